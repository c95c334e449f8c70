"""Chapters 27 and 28: what each seat knows, and the order of decisions."""

from __future__ import annotations

from engine.core.asking import TAKE_BACK
from engine.core.rng import Rng
from engine.games.empires_of_the_void import GAME
from engine.games.empires_of_the_void.components import (
    ACTION,
    CEASEFIRE,
    DIPLOMAT,
    FORCED_MARCH,
    GALACTIC_BOOM,
    HIDDEN,
    HIRED_SHIPWRIGHTS,
    HOSTILE_TAKEOVER,
    KRAAG,
    MOTH,
    NOBODY,
    NOWHERE,
    PLANET,
    RESEARCH_GRANT,
    SCIENTIFIC_CONGRESS,
    SECOND_VOLLEY,
    STARCRUISER,
    STARCRUISERS,
    STARFIGHTER,
    SUNHAMMER,
    TWIST_OF_FATE,
    UNRAVEL,
    WINDFALL,
    ZUN,
    space_of,
)
from engine.games.empires_of_the_void.events import (
    CardsDrawn,
    CardsKept,
    DiceRolled,
    OffersBarred,
    ReactionAsked,
    ShipOrdered,
)
from engine.games.empires_of_the_void.moves import (
    Attack,
    Build,
    Culture,
    Diplomacy,
    EndTurn,
    KeepCard,
    Mine,
    Pass,
    PlayCards,
    Quiet,
    Ready,
    Research,
    TakeCredits,
)
from engine.games.empires_of_the_void.odds import LOSS_ORDER, PRIZE_ORDER
from engine.games.empires_of_the_void.open_points import ToInterject
from engine.games.empires_of_the_void.position import Position
from engine.games.empires_of_the_void.prepare import ToOrder
from engine.games.empires_of_the_void.state import NO_ORDERS
from engine.games.empires_of_the_void.tactics import ToUnravel
from tests.games.empires_of_the_void.table import BLUE, GREEN, RED, YOU, Table, space, told

VOID = space("mirrim_gardens.c")


def test_piles_are_hidden_from_all() -> None:
    """The deck, the event stack and the unused events (EV-27.1)."""
    state = Position().state()
    for seat in (YOU, RED, None):
        view = GAME.view(state, seat)
        assert set(view.deck) == {HIDDEN}
        assert all(card == HIDDEN or card >= 24 for card in view.stack)


def test_hands_are_hidden_but_counted() -> None:
    """Your own you see; what everybody has seen stays seen (EV-27.2, EV-27.4)."""
    state = Position().cards(YOU, WINDFALL, CEASEFIRE).cards(RED, UNRAVEL).state()
    state.players[YOU].known = (CEASEFIRE,)
    assert GAME.view(state, YOU).players[YOU].hand == (WINDFALL, CEASEFIRE)
    assert GAME.view(state, RED).players[YOU].hand == (CEASEFIRE, HIDDEN)
    assert GAME.view(state, None).players[RED].hand == (HIDDEN,)


def test_what_is_public() -> None:
    """Board, credits, technologies, discards, row and influence (EV-27.3)."""
    state = Position(2).credits(RED, 7).owns(RED, STARCRUISERS).discard(WINDFALL).row(*[UNRAVEL] * 2).state()
    view = GAME.view(state, YOU)
    assert view.players[RED].credits == 7
    assert view.players[RED].owns(STARCRUISERS)
    assert (view.discard, view.row, view.holder) == ([WINDFALL], (UNRAVEL, UNRAVEL), state.holder)


def test_orders_are_secret_until_all_are_ready() -> None:
    """Credits and ships are seen as before the orders; cards played and who is ready are public (EV-27.2, EV-27.6,
    EV-7.2, EV-28.2)."""
    table = Table(Position().credits(YOU, 9).cards(YOU, *[RESEARCH_GRANT] * 2).pre_round().stack(GALACTIC_BOOM))
    table.by(YOU, PlayCards(RESEARCH_GRANT, (RESEARCH_GRANT, RESEARCH_GRANT)))
    (ordered,) = told(table.by(YOU, Build(STARFIGHTER, False)), ShipOrdered)
    assert ordered.seen_by(YOU) == ordered
    assert ordered.seen_by(RED) is None
    table.by(YOU, Research(STARCRUISERS, NOBODY, NOWHERE), Ready())
    view = GAME.view(table.state, RED)
    assert view.players[YOU].orders == NO_ORDERS
    assert view.players[YOU].credits == 9
    assert view.players[YOU].grant
    assert isinstance(view.agenda[-1], ToOrder)
    assert YOU not in view.agenda[-1].waiting
    assert GAME.view(table.state, YOU).players[YOU].orders.technology == STARCRUISERS


def test_imagined_opponents_have_ordered_something() -> None:
    """A seat that is ready may have spent its credits: imagination says how (EV-27.6)."""
    table = Table(Position().credits(YOU, 9).pre_round())
    table.by(YOU, Ready())
    rng = Rng(5)
    view = GAME.view(table.state, RED)
    guesses = [GAME.imagine(view, RED, rng).players[YOU].orders.reserved for _ in range(20)]
    assert len(set(guesses)) > 1


