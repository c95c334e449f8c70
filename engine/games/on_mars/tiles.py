"""OM-7.11: Discovery and Research tiles, and the Radar."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.asking import Asks
from engine.core.moves import Move, Seat
from engine.games.on_mars.components import (
    DISCOVERIES,
    DISCOVERIES_MISSION,
    NOWHERE,
    RESEARCH_MISSION,
    TILES,
    Effect,
)
from engine.games.on_mars.effects import begin, define, grant, is_possible
from engine.games.on_mars.events import DiscoveryShown, RadarFed, TileRemoved, TileTaken
from engine.games.on_mars.missions import contribute
from engine.games.on_mars.moves import FeedRadar
from engine.games.on_mars.state import OnMarsState

_FEEDS = tuple(FeedRadar(tile) for tile in range(DISCOVERIES))


def can_take(state: OnMarsState, seat: Seat, tile: int, spent: int = 0) -> bool:
    """Part of the benefit must be possible, after spending that many Crystals; of each Research letter a player takes
    one only (OM-7.11.2)."""
    if tile in state.players[seat].research:
        return False
    return is_possible(state, seat, TILES[tile].effect, state.players[seat].quarters, state.spendable(seat) - spent)


def take(state: OnMarsState, seat: Seat, place: int) -> None:
    """The tile is the player's, its benefit is resolved next (OM-7.11.3)."""
    tile = state.tile[place]
    state.tile[place] = NOWHERE
    player = state.players[seat]
    state.events.append(TileTaken(seat, tile, place))
    if tile >= DISCOVERIES:
        player.research += (tile,)
        contribute(state, seat, RESEARCH_MISSION)
    else:
        player.discoveries += (tile,)
        contribute(state, seat, DISCOVERIES_MISSION)
    grant(state, seat, TILES[tile].effect)


def remove(state: OnMarsState, place: int) -> None:
    """Out of the game."""
    tile = state.tile[place]
    state.tile[place] = NOWHERE
    state.tiles_gone += (tile,)
    state.events.append(TileRemoved(tile, place))


def draw(state: OnMarsState, place: int) -> None:
    """Refill one of the two face-up places of the Exploration space; an empty pile leaves it empty (OM-11.8)."""
    if state.discovery_pile:
        state.exploration[place] = state.discovery_pile.pop()
        state.events.append(DiscoveryShown(state.exploration[place]))
    else:
        state.exploration[place] = NOWHERE


# -- the Radar (OM-9.4.5) ----------------------------------------------------------------------------------------


def _radar_choices(state: OnMarsState, seat: Seat, colonists: int, crystals: int) -> list[int]:
    tiles = [state.radar] if state.radar != NOWHERE else [tile for tile in state.exploration if tile != NOWHERE]
    return [tile for tile in tiles if is_possible(state, seat, TILES[tile].effect, colonists, crystals)]


@dataclass(frozen=True, slots=True)
class ToFeedRadar(Asks[OnMarsState]):
    """The first use: which face-up tile stays on the card?"""

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        player = state.players[seat]
        return [_FEEDS[tile] for tile in _radar_choices(state, seat, player.quarters, state.spendable(seat))]

    def play(self, state: OnMarsState, seat: Seat, move: FeedRadar) -> None:
        state.agenda.pop()
        place = state.exploration.index(move.tile)
        state.radar = move.tile
        state.events.append(RadarFed(seat, move.tile))
        draw(state, place)
        begin(state, seat, TILES[move.tile].effect, must=True)


def _use_radar(state: OnMarsState, seat: Seat, effect: Effect, must: bool) -> None:
    if state.radar == NOWHERE:
        state.agenda.append(ToFeedRadar(seat))
    else:
        begin(state, seat, TILES[state.radar].effect, must)


define(
    "radar",
    lambda state, seat, effect, colonists, crystals: bool(_radar_choices(state, seat, colonists, crystals)),
    _use_radar,
)
