"""What the game tells about itself: the events of every kind of action."""

from __future__ import annotations

import pytest

from engine.core.moves import Event, Move
from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    ALIEN_CITY,
    ASIMOV_CRATER,
    BOOSTER_POD,
    BURROUGHS_DESERT,
    COLONIST_HUB,
    DATA_CRYSTAL,
    GRAVITY_MANIPULATOR,
    HERBERT_VALLEY,
    ISOLATION,
    LEM_BADLANDS,
    LUNAR_MINE,
    NOBODY,
    NOWHERE,
    ORBITAL_MARKET,
    ORBITAL_TELEPORTER,
    PLASMA_CANNON,
    POLARITY_DEVICE,
    POSITRON,
    RAIDERS_OUTPOST,
    RESOURCE_CACHE,
    SHIPYARD,
    SOLAR_CONVERTER,
    STASIS_BEAM,
    TEMPORAL_WARPER,
    TERRAFORMING_STATION,
    ship,
)
from engine.games.alien_frontiers.events import (
    BonusBorrowed,
    CachePaid,
    CardClaimed,
    CardDiscarded,
    CardRecovered,
    CardShown,
    CardStolen,
    CardUsed,
    ColoniesSwapped,
    ColonyLanded,
    ColonyLaunched,
    ColonyMoved,
    ControlChanged,
    DisplayCycled,
    FieldPlaced,
    FieldRemoved,
    Gained,
    GameEnded,
    HubAdvanced,
    HubStepLost,
    Paid,
    PileShuffled,
    RaidDeclined,
    RelicBought,
    RelicReturned,
    ResourcesStolen,
    ShipBuilt,
    ShipHit,
    ShipReturnedToStock,
    ShipsDisplaced,
    ShipsDocked,
    ShipsParked,
    ShipsRerolled,
    ShipsRolled,
    ShipTeleported,
    ShipTurned,
    TokensReturned,
    Traded,
    TurnBegan,
    TurnEnded,
)
from engine.games.alien_frontiers.game import GAME
from engine.games.alien_frontiers.moves import (
    Boost,
    Borrow,
    BuyRelic,
    Claim,
    Cycle,
    DestroyShip,
    EndTurn,
    Fire,
    GiveBack,
    Land,
    Launch,
    PlaceField,
    RecoverCard,
    RemoveField,
    Reroll,
    Roll,
    Shift,
    TakeCard,
    TakeNothing,
    TakeResources,
    Teleport,
    Trade,
)
from engine.games.alien_frontiers.position import Position
from tests.games.alien_frontiers.playing import BLUE, GREEN, RED, YOU, Playing, docking, moving, swapping


def stuck_with_a_four() -> Position:
    """No station is open to the 4."""
    return (
        Position()
        .dice(4)
        .fill(COLONIST_HUB, 1, YOU)
        .docked(SOLAR_CONVERTER, *[(1, RED)] * 4, *[(1, GREEN)] * 4)
        .fill(ALIEN_ARTIFACT, 1, BLUE)
        .docked(LUNAR_MINE, (5, RED))
    )


