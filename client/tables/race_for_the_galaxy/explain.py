"""What is said of everything that can be pointed at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from client.stage import explain as stage
from client.stage.explain import NOTE, STRONG, Describer, Explanation
from client.stage.picks import Pick
from client.stage.preview import signed
from client.tables.race_for_the_galaxy.consuming import WISHES
from client.tables.race_for_the_galaxy.faces import face, powers_in_words
from client.tables.race_for_the_galaxy.groove import Drawing, callers, last_round_likely
from client.tables.race_for_the_galaxy.looks import (
    CARD,
    DIAMOND,
    GOODS_PICTURES,
    MILITARY,
    PRESTIGE,
    chip_of,
    phase_picture,
)
from client.tables.race_for_the_galaxy.pieces import chance_of_cost, kind_of, notes, unseen, worth
from client.ui.canvas import BODY, SMALL
from client.ui.theme import ACCENT, MUTED, WARNING, TextStyle
from engine.core.moves import Seat
from engine.games.race_for_the_galaxy.components import CARDS, GOALS, NO_GOOD, NOTHING, PHASE_OF
from engine.games.race_for_the_galaxy.consume import price
from engine.games.race_for_the_galaxy.goals import value
from engine.games.race_for_the_galaxy.powers import powers_of
from engine.games.race_for_the_galaxy.scoring import lines
from engine.games.race_for_the_galaxy.searching import MATCHES
from engine.games.race_for_the_galaxy.wording import power_text, scoring_texts

KIND = TextStyle("small", "Medium", MUTED)
HERE = TextStyle("body", "SemiBold", ACCENT)
AMBER = TextStyle("body", "Medium", WARNING)


def of_card(frame: Drawing, number: int, owner: Seat | None = None) -> Explanation:
    """Picture, kind, powers in sentences, and what a variable card counts."""
    card, words = CARDS[number], frame.words
    player = frame.view.players[owner if owner is not None and owner < len(frame.view.players) else frame.seat]
    found = Explanation(
        words.name("card", number),
        banner=face("inspector", number, vp=worth(frame.view, player, number) if owner is not None else ""),
    )
    found.add(kind_line(frame, number), KIND)
    for text, sign in powers_in_words(words, card):
        found.add(text, BODY, sign)
    if card.scoring:
        found.add(words.text("scoring", "worth", ", ".join(scoring_texts(words, card))), BODY, chip_of("?"))
    return found


def kind_line(frame: Drawing, number: int) -> str:
    """'World · cost 4 · no good of its own'."""
    card, words = CARDS[number], frame.words
    parts = [frame.say("rg.world" if card.world else "rg.development")]
    parts.append(words.text("gallery", "defense" if card.military else "cost", card.cost))
    if card.good != NO_GOOD:
        kind = "windfall" if card.windfall else "produces"
        parts.append(words.text("gallery", f"{kind}_any" if card.good == len(GOODS_PICTURES) - 1 else kind, card.good))
    parts += [words.catalogue["keyword"][keyword] for keyword in sorted(card.keywords)]
    if card.rebel:
        parts.append(words.text("gallery", "rebel"))
    return " · ".join(parts)


def _hand(frame: Drawing, pick: Pick) -> Explanation:
    """A card in hand: what it would do now, or why it cannot be played."""
    found = of_card(frame, pick.number, frame.seat)
    if not frame.may_act:
        return found
    if frame.choosing.is_open(pick):
        told = str(notes(frame.view, frame.seat, pick.number).get("note", ""))
        kind, _, figures = told.partition(":")
        if kind == "pay":
            due, spare = figures.split("/")
            found.add(frame.say("rg.pay_of", int(due), int(spare)) if due != "0" else frame.say("rg.free"), HERE, CARD)
        elif kind == "force":
            found.add(frame.say("rg.conquers", figures), HERE, MILITARY)
    item = "card", pick.number
    if not frame.choosing.helps(item) and item not in frame.choosing.bag:
        stage.add_consequences(frame, pick, found)
    return found


def _dock(frame: Drawing, pick: Pick) -> Explanation:
    found = of_card(frame, pick.number, frame.seat)
    player = frame.view.players[frame.seat]
    if pick.number in player.tableau and player.has_good(pick.number):
        _add_good(frame, found, pick.number)
    _foresee(frame, pick, found)
    return found


def _foresee(frame: Drawing, pick: Pick, found: Explanation) -> None:
    """What following it would change, where that is one move."""
    moves = [move for path, move in frame.choosing.candidates(pick) if not frame.choosing.goes_on(path)]
    if frame.may_act and len(moves) == 1:
        found.foresee(frame, moves[0])


def _add_good(frame: Drawing, found: Explanation, world: int) -> None:
    kind = kind_of(frame.view, world)
    cards = price(frame.view, frame.seat, world, kind, NOTHING) if kind < len(GOODS_PICTURES) - 1 else 0
    found.add(frame.say("rg.good_here", frame.words.name("good", kind), cards), SMALL, GOODS_PICTURES[kind])


def _token(frame: Drawing, pick: Pick) -> Explanation:
    kind = kind_of(frame.view, pick.number)
    found = Explanation(frame.words.name("good", kind), picture=GOODS_PICTURES[kind])
    found.add(frame.words.name("card", pick.number), SMALL)
    if pick.kind == "token":
        _add_good(frame, found, pick.number)
        _foresee(frame, pick, found)
    return found


def _rival(frame: Drawing, pick: Pick) -> Explanation:
    found = of_card(frame, pick.number, pick.other)
    found.add(frame.words.seat(pick.other), SMALL)
    _foresee(frame, pick, found)
    return found


def _face_up(frame: Drawing, pick: Pick) -> Explanation:
    found = of_card(frame, pick.number)
    _foresee(frame, pick, found)
    return found


def _hidden(frame: Drawing, pick: Pick) -> Explanation:
    return Explanation(frame.say("rg.hidden"))


def _phase(frame: Drawing, pick: Pick) -> Explanation:
    found = Explanation(frame.words.name("phase", pick.number), picture=phase_picture(pick.number))
    who = callers(frame.view, pick.number)
    found.add(
        frame.say("rg.called_by", frame.words.listed([frame.words.seat(seat) for seat in who]))
        if who
        else frame.say("rg.not_called"),
        BODY,
    )
    found.add(frame.say(f"rg.phase_{pick.number}"), SMALL)
    return found


def _action(frame: Drawing, pick: Pick) -> Explanation:
    found = Explanation(frame.words.name("act", pick.number), picture=phase_picture(PHASE_OF[pick.number]))
    if pick.kind == "boost":
        found.add(frame.words.name("act", pick.number, "boost"), BODY, PRESTIGE)
        return found
    found.add(frame.words.name("act", pick.number, "text"), BODY)
    return found


def _goal(frame: Drawing, pick: Pick) -> Explanation:
    view, words = frame.view, frame.words
    found = Explanation(words.name("goal", pick.number), picture=f"race_for_the_galaxy/goal_{GOALS[pick.number].id}")
    found.add(words.name("goal", pick.number, "text"), BODY)
    for seat in range(len(view.players)):
        found.add(
            words.named(words.seat(seat), str(value(view, seat, GOALS[pick.number]))), SMALL, frame.livery.shape(seat)
        )
    return found


def _seat(frame: Drawing, pick: Pick) -> Explanation:
    """The score, line by line."""
    words = frame.words
    found = Explanation(words.seat(pick.number))
    for line in lines(frame.view, pick.number):
        if line.points:
            found.add(words.named(words.text("score", line.id), str(line.points)), BODY)
    return found


def _military(frame: Drawing, pick: Pick) -> Explanation:
    """The total with its sources and what is special."""
    words, player = frame.words, frame.view.players[pick.number]
    powers = powers_of(player.tableau)
    found = Explanation(frame.say("rg.military"), picture=MILITARY)
    found.add(frame.say("rg.military_total", signed(powers.military) if powers.military else "0"), STRONG)
    for number in player.tableau:
        for power in CARDS[number].powers:
            if "military" in power.kind:
                found.add(words.named(words.name("card", number), power_text(words, power)), SMALL)
    return found


def _chips(frame: Drawing, pick: Pick) -> Explanation:
    found = Explanation(frame.say("rg.chips"))
    found.add(frame.say("rg.chips_text", frame.view.players[pick.number].vp), BODY)
    return found


def _pool(frame: Drawing, pick: Pick) -> Explanation:
    found = Explanation(frame.say("rg.pool_title"))
    found.add(frame.say("rg.pool_text", max(0, frame.view.pool)), BODY)
    if last_round_likely(frame.view):
        found.add(frame.say("rg.last_round"), AMBER, "warning")
    return found


def _guess(frame: Drawing, pick: Pick) -> Explanation:
    """How likely the top card costs that."""
    found = _choice(frame, pick)
    found.add(frame.say("rg.odds", chance_of_cost(frame.view, frame.seat, pick.number)), BODY)
    return found


def _category(frame: Drawing, pick: Pick) -> Explanation:
    """How many of its cards nobody has shown yet."""
    found = _choice(frame, pick)
    left = unseen(frame.view, frame.seat)
    found.add(frame.words.name("category", pick.number), BODY)
    found.add(frame.say("rg.unseen_cards", sum(left[card] for card in MATCHES[pick.number])), SMALL, CARD)
    return found


def _pile(frame: Drawing, pick: Pick) -> Explanation:
    """Of the deck: what nobody has seen yet, by kind."""
    view = frame.view
    if pick.number:
        return Explanation(frame.say("rg.discards"))
    found = Explanation(frame.say("rg.deck"))
    left = unseen(view, frame.seat)
    for kind, picture in enumerate(GOODS_PICTURES[:-1]):
        count = sum(number for card, number in zip(CARDS, left, strict=True) if card.good == kind)
        found.add(frame.words.named(frame.words.name("good", kind), str(count)), SMALL, picture)
    developments = sum(number for card, number in zip(CARDS, left, strict=True) if card.development)
    found.add(frame.say("rg.unseen_developments", developments), SMALL, DIAMOND)
    return found


def _word(key: str, sign: str = "") -> Describer:
    """A title and a sentence of the table's own."""

    def describer(frame: Drawing, pick: Pick) -> Explanation:
        found = Explanation(frame.say(f"rg.{key}"), picture=sign)
        found.add(frame.say(f"rg.{key}_text"), BODY)
        return found

    return describer


