"""A rival's tableau, large in the place of mine, for as long as one wishes to read it."""

from __future__ import annotations

from pygame import Rect

from client.stage import sheets
from client.stage.lights import write
from client.stage.picks import Pick
from client.stage.zones import grid
from client.tables.race_for_the_galaxy.faces import DOCK, face
from client.tables.race_for_the_galaxy.groove import Drawing
from client.tables.race_for_the_galaxy.looks import GOODS_PICTURES
from client.tables.race_for_the_galaxy.pieces import good_on_dock, kind_of, worth
from client.ui.theme import TEXT, TextStyle
from engine.core.moves import Seat
from engine.games.race_for_the_galaxy.components import NOTHING

CLOSE = Pick("leave")
NAME = TextStyle("body", "SemiBold", TEXT, display=True)


def wished(frame: Drawing, visited: Seat, pressed: Seat) -> Seat:
    """Whom the person looks in on: the head of a tray that was pressed, or its number, opens it and closes it again."""
    for place, seat in enumerate(frame.layout.trays, 1):
        if frame.answers and frame.ui.layer >= frame.ui.modal and frame.ui.pressed_key(str(place)):
            pressed = seat
    return visited if pressed == NOTHING else NOTHING if visited == pressed else pressed


def draw_visit(frame: Drawing, seat: Seat) -> bool:
    """Their cards as large as mine; False once it is closed."""
    ui, view, layout = frame.ui, frame.view, frame.layout
    docks = layout.docks[0].unionall([*layout.docks])
    sheets.paper(frame, docks)
    inside = docks.inflate(-layout.length(16), -layout.length(12))
    line = max(layout.length(30), ui.theme.line_height(NAME))
    mark = Rect(inside.left, inside.top, line, line)
    ui.mark(frame.livery.colours[seat], mark.inflate(-8, -8))
    close = Rect(inside.right - layout.length(150), inside.top, layout.length(150), line)
    write(ui, frame.words.seat(seat), Rect(mark.right + 6, mark.top, close.left - mark.right - 12, line), NAME)
    closed = ui.button(CLOSE.id, close, frame.say("rg.close"), style=TextStyle("small", "SemiBold", TEXT))
    room = Rect(inside.left, inside.top + line + 6, inside.width, inside.height - line - 6)
    player = view.players[seat]
    count = max(12, len(player.tableau))
    for place, cell in enumerate(grid(room, count, -(-count // 2), layout.length(6))[: len(player.tableau)]):
        number = player.tableau[place]
        height = min(cell.height, cell.width * DOCK[1] // DOCK[0])
        box = Rect(cell.left, cell.top, height * DOCK[0] // DOCK[1], height)
        ui.picture(face("dock", number, vp=worth(view, player, number)), box)
        if player.goods[place] != NOTHING:
            ui.picture(GOODS_PICTURES[kind_of(view, number)], good_on_dock(box))
        pick = Pick("rival", number, seat)
        if frame.choosing.is_open(pick):
            frame.light(box)
        frame.control(pick, box, id=f"visit.{number}")
    return not closed
