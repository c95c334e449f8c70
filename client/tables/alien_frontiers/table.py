"""The table of Alien Frontiers: a lit globe, ten structures in orbit round it, the player's own deck below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from typing import cast

from pygame import Rect

from client.stage.camera import Sight
from client.stage.choosing import Choosing
from client.stage.drawn import DrawnTable
from client.stage.explain import Explanation
from client.stage.lights import FINE_STRONG, NAME, chip, draw_parts, parts_width
from client.stage.motions import TUMBLE_FRAMES
from client.stage.picks import Path, Pick
from client.stage.pieces import Piece
from client.stage.sheets import SheetMaker
from client.stage.staging import Staging
from client.stage.zones import Zones
from client.tables.alien_frontiers import picks
from client.tables.alien_frontiers.board import draw_globe, draw_idle_fields, draw_signs
from client.tables.alien_frontiers.cards import draw_niche, draw_owned
from client.tables.alien_frontiers.choosing import AlienChoosing
from client.tables.alien_frontiers.deck import draw_deck, draw_die, draw_dragged
from client.tables.alien_frontiers.explain import DESCRIBE, situation
from client.tables.alien_frontiers.ground import paint_ground, paint_round
from client.tables.alien_frontiers.layout import AlienLayout, lay_out
from client.tables.alien_frontiers.looks import CARD_BACK, FUEL, ORE, Drawing, Livery, card_picture
from client.tables.alien_frontiers.picks import path_of
from client.tables.alien_frontiers.pieces import pieces
from client.tables.alien_frontiers.players import draw_card_names, draw_console
from client.tables.alien_frontiers.previews import can_finish
from client.tables.alien_frontiers.sheets import draw_boarding, sheet_for
from client.tables.alien_frontiers.staging import COUNTERS, HANDLERS, QUIET, AlienStaging, places
from client.tables.alien_frontiers.stations import draw_over_stations, draw_slot, draw_stations
from client.ui.kit import Ui
from client.ui.theme import EDGE, SPACE
from engine.core.moves import Event, Move, Seat
from engine.games.alien_frontiers.components import GRAVITY_MANIPULATOR, RAID_LIMIT, ship
from engine.games.alien_frontiers.events import Gained, Paid, ShipsRolled, TurnEnded
from engine.games.alien_frontiers.moves import CeaseFire, Land, TakeResources
from engine.games.alien_frontiers.state import AlienFrontiersState

_ASKED = ("docked", "station", "territory", "colony", "field", "thrown", "deal")


class AlienFrontiersTable(DrawnTable[AlienFrontiersState, AlienLayout, Livery]):
    zooms = (1.0, 1.5, 2.25)
    tokens = {
        "colonies": ("alien_frontiers/colony_{colour}", 1),
        "territories": ("alien_frontiers/globe", 1),
        "alien_city": ("alien_frontiers/card_alien_city", 0),
        "alien_monument": ("alien_frontiers/card_alien_monument", 0),
        "positron_field": ("alien_frontiers/field_positron", 0),
    }
    largest_text = (1.35, 1.5)
    handlers = HANDLERS
    describe = DESCRIBE
    counters = COUNTERS
    quiet = QUIET
    drawers = {"die": draw_die, "slot": draw_slot, "owned": draw_owned}

    # -- what the stage asks -------------------------------------------------------------------------------------

    def make_livery(self, colours: tuple[int, ...]) -> Livery:
        return Livery(colours)

    def make_choosing(self) -> Choosing:
        return AlienChoosing()

    def lay_out(self, zones: Zones, view: AlienFrontiersState) -> AlienLayout:
        return lay_out(zones)

    def paint_ground(self, ui: Ui, layout: AlienLayout, sight: Sight) -> None:
        paint_ground(ui, layout, sight, self.around)

    def paint_round(self, ui: Ui, layout: AlienLayout) -> None:
        paint_round(ui, layout)

    def pieces(self, view: AlienFrontiersState, layout: AlienLayout) -> Iterable[Piece]:
        return pieces(view, layout, self.livery, self.seat)

    def path_of(self, move: Move) -> Path | None:
        return path_of(move, any(isinstance(other, CeaseFire) for other in self.choosing.moves))

    def make_staging(
        self, before: AlienFrontiersState, after: AlienFrontiersState
    ) -> Staging[AlienFrontiersState, AlienLayout, Livery]:
        scenery = self._ready
        layout: AlienLayout = scenery.layout
        lying = tuple(self.pieces(before, layout)), self._pieces_of(after, layout)
        return AlienStaging(self.motions, layout, scenery.camera.sight, self.livery, before, after, lying, self.seat)

    @property
    def _ships(self) -> AlienChoosing:
        return cast(AlienChoosing, self.choosing)

    # -- drawing -------------------------------------------------------------------------------------------------

    def draw_board(self, frame: Drawing) -> None:
        frame.covered += [row.box for row in frame.layout.rows]
        self._ships.follow_hand(frame.view.hand)
        draw_globe(frame)
        draw_stations(frame)
        self._draw_piles(frame)

    def draw_above(self, frame: Drawing) -> None:
        draw_signs(frame)
        draw_over_stations(frame)
        draw_boarding(frame)

    def draw_player(self, frame: Drawing, seat: Seat, box: Rect) -> None:
        if seat != frame.seat:
            draw_console(frame, seat)

    def draw_tray(self, frame: Drawing) -> None:
        prompt = self.prompt(frame)
        is_in_the_bar = frame.may_act and prompt == frame.words.step(frame.view.agenda[-1])
        draw_deck(frame, "" if is_in_the_bar else prompt)
        self._draw_stock(frame)

    def draw_over(self, frame: Drawing) -> None:
        draw_niche(frame)
        for seat in range(len(frame.view.players)):
            if seat != frame.seat:
                draw_card_names(frame, seat)

    def draw_last(self, frame: Drawing) -> None:
        with frame.off_board():
            draw_dragged(frame)

    def sheet_for(self, frame: Drawing) -> SheetMaker | None:
        return sheet_for(frame)

    def _draw_piles(self, frame: Drawing) -> None:
        view = frame.view
        for name, place, count in (
            ("draw", frame.layout.piles[0], len(view.draw)),
            ("thrown_pile", frame.layout.piles[1], len(view.discard)),
        ):
            box = frame.at(place)
            frame.ui.panel(box, radius=6, edge=EDGE, fill=(*SPACE, 150))
            if count:
                frame.ui.picture(CARD_BACK if name == "draw" else card_picture(view.discard[-1]), box.inflate(-2, -2))
            frame.spot(name, box, Pick(name))
            middle = box.centerx, box.bottom + frame.sight.length(14)
            chip(frame.ui, [("deck" if name == "draw" else "discard", str(count))], middle, FINE_STRONG)

    def _draw_stock(self, frame: Drawing) -> None:
        """Fuel and ore that nobody has, and the fields beside the board."""
        box, view = frame.layout.stock, frame.view
        endless = view.options.unlimited_supply
        parts = [(FUEL, "∞" if endless else str(view.fuel)), (ORE, "∞" if endless else str(view.ore))]
        icon = min(box.height * 3 // 4, frame.ui.theme.line_height(NAME))
        draw_parts(frame.ui, parts, (box.left + box.height // 3, box.centery), NAME, icon)
        width = parts_width(frame.ui, parts, NAME, icon)
        place = Rect(box.left, box.top, width + box.height // 2, box.height)
        frame.spot("supply", place, Pick("supply"), 14)
        draw_idle_fields(frame)

    # -- words ---------------------------------------------------------------------------------------------------

    def prompt(self, frame: Drawing) -> str:
        """What the person is asked now, or what another player has just done."""
        choosing = self._ships
        if frame.may_act and choosing.aim is not None:
            return frame.say("af.pick_aimed")
        if frame.may_act and choosing.armed:
            return frame.say(f"af.{self._next_pick()}")
        if frame.motions.is_moving and any(frame.motions.carried()) and self._rolls:
            return frame.say("stage.plays", frame.words.seat(frame.view.active))
        return super().prompt(frame)

    def _next_pick(self) -> str:
        """The word for what is to be pointed at next."""
        choosing = self._ships
        if choosing.wants_ships_named:
            return "pick_lower" if choosing.armed[0] == picks.power(GRAVITY_MANIPULATOR) else "pick_die"
        return next((f"pick_{kind}" for kind in _ASKED if choosing.asks_for(kind)), "pick_reroll")

    def situation(self, frame: Drawing) -> Explanation:
        return situation(frame)

    def told(self, events: Sequence[Event]) -> str:
        self._rolls = any(isinstance(event, ShipsRolled) for event in events)
        return super().told([event for event in events if not isinstance(event, Paid | Gained | TurnEnded)])

    _rolls = False

    def changed(self, before: AlienFrontiersState) -> None:
        """Somebody has come within reach of the end."""
        for seat in range(len(before.players)):
            if can_finish(self.position, seat) and not can_finish(before, seat):
                self.around.notify(self.around.say("af.finishes_next", self.around.words.seat(seat)))

    def asks_twice(self, frame: Drawing, move: Move) -> str:
        """A landing that ends the game, and loot left lying."""
        if isinstance(move, TakeResources):
            most = max(_size(other) for other in frame.choosing.moves if isinstance(other, TakeResources))
            return frame.say("af.more_loot", _size(move), min(most, RAID_LIMIT)) if _size(move) < most else ""
        if not isinstance(move, Land):
            return ""
        game = self.around.link.game
        after = game.copy(self.position)
        game.play(after, frame.seat, move)
        if game.waiting(after):
            return ""
        result = [f"{frame.words.seat(place.seat)} {place.score}" for place in game.standing(after)]
        return frame.say("af.ends_game", ", ".join(result))

    # -- controls ------------------------------------------------------------------------------------------------

    def control_of(self, pick: Pick) -> str:
        """The control that stands for a pick now."""
        view, choosing = self.position, self._ships
        if pick.kind == "docked":
            return f"docked.{pick.number}.{view.docks[pick.number].index(pick.other)}"
        if pick.kind == "shown":
            return f"shown.{view.display.index(pick.number)}"
        if pick.kind == "ship":
            named = choosing.named
            index = next(i for i, held in enumerate(view.hand) if held == pick.number and i not in named)
            return picks.die(index).id
        return pick.id

    def bearers(self, wanted: Counter[Hashable]) -> list[str]:
        """Unplaced ships and tokens that count as this and are not selected yet."""
        choosing, left, found = self._ships, Counter(wanted), []
        for index, held in enumerate(self.position.hand):
            if left[held] and index not in choosing.dice:
                left[held] -= 1
                found.append(picks.die(index).id)
        for item in left.elements():
            if isinstance(item, tuple):
                _, seat, kind = item
                found.append(f"token.{seat}.{kind}.{choosing.counted(seat, kind)}")
        return found

    def place(self, layout: AlienLayout, sight: Sight, pick: Pick) -> Rect | None:
        return places(layout, self.seat, sight, pick)

    def warm_up(self, ui: Ui, layout: AlienLayout) -> None:
        """Every face of the dice and the frames of their tumbling: the first roll must not stutter."""
        for seat in range(layout.seats):
            for size in {layout.deck.pads[0].width, layout.rows[0].ships[0].width}:
                ui.art.strip(self.livery.tumble(ship(seat, 1)), TUMBLE_FRAMES, size)
                for value in range(1, 7):
                    ui.art.picture(self.livery.die(ship(seat, value)), (size, size))


def _size(move: TakeResources) -> int:
    return sum(fuel + ore for _, fuel, ore in move.loot)