def test_hostile_takeover_shows_free_credits_to_its_player_alone() -> None:
    """EV-27.6."""
    cards = (WINDFALL, HIRED_SHIPWRIGHTS, HOSTILE_TAKEOVER)
    table = Table(Position().credits(YOU, 7).cards(RED, *cards).pre_round())
    table.by(YOU, Research(STARCRUISERS, NOBODY, NOWHERE))
    table.by(RED, PlayCards(HOSTILE_TAKEOVER, cards))
    assert table.moves(TakeCredits, RED) == [TakeCredits((2, 0, 0, 0))]
    assert GAME.view(table.state, RED).agenda[-1] == table.step
    assert GAME.view(table.state, GREEN).agenda[-1] != table.step


def test_cards_drawn_are_seen_by_their_owner() -> None:
    """Others see how many; those discarded by Culture are shown (EV-27.4)."""
    table = Table(Position().race(YOU, ZUN).deck(WINDFALL, UNRAVEL))
    (drawn,) = told(table.play(Culture()), CardsDrawn)
    assert drawn.seen_by(RED) == CardsDrawn(YOU, (HIDDEN, HIDDEN))
    step = GAME.view(table.state, RED).agenda[-1]
    assert step != table.step
    (kept,) = told(table.play(KeepCard(WINDFALL)), CardsKept)
    assert kept.seen_by(RED) == CardsKept(YOU, HIDDEN)
    assert table.state.discard == [UNRAVEL]


def test_pending_answers_are_secret() -> None:
    """That a seat has answered is known, not what (EV-25.4)."""
    table = Table(
        Position().cards(YOU, WINDFALL, WINDFALL).cards(RED, UNRAVEL, TWIST_OF_FATE).cards(GREEN, CEASEFIRE, CEASEFIRE)
    )
    table.play(PlayCards(WINDFALL, (WINDFALL, WINDFALL)))
    assert isinstance(table.step, ToUnravel)
    table.by(RED, PlayCards(UNRAVEL, (UNRAVEL, TWIST_OF_FATE)))
    seen = GAME.view(table.state, GREEN).agenda[-1]
    assert isinstance(seen, ToUnravel)
    assert seen.waiting == (GREEN,)
    assert set(seen.answers) == {None}
    own = GAME.view(table.state, RED).agenda[-1]
    assert isinstance(own, ToUnravel)
    assert own.answers == table.step.answers


def test_taking_no_offers_is_told_when_all_have_answered() -> None:
    """Before, it would tell that the seat passes (EV-17.13, EV-25.4)."""
    table = Table(Position(active=BLUE).quiet(YOU), all_asked=True)
    table.play(Mine())
    assert table.waiting == (YOU, RED, GREEN)
    table.by(YOU, Pass())
    assert table.by(RED, Quiet()) == []
    view = GAME.view(table.state, GREEN)
    assert not view.players[RED].quiet
    assert isinstance(view.agenda[-1], ToInterject)
    assert set(view.agenda[-1].answers) == {None}
    (told_all,) = told(table.by(GREEN, Pass()), OffersBarred)
    assert (told_all.seat, table.player(RED).quiet) == (RED, True)


def test_an_answer_is_taken_back_while_it_is_secret() -> None:
    """As long as somebody else has not answered (EV-25.4)."""
    table = Table(Position(active=BLUE).cards(RED, WINDFALL, WINDFALL), all_asked=True)
    table.play(Mine())
    table.by(RED, PlayCards(WINDFALL, (WINDFALL, WINDFALL)))
    table.by(RED, TAKE_BACK)
    assert RED in table.waiting
    table.pass_windows()
    assert table.hand(RED) == (WINDFALL, WINDFALL)


def test_cards_shown_in_diplomacy_are_seen_at_once() -> None:
    """Whoever may still twist fate knows them, and imagines no others in that hand (EV-15.7, EV-27.4)."""
    table = Table(
        Position()
        .ships(YOU, space_of(KRAAG), {DIPLOMAT: 1})
        .cards(YOU, SECOND_VOLLEY, FORCED_MARCH)
        .cards(GREEN, TWIST_OF_FATE, UNRAVEL, UNRAVEL)
        .dice(1, 1, 1)
    )
    table.play(Diplomacy(KRAAG, (SECOND_VOLLEY,)))
    assert table.waiting == (GREEN,)
    view = GAME.view(table.state, GREEN)
    assert view.players[YOU].hand == (SECOND_VOLLEY, HIDDEN)
    imagined = GAME.imagine(view, GREEN, Rng(1))
    assert SECOND_VOLLEY in imagined.players[YOU].hand
    assert GAME.view(imagined, GREEN) == view


def test_only_the_seats_of_a_window_are_asked() -> None:
    """Nobody else has a move, and the table says why (EV-28.1, EV-28.7)."""
    table = Table(Position())
    assert GAME.moves(table.state, RED) == []
    (reason,) = GAME.refusals(table.state, RED)
    assert (reason.reason, reason.rule) == ("not_your_turn", "EV-28.1")


