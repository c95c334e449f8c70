"""What lies where: cards on docks and in trays, goods on them, the hand, and what is offered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pygame import Rect

from client.stage.picks import Pick
from client.stage.pieces import Piece
from client.stage.preview import MINUS
from client.tables.race_for_the_galaxy.faces import face
from client.tables.race_for_the_galaxy.layout import LIFT, RaceLayout
from client.tables.race_for_the_galaxy.looks import BACK, GOODS_PICTURES
from client.tables.race_for_the_galaxy.picks import card, dock, token
from engine.core.moves import Seat
from engine.games.race_for_the_galaxy import develop, settle
from engine.games.race_for_the_galaxy.components import CARDS, HIDDEN, NOTHING, OORT, PHASES
from engine.games.race_for_the_galaxy.consume import ToConsume
from engine.games.race_for_the_galaxy.develop import ToDevelop
from engine.games.race_for_the_galaxy.draft import ToDraft
from engine.games.race_for_the_galaxy.explore import ToExplore
from engine.games.race_for_the_galaxy.gambling import ToGuess, ToTakeRevealed
from engine.games.race_for_the_galaxy.military import conquering_strength, most_to_buy, own_prestige
from engine.games.race_for_the_galaxy.oort import ToNameKind
from engine.games.race_for_the_galaxy.powers import fits_pay_power
from engine.games.race_for_the_galaxy.rounds import ToChooseActions, ToChooseLate
from engine.games.race_for_the_galaxy.scoring import by_tokens, tableau_points
from engine.games.race_for_the_galaxy.searching import ToSearch, ToTakeFound
from engine.games.race_for_the_galaxy.settle import ToChooseWay, ToSettle
from engine.games.race_for_the_galaxy.state import Player, RaceState
from engine.games.race_for_the_galaxy.takeover import ToCancel

FOCUSED = ("settle", "consume", "produce")
"""Phases during which tiles show only what belongs to them."""
WITH_PLATES = (ToChooseActions, ToChooseLate)
WITH_SHEET = (
    ToSearch,
    ToTakeFound,
    ToConsume,
    ToGuess,
    ToTakeRevealed,
    ToNameKind,
    ToChooseWay,
    ToCancel,
)
"""Questions that need the right part of the hand's room."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What somebody is asked that changes how the table is laid."""

    seat: Seat
    plates: bool = False
    sheet: bool = False
    draft: bool = False

    @staticmethod
    def of(view: RaceState, seat: Seat) -> Asked:
        step = view.agenda[-1] if view.agenda else None
        if step is None or seat not in step.seats():
            return Asked(seat)
        return Asked(seat, isinstance(step, WITH_PLATES), isinstance(step, WITH_SHEET), isinstance(step, ToDraft))


def pieces(view: RaceState, seat: Seat, layout: RaceLayout, words: bool = False) -> Iterator[Piece]:
    """All of them; with `words`, powers are written out beside their signs."""
    mine = view.players[seat]
    phase = PHASES[view.phase] if view.phase >= 0 and PHASES[view.phase] in FOCUSED else ""
    for place, number in enumerate(mine.tableau[: len(layout.docks)]):
        box = layout.docks[place]
        picture = face("dock", number, vp=worth(view, mine, number), phase=phase, words=words)
        yield Piece(("card", number), dock(number), picture, box, 1, on_board=False)
        if mine.goods[place] != NOTHING:
            thing = ("token", number)
            yield Piece(
                _good(view, number),
                token(number),
                GOODS_PICTURES[kind_of(view, number)],
                good_on_dock(box),
                3,
                on_board=False,
                thing=thing,
            )
    for rival, tray in layout.trays.items():
        player = view.players[rival]
        for place, number in enumerate(player.tableau[: len(tray.minis)]):
            box = tray.minis[place]
            pick = Pick("rival", number, rival)
            yield Piece(
                ("card", number),
                pick,
                face("mini", number, vp=worth(view, player, number)),
                box,
                1,
                on_board=False,
                radius=6,
            )
            if player.goods[place] != NOTHING:
                picture = GOODS_PICTURES[kind_of(view, number)]
                yield Piece(
                    _good(view, number), Pick("good_of", number, rival), picture, good_on_mini(box), 3, on_board=False
                )
    yield from _offered(view, seat, layout)
    yield from _hand(view, seat, layout, words)


def _good(view: RaceState, world: int) -> tuple[str, int, int]:
    return "good", kind_of(view, world), world


def kind_of(view: RaceState, world: int) -> int:
    return view.oort_kind if world == OORT else CARDS[world].good


