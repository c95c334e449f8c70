"""Chapter 7: which technologies can be researched, at what price, with whose goods."""

from __future__ import annotations

from functools import lru_cache

from engine.core.moves import Seat
from engine.games.empires_of_the_void.components import (
    CARD_FIGURES,
    EEGH,
    NOBODY,
    NOTHING,
    NOWHERE,
    OWNS,
    RACE_FIGURES,
    SPACE_PORT,
    TAN_FU,
    TECHNOLOGIES,
)
from engine.games.empires_of_the_void.empire import goods
from engine.games.empires_of_the_void.events import PortBuilt, Researched
from engine.games.empires_of_the_void.moves import Research
from engine.games.empires_of_the_void.state import EmpiresState, Player


@lru_cache(maxsize=4096)
def research_move(technology: int, lender: Seat, world: int) -> Research:
    return Research(technology, lender, world)


@lru_cache(maxsize=65536)
def unlocked(technologies: int, race: int) -> tuple[int, ...]:
    """Technologies not owned whose prerequisite is, those of other races left out (EV-7.9)."""
    return tuple(
        number
        for number, record in enumerate(TECHNOLOGIES)
        if not technologies & OWNS[number]
        and record.race in (NOTHING, race)
        and (record.prerequisite == NOTHING or technologies & OWNS[record.prerequisite])
    )


def cost(state: EmpiresState, seat: Seat, technology: int, discount: int = 0) -> int:
    """Reductions add up to no less than 1; a Research Grant comes last and may bring it to 0 (EV-7.11)."""
    player = state.players[seat]
    price = TECHNOLOGIES[technology].cost - reduction(state, seat) - discount
    return max(0, max(1, price) - CARD_FIGURES["grant_credits"]) if has_grant(player) else max(1, price)


def reduction(state: EmpiresState, seat: Seat) -> int:
    less = RACE_FIGURES["eegh_discount"] if state.players[seat].race == EEGH else 0
    return less + int(state.has_access(seat, TAN_FU))


def has_grant(player: Player) -> bool:
    """Played, and not bound by an order (EV-25.22)."""
    return player.grant and not player.orders.granted


def has_archives(player: Player) -> bool:
    return player.archives and not player.orders.archived


def lenders(state: EmpiresState, seat: Seat, good: int) -> list[Seat]:
    """Whose good can be used: NOBODY's if none is needed or one's own will do, else those who gave leave (EV-17.3)."""
    player = state.players[seat]
    if good == NOTHING or has_archives(player) or goods(state, seat) >> good & 1:
        return [NOBODY]
    return [
        lender
        for lent, lender in player.leaves
        if lent == good and not (lender == player.orders.lender and TECHNOLOGIES[player.orders.technology].good == good)
    ]


def researches(state: EmpiresState, seat: Seat, discount: int = 0) -> list[Research]:
    """Everything the seat could research now with its free credits."""
    player = state.players[seat]
    free = player.free
    off = reduction(state, seat) + discount
    grant = CARD_FIGURES["grant_credits"] if has_grant(player) else 0
    archives = has_archives(player)
    owned_goods = -1
    found: list[Research] = []
    for technology in unlocked(player.technologies, player.race):
        record = TECHNOLOGIES[technology]
        price = record.cost - off
        if (price if price > 1 else 1) - grant > free or technology == player.orders.technology:
            continue
        if record.good == NOTHING or archives:
            helpers = [NOBODY]
        else:
            if owned_goods < 0:
                owned_goods = goods(state, seat)
            if owned_goods >> record.good & 1:
                helpers = [NOBODY]
            elif player.leaves:
                helpers = lenders(state, seat, record.good)
            else:
                continue
        worlds = [NOWHERE] if technology != SPACE_PORT else port_sites(state, seat)
        for lender in helpers:
            found += [research_move(technology, lender, world) for world in worlds]
    return found


def port_sites(state: EmpiresState, seat: Seat) -> list[int]:
    """A Space Port stands on a world one controls, home worlds included (EV-21.12)."""
    return [world for world, holder in enumerate(state.holder) if holder == seat]


def carry_out(state: EmpiresState, seat: Seat, move: Research, price: int) -> None:
    """The effect starts at once and is permanent (EV-7.10). A grant, archives or leave used are gone."""
    player = state.players[seat]
    good = TECHNOLOGIES[move.technology].good
    player.credits -= price
    if move.lender != NOBODY:
        player.leaves = tuple([leave for leave in player.leaves if leave != (good, move.lender)])
    player.technologies |= OWNS[move.technology]
    state.events.append(Researched(seat, move.technology, price, move.lender))
    if move.technology == SPACE_PORT:
        player.port = move.world
        state.events.append(PortBuilt(seat, move.world))
