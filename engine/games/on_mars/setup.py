"""Chapter 3: setup, and the options of chapters 13 and 14.

Everything a game asks for is dealt here from the box. A scenario with boards of its own would deal from the same box
and put its own steps on the agenda.
"""

from __future__ import annotations

from typing import Any, Final

from engine.core.data import load_toml
from engine.core.game import Clash, Option, OptionValue, Setup
from engine.core.rng import Rng
from engine.games.on_mars.complexes import join
from engine.games.on_mars.components import (
    BLACKOUT_TIME,
    BLUEPRINTS,
    BOTS,
    COLONISTS,
    COMMON_TYPES,
    CONTRACTS,
    DEPOT,
    DIFFICULTIES,
    DISCOVERIES,
    EXECUTIVES,
    FACES,
    FOLDER,
    GENERATOR,
    GOALS,
    GOALS_DEALT,
    LSS_COLUMNS,
    LSS_REWARDS,
    MARKERS,
    MINE,
    MISSIONS,
    NOBODY,
    NOWHERE,
    REMAINING_MISSIONS,
    RESOURCES,
    ROW_CARDS,
    SCIENTISTS,
    SHELTER_TECH,
    SHELTER_TECH_SPACE,
    SLOT_ACTIONS,
    SOLO_CARDS,
    STARTING_COLONISTS,
    STARTING_CRYSTALS,
    STARTING_RESOURCES,
    TECHS,
    TILES,
)
from engine.games.on_mars.first_colonists import CARDS_A, CARDS_B, STARTING_SPACES
from engine.games.on_mars.hexes import CENTRE, HEX_COUNT, RESEARCH_CORNERS, START_BUILDINGS
from engine.games.on_mars.rounds import clockwise, opening
from engine.games.on_mars.scoring import SOLO_GOALS
from engine.games.on_mars.state import Blackout, OnMarsState, Options, Player
from engine.games.on_mars.vandalism import vandalism_deck
from engine.games.on_mars.warehouse import rows

_missions: dict[str, Any] = load_toml(FOLDER / "data/missions.toml")
_mission_numbers = {mission.id: number for number, mission in enumerate(MISSIONS)}
FIRST_COLONISTS_MISSIONS: Final = tuple(_mission_numbers[name] for name in _missions["first_colonists"]["missions"])

CHAPTERS: Final = ("none", "blackout")
"""Scenarios of Alien Invasion (OM-15.8)."""
OPTIONS: Final = (
    Option("length", "short", ("short", "long")),
    Option("space_oddity", False),
    Option("first_colonists", False, seats=(2, 3, 4)),
    Option("solo_goal", SOLO_GOALS[0].id, tuple(goal.id for goal in SOLO_GOALS), seats=(1,)),
    Option("harder_goal", False, seats=(1,)),
    Option("full_quarters", False, seats=(1,)),
    Option("chapter", "none", CHAPTERS, only={"blackout": (2, 3, 4)}),
    Option("difficulty", "normal", DIFFICULTIES, seats=(2, 3, 4)),
)


def chosen(setup: Setup, name: str) -> OptionValue:
    return setup.options.get(name, next(option.default for option in OPTIONS if option.id == name))


def chosen_options(setup: Setup) -> Options:
    values = {option.id: chosen(setup, option.id) for option in OPTIONS}
    solo = setup.seats == 1
    return Options(
        long_game=values["length"] == "long",
        space_oddity=bool(values["space_oddity"]),
        first_colonists=bool(values["first_colonists"]) and not solo,
        solo=solo,
        solo_goal=[goal.id for goal in SOLO_GOALS].index(str(values["solo_goal"])) if solo else 0,
        harder_goal=solo and bool(values["harder_goal"]),
        full_quarters=solo and bool(values["full_quarters"]),
    )


def clash(setup: Setup) -> Clash | None:
    """A chapter goes with none of the variants (OM-15.6)."""
    if setup.options.get("chapter", "none") == "none":
        return None
    options = chosen_options(setup)
    return Clash("chapter") if options.long_game or options.space_oddity or options.first_colonists else None


def new_player(lacerda: bool = False) -> Player:
    """A player board as set up, before the first Shelter (OM-3.2); Lacerda has no Resources and always
    has Colonists (OM-14.1, OM-14.2)."""
    lab = [NOWHERE] * len(TECHS)
    lab[SHELTER_TECH] = SHELTER_TECH_SPACE
    return Player(
        op=0,
        goods=[0 if lacerda else STARTING_RESOURCES] * RESOURCES,
        depot=STARTING_CRYSTALS,
        waiting=0,
        ships=tuple(slot for slot in range(DEPOT) if EXECUTIVES[slot].ship),
        hangar=0,
        shelters=0,
        quarters=COLONISTS if lacerda else STARTING_COLONISTS,
        working=0,
        supply=0 if lacerda else COLONISTS - STARTING_COLONISTS,
        bots=(),
        bots_left=BOTS,
        rover=NOWHERE,
        markers=MARKERS,
        lab=lab,
    )


