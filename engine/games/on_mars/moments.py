"""OM-5.5: the free moments of a turn, when goals are completed, goods delivered and First Colonist cards shown."""

from __future__ import annotations

from engine.core.moves import Move, Seat
from engine.games.on_mars import contracts, first_colonists, goals
from engine.games.on_mars.moves import CompleteGoal, Deliver, ShowCard
from engine.games.on_mars.state import COLONIZATION, OnMarsState

_ACTION_DEPTH = 3
"""The agenda inside an action of the turn: the next turn, this turn, the action. Deeper down a unit is under way."""

FreeMove = CompleteGoal | Deliver | ShowCard


def free_moves(state: OnMarsState, seat: Seat) -> list[Move]:
    """What can be said between two units of one's own turn; nothing inside a unit or in another's turn."""
    if len(state.agenda) > _ACTION_DEPTH or seat != state.active or state.phase != COLONIZATION:
        return []
    player = state.players[seat]
    found: list[Move] = goals.completions(state, seat) if player.goals else []
    if player.contracts:
        found += contracts.deliveries(state, seat)
    if player.cards_b:
        found += first_colonists.showings(state, seat)
    return found


def play_free(state: OnMarsState, seat: Seat, move: FreeMove) -> None:
    if isinstance(move, Deliver):
        contracts.deliver(state, seat, move.contract, move.good)
    elif isinstance(move, CompleteGoal):
        goals.complete(state, seat, move.goal, move.reward)
    else:
        first_colonists.show(state, seat, move.card)
