"""What lies over the galaxy: exchanges being put together and answered, friendship cards, encounters."""

from __future__ import annotations

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
from client.tables.starfarers.picks import ACCEPT, ASK, ASK_ALL, FORGET, NO, PROPOSE, YES
from client.ui.kit import Ui
from client.ui.theme import ACCENT, EDGE, FAINT, GOLD, MUTED, SPACE, TEXT, WARNING, TextStyle
from engine.core.moves import Move, Seat
from engine.core.words import Words, capital
from engine.games.starfarers.bank import rates
from engine.games.starfarers.components import CARDS, GOALS, KINDS, NO_CARD, ONE_CARD, REMARKS, SILENT, Hand
from engine.games.starfarers.drafting import draft
from engine.games.starfarers.encounter_cards import ENCOUNTERS, PASSAGES
from engine.games.starfarers.encounters import ToDecide
from engine.games.starfarers.moves import Announce, AskFor, Compose, Forget, PutIn
from engine.games.starfarers.peoples import ToBefriend
from engine.games.starfarers.report import card_text, effects
from engine.games.starfarers.state import StarfarersState
from engine.games.starfarers.terms import Terms
from engine.games.starfarers.trading import ACCEPTED, NO_ANSWER, ToAnswer, ToClose, ToCompose

HEADING: Final = TextStyle("title", "SemiBold", TEXT, display=True)
STORY: Final = TextStyle("body", "Medium", TEXT)
QUESTION: Final = TextStyle("body", "SemiBold", ACCENT)
REMARK_ICONS: Final = ("trophy", "star", "close", "lock", "trash")
SIDES: Final = (("give", "sf.you_give"), ("want", "sf.you_get"))


def draw_sheets(frame: Drawing) -> None:
    """Whatever is asked for that needs room, and what others ask of me."""
    view, step = frame.view, frame.view.agenda[-1] if frame.view.agenda else None
    mine = step is not None and frame.seat in step.seats()
    if view.drafts[frame.seat] is not None and frame.may_act:
        _compose(frame)
    elif isinstance(step, ToAnswer):
        if mine and frame.may_act:
            _question(frame, step)
    elif isinstance(step, ToClose) and mine and frame.may_act:
        _close(frame, step)
    elif isinstance(step, ToBefriend) and mine and frame.may_act:
        _befriend(frame, step)
    elif view.encounter != NO_CARD and view.read:
        _encounter(frame)
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
    if frame.may_act and (asked or frame.view.drafts[frame.seat] is not None) and frame.ui.draws:
        frame.ui.surface.blit(_veil(frame.layout.board.size), frame.layout.board)


def lying_over(frame: Drawing) -> list[Rect]:
    """Where the galaxy is covered, and does not answer."""
    view, layout = frame.view, frame.layout
    step = view.agenda[-1] if view.agenda else None
    asked = step is not None and frame.seat in step.seats()
    found = []
    if frame.may_act and (view.drafts[frame.seat] is not None or (asked and isinstance(step, ToClose | ToBefriend))):
        found.append(layout.sheet)
    elif isinstance(step, ToAnswer) and asked:
        found.append(layout.flags[step.seat])
    elif view.encounter != NO_CARD:
        found.append(layout.encounter)
    return found


def opaque(frame: Drawing, box: Rect, id: str) -> None:
    """Nothing below answers."""
    frame.ui.cover(box)
    frame.ui.spot(id, box, focusable=False)
    if box.collidepoint(frame.ui.input.pointer) and frame.ui.input.by_pointer:
        frame.outcome.pointed = None