def bare_table(players: int, options: Options, rng: Rng) -> OnMarsState:
    """The board before anything is shuffled: full Warehouse, the starting Mine, all cards in the box."""
    state = OnMarsState(
        rng=rng,
        options=options,
        players=[new_player(options.solo and seat == 1) for seat in range(players)],
        first=0,
        building=[NOWHERE] * HEX_COUNT,
        group=[NOWHERE] * HEX_COUNT,
        size=[0] * HEX_COUNT,
        occupant=[NOBODY] * HEX_COUNT,
        tile=[NOWHERE] * HEX_COUNT,
        crystal=[0] * HEX_COUNT,
        stacks=[[face for face, record in enumerate(FACES) for _ in range(record[2])] for _ in range(COMMON_TYPES)],
        site=[NOWHERE] * len(BLUEPRINTS),
        slots=[(0,) * players for _ in range(SLOT_ACTIONS)],
        warehouse=[rows(players)] * RESOURCES,
        grid=[tech for tech, record in enumerate(TECHS) if record.sets],
        tech_pile=[tech for tech, record in enumerate(TECHS) if record.sets] if players > 2 else [],
        display=[NOWHERE] * (2 * ROW_CARDS),
        pile_1=[card for card, record in enumerate(BLUEPRINTS) if record.level == 1],
        pile_3=[card for card, record in enumerate(BLUEPRINTS) if record.level == 3],
        offer=[*range(len(SCIENTISTS))],
        contract_deck=tuple(range(len(CONTRACTS))),
        delivered=[(0,) * len(contract.deliver) for contract in CONTRACTS],
        assigned=[NOWHERE] * len(SCIENTISTS),
        exploration=[NOWHERE, NOWHERE],
        discovery_pile=[*range(DISCOVERIES)],
        goal_box=[*range(len(GOALS))],
        lss=[1] * LSS_COLUMNS,
        rewards=(),
        missions=(),
        trackers=[],
        remaining=REMAINING_MISSIONS,
    )
    join(state, MINE, CENTRE)
    return state


def deal(setup: Setup) -> OnMarsState:
    """Everything of OM-3.1 and OM-3.2 that chance decides."""
    options = chosen_options(setup)
    players = 2 if options.solo else setup.seats
    state = bare_table(players, options, Rng(setup.seed))
    rng = state.rng
    state.first = 0 if options.solo else rng.below(players)
    rng.shuffle(state.discovery_pile)
    state.exploration = [state.discovery_pile.pop(), state.discovery_pile.pop()]
    for pile in (state.grid, state.tech_pile, state.pile_1, state.pile_3, *state.stacks, state.goal_box):
        rng.shuffle(pile)
    state.display[:ROW_CARDS] = [state.pile_1.pop() for _ in range(ROW_CARDS)]
    types = [GENERATOR + column for column in range(LSS_COLUMNS)]
    rng.shuffle(types)
    for building, place in zip(types, START_BUILDINGS, strict=True):
        join(state, building, place)
    letters = [*range(DISCOVERIES, len(TILES))]
    rng.shuffle(letters)
    for letter, corner in zip(letters, RESEARCH_CORNERS, strict=True):
        for place in corner:
            state.tile[place] = letter
    open_missions(state, draw_missions(options, rng))
    if chosen(setup, "chapter") == "blackout":
        difficulty = DIFFICULTIES.index(str(chosen(setup, "difficulty")))
        state.blackout = Blackout(BLACKOUT_TIME[difficulty][players - 2], vandalism_deck(players), (), CENTRE)
        rng.shuffle(state.blackout.deck)
    if not state.is_shared:
        rewards = [*range(len(LSS_REWARDS))]
        rng.shuffle(rewards)
        state.rewards = tuple(rewards[:LSS_COLUMNS])
    for seat in clockwise(state):
        state.players[seat].goals = tuple(sorted(state.goal_box.pop() for _ in range(GOALS_DEALT)))
    if options.first_colonists:
        _deal_first_colonists(state)
    if options.solo:
        state.solo_deck = [*range(len(SOLO_CARDS))]
        rng.shuffle(state.solo_deck)
    state.agenda = opening(state)
    return state


def draw_missions(options: Options, rng: Rng) -> list[int]:
    """Two short and one long, in the long game one short and two long, in random order (OM-3.1.9)."""
    if options.first_colonists:
        return [*FIRST_COLONISTS_MISSIONS]
    counts = _missions["draw"]["long" if options.long_game else "short"]
    drawn: list[int] = []
    for long, count in enumerate(counts):
        missions = [number for number, mission in enumerate(MISSIONS) if mission.long == bool(long)]
        rng.shuffle(missions)
        drawn += missions[:count]
    rng.shuffle(drawn)
    return drawn


def open_missions(state: OnMarsState, missions: list[int]) -> None:
    state.missions = tuple(missions)
    state.trackers = [MISSIONS[mission].required[len(state.players) - 2] for mission in missions]


def _deal_first_colonists(state: OnMarsState) -> None:
    """A starting space and an A card each (OM-13.2)."""
    spaces, cards = [*STARTING_SPACES], [*range(len(CARDS_A))]
    state.rng.shuffle(spaces)
    state.rng.shuffle(cards)
    state.deck_b = [*range(len(CARDS_B))]
    state.rng.shuffle(state.deck_b)
    for seat, player in enumerate(state.players):
        player.space = spaces[seat]
        player.card_a = cards[seat]
