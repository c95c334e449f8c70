"""Chapter 11: Attacks, level by level, with their losses."""

from __future__ import annotations

import pytest

from engine.games.empires_of_the_void.components import (
    ACTION,
    BINDOK_II,
    BLACK_HOLE,
    CENTIPEDE,
    CLOAKING,
    DAMAGED_MOTH,
    DECIMA,
    DETECTION,
    DIPLOMAT,
    DRAVOS,
    FIREBUG,
    INFESTOR,
    KRAAG,
    LIVING_HULLS,
    MOTH,
    NOBODY,
    PIRATES,
    PLANET,
    QUENNA,
    SHOOTING_STAR,
    STARCRUISER,
    STARFIGHTER,
    SUNHAMMER,
    TARGETING_COMPUTERS,
    TEMPEST,
    TRACTOR_BEAM,
    UNRAVEL,
    UPRISING,
    VAEL,
    space_of,
)
from engine.games.empires_of_the_void.events import DiceRolled, HitCancelled, ShipsLost
from engine.games.empires_of_the_void.moves import (
    Attack,
    Conquer,
    Decline,
    Deny,
    Drill,
    GiveLeave,
    Lose,
    Pass,
    PayStars,
    Retreat,
)
from engine.games.empires_of_the_void.position import Position
from engine.games.empires_of_the_void.rolls import values
from engine.games.empires_of_the_void.turn import ToAct
from tests.games.empires_of_the_void.table import BLUE, GREEN, RED, YOU, Table, space, told

VOID = space("mirrim_gardens.c")
AT_VAEL = space_of(VAEL)


def fight(ours: dict[int, int], theirs: dict[int, int], *dice: int, place: int = VOID) -> Position:
    """Your ships against Red's, and how the dice fall."""
    return Position().ships(YOU, place, ours).ships(RED, place, theirs).dice(*dice)


def attack(position: Position, target: int = RED, place: int = VOID) -> Table:
    table = Table(position)
    table.play(Attack(place, target, ACTION))
    return table


def test_a_battle_level_by_level() -> None:
    """A die hits at the attack value or above, each ship rolls once, 1 fires first; ships lost before do not fire; one
    pass through the levels (EV-11.4, EV-11.8, EV-11.13, EV-20.1, EV-20.4, EV-20.5)."""
    table = attack(fight({SUNHAMMER: 1, STARCRUISER: 1}, {STARCRUISER: 1, STARFIGHTER: 2}, 2, 3, 2, 4, 3))
    assert table.waiting == (RED,)
    table.play(Lose(STARFIGHTER))
    assert table.waiting == (YOU,)
    table.play(Lose(STARCRUISER))
    assert table.ships(YOU, VOID) == (SUNHAMMER,)
    assert table.ships(RED, VOID) == (STARFIGHTER, STARCRUISER)
    assert isinstance(table.step, ToAct)
    assert table.state.actions == 2


def test_both_fire_at_one_level() -> None:
    """Both are destroyed, and nobody is left to take the planet (EV-11.8, EV-11.14)."""
    table = attack(fight({STARCRUISER: 1}, {STARCRUISER: 1}, 3, 3, place=AT_VAEL).conquered(RED, VAEL), place=AT_VAEL)
    assert table.ships(YOU, AT_VAEL) == table.ships(RED, AT_VAEL) == ()
    assert table.holder(VAEL) == RED
    assert isinstance(table.step, ToAct)


def test_the_first_shot_kills() -> None:
    """Ships lost at level 1 never fire; the winner may take the planet in the same action (EV-11.8, EV-11.14)."""
    table = attack(fight({SUNHAMMER: 1}, {STARFIGHTER: 2}, 3, 6, place=AT_VAEL).conquered(RED, VAEL), place=AT_VAEL)
    assert table.ships(RED, AT_VAEL) == ()
    table.play(Conquer())
    assert table.holder(VAEL) == YOU
    assert table.state.actions == 2


def test_no_question_where_there_is_no_choice() -> None:
    """One class left, or hits for all that is left (EV-11.17)."""
    table = attack(fight({SUNHAMMER: 1}, {STARFIGHTER: 3}, 3, 1, 1, 1))
    assert table.ships(RED, VOID) == (STARFIGHTER, STARFIGHTER)
    assert isinstance(table.step, ToAct)