def _choice(frame: Drawing, pick: Pick) -> Explanation:
    """A plate or a button: the question, and what picking it would change."""
    step = frame.view.agenda[-1] if frame.view.agenda else None
    found = Explanation(frame.words.step(step) if step else frame.words.text("refusal", "game_over"))
    _foresee(frame, pick, found)
    return found


def _plan(frame: Drawing, pick: Pick) -> Explanation:
    """A way through Consume that was found."""
    wish = WISHES[pick.number]
    return _word(f"plan_{wish}")(frame, pick)


def situation(frame: Drawing, helps: bool = False, robot_told: Sequence[str] = ()) -> Explanation:
    """What is asked; for somebody new to the game, with what to think of; and what the robot has done."""
    found = stage.situation(frame)
    for sentence in robot_told:
        found.add(sentence, SMALL)
    if helps and frame.may_act and not frame.choosing.marks:
        found.add(frame.say(f"rg.help_{HELPED.get(type(frame.view.agenda[-1]).__name__, 'other')}"), BODY)
    elif frame.choosing.marks:
        found.add(frame.say("rg.mark_hint"), SMALL)
    if frame.view.agenda and last_round_likely(frame.view):
        found.add(frame.say("rg.last_round"), NOTE, "warning")
    return found


HELPED: Mapping[str, str] = {
    "ToBegin": "begin",
    "ToChooseActions": "actions",
    "ToChooseLate": "actions",
    "ToExplore": "explore",
    "ToDevelop": "develop",
    "ToSettle": "settle",
    "ToPay": "pay",
    "ToSell": "sell",
    "ToConsume": "consume",
    "ToFeed": "consume",
    "ToProduce": "produce",
    "ToTrim": "trim",
    "ToSearch": "search",
    "ToStrengthen": "strengthen",
    "ToDraft": "draft",
}
"""Questions for which there is advice."""

