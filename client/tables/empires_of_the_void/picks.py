"""Every move as the things a person points at to make it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from typing import Any

from client.stage.picks import CONFIRM, Path, Pick, simple
from engine.core.moves import Move, Seat
from engine.games.empires_of_the_void import components as game
from engine.games.empires_of_the_void import moves


def cards_of(cards: Sequence[int]) -> tuple[Hashable, ...]:
    """Cards of the hand as they count in a bag."""
    return tuple(("card", card) for card in cards)


def _space(world: int) -> Pick:
    return Pick("space", game.space_of(world))


def _research(move: moves.Research) -> Path:
    picks = [Pick("technology", move.technology)]
    if move.lender != game.NOBODY:
        picks.append(Pick("lender", move.lender))
    if move.world != game.NOWHERE:
        picks.append(_space(move.world))
    return Path(tuple(picks))


def _infest(move: moves.Infest) -> Path:
    picks = [Pick("infest", move.planet)]
    return Path((*picks, Pick("pods", move.back)) if move.back >= 0 else tuple(picks))


def _accept(move: moves.Accept) -> Path:
    return Path((Pick("yes"),), cards_of(move.cards) if move.cards else None)


def dice_number(dice: Sequence[int]) -> int:
    """Dice to be rolled again, as one number."""
    return int("".join(map(str, dice)))


_PATHS: dict[type[Move], Callable[[Any], Path]] = {
    moves.ChooseRace: lambda move: Path((Pick("race", move.race),)),
    moves.ChooseTechnology: lambda move: Path((Pick("technology", move.technology),)),
    moves.ChooseCorner: lambda move: Path((Pick("corner", move.corner),)),
    moves.Cover: lambda move: Path((_space(move.planet),)),
    moves.Rotate: lambda move: Path((Pick("board", move.board), Pick("turn", move.rotation))),
    moves.Keep: simple(Pick("keep")),
    moves.Build: lambda move: Path((Pick("port_ship" if move.port else "ship", move.ship),)),
    moves.Research: _research,
    moves.Reset: simple(Pick("reset")),
    moves.Ready: simple(Pick("ready")),
    moves.Unready: simple(Pick("unready")),
    moves.Pass: simple(Pick("pass")),
    moves.Sell: lambda move: Path((Pick("sell"),), cards_of((move.card,))),
    moves.Ransom: simple(Pick("ransom")),
    moves.Discard: lambda move: Path((Pick("card", move.card),)),
    moves.KeepCard: lambda move: Path((Pick("drawn", move.card),)),
    moves.Muster: lambda move: Path((_space(move.world),)),
    moves.TakeCredits: lambda move: Path(
        (CONFIRM,), tuple(("coin", seat) for seat, amount in enumerate(move.amounts) for _ in range(amount))
    ),
    moves.Load: lambda move: Path((Pick("load", move.ship),)),
    moves.Unload: lambda move: Path((Pick("unload", move.ship),)),
    moves.Fly: lambda move: Path((Pick("space", move.space),)),
    moves.Stop: simple(Pick("stop")),
    moves.Cancel: simple(Pick("cancel_move")),
    moves.AskLeave: lambda move: Path((Pick("leave", move.credits),)),
    moves.GiveLeave: simple(Pick("yes")),
    moves.Deny: simple(Pick("no")),
    moves.Warp: simple(Pick("warp")),
    moves.EndWarp: simple(Pick("end_warp")),
    moves.Control: lambda move: Path((Pick("fleet", move.space, move.owner), Pick("hull", move.ship))),
    moves.Culture: simple(Pick("culture")),
    moves.Mine: simple(Pick("mine")),
    moves.Diplomacy: lambda move: Path((Pick("befriend", move.planet),), cards_of(move.cards)),
    moves.Salvage: lambda move: Path((Pick("salvage", move.find),)),
    moves.Infest: _infest,
    moves.Swap: lambda move: Path((Pick("row", move.row), Pick("card", move.card))),
    moves.PlayCards: lambda move: Path((Pick("play", move.ability),), cards_of(move.cards)),
    moves.EndTurn: simple(Pick("end_turn")),
    moves.Retreat: lambda move: Path((_space(move.world),)),
    moves.PayStars: lambda move: Path((Pick("stars", move.stars),)),
    moves.Lose: lambda move: Path((Pick("lose", move.ship),)),
    moves.Conquer: simple(Pick("conquer")),
    moves.Liberate: simple(Pick("liberate")),
    moves.Decline: simple(Pick("decline")),
    moves.Befriend: lambda move: Path((Pick("card", move.card),)),
    moves.Drill: lambda move: Path((Pick("drill", move.ship),)),
    moves.Foresee: lambda move: Path((Pick("foresee", dice_number(move.dice)),)),
    moves.Twist: lambda move: Path((Pick("twist", move.roller),), cards_of(move.cards)),
    moves.TradeWith: lambda move: Path((Pick("deal", move.partner),)),
    moves.GiveCredit: simple(Pick("give_credit")),
    moves.GiveCard: lambda move: Path((Pick("card", move.card),)),
    moves.GiveGood: lambda move: Path((Pick("give_good", move.good),)),
    moves.AskCredit: simple(Pick("ask_credit")),
    moves.AskCard: lambda move: Path((Pick("ask_card", move.temperament),)),
    moves.AskGood: lambda move: Path((Pick("ask_good", move.good),)),
    moves.Send: simple(Pick("send")),
    moves.Drop: simple(Pick("drop")),
    moves.Accept: _accept,
    moves.Refuse: simple(Pick("no")),
    moves.Quiet: simple(Pick("quiet")),
    moves.Listen: simple(Pick("listen")),
}


class Paths:
    """The way to each of the legal moves. A ship is pointed at by its stack and its class, and by what pays for its
    Move where that is not clear."""

    def __init__(self) -> None:
        self._legal: Sequence[Move] = ()
        self._payments: Counter[tuple[int, int]] = Counter()

    def of(self, move: Move, legal: Sequence[Move], seat: Seat) -> Path | None:
        if legal is not self._legal:
            self._legal = legal
            self._payments = Counter((each.space, each.ship) for each in legal if isinstance(each, moves.Begin))
        if isinstance(move, moves.Begin):
            picks = (Pick("stack", move.space, seat), Pick("hull", move.ship))
            alone = self._payments[move.space, move.ship] < 2
            return Path(picks if alone else (*picks, Pick("source", move.source)))
        if isinstance(move, moves.Attack):
            return Path((Pick("stack", move.space, seat), Pick("target", move.target, move.space)))
        found = _PATHS.get(type(move))
        return found(move) if found else None
