"""What the table says: refusals with their rules, panels, and every event in both languages."""

from __future__ import annotations

import pytest

from engine.core.game import Refusal
from engine.core.words import LANGUAGES
from engine.games.starfarers import GAME
from engine.games.starfarers.components import CHIT_BACKS, CHITS, COLONY_SHIP, TRADE_SHIP
from engine.games.starfarers.encounter_cards import ENCOUNTERS
from engine.games.starfarers.events import CardStolen, ChitSeen, PassageRead, ReserveDrawn
from engine.games.starfarers.moves import ChooseShip, Fly, Stop
from engine.games.starfarers.position import Position, base_of
from engine.games.starfarers.refusals import SUBJECTS
from engine.games.starfarers.report import chit
from engine.games.starfarers.report import point as named
from engine.games.starfarers.state import Options
from engine.games.starfarers.terms import Proposal, Terms
from tests.games.starfarers.playing import RED, WHITE, YELLOW, Table, cards


def reasons(table: Table, seat: int = YELLOW) -> dict[str, tuple[str, str]]:
    """What is refused, by name of the action, with reason and rule."""
    found = GAME.refusals(table.state, seat)
    return {
        SUBJECTS[refusal.subject[1]]: (refusal.reason, refusal.rule)
        for refusal in found
        if refusal.subject[0] == "action"
    }


def at_point(table: Table, point: int) -> Refusal | None:
    """Why the ship under way may not end there."""
    found = GAME.refusals(table.state, YELLOW)
    return next((refusal for refusal in found if refusal.subject == ("point", point)), None)


def test_an_empty_hand_builds_nothing() -> None:
    """Every button says what is missing (SF-7.8)."""
    why = reasons(Table(Position()))
    for action in ("colony_ship", "trade_ship", "spaceport", "booster", "cannon", "freight_ring"):
        assert why[action] == ("price", "SF-7.8")
    assert why["fame_ring"] == ("no_fame_card", "SF-10.8")
    assert why["bank"] == ("too_few_alike", "SF-7.5")
    assert why["offer"] == ("empty_hand", "SF-7.14")
    assert "reserve" not in why


def test_full_motherships_used_rings_and_busy_transporters() -> None:
    """SF-11.1, SF-7.11, SF-7.9."""
    position = Position().parts(YELLOW, 6, 6, 5, fame=10).settle(YELLOW, spaceports=(106, 91))
    for spheres, point in enumerate((140, 141, 142), 1):
        position.ship(YELLOW, spheres, TRADE_SHIP, point)
    why = reasons(Table(position.hand(YELLOW, ore=1)))
    assert why["booster"] == why["cannon"] == why["freight_ring"] == ("full", "SF-11.1")
    assert why["spaceport"] == ("no_ring", "SF-7.11")
    assert why["colony_ship"] == why["trade_ship"] == ("no_transporter", "SF-7.9")
    assert why["reserve"] == ("too_many_points", "SF-6.10")
    assert why["offer"] == ("empty_hands", "SF-7.16")


def test_no_free_port() -> None:
    """SF-7.9."""
    table = Table(Position().ship(YELLOW, 1, TRADE_SHIP, 13).ship(RED, 1, TRADE_SHIP, 33))
    assert reasons(table)["colony_ship"] == ("no_port", "SF-7.9")


def test_why_the_reserve_and_the_bank_give_nothing() -> None:
    """Nothing left to draw; with a brisk start ten points are too many; a bank without any other kind (SF-6.11,
    SF-14.4, SF-7.5)."""
    bare = Position().hand(YELLOW, ore=3).bank(ore=0, fuel=0, carbon=0, food=0, goods=0)
    why = reasons(Table(bare))
    assert why["reserve"] == ("no_reserve", "SF-6.11")
    assert why["bank"] == ("bank_bare", "SF-7.5")
    brisk = Position(options=Options(brisk_start=True)).parts(YELLOW, fame=11).settle(YELLOW, colonies=(106,))
    (refusal,) = [
        refusal for refusal in GAME.refusals(brisk.state(), YELLOW) if SUBJECTS[refusal.subject[1]] == "reserve"
    ]
    assert (refusal.reason, refusal.rule, refusal.figures) == ("too_many_points", "SF-14.4", (10, 10))


def test_marks_of_the_turn() -> None:
    """Reserve taken, offers used, help had (SF-6.10, SF-7.15, SF-10.7)."""
    table = Table(Position().cards(YELLOW, "diplomats_helping_hand").hand(YELLOW, ore=1).hand(RED, ore=1))
    assert reasons(table)["help"] == ("nobody_richer", "SF-10.7")
    table.state.reserve_taken = table.state.helped = True
    table.state.said = (Proposal(YELLOW, Terms(), (RED,)),) * 8
    why = reasons(table)
    assert why["reserve"] == ("reserve_taken", "SF-6.10")
    assert why["offer"] == ("offers_used", "SF-7.15")
    assert why["help"] == ("already_helped", "SF-10.7")