def good_on_dock(box: Rect) -> Rect:
    side = box.height * 36 // 100
    return Rect(box.right - side - box.width // 20, box.top + box.height * 30 // 100, side, side)


def good_on_mini(box: Rect) -> Rect:
    side = min(box.height * 46 // 100, box.width * 46 // 100)
    return Rect(box.right - side - 2, box.bottom - side - 2, side, side)


def worth(view: RaceState, player: Player, number: int) -> str:
    """The present value of a variable card; nothing for the others, whose value is printed."""
    if not CARDS[number].scoring:
        return ""
    points = dict(tableau_points(player.tableau, view.oort_kind)).get(number, 0) + by_tokens(number, player)
    return str(CARDS[number].vp + points)


def unseen(view: RaceState, seat: Seat) -> list[int]:
    """Of each card, how many copies lie neither in a tableau nor in the hand of this seat."""
    seen = Counter(view.players[seat].hand)
    for player in view.players:
        seen.update(player.tableau)
    return [max(0, card.copies[view.options.level] - seen[card.number]) for card in CARDS]


def chance_of_cost(view: RaceState, seat: Seat, cost: int) -> int:
    """In per cent, that a card nobody has shown costs that."""
    left = unseen(view, seat)
    return round(100 * sum(n for n, card in zip(left, CARDS, strict=True) if card.cost == cost) / max(1, sum(left)))


# -- offers and hand ---------------------------------------------------------------------------------------------


def _offered(view: RaceState, seat: Seat, layout: RaceLayout) -> Iterator[Piece]:
    """Start worlds on the first docks; a card placed in secret, face down in its dock."""
    mine = view.players[seat]
    for place, number in enumerate(mine.offer):
        yield Piece(
            ("card", number), Pick("offer", number), face("dock", number), layout.docks[place], 1, on_board=False
        )
    chosen = chosen_in_secret(view, seat)
    if chosen != NOTHING and len(mine.tableau) < len(layout.docks):
        box = layout.docks[len(mine.tableau)]
        back = Rect(0, 0, box.height * 2 // 3, box.height)
        back.center = box.center
        yield Piece(("card", chosen), dock(chosen), BACK, back, 2, on_board=False)


def chosen_in_secret(view: RaceState, seat: Seat) -> int:
    """The card placed face down that the others will see when all have chosen."""
    step = view.agenda[-1] if view.agenda else None
    if isinstance(step, ToDevelop | ToSettle) and seat not in step.waiting:
        return step.answers[seat]
    return NOTHING


def hand_room(asked: Asked, layout: RaceLayout, cards: int) -> Rect:
    """The room that the hand has beside what is being asked."""
    hand = layout.hand
    if asked.plates:
        return Rect(hand.left, hand.top, min(layout.length(700), layout.length(100 + 106 * cards)), hand.height)
    if asked.sheet:
        return Rect(hand.left, hand.top, layout.sheet.left - hand.left - layout.length(8), hand.height)
    return hand


def _hand(view: RaceState, seat: Seat, layout: RaceLayout, words: bool) -> Iterator[Piece]:
    asked, player = Asked.of(view, seat), view.players[seat]
    cards: Sequence[int] = player.packet if asked.draft else player.hand
    room = hand_room(asked, layout, len(cards))
    chosen = chosen_in_secret(view, seat)
    if chosen in cards:
        cards = list(cards)
        cards.remove(chosen)
    seen: Counter[int] = Counter()
    fresh = _fresh(view, seat)
    sinks = layout.length(2 * LIFT) * (-1 if _keeps(view, seat) else 1)
    for number, box in zip(cards, layout.hand_cards(len(cards), room), strict=True):
        lifted = Rect(0, 0, round(box.width * 1.08), round(box.height * 1.08))
        lifted.midbottom = (box.centerx, layout.hand.bottom)
        lifted.clamp_ip(layout.hand)
        if number == HIDDEN:
            yield Piece(("card", HIDDEN), Pick("hidden", 0), BACK, box, 2, on_board=False, copy=seen[number])
        else:
            yield Piece(
                kind=("card", number),
                at=Pick("packet", number) if asked.draft else card(number),
                picture=face("hand", number, **notes(view, seat, number), new=number in fresh, words=words),
                rect=box,
                level=2,
                on_board=False,
                thing=("hand", number, seen[number]),
                item=("card", number),
                copy=seen[number],
                lifted=lifted,
                chosen=box.move(0, sinks),
                radius=10,
            )
        seen[number] += 1


def _keeps(view: RaceState, seat: Seat) -> bool:
    step = view.agenda[-1] if view.agenda else None
    return isinstance(step, ToExplore) and step.to_name(view, seat)[1]


def _fresh(view: RaceState, seat: Seat) -> tuple[int, ...]:
    """Cards just drawn that lie among others."""
    step = view.agenda[-1] if view.agenda else None
    return step.drawn[seat] if isinstance(step, ToExplore) else ()


def notes(view: RaceState, seat: Seat, number: int) -> dict[str, object]:
    """What placing it takes, while that is the question: its cost now, and what there is to pay or to fight with."""
    step = view.agenda[-1] if view.agenda else None
    record, player = CARDS[number], view.players[seat]
    spare = len(player.hand) - 1
    if isinstance(step, ToDevelop) and record.development:
        return _priced(develop.cost(view, seat, number), spare)
    if not isinstance(step, ToSettle) or not record.world:
        return {}
    if not record.military:
        return _priced(settle.cost(view, seat, number), spare)
    force = conquering_strength(view, seat, number)
    bought = most_to_buy(player, NOTHING, spare, own_prestige(view, seat, NOTHING))
    if force >= record.cost:
        return {"note": f"force:{force} ≥ {record.cost}".replace("-", MINUS)}
    if force + bought >= record.cost:
        return {"note": f"force:{force}+{record.cost - force} ≥ {record.cost}".replace("-", MINUS)}
    payers = [power.number for power in player.powers.pay_for_military if fits_pay_power(power, record)]
    if payers:
        return _priced(min(settle.cost(view, seat, number, power) for power in payers), spare)
    return {"note": f"weak:{force} < {record.cost}".replace("-", MINUS)}


def _priced(cost: int, spare: int) -> dict[str, object]:
    return {"cost": str(cost), "note": f"pay:{cost}/{spare}"}
