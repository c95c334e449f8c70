"""AF-2.1, AF-17.4: all that is in the box, counted: the same all through a game."""

from __future__ import annotations

from engine.games.alien_frontiers.components import EMPTY, NOBODY, RELIC
from engine.games.alien_frontiers.state import AlienFrontiersState


def count(state: AlienFrontiersState) -> dict[str, int]:
    players = state.players
    ships = [ship for docks in state.docks for ship in docks if ship != EMPTY] + list(state.hand)
    counts = {
        "cards": len(state.draw)
        + len(state.display)
        + len(state.discard)
        + sum(len(player.cards) for player in players),
        "fuel": state.fuel + sum(player.fuel for player in players),
        "ore": state.ore + sum(player.ore for player in players),
        "relic ship": sum(bool(ship & RELIC) for ship in ships) + (state.relic_owner == NOBODY),
    }
    for seat, player in enumerate(players):
        afloat = sum(ship >> 4 == seat and not ship & RELIC for ship in ships)
        counts[f"ships of seat {seat}"] = player.stock + afloat
        counts[f"colonies of seat {seat}"] = player.colonies + sum(colonies[seat] for colonies in state.colonies)
    return counts