def test_battles_are_decided_openly_one_after_another() -> None:
    """Losses are asked of one seat at a time, the defender first (EV-28.2, EV-28.7, EV-11.16)."""
    table = Table(
        Position()
        .ships(YOU, VOID, {STARCRUISER: 1, STARFIGHTER: 1})
        .ships(RED, VOID, {STARCRUISER: 1, STARFIGHTER: 1})
        .dice(6, 6)
    )
    table.play(Attack(VOID, RED, ACTION))
    assert table.waiting == (RED,)


def test_windows_without_use_are_skipped() -> None:
    """No re-roll window when nothing failed, none for fate without dice (EV-28.3)."""
    table = Table(Position().ships(YOU, space_of(KRAAG), {STARFIGHTER: 1}).cards(YOU, WINDFALL, UNRAVEL).dice(6))
    table.play(Attack(space_of(KRAAG), PLANET, ACTION))
    assert type(table.step).__name__ == "ToTakeControl"


def test_what_a_program_does_for_the_absent() -> None:
    """Cheapest ships are given up first, a Moth takes the first hit, the dearest enemy is struck (EV-28.4)."""
    assert LOSS_ORDER[:2] == (MOTH, STARFIGHTER)
    assert PRIZE_ORDER.index(SUNHAMMER) < PRIZE_ORDER.index(STARFIGHTER) < PRIZE_ORDER.index(MOTH)
    pilot = GAME.pilot()
    table = Table(Position().ships(YOU, VOID, {STARCRUISER: 1}).ships(RED, VOID, {DIPLOMAT: 1, STARFIGHTER: 1}).dice(3))
    table.play(Attack(VOID, RED, ACTION))
    moves = GAME.moves(table.state, RED)
    ratings = pilot.rate(table.state, RED, moves)
    assert moves[ratings.index(max(ratings))].ship == STARFIGHTER  # type: ignore[attr-defined]


def test_all_chance_comes_from_one_seed() -> None:
    """The same seed and moves give the same dice, and each roll is told with its cause (EV-28.5)."""

    def roll(seed: int) -> tuple[int, ...]:
        table = Table(Position(seed=seed).ships(YOU, space_of(KRAAG), {STARFIGHTER: 6}))
        (rolled,) = told(table.play(Attack(space_of(KRAAG), PLANET, ACTION)), DiceRolled)
        assert rolled.cause == 0
        return rolled.dice

    assert roll(1) == roll(1)
    assert roll(1) != roll(2)


def test_open_points() -> None:
    """At the start of a turn, after each action, and before a decision that an event gives (EV-28.6)."""
    table = Table(Position(active=BLUE).cards(GREEN, WINDFALL, WINDFALL).stack(GALACTIC_BOOM))
    table.play(Mine())
    assert isinstance(table.step, ToInterject)
    assert table.waiting == (GREEN,)
    table.play(Pass())
    assert table.waiting == (BLUE,)
    takeover = (WINDFALL, HIRED_SHIPWRIGHTS, HOSTILE_TAKEOVER)
    table = Table(Position().credits(YOU, 4).cards(RED, *takeover).event_step(SCIENTIFIC_CONGRESS))
    assert isinstance(table.step, ToInterject)
    assert table.waiting == (RED,)
    table.play(PlayCards(HOSTILE_TAKEOVER, takeover), TakeCredits((3, 0, 0, 0)))
    assert table.waiting == (YOU,)
    assert not table.moves(Research)


def test_the_clock_is_not_a_rule() -> None:
    """Nothing in a position counts time; a turn can always be ended (EV-28.8, EV-9.7)."""
    table = Table(Position().actions(0))
    assert table.can(EndTurn())


def test_what_stops_undo() -> None:
    """Dice, cards drawn or shown, offers and questions to another seat; a step along a lane does not (EV-28.9)."""
    revealing = {kind.__name__ for kind in GAME.vocabulary if getattr(kind, "reveals", False)}
    assert {"DiceRolled", "DiceRerolled", "CardsDrawn", "EventDrawn", "OfferSent", "LeaveAsked"} <= revealing
    assert {"CardsSwapped", "CardsDiscarded", "CardSold", "AbilityPlayed", "DiplomacyTried"} <= revealing
    assert not revealing & {"ShipMoved", "ShipBuilt", "AttackDeclared", "WorldConquered"}
    attacked = Position().ships(YOU, space_of(KRAAG), {STARFIGHTER: 1}).conquered(RED, KRAAG)
    assert not told(Table(attacked).play(Attack(space_of(KRAAG), RED, ACTION)), ReactionAsked)
    asked = Position().ships(YOU, space_of(KRAAG), {STARFIGHTER: 1}).conquered(RED, KRAAG)
    (question,) = told(
        Table(asked.cards(RED, WINDFALL, UNRAVEL)).play(Attack(space_of(KRAAG), RED, ACTION)), ReactionAsked
    )
    assert question.reveals
