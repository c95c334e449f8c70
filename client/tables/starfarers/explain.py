"""What is said of whatever one points at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from client.stage.explain import NOTE, STRONG, Describer, Explanation, add_consequences
from client.stage.picks import Pick
from client.tables.starfarers import looks
from client.tables.starfarers.board import Drawing
from client.tables.starfarers.tray import PRICES
from client.ui.canvas import BODY, SMALL
from client.ui.theme import GOLD, TextStyle
from engine.core.moves import Move, Seat
from engine.core.words import capital
from engine.games.starfarers import moves as m
from engine.games.starfarers.bank import rates
from engine.games.starfarers.board import (
    COLONY_POINT_OF_PORT,
    HOME_SYSTEMS,
    NEIGHBOURS,
    SITES_BY,
    SYSTEM_OF_COLONY_POINT,
    TRADE_POINT,
    distances,
    system_of,
)
from engine.games.starfarers.components import (
    CARDS,
    CHITS,
    FAME_LIMIT,
    HIDDEN,
    KINDS,
    NO_CHIT,
    NOBODY,
    ONE_CARD,
    PART_LIMITS,
    PARTS,
    SHIP_KINDS,
)
from engine.games.starfarers.ends import may_clear, may_found, must_leave, next_station, system_takes_colony
from engine.games.starfarers.flight import ToFly
from engine.games.starfarers.production import harvest
from engine.games.starfarers.report import card_text, chit, point, site
from engine.games.starfarers.scoring import points, points_to_win
from engine.games.starfarers.sight import back_of
from engine.games.starfarers.state import OPEN

SECRET: Final = TextStyle("body", "Medium", GOLD)
RULE_OF_LEAVING, RULE_OF_FOUNDING = "SF-8.18", "SF-8.26"


# -- places ----------------------------------------------------------------------------------------------------------


def _point(frame: Drawing, pick: Pick) -> Explanation:
    """Somewhere a ship may go or something may be built: what happens there at once, and what not."""
    number, words, say = pick.number, frame.words, frame.say
    found = Explanation(_title(frame, number))
    step = frame.view.agenda[-1] if frame.view.agenda else None
    flying = isinstance(step, ToFly) and step.seat == frame.seat and frame.may_act
    if flying and isinstance(step, ToFly) and frame.choosing.is_open(pick):
        lines = distances(frame.view.players[step.seat].ships[step.transporter])[number]
        found.add(say("sf.lines", lines, step.left - lines), STRONG)
    owner = _owner(frame, number)
    if owner:
        found.add(owner, STRONG)
    for seat, player in enumerate(frame.view.players):
        for transporter, place in enumerate(player.ships):
            if place == number:
                found.add(say("sf.ship_here", words.name("ship", player.cargo[transporter]), words.seat(seat)))
    if number in SYSTEM_OF_COLONY_POINT:
        _colony_point(frame, number, found, flying)
    elif number in TRADE_POINT:
        _trade_point(frame, number, found)
    elif number in COLONY_POINT_OF_PORT:
        ports = [
            seat
            for seat, player in enumerate(frame.view.players)
            for port in player.spaceports
            if number in NEIGHBOURS[port]
        ]
        if ports:
            found.add(say("sf.dock_of", words.seat(ports[0])))
    looks_at = [place for place in SITES_BY[number] if frame.view.chits[place] == HIDDEN]
    if looks_at:
        found.add(say("sf.looks", words.listed([site(words, place) for place in looks_at])), SECRET, "eye")
    if flying:
        found.refuse(frame, frame.refusal("point", number))
    elif frame.may_act:
        add_consequences(frame, pick, found)
    return found


def _title(frame: Drawing, number: int) -> str:
    """Points have no numbers for people: they lie by worlds, or in open space."""
    if number in SYSTEM_OF_COLONY_POINT or number in TRADE_POINT:
        return capital(point(frame.words, number))
    if SITES_BY[number]:
        return frame.say("sf.by_world", site(frame.words, SITES_BY[number][0]))
    return frame.say("sf.open_space")


def _owner(frame: Drawing, number: int) -> str:
    for seat, player in enumerate(frame.view.players):
        for key, places in (("sf.colony_of", player.colonies), ("sf.spaceport_of", player.spaceports)):
            if number in places:
                return frame.say(key, frame.words.seat(seat))
    return frame.say("sf.neutral") if number in frame.view.neutrals else ""


def _colony_point(frame: Drawing, number: int, found: Explanation, flying: bool) -> None:
    view, say, words = frame.view, frame.say, frame.words
    system = SYSTEM_OF_COLONY_POINT[number]
    known = [place for place in SITES_BY[number] if view.chits[place] not in (HIDDEN, NO_CHIT)]
    ways = 0
    for place in known:
        record = CHITS[view.chits[place]]
        ways += record.ways
        text = say("sf.on", words.name("resource", view.resource(place)), chit(words, view.chits[place]))
        found.add(text, BODY, f"sf_coin:{view.resource(place)}")
        if not view.seen[place] & OPEN:
            found.add(say("sf.secret"), SECRET, "eye")
    if ways:
        found.add(say("sf.ways", ways), SMALL)
    if _owner(frame, number) or system in HOME_SYSTEMS:
        return
    if may_found(view, frame.seat, number, clearing=True):
        total = points(view, frame.seat) + 1
        found.add(say("sf.found_here", total, points_to_win(view), RULE_OF_FOUNDING), STRONG)
        return
    if not system_takes_colony(view, frame.seat, system):
        found.add(say("sf.system_full"), NOTE)
    for place in known:
        if CHITS[view.chits[place]].barred and not may_clear(view, frame.seat, place):
            found.add(say("sf.barred", site(words, place), chit(words, view.chits[place])), NOTE)
    if flying and frame.choosing.is_open(Pick("point", number)):
        found.add(say("sf.must_leave", RULE_OF_LEAVING), NOTE, "warning")


def _trade_point(frame: Drawing, number: int, found: Explanation) -> None:
    base, place = TRADE_POINT[number]
    owners, say = frame.view.stations[base], frame.say
    if place < len(owners):
        found.add(say("sf.station_of", frame.words.seat(owners[place])), STRONG)
    elif next_station(frame.view, frame.seat, base) == number:
        found.add(say("sf.station_here", place + 1, len(frame.view.friends[base])), STRONG)
    else:
        found.add(say("sf.needs_rings", place + 1, frame.view.players[frame.seat].freight_rings), NOTE)


def _ship(frame: Drawing, pick: Pick) -> Explanation:
    seat, transporter, view, say = pick.number, pick.other, frame.view, frame.say
    player = view.players[seat]
    kind = player.cargo[transporter]
    found = Explanation(capital(frame.words.name("ship", kind)), picture=frame.livery.ship(seat, kind, transporter))
    found.add(say("sf.ship_of", frame.words.seat(seat), transporter + 1), STRONG)
    found.add(say("sf.ship_does", frame.words.name("ship", kind)) if kind else say("sf.ship_founds"), SMALL)
    step = view.agenda[-1] if view.agenda else None
    if isinstance(step, ToFly) and (step.seat, step.transporter) == (seat, transporter):
        found.add(say("sf.speed_left", step.left), STRONG)
    if seat == view.active and transporter == view.first_ship:
        found.add(say("sf.first_ship"), SECRET, "star_filled")
    if seat == view.active and transporter == view.grounded:
        found.add(say("sf.grounded"), NOTE, "chain")
    if must_leave(view, seat, transporter):
        found.add(say("sf.must_leave", RULE_OF_LEAVING), NOTE, "warning")
    if seat == frame.seat and frame.may_act and not frame.choosing.answers(pick):
        found.refuse(frame, frame.refusal("point", player.ships[transporter]))
    return found


def _site(frame: Drawing, pick: Pick) -> Explanation:
    """A world: what it yields to whom; face down, what may lie there."""
    number, view, words, say = pick.number, frame.view, frame.words, frame.say
    resource, face = view.resource(number), view.chits[pick.number]
    found = Explanation(site(words, number))
    found.add(capital(words.name("resource", resource)), STRONG, f"sf_coin:{resource}")
    if face == HIDDEN:
        back = back_of(view, number)
        unknown = Counter(chit(words, other) for other in _unseen(frame, back))
        told = [text if count == 1 else f"{text} ×{count}" for text, count in sorted(unknown.items(), key=_by_size)]
        found.add(say("sf.face_down", words.text("back", back), ", ".join(told)))
    elif face != NO_CHIT:
        record = CHITS[face]
        if record.barred:
            key = "pirates" if record.pirates else "ice"
            found.add(words.text("gallery", key, record.pirates or record.ice))
            player = view.players[frame.seat]
            found.add(say("sf.you_have", player.firepower if record.pirates else player.freight_rings), STRONG)
        else:
            found.add(say("sf.produces", chit(words, face), record.ways))
        if not view.seen[number] & OPEN:
            found.add(say("sf.secret"), SECRET, "eye")
    seen = [words.seat(seat) for seat in range(len(view.players)) if view.seen[number] & 1 << seat]
    if seen and not view.seen[number] & OPEN:
        found.add(say("sf.seen_by", words.listed(seen)), SMALL)
    settled = [
        words.seat(seat)
        for seat, player in enumerate(view.players)
        for place in player.colonies + player.spaceports
        if number in SITES_BY[place]
    ]
    if settled:
        found.add(say("sf.settled", words.listed(settled)), SMALL)
    found.rule = say("sf.system_of", words.name("system", system_of(number)))
    return found


def _by_size(entry: tuple[str, int]) -> tuple[bool, int, str]:
    head = entry[0].partition("/")[0]
    return not head.isdigit(), int(head) if head.isdigit() else 0, entry[0]


def _unseen(frame: Drawing, back: str) -> list[int]:
    """Chits of a back that this view knows nothing of: one of them lies there."""
    view = frame.view
    known = {*view.chits, *(taken for player in view.players for taken in player.chits)}
    return [number for number, record in enumerate(CHITS) if record.back == back and number not in known]


def _base(frame: Drawing, pick: Pick) -> Explanation:
    view, words, say = frame.view, frame.words, frame.say
    people, owners, holder = view.peoples[pick.number], view.stations[pick.number], view.tokens[pick.number]
    found = Explanation(words.name("people", people), picture=looks.base(people))
    found.add(words.name("people", people, "text"), SMALL)
    if holder != NOBODY:
        counts = ", ".join(f"{words.seat(seat)} {owners.count(seat)}" for seat in dict.fromkeys(owners))
        found.add(say("sf.token", words.seat(holder), counts), STRONG)
    if len(owners) < 5:
        mine = view.players[frame.seat].freight_rings
        found.add(say("sf.next_station", len(owners) + 1, mine), BODY if mine > len(owners) else NOTE)
    for number, record in enumerate(CARDS):
        if record.people == people:
            taker = next((seat for seat, player in enumerate(view.players) if number in player.cards), None)
            name = words.name("card", number)
            head = name if taker is None else say("sf.taken_by", name, words.seat(taker))
            found.add(say("common.named", head, card_text(words, number)), SMALL)
    return found


# -- players and what they have --------------------------------------------------------------------------------------


def _seat(frame: Drawing, pick: Pick) -> Explanation:
    """Points line by line, what 36 throws would bring, and ships in stock."""
    seat, view, words, say = pick.number, frame.view, frame.words, frame.say
    player = view.players[seat]
    found = Explanation(words.seat(seat))
    standing = frame.around.link.game.standing(view)[seat]
    found.add(say("sf.points", standing.score, points_to_win(view)), STRONG)
    for line in standing.lines:
        if line.points:
            found.add(say("common.named", words.text("score", line.id), str(line.points)), SMALL)
    brings = harvest(view, seat)
    told = [f"{words.name('resource', kind)} {brings[kind]}" for kind in KINDS if brings[kind]]
    found.add(say("sf.harvest", ", ".join(told) or "–"))
    found.add(say("sf.stock", player.colony_stock, player.station_stock, list(player.ships).count(0)), SMALL)
    if player.pending:
        found.add(say("sf.pending", player.pending), NOTE)
    for number in player.cards:
        name, text = words.name("card", number), card_text(words, number)
        found.add(say("common.named", name, text), SMALL)
    return found


def _mothership(frame: Drawing, pick: Pick) -> Explanation:
    player, words, say = frame.view.players[frame.seat], frame.words, frame.say
    found = Explanation(say("sf.mothership"))
    for part in range(len(PARTS)):
        name = capital(words.name("part", part))
        text = say("sf.part_of", name, player.parts[part], PART_LIMITS[part], say(f"sf.does_{PARTS[part]}"))
        found.add(text, BODY, frame.livery.part(part, frame.seat))
    found.add(say("sf.part_of", say("sf.fame_ring"), player.fame, FAME_LIMIT, say("sf.does_fame")), BODY, looks.FAME)
    return found


def _speed(frame: Drawing, pick: Pick) -> Explanation:
    view, say = frame.view, frame.say
    player = view.players[view.active]
    found = Explanation(say("sf.speed"))
    if view.balls:
        balls = frame.words.listed([frame.words.name("ball", ball) for ball in view.balls])
        found.add(say("sf.shaken", balls, view.base_speed))
        found.add(say("sf.sum", view.base_speed, player.boosters, player.speed - player.boosters), STRONG)
    else:
        found.add(say("sf.will_shake"))
    found.add(say("sf.black_ball"), SMALL)
    return found


# -- cards, prices, words ----------------------------------------------------------------------------------------------


def _resource(frame: Drawing, pick: Pick) -> Explanation:
    kind, words, say = pick.number, frame.words, frame.say
    player = frame.view.players[frame.seat]
    found = Explanation(capital(words.name("resource", kind)), picture=looks.GOODS[kind])
    best = min(rates(player.cards, frame.view.exchanged)[kind])
    price = tuple(best * one for one in ONE_CARD[kind])
    found.add(say("sf.bank_rate", words.format_field(price, "hand")))
    found.add(say("sf.bank_has", frame.view.bank[kind]), SMALL)
    if frame.may_act and not frame.choosing.answers(pick):
        found.refuse(frame, frame.refusal("action", list(words.kinds["action"]).index("bank")))
    return found


def _action(frame: Drawing, pick: Pick) -> Explanation:
    """Something to build, or another thing to do: its price, and what is in the way."""
    number, words, say = pick.number, frame.words, frame.say
    found = Explanation(words.name("action", number))
    if number < len(PRICES):
        found.picture = frame.livery.goal(number, frame.seat)
        found.add(say("sf.price", words.format_field(PRICES[number], "hand")), STRONG)
        part = number - len(SHIP_KINDS) - 1
        key = (
            PARTS[part]
            if 0 <= part < len(PARTS)
            else ("colony_ship", "trade_ship", "spaceport")[number]
            if part < 0
            else "fame"
        )
        found.add(say(f"sf.does_{key}"), SMALL)
    add_consequences(frame, pick, found)
    return found


def _card(frame: Drawing, pick: Pick) -> Explanation:
    number, words = pick.number, frame.words
    found = Explanation(words.name("card", number), picture=looks.card(number))
    found.add(card_text(words, number))
    taker: Seat | None = next((seat for seat, player in enumerate(frame.view.players) if number in player.cards), None)
    if taker is not None:
        found.add(frame.say("sf.has_it", words.seat(taker)), SMALL)
    return found


def _reserve(frame: Drawing, pick: Pick) -> Explanation:
    found = Explanation(frame.say("sf.reserve", len(frame.view.reserve)))
    found.add(frame.say("sf.reserve_text"))
    if frame.may_act:
        found.refuse(frame, frame.refusal("action", list(frame.words.kinds["action"]).index("reserve")))
    return found


def _move(frame: Drawing, pick: Pick) -> Explanation:
    """A button that makes one move says it in full, with what it would change."""
    moves: list[Move] = [move for path, move in frame.choosing.candidates(pick) if not frame.choosing.goes_on(path)]
    if not moves:
        step = frame.view.agenda[-1] if frame.view.agenda else None
        return Explanation(capital(frame.words.step(step)) if step else "")
    found = Explanation(capital(frame.words.move(moves[0])))
    if isinstance(moves[0], m.Found | m.Clear):
        found.foresee(frame, moves[0])
    if isinstance(moves[0], m.EndFlight | m.EndBuilding):
        found.refuse(frame, frame.refusal("action", list(frame.words.kinds["action"]).index("end_flight")))
    return found


_BUTTONS: Final = (
    "main", "none", "yes", "no", "found", "fly_on", "clear", "leave", "take_back", "propose", "forget", "accept",
    "ask_all", "confirm", "refuse", "deal", "withdraw", "take_up", "turn_down", "drop_wish", "give", "want", "goal",
    "take", "words", "say",
)  # fmt: skip

DESCRIBE: Final[Mapping[str, Describer]] = {
    "point": _point,
    "ship": _ship,
    "jump": lambda frame, pick: _ship(frame, Pick("ship", frame.seat, pick.number)),
    "site": _site,
    "base": _base,
    "seat": _seat,
    "mothership": _mothership,
    "speed": _speed,
    "resource": _resource,
    "action": _action,
    "card": _card,
    "friend": _card,
    "reserve": _reserve,
    **dict.fromkeys(_BUTTONS, _move),
}