def test_those_who_are_not_asked_are_told_so() -> None:
    """SF-1.4, SF-5.2, SF-12.2."""
    table = Table(Position().to_throw())
    assert reasons(table, RED)["act"] == ("not_your_turn", "SF-1.4")
    assert reasons(table)["act"] == ("throw_first", "SF-5.2")
    table.state.agenda.clear()
    assert reasons(table)["act"] == ("game_over", "SF-12.2")


def test_an_offer_that_cannot_be_accepted() -> None:
    """SF-7.17."""
    table = Table(Position().hand(YELLOW, ore=1).hand(RED, food=1))
    table.offer(cards(ore=1), cards(fuel=1))
    assert reasons(table, RED)["accept"] == ("cards_not_held", "SF-7.17")


def test_why_a_ship_cannot_be_chosen() -> None:
    """It has moved, it is grounded, or another must leave its point (SF-8.7, SF-8.20, SF-8.30)."""
    table = Table(
        Position()
        .chit("aurora_ore", "blue_3", seen_by=(YELLOW,))
        .ship(YELLOW, 1, TRADE_SHIP, 140)
        .ship(YELLOW, 2, TRADE_SHIP, 141)
        .ship(YELLOW, 3, COLONY_SHIP, 98)
        .flying(3)
        .grounded(2)
    )
    table.play(ChooseShip(0), Stop())
    found = {refusal.subject: (refusal.reason, refusal.rule) for refusal in GAME.refusals(table.state, YELLOW)}
    assert found["point", 140] == ("has_moved", "SF-8.7")
    assert found["point", 141] == ("grounded", "SF-8.20")
    assert reasons(table)["end_flight"] == ("must_leave", "SF-8.30")


def test_why_a_trade_ship_may_not_end_somewhere() -> None:
    """Pieces, foreign spaceport points, colony points, stations out of order or beyond the rings (SF-8.11 to
    SF-8.15)."""
    merchants = base_of("merchants")
    table = Table(
        Position()
        .parts(YELLOW, boosters=6, freight=1)
        .stations(merchants, RED)
        .settle(WHITE, spaceports=(136,))
        .ship(RED, 1, TRADE_SHIP, 141)
        .ship(YELLOW, 1, TRADE_SHIP, 142)
        .flying(5)
    )
    table.play(ChooseShip(0))
    expected = {
        141: ("occupied", "SF-8.11"),
        152: ("occupied", "SF-8.11"),
        151: ("freight_rings", "SF-8.23"),
        161: ("station_order", "SF-8.23"),
    }
    for point, reason in expected.items():
        refusal = at_point(table, point)
        assert refusal is not None
        assert (refusal.reason, refusal.rule) == reason
    table = Table(Position().settle(WHITE, spaceports=(98,)).ship(YELLOW, 1, TRADE_SHIP, 97).flying(5))
    table.play(ChooseShip(0))
    for point, reason in {88: ("foreign_port", "SF-8.12"), 106: ("trade_ship_on_colony_point", "SF-8.14")}.items():
        refusal = at_point(table, point)
        assert refusal is not None
        assert (refusal.reason, refusal.rule) == reason


def test_why_a_colony_ship_may_not_end_somewhere() -> None:
    """Trade points, and the colony point where it stands without being able to found (SF-8.13, SF-8.18)."""
    table = Table(Position().ship(YELLOW, 1, COLONY_SHIP, 153).flying(3))
    table.play(ChooseShip(0))
    refusal = at_point(table, 163)
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("colony_ship_on_trade_point", "SF-8.13")
    table = Table(Position().chit("aurora_ore", "blue_3", seen_by=(YELLOW,)).ship(YELLOW, 1, COLONY_SHIP, 98).flying(3))
    table.play(ChooseShip(0))
    refusal = at_point(table, 98)
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("found_or_leave", "SF-8.18")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_refusal_can_be_said(language: str) -> None:
    """Each with its subject and a rule of the book (SF-15.7)."""
    words, book = GAME.words(language), GAME.rulebook(language)
    tables = [
        Table(Position()),
        Table(Position().to_throw()),
        Table(Position().ship(YELLOW, 1, TRADE_SHIP, 140).flying(3)),
    ]
    for table in tables:
        for seat in (YELLOW, RED):
            for refusal in GAME.refusals(table.state, seat):
                assert words.refusal(refusal)
                assert words.subject(refusal)
                assert refusal.rule in book.rules


