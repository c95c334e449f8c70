"""Chapters 13 and 25: diplomacy cards and their tactical abilities."""

from __future__ import annotations

import pytest

from engine.games.empires_of_the_void import GAME
from engine.games.empires_of_the_void.components import (
    ACTION,
    BREAKTHROUGH,
    CALL_TO_ARMS,
    CARDS,
    CEASEFIRE,
    DECIMA,
    DEEP_CORE_MINING,
    DETECTION,
    DIPLOMAT,
    FESTIVAL_OF_CULTURES,
    FESTIVAL_OF_WORLDS,
    FOLD,
    FOLD_SPACE,
    FORCED_MARCH,
    GALACTIC_EMBASSY,
    GOODWILL_ENVOYS,
    HIRED_SHIPWRIGHTS,
    HOME,
    HOSTILE_TAKEOVER,
    ILYX,
    KRAAG,
    MIRRIM,
    NOBODY,
    NOWHERE,
    OPEN_ARCHIVES,
    PLANET,
    QUENNA,
    RESEARCH_GRANT,
    SECOND_VOLLEY,
    STARCRUISER,
    STARFIGHTER,
    TAN_FU,
    TEMPERAMENTS,
    TRACTOR_BEAM,
    TWIST_OF_FATE,
    UNRAVEL,
    VAEL,
    WINDFALL,
    XENOLINGUISTICS,
    ZUN,
    space_of,
)
from engine.games.empires_of_the_void.diplomacy import modifier, threshold
from engine.games.empires_of_the_void.empire import hand_limit
from engine.games.empires_of_the_void.events import AbilityCancelled, DiceRerolled, DiceRolled
from engine.games.empires_of_the_void.hands import ToDiscard, ToKeep
from engine.games.empires_of_the_void.moves import (
    AskCard,
    Attack,
    Begin,
    Build,
    Cancel,
    Conquer,
    Culture,
    Diplomacy,
    Discard,
    Drill,
    EndTurn,
    Fly,
    Foresee,
    GiveCredit,
    KeepCard,
    Mine,
    Muster,
    Pass,
    PlayCards,
    Refuse,
    Research,
    Send,
    Swap,
    TakeCredits,
    TradeWith,
    Twist,
)
from engine.games.empires_of_the_void.open_points import ToInterject, ToResearch
from engine.games.empires_of_the_void.position import Position
from engine.games.empires_of_the_void.rolls import ToReroll, ToTwist, values
from engine.games.empires_of_the_void.tactics import ToUnravel, card_sets
from engine.games.empires_of_the_void.turn import ToAct
from tests.games.empires_of_the_void.table import BLUE, GREEN, RED, YOU, Table, space, told

AT_HOME, DOOR = space("home.0"), space("tan_fu_shoals.r0")
AT_VAEL = space_of(VAEL)
VOID = space("mirrim_gardens.c")


# -- drawing and keeping ------------------------------------------------------------------------------------------


def test_culture_draws_a_card() -> None:
    """EV-13.1."""
    table = Table(Position().deck(WINDFALL, CEASEFIRE))
    table.play(Culture())
    assert table.hand() == (WINDFALL,)
    assert table.state.actions == 2


def test_zun_with_ilyx() -> None:
    """Culture draws three and keeps one, the others go face up; hand limits and thresholds (EV-13.2, EV-13.3,
    EV-13.10, EV-22.5, EV-23.8, EV-27.4)."""
    table = Table(Position().race(YOU, ZUN).allied(YOU, ILYX).deck(WINDFALL, CEASEFIRE, UNRAVEL, UNRAVEL))
    table.play(Culture())
    assert isinstance(table.step, ToKeep)
    table.play(KeepCard(CEASEFIRE))
    assert table.hand() == (CEASEFIRE,)
    assert sorted(table.state.discard) == [WINDFALL, UNRAVEL]
    assert hand_limit(table.state, YOU) == 4
    full = Position().race(YOU, ZUN).owns(YOU, XENOLINGUISTICS, GALACTIC_EMBASSY).state()
    assert hand_limit(full, YOU) == 6
    assert threshold(full, YOU, 2) == 11
    assert modifier(Position().race(YOU, ZUN).allied(YOU, MIRRIM).state(), YOU, TAN_FU) == 2


