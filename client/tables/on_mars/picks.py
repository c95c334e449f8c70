"""Every move as what is pointed at to make it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from client.stage.picks import Path, Pick, simple
from engine.core.moves import Move
from engine.games.on_mars.moves import (
    Act,
    Arrive,
    Boost,
    Build,
    BuyColonist,
    BuyPoint,
    ChooseBonus,
    ChooseSide,
    Collect,
    CompleteGoal,
    Construct,
    Deliver,
    Develop,
    DiscardGoal,
    Displace,
    EndTurn,
    Executive,
    FeedRadar,
    GainResource,
    Hire,
    KeepOxygen,
    MoveBot,
    MoveRover,
    MoveUnit,
    Pay,
    PayCrowding,
    PayCrystals,
    PlaceBot,
    PlaceDiscovery,
    PlaceShuttle,
    PlaceTech,
    Produce,
    Refill,
    Repair,
    Retrieve,
    RewardFirst,
    Settle,
    ShowCard,
    Stay,
    Stop,
    Strike,
    TakeBlueprint,
    TakeContract,
    TakeItem,
    TakeSpace,
    TakeTech,
    Travel,
    UpgradeBuilding,
    UseBuilding,
    UseTech,
    WelcomeShip,
)

END_TURN, STOP, STAY, KEEP, BOOST = (Pick(kind) for kind in ("end_turn", "stop", "stay", "keep", "boost"))
GUARD, REWARD = Pick("guard"), Pick("reward")
OWNERS: Final = 10
"""A Tech tile of anybody is one number: the Tech, then whose it is."""


def price_number(goods: Sequence[int]) -> int:
    """A payment as one number: how many of each good, digit by digit."""
    return sum(amount * OWNERS**good for good, amount in enumerate(goods))


def tile_number(tech: int, owner: int) -> int:
    return tech * OWNERS + owner


def _hex(move: Any) -> Path:
    return Path((Pick("hex", move.place),))


PATHS: Mapping[type[Move], Callable[[Any], Path]] = {
    Act: lambda move: Path((Pick("action", move.action),)),
    Executive: lambda move: Path((Pick("executive", move.slot),)),
    UseBuilding: lambda move: Path((Pick("blueprint", move.blueprint), Pick("use", move.blueprint, move.crystals))),
    EndTurn: simple(END_TURN),
    Stop: simple(STOP),
    CompleteGoal: lambda move: Path((Pick("goal", move.goal), Pick("prize", move.goal, move.reward))),
    Deliver: lambda move: Path((Pick("contract", move.contract), Pick("rail", move.good))),
    ShowCard: lambda move: Path((Pick("card_b", move.card),)),
    Pay: lambda move: Path((Pick("pay", price_number(move.goods)),)),
    PayCrystals: lambda move: Path((Pick("pay_crystals", move.amount),)),
    DiscardGoal: lambda move: Path((Pick("goal", move.goal),)),
    PayCrowding: lambda move: Path((Pick("crowd", move.crystals, move.colonists),)),
    TakeItem: lambda move: Path((Pick("item", move.good),)),
    GainResource: lambda move: Path((Pick("rail", move.good),)),
    TakeBlueprint: lambda move: Path((Pick("blueprint", move.blueprint),)),
    TakeTech: lambda move: Path((Pick("grid", move.place),)),
    PlaceTech: lambda move: Path((Pick("lab", move.space),)),
    Develop: lambda move: Path((Pick("tech", move.tech), Pick("lab", move.space))),
    KeepOxygen: simple(KEEP),
    UseTech: lambda move: Path((Pick("use_tech", tile_number(move.tech, move.owner), move.colonists),)),
    MoveBot: lambda move: Path((Pick("bot", move.origin), Pick("hex", move.target))),
    MoveRover: lambda move: Path((Pick("rover"), Pick("hex", move.target))),
    BuyPoint: lambda move: Path((Pick("point", int(move.rover)),)),
    Collect: _hex,
    Construct: lambda move: Path((Pick("building", move.building),)),
    Build: _hex,
    Displace: _hex,
    ChooseBonus: lambda move: Path((Pick("bonus", move.bonus),)),
    Retrieve: lambda move: Path((Pick("origin", move.origin),)),
    ChooseSide: lambda move: Path((Pick("side", move.side),)),
    UpgradeBuilding: lambda move: Path((Pick("blueprint", move.blueprint), Pick("hex", move.place))),
    WelcomeShip: lambda move: Path((Pick("ship", move.slot),)),
    Arrive: lambda move: Path((Pick("arrive", move.colonists, move.bots),)),
    PlaceBot: _hex,
    Hire: lambda move: Path((Pick("scientist", move.scientist),)),
    TakeContract: lambda move: Path((Pick("contract", move.contract),)),
    Refill: lambda move: Path((Pick("contract", move.contract),)),
    Boost: simple(BOOST),
    Produce: _hex,
    FeedRadar: lambda move: Path((Pick("tile", move.tile),)),
    BuyColonist: lambda move: Path((Pick("rail", move.good),)),
    Settle: _hex,
    TakeSpace: lambda move: Path((Pick("space", move.space),)),
    PlaceShuttle: lambda move: Path((Pick("side", move.side),)),
    Travel: lambda move: Path((Pick("travel", int(move.ship)),)),
    Stay: simple(STAY),
    PlaceDiscovery: lambda move: Path((Pick("tile", move.tile), Pick("hex", move.place))),
    MoveUnit: lambda move: Path((GUARD, Pick("hex", move.target))),
    Strike: _hex,
    Repair: _hex,
    RewardFirst: simple(REWARD),
}
"""For each class of move its path. `alone` shortens those whose second pick would be no choice."""


def shortened(path: Path, moves: Sequence[Move]) -> Path:
    """Where a Blueprint can be used in one way only, or a Tech moved to one well only, the first pick says it all."""
    first = path.picks[0]
    if len(path.picks) == 2 and path.picks[1].kind in ("use", "lab"):
        alike = [
            other for other in moves if (made := PATHS[type(other)](other)).picks[0] == first and len(made.picks) == 2
        ]
        if len(alike) == 1:
            return Path(path.picks[:1])
    return path
