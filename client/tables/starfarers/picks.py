"""How each move is made: the things pointed at, in order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from client.stage.picks import CONFIRM, Path, Pick, simple
from engine.core.asking import TakeBack
from engine.core.moves import Move, Seat
from engine.games.starfarers import moves as m
from engine.games.starfarers.bank import rates
from engine.games.starfarers.components import SILENT
from engine.games.starfarers.fleet import free_transporters
from engine.games.starfarers.flight import ToFly
from engine.games.starfarers.placing import FIRST_COLONIES
from engine.games.starfarers.refusals import BOOSTER, BUILD_SPACEPORT, FAME, HELP, OFFER
from engine.games.starfarers.state import StarfarersState
from engine.games.starfarers.terms import Terms
from engine.games.starfarers.trading import audience

MAIN: Final = Pick("main")
"""What the large button does: to throw, to go on to the flight, to end it."""
NONE: Final = Pick("none")
"""None of what is offered."""
YES, NO = Pick("yes"), Pick("no")
FOUND, FLY_ON, CLEAR, LEAVE = Pick("found"), Pick("fly_on"), Pick("clear"), Pick("leave")
TAKE_BACK: Final = Pick("take_back")
PROPOSE, FORGET, ACCEPT = Pick("propose"), Pick("forget"), Pick("accept")
ASK: Final = Pick("action", OFFER)
"""To begin an offer, another proposal or a wish."""
ASK_ALL: Final = Pick("ask_all")
WORDS_OF_REFUSAL, WORDS_OF_WITHDRAWAL = Pick("words", 0), Pick("words", 1)
"""They open what may be said with a no."""


def words_to_turn_down(partner: Seat) -> Pick:
    return Pick("words", 2, partner)


def _no(plain: Pick, words: Pick, remark: int) -> Path:
    """A no, with a word or without."""
    return Path((plain,)) if remark == SILENT else Path((words, Pick("say", remark)))


def card_bag(cards: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    """Cards of the hand as things selected one by one."""
    return tuple(("card", kind) for kind, amount in enumerate(cards) for _ in range(amount))


def build(goal: int) -> Pick:
    """A picture of the building bar; actions begin with what can be built."""
    return Pick("action", goal)


PATHS: Final[Mapping[type[Move], Callable[[Any], Path]]] = {
    m.PlaceColony: lambda move: Path((Pick("point", move.point),)),
    m.ThrowDice: simple(MAIN),
    m.EndBuilding: simple(MAIN),
    m.EndFlight: simple(MAIN),
    m.NameTribute: lambda move: Path((Pick("resource", move.kind),)),
    m.PayCard: lambda move: Path((Pick("resource", move.kind),)),
    m.GiveCard: lambda move: Path((Pick("resource", move.kind),)),
    TakeBack: simple(TAKE_BACK),
    m.DrawFrom: lambda move: Path((Pick("seat", move.victim),)),
    m.DrawFromNobody: simple(NONE),
    m.TakeRelief: lambda move: Path((Pick("take", move.kind),)),
    m.TakeCard: lambda move: Path((Pick("take", move.kind),)),
    m.DeclineRelief: simple(NONE),
    m.TakeReserve: lambda move: Path((Pick("reserve", move.cards),)),
    m.Compose: simple(ASK),
    m.PutIn: lambda move: Path((Pick("give", move.kind),)),
    m.AskFor: lambda move: Path((Pick("want", move.kind),)),
    m.Forget: simple(FORGET),
    m.Announce: lambda move: Path((Pick("goal", move.goal),)),
    m.Propose: simple(PROPOSE),
    m.Accept: simple(ACCEPT),
    m.Refuse: lambda move: _no(Pick("refuse"), WORDS_OF_REFUSAL, move.remark),
    m.Deal: lambda move: Path((Pick("deal", move.partner),)),
    m.Withdraw: lambda move: _no(Pick("withdraw"), WORDS_OF_WITHDRAWAL, move.remark),
    m.TakeUp: lambda move: Path((Pick("take_up", move.partner),)),
    m.TurnDown: lambda move: _no(Pick("turn_down", move.partner), words_to_turn_down(move.partner), move.remark),
    m.DropWish: simple(Pick("drop_wish")),
    m.BuildSpaceport: lambda move: Path((build(BUILD_SPACEPORT), Pick("point", move.point))),
    m.BuildPart: lambda move: Path((build(BOOSTER + move.part),)),
    m.AddPart: lambda move: Path((build(BOOSTER + move.part),)),
    m.RemovePart: lambda move: Path((build(BOOSTER + move.part),)),
    m.BuyFame: simple(build(FAME)),
    m.AskForHelp: lambda move: Path(
        (Pick("action", HELP), CONFIRM), tuple(("victim", victim) for victim in move.victims)
    ),
    m.ChooseJump: lambda move: Path((Pick("jump", move.transporter),)),
    m.Fly: lambda move: Path((Pick("point", move.point),)),
    m.Jump: lambda move: Path((Pick("point", move.point),)),
    m.Clear: simple(CLEAR),
    m.LeaveChit: simple(LEAVE),
    m.Found: simple(FOUND),
    m.FlyOn: simple(FLY_ON),
    m.Befriend: lambda move: Path((Pick("card", move.card),)),
    m.GiveCards: lambda move: Path((CONFIRM,), card_bag(move.cards)),
    m.SayYes: simple(YES),
    m.SayNo: simple(NO),
}


def path_of(move: Move, view: StarfarersState, seat: Seat) -> Path | None:
    """Ships are launched in the transporter with the fewest spheres unless another has been picked before the point;
    the bank gives its best rate unless another has been picked."""
    if isinstance(move, m.ChooseShip):
        return Path((Pick("ship", seat, move.transporter),))
    if isinstance(move, m.Stop):
        step = view.agenda[-1]
        assert isinstance(step, ToFly)
        return Path((Pick("ship", seat, step.transporter),))
    if isinstance(move, m.TradeWithBank):
        best = rates(view.players[seat].cards, view.exchanged)[move.give][0]
        rate = () if move.rate == best else (Pick("rate", move.rate),)
        return Path((Pick("resource", move.give), *rate, Pick("resource", move.take)))
    if isinstance(move, m.Offer):
        everybody = tuple(audience(view, seat, Terms(move.give, move.want)))
        return Path((ASK_ALL,)) if move.to == everybody else Path((CONFIRM,), tuple(("to", to) for to in move.to))
    if isinstance(move, m.BuildShip):
        return Path((build(move.ship), *_launch(view, seat, move.transporter, move.point)))
    if isinstance(move, m.PlaceFreeShip):
        return Path(_launch(view, seat, move.transporter, move.point))
    if isinstance(move, m.PlaceSpaceport):
        last = len(view.players[seat].colonies) == FIRST_COLONIES
        ring = () if last else (build(BUILD_SPACEPORT),)
        load = Pick("load", move.ship)
        return Path((*ring, Pick("point", move.point), load, *_launch(view, seat, move.transporter, move.port)))
    known = PATHS.get(type(move))
    return known(move) if known else None


def _launch(view: StarfarersState, seat: Seat, transporter: int, point: int) -> tuple[Pick, ...]:
    spheres = () if transporter == free_transporters(view, seat)[0] else (Pick("spheres", transporter),)
    return *spheres, Pick("point", point)
