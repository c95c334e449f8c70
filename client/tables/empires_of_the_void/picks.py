"""Every move as the things a person points at to make it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from typing import Any

from client.stage.picks import CONFIRM, Path, Pick, simple
from client.tables.empires_of_the_void.pieces import stack_pick
from engine.core.moves import Move, Seat
from engine.games.empires_of_the_void.components import NOBODY, NOWHERE, space_of
from engine.games.empires_of_the_void.moves import (
    Accept,
    AskCard,
    AskCredit,
    AskGood,
    AskLeave,
    Attack,
    Befriend,
    Begin,
    Build,
    Cancel,
    ChooseCorner,
    ChooseRace,
    ChooseTechnology,
    Conquer,
    Control,
    Cover,
    Culture,
    Decline,
    Deny,
    Diplomacy,
    Discard,
    Drill,
    Drop,
    EndTurn,
    EndWarp,
    Fly,
    Foresee,
    GiveCard,
    GiveCredit,
    GiveGood,
    GiveLeave,
    Infest,
    Keep,
    KeepCard,
    Liberate,
    Listen,
    Load,
    Lose,
    Mine,
    Muster,
    Pass,
    PayStars,
    PlayCards,
    Quiet,
    Ransom,
    Ready,
    Refuse,
    Research,
    Reset,
    Retreat,
    Rotate,
    Salvage,
    Sell,
    Send,
    Stop,
    Swap,
    TakeCredits,
    TradeWith,
    Twist,
    Unload,
    Unready,
    Warp,
)


def cards_of(cards: Sequence[int]) -> tuple[Hashable, ...]:
    """Cards of the hand as they count in a bag."""
    return tuple(("card", card) for card in cards)


def _space(world: int) -> Pick:
    return Pick("space", space_of(world))


def _research(move: Research) -> Path:
    picks = [Pick("technology", move.technology)]
    if move.lender != NOBODY:
        picks.append(Pick("lender", move.lender))
    if move.world != NOWHERE:
        picks.append(_space(move.world))
    return Path(tuple(picks))


def _infest(move: Infest) -> Path:
    picks = [Pick("infest", move.planet)]
    return Path((*picks, Pick("pods", move.back)) if move.back >= 0 else tuple(picks))


def _accept(move: Accept) -> Path:
    return Path((Pick("yes"),), cards_of(move.cards) if move.cards else None)


def dice_number(dice: Sequence[int]) -> int:
    """Dice to be rolled again, as one number."""
    return int("".join(map(str, dice)))


_PATHS: dict[type[Move], Callable[[Any], Path]] = {
    ChooseRace: lambda move: Path((Pick("race", move.race),)),
    ChooseTechnology: lambda move: Path((Pick("technology", move.technology),)),
    ChooseCorner: lambda move: Path((Pick("corner", move.corner),)),
    Cover: lambda move: Path((_space(move.planet),)),
    Rotate: lambda move: Path((Pick("board", move.board), Pick("turn", move.rotation))),
    Keep: simple(Pick("keep")),
    Build: lambda move: Path((Pick("port_ship" if move.port else "ship", move.ship),)),
    Research: _research,
    Reset: simple(Pick("reset")),
    Ready: simple(Pick("ready")),
    Unready: simple(Pick("unready")),
    Pass: simple(Pick("pass")),
    Sell: lambda move: Path((Pick("sell"),), cards_of((move.card,))),
    Ransom: simple(Pick("ransom")),
    Discard: lambda move: Path((Pick("card", move.card),)),
    KeepCard: lambda move: Path((Pick("drawn", move.card),)),
    Muster: lambda move: Path((_space(move.world),)),
    TakeCredits: lambda move: Path(
        (CONFIRM,), tuple(("coin", seat) for seat, amount in enumerate(move.amounts) for _ in range(amount))
    ),
    Load: lambda move: Path((Pick("load", move.ship),)),
    Unload: lambda move: Path((Pick("unload", move.ship),)),
    Fly: lambda move: Path((Pick("space", move.space),)),
    Stop: simple(Pick("stop")),
    Cancel: simple(Pick("cancel_move")),
    AskLeave: lambda move: Path((Pick("leave", move.credits),)),
    GiveLeave: simple(Pick("yes")),
    Deny: simple(Pick("no")),
    Warp: simple(Pick("warp")),
    EndWarp: simple(Pick("end_warp")),
    Control: lambda move: Path((stack_pick(move.space, move.owner), Pick("hull", move.ship))),
    Culture: simple(Pick("culture")),
    Mine: simple(Pick("mine")),
    Diplomacy: lambda move: Path((Pick("befriend", move.planet),), cards_of(move.cards)),
    Salvage: lambda move: Path((Pick("salvage", move.find),)),
    Infest: _infest,
    Swap: lambda move: Path((Pick("row", move.row), Pick("card", move.card))),
    PlayCards: lambda move: Path((Pick("play", move.ability),), cards_of(move.cards)),
    EndTurn: simple(Pick("end_turn")),
    Retreat: lambda move: Path((_space(move.world),)),
    PayStars: lambda move: Path((Pick("stars", move.stars),)),
    Lose: lambda move: Path((Pick("lose", move.ship),)),
    Conquer: simple(Pick("conquer")),
    Liberate: simple(Pick("liberate")),
    Decline: simple(Pick("decline")),
    Befriend: lambda move: Path((Pick("card", move.card),)),
    Drill: lambda move: Path((Pick("drill", move.ship),)),
    Foresee: lambda move: Path((Pick("foresee", dice_number(move.dice)),)),
    Twist: lambda move: Path((Pick("twist", move.roller),), cards_of(move.cards)),
    TradeWith: lambda move: Path((Pick("deal", move.partner),)),
    GiveCredit: simple(Pick("give_credit")),
    GiveCard: lambda move: Path((Pick("card", move.card),)),
    GiveGood: lambda move: Path((Pick("give_good", move.good),)),
    AskCredit: simple(Pick("ask_credit")),
    AskCard: lambda move: Path((Pick("ask_card", move.temperament),)),
    AskGood: lambda move: Path((Pick("ask_good", move.good),)),
    Send: simple(Pick("send")),
    Drop: simple(Pick("drop")),
    Accept: _accept,
    Refuse: simple(Pick("no")),
    Quiet: simple(Pick("quiet")),
    Listen: simple(Pick("listen")),
}


class Paths:
    """The way to each of the legal moves. A ship is pointed at by its stack and its class, and by what pays for its
    Move where that is not clear."""

    def __init__(self) -> None:
        self._moves: Sequence[Move] = ()
        self._payments: Counter[tuple[int, int]] = Counter()

    def of(self, move: Move, moves: Sequence[Move], seat: Seat) -> Path | None:
        if moves is not self._moves:
            self._moves = moves
            self._payments = Counter((each.space, each.ship) for each in moves if isinstance(each, Begin))
        if isinstance(move, Begin):
            picks = (stack_pick(move.space, seat), Pick("hull", move.ship))
            alone = self._payments[move.space, move.ship] < 2
            return Path(picks if alone else (*picks, Pick("source", move.source)))
        if isinstance(move, Attack):
            return Path((stack_pick(move.space, seat), Pick("target", move.target, move.space)))
        found = _PATHS.get(type(move))
        return found(move) if found else None
