"""EV-28.6: open points. What a seat may do while nothing is under way: play a card, make an offer; and the decisions on
a research, a build or a sale, which are open points too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product

from engine.core.asking import Asks
from engine.core.moves import Move, Seat, Step
from engine.core.rng import Rng
from engine.games.empires_of_the_void.components import (
    BREAKTHROUGH,
    CALL_TO_ARMS,
    CARD_FIGURES,
    CARDS,
    EVENT_FIGURES,
    FESTIVAL_OF_WORLDS,
    FOLD_SPACE,
    FORCED_MARCH,
    HIRED_SHIPWRIGHTS,
    HOME,
    HOSTILE_TAKEOVER,
    IN_DECISION,
    IN_PRE_ROUND,
    IN_RESEARCH,
    IN_TURN,
    NOBODY,
    OPEN_ARCHIVES,
    PRE_ROUND,
    RESEARCH_GRANT,
    STARFIGHTER,
    TURNS,
    WINDFALL,
)
from engine.games.empires_of_the_void.empire import gain
from engine.games.empires_of_the_void.events import ActionsGained, CardSold, CreditsTaken
from engine.games.empires_of_the_void.hands import can_swap, put_down, swap, swaps
from engine.games.empires_of_the_void.movement import ToFold
from engine.games.empires_of_the_void.moves import (
    Build,
    Listen,
    Muster,
    Pass,
    PlayCards,
    Research,
    Sell,
    Swap,
    TakeCredits,
    TradeWith,
)
from engine.games.empires_of_the_void.research import carry_out, cost, has_archives, has_grant, researches, unlocked
from engine.games.empires_of_the_void.shipyard import (
    build_now,
    buildable,
    give_ships,
    ordered,
    supply,
)
from engine.games.empires_of_the_void.state import EmpiresState
from engine.games.empires_of_the_void.step import LISTEN, PASS, QUIET, Window, bar_offers, unanswered
from engine.games.empires_of_the_void.tactics import Effect, could_play, play_cards, plays
from engine.games.empires_of_the_void.trade import begin_offer, forget_offers, partners

ANY_TIME = tuple(number for number, card in enumerate(CARDS) if card.window == "any_time")
OWN_TURN = tuple(number for number, card in enumerate(CARDS) if card.window == "own_turn")
OWN_RESEARCH = tuple(number for number, card in enumerate(CARDS) if card.window == "own_research")
FEWEST_CARDS = min(CARDS[number].cards for number in ANY_TIME)
_DISCOUNT = 1
"""Arms Bazaar and Hired Shipwrights."""


# -- what can be done at an open point ----------------------------------------------------------------------------


def card_plays(state: EmpiresState, seat: Seat, abilities: tuple[int, ...]) -> tuple[PlayCards, ...]:
    """Abilities whose effect can be applied (EV-25.2)."""
    hand = state.players[seat].hand
    if len(hand) < FEWEST_CARDS:
        return ()
    found = plays(hand, abilities)
    if found:
        return tuple([play for play in found if _applies(state, seat, play.ability)])
    return found


def _applies(state: EmpiresState, seat: Seat, ability: int) -> bool:
    player = state.players[seat]
    if ability == CALL_TO_ARMS:
        return supply(state, seat, STARFIGHTER) > ordered(state, seat, STARFIGHTER)
    if ability == HOSTILE_TAKEOVER:
        return any(other.credits for number, other in enumerate(state.players) if number != seat)
    if ability == RESEARCH_GRANT:
        return not player.grant
    if ability == OPEN_ARCHIVES:
        return not player.archives
    if ability == BREAKTHROUGH:
        return bool(unlocked(player.technologies, player.race))
    if ability == FOLD_SPACE:
        return any(player.ships)
    return True


def open_moves(state: EmpiresState, seat: Seat, abilities: tuple[int, ...], occasion: int) -> list[Move]:
    """Cards, offers, exchanges with the row, and taking offers again."""
    player = state.players[seat]
    found: list[Move] = [*card_plays(state, seat, abilities), *partners(state, seat, occasion)]
    if can_swap(state, seat):
        found += swaps(player.hand, state.row)
    if player.quiet:
        found.append(LISTEN)
    return found


def play_open(state: EmpiresState, seat: Seat, move: Move, occasion: int) -> None:
    if isinstance(move, PlayCards):
        play_cards(state, move.cards, Ability(seat, move.ability))
    elif isinstance(move, TradeWith):
        begin_offer(state, seat, move.partner, occasion)
    elif isinstance(move, Swap):
        swap(state, seat, move)
    else:
        assert isinstance(move, Listen)
        bar_offers(state, seat, False)


# -- the seats that are not to move -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Interjections(Step[EmpiresState]):
    """The others may speak before a seat is asked: at the start of its turn, after each of its actions, and before a
    decision an event gives it (EV-28.6). Between an Attack and its dice everybody may, by cards alone (EV-11.15)."""

    asked: Seat = NOBODY
    in_between: bool = False
    """After an action of a turn that goes on."""

    def run(self, state: EmpiresState) -> None:
        asked = [seat for seat in range(len(state.players)) if seat != self.asked and self._may_act(state, seat)]
        if asked:
            state.agenda.append(ToInterject(tuple(asked), unanswered(state), self.asked, self.in_between))

    def _may_act(self, state: EmpiresState, seat: Seat) -> bool:
        """By public facts alone (EV-28.3)."""
        if could_play(state, seat, WINDFALL):
            return True
        return state.battle is None and bool(can_swap(state, seat) or partners(state, seat, occasion_of(state)))


def occasion_of(state: EmpiresState) -> int:
    """What the offers of a seat that is not to move count for (EV-17.11)."""
    if state.phase == TURNS:
        return IN_TURN
    return IN_PRE_ROUND if state.phase == PRE_ROUND else IN_DECISION


@dataclass(frozen=True, slots=True)
class ToInterject(Window):
    asked: Seat
    """Who is asked next; nobody in an Attack."""
    in_between: bool = False

    @property
    def case(self) -> str:
        return "attack" if self.asked == NOBODY else ""

    def topic(self) -> str:
        """To be asked after every single action of others is a wish of its own (EV-28.3)."""
        return "every_action" if self.in_between else ""

    def moves(self, state: EmpiresState, seat: Seat) -> list[Move]:
        if state.battle is not None:
            return [PASS, *card_plays(state, seat, ANY_TIME)]
        found: list[Move] = [PASS, *open_moves(state, seat, ANY_TIME, occasion_of(state))]
        if not state.players[seat].quiet:
            found.append(QUIET)
        return found

    def act(self, state: EmpiresState, seat: Seat, move: Move) -> None:
        state.agenda.append(Interjections(self.asked, self.in_between))
        play_open(state, seat, move, occasion_of(state))


# -- decisions on a research, a build or a sale (EV-8.13, EV-25.24) -----------------------------------------------


@dataclass(frozen=True, slots=True)
class ToResearch(Asks[EmpiresState]):
    """Asked even if only a trade or a card could help (EV-8.13)."""

    discount: int = 0

    def moves(self, state: EmpiresState, seat: Seat) -> list[Move]:
        return [
            PASS,
            *researches(state, seat, self.discount),
            *open_moves(state, seat, OWN_RESEARCH + ANY_TIME, IN_RESEARCH),
        ]

    def play(self, state: EmpiresState, seat: Seat, move: Move) -> None:
        if isinstance(move, Research):
            price = cost(state, seat, move.technology, self.discount)
            player = state.players[seat]
            player.grant = player.grant and not has_grant(player)
            player.archives = player.archives and not has_archives(player)
            carry_out(state, seat, move, price)
        elif not isinstance(move, Pass):
            play_open(state, seat, move, IN_RESEARCH)
            return
        end_decision(state, seat, IN_RESEARCH)


def end_decision(state: EmpiresState, seat: Seat, occasion: int = IN_DECISION) -> None:
    """What was meant for this decision lapses, unless the pre-round phase it belongs to goes on (EV-25.22)."""
    state.agenda.pop()
    forget_offers(state, occasion)
    if state.phase != PRE_ROUND:
        player = state.players[seat]
        player.grant = player.archives = False
        player.leaves = ()


@dataclass(frozen=True, slots=True)
class ToBuild(Asks[EmpiresState]):
    """Up to so many ships, each a little cheaper (Arms Bazaar, Hired Shipwrights)."""

    left: int

    def moves(self, state: EmpiresState, seat: Seat) -> list[Move]:
        return [PASS, *buildable(state, seat, _DISCOUNT), *open_moves(state, seat, ANY_TIME, IN_DECISION)]

    def play(self, state: EmpiresState, seat: Seat, move: Move) -> None:
        if isinstance(move, Build):
            build_now(state, seat, move, _DISCOUNT)
            if self.left > 1:
                state.agenda[-1] = ToBuild(seat, self.left - 1)
                return
        elif not isinstance(move, Pass):
            play_open(state, seat, move, IN_DECISION)
            return
        end_decision(state, seat)


_SELLS = tuple(Sell(card) for card in range(len(CARDS)))


@dataclass(frozen=True, slots=True)
class ToSell(Asks[EmpiresState]):
    """Smugglers' Market: cards for credits, one at a time (EV-24.16)."""

    def moves(self, state: EmpiresState, seat: Seat) -> list[Move]:
        cards = sorted(set(state.players[seat].hand))
        return [PASS, *[_SELLS[card] for card in cards], *open_moves(state, seat, ANY_TIME, IN_DECISION)]

    def play(self, state: EmpiresState, seat: Seat, move: Move) -> None:
        if isinstance(move, Sell):
            credits = EVENT_FIGURES["market_credits"]
            put_down(state, seat, (move.card,))
            state.discard.append(move.card)
            state.players[seat].credits += credits
            state.events.append(CardSold(seat, move.card, credits))
        elif isinstance(move, Pass):
            end_decision(state, seat)
        else:
            play_open(state, seat, move, IN_DECISION)


