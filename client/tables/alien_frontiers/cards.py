"""Cards of alien tech: their faces at any size, and one's own with both powers."""

from __future__ import annotations

from pygame import Rect

from client.stage.cards import NAME_SHARE, draw_half, draw_name
from client.stage.lights import DIMMED, FINE, FINE_STRONG, write
from client.stage.picks import Pick
from client.stage.pieces import Piece
from client.tables.alien_frontiers import picks
from client.tables.alien_frontiers.looks import FUEL, VIOLET, Drawing, card_picture
from client.tables.alien_frontiers.pieces import FULL_CARD, NARROW_CARD, niche_places
from client.tables.alien_frontiers.previews import power_price
from client.ui.theme import EDGE, SPACE, TEXT
from engine.games.alien_frontiers.components import CARDS

_PARTS = ("own", "power", "discard", "passive")
"""Controls of a card in the niche."""


def draw_card(frame: Drawing, card: int, box: Rect, dim: bool = False) -> None:
    """A card: its picture, its name at the foot, its price and whether it can be given up in the corners."""
    _paper(frame, card, box, dim)
    low = box.height < 5 * frame.ui.theme.line_height(FINE_STRONG)
    draw_name(frame.ui, frame.words.name("card", card), box.inflate(-2, -4), FINE_STRONG, 0.9 if low else NAME_SHARE)
    side = box.width // 4
    if box.width < frame.layout.length(90):
        return
    record = CARDS[card]
    corner = Rect(box.left + 4, box.top + 4, side, side)
    if record.price is not None:
        _badge(frame, corner, FUEL, str(record.price))
    else:
        _badge(frame, corner, "star" if record.points else "shield", "")
    if record.discard_power:
        _badge(frame, corner.move(box.width - side - 8, 0), "discard", "")


def _paper(frame: Drawing, card: int, box: Rect, dim: bool) -> None:
    ui = frame.ui
    ui.panel(box, radius=9, edge=(*VIOLET, 255), fill=(*SPACE, 240))
    art = box.inflate(-6, -6)
    if ui.draws and art.width > 0 and art.height > 0:
        ui.surface.blit(ui.art.cover(card_picture(card), art.size), art)
        if dim:
            ui.panel(art, radius=2, edge=(*SPACE, 170), fill=(*SPACE, 255 - DIMMED))


def _badge(frame: Drawing, box: Rect, sign: str, amount: str) -> None:
    ui = frame.ui
    ui.panel(box, radius=18, edge=EDGE, fill=(*SPACE, 200))
    if "/" not in sign:
        ui.icon(sign, box.inflate(-box.width // 3, -box.width // 3), TEXT)
        return
    ui.picture(sign, Rect(box.left, box.top, box.width * 3 // 5, box.height).inflate(-2, -4))
    write(ui, amount, Rect(box.centerx, box.top, box.width // 2 - 2, box.height), FINE_STRONG, "center")


# -- one's own ---------------------------------------------------------------------------------------------------


def draw_owned(frame: Drawing, piece: Piece, box: Rect) -> None:
    """A card somebody owns: in one's own niche with both powers as rows, else small on a rival's console."""
    card, seat = piece.at.number, piece.at.other
    used = frame.view.active == seat and card in frame.view.used
    if seat != frame.seat:
        _paper(frame, card, box, used)
    elif card != _raised(frame):
        _draw_own(frame, card, box, used)


def _raised(frame: Drawing) -> int | None:
    """Of one's own cards that have little room the one pointed at: it grows over its neighbours."""
    ui, cards, found = frame.ui, frame.view.players[frame.seat].cards, None
    places = niche_places(frame.layout, cards)
    if not (cards and frame.answers and places[0].width < frame.layout.length(NARROW_CARD)):
        return None
    for card, box in zip(cards, places, strict=True):
        focused = ui.focus is not None and ui.focus.split(".")[:2] in [[kind, str(card)] for kind in _PARTS]
        if box.collidepoint(ui.input.pointer) if ui.input.by_pointer else focused:
            found = card
    return found


def draw_niche(frame: Drawing) -> None:
    """The card pointed at lies on top; an empty niche says so."""
    cards, raised = frame.view.players[frame.seat].cards, _raised(frame)
    if raised is not None:
        used = frame.view.active == frame.seat and raised in frame.view.used
        small = niche_places(frame.layout, cards)[cards.index(raised)]
        box = Rect(0, small.top, frame.layout.length(FULL_CARD), small.height)
        box.centerx = small.centerx
        box.clamp_ip(frame.layout.deck.niche)
        frame.ui.cover(box)
        _draw_own(frame, raised, box, used)
    if not cards:
        niche = frame.layout.deck.niche
        hint = Rect(0, 0, niche.width * 2 // 3, niche.height // 3)
        hint.center = niche.center
        write(frame.ui, frame.say("af.no_cards"), hint, FINE, "center", 2)


def _draw_own(frame: Drawing, card: int, box: Rect, used: bool) -> None:
    ui = frame.ui
    _paper(frame, card, box, used)
    line = ui.theme.line_height(FINE_STRONG)
    half = max(line + 2, round(box.height * 0.22))
    art = Rect(box.left + 3, box.top + 3, box.width - 6, box.height - 2 * half - 12)
    draw_name(ui, frame.words.name("card", card), art, FINE_STRONG, share=1.0)
    frame.spot(f"own.{card}", art, Pick("card", card, frame.seat), 8)
    upper = Rect(box.left + 5, art.bottom + 3, box.width - 10, half)
    lower = upper.move(0, half + 3)
    if CARDS[card].price is None:
        whole = upper if CARDS[card].discard_power else upper.union(lower)
        _row(frame, Pick("passive", card), whole, "star" if CARDS[card].points else "shield", "")
    else:
        price = power_price(frame.view, frame.seat, card)
        _row(frame, picks.power(card), upper, FUEL, str(price))
    if CARDS[card].discard_power:
        _row(frame, picks.discard(card), lower, "discard", "")


def _row(frame: Drawing, pick: Pick, box: Rect, sign: str, amount: str) -> None:
    """A power of a card: what it costs and what it does. The words are the card's own where there is room for them."""
    card = pick.number
    used = card in frame.view.used and frame.view.active == frame.seat
    brief = {"power": "used" if used else "use", "discard": "give_up", "passive": "always"}[pick.kind]
    text = frame.words.name("card", card, "discard" if pick.kind == "discard" else "power")
    wordings = [frame.say(f"af.brief_{CARDS[card].id}_{pick.kind}"), frame.say(f"af.{brief}")]
    if used or not text:
        wordings = wordings[1:]
    draw_half(frame, pick, box, [*wordings, ""], sign, amount, passive=pick.kind == "passive", lines=2)
