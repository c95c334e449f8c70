"""What lies over the galaxy: exchanges being put together and answered, friendship cards, encounters."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from pygame import Rect, Surface

from client.stage.lights import FINE, FINE_STRONG, NAME, write
from client.stage.picks import CONFIRM, Pick
from client.stage.sheets import paper
from client.stage.zones import column, row
from client.tables.starfarers import looks
from client.tables.starfarers.board import Drawing
from client.tables.starfarers.faces import draw_encounter_card
from client.tables.starfarers.layout import cut
from client.tables.starfarers.picks import (
    ACCEPT,
    ASK,
    ASK_ALL,
    FORGET,
    NO,
    PROPOSE,
    WORDS_OF_REFUSAL,
    WORDS_OF_WITHDRAWAL,
    YES,
    words_to_turn_down,
)
from client.tables.starfarers.story import family_of, story
from client.ui.kit import Ui
from client.ui.theme import ACCENT, EDGE, FAINT, GOLD, MUTED, SPACE, TEXT, WARNING, TextStyle
from engine.core.moves import Move
from engine.core.words import capital
from engine.games.starfarers.bank import rates
from engine.games.starfarers.components import CARDS, GOALS, KINDS, NO_CARD, ONE_CARD, REMARKS, SILENT, Hand
from engine.games.starfarers.drafting import draft
from engine.games.starfarers.encounters import ToDecide
from engine.games.starfarers.moves import Announce, AskFor, Compose, Forget, PutIn
from engine.games.starfarers.peoples import ToBefriend
from engine.games.starfarers.report import card_text
from engine.games.starfarers.terms import Terms
from engine.games.starfarers.trading import ACCEPTED, NO_ANSWER, ToAnswer, ToClose, ToCompose

HEADING: Final = TextStyle("title", "SemiBold", TEXT, display=True)
STORY: Final = TextStyle("body", "Medium", TEXT)
QUESTION: Final = TextStyle("body", "SemiBold", ACCENT)
SIDES: Final = (("give", "sf.you_give"), ("want", "sf.you_get"))


def draw_sheets(frame: Drawing) -> None:
    """Whatever is asked for that needs room, and what others ask of me."""
    view, step = frame.view, frame.view.agenda[-1] if frame.view.agenda else None
    mine = step is not None and frame.seat in step.seats() and frame.may_act
    if view.drafts[frame.seat] is not None and frame.may_act:
        _compose(frame)
    elif isinstance(step, ToClose) and mine:
        _close(frame, step)
    elif isinstance(step, ToBefriend) and mine:
        _befriend(frame, step)
    elif view.encounter != NO_CARD and view.read and view.agenda:
        _encounter(frame)
    if isinstance(step, ToAnswer) and mine:
        _question(frame, step)
    _wishes(frame)


@cache
def _veil(size: tuple[int, int]) -> Surface:
    veil = Surface(size)
    veil.fill(SPACE)
    veil.set_alpha(130)
    return veil


def draw_veil(frame: Drawing) -> None:
    """Behind a sheet the galaxy is dim, never the hand."""
    step = frame.view.agenda[-1] if frame.view.agenda else None
    asked = step is not None and frame.seat in step.seats() and isinstance(step, ToClose | ToBefriend)
    if frame.may_act and asked and frame.ui.draws:
        frame.ui.surface.blit(_veil(frame.layout.board.size), frame.layout.board)


def lying_over(frame: Drawing) -> list[Rect]:
    """Where the galaxy is covered, and does not answer."""
    view, layout = frame.view, frame.layout
    step = view.agenda[-1] if view.agenda else None
    asked = step is not None and frame.seat in step.seats() and frame.may_act
    found = []
    if frame.may_act and view.drafts[frame.seat] is not None:
        found.append(layout.offer)
    elif asked and isinstance(step, ToClose | ToBefriend):
        found.append(layout.sheet)
    elif view.encounter != NO_CARD:
        found.append(layout.encounter)
    if asked and isinstance(step, ToAnswer):
        found.append(layout.flags[step.seat])
    return found


def opaque(frame: Drawing, box: Rect, id: str) -> None:
    """Nothing below answers."""
    frame.ui.cover(box)
    frame.ui.spot(id, box, focusable=False)
    if box.collidepoint(frame.ui.input.pointer) and frame.ui.input.by_pointer:
        frame.outcome.pointed = None


def _sheet(frame: Drawing, height: float, heading: str, wider: float = 0) -> Rect:
    """A sheet in the middle, the galaxy dim behind it; returns the room inside."""
    layout = frame.layout
    box = layout.sheet.inflate(layout.length(wider), 0).clip(layout.board)
    box.height = min(box.height, layout.length(height))
    opaque(frame, box, "sheet")
    return paper(frame, box, heading)


# -- cards ---------------------------------------------------------------------------------------------------------


def draw_cards(ui: Ui, cards: Hand, room: Rect, alpha: int = 255) -> int:
    """Cards side by side from the left, overlapping where they must; returns where they end."""
    kinds = [kind for kind in KINDS for _ in range(cards[kind])]
    width = round(room.height * 0.72)
    step = min(width + 4, (room.width - width) // max(1, len(kinds) - 1)) if len(kinds) > 1 else width
    for number, kind in enumerate(kinds):
        ui.picture(looks.face(kind), Rect(room.left + number * step, room.top, width, room.height), alpha)
    return room.left + (len(kinds) - 1) * step + width if kinds else room.left


def draw_terms(frame: Drawing, give: Hand, get: Hand, room: Rect, alpha: int = 255) -> None:
    """What is given, an arrow, what comes for it."""
    side = min(room.height, frame.layout.length(36))
    half = (room.width - side - frame.layout.length(16)) // 2
    draw_cards(frame.ui, give, Rect(room.left, room.top, half, room.height), alpha)
    sign = Rect(room.left + half + frame.layout.length(8), 0, side, side)
    sign.centery = room.centery
    frame.ui.icon("swap", sign, TEXT if alpha == 255 else FAINT)
    draw_cards(frame.ui, get, Rect(sign.right + frame.layout.length(8), room.top, half, room.height), alpha)


# -- putting an exchange together ----------------------------------------------------------------------------------


def _compose(frame: Drawing) -> None:
    """A strip above the hand, so that the galaxy stays in sight: what is given, what is wanted, from whom."""
    ui, view, length, say = frame.ui, frame.view, frame.layout.length, frame.say
    step, terms = view.agenda[-1], draft(view, frame.seat)
    offers = isinstance(step, ToCompose)
    box = frame.layout.offer
    opaque(frame, box, "sheet")
    ui.panel(box, radius=16, fill=(9, 13, 27, 250), edge=(*ACCENT, 120))
    room = box.inflate(-length(36), -length(24))
    heading = say("sf.your_offer") if offers else say("sf.your_wish")
    if isinstance(step, ToAnswer):
        heading = say("sf.your_counter", frame.words.seat(step.seat))
    head = Rect(room.left, room.top, room.width * 2 // 5, length(38))
    write(ui, heading, head, HEADING)
    _compare(frame, terms, Rect(head.right, room.top, room.right - head.right, head.height))
    sides = row(Rect(room.left, head.bottom + length(4), room.width, length(146)), 2, length(24))
    for (side, title), place in zip(SIDES, sides, strict=True):
        _side(frame, side, say(title), terms, place)
    foot = Rect(room.left, room.bottom - length(48), room.width, length(48))
    middle = Rect(room.left, sides[0].bottom + length(8), room.width, foot.top - sides[0].bottom - length(16))
    if isinstance(step, ToCompose):
        goals, asked = row(middle, 2, length(24))
        _goals(frame, step, goals)
        _audience(frame, asked)
    first: list[tuple[Pick, str | tuple[str, ...]]] = [(PROPOSE, say("sf.say_it"))]
    if offers:
        some = say("sf.ask_some"), say("sf.ask_some_short")
        first = [(ASK_ALL, (say("sf.ask_all"), say("sf.ask_all_short"))), (CONFIRM, some)]
    *buttons, clear, away = row(foot, len(first) + 2, length(12))
    for (pick, text), place in zip(first, buttons, strict=True):
        button(frame, pick, place, text, "space" if pick == first[0][0] else None)
    if _plain(frame, "empty", clear, say("sf.empty"), any(terms.give) or any(terms.want)):
        frame.choosing.then([Forget(), Compose()])
    button(frame, FORGET, away, say("sf.forget"))


def _side(frame: Drawing, side: str, title: str, terms: Terms, room: Rect) -> None:
    """The five resources: a click on a card adds one, − below takes one back."""
    ui, length = frame.ui, frame.layout.length
    head = Rect(room.left, room.top, room.width, length(28))
    write(ui, title, head, FINE_STRONG)
    cards = terms.give if side == "give" else terms.want
    rest = cut(room, top=head.height)
    for kind, cell in enumerate(row(rest, len(KINDS), length(10))):
        pick = Pick(side, kind)
        foot = Rect(cell.left, cell.bottom - length(30), cell.width, length(30))
        face = Rect(0, cell.top, round((cell.height - foot.height - length(4)) * 0.72), 0)
        face.height = cell.height - foot.height - length(4)
        face.centerx = cell.centerx
        able = frame.choosing.is_open(pick)
        ui.picture(looks.face(kind), face, 255 if cards[kind] else 150 if able else 70)
        if able:
            frame.light(face, 0.45)
            plus = Rect(0, 0, length(22), length(22))
            plus.bottomright = (face.right - 2, face.bottom - 2)
            ui.panel(plus, radius=plus.width / 2, fill=(*SPACE, 235), edge=(*ACCENT, 255))
            ui.icon("plus", plus.inflate(-plus.width // 3, -plus.width // 3), ACCENT)
        if cards[kind]:
            shown = Rect(face.left, face.top, face.width - length(6), length(34))
            write(ui, str(cards[kind]), shown, HEADING, "right", shadow=True)
        frame.control(pick, face)
        if cards[kind] and _plain(frame, f"less.{side}.{kind}", foot, "−", True):
            frame.choosing.then(_without(frame, terms, side, kind))


def _plain(frame: Drawing, id: str, box: Rect, text: str, able: bool) -> bool:
    """A button that is no move by itself; was it pressed?"""
    ui = frame.ui
    ui.panel(box, radius=9, edge=EDGE, fill=(20, 32, 60, 235))
    write(ui, text, box.inflate(-8, 0), TextStyle("body", "SemiBold", TEXT if able else FAINT), "center")
    if not able:
        return False
    spot = ui.spot(id, box)
    if spot.focused:
        ui.focus_ring(box)
    return spot.activated


def _without(frame: Drawing, terms: Terms, side: str, kind: int) -> list[Move]:
    """What is put together is put together anew, with a card less."""
    give, want = list(terms.give), list(terms.want)
    (give if side == "give" else want)[kind] -= 1
    step = frame.view.agenda[-1]
    goal = [Announce(step.goal)] if isinstance(step, ToCompose) and step.goal != SILENT else []
    put = [PutIn(k) for k in KINDS for _ in range(give[k])] + [AskFor(k) for k in KINDS for _ in range(want[k])]
    return [Forget(), Compose(), *goal, *put]


def _compare(frame: Drawing, terms: Terms, room: Rect) -> None:
    """What the bank would say to the same."""
    player = frame.view.players[frame.seat]
    kinds = [kind for kind in KINDS if terms.give[kind]]
    text, colour = [frame.say("sf.compose_hint")], MUTED
    if len(kinds) == 1 and frame.view.active == frame.seat:
        rate = min(rates(player.cards, frame.view.exchanged)[kinds[0]])
        one = tuple(rate * card for card in ONE_CARD[kinds[0]])
        text = [frame.say("sf.bank_gives", frame.words.format_field(one, "hand")), frame.say("sf.bank_short", rate)]
        colour = WARNING if sum(terms.want) == 1 and terms.give[kinds[0]] >= rate else MUTED
    write(frame.ui, text, room, TextStyle("small", "Medium", colour), lines=2)


def _goals(frame: Drawing, step: ToCompose, room: Rect) -> None:
    """What the offer is for, if one wants to say so."""
    length = frame.layout.length
    head = Rect(room.left, room.top, length(70), room.height)
    write(frame.ui, frame.say("sf.goal"), head, FINE, lines=2)
    rest = cut(room, left=head.width + length(6))
    for goal, cell in enumerate(row(rest, len(GOALS), length(4))):
        pick = Pick("goal", goal)
        told, able = step.goal == goal, frame.choosing.is_open(pick)
        frame.ui.panel(cell, radius=9, edge=(*(GOLD if told else EDGE[:3]), 255), fill=(20, 28, 52, 220))
        picture = frame.livery.goal(goal, frame.seat)
        frame.ui.picture(picture, cell.inflate(-4, -4), 255 if told or able else 90)
        if able:
            frame.control(pick, cell, radius=9)


def _audience(frame: Drawing, room: Rect) -> None:
    """To whom it is said: to all, or to those selected."""
    length, others = frame.layout.length, frame.view.others(frame.seat)
    head = Rect(room.left, room.top, length(70), room.height)
    write(frame.ui, frame.say("sf.to_whom"), head, FINE, lines=2)
    rest = cut(room, left=head.width + length(6))
    for seat, cell in zip(others, row(rest, len(others), length(6)), strict=True):
        thing = ("to", seat)
        chosen, able = thing in frame.choosing.selected, frame.choosing.helps(thing)
        frame.ui.panel(cell, radius=9, edge=(*(ACCENT if chosen else EDGE[:3]), 255), fill=(20, 28, 52, 220))
        side = min(length(20), cell.height)
        mark = Rect(cell.left + length(6), cell.centery - side // 2, side, side)
        frame.ui.mark(frame.livery.colours[seat], mark)
        name = Rect(mark.right + length(4), cell.top, cell.right - mark.right - length(8), cell.height)
        write(frame.ui, frame.words.seat(seat), name, FINE_STRONG if able or chosen else FINE)
        if frame.spot(f"to.{seat}", cell, Pick("seat", seat), 9).activated and (able or chosen):
            frame.select(thing)


def button(frame: Drawing, pick: Pick, box: Rect, text: str | tuple[str, ...], key: str | None = None) -> None:
    """A button of a sheet: lit where it can be pressed."""
    ui, able = frame.ui, frame.choosing.is_lit(pick) or frame.choosing.answers(pick)
    spot = frame.spot(pick.id, box, pick, 10)
    ui.panel(box, radius=10, light=spot.hovered and able, edge=(*ACCENT, 230) if able else EDGE, fill=(14, 24, 46, 245))
    style = TextStyle("body", "SemiBold", ACCENT if able else FAINT)
    write(ui, text, box.inflate(-frame.layout.length(8), -4), style, "center", lines=2)
    if spot.activated or (key and frame.called(key)):
        frame.press(pick)


# -- what others ask of me -------------------------------------------------------------------------------------------


def _question(frame: Drawing, step: ToAnswer) -> None:
    """A flag at the asker’s card: the galaxy stays alive behind it."""
    ui, length = frame.ui, frame.layout.length
    box = frame.layout.flags[step.seat]
    opaque(frame, box, "flag")
    ui.panel(box, radius=14, fill=(9, 13, 27, 250), edge=(*frame.livery.colour(step.seat), 255))
    inside = box.inflate(-length(20), -length(16))
    draw_terms(frame, step.give, step.want, Rect(inside.left, inside.top, inside.width, length(76)))
    low = Rect(inside.left, inside.bottom - length(54), inside.width, length(54))
    wanted = [(ACCEPT, frame.say("sf.accept"), "a"), (Pick("refuse", 0), frame.say("sf.refuse"), "r")]
    if frame.choosing.starts(ASK):
        wanted.insert(1, (ASK, frame.say("sf.counter"), "c"))
    _with_words(frame, wanted, WORDS_OF_REFUSAL, low, box.move(0, box.height + length(4)))


def _with_words(frame: Drawing, wanted: Sequence[tuple[Pick, str, str]], words: Pick, room: Rect, below: Rect) -> None:
    """Buttons in a row, and after them what opens the words that may go with a no."""
    length = frame.layout.length
    sign = Rect(room.right - room.height * 3 // 4, room.top, room.height * 3 // 4, room.height)
    cells = row(cut(room, right=sign.width + length(6)), len(wanted), length(6))
    for (pick, text, key), cell in zip(wanted, cells, strict=True):
        button(frame, pick, cell, text, key or None)
    _words(frame, words, sign, below)


def _words(frame: Drawing, words: Pick, sign: Rect, below: Rect) -> None:
    """A sign that opens a list of what may be said with a no, each in full."""
    ui, length, choosing = frame.ui, frame.layout.length, frame.choosing
    if not choosing.starts(words):
        return
    opened = words in choosing.armed
    spot = frame.spot(words.id, sign, words)
    ui.panel(sign, radius=10, light=spot.hovered, edge=(*(ACCENT if opened else EDGE[:3]), 230), fill=(14, 24, 46, 245))
    ui.icon("chat", sign.inflate(-sign.width // 3, -sign.height // 3), ACCENT if opened else MUTED)
    if spot.activated and opened:
        choosing.drop()
    elif spot.activated:
        frame.press(words)
    if not opened:
        return
    line = max(length(40), ui.theme.line_height(FINE_STRONG) + 8)
    box = Rect(below.left, below.top, below.width, line * len(REMARKS) + length(16))
    box.clamp_ip(frame.layout.board)
    ui.cover(box)
    ui.spot("words.list", box, focusable=False)
    ui.panel(box, radius=12, fill=(9, 13, 27, 252), edge=(*ACCENT, 160))
    for number, cell in enumerate(column(box.inflate(-length(16), -length(16)), len(REMARKS), 0)):
        pick = Pick("say", number)
        if choosing.is_open(pick):
            lit = frame.control(pick, cell).hovered
            ui.panel(cell.inflate(0, -4), radius=8, edge=EDGE, light=lit, fill=(20, 28, 52, 235))
            write(ui, frame.words.name("remark", number), cell.inflate(-length(20), 0), FINE_STRONG)


def _wishes(frame: Drawing) -> None:
    """What others who are not on turn would exchange: it stands at their cards and stops nobody."""
    length = frame.layout.length
    for wish in frame.view.wishes:
        if not frame.choosing.starts(Pick("turn_down", wish.seat)):
            continue
        box = frame.layout.wishes[wish.seat]
        opaque(frame, box, f"wish.{wish.seat}")
        frame.ui.panel(box, radius=14, fill=(9, 13, 27, 245), edge=(*frame.livery.colour(wish.seat), 200))
        inside = box.inflate(-length(12), -length(8))
        low = Rect(inside.left, inside.bottom - length(38), inside.width, length(38))
        draw_terms(frame, wish.terms.give, wish.terms.want, cut(inside, bottom=low.height + length(4)))
        wanted = [(Pick("take_up", wish.seat), frame.say("sf.agree"), "")]
        wanted.append((Pick("turn_down", wish.seat), frame.say("sf.refuse"), ""))
        _with_words(frame, wanted, words_to_turn_down(wish.seat), low, frame.layout.flags[wish.seat])


# -- answers to my offer ---------------------------------------------------------------------------------------------


def _close(frame: Drawing, step: ToClose) -> None:
    """All answers at once, each with its terms; those that cannot be paid are grey."""
    ui, view, length, say = frame.ui, frame.view, frame.layout.length, frame.say
    asked = [other for other in view.others(frame.seat) if step.answers[other] != NO_ANSWER]
    room = _sheet(frame, 190 + 118 * len(asked), say("sf.answers"))
    foot = Rect(room.left, room.bottom - length(56), room.width, length(56))
    rows = column(Rect(room.left, room.top, room.width, foot.top - room.top - length(10)), len(asked), length(8))
    payable = {deal.partner for deal in step.deals(view)}
    for other, box in zip(asked, rows, strict=True):
        answer = step.answers[other]
        terms = answer.mirrored if isinstance(answer, Terms) else Terms(step.give, step.want)
        agrees, able = isinstance(answer, Terms) or answer == ACCEPTED, other in payable
        ui.panel(box, radius=10, edge=(*ACCENT, 200) if able else EDGE, fill=(14, 22, 44, 230))
        mark = Rect(box.left + length(12), box.centery - length(13), length(26), length(26))
        ui.mark(frame.livery.colours[other], mark)
        names = Rect(mark.right + length(10), box.top, length(190), box.height)
        upper, lower = column(names.inflate(0, -length(16)), 2, 0)
        write(ui, frame.words.seat(other), upper, NAME)
        if isinstance(answer, Terms):
            said = say("sf.counters") if able else say("sf.unpaid")
        elif answer == ACCEPTED:
            said = say("sf.accepts")
        else:
            remark = -answer - 4
            said = frame.words.name("remark", remark) if remark >= 0 else say("sf.refuses")
        write(ui, said, lower, TextStyle("small", "Medium", ACCENT if able else MUTED), lines=2)
        if agrees:
            cards = Rect(names.right, box.top + length(8), length(330), box.height - length(16))
            draw_terms(frame, terms.give, terms.want, cards, 255 if able else 110)
            place = Rect(0, 0, length(190), length(48))
            place.midright = (box.right - length(12), box.centery)
            if able:
                wordings = (say("sf.close_with", frame.words.seat(other)), say("sf.close"))
                button(frame, Pick("deal", other), place, wordings)
    low = Rect(foot.right - length(300), foot.top, length(300), foot.height)
    listed = Rect(low.left, foot.bottom + length(24), low.width, 0)
    _with_words(frame, [(Pick("withdraw"), say("sf.withdraw"), "")], WORDS_OF_WITHDRAWAL, low, listed)
    _compare(frame, Terms(step.give, step.want), cut(foot, right=low.width + length(12)))


# -- friendship cards ------------------------------------------------------------------------------------------------


def _befriend(frame: Drawing, step: ToBefriend) -> None:
    people = frame.view.peoples[step.base]
    room = _sheet(frame, 600, capital(frame.words.step(step)), 340)
    numbers = [number for number, record in enumerate(CARDS) if record.people == people]
    for number, cell in zip(numbers, row(room, len(numbers), frame.layout.length(12)), strict=True):
        _friend(frame, number, cell)


def _friend(frame: Drawing, number: int, cell: Rect) -> None:
    ui, length = frame.ui, frame.layout.length
    pick = Pick("card", number)
    able = frame.choosing.is_open(pick)
    colour = looks.PEOPLE_COLOURS[CARDS[number].people]
    ui.panel(cell, radius=12, edge=(*colour, 220 if able else 60), fill=(12, 18, 36, 240))
    picture = Rect(cell.left + 3, cell.top + 3, cell.width - 6, cell.height * 42 // 100)
    if ui.draws:
        found = ui.art.cover(looks.card(number), picture.size)
        found.set_alpha(255 if able else 70)
        ui.surface.blit(found, picture)
    words = cut(cell, length(8), picture.height + length(7), length(8), length(8))
    name = Rect(words.left, words.top, words.width, words.height * 28 // 100)
    style = TextStyle("body", "SemiBold", colour if able else FAINT)
    write(ui, frame.words.name("card", number), name, style, "center", lines=3)
    text = Rect(words.left, name.bottom, words.width, words.bottom - name.bottom)
    write(ui, card_text(frame.words, number), text, FINE, "center", lines=9)
    if able:
        frame.light(cell, 0.5, 12)
        frame.control(pick, cell, radius=12)
        return
    taker = next((seat for seat, player in enumerate(frame.view.players) if number in player.cards), None)
    if taker is not None:
        mark = Rect(0, 0, length(44), length(44))
        mark.center = picture.center
        ui.mark(frame.livery.colours[taker], mark)


# -- encounters ------------------------------------------------------------------------------------------------------


def _encounter(frame: Drawing) -> None:
    """The card as far as it has been read, with what is asked."""
    ui, view, length, say = frame.ui, frame.view, frame.layout.length, frame.say
    step = view.agenda[-1] if view.agenda else None
    box = frame.layout.encounter
    opaque(frame, box, "encounter")
    number = family_of(view)
    room = draw_encounter_card(ui, box, frame.layout.unit, number, frame.words.name("family", number))
    texts = [story(frame.words, passage)[0] for passage in view.read[-2:]]
    asked = step is not None and frame.seat in step.seats() and frame.may_act
    foot = cut(room, top=room.height - (length(54) if asked else 0))
    body = Rect(room.left, room.top, room.width, foot.top - room.top - length(6))
    if len(texts) > 1:
        upper = Rect(body.left, body.top, body.width, body.height * 2 // 5)
        write(ui, texts[0], upper, FINE, lines=3)
        body = Rect(body.left, upper.bottom, body.width, body.bottom - upper.bottom)
    write(ui, texts[-1], body, STORY, lines=6)
    if not asked or step is None:
        return
    if isinstance(step, ToDecide):
        left, right = row(foot, 2, length(12))
        button(frame, YES, left, say("sf.yes"), "y")
        button(frame, NO, right, say("sf.no"), "n")
    else:
        write(ui, say(f"sf.do_{type(step).__name__}"), foot, QUESTION, lines=2)
