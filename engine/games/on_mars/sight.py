"""OM-2.6: what each seat may know, and making up the rest."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.rng import Rng
from engine.games.on_mars.components import (
    BLUEPRINTS,
    COMMON_TYPES,
    DISCOVERIES,
    FACES,
    GOALS,
    HIDDEN,
    NOWHERE,
    SOLO_CARDS,
    TECHS,
)
from engine.games.on_mars.first_colonists import CARDS_A, CARDS_B
from engine.games.on_mars.state import OnMarsState
from engine.games.on_mars.vandalism import vandalism_left


def hide(view: OnMarsState, seat: Seat | None) -> None:
    """Hands of others, piles and all but the top of the Building stacks are face down; Private Goals are open to a team
    (OM-15.5)."""
    for other, player in enumerate(view.players):
        if other != seat:
            if not view.is_shared:
                player.goals = (HIDDEN,) * len(player.goals)
            player.cards_b = (HIDDEN,) * len(player.cards_b)
            if player.card_a != NOWHERE:
                player.card_a = HIDDEN
    view.stacks = [[HIDDEN] * (len(stack) - 1) + stack[-1:] for stack in view.stacks]
    for pile in (
        view.tech_pile,
        view.pile_1,
        view.pile_3,
        view.discovery_pile,
        view.goal_box,
        view.deck_b,
        view.solo_deck,
        *([view.blackout.deck] if view.blackout else ()),
    ):
        pile[:] = [HIDDEN] * len(pile)


def make_up(state: OnMarsState, seat: Seat, rng: Rng) -> None:
    """Each pile and each hand of others gets cards that could be there."""
    for building in range(COMMON_TYPES):
        _imagine_stack(state, building, rng)
    state.tech_pile = _shuffled(rng, _unseen_techs(state))[: len(state.tech_pile)]
    known = {*state.display, *state.blueprints_gone, *(card for player in state.players for card in player.blueprints)}
    unseen = [card for card in range(len(BLUEPRINTS)) if card not in known]
    state.pile_1 = _shuffled(rng, [card for card in unseen if BLUEPRINTS[card].level == 1])
    state.pile_3 = _shuffled(rng, [card for card in unseen if BLUEPRINTS[card].level == 3])
    tiles = {
        *state.tile,
        *state.exploration,
        *state.tiles_gone,
        state.radar,
        *(tile for player in state.players for tile in player.discoveries),
    }
    state.discovery_pile = _shuffled(rng, [tile for tile in range(DISCOVERIES) if tile not in tiles])
    state.solo_deck = _shuffled(rng, [card for card in range(len(SOLO_CARDS)) if card not in state.solo_discards])
    if not state.options.solo:
        state.solo_deck = []
    if state.blackout:
        state.blackout.deck = _shuffled(rng, vandalism_left(state, state.blackout))
    _imagine_goals(state, rng)
    if state.options.first_colonists:
        _imagine_first_colonists(state, rng)


def _shuffled(rng: Rng, items: list[int]) -> list[int]:
    rng.shuffle(items)
    return items


def _imagine_stack(state: OnMarsState, building: int, rng: Rng) -> None:
    """The faces of a stack are known but for their order; those already on the map are not remembered."""
    stack = state.stacks[building]
    if len(stack) > 1:
        faces = [face for face, record in enumerate(FACES) for _ in range(record[2])]
        faces.remove(stack[-1])
        rng.shuffle(faces)
        state.stacks[building] = faces[: len(stack) - 1] + stack[-1:]


def _unseen_techs(state: OnMarsState) -> list[int]:
    """Two of each Tech, less those on the grid and in Laboratories."""
    seen = [tech for tech in state.grid if tech != NOWHERE]
    for player in state.players:
        seen += [tech for tech, space in enumerate(player.lab) if space != NOWHERE]
    return [tech for tech, record in enumerate(TECHS) for _ in range(record.sets - min(record.sets, seen.count(tech)))]


def _imagine_goals(state: OnMarsState, rng: Rng) -> None:
    known = {goal for player in state.players for goal in (*player.goals, *player.goals_done)}
    box = _shuffled(rng, [goal for goal in range(len(GOALS)) if goal not in known])
    for player in state.players:
        if HIDDEN in player.goals:
            player.goals = tuple(sorted(box.pop() for _ in player.goals))
    state.goal_box = box


def _imagine_first_colonists(state: OnMarsState, rng: Rng) -> None:
    shown_a, shown_b = state.cards_shown
    held_a = {*shown_a, *(player.card_a for player in state.players)}
    held_b = {*shown_b, *(card for player in state.players for card in player.cards_b)}
    box_a = _shuffled(rng, [card for card in range(len(CARDS_A)) if card not in held_a])
    box_b = _shuffled(rng, [card for card in range(len(CARDS_B)) if card not in held_b])
    for player in state.players:
        if player.card_a == HIDDEN:
            player.card_a = box_a.pop()
        if HIDDEN in player.cards_b:
            player.cards_b = tuple(box_b.pop() for _ in player.cards_b)
    state.deck_b = box_b