def test_surplus_hits_are_lost() -> None:
    """EV-11.11."""
    table = attack(fight({SUNHAMMER: 2}, {DIPLOMAT: 1}, 6, 6, 6, 6))
    assert table.ships(RED, VOID) == ()
    assert table.ships(YOU, VOID) == (SUNHAMMER, SUNHAMMER)


def test_losses_are_named_in_any_order() -> None:
    """The dear ship first, then the cheap one (EV-11.11, EV-11.17)."""
    table = attack(fight({SUNHAMMER: 1}, {STARFIGHTER: 2, STARCRUISER: 1, DIPLOMAT: 1}, 3, 3, 1, 1))
    table.play(Lose(STARCRUISER), Lose(STARFIGHTER))
    assert table.ships(RED, VOID) == (STARFIGHTER, DIPLOMAT)


def test_a_moth_survives_the_first_hit_and_keeps_the_mark() -> None:
    """The mark is permanent; the second hit destroys it (EV-11.12, EV-20.6)."""
    table = attack(fight({STARCRUISER: 1}, {MOTH: 1}, 3, 1))
    assert table.ships(RED, VOID) == (DAMAGED_MOTH,)
    table.dictate(3)
    table.play(Attack(VOID, RED, ACTION))
    assert table.ships(RED, VOID) == ()


def test_hits_on_marked_or_unmarked_moths() -> None:
    """Whoever chooses may take either; they are different options (EV-11.12, EV-11.17)."""
    table = attack(fight({STARCRUISER: 1}, {MOTH: 1, DAMAGED_MOTH: 1}, 3))
    assert table.moves(Lose) == [Lose(MOTH), Lose(DAMAGED_MOTH)]


def test_black_holes_destroy_moths_outright() -> None:
    """EV-11.11, EV-20.8."""
    table = attack(fight({BLACK_HOLE: 1}, {MOTH: 1}, 2, 1))
    assert table.ships(RED, VOID) == ()


def test_shooting_stars_fire_for_credits() -> None:
    """With 1 credit only one of two can be paid for; it rolls three dice, the other none but can be lost (EV-11.9,
    EV-11.16, EV-20.10)."""
    table = attack(fight({SHOOTING_STAR: 2}, {STARFIGHTER: 4}, 4, 4, 1, 5, 1).credits(YOU, 1))
    assert table.moves(PayStars) == [PayStars(1), PayStars(0)]
    table.play(PayStars(1))
    assert table.credits() == 0
    assert table.number(RED, STARFIGHTER) == 2
    assert table.ships(YOU, VOID) == (SHOOTING_STAR,)


def test_both_sides_say_how_many_stars_fire() -> None:
    """The attacker first, then the defender, before any die of the level (EV-11.9, EV-11.16)."""
    position = fight({SHOOTING_STAR: 1}, {SHOOTING_STAR: 1}, 4, 1, 1, 4, 1, 1).credits(YOU, 1).credits(RED, 1)
    table = attack(position)
    assert table.waiting == (YOU,)
    assert not told(table.play(PayStars(1)), DiceRolled)
    assert table.waiting == (RED,)
    table.play(PayStars(1))
    assert table.ships(YOU, VOID) == table.ships(RED, VOID) == ()


def test_own_re_rolls_of_the_attacker_come_first() -> None:
    """Then those of the defender (EV-11.16)."""
    position = fight({STARCRUISER: 1}, {STARCRUISER: 1}, 1, 1, 6).race(YOU, DECIMA).cards(RED, UNRAVEL, UNRAVEL)
    table = attack(position)
    table.play(Pass())  # no Ceasefire
    assert table.waiting == (YOU,)
    table.play(Drill(STARCRUISER))
    assert table.waiting == (RED,)
    table.play(Pass())
    assert table.ships(RED, VOID) == ()