def test_hand_limits() -> None:
    """EV-13.3, EV-21.8, EV-21.17."""
    assert hand_limit(Position().state(), YOU) == 3
    assert hand_limit(Position().owns(YOU, XENOLINGUISTICS).state(), YOU) == 4
    assert hand_limit(Position().owns(YOU, XENOLINGUISTICS, GALACTIC_EMBASSY).state(), YOU) == 5


def test_over_the_limit_one_discards_at_once() -> None:
    """Freely, one card at a time (EV-13.3, EV-24.13)."""
    table = Table(
        Position().cards(YOU, WINDFALL, CEASEFIRE, UNRAVEL).deck(FOLD_SPACE, FOLD_SPACE, UNRAVEL, WINDFALL)
        .event_step(FESTIVAL_OF_CULTURES)
    )  # fmt: skip
    assert isinstance(table.step, ToDiscard)
    assert {move.card for move in table.moves(Discard)} == {WINDFALL, CEASEFIRE, UNRAVEL, FOLD_SPACE}
    table.play(Discard(UNRAVEL))
    assert len(table.hand()) == 3
    assert table.state.discard == [UNRAVEL]


def test_an_empty_deck_is_made_anew() -> None:
    """From the discard pile; with none either, nothing is drawn (EV-13.4)."""
    table = Table(Position().deck().discard(*[WINDFALL] * 2, *[CEASEFIRE] * 2, *[UNRAVEL] * 2, FOLD_SPACE))
    table.play(Culture())
    assert len(table.hand()) == 1
    assert len(table.state.deck) == 6
    assert table.state.discard == []
    table = Table(Position().deck())
    table.play(Culture())
    assert table.hand() == ()
    assert table.state.actions == 2


def test_swapping_with_the_row_and_back() -> None:
    """Two players: two swaps a turn, and the second may take back the first (EV-13.9, EV-13.11)."""
    table = Table(Position(2).cards(YOU, WINDFALL).row(CEASEFIRE, UNRAVEL, FOLD_SPACE, SECOND_VOLLEY))
    table.play(Swap(WINDFALL, CEASEFIRE))
    assert table.hand() == (CEASEFIRE,)
    assert len(table.state.row) == 4
    table.play(Swap(CEASEFIRE, WINDFALL))
    assert table.hand() == (WINDFALL,)
    assert not table.moves(Swap)
    assert table.state.actions == 3


def test_swapping_while_the_other_plays() -> None:
    """Two cards of each player in every turn, whosever it is (EV-13.9)."""
    position = Position(2).cards(RED, WINDFALL).row(CEASEFIRE, UNRAVEL, FOLD_SPACE, SECOND_VOLLEY)
    table = Table(position, all_asked=True)
    table.play(Mine())
    table.by(RED, Swap(WINDFALL, CEASEFIRE))
    table.by(RED, Swap(CEASEFIRE, UNRAVEL))
    assert not table.moves(Swap, RED)
    table.pass_windows()
    table.play(EndTurn())
    table.pass_windows()
    assert table.waiting == (RED,)
    assert table.can(Swap(UNRAVEL, WINDFALL))


def test_swapping_before_the_round() -> None:
    """EV-13.9, EV-13.11."""
    row = (CEASEFIRE, UNRAVEL, FOLD_SPACE, SECOND_VOLLEY)
    table = Table(Position(2).cards(YOU, WINDFALL).row(*row).pre_round())
    table.by(YOU, Swap(WINDFALL, CEASEFIRE), Swap(CEASEFIRE, WINDFALL))
    assert not table.moves(Swap, YOU)


# -- playing ------------------------------------------------------------------------------------------------------


def test_two_copies_and_six_of_each_temperament() -> None:
    """EV-25.1."""
    assert all(card.copies == 2 for card in CARDS)
    for temperament in range(len(TEMPERAMENTS)):
        assert sum(card.copies for card in CARDS if card.temperament == temperament) == 6


