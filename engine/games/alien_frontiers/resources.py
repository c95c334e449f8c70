"""Chapter 12: fuel and ore, from finite stocks."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.games.alien_frontiers.events import Gained, Paid
from engine.games.alien_frontiers.state import AlienFrontiersState


def pay(state: AlienFrontiersState, seat: Seat, fuel: int, ore: int) -> None:
    """Payments go to the stocks and are there again at once (AF-12.3)."""
    if fuel or ore:
        player = state.players[seat]
        player.fuel -= fuel
        player.ore -= ore
        state.fuel += fuel
        state.ore += ore
        state.events.append(Paid(seat, fuel, ore))


def gain(state: AlienFrontiersState, seat: Seat, fuel: int, ore: int) -> None:
    """Take from the stocks what they have left; the rest is lost (AF-12.4)."""
    short = 0
    if not state.options.unlimited_supply:
        if fuel > state.fuel:
            short += fuel - state.fuel
            fuel = state.fuel
        if ore > state.ore:
            short += ore - state.ore
            ore = state.ore
    player = state.players[seat]
    player.fuel += fuel
    player.ore += ore
    state.fuel -= fuel
    state.ore -= ore
    state.events.append(Gained(seat, fuel, ore, short))


def ore_in_stock(state: AlienFrontiersState) -> bool:
    return state.ore > 0 or state.options.unlimited_supply