def test_shooting_stars_also_pay_against_a_planet() -> None:
    """An unpaid one counts as armed but has no dice (EV-11.1, EV-11.9, EV-11.15, EV-25.23)."""
    table = Table(Position().ships(YOU, AT_VAEL, {SHOOTING_STAR: 1}))
    table.play(Attack(AT_VAEL, PLANET, ACTION))
    assert table.holder(VAEL) == NOBODY
    table = Table(Position().ships(YOU, AT_VAEL, {SHOOTING_STAR: 1}).credits(YOU, 1).dice(1, 4, 1))
    table.play(Attack(AT_VAEL, PLANET, ACTION), PayStars(1), Conquer())
    assert table.holder(VAEL) == YOU


def test_firebugs_roll_before_the_battle() -> None:
    """Against Starfighters only, removed before level 1 (EV-11.7, EV-20.9)."""
    table = attack(fight({FIREBUG: 2}, {STARFIGHTER: 3, STARCRUISER: 1}, 5, 4, 1, 1, 1, 1, 1))
    assert table.number(RED, STARFIGHTER) == 2
    table = Table(fight({FIREBUG: 2}, {STARCRUISER: 1}, 1, 1, 1))
    rolled = told(table.play(Attack(VOID, RED, ACTION)), DiceRolled)
    assert all(event.level > 0 for event in rolled)


def test_diplomats_never_roll_but_can_be_lost() -> None:
    """EV-11.10, EV-20.3, EV-20.11."""
    table = Table(fight({STARFIGHTER: 1, DIPLOMAT: 1, INFESTOR: 1}, {STARCRUISER: 1}, 6, 1))
    rolled = told(table.play(Attack(VOID, RED, ACTION)), DiceRolled)
    assert [len(event.dice) for event in rolled] == [1]
    assert table.moves(Lose) == [Lose(STARFIGHTER), Lose(DIPLOMAT), Lose(INFESTOR)]


def test_targeting_computers() -> None:
    """Starfighters hit on 4 (EV-21.3)."""
    table = attack(fight({STARFIGHTER: 1}, {DIPLOMAT: 1}, 4).owns(YOU, TARGETING_COMPUTERS))
    assert table.ships(RED, VOID) == ()
    assert attack(fight({STARFIGHTER: 1}, {DIPLOMAT: 1}, 4)).ships(RED, VOID) == (DIPLOMAT,)


# -- cloaking and hulls -------------------------------------------------------------------------------------------


def test_the_shooter_chooses_the_victims_of_cloaked_ships() -> None:
    """Unless that very enemy has Detection; a third player's does not matter (EV-11.11, EV-21.4, EV-21.14)."""
    table = attack(
        fight({STARCRUISER: 2}, {SUNHAMMER: 1, STARFIGHTER: 1}, 1, 1, 3, 1).owns(YOU, CLOAKING).owns(GREEN, DETECTION)
    )
    assert table.waiting == (YOU,)
    table.dictate(1)
    table.play(Lose(SUNHAMMER))
    assert table.ships(RED, VOID) == (STARFIGHTER,)
    seen = attack(
        fight({STARCRUISER: 2}, {SUNHAMMER: 1, STARFIGHTER: 1}, 1, 1, 3, 1).owns(YOU, CLOAKING).owns(RED, DETECTION)
    )
    assert seen.waiting == (RED,)


def test_living_hulls_does_not_stop_a_black_hole() -> None:
    """It is still unused and cancels the next hit (EV-11.11, EV-20.8, EV-21.11)."""
    table = Table(fight({BLACK_HOLE: 1, STARFIGHTER: 1}, {STARFIGHTER: 3}, 2, 4, 5, 1).owns(RED, LIVING_HULLS))
    events = table.play(Attack(VOID, RED, ACTION))
    assert len(told(events, HitCancelled)) == 1
    assert table.number(RED, STARFIGHTER) == 1


def test_living_hulls_takes_the_cloaked_hit_first() -> None:
    """The Tempest's hit is left, and the owner chooses (EV-11.11)."""
    table = attack(
        fight({STARCRUISER: 1, TEMPEST: 1}, {SUNHAMMER: 1, STARFIGHTER: 2}, 1, 1, 3, 3)
        .owns(YOU, CLOAKING)
        .owns(RED, LIVING_HULLS)
    )
    assert table.waiting == (RED,)
    table.dictate(1, 1)
    table.play(Lose(STARFIGHTER))
    assert table.ships(RED, VOID) == (STARFIGHTER, SUNHAMMER)