def test_mixed_cards_of_one_temperament() -> None:
    """Windfall with Hostile Takeover: 3 credits; with another temperament: no (EV-13.6, EV-25.8, EV-25.26)."""
    table = Table(Position().cards(YOU, WINDFALL, HOSTILE_TAKEOVER, UNRAVEL).credits(RED, 1))
    assert PlayCards(WINDFALL, (WINDFALL, HOSTILE_TAKEOVER)) in table.moves(PlayCards)
    assert table.refuses(PlayCards(WINDFALL, (WINDFALL, UNRAVEL)))
    table.play(PlayCards(WINDFALL, (WINDFALL, HOSTILE_TAKEOVER)))
    assert table.credits() == 3
    assert table.hand() == (UNRAVEL,)
    assert table.state.actions == 3


def test_each_different_set_is_a_choice() -> None:
    """EV-25.26."""
    hand = (WINDFALL, WINDFALL, HIRED_SHIPWRIGHTS, HOSTILE_TAKEOVER)
    assert card_sets(hand, WINDFALL) == (
        (WINDFALL, WINDFALL), (WINDFALL, HIRED_SHIPWRIGHTS), (WINDFALL, HOSTILE_TAKEOVER),
    )  # fmt: skip


def test_a_card_is_used_once() -> None:
    """For Diplomacy or for its ability, never both (EV-13.5)."""
    table = Table(Position().cards(YOU, WINDFALL, WINDFALL))
    table.play(PlayCards(WINDFALL, (WINDFALL, WINDFALL)))
    assert table.hand() == ()
    assert table.state.discard == [WINDFALL, WINDFALL]


def test_abilities_that_give_actions_are_for_the_own_turn() -> None:
    """EV-13.7, EV-25.3."""
    cards = (FORCED_MARCH, FORCED_MARCH)
    assert Table(Position().cards(YOU, *cards)).moves(PlayCards)
    table = Table(Position(active=RED).cards(YOU, *cards), all_asked=True)
    table.play(Mine())
    assert not table.moves(PlayCards, YOU)


def test_an_ability_without_effect_cannot_be_played() -> None:
    """No credits to take, no Starfighter left (EV-25.2)."""
    takeover = (HOSTILE_TAKEOVER, HOSTILE_TAKEOVER, WINDFALL)
    plays = Table(Position().cards(YOU, *takeover)).moves(PlayCards)
    assert {move.ability for move in plays} == {WINDFALL}
    table = Table(Position().cards(YOU, *[CALL_TO_ARMS] * 2, SECOND_VOLLEY).ships(YOU, AT_HOME, {STARFIGHTER: 12}))
    assert not table.moves(PlayCards)


def test_unravel() -> None:
    """All opponents are asked together; the ability is cancelled, all four cards are gone (EV-25.4, EV-25.15,
    EV-25.27)."""
    table = Table(
        Position()
        .cards(YOU, FORCED_MARCH, SECOND_VOLLEY)
        .cards(RED, WINDFALL, CEASEFIRE)
        .cards(GREEN, UNRAVEL, FOLD_SPACE)
    )
    table.play(PlayCards(FORCED_MARCH, (SECOND_VOLLEY, FORCED_MARCH)))
    assert isinstance(table.step, ToUnravel)
    assert table.waiting == (RED, GREEN)
    assert not table.moves(PlayCards, RED)
    table.by(RED, Pass())
    table.by(GREEN, PlayCards(UNRAVEL, (FOLD_SPACE, UNRAVEL)))
    table.by(RED, Pass())
    assert table.state.march == 0
    assert len(table.state.discard) == 4
    assert isinstance(table.step, ToAct)


def test_a_second_unravel_cancels_the_first() -> None:
    """The last one played takes effect first (EV-25.4)."""
    table = Table(
        Position().cards(YOU, FORCED_MARCH, SECOND_VOLLEY, UNRAVEL, FOLD_SPACE).cards(GREEN, UNRAVEL, TWIST_OF_FATE)
    )
    table.play(PlayCards(FORCED_MARCH, (SECOND_VOLLEY, FORCED_MARCH)))
    table.by(GREEN, PlayCards(UNRAVEL, (UNRAVEL, TWIST_OF_FATE)))
    assert table.waiting == (YOU,)
    events = table.by(YOU, PlayCards(UNRAVEL, (FOLD_SPACE, UNRAVEL)))
    assert [event.ability for event in told(events, AbilityCancelled)] == [UNRAVEL]
    assert table.state.march == 1


