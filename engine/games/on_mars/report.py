"""The table in words: for the plain table, the terminal and transcripts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core.game import Panel
from engine.core.moves import Seat
from engine.core.panels import NOTHING, Row, panel, seat_panel
from engine.core.words import Words
from engine.games.on_mars import scoring
from engine.games.on_mars.blackout import completed, quota
from engine.games.on_mars.components import (
    ACTIONS,
    BLACKOUTS,
    CONTRACTS,
    FACES,
    GENERATOR,
    HIDDEN,
    LAB_COLUMN,
    MARKER,
    NOWHERE,
    ROW_CARDS,
    SHELTER,
    SLOT_ACTIONS,
    WAREHOUSE_GOODS,
    type_of,
)
from engine.games.on_mars.hexes import COORDINATES
from engine.games.on_mars.hiring import FIRST_CONTRACT
from engine.games.on_mars.state import Blackout, OnMarsState
from engine.games.on_mars.wording import conditions as conditions_in_words

ORIGINS = (*(action.id for action in ACTIONS[:SLOT_ACTIONS]), "working_area", "mine")
"""Where Colonists come back from, by number."""

_COLUMNS = "ABCDEFGHIJKLM"
_NORTHMOST = {q: min(r for other, r in COORDINATES if other == q) for q, _ in COORDINATES}
HEX_NAMES = tuple(f"{_COLUMNS[q + 6]}{r - _NORTHMOST[q] + 1}" for q, r in COORDINATES)
"""Hexes as players call them: columns A to M from the west, numbered from the north."""


def hex_name(words: Words, place: int) -> str:
    return HEX_NAMES[place] if place >= 0 else words.text("word", "nowhere")


def goods(words: Words, amounts: Sequence[int]) -> str:
    """'2 Water and 1 Plant'."""
    parts = [words.text("word", _GOOD_WORDS[good], amount) for good, amount in enumerate(amounts) if amount]
    return words.listed(parts) or words.text("word", "nothing")


_GOOD_WORDS = ("minerals", "batteries", "water", "plants", "oxygen", "crystals")


def space_number(words: Words, space: int) -> str:
    """A Depot space as printed, counted from 1."""
    return str(space + 1)


def solo_card(words: Words, card: int) -> str:
    return str(card + 1)


def grid_space(words: Words, place: int) -> str:
    """A space of the Tech Grid: 'bottom row, 2'."""
    rows = (("row_bottom", 0), ("row_middle", 2), ("row_top", 5))
    row, first = max((entry for entry in rows if entry[1] <= place), key=lambda entry: entry[1])
    return words.text("word", row, place - first + 1)


FORMATTERS: Mapping[str, Callable[[Words, Any], str]] = {
    "hex": hex_name,
    "goods": goods,
    "depot": space_number,
    "solo_card": solo_card,
    "grid": grid_space,
    "conditions": conditions_in_words,
}


def panels(view: OnMarsState, words: Words) -> list[Panel]:
    players = [_player(view, words, player) for player in range(len(view.players))]
    chapter = [_blackout(view, words, view.blackout)] if view.blackout else []
    return [_table(view, words), *chapter, *players, _orbit(view, words), _colony(view, words), _map(view, words)]


def _table(view: OnMarsState, words: Words) -> Panel:
    rows = [
        ("round", words.text("panel", "last_round" if view.last_round else "round_number", view.round)),
        ("turn", words.seat(view.active) if view.active >= 0 else NOTHING),
        ("order", ", ".join(f"{view.players[other].space} {words.seat(other)}" for other in view.order())),
        ("shuttle", _shuttle(view, words)),
        ("level", str(view.level)),
        ("missions", _missions(view, words)),
        *(() if view.is_shared else (("remaining", str(view.remaining)),)),
        ("lss", _life_support(view, words)),
    ]
    if view.options.solo:
        rows.append(("solo", _solo(view, words)))
    return panel(words, "table", rows)


def _shuttle(view: OnMarsState, words: Words) -> str:
    if view.shuttle == 0:
        return words.text("panel", "no_shuttle")
    return words.text("panel", "shuttle_at", words.name("side", view.shuttle_side), view.shuttle)


def _missions(view: OnMarsState, words: Words) -> str:
    parts = []
    for mission, left in zip(view.missions, view.trackers, strict=True):
        name = words.name("mission", mission)
        parts.append(words.text("panel", "mission_left" if left else "mission_done", name, left))
    return ", ".join(parts) or NOTHING


def _life_support(view: OnMarsState, words: Words) -> str:
    parts = []
    for column, row in enumerate(view.lss):
        name = words.name("building", GENERATOR + column)
        if not view.rewards:
            parts.append(f"{name} {row}")
            continue
        key = "lss_needed" if row <= view.level else "lss_row"
        parts.append(words.text("panel", key, name, row, words.name("reward", view.rewards[column])))
    return " · ".join(parts)


def _solo(view: OnMarsState, words: Words) -> str:
    goal = scoring.SOLO_GOALS[view.options.solo_goal]
    conditions = scoring.solo_conditions(view)
    met = sum(there >= condition.count for condition, there in conditions)
    name = words.text("solo_goal", goal.id)
    figures = (name, met, len(conditions), scoring.solo_lead(view), goal.margin)
    missing = scoring.solo_missing(view)
    if not missing:
        return words.text("panel", "solo_state", *figures)
    return words.text("panel", "solo_missing", *figures, conditions_in_words(words, missing))


def _blackout(view: OnMarsState, words: Words, blackout: Blackout) -> Panel:
    """How the team stands, and what the saboteur has done and may still do."""
    dark = [
        words.text("panel", "colonist_on", _name_of(view, words, place), HEX_NAMES[place], words.seat(owner))
        for place, owner in blackout.dark
    ]
    shaky = [f"{_name_of(view, words, place)} {HEX_NAMES[place]}" for place in blackout.vandalised]
    counts = Counter(blackout.discards)
    seen = [
        words.text("panel", "copies_of", words.name("vandalism", card), count)
        if count > 1
        else words.name("vandalism", card)
        for card, count in sorted(counts.items())
    ]
    done = words.text("panel", "count_of", sum(completed(view)), quota(view))
    rows = [
        ("blackout_completed", done),
        ("blackout_time", str(blackout.time)),
        ("blackout_dark", words.text("panel", "count_of", len(dark), BLACKOUTS)),
        ("blackout_lying", ", ".join(dark) or NOTHING),
        ("blackout_shaky", ", ".join(shaky) or NOTHING),
        ("blackout_unit", HEX_NAMES[blackout.unit]),
        ("blackout_deck", str(len(blackout.deck))),
        ("blackout_discards", ", ".join(seen) or NOTHING),
    ]
    return panel(words, "blackout", rows)


def _name_of(view: OnMarsState, words: Words, place: int) -> str:
    return words.name("building", type_of(view.building[place]))


def _player(view: OnMarsState, words: Words, number: Seat) -> Panel:
    player = view.players[number]
    techs = [
        f"{words.name('tech', tech)} {LAB_COLUMN[space]}" for tech, space in enumerate(player.lab) if space != NOWHERE
    ]
    rows = [
        ("score", str(scoring.score(view, number))),
        ("place", words.text("panel", "at_space", words.name("side", player.side), player.space)),
        ("goods", f"{goods(words, player.goods)} ({words.text('panel', 'limit', player.limit)})"),
        ("crystals", words.text("panel", "crystals_held", player.depot, player.crystal_room, player.waiting)),
        ("people", _people(view, words, number)),
        ("pieces", _pieces(view, words, number)),
        ("ships", words.text("panel", "ships_held", player.hangar, len(player.ships))),
        ("techs", ", ".join(techs) or NOTHING),
        ("blueprints", _blueprints(view, words, player.blueprints)),
        ("scientists", _names(words, "scientist", player.scientists)),
        ("contracts", _contracts(view, words, number)),
        ("tiles", _names(words, "tile", (*player.discoveries, *player.research))),
        ("goals", _names(words, "goal", player.goals)),
        ("cubes", _names(words, "building", player.cubes)),
    ]
    if view.options.first_colonists:
        rows.append(("cards", _first_colonist_cards(words, player.card_a, player.cards_b)))
    return seat_panel(words, number, rows)


def _people(view: OnMarsState, words: Words, number: Seat) -> str:
    if view.is_lacerda(number):
        return words.text("panel", "unlimited")
    player = view.players[number]
    placed = sum(slots[number] for slots in view.slots)
    miners = view.occupant.count(number)
    return words.text("panel", "people_where", player.quarters, player.rooms, player.working, placed, miners)


def _pieces(view: OnMarsState, words: Words, number: Seat) -> str:
    player = view.players[number]
    bots = ", ".join(HEX_NAMES[bot] for bot in player.bots) or NOTHING
    return words.text("panel", "bots_and_rover", bots, hex_name(words, player.rover))


def _blueprints(view: OnMarsState, words: Words, cards: tuple[int, ...]) -> str:
    parts = [
        words.name("blueprint", card) + (f" ({HEX_NAMES[view.site[card]]})" if view.site[card] != NOWHERE else "")
        for card in cards
    ]
    return ", ".join(parts) or NOTHING


def _contracts(view: OnMarsState, words: Words, number: Seat) -> str:
    player = view.players[number]
    parts = []
    for contract in player.contracts:
        name = words.name("contract", contract)
        needed = sum(amount for _, amount in CONTRACTS[contract].deliver)
        if contract in player.completed:
            name = words.text("panel", "contract_done", name)
        elif needed:
            name = f"{name} {sum(view.delivered[contract])}/{needed}"
        parts.append(name)
    return ", ".join(parts) or NOTHING


def _first_colonist_cards(words: Words, card_a: int, cards_b: tuple[int, ...]) -> str:
    parts = [] if card_a == NOWHERE else [_name(words, "card_a", card_a)]
    return ", ".join([*parts, *(_name(words, "card_b", card) for card in cards_b)]) or NOTHING


def _orbit(view: OnMarsState, words: Words) -> Panel:
    items = [f"{words.name('good', good)} {view.warehouse[column]}" for column, good in enumerate(WAREHOUSE_GOODS)]
    rows = [
        ("warehouse", ", ".join(items)),
        ("grid", _names(words, "tech", [tech for tech in view.grid if tech != NOWHERE])),
        ("upper", _names(words, "blueprint", [card for card in view.display[:ROW_CARDS] if card != NOWHERE])),
        ("lower", _names(words, "blueprint", [card for card in view.display[ROW_CARDS:] if card != NOWHERE])),
        ("exploration", _names(words, "tile", [tile for tile in view.exploration if tile != NOWHERE])),
        *_slots(view, words, 0),
    ]
    return panel(words, "orbit", rows)


def _colony(view: OnMarsState, words: Words) -> Panel:
    offered = [
        words.name("scientist", card) if card < FIRST_CONTRACT else words.name("contract", card - FIRST_CONTRACT)
        for card in view.offer
        if card != NOWHERE
    ]
    stacks = [_stack(words, building, stack) for building, stack in enumerate(view.stacks)]
    rows = [("offer", ", ".join(offered) or NOTHING), ("stacks", ", ".join(stacks)), *_slots(view, words, 1)]
    return panel(words, "colony", rows)


def _stack(words: Words, building: int, stack: Sequence[int]) -> str:
    """How many tiles, and the arrows of the top one: 'Mine 5 (N, SE, SW)'."""
    ways = FACES[stack[-1]][1] if stack else ()
    arrows = ", ".join(words.text("way", way) for way in ways)
    return words.text(
        "panel", "stack_arrows" if ways else "stack", words.name("building", building), len(stack), arrows
    )


def _slots(view: OnMarsState, words: Words, side: int) -> list[Row]:
    found = []
    for action in range(SLOT_ACTIONS):
        if ACTIONS[action].side == side:
            people = [f"{words.seat(owner)} {count}" for owner, count in enumerate(view.slots[action]) if count]
            found.append((f"slots_{ACTIONS[action].id}", ", ".join(people) or NOTHING))
    return found


def _map(view: OnMarsState, words: Words) -> Panel:
    rows = []
    for place, name in enumerate(HEX_NAMES):
        parts = []
        kind = view.building[place]
        if kind != NOWHERE:
            parts.append(_building(view, words, place, kind))
        if view.tile[place] != NOWHERE:
            parts.append(words.name("tile", view.tile[place]))
        if view.crystal[place]:
            parts.append(words.name("good", WAREHOUSE_GOODS[0]))
        occupant = view.occupant[place]
        if occupant >= 0:
            key = "marker_of" if occupant >= MARKER else "miner_of"
            parts.append(words.text("panel", key, words.seat(occupant % MARKER)))
        if view.blackout:
            parts += trouble_at(view.blackout, words, place)
        for number, player in enumerate(view.players):
            standing = view.standing_bots(number)
            parts += [words.text("panel", "bot_of", words.seat(number)) for bot in standing if bot == place]
            if player.rover == place:
                parts.append(words.text("panel", "rover_of", words.seat(number)))
        if parts:
            rows.append((name, ", ".join(parts)))
    return Panel(words.text("panel", "map"), tuple(rows))


def trouble_at(blackout: Blackout, words: Words, place: int) -> list[str]:
    """A token or a Colonist of a blackout, Bots laid down, the Security Unit."""
    parts = [words.text("panel", "is_vandalised")] if place in blackout.vandalised else []
    parts += [words.text("panel", "is_dark", words.seat(owner)) for there, owner in blackout.dark if there == place]
    parts += [words.text("panel", "bot_lying", words.seat(owner)) for owner, bot in blackout.lying if bot == place]
    return [*parts, words.text("panel", "unit_here")] if blackout.unit == place else parts


def _building(view: OnMarsState, words: Words, place: int, kind: int) -> str:
    """'Generator', 'Shelter of Ann (Complex of 2)'."""
    name = words.name("building", type_of(kind))
    if kind >= SHELTER:
        name = words.text("panel", "shelter_of", name, words.seat(kind - SHELTER))
    size = view.complex_size(place)
    return words.text("panel", "of_size", name, size) if size > 1 else name


def _name(words: Words, kind: str, number: int) -> str:
    return words.text("word", "hidden") if number == HIDDEN else words.name(kind, number)


def _names(words: Words, kind: str, numbers: Sequence[int]) -> str:
    return ", ".join(_name(words, kind, number) for number in numbers) or NOTHING
