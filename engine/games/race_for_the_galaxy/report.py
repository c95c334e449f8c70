"""The table in words: for the plain table, the terminal and transcripts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.game import Panel
from engine.core.moves import Seat
from engine.core.panels import NOTHING as BLANK
from engine.core.panels import panel, seat_panel, titled
from engine.core.words import Words, capital
from engine.games.race_for_the_galaxy.components import CARDS, GOALS, HIDDEN, NOTHING, OORT
from engine.games.race_for_the_galaxy.goals import value
from engine.games.race_for_the_galaxy.powers import powers_of
from engine.games.race_for_the_galaxy.scoring import robot_score, score
from engine.games.race_for_the_galaxy.state import IN_THE_MIDDLE, Player, RaceState, Robot
from engine.games.race_for_the_galaxy.wording import power_name


def cards(words: Words, cards: tuple[int, ...]) -> str:
    """Names, or only how many to those who may not see them."""
    if not cards or HIDDEN in cards:
        return words.text("word", "cards", len(cards))
    return words.listed([words.name("card", card) for card in cards])


def choice(words: Words, chosen: tuple[tuple[int, ...], int]) -> str:
    """'Develop and Settle with the prestige bonus'."""
    actions, boosted = chosen
    names = []
    for place, action in enumerate(actions):
        name = words.name("act", action)
        names.append(words.text("word", "boosted", name) if place == boosted else name)
    return words.listed(names)


def with_good(words: Words, world: int) -> str:
    """What pays for a power: nothing to add, or the good of a world."""
    return "" if world == NOTHING else words.text("word", "with_good", world)


def signed(words: Words, number: int) -> str:
    return f"{number:+}"


FORMATTERS: Mapping[str, Callable[[Words, Any], str]] = {
    "cards": cards,
    "choice": choice,
    "power": power_name,
    "with_good": with_good,
    "signed": signed,
}


def panels(view: RaceState, words: Words) -> list[Panel]:
    found = [_table(view, words)]
    found += [_player(view, words, seat) for seat in range(len(view.players))]
    if view.robot:
        found.append(_robot(view, view.robot, words))
    if view.goals:
        found.append(_goals(view, words))
    return found


def _table(view: RaceState, words: Words) -> Panel:
    rows = [
        ("round", str(view.round)),
        ("phase", words.name("phase", view.phase) if view.phase >= 0 else BLANK),
        ("order", ", ".join(words.seat(seat) for seat in view.order)),
        ("pool", str(view.pool)),
        ("deck", ", ".join(str(len(deck)) for deck in view.decks)),
        ("discards", ", ".join(str(len(pile)) for pile in view.discards)),
    ]
    if view.prestige_in_play:
        rows.append(("leader", _leader(view, words)))
    if view.aside:
        rows.append(("aside", cards(words, view.aside)))
    return panel(words, "table", rows)


def _leader(view: RaceState, words: Words) -> str:
    if view.leader == IN_THE_MIDDLE:
        return words.text("panel", "shared_lead")
    name = words.text("word", "robot") if view.robot and view.leader == len(view.players) else words.seat(view.leader)
    return words.text("panel", "lead_with_token", name) if view.tile else name


def _player(view: RaceState, words: Words, seat: Seat) -> Panel:
    player = view.players[seat]
    rows = [
        ("score", str(score(view, seat))),
        ("chips", str(player.vp)),
        ("hand", cards(words, player.hand)),
        ("military", _military(words, player)),
        ("tableau", _tableau(view, words, player)),
    ]
    if player.actions:
        rows.insert(0, ("actions", choice(words, (player.actions, player.boosted))))
    if view.prestige_in_play:
        rows.append(("prestige", str(player.prestige)))
        rows.append(("search_card", words.text("panel", "there" if player.search_card else "gone")))
    for name, found in (("saved", player.saved), ("offer", player.offer), ("packet", player.packet)):
        if found:
            rows.append((name, cards(words, found)))
    if player.drafted and HIDDEN not in player.drafted:
        rows.append(("drafted", cards(words, player.drafted)))
    return seat_panel(words, seat, rows)


def _military(words: Words, player: Player) -> str:
    """Total, specialised and temporary: '3, Alien +2, Rebels +1, this phase +3'."""
    powers = powers_of(player.tableau)
    parts = [str(powers.military)]
    parts += [f"{words.name('good', good)} {special:+}" for good, special in enumerate(powers.special_good) if special]
    if powers.special_rebel:
        parts.append(words.text("panel", "against_rebels", f"{powers.special_rebel:+}"))
    if player.military:
        parts.append(words.text("panel", "this_phase", f"{player.military:+}"))
    return ", ".join(parts)


def _tableau(view: RaceState, words: Words, player: Player) -> str:
    parts = []
    for card, good in zip(player.tableau, player.goods, strict=True):
        name = words.name("card", card)
        kind = view.oort_kind if card == OORT else CARDS[card].good
        if card == OORT:
            name = f"{name} ({words.name('good', kind)})"
        parts.append(words.text("panel", "holds", name, kind) if good != NOTHING else name)
    return ", ".join(parts) or BLANK


def _robot(view: RaceState, robot: Robot, words: Words) -> Panel:
    rows = [
        ("score", str(robot_score(view, robot))),
        ("actions", ", ".join(words.name("act", action) for action in robot.actions) or BLANK),
        ("dice", ", ".join(words.name("face", face) for face in robot.dice) or BLANK),
        ("credit", str(robot.credit)),
        ("economy", str(robot.economy)),
        ("pile", str(len(robot.pile))),
        ("counters", words.text("panel", "counters_placed", robot.counters, robot.counters_left)),
        ("chips", str(robot.vp)),
        ("prestige", str(robot.prestige)),
        ("tableau", ", ".join(words.name("card", card) for card in robot.tableau)),
    ]
    return Panel(capital(words.text("word", "robot")), titled(words, rows))


def _goals(view: RaceState, words: Words) -> Panel:
    rows = []
    for place, number in enumerate(view.goals):
        goal = GOALS[number]
        holders = [seat for seat in range(len(view.players)) if view.held[place] >> seat & 1]
        if holders:
            told = words.text("panel", "held_by", words.listed([words.seat(seat) for seat in holders]))
        else:
            told = words.text("panel", "open_goal")
        if not goal.first or not holders:
            values = [f"{words.seat(seat)} {value(view, seat, goal)}" for seat in range(len(view.players))]
            told = f"{told} · {', '.join(values)}"
        rows.append((words.name("goal", number), told))
    return Panel(words.text("panel", "goals"), tuple(rows))