def test_the_first_clockwise_acts() -> None:
    """The other answers are void, and everybody is asked again (EV-25.4)."""
    table = Table(Position(active=RED).cards(YOU, WINDFALL, HOSTILE_TAKEOVER).cards(GREEN, WINDFALL, HIRED_SHIPWRIGHTS))
    table.play(Mine())
    table.by(YOU, PlayCards(WINDFALL, (WINDFALL, HOSTILE_TAKEOVER)))
    table.by(GREEN, PlayCards(WINDFALL, (WINDFALL, HIRED_SHIPWRIGHTS)))
    assert isinstance(table.step, ToUnravel)
    table.by(YOU, Pass())
    assert table.credits(GREEN) == 3
    assert table.credits(YOU) == 0
    assert isinstance(table.step, ToInterject)
    assert table.waiting == (YOU,)


def test_forced_march() -> None:
    """One extra Move or Attack (EV-25.6, EV-25.20)."""
    table = Table(Position().actions(0).cards(YOU, FORCED_MARCH, FORCED_MARCH).ships(YOU, AT_HOME, {DIPLOMAT: 1}))
    assert not table.can(Culture())
    table.play(PlayCards(FORCED_MARCH, (FORCED_MARCH, FORCED_MARCH)))
    assert not table.can(Culture())
    assert table.moves(Begin)


def test_festival_of_worlds() -> None:
    """Two extra actions, no Attacks; a once-a-turn limit stays (EV-25.18, EV-25.20)."""
    table = Table(
        Position().actions(1).cards(YOU, *[FESTIVAL_OF_WORLDS] * 2, CEASEFIRE).ships(YOU, AT_VAEL, {STARFIGHTER: 1})
    )
    table.play(Mine(), PlayCards(FESTIVAL_OF_WORLDS, (CEASEFIRE, FESTIVAL_OF_WORLDS, FESTIVAL_OF_WORLDS)))
    assert not table.moves(Attack)
    assert not table.can(Mine())
    table.play(Culture(), Culture())
    assert not table.can(Culture())


def test_call_to_arms_in_another_players_turn() -> None:
    """At the open point before his next action (EV-25.3, EV-25.7, EV-28.6)."""
    quenna = space_of(QUENNA)
    table = Table(
        Position(active=RED)
        .race(RED, ZUN)
        .cards(YOU, CALL_TO_ARMS, CALL_TO_ARMS, SECOND_VOLLEY)
        .conquered(YOU, QUENNA)
        .ships(RED, space("nhool_maw.r1"), {STARFIGHTER: 1})
        .dice(6, 1, 1, 1)
    )
    table.fly(STARFIGHTER, space("nhool_maw.r1"), quenna)
    assert table.waiting == (YOU,)
    table.play(PlayCards(CALL_TO_ARMS, (SECOND_VOLLEY, CALL_TO_ARMS, CALL_TO_ARMS)))
    assert {move.world for move in table.moves(Muster)} == {QUENNA, HOME}
    table.play(Muster(QUENNA))
    assert table.ships(YOU, quenna) == (STARFIGHTER,) * 3
    events = table.play(Attack(quenna, YOU, ACTION))
    assert told(events, DiceRolled)


def test_call_to_arms_at_the_world_attacked() -> None:
    """Between the Attack and its dice anybody may play cards for any time: its defender, say, who then has ships to
    fight with (EV-11.15, EV-25.3, EV-25.7)."""
    quenna = space_of(QUENNA)
    position = (
        Position(active=RED)
        .race(RED, ZUN)
        .cards(YOU, CALL_TO_ARMS, CALL_TO_ARMS, SECOND_VOLLEY)
        .conquered(YOU, QUENNA)
        .ships(RED, quenna, {STARFIGHTER: 1})
    )
    table = Table(position.dice(6, 5, 1, 1))
    table.play(Attack(quenna, YOU, ACTION))
    assert table.waiting == (YOU,)
    table.play(PlayCards(CALL_TO_ARMS, (SECOND_VOLLEY, CALL_TO_ARMS, CALL_TO_ARMS)), Muster(QUENNA))
    assert table.ships(RED, quenna) == ()
    assert table.holder(QUENNA) == YOU