def test_living_hulls_is_used_up_by_a_firebug() -> None:
    """The free roll is a level of its own (EV-11.7, EV-11.11)."""
    table = Table(fight({FIREBUG: 1}, {STARFIGHTER: 2}, 5, 5, 1).owns(RED, LIVING_HULLS))
    events = table.play(Attack(VOID, RED, ACTION))
    assert len(told(events, HitCancelled)) == 1
    assert len(told(events, ShipsLost)) == 1
    assert table.number(RED, STARFIGHTER) == 1


# -- targets ------------------------------------------------------------------------------------------------------


def test_an_undefended_planet_falls_without_a_roll() -> None:
    """For the action, whoever else is there (EV-11.3, EV-11.14)."""
    place = space_of(DRAVOS)
    table = Table(
        Position().ships(YOU, place, {STARFIGHTER: 1}).ships(GREEN, place, {STARCRUISER: 4}).conquered(RED, DRAVOS)
    )
    events = table.play(Attack(place, RED, ACTION), Conquer())
    assert not told(events, DiceRolled)
    assert table.holder(DRAVOS) == YOU
    assert table.state.actions == 2


def test_legal_targets() -> None:
    """Opponents with ships there or holding the planet, neutral planets, own rebels, pirates (EV-11.1, EV-11.3)."""
    table = Table(
        Position()
        .ships(YOU, AT_VAEL, {STARFIGHTER: 1})
        .ships(RED, AT_VAEL, {DIPLOMAT: 1})
        .ships(YOU, space_of(KRAAG), {STARFIGHTER: 1})
        .conquered(YOU, KRAAG)
        .rebellion(KRAAG)
        .pirates(KRAAG)
        .conquered(GREEN, DRAVOS)
    )
    assert {(move.space, move.target) for move in table.moves(Attack)} == {
        (AT_VAEL, RED), (AT_VAEL, PLANET), (space_of(KRAAG), UPRISING), (space_of(KRAAG), PIRATES),
    }  # fmt: skip


def test_a_diplomat_alone_cannot_attack() -> None:
    """EV-11.1."""
    place = space_of(DRAVOS)
    assert not Table(Position().ships(YOU, place, {DIPLOMAT: 1}).conquered(RED, DRAVOS)).moves(Attack)


def test_a_neutral_planet_needs_one_hit() -> None:
    """All armed ships roll as one roll; Centipedes two dice; a failure may be repeated (EV-11.5, EV-11.6, EV-20.2)."""
    table = Table(Position().ships(YOU, AT_VAEL, {STARFIGHTER: 1, CENTIPEDE: 1, DIPLOMAT: 1}).dice(3, 3, 4))
    (rolled,) = told(table.play(Attack(AT_VAEL, PLANET, ACTION)), DiceRolled)
    assert sorted(values(rolled.dice)) == [3, 3, 4]
    assert isinstance(table.step, ToAct)
    table.dictate(1, 4, 1)
    table.play(Attack(AT_VAEL, PLANET, ACTION), Conquer())
    assert table.holder(VAEL) == YOU


def test_centipedes_have_one_die_in_battle() -> None:
    """EV-20.2."""
    table = Table(fight({CENTIPEDE: 1}, {DIPLOMAT: 1}, 1))
    (rolled,) = told(table.play(Attack(VOID, RED, ACTION)), DiceRolled)
    assert len(rolled.dice) == 1


def test_ships_that_just_arrived_fight() -> None:
    """EV-11.18."""
    table = Table(Position().ships(YOU, space("tan_fu_shoals.r4"), {STARFIGHTER: 1}).dice(5))
    table.fly(STARFIGHTER, space("tan_fu_shoals.r4"), AT_VAEL)
    table.play(Attack(AT_VAEL, PLANET, ACTION), Conquer())
    assert table.holder(VAEL) == YOU


def test_survivors_take_the_planet_even_unarmed() -> None:
    """Both fighters are lost, your Diplomat is left (EV-11.14)."""
    table = attack(
        fight({DIPLOMAT: 1, STARFIGHTER: 1}, {STARFIGHTER: 1}, 5, 5, place=AT_VAEL).conquered(RED, VAEL), place=AT_VAEL
    )
    table.play(Lose(STARFIGHTER), Conquer())
    assert table.holder(VAEL) == YOU
    assert table.ships(YOU, AT_VAEL) == (DIPLOMAT,)


