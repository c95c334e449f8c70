"""What a position is worth to a team that wins or loses together: what it has completed, and its lights (OM-18)."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any, Final

from engine.core.moves import Move, Seat
from engine.games.on_mars import blackout as chapter
from engine.games.on_mars import goals
from engine.games.on_mars.buildings import connected
from engine.games.on_mars.components import (
    ADVANCED_MISSION,
    ALL_CLEAR,
    BLUEPRINTS_MISSION,
    BOTS_MISSION,
    CONTRACTS_MISSION,
    DISCOVERIES_MISSION,
    GOALS,
    GUARDED,
    LAB,
    MARKER,
    MINE,
    MISSIONS,
    PROGRESS_MISSION,
    RESEARCH_MISSION,
    SABOTEUR_RETURNS,
    SCIENTISTS_MISSION,
    SHELTER,
    TECHS_MISSION,
    VANDALISM,
    is_research,
    type_of,
)
from engine.games.on_mars.contracts import open_contracts
from engine.games.on_mars.hexes import CENTRE, DISTANCE, RINGS, WITHIN, hexes_in
from engine.games.on_mars.moves import (
    Arrive,
    Build,
    Construct,
    Develop,
    Hire,
    TakeBlueprint,
    TakeContract,
    TakeTech,
    UpgradeBuilding,
    WelcomeShip,
)
from engine.games.on_mars.pilot.aims import goal_hope, hope_of, lacking
from engine.games.on_mars.pilot.figures import figures
from engine.games.on_mars.state import COLONIZATION, OVER, WON, Blackout, OnMarsState

_f: Final[dict[str, float]] = {key: value for key, value in figures["team"].items() if key != "dark"}
_DARK: Final = tuple(float(price) for price in figures["team"]["dark"])
_WON: Final[float] = _f["won"]
_FROM_CENTRE: Final = DISTANCE[CENTRE]


def worth(state: OnMarsState, turns: float) -> float:
    """Completions and hopes of them, less what is dark and what may become so."""
    blackout = state.blackout
    assert blackout is not None
    if state.phase == OVER:
        return _WON * (1 if blackout.outcome == WON else -1) + sum(chapter.completed(state))
    total = _f["mission"] * _missions(state) + _f["goal"] * _goals(state, turns)
    total += _contracts(state, turns)
    total += _growth(state) * min(1.0, turns / 4)
    total -= sum(_DARK[: len(blackout.dark)]) + _f["token"] * len(blackout.vandalised) * min(1.0, turns / 3)
    cards = min(_f["foresight"], turns * len(state.players))
    return total - cards * exposure(state, blackout)


def _contracts(state: OnMarsState, turns: float) -> float:
    """Hopes of Contracts, where they are asked for."""
    wanted = contribution(state, CONTRACTS_MISSION)
    total = 0.0
    for seat in range(len(state.players)):
        value = wanted + 0.4 * step(state, seat, "scientist_and_contract")
        if value:
            hopes = [hope_of(lacking(state, seat, contract), turns) for contract in open_contracts(state, seat)]
            total += 0.8 * value * sum(hopes)
    return total


def _growth(state: OnMarsState) -> float:
    """Levels bring Ships, Blueprints and Techs that Missions and goals ask for; markers on the way count in part."""
    ready = sum([row > state.level for row in state.lss])
    return _f["level"] * (state.level - 1 + 0.2 * ready)


def chance(state: OnMarsState) -> float:
    """That the team will win."""
    blackout = state.blackout
    assert blackout is not None
    if state.phase == OVER:
        return float(blackout.outcome == WON)
    turns = max(0.0, blackout.time - 0.5)
    hopes = _missions(state) + _goals(state, turns)
    lead = hopes + 0.12 * turns - chapter.quota(state) - 0.05 * sum(_DARK[: len(blackout.dark)])
    return 1 / (1 + exp(-lead / _f["scale"]))


def _missions(state: OnMarsState) -> float:
    """In whole Missions; the last contributions count most."""
    total = 0.0
    for mission, left in zip(state.missions, state.trackers, strict=True):
        share = 1 - left / MISSIONS[mission].required[len(state.players) - 2]
        total += 1.0 if left == 0 else 0.95 * share ** _f["focus"]
    return total


def _goals(state: OnMarsState, turns: float) -> float:
    """A goal that could be completed is kept for the next thing that breaks, while there is time."""
    total = 0.0
    for seat, player in enumerate(state.players):
        total += len(player.goals_done)
        for goal in player.goals:
            hope = goal_hope(state, seat, goal, turns)
            if hope < 1.0:
                total += max(_f["spare"] * min(1.0, turns / 6), hope ** _f["focus"])
            else:
                total += 1.0 + _f["in_hand"] if turns > 2 else 0.9
    return total


def exposure(state: OnMarsState, blackout: Blackout) -> float:
    """What the next Vandalism card will probably do."""
    unit = DISTANCE[blackout.unit]
    return sum([harm for place, harm in threats(state, blackout).items() if unit[place] > GUARDED])


def threats(state: OnMarsState, blackout: Blackout) -> dict[int, float]:
    """For each Building what the next card may do to it, if the Security Unit is not there."""
    deck = blackout.deck or blackout.discards
    counts = [0] * len(VANDALISM)
    for card in deck:
        if card >= 0:
            counts[card] += 1
    total = sum(counts) or 1
    bots = {bot for seat in range(len(state.players)) for bot in state.standing_bots(seat)}
    by_type = _lit_by_type(state)
    found: dict[int, float] = {}
    for card, count in enumerate(counts):
        if count == 0 or card == ALL_CLEAR:
            continue
        places = _targets(state, blackout, card, by_type)
        for place in places:
            if place in bots:
                harm = _f["laid"]
            elif place in blackout.vandalised:
                harm = _DARK[min(len(blackout.dark), len(_DARK) - 1)] - _f["token"]
            else:
                harm = _f["token"]
            found[place] = found.get(place, 0.0) + harm * count / (total * len(places))
    return found


def _lit_by_type(state: OnMarsState) -> list[list[int]]:
    built = state.terrain().built
    found: list[list[int]] = [[] for _ in range(SHELTER + 1)]
    for kind, places in enumerate(built):
        found[type_of(kind)] += [place for place in hexes_in(places) if not state.is_dark(place)]
    return found


def _targets(state: OnMarsState, blackout: Blackout, card: int, by_type: list[list[int]]) -> list[int]:
    """As the rules name them, from lists made once for all cards."""
    record = VANDALISM[card]
    if card == SABOTEUR_RETURNS and blackout.vandalised:
        places = [*blackout.vandalised]
    else:
        building = record.building
        while not by_type[building]:
            building = (building + 1) % (SHELTER + 1)
        places = by_type[building]
        if record.target == "rim":
            farthest = max([_FROM_CENTRE[place] for place in places])
            return [place for place in places if _FROM_CENTRE[place] == farthest]
        if record.target == "advanced":
            places = [place for place in places if state.occupant[place] >= MARKER] or places
    nearest = min([_FROM_CENTRE[place] for place in places])
    return [place for place in places if _FROM_CENTRE[place] == nearest]


# -- habits: contributions ---------------------------------------------------------------------------------------


def contribution(state: OnMarsState, mission: int) -> float:
    """What one more contribution to a Mission is worth."""
    if mission not in state.missions:
        return 0.0
    left = state.trackers[state.missions.index(mission)]
    if left == 0:
        return 0.0
    required = MISSIONS[mission].required[len(state.players) - 2]
    done = required - left
    before: float = (done / required) ** _f["focus"]
    after: float = ((done + 1) / required) ** _f["focus"]
    return _f["mission"] * (after - before)


def step(state: OnMarsState, seat: Seat, *conditions: str) -> float:
    """What one more of what a Private Goal in hand counts is worth."""
    found = 0.0
    for goal in state.players[seat].goals:
        record = GOALS[goal]
        if record.condition in conditions:
            gap = record.count - goals.progress(state, seat, goal)
            if gap > 0:
                found += _f["goal"] * (1.0 / gap - 1.0 / (gap + 1)) if gap > 1 else 0.6 * _f["goal"]
    return found


def help_of(state: OnMarsState, seat: Seat, move: Move) -> float:
    """What a move does for the common goal, besides its use."""
    helps = _HELPS.get(type(move))
    return helps(state, seat, move) if helps else 0.0


def tile_help(state: OnMarsState, seat: Seat, tile: int) -> float:
    if is_research(tile):
        return contribution(state, RESEARCH_MISSION) + step(state, seat, "research_tiles")
    return contribution(state, DISCOVERIES_MISSION) + step(state, seat, "discovery_tiles")


def _built(state: OnMarsState, seat: Seat, move: Construct) -> float:
    if move.building == MINE:
        return step(state, seat, "mines_held")
    if move.building == SHELTER:
        return step(state, seat, "shelters_on_map")
    player = state.players[seat]
    if move.building in player.cubes or not state.best_level(move.building):
        return 0.0
    return 0.6 * (contribution(state, PROGRESS_MISSION) + step(state, seat, "progress_cubes"))


def _joined(state: OnMarsState, seat: Seat, move: Build) -> float:
    asked: Any = state.agenda[-1]
    if asked.building in (SHELTER, *state.players[seat].cubes) or not connected(state, asked.building, move.place):
        return 0.0
    return contribution(state, PROGRESS_MISSION) + step(state, seat, "progress_cubes")


def _arrived(state: OnMarsState, seat: Seat, move: Arrive) -> float:
    return contribution(state, BOTS_MISSION) * move.bots + 0.3 * step(state, seat, "colonists_in_quarters")


_HELPS: Final[dict[type[Move], Callable[[OnMarsState, Seat, Any], float]]] = {
    TakeBlueprint: lambda state, seat, move: (
        contribution(state, BLUEPRINTS_MISSION) + step(state, seat, "own_blueprints")
    ),
    TakeTech: lambda state, seat, move: contribution(state, TECHS_MISSION) + step(state, seat, "tech_tiles"),
    Develop: lambda state, seat, move: (
        step(state, seat, "techs_at_level") if LAB[move.space].column <= max(goal.level for goal in GOALS) else 0.0
    ),
    Hire: lambda state, seat, move: (
        contribution(state, SCIENTISTS_MISSION) + 0.5 * step(state, seat, "scientist_and_contract")
    ),
    TakeContract: lambda state, seat, move: 0.5 * step(state, seat, "scientist_and_contract"),
    UpgradeBuilding: lambda state, seat, move: (
        contribution(state, ADVANCED_MISSION)
        + step(state, seat, "advanced_buildings", "advanced_on_complex", "advanced_on_two_complexes")
    ),
    WelcomeShip: lambda state, seat, move: step(state, seat, "ships_in_hangar"),
    Arrive: _arrived,
    Construct: _built,
    Build: _joined,
}


# -- habits: guarding and mending ---------------------------------------------------------------------------------


class Watch:
    """Where the Security Unit, and Bots, would be of most use."""

    def __init__(self, state: OnMarsState, blackout: Blackout) -> None:
        self._unit = blackout.unit
        self.threats = threats(state, blackout)

    def patrol(self, target: int, further: int = 0) -> float:
        """A step of the Unit: the best place that so many more steps lead to, against staying."""
        here = self._guard(self._unit)
        best = self._guard(target)
        for distance, ring in enumerate(RINGS[target][1 : further + 1], 1):
            for place in ring:
                if DISTANCE[self._unit][place] == distance + 1:
                    best = max(best, self._guard(place) - _f["step"] * distance)
        return _f["patrol"] * (best - here) - _f["step"]

    def _guard(self, place: int) -> float:
        near = WITHIN[GUARDED][place]
        return sum([harm for there, harm in self.threats.items() if near >> there & 1])


def struck(state: OnMarsState, place: int) -> float:
    """Whom of several a blow should hit."""
    blackout = state.blackout
    assert blackout is not None
    if DISTANCE[blackout.unit][place] <= GUARDED:
        return 0.0
    if any(place in state.standing_bots(seat) for seat in range(len(state.players))):
        return -1.0
    return -6.0 if place in blackout.vandalised else -2.0 - 0.2 * state.complex_size(place)


def mended(state: OnMarsState, seat: Seat, place: int) -> float:
    """What is dark first; of tokens the one the saboteur will come back to."""
    blackout = state.blackout
    assert blackout is not None
    value = 1.0 - 0.1 * _FROM_CENTRE[place]
    if place not in blackout.vandalised:
        value += 3.0 + 0.5 * (state.occupant[place] >= MARKER)
    return value


def may_wait(state: OnMarsState) -> bool:
    """Is a fulfilled goal better kept, for there is nothing to repair yet?"""
    blackout = state.blackout
    return bool(blackout and not blackout.dark and blackout.time > 2 and state.phase == COLONIZATION)