def test_call_to_arms_takes_what_the_supply_has() -> None:
    """EV-25.7."""
    table = Table(Position().cards(YOU, *[CALL_TO_ARMS] * 2, SECOND_VOLLEY).ships(YOU, AT_HOME, {STARFIGHTER: 11}))
    table.play(PlayCards(CALL_TO_ARMS, (SECOND_VOLLEY, CALL_TO_ARMS, CALL_TO_ARMS)), Muster(HOME))
    assert table.number(YOU, STARFIGHTER) == 12


def test_hostile_takeover_splits() -> None:
    """Five in all, three from one at most, every split of the largest total (EV-25.10, EV-25.25)."""
    table = Table(
        Position().cards(YOU, *[HOSTILE_TAKEOVER] * 2, WINDFALL).credits(RED, 9).credits(GREEN, 3).credits(BLUE, 1)
    )
    table.play(PlayCards(HOSTILE_TAKEOVER, (WINDFALL, HOSTILE_TAKEOVER, HOSTILE_TAKEOVER)))
    assert {move.amounts for move in table.moves(TakeCredits)} == {
        (0, 1, 3, 1), (0, 2, 2, 1), (0, 2, 3, 0), (0, 3, 1, 1), (0, 3, 2, 0),
    }  # fmt: skip
    table.play(TakeCredits((0, 3, 2, 0)))
    assert [table.credits(seat) for seat in range(4)] == [5, 6, 1, 1]


def test_breakthrough() -> None:
    """Research now, or pass; it may be played before it can be paid (EV-25.13, EV-25.24)."""
    cards = (BREAKTHROUGH, BREAKTHROUGH, RESEARCH_GRANT)
    table = Table(Position().cards(YOU, *cards).credits(YOU, 4))
    table.play(PlayCards(BREAKTHROUGH, (RESEARCH_GRANT, BREAKTHROUGH, BREAKTHROUGH)))
    assert isinstance(table.step, ToResearch)
    table.play(Research(DEEP_CORE_MINING, NOBODY, NOWHERE))
    assert table.player().owns(DEEP_CORE_MINING)
    poor = Table(Position().cards(YOU, *cards))
    poor.play(PlayCards(BREAKTHROUGH, (RESEARCH_GRANT, BREAKTHROUGH, BREAKTHROUGH)))
    assert not poor.moves(Research)
    poor.play(Pass())
    assert isinstance(poor.step, ToAct)


def test_grants_lapse_with_the_decision() -> None:
    """Played for a research that is then not made (EV-25.22)."""
    table = Table(
        Position()
        .owns(YOU, XENOLINGUISTICS, GALACTIC_EMBASSY)
        .cards(YOU, BREAKTHROUGH, BREAKTHROUGH, OPEN_ARCHIVES, RESEARCH_GRANT, RESEARCH_GRANT)
    )
    table.play(PlayCards(BREAKTHROUGH, (OPEN_ARCHIVES, BREAKTHROUGH, BREAKTHROUGH)))
    table.play(PlayCards(RESEARCH_GRANT, (RESEARCH_GRANT, RESEARCH_GRANT)))
    assert Research(DETECTION, NOBODY, NOWHERE) in table.moves(Research)
    table.play(Pass())
    assert not table.player().grant


def test_hired_shipwrights() -> None:
    """EV-25.9."""
    table = Table(Position().cards(YOU, HIRED_SHIPWRIGHTS, WINDFALL).credits(YOU, 2))
    table.play(PlayCards(HIRED_SHIPWRIGHTS, (WINDFALL, HIRED_SHIPWRIGHTS)))
    table.play(Build(STARFIGHTER, False), Build(DIPLOMAT, False), Pass())
    assert table.credits() == 0
    assert table.ships(YOU, AT_HOME) == (STARFIGHTER, DIPLOMAT)