# -- the abilities themselves -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ability(Effect):
    def run(self, state: EmpiresState) -> None:
        _EFFECTS[self.ability](state, self.seat)


def _forced_march(state: EmpiresState, seat: Seat) -> None:
    state.march += 1
    state.events.append(ActionsGained(seat, 1))


def _festival(state: EmpiresState, seat: Seat) -> None:
    state.festival += CARD_FIGURES["festival_actions"]
    state.events.append(ActionsGained(seat, CARD_FIGURES["festival_actions"]))


def _grant(state: EmpiresState, seat: Seat) -> None:
    state.players[seat].grant = True


def _archives(state: EmpiresState, seat: Seat) -> None:
    state.players[seat].archives = True


def takeover(state: EmpiresState, seat: Seat) -> ToTakeCredits:
    """Credits bound by orders cannot be taken (EV-25.25)."""
    most = CARD_FIGURES["takeover_each"]
    limits = tuple(0 if other == seat else min(most, player.free) for other, player in enumerate(state.players))
    return ToTakeCredits(seat, limits)


_EFFECTS: dict[int, Callable[[EmpiresState, Seat], None]] = {
    FORCED_MARCH: _forced_march,
    CALL_TO_ARMS: lambda state, seat: state.agenda.append(ToMuster(seat)),
    WINDFALL: lambda state, seat: gain(state, seat, CARD_FIGURES["windfall_credits"]),
    HIRED_SHIPWRIGHTS: lambda state, seat: state.agenda.append(ToBuild(seat, CARD_FIGURES["shipwrights_ships"])),
    HOSTILE_TAKEOVER: lambda state, seat: state.agenda.append(takeover(state, seat)),
    RESEARCH_GRANT: _grant,
    OPEN_ARCHIVES: _archives,
    BREAKTHROUGH: lambda state, seat: state.agenda.append(ToResearch(seat)),
    FOLD_SPACE: lambda state, seat: state.agenda.append(ToFold(seat)),
    FESTIVAL_OF_WORLDS: _festival,
}


