"""All there is to say about what is pointed at: worlds, ships, classes, technologies, cards, seats, rounds."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from client.stage import explain
from client.stage.explain import NOTE, STRONG, Describer, Explanation, add_consequences
from client.stage.picks import Pick
from client.tables.empires_of_the_void.galaxy import name_of
from client.tables.empires_of_the_void.holdings import discount_of
from client.tables.empires_of_the_void.looks import (
    CREDIT,
    FOLDER,
    INFLUENCE,
    bust,
    card_picture,
    event_picture,
    good_picture,
    technology_look,
)
from client.tables.empires_of_the_void.parts import Drawing, percent
from client.tables.empires_of_the_void.pieces import strongest
from client.ui.canvas import BODY, SMALL
from client.ui.theme import GOLD, MUTED, TextStyle
from engine.core.words import capital
from engine.games.empires_of_the_void import components as game
from engine.games.empires_of_the_void.attack import targets
from engine.games.empires_of_the_void.battle import ToLose
from engine.games.empires_of_the_void.control import ToTakeControl
from engine.games.empires_of_the_void.empire import base_income, influence, move_value, network_income, planet_income
from engine.games.empires_of_the_void.forecast import assault, friendship
from engine.games.empires_of_the_void.moves import Accept, Attack, Diplomacy, Lose
from engine.games.empires_of_the_void.odds import need, traits
from engine.games.empires_of_the_void.prepare import ToOrder, ToPrepare
from engine.games.empires_of_the_void.report import ships
from engine.games.empires_of_the_void.research import cost
from engine.games.empires_of_the_void.scoring import tally
from engine.games.empires_of_the_void.setup import ToRotate
from engine.games.empires_of_the_void.shipyard import classes_open, terms
from engine.games.empires_of_the_void.trade import ToAnswer, ToDraft
from engine.games.empires_of_the_void.turn import ToAct

if TYPE_CHECKING:
    from client.tables.empires_of_the_void.table import EmpiresTable

FEW, MOST_CHANCES = 4, 7
HEAD = TextStyle("body", "SemiBold", GOLD)
RULE = TextStyle("small", "SemiBold", MUTED)


def situation(table: EmpiresTable, frame: Drawing) -> Explanation:
    """Nothing is pointed at: what can be done, and what each answer would bring."""
    step = frame.view.agenda[-1] if frame.view.agenda else None
    if not frame.may_act or step is None:
        return _watched(frame, explain.situation(frame))
    if isinstance(step, ToAct):
        return _chances(frame)
    if isinstance(step, ToLose):
        return _losses(frame, step)
    if isinstance(step, ToTakeControl):
        found = space(table, frame, Pick("space", game.space_of(step.world)))
        found.paragraphs, found.signs = [], {}
    elif isinstance(step, ToAnswer):
        seat = step.offer.sender
        found = Explanation(frame.words.seat(seat), "EV-17.10", bust(frame.view.players[seat].race))
        found.add(frame.words.step(step))
        if not any(isinstance(move, Accept) for move in frame.choosing.moves):
            found.add(frame.say("ev.cannot_deliver"), SMALL)
    else:
        found = _watched(frame, explain.situation(frame))
    if isinstance(step, ToOrder | ToPrepare):
        found.add(frame.say("ev.help_orders"), SMALL)
    elif isinstance(step, ToRotate):
        found.add(frame.say("ev.help_turn_board"))
    elif isinstance(step, ToDraft):
        found.add(frame.say("ev.help_offer"), SMALL)
    elif len(frame.choosing.moves) <= FEW:
        for move in frame.choosing.moves:
            brought = Explanation("")
            brought.foresee(frame, move)
            if brought.paragraphs:
                found.add(frame.words.move(move), HEAD)
                for text, style in brought.paragraphs:
                    found.add(text, style)
    return found


def _watched(frame: Drawing, found: Explanation) -> Explanation:
    """What an Attack under way may bring, as long as no die has fallen."""
    fight = frame.view.battle
    if fight and not fight.level and not frame.view.throws:
        fleet = frame.view.players[fight.attacker].ships[fight.space]
        chances = assault(frame.view, fight.attacker, fight.space, fight.target, fleet)
        told = frame.say("ev.about", percent(chances.chance)) if chances.needs_roll else frame.say("ev.no_roll")
        attacker = frame.words.seat(fight.attacker)
        found.add(frame.words.named(attacker, told), HEAD, "target")
    return found


def _chances(frame: Drawing) -> Explanation:
    """My turn: what could be attacked or befriended where my ships are, the best chances first."""
    view, seat, words = frame.view, frame.seat, frame.words
    found = Explanation(frame.say("ev.your_turn", view.round), "EV-9.1")
    found.add(frame.say("ev.help_turn"), SMALL)
    rows: list[tuple[float, str, str]] = []
    attacks = {(move.space, move.target) for move in frame.choosing.moves if isinstance(move, Attack)}
    for place, target in sorted(attacks):
        rows.append((*_attack_told(frame, place, target), "target"))
    tries = {(move.planet, len(move.cards)) for move in frame.choosing.moves if isinstance(move, Diplomacy)}
    for planet, cards in sorted(tries):
        chance = friendship(view, seat, planet)[cards - 1]
        told = frame.say("ev.with_cards", cards, percent(chance))
        name = words.named(words.text("action", "diplomacy"), words.name("planet", planet))
        rows.append((chance, f"{name}, {told}", "chat"))
    for _, text, sign in sorted(rows, key=lambda row: -row[0])[:MOST_CHANCES]:
        found.add(text, STRONG, sign)
    found.add(frame.say("ev.help_keys"), SMALL)
    return found


def _attack_told(frame: Drawing, place: int, target: int) -> tuple[float, str]:
    """The chance of an Attack with the ships that stand there, and how it is told."""
    chances = assault(frame.view, frame.seat, place, target, frame.view.players[frame.seat].ships[place])
    told = frame.say("ev.about", percent(chances.chance)) if chances.needs_roll else frame.say("ev.no_roll")
    name = target_name(frame, target, place)
    if target != game.PLANET:
        name = f"{name} {frame.words.format_field(place, 'space_at')}"
    return chances.chance, frame.say("ev.attack_on", name, told)


def _losses(frame: Drawing, step: ToLose) -> Explanation:
    """Hits to be taken: what each class is worth, and how the next Attack would stand without one of them."""
    found = Explanation(frame.say("ev.hits_on", step.hits, frame.words.seat(step.loser)), "EV-11.11")
    for move in frame.choosing.moves:
        if isinstance(move, Lose):
            record = game.SHIPS[game.kind_of(move.ship)]
            name = frame.words.name("ship", move.ship)
            told = frame.say("ev.worth_credits", name, record.cost)
            found.add(told, STRONG, frame.livery.ship(step.loser, move.ship))
            _next_attack(frame, move.ship, found)
    found.add(frame.say("ev.help_losses"), SMALL)
    return found


def _next_attack(frame: Drawing, ship: int, found: Explanation) -> None:
    """How the attacker would stand in the next Attack without this ship."""
    fight = frame.view.battle
    if fight and fight.attacker == frame.seat and fight.target < game.PLANET:
        left = frame.view.players[frame.seat].ships[fight.space] - game.ONE[ship]
        if left and frame.view.players[fight.target].ships[fight.space]:
            chances = assault(frame.view, frame.seat, fight.space, fight.target, left)
            found.add(frame.say("ev.next_attack", percent(chances.chance)), SMALL, "target")


# -- spaces and worlds ------------------------------------------------------------------------------------------------


def space(table: EmpiresTable, frame: Drawing, pick: Pick) -> Explanation:
    """A world with all it brings, or an empty space; who stands there, and what could be done there."""
    view, words, place = frame.view, frame.words, pick.number
    world = view.galaxy.world_at[place]
    if world == game.NOWHERE:
        found = Explanation(capital(words.format_field(place, "space")))
    elif world < game.HOME:
        found = Explanation(words.name("planet", world), banner=f"ev_world:{table.banner_key(world)}")
        _planet(frame, world, found)
    else:
        found = Explanation(name_of(words, view, world), banner=f"ev_world:{table.banner_key(world)}")
        found.add(words.format_field(place, "space"), SMALL)
    _flight(table, frame, place, found)
    _stacks(frame, place, found)
    if world != game.NOWHERE:
        _take(table, frame, place, world, found)
        if world < game.HOME:
            _befriend(frame, world, found)
    _ways(frame, place, found)
    add_consequences(frame, pick, found) if frame.choosing.is_open(pick) else None
    return found


def _planet(frame: Drawing, planet: int, found: Explanation) -> None:
    words, view = frame.words, frame.view
    rule = game.PLANETS[planet].rule
    found.add(f"{words.name('planet', planet, 'ability')} · {rule}", STRONG, "hint")
    found.add(words.name("planet", planet, "text"))
    for token, where in (("rebellion", view.rebellion), ("pirates", view.pirates), ("distress", view.distress)):
        if where == planet:
            found.add(capital(words.text("panel", token, planet)), NOTE, f"{FOLDER}/{token}")
    if view.infested >> planet & 1:
        found.add(capital(words.text("panel", "infested")), NOTE, f"{FOLDER}/infested")


def _flight(table: EmpiresTable, frame: Drawing, place: int, found: Explanation) -> None:
    """What it takes the selected ships to get there."""
    flight = table.moving.reached(frame.view, frame.seat, frame.may_act).get(place)
    if not flight:
        return
    cargo = frame.say("ev.with", ships(frame.words, table.moving.cargo)) if table.moving.cargo else ""
    ship = frame.words.name("ship", flight.ship)
    found.add(frame.say("ev.flight", ship, flight.actions, len(flight.way)) + cargo, HEAD, "ship")


def _stacks(frame: Drawing, place: int, found: Explanation) -> None:
    for seat, player in enumerate(frame.view.players):
        fleet = player.ships[place]
        if fleet:
            picture = frame.livery.ship(seat, strongest(fleet))
            found.add(
                frame.words.named(frame.words.seat(seat), ships(frame.words, game.ships_in(fleet))), BODY, picture
            )


def _arriving(table: EmpiresTable, frame: Drawing, place: int) -> int:
    """My ships in a space once those selected have flown there."""
    fleet = frame.view.players[frame.seat].ships[place]
    flight = table.moving.reached(frame.view, frame.seat, frame.may_act).get(place)
    if flight:
        fleet += game.ONE[flight.ship] + sum(game.ONE[ship] for ship in table.moving.cargo)
    return fleet


def target_name(frame: Drawing, target: int, place: int) -> str:
    if target < game.PLANET:
        return frame.words.seat(target)
    if target == game.PLANET:
        return frame.words.format_field(place, "space")
    return frame.say({game.PIRATES: "ev.pirates", game.UPRISING: "ev.rebels", game.INFESTATION: "ev.pods"}[target])


def _take(table: EmpiresTable, frame: Drawing, place: int, world: int, found: Explanation) -> None:
    """The odds of whatever could be attacked there with the ships that would be there."""
    view, seat = frame.view, frame.seat
    fleet = _arriving(table, frame, place)
    if view.players[seat].race < 0 or not fleet:
        return
    for target in targets(view, seat, place):
        chances = assault(view, seat, place, target, fleet)
        told = (
            frame.say("ev.no_roll")
            if not chances.needs_roll and chances.chance
            else frame.say("ev.about", percent(chances.chance))
        )
        found.add(frame.say("ev.attack_on", target_name(frame, target, place), told), HEAD, "target")
        if chances.needs_roll and target < game.PLANET:
            found.add(frame.say("ev.losses", f"{chances.lost:.1f}", f"{chances.destroyed:.1f}"), SMALL)
        ally = view.ally[world]
        if (
            target < game.PLANET
            and view.holder[world] == target
            and ally not in (game.NOBODY, seat)
            and world < game.HOME
        ):
            found.add(frame.say("ev.ally_beneath", frame.words.seat(ally)), SMALL)


def _befriend(frame: Drawing, planet: int, found: Explanation) -> None:
    """The chances of Diplomacy with one to four cards, or why nobody listens."""
    view, seat, words = frame.view, frame.seat, frame.words
    if view.players[seat].race < 0 or view.holder[planet] == seat:
        return
    if view.holder[planet] != game.NOBODY or view.ally[planet] != game.NOBODY:
        found.add(f"{words.text('refusal', 'not_neutral')} (EV-15.6)", SMALL, "chat")
        return
    chances = friendship(view, seat, planet)
    held = sum(
        game.CARDS[card].temperament == game.PLANETS[planet].temperament
        for card in view.players[seat].hand
        if card >= 0
    )
    temperament = words.name("temperament", game.PLANETS[planet].temperament)
    listed = " · ".join(f"{number + 1}: {percent(chance)}" for number, chance in enumerate(chances))
    found.add(frame.say("ev.befriend", temperament, held), STRONG, "chat")
    found.add(frame.say("ev.by_cards", listed), SMALL)


def _ways(frame: Drawing, place: int, found: Explanation) -> None:
    """What lies on the lanes from here, where something does."""
    view, words = frame.view, frame.words
    for other, obstacles in view.galaxy.lanes[place]:
        if obstacles:
            names = [words.name("obstacle", number) for number in range(len(game.OBSTACLES)) if obstacles >> number & 1]
            there = words.format_field(other, "space")
            found.add(words.named(there, words.listed(names)), SMALL)


# -- ships ------------------------------------------------------------------------------------------------------------


def stack(table: EmpiresTable, frame: Drawing, pick: Pick) -> Explanation:
    """Whose ships these are, class by class; what mine could attack where they are."""
    view, words, seat = frame.view, frame.words, pick.other
    fleet = view.players[seat].ships[pick.number]
    where = words.format_field(pick.number, "space_at")
    found = Explanation(f"{words.seat(seat)} {where}")
    skill = traits(view, seat, frame.seat)
    for ship in game.classes_in(fleet):
        record = game.SHIPS[game.kind_of(ship)]
        hits = frame.say("ev.hits", record.dice, need(ship, skill), record.initiative) if record.attack else ""
        pace = frame.say("ev.pace", move_value(view, seat, ship))
        named = words.format_field(game.count(fleet, ship), words.name("ship", ship, "count"))
        found.add(f"{named} · {hits}{pace}", BODY, frame.livery.ship(seat, ship))
    if seat == frame.seat:
        world = view.galaxy.world_at[pick.number]
        _take(table, frame, pick.number, world if world != game.NOWHERE else game.HOME, found)
        if frame.may_act and not frame.choosing.answers(pick):
            found.refuse(frame, frame.refusal("action", 1))
    elif view.players[frame.seat].ships[pick.number]:
        mine = view.players[frame.seat].ships[pick.number]
        chances = assault(view, frame.seat, pick.number, seat, mine)
        found.add(frame.say("ev.attack_on", words.seat(seat), frame.say("ev.about", percent(chances.chance))), HEAD)
    return found


def ship_class(frame: Drawing, pick: Pick) -> Explanation:
    """A class of the yard: what it does, what it costs, how many there are, what opens it."""
    view, words, seat, ship = frame.view, frame.words, frame.seat, pick.number
    record = game.SHIPS[game.kind_of(ship)]
    found = Explanation(words.name("ship", ship), record.rule, frame.livery.ship(seat, ship))
    found.add(words.name("ship", ship, "text"))
    player = view.players[seat]
    if player.race >= 0 and ship < len(game.SHIPS):
        skill = traits(view, seat, seat)
        if record.attack:
            found.add(frame.say("ev.fires", record.dice, need(ship, skill), record.initiative), SMALL)
        found.add(capital(frame.say("ev.pace", move_value(view, seat, ship))), SMALL)
        price = terms(view, seat, discount_of(view)).price(ship)
        stock = view.pool if record.shared else player.stock
        found.add(frame.say("ev.price", price), STRONG, CREDIT)
        found.add(frame.say("ev.stock", game.count(stock, ship)), SMALL)
        if ship not in classes_open(view, seat, player.technologies):
            if record.technology >= 0:
                found.add(words.text("refusal", "needs_technology", record.technology), NOTE)
            elif record.planet >= 0:
                found.add(words.text("refusal", "needs_ally", record.planet), NOTE)
            else:
                found.add(words.text("refusal", "sreech_only"), NOTE)
        elif frame.may_act and not frame.choosing.is_open(pick):
            found.refuse(frame, frame.refusal("ship", ship))
    return found


def hull(frame: Drawing, pick: Pick) -> Explanation:
    """A class of the selected stack."""
    record = game.SHIPS[game.kind_of(pick.number)]
    found = Explanation(frame.words.name("ship", pick.number), record.rule, frame.livery.ship(frame.seat, pick.number))
    found.add(frame.words.name("ship", pick.number, "text"))
    found.add(frame.say("ev.help_hull"), SMALL)
    return found


# -- technologies, cards, events --------------------------------------------------------------------------------------


def technology(frame: Drawing, pick: Pick) -> Explanation:
    view, words, seat, number = frame.view, frame.words, frame.seat, pick.number
    record = game.TECHNOLOGIES[number]
    look = technology_look(frame.livery, seat, number)
    found = Explanation(words.name("technology", number), record.rule, look if "/" in look else "")
    found.add(words.name("technology", number, "text"))
    player = view.players[seat]
    price = cost(view, seat, number) if player.race >= 0 else record.cost
    found.add(frame.say("ev.price", price if price == record.cost else f"{record.cost} → {price}"), STRONG, CREDIT)
    found.add(frame.say("ev.worth", record.vp), SMALL, "star_filled")
    if record.prerequisite >= 0:
        found.add(words.text("gallery", "after", record.prerequisite), SMALL, "lock")
    if record.good >= 0:
        found.add(capital(words.text("gallery", "needs", record.good)), SMALL, good_picture(record.good))
    owners = [words.seat(other) for other, each in enumerate(view.players) if each.owns(number)]
    if owners:
        found.add(frame.say("ev.owners", words.listed(owners)), SMALL, "check")
    if frame.may_act and not player.owns(number) and not frame.choosing.is_open(pick):
        found.refuse(frame, frame.refusal("technology", number))
    return found


def card(frame: Drawing, pick: Pick) -> Explanation:
    """A diplomacy card: its temperament for friendship, its ability for a set of them."""
    words, record = frame.words, game.CARDS[pick.number]
    found = Explanation(words.name("card", pick.number), record.rule, card_picture(pick.number))
    found.add(words.name("card", pick.number, "text"))
    temperament = words.name("temperament", record.temperament)
    found.add(frame.say("ev.friendly", temperament), SMALL)
    friends = [
        f"{words.name('planet', planet)} ({percent(friendship(frame.view, frame.seat, planet)[0])})"
        for planet in frame.view.galaxy.planets
        if game.PLANETS[planet].temperament == record.temperament and frame.view.holder[planet] == game.NOBODY
    ]
    if friends and frame.view.players[frame.seat].race >= 0:
        found.add(frame.say("ev.could_befriend", words.listed(friends)), SMALL)
    return found


def play(frame: Drawing, pick: Pick) -> Explanation:
    found = card(frame, Pick("card", pick.number))
    found.add(frame.say("ev.help_play"), SMALL)
    return found


def event(frame: Drawing, pick: Pick) -> Explanation:
    words = frame.words
    rule = game.EVENT_CARDS[pick.number].rule if pick.number < game.SCORE_A else "EV-18.1"
    found = Explanation(words.name("event_card", pick.number), rule, event_picture(pick.number))
    found.add(words.name("event_card", pick.number, "text"))
    return found


def round_(frame: Drawing, pick: Pick) -> Explanation:
    """A round of the strip: the card drawn in it."""
    view, words = frame.view, frame.words
    found = Explanation(f"{frame.say('ev.round')} {pick.number}", "EV-6.1")
    if pick.number <= len(view.past):
        drawn = view.past[pick.number - 1]
        found.add(words.name("event_card", drawn), STRONG)
        found.add(words.name("event_card", drawn, "text"))
        found.picture = event_picture(drawn)
    return found


def preview(frame: Drawing, pick: Pick) -> Explanation:
    """The next scoring in words."""
    words, view = frame.words, frame.view
    found = Explanation(words.name("event_card", pick.number), "EV-18.1")
    found.add(words.name("event_card", pick.number, "text"))
    for seat, parts in enumerate(tally(view, pick.number)):
        listed = [f"{frame.say(f'ev.{name}')} {part}" for name, part in zip(_KINDS, parts, strict=True) if part]
        found.add(
            f"{words.named(words.seat(seat), f'+{sum(parts)}')} ({', '.join(listed)})"
            if listed
            else words.named(words.seat(seat), "0")
        )
    if not view.scorings:
        found.add(frame.say("ev.why_none"), SMALL)
    return found


_KINDS = ("planets", "technologies", "council", "other")


def seat(frame: Drawing, pick: Pick) -> Explanation:
    """A race with its gift, income and possessions."""
    view, words, number = frame.view, frame.words, pick.number
    player = view.players[number]
    if player.race == game.NOTHING:
        return Explanation(words.seat(number))
    found = Explanation(words.seat(number), game.RACES[player.race].rule, bust(player.race))
    found.add(words.name("race", player.race), STRONG)
    found.add(words.name("race", player.race, "text"))
    base, planets, network = base_income(view, number), planet_income(view, number), network_income(view, number)
    found.add(frame.say("ev.income", base + planets + network, base, planets, network), SMALL, CREDIT)
    found.add(frame.say("ev.influence", influence(view, number)), SMALL, INFLUENCE)
    thresholds = words.text("gallery", "diplomacy", *game.RACES[player.race].thresholds)
    found.add(thresholds, SMALL, "chat")
    owned = [words.name("technology", each) for each in range(len(game.TECHNOLOGIES)) if player.owns(each)]
    if owned:
        found.add(frame.say("ev.researched", ", ".join(owned)), SMALL, "hint")
    if number == frame.seat and player.vp == 0 and not view.scorings:
        found.add(frame.say("ev.why_none"), SMALL)
    return found


def race(frame: Drawing, pick: Pick) -> Explanation:
    words, record = frame.words, game.RACES[pick.number]
    found = Explanation(words.name("race", pick.number), record.rule, bust(pick.number))
    found.add(words.name("race", pick.number, "text"))
    found.add(words.text("gallery", "income", record.income), SMALL, CREDIT)
    found.add(words.text("gallery", "diplomacy", *record.thresholds), SMALL, "chat")
    return found


def action(frame: Drawing, pick: Pick) -> Explanation:
    """One of the actions of a turn, and why it cannot be taken now."""
    found = Explanation(frame.words.text("action", _ACTION_IDS[pick.number]))
    found.add(frame.say(f"ev.do_{_ACTION_IDS[pick.number]}"))
    attacks = [move for move in frame.choosing.moves if isinstance(move, Attack)]
    if pick.number == _ATTACK and len(attacks) == 1:
        found.add(_attack_told(frame, attacks[0].space, attacks[0].target)[1], HEAD, "target")
    found.refuse(frame, frame.refusal("action", pick.number))
    return found


_ACTION_IDS = ("act", "move", "attack", "culture", "mine", "diplomacy", "salvage", "infest", "mind_control", "warp")
_ATTACK = 2
_DEEDS = {"culture": 3, "mine": 4, "warp": 9}


def deed(frame: Drawing, pick: Pick) -> Explanation:
    """A button: what it does in words, what it would change, or why it cannot be pressed."""
    moves = [move for _, move in frame.choosing.candidates(pick)]
    if pick.kind in _DEEDS:
        found = action(frame, Pick("action", _DEEDS[pick.kind]))
    elif moves:
        found = Explanation(frame.words.move(moves[0]))
    else:
        return explain.situation(frame)
    add_consequences(frame, pick, found)
    return found


def befriend(frame: Drawing, pick: Pick) -> Explanation:
    """Diplomacy at a planet: what the cards selected would do there."""
    words, planet = frame.words, pick.number
    found = Explanation(words.named(words.text("action", "diplomacy"), words.name("planet", planet)), "EV-15.1")
    chances = friendship(frame.view, frame.seat, planet)
    chosen = len(frame.choosing.selected)
    if chosen and frame.choosing.is_lit(pick):
        found.add(frame.say("ev.with_cards", chosen, percent(chances[chosen - 1])), HEAD, "card")
    found.add(frame.say("ev.by_cards", " · ".join(f"{n + 1}: {percent(c)}" for n, c in enumerate(chances))), SMALL)
    found.add(frame.say("ev.help_befriend"), SMALL)
    return found


def ask(frame: Drawing, pick: Pick) -> Explanation:
    """One of the switches of what one is asked about while others play."""
    topic = ("offers", "cards", "row")[pick.number]
    found = Explanation(frame.words.text("topic", topic), "EV-28.6")
    found.add(frame.say("ev.help_ask"))
    return found


def recall(frame: Drawing, pick: Pick) -> Explanation:
    """The last battle, to be seen again."""
    found = Explanation(frame.say("ev.battle", frame.words.format_field(pick.number, "space_at")))
    found.add(frame.say("ev.help_recall"))
    return found


def target(table: EmpiresTable, frame: Drawing, pick: Pick) -> Explanation:
    place = pick.other
    found = Explanation(frame.words.text("action", "attack"), "EV-11.1")
    world = frame.view.galaxy.world_at[place]
    _take(table, frame, place, world if world != game.NOWHERE else game.HOME, found)
    return found


def lose(frame: Drawing, pick: Pick) -> Explanation:
    """A ship that may be given up: what it is worth, and how the next Attack would stand."""
    found = hull(frame, pick)
    found.paragraphs.pop()
    record = game.SHIPS[game.kind_of(pick.number)]
    found.add(frame.say("ev.price", record.cost), SMALL, CREDIT)
    _next_attack(frame, pick.number, found)
    return found


def describers(table: EmpiresTable) -> Mapping[str, Describer]:
    """What is said of each kind of pick."""
    simple: dict[str, Any] = {
        "ship": ship_class,
        "port_ship": ship_class,
        "hull": hull,
        "load": hull,
        "unload": hull,
        "technology": technology,
        "card": card,
        "drawn": card,
        "row": card,
        "play": play,
        "event_card": event,
        "round": round_,
        "preview": preview,
        "seat": seat,
        "race": race,
        "action": action,
        "befriend": befriend,
        "lose": lose,
        "ask": ask,
        "recall": recall,
    }
    own = {
        "space": partial(space, table),
        "stack": partial(stack, table),
        "fleet": partial(stack, table),
        "target": partial(target, table),
    }
    return {**simple, **own}