def test_fold_space() -> None:
    """Past obstacles, into asteroid spaces and out of Tractor Beams, without action; cancelling forfeits it
    (EV-25.14, EV-25.26)."""
    reach = space("bindok_reach.r3")
    position = (
        Position()
        .actions(0)
        .cards(YOU, FOLD_SPACE, FOLD_SPACE)
        .ships(YOU, reach, {STARFIGHTER: 1})
        .owns(RED, TRACTOR_BEAM)
        .ships(RED, reach, {STARCRUISER: 1})
    )
    table = Table(position)
    table.play(PlayCards(FOLD_SPACE, (FOLD_SPACE, FOLD_SPACE)), Begin(reach, STARFIGHTER, FOLD))
    table.play(Fly(space("pyrious_core.r0")), Fly(space("pyrious_core.c")))
    assert table.ships(YOU, space("pyrious_core.c")) == (STARFIGHTER,)
    again = Table(Position().cards(YOU, FOLD_SPACE, FOLD_SPACE).ships(YOU, reach, {STARFIGHTER: 1}))
    again.play(PlayCards(FOLD_SPACE, (FOLD_SPACE, FOLD_SPACE)), Cancel())
    assert isinstance(again.step, ToAct)
    assert again.hand() == ()


# -- changing rolls -----------------------------------------------------------------------------------------------


def test_second_volley() -> None:
    """The dice of the level that missed, once (EV-25.5, EV-25.23)."""
    table = Table(
        Position().ships(YOU, AT_VAEL, {STARFIGHTER: 3}).cards(YOU, SECOND_VOLLEY, FORCED_MARCH).dice(1, 5, 2, 6, 6)
    )
    table.play(Attack(AT_VAEL, PLANET, ACTION))
    assert isinstance(table.step, ToReroll)
    events = table.play(PlayCards(SECOND_VOLLEY, (SECOND_VOLLEY, FORCED_MARCH)))
    (rerolled,) = told(events, DiceRerolled)
    assert values(rerolled.after) == (6, 5, 6)
    table.play(Conquer())


def test_own_re_rolls_then_fate() -> None:
    """Drill one failed die, Vael the two failed, then Twist of Fate by another: final (EV-22.4, EV-23.2, EV-25.16,
    EV-25.21, EV-25.23)."""
    table = Table(
        Position()
        .race(YOU, DECIMA)
        .allied(YOU, VAEL)
        .ships(YOU, VOID, {STARFIGHTER: 3})
        .ships(RED, VOID, {DIPLOMAT: 3})
        .cards(GREEN, TWIST_OF_FATE, UNRAVEL, UNRAVEL)
        .dice(1, 5, 2, 4, 6, 3, 1, 2, 5)
    )
    table.play(Attack(VOID, RED, ACTION), Drill(STARFIGHTER))
    assert values(table.state.throws[0].dice) == (4, 5, 2)
    table.play(Foresee((2, 4)))
    assert values(table.state.throws[0].dice) == (6, 5, 3)
    assert isinstance(table.step, ToTwist)
    assert table.waiting == (GREEN,)
    table.play(Twist(0, (UNRAVEL, UNRAVEL, TWIST_OF_FATE)))
    assert table.number(RED, DIPLOMAT) == 2
    assert table.player().foreseen
    assert isinstance(table.step, ToAct)


def test_drill_once_in_an_attack() -> None:
    """EV-22.4."""
    table = Table(
        Position()
        .race(YOU, DECIMA)
        .ships(YOU, VOID, {STARCRUISER: 1, STARFIGHTER: 1})
        .ships(RED, VOID, {DIPLOMAT: 3})
        .dice(1, 1, 1)
    )
    table.play(Attack(VOID, RED, ACTION), Drill(STARCRUISER))
    assert isinstance(table.step, ToAct)


def test_fate_may_turn_a_roll_of_the_defender() -> None:
    """One window for both rolls; each roll is twisted once at most (EV-11.16, EV-25.21)."""
    table = Table(
        Position()
        .race(RED, ZUN)
        .ships(YOU, VOID, {STARCRUISER: 1})
        .ships(RED, VOID, {STARCRUISER: 1})
        .cards(YOU, TWIST_OF_FATE, UNRAVEL, FOLD_SPACE)
        .dice(6, 6, 1)
    )
    table.play(Attack(VOID, RED, ACTION))
    assert {move.roller for move in table.moves(Twist)} == {YOU, RED}
    table.play(Twist(RED, (FOLD_SPACE, UNRAVEL, TWIST_OF_FATE)))
    assert table.ships(YOU, VOID) == (STARCRUISER,)
    assert table.ships(RED, VOID) == ()


