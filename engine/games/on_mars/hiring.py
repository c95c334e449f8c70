"""OM-7.9: the display of Scientists and Earth Contracts."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.asking import Asks
from engine.core.moves import Move, Seat, Step
from engine.games.on_mars import first_colonists
from engine.games.on_mars.colonists import work
from engine.games.on_mars.components import (
    COLONIST,
    CONTRACT_PRICE,
    CONTRACTS,
    LACERDA,
    LACERDAS_SCIENTISTS,
    NOWHERE,
    SCIENTIST_PRICE,
    SCIENTISTS,
    SCIENTISTS_MISSION,
    Effect,
)
from engine.games.on_mars.contracts import check_upgrades
from engine.games.on_mars.effects import define
from engine.games.on_mars.events import ContractTaken, OfferDrawn, OfferRefilled, ScientistHired
from engine.games.on_mars.goods import can_pay, pay, pay_crystals
from engine.games.on_mars.missions import contribute
from engine.games.on_mars.moves import Hire, Refill, Stop, TakeContract
from engine.games.on_mars.state import OnMarsState

FIRST_CONTRACT = len(SCIENTISTS)
"""In the display a Contract is its number plus this."""

_STOP = Stop()
_HIRES = tuple(Hire(scientist) for scientist in range(len(SCIENTISTS)))
_TAKES = tuple(TakeContract(contract) for contract in range(len(CONTRACTS)))
_REFILLS = tuple(Refill(contract) for contract in range(len(CONTRACTS)))


def price(scientist: int) -> tuple[int, ...]:
    """In Resources; the Geologist's is paid with Colonists."""
    cost = SCIENTISTS[scientist].cost
    return () if cost == COLONIST else (cost,) * SCIENTIST_PRICE


def can_hire(state: OnMarsState, seat: Seat, scientist: int, colonists: int) -> bool:
    if SCIENTISTS[scientist].cost == COLONIST:
        return colonists >= SCIENTIST_PRICE
    return can_pay(state, seat, price(scientist))


def choices(state: OnMarsState, seat: Seat, kind: str, free: bool, colonists: int, crystals: int) -> list[Move]:
    """The payable cards of the display that an effect may take, slot by slot."""
    found: list[Move] = []
    for card in state.offer:
        if card == NOWHERE:
            continue
        if card < FIRST_CONTRACT:
            if kind != "take_contract" and (free or can_hire(state, seat, card, colonists)):
                found.append(_HIRES[card])
        elif kind != "take_scientist" and (free or crystals >= CONTRACT_PRICE):
            found.append(_TAKES[card - FIRST_CONTRACT])
    return found


@dataclass(frozen=True, slots=True)
class ToHire(Asks[OnMarsState]):
    """A Scientist or a Contract, whichever the effect allows."""

    kind: str
    free: bool
    must: bool

    @property
    def case(self) -> str:
        return {"take_contract": "contract", "take_scientist": "scientist"}.get(self.kind, "")

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        player = state.players[seat]
        found = choices(state, seat, self.kind, self.free, player.quarters, state.spendable(seat))
        if not self.must:
            found.append(_STOP)
        return found

    def play(self, state: OnMarsState, seat: Seat, move: Hire | TakeContract | Stop) -> None:
        state.agenda.pop()
        if isinstance(move, Hire):
            hire(state, seat, move.scientist)
            if not self.free:
                if SCIENTISTS[move.scientist].cost == COLONIST:
                    work(state, seat, SCIENTIST_PRICE)
                pay(state, seat, price(move.scientist))
        elif isinstance(move, TakeContract):
            take_contract(state, seat, move.contract)
            if not self.free:
                pay_crystals(state, seat, CONTRACT_PRICE)


def _empty_slot(state: OnMarsState, card: int) -> None:
    slot = state.offer.index(card)
    state.offer[slot] = NOWHERE
    state.emptied += (slot,)


def hire(state: OnMarsState, seat: Seat, scientist: int) -> None:
    _empty_slot(state, scientist)
    state.players[seat].scientists += (scientist,)
    state.events.append(ScientistHired(seat, scientist))
    contribute(state, seat, SCIENTISTS_MISSION)
    first_colonists.note(state, seat, "take_scientist")


def take_contract(state: OnMarsState, seat: Seat, contract: int) -> None:
    _empty_slot(state, FIRST_CONTRACT + contract)
    state.players[seat].contracts += (contract,)
    state.events.append(ContractTaken(seat, contract))
    check_upgrades(state)


# -- the refill at the end of a turn (OM-7.9.5) ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RefillDisplay(Step[OnMarsState]):
    """Each emptied slot gets a Contract of the player's choice; Lacerda takes the top of the shuffled deck."""

    seat: Seat

    def run(self, state: OnMarsState) -> None:
        if not state.emptied:
            return
        if not state.contract_deck:
            state.emptied = ()
            return
        state.agenda.append(self)
        if state.is_lacerda(self.seat):
            fill(state, state.rng.choice(state.contract_deck), drawn=True)
        elif len(state.contract_deck) == 1:
            fill(state, state.contract_deck[0])
        else:
            state.agenda.append(ToRefill(self.seat))


def fill(state: OnMarsState, contract: int, drawn: bool = False) -> None:
    slot, state.emptied = state.emptied[0], state.emptied[1:]
    state.offer[slot] = FIRST_CONTRACT + contract
    state.contract_deck = tuple(other for other in state.contract_deck if other != contract)
    state.events.append(OfferDrawn(contract, slot) if drawn else OfferRefilled(contract, slot))


@dataclass(frozen=True, slots=True)
class ToRefill(Asks[OnMarsState]):
    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        return [_REFILLS[contract] for contract in state.contract_deck]

    def play(self, state: OnMarsState, seat: Seat, move: Refill) -> None:
        state.agenda.pop()
        fill(state, move.contract)


def _begin(state: OnMarsState, seat: Seat, effect: Effect, must: bool) -> None:
    state.agenda.append(ToHire(seat, effect.kind, effect.free, must))


def lacerdas_scientists(state: OnMarsState) -> list[int]:
    """Those on display while he has room for another (OM-14.6.3)."""
    if len(state.players[LACERDA].scientists) >= LACERDAS_SCIENTISTS:
        return []
    return [card for card in state.offer if NOWHERE < card < FIRST_CONTRACT]


def lacerdas_contract(state: OnMarsState) -> int:
    """The Contract worth most on display, the leftmost of equals; NOWHERE if there is none."""
    offered = [card - FIRST_CONTRACT for card in state.offer if card >= FIRST_CONTRACT]
    return max(offered, key=lambda contract: CONTRACTS[contract].gain, default=NOWHERE)


def _possible(state: OnMarsState, seat: Seat, effect: Effect, colonists: int, crystals: int) -> bool:
    if state.is_lacerda(seat):
        affordable = crystals >= CONTRACT_PRICE and lacerdas_contract(state) != NOWHERE
        return bool(lacerdas_scientists(state)) or affordable
    return bool(choices(state, seat, effect.kind, effect.free, colonists, crystals))


for _kind in ("hire_or_contract", "take_contract", "take_scientist"):
    define(_kind, _possible, _begin)
