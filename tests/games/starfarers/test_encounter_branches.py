"""Every branch of every encounter card, walked through at the table (SF-9.4, SF-9.30)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from engine.core.moves import Event
from engine.games.starfarers import GAME
from engine.games.starfarers.components import COLONY_SHIP
from engine.games.starfarers.encounter_cards import (
    ENCOUNTERS,
    FAMILIES,
    PASSAGES,
    Choice,
    Duel,
    Effect,
    Exchange,
    Flee,
    Give,
    Node,
    Outcome,
    ShakeTable,
    could_be,
)
from engine.games.starfarers.events import EncounterOver, PassageRead
from engine.games.starfarers.moves import GiveCards, PayCard, SayNo, SayYes, TakeCard
from engine.games.starfarers.outcomes import EFFECTS
from engine.games.starfarers.position import Position
from tests.games.starfarers.playing import (
    BLACK_BLUE,
    BLACK_RED,
    BLACK_YELLOW,
    BLUE,
    BLUE_RED,
    RED,
    WHITE,
    YELLOW,
    YELLOW_RED,
    Table,
    happened,
)

PAIR_OF_SUM = {1: BLACK_BLUE, 2: BLACK_YELLOW, 3: BLACK_RED, 4: BLUE_RED, 5: YELLOW_RED}


@dataclass(frozen=True)
class Branch:
    """A card and the way through it: the names of the nodes after the root."""

    card: int
    way: tuple[str, ...]

    def __str__(self) -> str:
        return f"{ENCOUNTERS[self.card].id}-{'-'.join(self.way)}"


def ways(card: int, name: str = "root") -> Iterator[tuple[str, ...]]:
    node = ENCOUNTERS[card].nodes[name]
    if not node.exits:
        yield ()
    for following in dict.fromkeys(node.exits):
        for rest in ways(card, following):
            yield (following, *rest)


BRANCHES = [Branch(card, way) for card in range(len(ENCOUNTERS)) for way in ways(card)]


def table_for(branch: Branch) -> Table:
    """Everything an encounter may need: cards, parts, fame, neighbours with cards; as fast as the branch asks for."""
    fleeing = "escaped" in branch.way
    position = (
        Position()
        .ship(YELLOW, 1, COLONY_SHIP, 140)
        .hand(YELLOW, ore=2, fuel=1, food=1)
        .parts(YELLOW, boosters=3 if fleeing else 1, cannons=1, freight=1, fame=3)
        .encounters(ENCOUNTERS[branch.card].id)
    )
    for seat in (RED, WHITE, BLUE):
        position.hand(seat, ore=1, goods=1).parts(seat, boosters=2, cannons=1)
    return Table(position)


def chance(branch: Branch) -> list[int]:
    """The shakes that lead along the branch, after the one that opens the flight."""
    shakes = []
    name = "root"
    for following in branch.way:
        node = ENCOUNTERS[branch.card].nodes[name]
        if isinstance(node, Duel):
            shakes += [YELLOW_RED, BLACK_BLUE] if following == node.win else [BLACK_BLUE, YELLOW_RED]
        if isinstance(node, ShakeTable):
            shakes.append(PAIR_OF_SUM[node.next.index(following) + 1])
        name = following
    return shakes


def answer(table: Table, node: Node, following: str) -> list[Event]:
    """Take the branch at a node that asks; other nodes go on by themselves."""
    if isinstance(node, Give):
        amount = node.next.index(following) + node.least
        return table.play(next(move for move in table.moves(GiveCards) if sum(move.cards) == amount))
    if isinstance(node, Choice):
        return table.play(SayYes() if following == node.yes else SayNo())
    if isinstance(node, Exchange):
        return table.play(PayCard(0), TakeCard(1), TakeCard(2))
    return []


def walk(branch: Branch) -> tuple[Table, list[Event]]:
    """Along the whole branch, with the first choice wherever its results ask for one."""
    table = table_for(branch)
    events = table.take_off(BLACK_BLUE)
    table.state.rng.dictate(*chance(branch))
    name = "root"
    for following in branch.way:
        events += answer(table, ENCOUNTERS[branch.card].nodes[name], following)
        name = following
    while table.asks() != "ToChooseShip" and table.state.encounter == branch.card:
        seat = table.waiting[0]
        events += table.by(seat, GAME.moves(table.state, seat)[0])
    return table, events


def last_effects(branch: Branch) -> tuple[Effect, ...]:
    node = ENCOUNTERS[branch.card].nodes[branch.way[-1]]
    assert isinstance(node, Outcome)
    return node.effects


@pytest.mark.parametrize("branch", BRANCHES, ids=str)
def test_every_branch_is_read_as_printed(branch: Branch) -> None:
    """Each node of the way is read, in order, and the card ends where the branch ends (SF-9.4, SF-9.30, SF-9.31)."""
    _, events = walk(branch)
    nodes = ENCOUNTERS[branch.card].nodes
    expected = [nodes[name].passage for name in ("root", *branch.way)]
    assert [event.passage for event in happened(events, PassageRead)][: len(expected)] == expected
    if all(effect.op != "reshuffle_all" for effect in last_effects(branch)):
        assert happened(events, EncounterOver)[0].card == branch.card


@pytest.mark.parametrize(
    "branch", [branch for branch in BRANCHES if last_effects(branch)[-1:] != (Effect("draw_encounter"),)], ids=str
)
def test_every_branch_has_its_results(branch: Branch) -> None:
    """Fame, parts, ships, jumps and groundings as the branch says, and nothing else (SF-9.15 to SF-9.20, SF-9.30)."""
    table, _ = walk(branch)
    before = table_for(branch).state
    amounts: Counter[str] = Counter()
    for effect in last_effects(branch):
        amounts[effect.op] += effect.amount or 1
    player, was = table.state.players[YELLOW], before.players[YELLOW]
    assert player.fame == was.fame + amounts["gain_fame"] - min(was.fame, amounts["lose_fame"])
    assert sum(player.parts) == sum(was.parts) + amounts["free_upgrade"] - amounts["lose_upgrade"]
    assert player.station_stock == was.station_stock - amounts["free_trade_ship"]
    assert (table.state.jumper == 0) is bool(amounts["hyperspace_jump"])
    assert (table.state.grounded == 0) is bool(amounts["ground_first_ship"])
    for seat in (RED, WHITE, BLUE):
        given = amounts["draw_from_each_opponent"] + amounts["gift_from_each_opponent"]
        assert table.size(seat) == before.players[seat].size - given
    assert player.size == was.size + cards_gained(branch, amounts)


def cards_gained(branch: Branch, amounts: Counter[str]) -> int:
    """Cards that came in, less those paid on the way."""
    nodes = ENCOUNTERS[branch.card].nodes
    paid = taken = 0
    name = "root"
    for following in branch.way:
        node = nodes[name]
        if isinstance(node, Give):
            paid += node.next.index(following) + node.least
        if isinstance(node, Exchange):
            paid, taken = paid + 1, node.take
        name = following
    if amounts["return_gift"]:
        paid = 0
    if amounts["lose_exchanged"]:
        taken = 0
    others = 3 * (amounts["draw_from_each_opponent"] + amounts["gift_from_each_opponent"])
    return taken + amounts["gain_choice"] + amounts["gain_resource"] + others - paid


def test_the_families() -> None:
    """Thirty-two cards in ten families (SF-9.30)."""
    counts = Counter(FAMILIES[card.family] for card in ENCOUNTERS)
    assert counts == {
        "merchant": 8,
        "pirate_toll": 3,
        "pirate_fence": 2,
        "pirate_hire": 2,
        "pirate_pursuit": 3,
        "distress_call": 3,
        "ship_under_attack": 3,
        "black_hole": 3,
        "travelers": 3,
        "wear_and_tear": 2,
    }


def test_every_node_can_be_reached_and_every_number_has_a_branch() -> None:
    """SF-9.4, SF-9.7, SF-9.13."""
    for number, card in enumerate(ENCOUNTERS):
        assert {"root", *(name for way in ways(number) for name in way)} == set(card.nodes)
        for node in card.nodes.values():
            if isinstance(node, Give):
                assert len(node.next) == node.most - node.least + 1
            if isinstance(node, ShakeTable):
                assert len(node.next) == 5
            if isinstance(node, Flee):
                assert node.at_least in card.nodes


def test_every_operation_is_known_and_used() -> None:
    """SF-9.30."""
    used = {effect.op for passage in PASSAGES for effect in passage.effects}
    assert used == {*EFFECTS, "draw_encounter"}


def test_cards_that_read_alike_ask_alike() -> None:
    """Two cards of which the same has been read stand at nodes of the same name and kind (SF-9.2, SF-13.6)."""
    seen: dict[tuple[int, ...], tuple[str, type[Node]]] = {}
    for number, card in enumerate(ENCOUNTERS):
        for way in ways(number):
            names = ("root", *way)
            for length in range(1, len(names) + 1):
                read = tuple(card.nodes[name].passage for name in names[:length])
                node = card.nodes[names[length - 1]]
                if isinstance(node, Give | Choice | Exchange):
                    known = seen.setdefault(read, (names[length - 1], type(node)))
                    assert known == (names[length - 1], type(node))


def test_what_has_been_read_tells_which_cards_it_may_be() -> None:
    """After a gift of two and a blessing it is the third card of the Travelers, after the question alone any
    (SF-13.7)."""
    travelers = [number for number, card in enumerate(ENCOUNTERS) if FAMILIES[card.family] == "travelers"]
    question = ENCOUNTERS[travelers[0]].nodes["root"].passage
    assert [card for card in range(32) if could_be(card, (question,), 0)] == travelers
    blessing = ENCOUNTERS[travelers[2]].nodes["bless"].passage
    assert [card for card in range(32) if could_be(card, (question, blessing), 2)] == [travelers[2]]
    assert [card for card in range(32) if could_be(card, (question, blessing), 1)] == travelers[:2]


def test_every_passage_has_words() -> None:
    """Both languages can read every card (SF-9.2)."""
    for language in ("en", "fr"):
        words = GAME.words(language)
        assert all(words.format_field(number, "passage") for number in range(len(PASSAGES)))