@pytest.mark.parametrize("language", ["en", "fr"])
def test_secret_events_are_told_with_and_without_their_secret(language: str) -> None:
    """SF-13.3, SF-13.4."""
    words = GAME.words(language)
    for event in (CardStolen(YELLOW, RED, 0), ReserveDrawn(YELLOW, 1), ChitSeen(YELLOW, 14, 28)):
        hidden = event.seen_by(WHITE)
        assert hidden is not None
        assert words.event(event) != words.event(hidden)
        assert words.event(hidden)


@pytest.mark.parametrize(
    ("language", "ordinary", "colony", "trade"),
    [
        ("en", "Fly to point 140", "Fly to Aurora I-II", "Fly to trade point 1 (near north base)"),
        (
            "fr",
            "Voler vers le point 140",
            "Voler vers Aurora I-II",
            "Voler vers le point de commerce 1 (base proche nord)",
        ),
    ],
)
def test_points_are_named_as_the_sentence_needs_them(language: str, ordinary: str, colony: str, trade: str) -> None:
    """SF-3.1, SF-3.4, SF-3.6."""
    words = GAME.words(language)
    assert [words.move(Fly(point)) for point in (140, 106, 163)] == [ordinary, colony, trade]


@pytest.mark.parametrize(
    ("language", "grounded", "jumps"), [("en", "grounded", "may jump"), ("fr", "immobilisé", "peut sauter")]
)
def test_panels_show_who_jumps_and_who_stays(language: str, grounded: str, jumps: str) -> None:
    """A jump held and a grounding are open to all (SF-13.8)."""
    words = GAME.words(language)
    for mark in (jumps, grounded):
        position = Position().ship(YELLOW, 1, COLONY_SHIP, 140).ship(RED, 1, COLONY_SHIP, 142).flying()
        position = position.jump(1) if mark == jumps else position.grounded(1)
        panels = GAME.panels(GAME.view(position.state(), WHITE), words)
        marked = [panel.seat for panel in panels if mark in str(panel.rows)]
        assert marked == [YELLOW]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_panels_hide_what_a_view_hides(language: str) -> None:
    """A spectator's table says how many cards, not which; a seen chit is marked for whoever saw it (SF-13.1,
    SF-13.2)."""
    words = GAME.words(language).with_names(("Ada", "Ben", "Cleo", "Dev"))
    state = Position().hand(YELLOW, ore=2).chit("aurora_ore", "blue_3", seen_by=(YELLOW,)).state()
    own, other = (str(GAME.panels(GAME.view(state, seat), words)) for seat in (YELLOW, None))
    ore = words.text("amount", "ore", 2)
    assert ore in own
    assert ore not in other
    pirates = words.text("word", "seen_in_secret", words.text("word", "pirates", 4))
    assert pirates in own
    assert pirates not in other


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_lists_all_chits(language: str) -> None:
    """SF-13.9."""
    words, rule = GAME.words(language), GAME.rulebook(language).rules["SF-13.9"].text
    said = " ".join(rule.split())
    for back in CHIT_BACKS:
        assert ", ".join(chit(words, number) for number, each in enumerate(CHITS) if each.back == back) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_tells_where_colours_begin(language: str) -> None:
    """SF-4.10."""
    words, rule = GAME.words(language), GAME.rulebook(language).rules["SF-4.10"].text
    said = " ".join(rule.split())
    for player in Position().state().players:
        for place in (*player.colonies, *player.spaceports):
            assert named(words, place) in said


def test_the_gallery_tells_what_encounters_may_bring() -> None:
    """As the rulebook does, by family (SF-9.33, SF-9.34, SF-9.35, SF-9.36)."""
    shelves = {shelf.title: shelf for shelf in GAME.gallery(GAME.words("en"))}
    told = {exhibit.name: exhibit for exhibit in shelves["Encounters"].exhibits}
    assert "a free trade ship" in told["A merchant hails you"].text
    assert "may jump through hyperspace" in told["A black hole"].text
    assert sum(exhibit.count for exhibit in told.values()) == len(ENCOUNTERS)


def test_what_happens_to_somebody_says_to_whom() -> None:
    """Passages speak to their reader: everybody else must know who that is (SF-9.2)."""
    words = GAME.words("en").with_names(("Ada", "Ben"))
    assert words.event(PassageRead(1, 0)).startswith("To Ben: ")


def test_what_one_seat_has_seen_is_marked() -> None:
    """SF-8.22."""
    table = Table(Position().chit("aurora_ore", "blue_3", seen_by=(YELLOW,)))
    panels = GAME.panels(GAME.view(table.state, YELLOW), GAME.words("en"))
    assert any("pirates 4 (seen by you alone)" in value for panel in panels for _, value in panel.rows)
