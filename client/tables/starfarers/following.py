"""What follows a move of its own accord: clicks that nobody would do otherwise are not asked for."""

from __future__ import annotations

from client.tables.starfarers.tray import PRICES
from engine.core.moves import Move, Seat
from engine.games.starfarers import moves as m
from engine.games.starfarers.board import SITES_BY, distances, route
from engine.games.starfarers.building import reserve_cards
from engine.games.starfarers.components import COLONY_SHIP, KINDS, TRADE_SHIP, TRANSPORTERS
from engine.games.starfarers.ends import clearable_site, may_found, next_station
from engine.games.starfarers.flight import ToFly, unseen
from engine.games.starfarers.state import StarfarersState

ENDINGS = (m.Stop, m.Found, m.FlyOn, m.Clear, m.LeaveChit, m.Befriend, m.Jump)
"""With these a ship has done what it could."""


def follow_up(view: StarfarersState, seat: Seat, move: Move, stops: bool = False) -> list[Move]:
    """The moves to make after this one, as far as they are legal then; a ship `stops` if that was asked for."""
    step = view.agenda[-1]
    if isinstance(move, m.ThrowDice):
        cards = reserve_cards(view, seat)
        return [m.TakeReserve(cards)] if cards else []
    if isinstance(move, m.EndBuilding):
        return _next_ship(view, seat)
    if isinstance(move, m.Fly) and isinstance(step, ToFly):
        if _founds(view, seat, step, move.point):
            return [m.Stop(), m.Found(), *_next_ship(view, seat, step.transporter)]
        if stops or not _learns(view, seat, step, move.point) or _ends(view, seat, step, move.point):
            return [m.Stop(), *_next_ship(view, seat, step.transporter)]
    elif isinstance(move, ENDINGS):
        here = next((step.transporter for step in view.agenda if hasattr(step, "transporter")), None)
        return _next_ship(view, seat, here)
    return []


def _ends(view: StarfarersState, seat: Seat, step: ToFly, point: int) -> bool:
    """Is that why the ship flies there: nothing is left of its speed, or it founds or clears there?"""
    player = view.players[seat]
    if distances(player.ships[step.transporter])[point] == step.left:
        return True
    aims = [next_station(view, seat, base) for base in range(len(view.stations))]
    founds = player.cargo[step.transporter] == TRADE_SHIP and point in aims
    return founds or clearable_site(view, seat, point) is not None


def _learns(view: StarfarersState, seat: Seat, step: ToFly, point: int) -> bool:
    """Does the ship look at chits on its way there, so that its captain may change his mind?"""
    new = unseen(view, seat)
    way = route(view.players[seat].ships[step.transporter], point, new)
    return any(new & 1 << site for passed in way[1:] for site in SITES_BY[passed])


def _founds(view: StarfarersState, seat: Seat, step: ToFly, point: int) -> bool:
    """Is it a place where a colony can be founded, as everybody who points at it is told?"""
    return view.players[seat].cargo[step.transporter] == COLONY_SHIP and may_found(view, seat, point)


def _next_ship(view: StarfarersState, seat: Seat, but: int | None = None) -> list[Move]:
    """The only ship that has not moved is chosen; with none left the flight is over."""
    ships = view.players[seat].ships
    left = [t for t in TRANSPORTERS if ships[t] and t not in (*view.moved, view.grounded, but)]
    if not left:
        return [m.EndFlight()]
    return [m.ChooseShip(left[0])] if len(left) == 1 and view.jumper < 0 else []


def suggestion(view: StarfarersState, seat: Seat, goal: int) -> list[Move]:
    """A first draft of an offer towards something: what is missing for it, for a card of what there is most of."""
    spare = [held - price for held, price in zip(view.players[seat].hand, PRICES[goal], strict=True)]
    most = max(KINDS, key=lambda kind: spare[kind])
    missing = [m.AskFor(kind) for kind in KINDS for _ in range(-spare[kind])]
    return [m.Announce(goal), *missing, *([m.PutIn(most)] if spare[most] > 0 else [])]