CASES: dict[str, tuple[Position, list[Move], list[Event]]] = {
    "a roll": (
        Position().docked(TERRAFORMING_STATION, (6, YOU)).fleet(YOU, 4).before_the_roll(3, 1, 2),
        [Roll()],
        [ShipReturnedToStock(6, TERRAFORMING_STATION), ShipsRolled(YOU, (1, 2, 3))],
    ),
    "a cache that goes": (
        Position().owns(YOU, RESOURCE_CACHE).fleet(YOU, 4).before_the_roll(1, 2, 3, 4),
        [Roll()],
        [
            ShipsRolled(YOU, (1, 2, 3, 4)),
            CachePaid(YOU, odd=2, even=2),
            Gained(YOU, 1, 1, short=0),
            CardDiscarded(YOU, RESOURCE_CACHE),
        ],
    ),
    "the end of a turn": (
        stuck_with_a_four(),
        [EndTurn()],
        [ShipsParked(YOU, (4,)), TurnEnded(YOU), TurnBegan(RED, 1)],
    ),
    "tokens given back": (
        Position(active=BLUE).holds(BLUE, fuel=9, ore=1),
        [EndTurn(), GiveBack(1, 1)],
        [TurnEnded(BLUE), TokensReturned(BLUE, 1, 1), TurnBegan(YOU, 2)],
    ),
    "a docking with a gain cut short": (
        Position().dice(6).stock(fuel=1),
        [docking(SOLAR_CONVERTER, 6)],
        [ShipsDocked(YOU, SOLAR_CONVERTER, (6,)), Gained(YOU, 1, 0, short=2)],
    ),
    "a trade": (
        Position().dice(2, 2).holds(YOU, fuel=4),
        [docking(ORBITAL_MARKET, 2, 2), Trade(2, 2)],
        [ShipsDocked(YOU, ORBITAL_MARKET, (2, 2)), Traded(YOU, 4, 2)],
    ),
    "a ship built": (
        Position().dice(2, 2).holds(YOU, fuel=1, ore=1),
        [docking(SHIPYARD, 2, 2)],
        [Paid(YOU, 1, 1), ShipsDocked(YOU, SHIPYARD, (2, 2)), ShipBuilt(YOU)],
    ),
    "a raid for resources": (
        Position().dice(2, 3, 4).holds(RED, fuel=2).docked(RAIDERS_OUTPOST, (1, GREEN), (2, GREEN), (3, GREEN)),
        [docking(RAIDERS_OUTPOST, 2, 3, 4), TakeResources(((RED, 2, 0),))],
        [
            ShipsDisplaced(YOU, (ship(GREEN, 1), ship(GREEN, 2), ship(GREEN, 3))),
            ShipsDocked(YOU, RAIDERS_OUTPOST, (2, 3, 4)),
            ResourcesStolen(YOU, RED, 2, 0),
        ],
    ),
    "a raid for a card": (
        Position().dice(1, 2, 3).owns(RED, ALIEN_CITY),
        [docking(RAIDERS_OUTPOST, 1, 2, 3), TakeCard(RED, ALIEN_CITY)],
        [ShipsDocked(YOU, RAIDERS_OUTPOST, (1, 2, 3)), CardStolen(YOU, RED, ALIEN_CITY, kept=True)],
    ),
    "a raid for a card owned already": (
        Position().dice(1, 2, 3).owns(RED, BOOSTER_POD).owns(YOU, BOOSTER_POD),
        [docking(RAIDERS_OUTPOST, 1, 2, 3), TakeCard(RED, BOOSTER_POD)],
        [ShipsDocked(YOU, RAIDERS_OUTPOST, (1, 2, 3)), CardStolen(YOU, RED, BOOSTER_POD, kept=False)],
    ),
    "a raid for nothing": (
        Position().dice(1, 2, 3),
        [docking(RAIDERS_OUTPOST, 1, 2, 3), TakeNothing()],
        [ShipsDocked(YOU, RAIDERS_OUTPOST, (1, 2, 3)), RaidDeclined(YOU)],
    ),
    "a step at the Hub": (
        Position().dice(5).hub(YOU, 2),
        [docking(COLONIST_HUB, 5)],
        [ShipsDocked(YOU, COLONIST_HUB, (5,)), HubAdvanced(YOU, 2, 3)],
    ),
    "a step lost at the Hub": (
        Position().dice(5, 5).hub(YOU, 5).colonies(ASIMOV_CRATER, {YOU: 1}),
        [docking(COLONIST_HUB, 5), docking(COLONIST_HUB, 5)],
        [
            ShipsDocked(YOU, COLONIST_HUB, (5,)),
            HubAdvanced(YOU, 5, 6),
            ShipsDocked(YOU, COLONIST_HUB, (5,)),
            HubAdvanced(YOU, 6, 7),
            HubStepLost(YOU),
        ],
    ),
    "an overflow": (
        Position().dice(5, 5).hub(YOU, 5).holds(YOU, fuel=1, ore=1).colonies(ASIMOV_CRATER, {YOU: 1}),
        [docking(COLONIST_HUB, 5), docking(COLONIST_HUB, 5), Land(ASIMOV_CRATER)],
        [
            ShipsDocked(YOU, COLONIST_HUB, (5,)),
            HubAdvanced(YOU, 5, 6),
            ShipsDocked(YOU, COLONIST_HUB, (5,)),
            HubAdvanced(YOU, 6, 7),
            Paid(YOU, 1, 1),
            ColonyLaunched(YOU),
            ColonyLanded(YOU, ASIMOV_CRATER),
            HubAdvanced(YOU, 0, 1),
        ],
    ),
    "the last landing": (
        Position().hub(YOU, 7).unplaced(YOU, 1).holds(YOU, fuel=1, ore=1).colonies(LEM_BADLANDS, {RED: 1}),
        [Launch(), Land(LEM_BADLANDS)],
        [
            Paid(YOU, 1, 1),
            ColonyLaunched(YOU),
            ColonyLanded(YOU, LEM_BADLANDS),
            ControlChanged(LEM_BADLANDS, RED, NOBODY),
            GameEnded(YOU),
        ],
    ),
    "the relic ship bought": (
        Position().holds(YOU, fuel=1, ore=1).colonies(BURROUGHS_DESERT, {YOU: 1}),
        [BuyRelic()],
        [Paid(YOU, 1, 1), RelicBought(YOU)],
    ),
    "the relic ship lost to a field": (
        Position()
        .owns(YOU, STASIS_BEAM)
        .field(ISOLATION, LEM_BADLANDS)
        .docked(LUNAR_MINE, (4, RED), relic=True)
        .colonies(BURROUGHS_DESERT, {RED: 1}),
        [PlaceField(ISOLATION, BURROUGHS_DESERT)],
        [
            CardDiscarded(YOU, STASIS_BEAM),
            FieldPlaced(YOU, ISOLATION, BURROUGHS_DESERT, LEM_BADLANDS),
            RelicReturned(RED, LUNAR_MINE),
        ],
    ),
    "the relic ship lost from the hand": (
        Position().dice(relic=4).owns(YOU, STASIS_BEAM).colonies(BURROUGHS_DESERT, {YOU: 1}),
        [PlaceField(ISOLATION, BURROUGHS_DESERT)],
        [
            CardDiscarded(YOU, STASIS_BEAM),
            FieldPlaced(YOU, ISOLATION, BURROUGHS_DESERT, NOWHERE),
            RelicReturned(YOU, NOWHERE),
        ],
    ),
    "a field removed": (
        Position().owns(YOU, BOOSTER_POD).field(POSITRON, LEM_BADLANDS),
        [RemoveField(POSITRON)],
        [CardDiscarded(YOU, BOOSTER_POD), FieldRemoved(YOU, POSITRON, LEM_BADLANDS)],
    ),
    "a ship turned": (
        Position().dice(3).owns(YOU, BOOSTER_POD).holds(YOU, fuel=1),
        [Boost(3)],
        [CardUsed(YOU, BOOSTER_POD), Paid(YOU, 1, 0), ShipTurned(YOU, 3, 4)],
    ),
    "two ships turned": (
        Position().dice(3, 5).owns(YOU, GRAVITY_MANIPULATOR).holds(YOU, fuel=2),
        [Shift(3, 5)],
        [CardUsed(YOU, GRAVITY_MANIPULATOR), Paid(YOU, 2, 0), ShipTurned(YOU, 3, 2), ShipTurned(YOU, 5, 6)],
    ),
    "ships rolled again": (
        Position().dice(1, 2).owns(YOU, TEMPORAL_WARPER).holds(YOU, fuel=1).next_dice(6, 5),
        [Reroll((1, 2))],
        [CardUsed(YOU, TEMPORAL_WARPER), Paid(YOU, 1, 0), ShipsRerolled(YOU, (1, 2), (6, 5))],
    ),
    "a bonus borrowed": (
        Position().owns(YOU, DATA_CRYSTAL).holds(YOU, fuel=1).colonies(LEM_BADLANDS, {RED: 1}),
        [Borrow(LEM_BADLANDS)],
        [CardUsed(YOU, DATA_CRYSTAL), Paid(YOU, 1, 0), BonusBorrowed(YOU, LEM_BADLANDS)],
    ),
    "a ship teleported": (
        Position().docked(LUNAR_MINE, (3, YOU)).owns(YOU, ORBITAL_TELEPORTER).holds(YOU, fuel=2),
        [Teleport(3, LUNAR_MINE, SOLAR_CONVERTER, ())],
        [
            CardUsed(YOU, ORBITAL_TELEPORTER),
            Paid(YOU, 2, 0),
            ShipTeleported(YOU, 3, LUNAR_MINE),
            ShipsDocked(YOU, SOLAR_CONVERTER, (3,)),
            Gained(YOU, 2, 0, short=0),
        ],
    ),
    "ships hit": (
        Position().docked(LUNAR_MINE, (3, RED), (4, RED)).owns(YOU, PLASMA_CANNON).holds(YOU, fuel=2),
        [Fire(LUNAR_MINE, ship(RED, 3)), Fire(LUNAR_MINE, ship(RED, 4))],
        [
            CardUsed(YOU, PLASMA_CANNON),
            Paid(YOU, 1, 0),
            ShipHit(YOU, ship(RED, 3), LUNAR_MINE),
            Paid(YOU, 1, 0),
            ShipHit(YOU, ship(RED, 4), LUNAR_MINE),
        ],
    ),
    "a ship destroyed": (
        Position().docked(LUNAR_MINE, (3, RED)).fleet(RED, 4).owns(YOU, PLASMA_CANNON),
        [DestroyShip(LUNAR_MINE, ship(RED, 3))],
        [
            CardDiscarded(YOU, PLASMA_CANNON),
            ShipHit(YOU, ship(RED, 3), LUNAR_MINE),
            ShipReturnedToStock(ship(RED, 3), LUNAR_MINE),
        ],
    ),
    "a colony moved": (
        Position().owns(YOU, ORBITAL_TELEPORTER).colonies(LEM_BADLANDS, {RED: 1}),
        [*moving(RED, LEM_BADLANDS, HERBERT_VALLEY)],
        [
            CardDiscarded(YOU, ORBITAL_TELEPORTER),
            ColonyMoved(YOU, RED, LEM_BADLANDS, HERBERT_VALLEY),
            ControlChanged(LEM_BADLANDS, RED, NOBODY),
            ControlChanged(HERBERT_VALLEY, NOBODY, RED),
        ],
    ),
    "colonies swapped": (
        Position().owns(YOU, POLARITY_DEVICE).colonies(HERBERT_VALLEY, {RED: 2}).colonies(LEM_BADLANDS, {YOU: 2}),
        [*swapping((HERBERT_VALLEY, RED), (LEM_BADLANDS, YOU))],
        [
            CardDiscarded(YOU, POLARITY_DEVICE),
            ColoniesSwapped(YOU, RED, HERBERT_VALLEY, YOU, LEM_BADLANDS),
            ControlChanged(HERBERT_VALLEY, RED, NOBODY),
            ControlChanged(LEM_BADLANDS, YOU, NOBODY),
        ],
    ),
    "a card recovered": (
        Position().owns(YOU, TEMPORAL_WARPER).discard_pile(ALIEN_CITY),
        [RecoverCard(ALIEN_CITY)],
        [CardDiscarded(YOU, TEMPORAL_WARPER), CardRecovered(YOU, ALIEN_CITY)],
    ),
    "a card claimed": (
        Position().dice(2, 6).display(ALIEN_CITY, BOOSTER_POD, STASIS_BEAM).draw_pile(PLASMA_CANNON),
        [docking(ALIEN_ARTIFACT, 2), docking(ALIEN_ARTIFACT, 6), Claim(ALIEN_CITY)],
        [
            ShipsDocked(YOU, ALIEN_ARTIFACT, (2,)),
            ShipsDocked(YOU, ALIEN_ARTIFACT, (6,)),
            CardClaimed(YOU, ALIEN_CITY),
            CardShown(PLASMA_CANNON),
        ],
    ),
    "a claim with a shuffle": (
        Position()
        .dice(2, 6)
        .display(ALIEN_CITY, BOOSTER_POD, STASIS_BEAM)
        .draw_pile()
        .discard_pile(PLASMA_CANNON, PLASMA_CANNON),
        [docking(ALIEN_ARTIFACT, 2), docking(ALIEN_ARTIFACT, 6), Claim(ALIEN_CITY)],
        [
            ShipsDocked(YOU, ALIEN_ARTIFACT, (2,)),
            ShipsDocked(YOU, ALIEN_ARTIFACT, (6,)),
            CardClaimed(YOU, ALIEN_CITY),
            PileShuffled(2),
            CardShown(PLASMA_CANNON),
        ],
    ),
    "a cycle": (
        Position()
        .dice(2)
        .display(ALIEN_CITY, BOOSTER_POD, STASIS_BEAM)
        .draw_pile(PLASMA_CANNON, DATA_CRYSTAL, TEMPORAL_WARPER),
        [docking(ALIEN_ARTIFACT, 2), Cycle()],
        [
            ShipsDocked(YOU, ALIEN_ARTIFACT, (2,)),
            DisplayCycled(YOU, (ALIEN_CITY, BOOSTER_POD, STASIS_BEAM)),
            CardShown(PLASMA_CANNON),
            CardShown(DATA_CRYSTAL),
            CardShown(TEMPORAL_WARPER),
        ],
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_what_is_told_of(case: str) -> None:
    """Who did it, which resources, ships, cards and colonies moved from where to where, and who controlled the ground
    before and after, in the order in which it happened."""
    position, moves, events = CASES[case]
    assert Playing(position).play(*moves) == events


def test_every_kind_of_event_is_told_somewhere() -> None:
    """The cases above leave none out."""
    assert {type(event) for _, _, events in CASES.values() for event in events} == {
        kind for kind in GAME.vocabulary if issubclass(kind, Event)
    }
