"""Every step the agenda may hold."""

from __future__ import annotations

from typing import Any

from engine.core.moves import Step
from engine.games.on_mars.blueprints import AfterUpgrade, ToTakeBlueprint, ToUpgrade
from engine.games.on_mars.buildings import CompleteBuilding, ToBuild, ToConstruct, ToUseTech
from engine.games.on_mars.colonists import ToChooseSide, ToRetrieve
from engine.games.on_mars.effects import Benefit
from engine.games.on_mars.executive import Begin, ToProduce
from engine.games.on_mars.goods import ToBoostCrystals, ToGainResources, ToPay, ToPayCrystals
from engine.games.on_mars.hiring import RefillDisplay, ToHire, ToRefill
from engine.games.on_mars.lab import (
    AfterDeveloping,
    AfterLearning,
    PutInLab,
    QueueOxygen,
    SettleOxygen,
    ToChooseOxygen,
    ToDevelop,
    ToLearn,
    ToPlaceTech,
)
from engine.games.on_mars.lacerda import Landed
from engine.games.on_mars.lacerda_actions import LacerdaDevelops, LacerdaUpgrades
from engine.games.on_mars.lss import ToChooseBonus
from engine.games.on_mars.movement import CollectTiles, ToBorrowRoverTech, ToCollect, ToMove
from engine.games.on_mars.pieces import ToDisplace
from engine.games.on_mars.rounds import (
    LacerdaPlaces,
    NewRound,
    NextTurn,
    Over,
    Placing,
    PlacingShuttle,
    ToDeliverLast,
    ToPlaceShuttle,
    ToSettle,
)
from engine.games.on_mars.ships import AfterShip, ToArrive, ToPlaceBot, ToUseShipTech, ToWelcome
from engine.games.on_mars.shuttle import NextTraveller, ToTravel, ToWrapUp
from engine.games.on_mars.slots import ToPayCrowd
from engine.games.on_mars.status import UpdateStatus
from engine.games.on_mars.tiles import ToFeedRadar
from engine.games.on_mars.travel import Arrival, ToBuyColonist, ToExplore, ToTakeSpace
from engine.games.on_mars.turn import LayDown, ToAct
from engine.games.on_mars.warehouse import ToTakeItem

STEPS: tuple[type[Step[Any]], ...] = (
    ToTakeBlueprint, ToUpgrade, AfterUpgrade,
    ToConstruct, ToBuild, ToUseTech, CompleteBuilding,
    ToRetrieve, ToChooseSide,
    Benefit,
    Begin, ToProduce,
    ToPay, ToPayCrystals, ToGainResources, ToBoostCrystals,
    ToHire, RefillDisplay, ToRefill,
    ToLearn, AfterLearning, ToPlaceTech, PutInLab, ToDevelop, AfterDeveloping, QueueOxygen, SettleOxygen,
    ToChooseOxygen,
    Landed,
    LacerdaDevelops, LacerdaUpgrades,
    ToChooseBonus,
    ToMove, CollectTiles, ToCollect, ToBorrowRoverTech,
    ToDisplace,
    ToSettle, LacerdaPlaces, Placing, PlacingShuttle, ToPlaceShuttle, NextTurn, NewRound, ToDeliverLast, Over,
    ToWelcome, AfterShip, ToUseShipTech, ToArrive, ToPlaceBot,
    NextTraveller, ToTravel, ToWrapUp,
    ToPayCrowd,
    UpdateStatus,
    ToFeedRadar,
    Arrival, ToExplore, ToTakeSpace, ToBuyColonist,
    ToAct, LayDown,
    ToTakeItem,
)  # fmt: skip
