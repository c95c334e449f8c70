"""From events to motions: who flies where, and when."""

from __future__ import annotations

from collections.abc import Sequence

from client.stage.motions import Motion, Rise
from client.tables.alien_frontiers import staging_goods, staging_ships
from client.tables.alien_frontiers.places import points_place
from client.tables.alien_frontiers.previews import signed
from client.tables.alien_frontiers.staging import FLOAT, Staging
from client.ui.theme import TextStyle
from engine.core.moves import Event
from engine.games.alien_frontiers.scoring import score

_HANDLERS = {**staging_ships.HANDLERS, **staging_goods.HANDLERS}


def stage_events(play: Staging, events: Sequence[Event]) -> None:
    """Set in motion all that the events call for, one after the other where the rules do so."""
    staging_ships.settle_hand(play, events)
    for event in events:
        handler = _HANDLERS.get(type(event))
        if handler:
            handler(play, event)
    _stage_points(play)


def _stage_points(play: Staging) -> None:
    """Points change when what brought them has arrived, and float up from the panel."""
    for seat in range(len(play.after.players)):
        change = score(play.after, seat) - score(play.before, seat)
        if not change:
            continue
        if play.time:
            play.add(Motion(start=0.0, length=play.time, owes={("points", seat): change}))
        style = TextStyle("title", "Bold", play.livery.colour(seat), display=True)
        centre = points_place(play.layout, seat).midleft
        play.add(Rise(start=play.time, length=FLOAT, text=signed(change), centre=centre, style=style))
