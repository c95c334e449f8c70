"""Chapter 7: landing colonies, and who controls a territory."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.asking import Asks
from engine.core.moves import Move, Seat
from engine.games.alien_frontiers.aftermath import aftermath
from engine.games.alien_frontiers.components import NOBODY, REPULSOR, TERRITORIES
from engine.games.alien_frontiers.events import (
    ColoniesSwapped,
    ColonyLanded,
    ColonyMoved,
    ControlChanged,
    GameEnded,
    HubAdvanced,
)
from engine.games.alien_frontiers.moves import Land
from engine.games.alien_frontiers.state import AlienFrontiersState

_LANDINGS = tuple(Land(territory) for territory in range(len(TERRITORIES)))


@dataclass(frozen=True, slots=True)
class ToLand(Asks[AlienFrontiersState]):
    """A colony earned is landed at once (AF-4.6); there is always a territory open (AF-17.1)."""

    new_colony: bool = False
    """An overflow of the Colonist Hub: the step left over starts the next colony (AF-6.2.7)."""

    def moves(self, state: AlienFrontiersState, seat: Seat) -> list[Move]:
        return [landing for landing in _LANDINGS if not is_closed(state, landing.territory)]

    def play(self, state: AlienFrontiersState, seat: Seat, move: Land) -> None:
        state.agenda.pop()
        land(state, seat, move.territory)
        player = state.players[seat]
        if self.new_colony and player.colonies:
            player.hub = 1
            state.events.append(HubAdvanced(seat, 0, 1))
        aftermath(state)
        if player.colonies == 0:
            end_game(state, seat)


def controller(colonies: tuple[int, ...]) -> Seat:
    """Strictly more colonies than each other player, or nobody (AF-7.2)."""
    most = max(colonies)
    if most == 0 or colonies.count(most) > 1:
        return NOBODY
    return colonies.index(most)


def is_closed(state: AlienFrontiersState, territory: int) -> bool:
    """The Repulsor Field lets no colony in or out (AF-8.5)."""
    return state.fields[REPULSOR] == territory


def land(state: AlienFrontiersState, seat: Seat, territory: int) -> None:
    """Put an unplaced colony on the planet; the last one ends the game (AF-7.1, AF-13.1)."""
    player = state.players[seat]
    player.colonies -= 1
    if player.colonies == 0:
        player.hub = 0  # the last colony was the one on the track (AF-6.2.8)
    state.events.append(ColonyLanded(seat, territory))
    _add(state, territory, seat, 1)
    _update_control(state, territory)


def move(state: AlienFrontiersState, seat: Seat, owner: Seat, origin: int, territory: int) -> None:
    """One event: both territories change, then control is judged once (AF-7.5)."""
    _add(state, origin, owner, -1)
    _add(state, territory, owner, 1)
    state.events.append(ColonyMoved(seat, owner, origin, territory))
    _update_control(state, origin)
    _update_control(state, territory)


def swap(
    state: AlienFrontiersState, seat: Seat, owner: Seat, territory: int, other_owner: Seat, other_territory: int
) -> None:
    _add(state, territory, owner, -1)
    _add(state, other_territory, other_owner, -1)
    _add(state, territory, other_owner, 1)
    _add(state, other_territory, owner, 1)
    state.events.append(ColoniesSwapped(seat, owner, territory, other_owner, other_territory))
    _update_control(state, territory)
    _update_control(state, other_territory)


def end_game(state: AlienFrontiersState, seat: Seat) -> None:
    """Nothing more is done: no remaining ships, no cards, no limit of eight (AF-13.1)."""
    state.agenda.clear()
    state.events.append(GameEnded(seat))


def _add(state: AlienFrontiersState, territory: int, seat: Seat, count: int) -> None:
    colonies = list(state.colonies[territory])
    colonies[seat] += count
    state.colonies[territory] = tuple(colonies)


def _update_control(state: AlienFrontiersState, territory: int) -> None:
    before, after = state.control[territory], controller(state.colonies[territory])
    if before != after:
        state.control[territory] = after
        state.events.append(ControlChanged(territory, before, after))
