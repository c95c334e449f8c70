"""Chapter 17: prestige and the Prestige Leader tile."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.games.race_for_the_galaxy.components import NOBODY
from engine.games.race_for_the_galaxy.events import ChipsGained, LeaderChanged, PrestigeGained, PrestigeSpent
from engine.games.race_for_the_galaxy.goals import held_values, lose_tiles
from engine.games.race_for_the_galaxy.piles import draw
from engine.games.race_for_the_galaxy.robot_events import RobotChips, RobotPrestige
from engine.games.race_for_the_galaxy.state import IN_THE_MIDDLE, RaceState


def gain_prestige(state: RaceState, seat: Seat, amount: int) -> None:
    """A sole leader puts what is gained on the tile at once (RG-17.4)."""
    if not amount or not state.prestige_in_play:
        return
    player = state.players[seat]
    player.prestige += amount
    player.gained += amount
    if state.leader == seat:
        state.tile += amount
    state.events.append(PrestigeGained(seat, amount))


def spend_prestige(state: RaceState, *seats: Seat) -> None:
    """One token of each, from the stock before the tile, all at the same time; then a holder without strictly the most
    loses the tile (RG-17.5, RG-17.9), and `most` tiles may go (RG-16.5)."""
    before = [held_values(state, seat) for seat in seats]
    for seat in seats:
        player = state.players[seat]
        player.prestige -= 1
        if state.leader == seat:
            state.tile = min(state.tile, player.prestige)
        state.events.append(PrestigeSpent(seat))
    for seat, values in zip(seats, before, strict=True):
        lose_tiles(state, seat, values)
    if state.leader in seats:
        check_lead(state)


def check_lead(state: RaceState) -> None:
    """RG-17.3: the sole leader holds the tile, a shared lead puts it in the middle."""
    if not state.prestige_in_play:
        return
    leader = _leader(state)
    if leader != state.leader:
        move_tile(state, leader)


def move_tile(state: RaceState, leader: int) -> None:
    """A new sole leader puts a token on the tile if one was gained in this phase (RG-17.4)."""
    state.leader = leader
    state.tile = 0
    if 0 <= leader < len(state.players):
        state.tile = min(1, state.players[leader].gained)
    state.events.append(LeaderChanged(leader, robot=leader == len(state.players)))


def _leader(state: RaceState) -> int:
    amounts = [player.prestige for player in state.players]
    if state.robot:
        amounts.append(state.robot.prestige)
    most = max(amounts)
    if most < 1:
        return NOBODY
    return amounts.index(most) if amounts.count(most) == 1 else IN_THE_MIDDLE


def pay_leader(state: RaceState) -> None:
    """Round start: a chip for the leader or for all who share the lead, a card for a token on the tile (RG-17.6)."""
    if not state.prestige_in_play or state.leader == NOBODY:
        return
    if state.leader == IN_THE_MIDDLE:
        most = max(player.prestige for player in state.players)
        for seat in state.order:
            if state.players[seat].prestige == most:
                gain_chips(state, seat, 1)
        robot_gains_chips(state, 1)
    elif state.leader < len(state.players):
        gain_chips(state, state.leader, 1)
        if state.tile:
            state.tile = 0
            draw(state, state.leader, 1)
    else:
        robot_gains_chips(state, 1)


def gain_chips(state: RaceState, seat: Seat, vp: int) -> None:
    """From the pool, and from the reserve when it is empty: the pool then counts below zero (RG-12.18)."""
    if vp:
        state.players[seat].vp += vp
        state.pool -= vp
        state.events.append(ChipsGained(seat, vp, state.pool))


def robot_gains_chips(state: RaceState, vp: int) -> None:
    if vp and state.robot:
        state.robot.vp += vp
        state.pool -= vp
        state.events.append(RobotChips(vp, state.pool))


def robot_gains_prestige(state: RaceState, amount: int) -> None:
    """What counts for the robot is that it gained in this round: it has no tokens on the tile (RG-20.24)."""
    if amount and state.prestige_in_play and state.robot:
        state.robot.prestige += amount
        state.robot.gained += amount
        state.robot.gained_this_round = True
        state.events.append(RobotPrestige(amount))