def test_goodwill_at_a_peaceful_planet() -> None:
    """Two cards shown and ten rolled; the other two add four: success, and all four are gone (EV-13.5, EV-15.3,
    EV-15.7, EV-25.17)."""
    cards = (GOODWILL_ENVOYS, CEASEFIRE, CEASEFIRE, FESTIVAL_OF_WORLDS)
    position = (
        Position()
        .owns(YOU, XENOLINGUISTICS)
        .cards(YOU, *cards)
        .ships(YOU, space_of(MIRRIM), {DIPLOMAT: 1})
        .dice(4, 3, 3)
    )
    table = Table(position)
    table.play(Diplomacy(MIRRIM, (CEASEFIRE, FESTIVAL_OF_WORLDS)))
    table.play(PlayCards(GOODWILL_ENVOYS, (GOODWILL_ENVOYS, CEASEFIRE)))
    assert table.state.is_ally(YOU, MIRRIM)
    assert table.hand() == ()
    short = Table(
        Position()
        .owns(YOU, XENOLINGUISTICS)
        .cards(YOU, *cards)
        .ships(YOU, space_of(MIRRIM), {DIPLOMAT: 1})
        .dice(2, 3, 2)
    )
    short.play(Diplomacy(MIRRIM, (CEASEFIRE, CEASEFIRE, FESTIVAL_OF_WORLDS)))
    assert isinstance(short.step, ToAct)
    assert len(short.hand()) == 4


def test_ceasefire() -> None:
    """The action is gone; no second Attack on you there this turn, but elsewhere and on others (EV-25.19, EV-11.2)."""
    table = Table(
        Position(active=RED)
        .race(RED, ZUN)
        .cards(YOU, CEASEFIRE, GOODWILL_ENVOYS)
        .ships(YOU, AT_VAEL, {STARFIGHTER: 1})
        .ships(GREEN, AT_VAEL, {STARFIGHTER: 1})
        .ships(YOU, VOID, {STARFIGHTER: 1})
        .ships(RED, AT_VAEL, {STARCRUISER: 1})
        .ships(RED, VOID, {STARCRUISER: 1})
    )
    table.play(Attack(AT_VAEL, YOU, ACTION), PlayCards(CEASEFIRE, (GOODWILL_ENVOYS, CEASEFIRE)))
    assert table.state.actions == 2
    assert table.ships(YOU, AT_VAEL) == (STARFIGHTER,)
    targets = {(move.space, move.target) for move in table.moves(Attack)}
    assert (AT_VAEL, YOU) not in targets
    assert {(AT_VAEL, GREEN), (VOID, YOU)} <= targets


def test_a_cancelled_ceasefire_may_be_tried_again() -> None:
    """He is asked until he passes (EV-11.15)."""
    table = Table(
        Position(active=RED)
        .race(RED, ZUN)
        .cards(YOU, CEASEFIRE, GOODWILL_ENVOYS, CEASEFIRE, GOODWILL_ENVOYS)
        .cards(RED, UNRAVEL, FOLD_SPACE)
        .conquered(YOU, VAEL)
        .ships(RED, AT_VAEL, {STARCRUISER: 1})
    )
    table.play(Attack(AT_VAEL, YOU, ACTION), PlayCards(CEASEFIRE, (CEASEFIRE, CEASEFIRE)))
    table.by(RED, PlayCards(UNRAVEL, (FOLD_SPACE, UNRAVEL)))
    table.pass_windows()
    assert table.waiting == (YOU,)
    table.play(Pass())
    assert table.can(Conquer(), RED)


# -- windows ------------------------------------------------------------------------------------------------------