DESCRIBE: Mapping[str, Describer] = {
    "card": _hand,
    "dock": _dock,
    "token": _token,
    "good_of": _token,
    "rival": _rival,
    "offer": _face_up,
    "packet": _face_up,
    "found": _face_up,
    "robot_card": _face_up,
    "hidden": _hidden,
    "phase": _phase,
    "act": _action,
    "boost": _action,
    "goal": _goal,
    "seat": _seat,
    "military": _military,
    "chips": _chips,
    "prestige": _word("prestige", PRESTIGE),
    "leader": _word("leader_tile", PRESTIGE),
    "hand": _word("hand_cards"),
    "tableau": _word("tableau"),
    "goods": _word("goods"),
    "pool": _pool,
    "pile": _pile,
    "plan": _plan,
    "guess": _guess,
    "category": _category,
    "robot": _word("robot"),
    "robot_pile": _word("robot_pile"),
    "robot_counters": _word("robot_counters"),
    "robot_chips": _word("robot"),
    "robot_prestige": _word("robot"),
    **dict.fromkeys(
        (
            "confirm",
            "pass",
            "take",
            "go_on",
            "take_back",
            "for_vp",
            "cheapest",
            "lay",
            "clear",
            "good",
            "power",
            "pay",
            "conquer",
            "takeover",
        ),
        _choice,
    ),
}