@dataclass(frozen=True, slots=True)
class ToMuster(Asks[EmpiresState]):
    """Call to Arms: all on the home world or all on one controlled planet (EV-25.7)."""

    def moves(self, state: EmpiresState, seat: Seat) -> list[Move]:
        home = HOME + seat
        return [Muster(world) for world, holder in enumerate(state.holder) if holder == seat or world == home]

    def play(self, state: EmpiresState, seat: Seat, move: Muster) -> None:
        state.agenda.pop()
        give_ships(state, seat, STARFIGHTER, CARD_FIGURES["call_to_arms_ships"], move.world)


@lru_cache(maxsize=4096)
def _splits(limits: tuple[int, ...]) -> tuple[TakeCredits, ...]:
    """All splits with the largest possible total (EV-25.25)."""
    most = min(CARD_FIGURES["takeover_total"], sum(limits))
    shares = product(*(range(limit + 1) for limit in limits))
    return tuple(TakeCredits(share) for share in shares if sum(share) == most)


@dataclass(frozen=True, slots=True)
class ToTakeCredits(Asks[EmpiresState]):
    """Hostile Takeover. The limits show its player, and nobody else, how many credits are free (EV-27.6)."""

    limits: tuple[int, ...]

    def seen_by(self, seat: Seat | None) -> ToTakeCredits:
        return self if seat == self.seat else replace(self, limits=(0,) * len(self.limits))

    def imagined(self, state: EmpiresState, seat: Seat, rng: Rng) -> ToTakeCredits:
        return self if seat == self.seat else takeover(state, self.seat)

    def moves(self, state: EmpiresState, seat: Seat) -> list[Move]:
        return list(_splits(self.limits))

    def play(self, state: EmpiresState, seat: Seat, move: TakeCredits) -> None:
        state.agenda.pop()
        for victim, credits in enumerate(move.amounts):
            if credits:
                state.players[victim].credits -= credits
                state.players[seat].credits += credits
                state.events.append(CreditsTaken(seat, victim, credits))