def test_windows_open_by_public_facts() -> None:
    """Whoever holds enough cards is asked, right or wrong; without the right ones he can only pass (EV-28.3)."""
    table = Table(
        Position(active=RED)
        .cards(YOU, CEASEFIRE, UNRAVEL)
        .cards(GREEN, WINDFALL)
        .conquered(RED, KRAAG)
        .ships(RED, space_of(KRAAG), {STARFIGHTER: 1})
        .ships(BLUE, space_of(KRAAG), {STARFIGHTER: 1}),
        all_asked=True,
    )
    table.play(Attack(space_of(KRAAG), BLUE, ACTION))
    assert isinstance(table.step, ToInterject)
    assert table.waiting == (YOU,)
    assert GAME.moves(table.state, YOU) == [Pass()]


def test_nobody_is_asked_what_it_has_no_wish_for() -> None:
    """Offers out of turn only if somebody wants to make them, cards only if there is one to play (EV-28.3)."""
    table = Table(Position(active=RED).cards(YOU, WINDFALL, WINDFALL).cards(BLUE, UNRAVEL, UNRAVEL), all_asked=True)
    table.play(EndTurn())
    assert GAME.topics == {"offers": False, "cards": True, "row": False, "every_action": False}
    assert table.waiting == (YOU, RED, BLUE)
    assert GAME.unasked(table.state, YOU, {"cards"}) is None
    assert GAME.unasked(table.state, YOU, set()) == Pass()
    assert GAME.unasked(table.state, BLUE, {"cards"}) == Pass()
    assert GAME.unasked(table.state, BLUE, {"offers"}) is None


def test_to_be_asked_after_every_action_is_a_wish_of_its_own() -> None:
    """By itself the program asks at the start of a turn and in an Attack (EV-28.3)."""
    table = Table(Position(active=RED).cards(YOU, WINDFALL, WINDFALL), all_asked=True)
    table.play(Mine())
    assert YOU in table.waiting
    assert GAME.unasked(table.state, YOU, {"cards"}) == Pass()
    assert GAME.unasked(table.state, YOU, {"cards", "every_action"}) is None
    assert GAME.unasked(table.state, YOU, {"every_action"}) == Pass()


def test_what_needs_an_answer_is_asked_whatever_the_wishes() -> None:
    """An offer that could be accepted; one that could not is refused (EV-17.10, EV-28.3)."""
    table = Table(Position().credits(YOU, 1).cards(RED, WINDFALL))
    table.play(TradeWith(RED), GiveCredit(), Send())
    assert GAME.unasked(table.state, RED, set()) is None
    table = Table(Position().cards(RED, WINDFALL))
    table.play(TradeWith(RED), AskCard(CARDS[UNRAVEL].temperament), Send())
    assert GAME.unasked(table.state, RED, set()) == Refuse()


def test_offers_are_asked_at_every_open_point() -> None:
    """At the start of a turn and after each action (EV-28.6)."""
    table = Table(Position().quiet(RED).quiet(BLUE), all_asked=True)
    table.play(EndTurn())
    assert isinstance(table.step, ToInterject)
    assert table.waiting == (YOU, GREEN, BLUE)
    assert {move.partner for move in table.moves(TradeWith, GREEN)} == {YOU}
    table.pass_windows()
    table.play(Mine())
    assert table.waiting == (YOU, GREEN, BLUE)


@pytest.mark.parametrize("ability", range(len(CARDS)))
def test_every_ability_takes_its_number_of_cards(ability: int) -> None:
    """Two or three of one temperament; one card short, there is no set (EV-13.6)."""
    card = CARDS[ability]
    fellows = [
        other for other, record in enumerate(CARDS) if record.temperament == card.temperament and other != ability
    ]
    enough = tuple(sorted((ability, *(fellows * 2)[: card.cards - 1])))
    assert card_sets(enough, ability)
    assert not card_sets(enough[:-1] if enough[-1] != ability else enough[1:], ability)


def test_cards_are_needed_at_tan_fu() -> None:
    """A scholarly planet takes scholarly cards (EV-13.5, EV-15.1)."""
    table = Table(Position().cards(YOU, BREAKTHROUGH, WINDFALL).ships(YOU, space_of(TAN_FU), {DIPLOMAT: 1}))
    assert table.moves(Diplomacy) == [Diplomacy(TAN_FU, (BREAKTHROUGH,))]
    assert not Table(Position().cards(YOU, WINDFALL).ships(YOU, space_of(KRAAG), {DIPLOMAT: 1})).moves(Diplomacy)
