"""One's own board as it is painted: what is in store, at hand, at home and in the making. Painted when it changes."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame
from pygame import Rect

from client.stage.lights import DIMMED, NAME, write
from client.stage.picks import Pick
from client.tables.on_mars.desk import Drawing
from client.tables.on_mars.ground import lab_list
from client.tables.on_mars.looks import (
    CRYSTAL_PICTURE,
    contract_picture,
    executive_picture,
    good_picture,
    lab_picture,
    print_picture,
    scientist_picture,
    tech_picture,
    tile_picture,
)
from client.ui.theme import EDGE, FAINT, GOLD, MUTED, TEXT, WARNING, TextStyle
from engine.core.moves import Seat
from engine.games.on_mars import goals, scoring
from engine.games.on_mars.components import (
    BLUEPRINTS,
    COLUMN_COST,
    COLUMN_OP,
    CRYSTAL,
    DEPOT,
    EXECUTIVES,
    GOALS,
    HIDDEN,
    LAB,
    LAB_COLUMN,
    NOWHERE,
    PROGRESS_OP,
    ROOM_OP,
    SHIP_OP,
    TECHS,
)
from engine.games.on_mars.executive import SCIENTIST_OF
from engine.games.on_mars.state import Player

LABEL = TextStyle("small", "SemiBold", TEXT)
NOTE = TextStyle("small", "Medium", MUTED)
PRICE = TextStyle("small", "SemiBold", GOLD)


def key_of(frame: Drawing, seat: Seat) -> Hashable:
    """All that a board shows."""
    view = frame.view
    turn = view.executive_done, view.active == seat == frame.seat and frame.may_act
    score = scoring.score(view, seat), frame.motions.owed("points", seat)
    return seat, repr(view.players[seat]), tuple(view.site), tuple(view.assigned), turn, score, view.level


def paint_board(frame: Drawing, seat: Seat) -> None:
    layout = frame.layout
    if seat != frame.seat:
        colour = frame.livery.colour(seat)
        pygame.draw.rect(frame.ui.surface, colour, Rect(layout.console.topleft, (layout.console.width, 4)))
    _paint_me(frame, seat, layout.wells["me"])
    _paint_storage(frame, seat)
    _paint_depot(frame, seat)
    _paint_people(frame, seat)
    _paint_lab(frame, seat)
    _paint_cards(frame, seat)


def _title(frame: Drawing, well: str, name: str, note: str | tuple[str, ...] = "", end: int = 0) -> None:
    box, gap = frame.layout.title(well), frame.layout.length(8)
    width = box.width * 6 // 10 if note else box.width
    place = write(frame.ui, name, Rect(box.left, box.top, width, box.height), LABEL, whole=True)
    rest = Rect(place.right + gap, box.top, (end or box.right) - place.right - gap, box.height)
    if note and rest.width > frame.layout.length(30):
        write(frame.ui, note, rest, NOTE, whole=True)


def _lock(frame: Drawing, box: Rect) -> None:
    side = min(box.width, box.height, frame.layout.length(22))
    place = Rect(0, 0, side, side)
    place.center = box.center
    frame.ui.icon("lock", place, (70, 78, 100))


def _paint_storage(frame: Drawing, seat: Seat) -> None:
    layout, ui, player = frame.layout, frame.ui, frame.view.players[seat]
    _title(frame, "storage", frame.say("om.storage"), frame.say("om.storage_limit", player.limit))
    for good, rail in enumerate(layout.rails()):
        for place in range(6):
            well = layout.rail(good, place)
            if place >= player.limit:
                _lock(frame, well)
            elif place >= player.goods[good] and not frame.view.is_lacerda(seat):
                ui.picture(good_picture(good), well, 44)
        if layout.is_up and not layout.is_small:
            below = Rect(rail.left, rail.bottom, rail.width, layout.length(19))
            write(ui, frame.words.name("good", good), below, NOTE)
            count = frame.say("om.of", player.goods[good], player.limit)
            write(ui, count, below, LABEL, "right")


def _paint_depot(frame: Drawing, seat: Seat) -> None:
    layout, view, player = frame.layout, frame.view, frame.view.players[seat]
    used = view.executive_done if view.active == seat else False
    state = "executive_done" if used else "executive_open"
    note = (
        frame.say("om.depot_holds", player.depot, player.crystal_room),
        frame.say("om.of_short", player.depot, player.crystal_room),
    )
    box = layout.title("depot")
    half = Rect(box.left + box.width * 54 // 100, box.top, box.width * 46 // 100, box.height)
    _title(frame, "depot", frame.say("om.depot"), note, half.left - layout.length(6))
    if seat == frame.seat and view.active == seat:
        colour = MUTED if used else GOLD
        write(frame.ui, frame.say(f"om.{state}"), half, TextStyle("small", "Medium", colour), "right", whole=True)
    for slot in range(DEPOT):
        _paint_plate(frame, slot, slot in player.ships)
    _paint_waiting(frame, player)


def _paint_plate(frame: Drawing, slot: int, is_locked: bool) -> None:
    layout, ui, box = frame.layout, frame.ui, frame.layout.plate(slot)
    faint = DIMMED if is_locked else 255
    if layout.is_up:
        icon = Rect(box.left + 4, box.top + 2, box.width // 2 - 4, round(box.height * 0.58))
        price = Rect(icon.right, icon.top, box.right - icon.right - 4, icon.height)
        name = Rect(box.left + 3, icon.bottom, box.width - 6, box.bottom - icon.bottom - 2)
        words = frame.words.name("executive", slot)
        write(ui, words, name, TextStyle("small", "SemiBold", FAINT if is_locked else TEXT), "center")
    else:
        icon = Rect(box.left + 2, box.top + 2, box.width - 4, round(box.height * 0.56))
        price = Rect(box.left + 2, icon.bottom, box.width - 4, box.bottom - icon.bottom - 2)
    ui.picture(executive_picture(slot), icon, faint)
    side = min(price.height, price.width // 2)
    gem = Rect(price.left + (0 if layout.is_up else 3), 0, side, side)
    gem.centery = price.centery
    ui.picture(CRYSTAL_PICTURE, gem, faint)
    rest = Rect(gem.right, price.top, price.right - gem.right, price.height)
    write(ui, str(EXECUTIVES[slot].crystals), rest, TextStyle("small", "Bold", FAINT if is_locked else TEXT))
    if is_locked:
        corner = Rect(box.right - layout.length(16), box.top + 2, layout.length(14), layout.length(14))
        ui.icon("lock", corner, MUTED)


def _paint_waiting(frame: Drawing, player: Player) -> None:
    layout, ui, box = frame.layout, frame.ui, frame.layout.waiting()
    lost = max(0, player.depot + player.waiting - player.crystal_room)
    icon = Rect(box.left + layout.length(6), 0, layout.length(22), layout.length(22))
    icon.centery = box.centery
    ui.icon("hourglass", icon, WARNING if lost else MUTED)
    room = Rect(icon.right + layout.length(6), box.top, box.width * 44 // 100 - layout.length(30), box.height)
    text = frame.say("om.would_be_lost", lost) if lost else frame.say("om.next_turn", player.waiting)
    style = TextStyle("small", "Medium", WARNING if lost else MUTED)
    write(ui, (text, str(lost or player.waiting)), room, style)


def _paint_people(frame: Drawing, seat: Seat) -> None:
    layout, ui, player = frame.layout, frame.ui, frame.view.players[seat]
    length = layout.length
    _title(frame, "quarters", frame.say("om.quarters"), frame.say("om.of", player.quarters, player.rooms))
    for number, room in enumerate(layout.rooms()):
        is_open = number < player.shelters
        low = Rect(room.left + 2, room.bottom - round(room.height * 0.28), room.width - 4, round(room.height * 0.26))
        reached = is_open and scoring.colonists(frame.view, seat) >= ROOM_OP[number] and player.quarters > 0
        style = PRICE if reached else NOTE
        write(ui, (frame.say("om.op", ROOM_OP[number]), str(ROOM_OP[number])), low, style, "center")
        if not is_open:
            _lock(frame, Rect(room.left, room.top, room.width, room.height * 7 // 10))
    work = layout.working()
    if layout.is_up:
        above = Rect(work.left, work.top - length(24), work.width, length(24))
        write(ui, frame.say("om.working"), above, LABEL)
        hold = layout.hangar()
        write(ui, frame.say("om.hangar"), Rect(hold.left, above.top, hold.width, above.height), LABEL)
    else:
        _title(frame, "hangar", frame.say("om.hangar"))
    text = frame.say("om.come_home", player.working) if player.working else frame.say("om.working")
    low = Rect(work.left + 3, work.bottom - round(work.height * 0.3), work.width - 6, round(work.height * 0.28))
    write(ui, text, low, NOTE, "center", whole=True)
    hold = layout.hangar()
    low = Rect(hold.left + 2, hold.bottom - round(hold.height * 0.22), hold.width - 4, round(hold.height * 0.2))
    if player.hangar:
        words = (frame.say("om.ships_op", player.hangar, SHIP_OP), str(player.hangar * SHIP_OP))
        write(ui, words, low, PRICE, "center")


def _paint_lab(frame: Drawing, seat: Seat) -> None:
    layout, ui, lab = frame.layout, frame.ui, frame.view.players[seat].lab
    _title(frame, "lab", frame.say("om.lab"))
    for space in range(len(LAB)):
        if space not in lab:
            box = layout.lab_hex(space)
            inner = box.inflate(-box.width * 2 // 5, -box.height * 2 // 5)
            if lab_picture(space):
                ui.picture(lab_picture(space), inner, 150)
    for column in range(1, len(COLUMN_OP)):
        _paint_lab_column(frame, column, any(LAB_COLUMN[space] == column for space in lab))
    if layout.is_up:
        _name_techs(frame, lab)


def _paint_lab_column(frame: Drawing, column: int, is_reached: bool) -> None:
    """What it costs to enter above, what it is worth below."""
    layout, ui, length = frame.layout, frame.ui, frame.layout.length
    spaces = [layout.lab_hex(space) for space in range(len(LAB)) if LAB[space].column == column]
    box = layout.lab_box()
    middle = spaces[0].centerx
    side = length(24)
    left = middle - side * len(COLUMN_COST[column]) // 2
    for number, good in enumerate(COLUMN_COST[column]):
        icon = Rect(left + number * side, box.top - length(10), side, side)
        if good <= CRYSTAL:
            ui.picture(good_picture(good), icon)
        else:
            ui.icon("help", icon.inflate(-4, -4), MUTED)
    low = Rect(middle - length(26), box.bottom - length(24), length(52), length(22))
    figure = str(COLUMN_OP[column])
    texts = (frame.say("om.op", COLUMN_OP[column]), figure) if column == 1 else (figure,)
    write(ui, texts, low, PRICE if is_reached else NOTE, "center")


def _name_techs(frame: Drawing, lab: Sequence[int]) -> None:
    layout, ui, length = frame.layout, frame.ui, frame.layout.length
    box = lab_list(layout).inflate(-length(12), -length(8))
    held = sorted((tech for tech in range(len(TECHS)) if lab[tech] != NOWHERE), key=lambda tech: -LAB_COLUMN[lab[tech]])
    rows = 3 if len(held) <= 6 else 4
    height, width = box.height // rows, box.width // (2 if len(held) <= 2 * rows else 3)
    for number, tech in enumerate(held):
        cell = Rect(box.left + number // rows * width, box.top + number % rows * height, width - length(8), height)
        icon = Rect(cell.left, cell.top, cell.height, cell.height)
        ui.picture(tech_picture(tech), icon)
        level = Rect(cell.right - length(22), cell.top, length(20), cell.height)
        name = Rect(icon.right + 4, cell.top, level.left - icon.right - 8, cell.height)
        write(ui, frame.words.name("tech", tech), name, TextStyle("small", "Medium", TEXT))
        write(ui, str(LAB_COLUMN[lab[tech]]), level, NAME, "right")


# -- cards ---------------------------------------------------------------------------------------------------------


def blueprint_places(frame: Drawing, seat: Seat) -> list[tuple[int, Rect, bool]]:
    """A player's Blueprints, those not built first: which, where, and whether there is room for its name."""
    layout, player, length = frame.layout, frame.view.players[seat], frame.layout.length
    room = _card_room(frame)
    cards = Rect(room.left, room.top, room.width, room.height - length(44))
    rows = max(1, cards.height // length(36 if layout.is_up else 42))
    unbuilt = [card for card in player.blueprints if frame.view.site[card] == NOWHERE]
    ordered = [*unbuilt, *(card for card in player.blueprints if card not in unbuilt)]
    columns = 1 if len(ordered) <= rows else -(-len(ordered) // rows)
    width, height = cards.width // columns, cards.height // max(1, min(rows, max(len(ordered), 2)))
    height = min(height, length(86 if rows < 4 else 58))
    found = []
    for number, card in enumerate(ordered):
        cell = Rect(cards.left + number // rows * width, cards.top + number % rows * height, width, height)
        found.append((card, cell.inflate(-2, -2), columns < 2))
    return found


def _card_room(frame: Drawing) -> Rect:
    box, length = frame.layout.wells["cards"], frame.layout.length
    whole = Rect(box.left, box.top, box.width, frame.layout.button.top - box.top - length(6))
    return whole.inflate(-length(8), -length(8))


def _paint_cards(frame: Drawing, seat: Seat) -> None:
    """Blueprints with what using them costs, and below them Scientists, Contracts, goals and tiles as small cards."""
    player = frame.view.players[seat]
    built = sum(frame.view.site[card] != NOWHERE for card in player.blueprints)
    held = len(player.blueprints)
    note = (frame.say("om.built_of", built, held), frame.say("om.of_short", built, held))
    if not held:
        note = (frame.say("om.none_yet"), "0")
    _title(frame, "cards", frame.say("om.blueprints"), note)
    for card, box, is_named in blueprint_places(frame, seat):
        _paint_blueprint(frame, seat, card, box, is_named)
    for pick, picture, box in small_places(frame, seat):
        _paint_small_card(frame, seat, pick, picture, box)


def _paint_blueprint(frame: Drawing, seat: Seat, card: int, box: Rect, is_named: bool) -> None:
    ui, view, length = frame.ui, frame.view, frame.layout.length
    icon = Rect(box.left, box.top, min(box.height, box.width), box.height)
    ui.picture(print_picture(card), icon)
    if view.site[card] != NOWHERE:
        mark = Rect(
            icon.right - icon.width // 2, icon.bottom - icon.height * 2 // 3, icon.width * 2 // 3, icon.height * 2 // 3
        )
        ui.picture(frame.livery.of(seat, "beacon"), mark)
    if not is_named:
        return
    text = Rect(icon.right + length(8), box.top, box.right - icon.right - length(8), box.height)
    name = Rect(text.left, text.top, text.width, text.height * 11 // 20)
    write(ui, frame.words.name("blueprint", card), name, LABEL)
    low = Rect(text.left, name.bottom, text.width, text.bottom - name.bottom)
    if view.site[card] == NOWHERE:
        note, colour = frame.say("om.until_built", BLUEPRINTS[card].points), WARNING
    elif SCIENTIST_OF[card] in view.players[seat].scientists or view.assigned[SCIENTIST_OF[card]] == card:
        note, colour = frame.say("om.free_with", frame.words.name("scientist", SCIENTIST_OF[card])), (110, 214, 150)
    else:
        note, colour = frame.say("om.to_use"), MUTED
    if not frame.layout.is_small:
        write(ui, note, low, TextStyle("small", "Medium", colour))


def small_cards(frame: Drawing, seat: Seat) -> list[tuple[Pick, str]]:
    """Everything else that a player has taken, with its picture."""
    player = frame.view.players[seat]
    found = [(Pick("scientist", scientist), scientist_picture(scientist)) for scientist in player.scientists]
    found += [(Pick("contract", contract), contract_picture(contract)) for contract in player.contracts]
    found += [(Pick("goal", goal), "") for goal in (*player.goals, *player.goals_done)]
    cards = ((player.card_a,) if player.card_a not in (NOWHERE, HIDDEN) else ()) if seat == frame.seat else ()
    found += [(Pick("card_a", card), "") for card in cards]
    found += [(Pick("card_b", card), "") for card in player.cards_b if card != HIDDEN]
    return found + [(Pick("tile", tile), tile_picture(tile)) for tile in (*player.discoveries, *player.research)]


def small_places(frame: Drawing, seat: Seat) -> list[tuple[Pick, str, Rect]]:
    """The small cards with their pictures, side by side."""
    things, length, room = small_cards(frame, seat), frame.layout.length, _card_room(frame)
    row = Rect(room.left, room.bottom - length(40), room.width, length(40))
    step = min(row.height + length(4), row.width // max(1, len(things)))
    return [
        (pick, picture, Rect(row.left + number * step, row.top, min(step - 2, row.height), row.height))
        for number, (pick, picture) in enumerate(things)
    ]


def _paint_small_card(frame: Drawing, seat: Seat, pick: Pick, picture: str, box: Rect) -> None:
    ui, length, player = frame.ui, frame.layout.length, frame.view.players[seat]
    is_goal, is_hidden = pick.kind == "goal", pick.number == HIDDEN
    done = pick.number in (player.goals_done if is_goal else player.completed if pick.kind == "contract" else ())
    reached = is_goal and not is_hidden and not done and goals.is_fulfilled(frame.view, seat, pick.number)
    edge = (*GOLD, 230) if reached else (60, 190, 122, 255) if done else EDGE
    ui.panel(box, radius=6, edge=edge, fill=(24, 44, 40, 255) if pick.kind == "contract" else (26, 32, 54, 255))
    if is_hidden:
        ui.icon("eye_off", box.inflate(-length(14), -length(14)), MUTED)
    elif picture:
        ui.picture(picture, box.inflate(-4, -4))
    else:
        place = box.inflate(-length(16), -length(16)).move(0, -length(6))
        ui.icon("flag" if is_goal else "card", place, GOLD if reached else TEXT)
    if done:
        corner = Rect(box.right - length(16), box.bottom - length(16), length(16), length(16))
        ui.icon("check", corner, (90, 220, 150))
    elif is_goal and not is_hidden and box.width > length(30):
        low = Rect(box.left, box.bottom - length(17), box.width, length(17))
        needed = GOALS[pick.number].count
        write(ui, f"{min(goals.progress(frame.view, seat, pick.number), needed)}/{needed}", low, NOTE, "center")


# -- who it is ---------------------------------------------------------------------------------------------------


def _paint_me(frame: Drawing, seat: Seat, box: Rect) -> None:
    layout, ui, view, length = frame.layout, frame.ui, frame.view, frame.layout.length
    player, colour = view.players[seat], frame.livery.colour(seat)
    if ui.draws:
        bar = Rect(box.left + 4, box.top + length(10), length(4), box.height - length(20))
        pygame.draw.rect(ui.surface, colour, bar, border_radius=3)
    inner = Rect(box.left + length(16), box.top + length(6), box.width - length(24), box.height - length(12))
    mark = Rect(inner.left, inner.top, length(20), length(28))
    ui.mark(frame.livery.colours[seat], mark)
    write(ui, frame.words.seat(seat), Rect(mark.right + 6, inner.top, inner.right - mark.right - 6, length(28)), NAME)
    star = Rect(inner.left, inner.top + length(32), length(24), length(38))
    ui.icon("star", star, colour)
    points = scoring.score(view, seat) - frame.motions.owed("points", seat)
    figure = Rect(star.right + 6, star.top, inner.right - star.right - 6, star.height)
    write(ui, str(points), figure, TextStyle("title", "Bold", colour, display=True))
    top = star.bottom + length(4)
    if layout.is_up:
        for line in scoring.lines(view, seat):
            row = Rect(inner.left, top, inner.width, length(24))
            number = Rect(row.right - length(30), row.top, length(30), row.height)
            write(
                ui,
                frame.say(f"om.score_{line.id}"),
                Rect(row.left, row.top, row.width - length(34), row.height),
                NOTE,
            )
            write(ui, str(line.points), number, LABEL, "right")
            top += length(24)
        top += length(6)
    rows = (
        (("bot", player.bots_left), ("beacon", player.markers)),
        (("colonist", player.supply), ("ship", len(player.ships))),
    )
    for things in rows:
        for place, (thing, count) in enumerate(things):
            icon = Rect(inner.left + place * inner.width // 2, top, length(26), length(26))
            ui.picture(frame.livery.of(seat, thing), icon)
            rest = Rect(icon.right + 3, icon.top, inner.width // 2 - icon.width - 4, icon.height)
            write(ui, str(count), rest, LABEL)
        top += length(28)
    _paint_cubes(frame, seat)


def cubes_row(frame: Drawing) -> Rect:
    box, length = frame.layout.wells["me"], frame.layout.length
    return Rect(box.left + length(16), box.bottom - length(40), box.width - length(24), length(30))


def _paint_cubes(frame: Drawing, seat: Seat) -> None:
    """Progress cubes placed, of five."""
    row = cubes_row(frame)
    player, side = frame.view.players[seat], min(row.height, row.width // 5)
    for number in range(len(PROGRESS_OP) - 1):
        box = Rect(row.left + number * side, row.top + (row.height - side) // 2, side - 3, side - 3)
        frame.ui.panel(box, radius=4, edge=EDGE, fill=(12, 15, 26, 255))
        if number < len(player.cubes):
            frame.ui.picture(frame.livery.of(seat, "cube"), box)