def test_beating_a_guest_gives_no_claim() -> None:
    """The planet of a third player needs an Attack of its own (EV-11.19)."""
    table = attack(fight({SUNHAMMER: 1}, {DIPLOMAT: 1}, 6, 6, place=AT_VAEL).conquered(GREEN, VAEL), place=AT_VAEL)
    assert table.holder(VAEL) == GREEN
    assert isinstance(table.step, ToAct)
    table.play(Attack(AT_VAEL, GREEN, ACTION), Conquer())
    assert table.holder(VAEL) == YOU


def test_taking_control_is_optional() -> None:
    """EV-12.1."""
    table = attack(Position().ships(YOU, AT_VAEL, {STARFIGHTER: 1}).conquered(RED, VAEL), place=AT_VAEL)
    table.play(Decline())
    assert table.holder(VAEL) == RED


# -- Retreat ------------------------------------------------------------------------------------------------------

QUENNA_SPACE = space_of(QUENNA)


def besieged(place: int = QUENNA_SPACE) -> Position:
    """Red attacks your three Starfighters; you have access to Bindok II and 2 credits."""
    return (
        Position(active=RED)
        .race(RED, 7)
        .allied(YOU, BINDOK_II)
        .credits(YOU, 2)
        .ships(YOU, place, {STARFIGHTER: 3})
        .ships(RED, place, {STARCRUISER: 1})
    )


def test_retreat_gives_up_the_planet() -> None:
    """For 1 credit all ships go to the nearest world held, and the attacker takes the planet without a roll
    (EV-11.2, EV-11.15, EV-23.4)."""
    table = Table(besieged().conquered(YOU, QUENNA))
    table.play(Attack(QUENNA_SPACE, YOU, ACTION))
    assert table.waiting == (YOU,)
    (retreat,) = table.moves(Retreat)
    table.play(retreat, Conquer())
    assert table.credits() == 1
    assert table.ships_at(YOU, retreat.world) == (STARFIGHTER,) * 3
    assert table.holder(QUENNA) == RED


def test_retreat_from_an_empty_space_spends_the_action() -> None:
    """EV-23.4."""
    table = Table(besieged(VOID))
    table.play(Attack(VOID, YOU, ACTION))
    table.play(table.moves(Retreat)[0])
    assert isinstance(table.step, ToAct)
    assert table.state.actions == 2
    assert table.ships(YOU, VOID) == ()


def test_no_retreat_from_the_attackers_beam() -> None:
    """Nor without a credit; Tempests slip away (EV-23.4)."""
    table = Table(besieged(VOID).owns(RED, TRACTOR_BEAM).dice(1, 1, 1, 1))
    table.play(Attack(VOID, YOU, ACTION))
    assert table.waiting == (RED,)
    storm = Table(
        Position(active=RED)
        .race(RED, 7)
        .allied(YOU, BINDOK_II)
        .credits(YOU, 2)
        .owns(RED, TRACTOR_BEAM)
        .ships(YOU, VOID, {TEMPEST: 1})
        .ships(RED, VOID, {STARCRUISER: 1})
    )
    storm.play(Attack(VOID, YOU, ACTION))
    assert storm.moves(Retreat)


@pytest.mark.parametrize("answer", [GiveLeave(), Deny()])
def test_a_third_players_beam_is_asked(answer: GiveLeave | Deny) -> None:
    """Without payment; refused, the battle goes on (EV-23.4)."""
    table = Table(besieged(VOID).owns(BLUE, TRACTOR_BEAM).ships(BLUE, VOID, {STARCRUISER: 1}).dice(1, 1, 1, 1))
    table.play(Attack(VOID, YOU, ACTION))
    table.play(table.moves(Retreat)[0])
    assert table.waiting == (BLUE,)
    table.play(answer)
    assert bool(table.ships(YOU, VOID)) == isinstance(answer, Deny)
    assert table.credits() == (2 if isinstance(answer, Deny) else 1)
    assert isinstance(table.step, ToAct)