def _sheet(frame: Drawing, height: float, heading: str) -> Rect:
    """A sheet in the middle, the galaxy dim behind it; returns the room inside."""
    layout = frame.layout
    box = layout.sheet.copy()
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
    ui, view, length, say = frame.ui, frame.view, frame.layout.length, frame.say
    step = view.agenda[-1]
    terms = draft(view, frame.seat)
    heading = say("sf.your_offer") if isinstance(step, ToCompose) else say("sf.your_wish")
    if isinstance(step, ToAnswer):
        heading = say("sf.your_counter", frame.words.seat(step.seat))
    room = _sheet(frame, 560, heading)
    line = length(126)
    for place, (side, title) in enumerate(SIDES):
        _side(frame, side, say(title), terms, Rect(room.left, room.top + place * (line + length(8)), room.width, line))
    low = Rect(room.left, room.top + 2 * (line + length(8)), room.width, 0)
    low.height = room.bottom - low.top
    told = Rect(low.left, low.top, low.width, length(28))
    _compare(frame, terms, told)
    foot = Rect(low.left, low.bottom - length(52), low.width, length(52))
    middle = Rect(low.left, told.bottom + length(6), low.width, foot.top - told.bottom - length(14))
    if isinstance(step, ToCompose):
        goals = Rect(middle.left, middle.top, middle.width, min(length(60), middle.height // 2))
        _goals(frame, step, goals)
        _audience(frame, cut(middle, top=goals.height + length(6)))
        picks = [(ASK_ALL, say("sf.ask_all")), (CONFIRM, say("sf.ask_some")), (FORGET, say("sf.forget"))]
    elif isinstance(step, ToAnswer):
        asked = Rect(middle.left, middle.top, middle.width, min(middle.height, length(84)))
        head = cut(asked, right=asked.width * 2 // 3)
        write(ui, say("sf.asked", frame.words.seat(step.seat)), head, FINE_STRONG, lines=2)
        draw_terms(frame, step.want, step.give, cut(asked, left=head.width, right=asked.width // 6))
        picks = [(PROPOSE, say("sf.say_it")), (FORGET, say("sf.forget"))]
        _answers(frame, Rect(foot.left, foot.top, foot.width // 2 - length(8), foot.height))
        foot = Rect(foot.centerx, foot.top, foot.width // 2, foot.height)
    else:
        picks = [(PROPOSE, say("sf.say_it")), (FORGET, say("sf.forget"))]
    for (pick, text), box in zip(picks, row(foot, len(picks), length(12)), strict=True):
        button(frame, pick, box, text, "space" if pick == picks[0][0] else None)


def _side(frame: Drawing, side: str, title: str, terms: Terms, room: Rect) -> None:
    """A row of the five resources with − and +."""
    ui, length = frame.ui, frame.layout.length
    head = Rect(room.left, room.top, length(120), room.height)
    write(ui, title, head, NAME, lines=2)
    cards = terms.give if side == "give" else terms.want
    rest = Rect(head.right, room.top, room.right - head.right, room.height)
    for kind, cell in enumerate(row(rest, len(KINDS), length(10))):
        pick = Pick(side, kind)
        line = min(length(38), cell.height // 3)
        face = Rect(0, cell.top, round((cell.height - line) * 0.72), cell.height - line - length(6))
        face.centerx = cell.centerx
        ui.picture(looks.face(kind), face, 255 if cards[kind] else 110)
        if cards[kind]:
            shown = Rect(face.left, face.top, face.width - length(6), length(34))
            write(ui, str(cards[kind]), shown, HEADING, "right", shadow=True)
        less, more = row(Rect(cell.left, face.bottom + length(6), cell.width, line), 2, length(6))
        if _round(frame, f"less.{side}.{kind}", less, "minus", cards[kind] > 0):
            frame.choosing.then(_without(frame, terms, side, kind))
        able = frame.choosing.is_open(pick)
        edge = (*ACCENT, 255) if able else EDGE
        ui.panel(more, radius=9, edge=edge, fill=(20, 32, 60, 235))
        ui.icon("plus", more.inflate(-more.width // 2, -more.height // 3), ACCENT if able else FAINT)
        frame.control(pick, more, radius=9)


def _round(frame: Drawing, id: str, box: Rect, icon: str, able: bool) -> bool:
    ui = frame.ui
    ui.panel(box, radius=9, edge=EDGE, fill=(20, 32, 60, 235))
    ui.icon(icon, box.inflate(-box.width // 2, -box.height // 3), TEXT if able else FAINT)
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
    text, colour = frame.say("sf.compose_hint"), MUTED
    if len(kinds) == 1 and frame.view.active == frame.seat:
        rate = min(rates(player.cards, frame.view.exchanged)[kinds[0]])
        one = tuple(rate * card for card in ONE_CARD[kinds[0]])
        text = frame.say("sf.bank_gives", frame.words.format_field(one, "hand"))
        colour = WARNING if sum(terms.want) == 1 and terms.give[kinds[0]] >= rate else MUTED
    write(frame.ui, text, room, TextStyle("small", "Medium", colour), lines=2)


def _goals(frame: Drawing, step: ToCompose, room: Rect) -> None:
    """What the offer is for, if one wants to say so."""
    length = frame.layout.length
    head = Rect(room.left, room.top, length(120), room.height)
    write(frame.ui, frame.say("sf.goal"), head, FINE_STRONG, lines=2)
    rest = Rect(head.right, room.top, room.right - head.right, room.height)
    for goal, cell in enumerate(row(rest, len(GOALS), length(8))):
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
    head = Rect(room.left, room.top, length(120), room.height)
    write(frame.ui, frame.say("sf.to_whom"), head, FINE_STRONG, lines=2)
    rest = Rect(head.right, room.top, room.right - head.right, room.height)
    for seat, cell in zip(others, row(rest, len(others), length(8)), strict=True):
        thing = ("to", seat)
        chosen, able = thing in frame.choosing.selected, frame.choosing.helps(thing)
        frame.ui.panel(cell, radius=9, edge=(*(ACCENT if chosen else EDGE[:3]), 255), fill=(20, 28, 52, 220))
        side = min(length(22), cell.height)
        mark = Rect(cell.left + length(8), cell.centery - side // 2, side, side)
        frame.ui.mark(frame.livery.colours[seat], mark)
        name = Rect(mark.right + length(6), cell.top, cell.right - mark.right - length(12), cell.height)
        write(frame.ui, frame.words.seat(seat), name, FINE_STRONG if able or chosen else FINE)
        if frame.spot(f"to.{seat}", cell, Pick("seat", seat), 9).activated and (able or chosen):
            frame.select(thing)


def button(frame: Drawing, pick: Pick, box: Rect, text: str, key: str | None = None, icon: str = "") -> None:
    """A button of a sheet: lit where it can be pressed."""
    ui, able = frame.ui, frame.choosing.is_lit(pick)
    spot = frame.spot(pick.id, box, pick, 10)
    ui.panel(box, radius=10, light=spot.hovered and able, edge=(*ACCENT, 230) if able else EDGE, fill=(14, 24, 46, 245))
    style = TextStyle("body", "SemiBold", ACCENT if able else FAINT)
    if icon:
        ui.icon(icon, box.inflate(-box.width // 3, -box.height // 3), ACCENT if able else FAINT)
    else:
        write(ui, text, box.inflate(-12, -4), style, "center", lines=2)
    if spot.activated or (key and frame.called(key)):
        frame.press(pick)


# -- what others ask of me -------------------------------------------------------------------------------------------


def _question(frame: Drawing, step: ToAnswer) -> None:
    """A flag at the asker’s card: the galaxy stays alive behind it."""
    ui, length = frame.ui, frame.layout.length
    box = frame.layout.flags[step.seat]
    opaque(frame, box, "flag")
    ui.panel(box, radius=14, fill=(9, 13, 27, 250), edge=(*frame.livery.colour(step.seat), 255))
    inside = box.inflate(-length(20), -length(14))
    draw_terms(frame, step.give, step.want, Rect(inside.left, inside.top, inside.width, length(66)))
    _answers(frame, Rect(inside.left, inside.bottom - length(58), inside.width, length(58)))


def _answers(frame: Drawing, room: Rect) -> None:
    """Accept, another proposal, or a refusal with or without a word."""
    length, say = frame.layout.length, frame.say
    upper = Rect(room.left, room.top, room.width, room.height * 55 // 100)
    wanted = [(ACCEPT, say("sf.accept"), "a"), (Pick("refuse", 0), say("sf.refuse"), "r")]
    if frame.choosing.starts(ASK):
        wanted.insert(1, (ASK, say("sf.counter"), "c"))
    for (pick, text, key), cell in zip(wanted, row(upper, len(wanted), length(6)), strict=True):
        button(frame, pick, cell, text, key)
    remarks(frame, "refuse", 0, cut(room, top=upper.height + length(4)))


def remarks(frame: Drawing, kind: str, other: Seat, room: Rect) -> None:
    """Five words that may go with a no; pointing at one says it in full."""
    for number, cell in enumerate(row(room, len(REMARKS), frame.layout.length(6)), 1):
        pick = Pick(kind, other, number) if kind == "turn_down" else Pick(kind, number)
        if frame.choosing.starts(pick):
            frame.ui.panel(cell, radius=8, edge=EDGE, fill=(16, 22, 42, 235))
            side = min(cell.size)
            sign = Rect(0, 0, side, side)
            sign.center = cell.center
            frame.ui.icon(REMARK_ICONS[number - 1], sign.inflate(-side // 4, -side // 4), MUTED)
            frame.control(pick, cell, radius=8)


def _wishes(frame: Drawing) -> None:
    """What others who are not on turn would exchange: it stands at their cards and stops nobody."""
    length = frame.layout.length
    for wish in frame.view.wishes:
        if not frame.choosing.starts(Pick("turn_down", wish.seat, 0)):
            continue
        box = frame.layout.wishes[wish.seat]
        opaque(frame, box, f"wish.{wish.seat}")
        frame.ui.panel(box, radius=14, fill=(9, 13, 27, 245), edge=(*frame.livery.colour(wish.seat), 200))
        inside = box.inflate(-length(12), -length(8))
        cards = Rect(inside.left, inside.top, inside.width, inside.height - length(38))
        draw_terms(frame, wish.terms.give, wish.terms.want, cards)
        low = Rect(inside.left, cards.bottom + length(4), inside.width, inside.bottom - cards.bottom - length(4))
        left, right = row(Rect(low.left, low.top, low.width * 55 // 100, low.height), 2, length(6))
        button(frame, Pick("take_up", wish.seat), left, frame.say("sf.agree"))
        button(frame, Pick("turn_down", wish.seat, 0), right, frame.say("sf.refuse"))
        rest = Rect(right.right + length(6), low.top, low.right - right.right - length(6), low.height)
        remarks(frame, "turn_down", wish.seat, rest)


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
                button(frame, Pick("deal", other), place, say("sf.close_with", frame.words.seat(other)))
    half = foot.width // 2
    button(frame, Pick("withdraw", 0), Rect(foot.left, foot.top, half, foot.height), say("sf.withdraw"))
    remarks(frame, "withdraw", 0, Rect(foot.left + half + length(10), foot.top, half - length(10), foot.height))


# -- friendship cards ------------------------------------------------------------------------------------------------


def _befriend(frame: Drawing, step: ToBefriend) -> None:
    people = frame.view.peoples[step.base]
    room = _sheet(frame, 470, capital(frame.words.step(step)))
    numbers = [number for number, record in enumerate(CARDS) if record.people == people]
    for number, cell in zip(numbers, row(room, len(numbers), frame.layout.length(12)), strict=True):
        _friend(frame, number, cell)


def _friend(frame: Drawing, number: int, cell: Rect) -> None:
    ui, length = frame.ui, frame.layout.length
    pick = Pick("card", number)
    able = frame.choosing.is_open(pick)
    colour = looks.PEOPLE_COLOURS[CARDS[number].people]
    ui.panel(cell, radius=12, edge=(*colour, 220 if able else 60), fill=(12, 18, 36, 240))
    picture = Rect(cell.left + 3, cell.top + 3, cell.width - 6, cell.height * 52 // 100)
    if ui.draws:
        found = ui.art.cover(looks.card(number), picture.size)
        found.set_alpha(255 if able else 70)
        ui.surface.blit(found, picture)
    words = cut(cell, length(8), picture.height + length(7), length(8), length(8))
    name = Rect(words.left, words.top, words.width, words.height * 34 // 100)
    style = TextStyle("body", "SemiBold", colour if able else FAINT)
    write(ui, frame.words.name("card", number), name, style, "center", lines=2)
    text = Rect(words.left, name.bottom, words.width, words.bottom - name.bottom)
    write(ui, card_text(frame.words, number), text, FINE, "center", lines=6)
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


@cache
def _families() -> dict[int, int]:
    """The family whose cards begin with a passage."""
    return {card.nodes["root"].passage: card.family for card in ENCOUNTERS}


def family_of(view: StarfarersState) -> int:
    """Of the card in play: its first passage tells."""
    return _families()[view.read[0]]


def story(words: Words, number: int) -> tuple[str, str]:
    """What a passage says, and what follows from it."""
    read = PASSAGES[number]
    rival = words.text("rival", read.rival) if read.rival else ""
    key = f"{read.story}_{read.stat}" if read.stat else read.story
    return words.text("story", key, rival), effects(words, read.effects)


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
