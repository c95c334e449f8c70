"""Chapters 8 and 24: the event step, its tokens, and every event card."""

from __future__ import annotations

import pytest

from engine.core.game import Setup
from engine.core.moves import Event
from engine.core.rng import Rng
from engine.games.empires_of_the_void import GAME
from engine.games.empires_of_the_void.components import (
    ACTION,
    ARMS_BAZAAR,
    BINDOK_II,
    BLACK_HOLE,
    COUNCIL_LEVY,
    COUNCIL_TRUCE,
    DERELICT,
    DERELICT_OF_THE_ANCIENTS,
    DETECTION,
    DIPLOMAT,
    DISTRESS,
    DISTRESS_CALL,
    DRIFTING_WORMHOLE,
    EVENT_CARDS,
    EXODUS_FROM_BINDOK,
    FERRUN,
    FESTIVAL_OF_CULTURES,
    FIREBUG,
    GALACTIC_BOOM,
    GORRUM,
    HOME,
    HYPERLANE_SURGE,
    ILYX,
    INFESTATION,
    INFESTOR,
    KRAAG,
    LIVING_HULLS,
    MIRRIM,
    MOTH,
    NHOOL,
    NHOOL_AWAKENS,
    NOBODY,
    NOWHERE,
    PIRATE_RAIDERS,
    PIRATES,
    PLAGUE,
    PLAGUE_ON_MIRRIM,
    PLANET,
    PYRIOUS,
    PYRIOUS_CRACKDOWN,
    QUENNA,
    QUENNA_GAS_RUSH,
    REBELLION,
    REFUGEE_FLEETS,
    SCIENTIFIC_CONGRESS,
    SCORE_A,
    SCORE_B,
    SCORE_C,
    SMUGGLERS_MARKET,
    SOLAR_STORMS,
    SREECH,
    STARCRUISER,
    STARFIGHTER,
    SUNHAMMER,
    SUVAYA,
    SWARM_OF_KRAAG,
    SYMPOSIUM_ON_TAN_FU,
    TAN_FU,
    TURNS,
    TWIST_OF_FATE,
    UNRAVEL,
    UPRISING,
    VAEL,
    WAR_FEVER,
    WINDFALL,
    WORMHOLE_TO_THE_THRONE,
    ZUN,
    space_of,
)
from engine.games.empires_of_the_void.diplomacy import modifier
from engine.games.empires_of_the_void.empire import goods, influence, neighbours, planet_income
from engine.games.empires_of_the_void.events import DiceRolled, EventDrawn, HitCancelled, NothingHappened
from engine.games.empires_of_the_void.happenings import ToRansom
from engine.games.empires_of_the_void.moves import (
    Attack,
    Build,
    Discard,
    EndTurn,
    Foresee,
    Infest,
    Lose,
    Pass,
    Ransom,
    Refuse,
    Research,
    Salvage,
    Sell,
    TradeWith,
    Twist,
)
from engine.games.empires_of_the_void.open_points import ToBuild, ToResearch, ToSell
from engine.games.empires_of_the_void.position import Position
from engine.games.empires_of_the_void.scoring import planet_points
from engine.games.empires_of_the_void.state import EmpiresState
from engine.games.empires_of_the_void.turn import ToAct
from tests.games.empires_of_the_void.table import BLUE, GREEN, RED, YOU, Table, space, told


def what_follows(state: EmpiresState) -> list[Event]:
    """Everything that happens by itself from here."""
    GAME._run_on(state)
    return state.events


def drawn(card: int, position: Position | None = None) -> Table:
    """The event step has just turned up this card."""
    return Table((position or Position()).event_step(card))


# -- the step -----------------------------------------------------------------------------------------------------


def test_a_card_for_each_round_and_one_for_the_end() -> None:
    """Cards 1 to 11 are drawn in rounds 1 to 11, the twelfth when the last turn is over (EV-3.9, EV-6.3, EV-8.1)."""
    rng = Rng(3)
    state = GAME.start(Setup(2, 3))
    while waiting := GAME.waiting(state):
        if state.phase == TURNS:
            assert len(state.past) == state.round
        GAME.play(state, waiting[0], rng.choice(GAME.moves(state, waiting[0])))
    assert len(state.past) == 12
    assert [state.past[number] for number in (4, 8, 11)] == [SCORE_A, SCORE_B, SCORE_C]


def test_the_top_card_is_turned_up() -> None:
    """After the pre-round phase, before the turns (EV-8.1, EV-8.12)."""
    table = drawn(GALACTIC_BOOM)
    assert table.state.past == [GALACTIC_BOOM]
    assert [table.credits(seat) for seat in range(4)] == [2] * 4


def test_whether_a_scoring_comes_is_public() -> None:
    """The back of the card tells; nothing else is known of the stack (EV-8.2, EV-27.1, EV-27.3)."""
    state = Position().stack(SCORE_A, WAR_FEVER).state()
    assert GAME.view(state, YOU).stack == [-1, SCORE_A]


def test_durations() -> None:
    """Instant ones are over at once, round ones end with the round, lasting ones stay (EV-8.3)."""
    assert drawn(GALACTIC_BOOM).state.event == -1
    table = Table(Position(active=BLUE).event(WAR_FEVER).stack(GALACTIC_BOOM))
    table.play(EndTurn())
    assert table.state.event == -1
    assert drawn(PLAGUE_ON_MIRRIM).state.plague
    assert {card.duration for card in EVENT_CARDS} == {"instant", "round", "lasting"}


def test_choices_are_made_in_turn_order() -> None:
    """Each finishes before the next (EV-8.4, EV-8.12)."""
    table = drawn(SCIENTIFIC_CONGRESS, Position().credits(RED, 9))
    for seat in range(4):
        assert table.waiting == (seat,)
        table.play(Pass())
    table.pass_windows()
    assert isinstance(table.step, ToAct)


def test_random_places_are_in_play() -> None:
    """Covered planets are empty spaces, home worlds are never drawn (EV-8.5)."""
    for seed in range(30):
        table = drawn(DISTRESS_CALL, Position(3, seed=seed).covered(KRAAG, FERRUN, QUENNA))
        assert table.state.distress in table.state.galaxy.planets
        table = drawn(DERELICT_OF_THE_ANCIENTS, Position(3, seed=seed).covered(KRAAG, FERRUN, QUENNA))
        assert table.state.derelict in table.state.galaxy.empties
    assert space_of(KRAAG) in table.state.galaxy.empties


# -- tokens -------------------------------------------------------------------------------------------------------


def test_wormhole_to_the_throne() -> None:
    """To the home of the player with fewest planets, among equals the latest in turn order (EV-24.1, EV-8.7)."""
    table = drawn(WORMHOLE_TO_THE_THRONE, Position().conquered(BLUE, KRAAG))
    assert table.state.wormholes == (space_of(PYRIOUS), space_of(HOME + GREEN))


def test_wormholes_move_together() -> None:
    """The old lane is gone; ships stay (EV-8.6, EV-24.2)."""
    planets = list(range(15))
    elsewhere = [planet for planet in planets if planet not in (BINDOK_II, KRAAG)]
    position = (
        Position()
        .wormholes(space_of(PYRIOUS), space("home.2"))
        .ships(YOU, space_of(PYRIOUS), {STARFIGHTER: 1})
        .dice(planets.index(KRAAG), elsewhere.index(FERRUN))
    )
    table = drawn(DRIFTING_WORMHOLE, position)
    assert set(table.state.wormholes) == {space_of(KRAAG), space_of(FERRUN)}
    assert space("home.2") not in neighbours(table.state, space_of(PYRIOUS), 0)
    assert table.ships_at(YOU, PYRIOUS) == (STARFIGHTER,)


def test_rebellion_breaks_out() -> None:
    """On the conquered planet of highest points; without one nothing happens (EV-24.3)."""
    table = drawn(REBELLION, Position().conquered(RED, KRAAG, GORRUM).allied(YOU, PYRIOUS).dice(0))
    assert table.state.rebellion == GORRUM
    assert planet_income(table.state, RED) == 2
    calm = Position().allied(YOU, KRAAG).conquered(RED, HOME).event_step(REBELLION).state()
    assert told(what_follows(calm), NothingHappened)


def test_rebellion_wins() -> None:
    """Settled before the next card: the ally underneath regains the planet and scores it (EV-8.1, EV-8.8)."""
    table = Table(Position().round(5).occupied(RED, GORRUM, ally=YOU).rebellion(GORRUM).event_step(SCORE_A, WAR_FEVER))
    assert table.state.is_ally(YOU, GORRUM)
    assert table.state.rebellion == NOWHERE
    assert table.player().vp == 4 + 5
    assert influence(table.state, YOU) == 3


def test_rebellion_wins_without_an_ally() -> None:
    """The planet is neutral; ships stay (EV-8.8)."""
    position = Position().conquered(RED, GORRUM).rebellion(GORRUM).ships(RED, space_of(GORRUM), {STARFIGHTER: 1})
    table = drawn(GALACTIC_BOOM, position)
    assert table.holder(GORRUM) == NOBODY
    assert table.ships_at(RED, GORRUM) == (STARFIGHTER,)


def test_rebellion_crushed() -> None:
    """One hit, and credits flow again at the end of this turn (EV-8.8, EV-11.5)."""
    place = space_of(GORRUM)
    table = Table(Position().conquered(YOU, GORRUM).rebellion(GORRUM).ships(YOU, place, {STARFIGHTER: 2}).dice(5, 2))
    assert planet_income(table.state, YOU) == 0
    table.play(Attack(place, UPRISING, ACTION))
    assert table.state.rebellion == NOWHERE
    assert planet_income(table.state, YOU) == 3


def test_a_rebellion_of_round_eleven() -> None:
    """Settled before scoring C: planet, port and points are lost; a round event has ended (EV-6.4, EV-8.16)."""
    position = (
        Position(active=BLUE)
        .round(11)
        .event(WAR_FEVER)
        .conquered(RED, PYRIOUS)
        .port(RED, PYRIOUS)
        .rebellion(PYRIOUS)
        .stack(SCORE_C)
    )
    table = Table(position)
    table.play(EndTurn())
    assert table.over
    assert table.holder(PYRIOUS) == NOBODY
    assert table.player(RED).vp == 0
    assert table.state.event == -1


def test_pirates_come_to_the_richest() -> None:
    """Among planets held, home worlds excepted; with none held, to a random one (EV-24.4)."""
    table = drawn(PIRATE_RAIDERS, Position().conquered(RED, KRAAG, GORRUM).dice(0))
    assert table.state.pirates == GORRUM
    assert drawn(PIRATE_RAIDERS, Position().dice(3)).state.pirates == BINDOK_II


def hunt(ships: dict[int, int], *dice: int) -> Position:
    return Position().pirates(KRAAG).ships(YOU, space_of(KRAAG), ships).dice(*dice)


def test_pirates_beaten_before_they_fire() -> None:
    """Two hits in one Attack: removed, four credits (EV-8.9, EV-8.14)."""
    table = Table(hunt({SUNHAMMER: 1, STARFIGHTER: 1}, 3, 5))
    table.play(Attack(space_of(KRAAG), PIRATES, ACTION))
    assert table.state.pirates == NOWHERE
    assert table.credits() == 4


def test_pirates_fire_back() -> None:
    """At initiative 3; a single hit is forgotten (EV-8.9, EV-8.14)."""
    table = Table(hunt({SUNHAMMER: 1, STARFIGHTER: 1}, 3, 1, 5, 6))
    table.play(Attack(space_of(KRAAG), PIRATES, ACTION))
    assert table.ships_at(YOU, KRAAG) == ()
    assert table.state.pirates == KRAAG
    assert isinstance(table.step, ToAct)


def test_only_fate_turns_the_dice_of_the_pirates() -> None:
    """Nobody re-rolls for them; Twist of Fate makes their roll again (EV-8.14, EV-25.16)."""
    cards = (UNRAVEL, UNRAVEL, TWIST_OF_FATE)
    table = Table(hunt({STARCRUISER: 1}, 1, 6, 6, 1, 2).cards(GREEN, *cards))
    table.play(Attack(space_of(KRAAG), PIRATES, ACTION))
    assert table.moves(Twist) == [Twist(YOU, cards)]
    table.play(Pass())
    assert table.waiting == (GREEN,)
    assert table.moves(Twist) == [Twist(NOBODY, cards)]
    table.play(Twist(NOBODY, cards))
    assert table.ships_at(YOU, KRAAG) == (STARCRUISER,)


def test_pirates_and_living_hulls() -> None:
    """One of their hits is cancelled (EV-8.14, EV-21.11)."""
    table = Table(hunt({STARCRUISER: 2}, 3, 1, 5, 5).owns(YOU, LIVING_HULLS))
    events = table.play(Attack(space_of(KRAAG), PIRATES, ACTION))
    assert told(events, HitCancelled)
    assert table.ships_at(YOU, KRAAG) == (STARCRUISER,)
    assert table.state.pirates == KRAAG


def test_distress_call() -> None:
    """On a neutral planet; a Diplomat earns three credits, a card and a point for one action (EV-8.10, EV-24.5,
    EV-18.10)."""
    held = Position().allied(YOU, *(planet for planet in range(15) if planet != ILYX)).dice(0)
    assert drawn(DISTRESS_CALL, held).state.distress == ILYX
    table = Table(Position().distress(KRAAG).ships(YOU, space_of(KRAAG), {DIPLOMAT: 1}).deck(WINDFALL))
    table.play(Salvage(DISTRESS))
    assert (table.credits(), table.hand(), table.player().vp) == (3, (WINDFALL,), 1)
    assert table.state.distress == NOWHERE
    assert table.state.actions == 2
    assert not Table(Position().distress(KRAAG).ships(YOU, space_of(KRAAG), {STARFIGHTER: 1})).moves(Salvage)


def test_derelict() -> None:
    """Any ship salvages it; it gives artifacts for good (EV-8.11, EV-24.6)."""
    assert drawn(DERELICT_OF_THE_ANCIENTS, Position().dice(0)).state.derelict in Position().state().galaxy.empties
    drift = space("mirrim_gardens.c")
    table = Table(Position().derelict(drift).ships(YOU, drift, {STARFIGHTER: 1}))
    table.play(Salvage(DERELICT))
    assert table.state.salvager == YOU
    assert goods(table.state, YOU) == 16
    assert not table.moves(Salvage)


def test_plague() -> None:
    """No credits, points, goods or influence, but the ability works; a Diplomat ends it for three credits and draws two
    cards (EV-24.23, EV-8.16)."""
    state = drawn(PLAGUE_ON_MIRRIM, Position().allied(YOU, SUVAYA, MIRRIM)).state
    assert influence(state, YOU) == 2 + 1
    assert planet_points(state, YOU) == 2
    assert planet_income(state, YOU) == 1
    assert modifier(state, YOU, KRAAG) == 2
    assert goods(Position().allied(YOU, MIRRIM).plague().state(), YOU) == 0
    cure = Position().plague().ships(YOU, space_of(MIRRIM), {DIPLOMAT: 1}).credits(YOU, 3).deck(WINDFALL, UNRAVEL)
    table = Table(cure)
    table.play(Salvage(PLAGUE))
    assert not table.state.plague
    assert table.credits() == 0
    assert len(table.hand()) == 2
    poor = Table(Position().plague().ships(YOU, space_of(MIRRIM), {DIPLOMAT: 1}).credits(YOU, 2))
    assert not poor.moves(Salvage)


def test_several_tokens_on_one_planet() -> None:
    """Each for itself; income is lost only once (EV-8.15)."""
    position = Position().conquered(YOU, KRAAG, FERRUN).pirates(KRAAG).rebellion(KRAAG).distress(KRAAG)
    table = Table(position.ships(YOU, space_of(KRAAG), {STARFIGHTER: 1, DIPLOMAT: 1}))
    assert planet_income(table.state, YOU) == 2
    assert {move.target for move in table.moves(Attack)} == {PIRATES, UPRISING}
    assert table.moves(Salvage) == [Salvage(DISTRESS)]


# -- other cards --------------------------------------------------------------------------------------------------


def test_galactic_boom() -> None:
    """EV-24.7."""
    assert drawn(GALACTIC_BOOM, Position().credits(RED, 3)).credits(RED) == 5


def test_council_levy() -> None:
    """A credit for each two planets, home worlds counted, or all there is (EV-24.8)."""
    position = Position().conquered(YOU, KRAAG, FERRUN, ILYX, VAEL).credits(YOU, 5).conquered(RED, GORRUM)
    table = drawn(COUNCIL_LEVY, position)
    assert table.credits() == 5 - 2
    assert table.credits(RED) == 0


def test_round_events_are_in_force() -> None:
    """EV-24.9, EV-24.10, EV-24.11, EV-24.12, EV-24.19."""
    for card in (SOLAR_STORMS, HYPERLANE_SURGE, WAR_FEVER, COUNCIL_TRUCE, EXODUS_FROM_BINDOK):
        assert drawn(card).state.event == card


def test_truce() -> None:
    """No opponent may be attacked, not even for an undefended planet; other targets may (EV-24.12)."""
    table = Table(
        Position()
        .event(COUNCIL_TRUCE)
        .race(BLUE, SREECH)
        .ships(YOU, space_of(VAEL), {STARFIGHTER: 1})
        .ships(YOU, space_of(KRAAG), {STARFIGHTER: 1})
        .conquered(RED, KRAAG)
        .infested(KRAAG)
        .pirates(KRAAG)
    )
    assert {(move.space, move.target) for move in table.moves(Attack)} == {
        (space_of(VAEL), PLANET), (space_of(KRAAG), INFESTATION), (space_of(KRAAG), PIRATES),
    }  # fmt: skip


def test_festival_of_cultures() -> None:
    """One card each, Zun too (EV-24.13)."""
    table = drawn(FESTIVAL_OF_CULTURES, Position().race(YOU, ZUN))
    assert [len(table.hand(seat)) for seat in range(4)] == [1] * 4
    assert not table.moves(Discard)


def test_scientific_congress() -> None:
    """A research under the usual conditions; asked even if only a trade could help (EV-24.14, EV-8.13)."""
    table = drawn(SCIENTIFIC_CONGRESS, Position().credits(YOU, 3))
    assert isinstance(table.step, ToResearch)
    table.play(Research(DETECTION, NOBODY, NOWHERE))
    assert table.credits() == 0
    assert table.waiting == (RED,)
    assert not table.moves(Research)
    assert table.moves(TradeWith)


def test_arms_bazaar() -> None:
    """Two ships at most, a credit less each, at least 1 (EV-24.15, EV-8.13)."""
    table = drawn(ARMS_BAZAAR, Position().credits(YOU, 5))
    assert isinstance(table.step, ToBuild)
    table.play(Build(STARFIGHTER, False), Build(DIPLOMAT, False))
    assert table.credits() == 3
    assert table.waiting == (RED,)


def test_smugglers_market() -> None:
    """Two credits a card, any number; without cards one is not asked (EV-24.16, EV-8.13)."""
    table = drawn(SMUGGLERS_MARKET, Position().cards(RED, WINDFALL, UNRAVEL))
    assert isinstance(table.step, ToSell)
    assert table.waiting == (RED,)
    table.play(Sell(WINDFALL), Sell(UNRAVEL), Pass())
    assert table.credits(RED) == 4
    assert table.hand(RED) == ()


def test_refugee_fleets() -> None:
    """Everybody with the fewest planets (EV-24.17)."""
    table = drawn(REFUGEE_FLEETS, Position().conquered(YOU, KRAAG).conquered(RED, FERRUN))
    assert [table.credits(seat) for seat in range(4)] == [0, 0, 2, 2]
    assert table.ships_at(GREEN, HOME + GREEN) == (STARFIGHTER,)
    assert table.ships_at(YOU, HOME) == ()


def test_crackdown() -> None:
    """A conqueror pays three or loses Pyrious; an ally gains two (EV-24.18)."""
    table = drawn(PYRIOUS_CRACKDOWN, Position().conquered(RED, PYRIOUS).credits(RED, 3))
    assert isinstance(table.step, ToRansom)
    table.play(Ransom())
    assert table.credits(RED) == 0
    assert table.holder(PYRIOUS) == RED
    assert drawn(PYRIOUS_CRACKDOWN, Position().allied(YOU, PYRIOUS)).credits() == 2


@pytest.mark.parametrize("ally", [NOBODY, GREEN])
def test_crackdown_without_money(ally: int) -> None:
    """He can only refuse; Pyrious is neutral or its ally's again, ships stay (EV-24.18, EV-8.13)."""
    position = Position().credits(RED, 2).ships(RED, space_of(PYRIOUS), {STARFIGHTER: 1})
    position = position.conquered(RED, PYRIOUS) if ally == NOBODY else position.occupied(RED, PYRIOUS, ally=ally)
    table = drawn(PYRIOUS_CRACKDOWN, position)
    assert not table.can(Ransom())
    table.play(Refuse())
    assert table.holder(PYRIOUS) == ally
    assert table.ships_at(RED, PYRIOUS) == (STARFIGHTER,)


def test_exodus_gives_an_ally_a_ship() -> None:
    """EV-24.19."""
    table = drawn(EXODUS_FROM_BINDOK, Position().allied(GREEN, BINDOK_II))
    assert table.ships_at(GREEN, BINDOK_II) == (STARFIGHTER,)
    assert drawn(EXODUS_FROM_BINDOK, Position().conquered(GREEN, BINDOK_II)).ships_at(GREEN, BINDOK_II) == ()


def test_symposium() -> None:
    """For those who control Tan Fu or have a ship there, two credits less (EV-24.20)."""
    table = drawn(
        SYMPOSIUM_ON_TAN_FU,
        Position().conquered(RED, TAN_FU).ships(BLUE, space_of(TAN_FU), {DIPLOMAT: 1}).credits(RED, 1).credits(BLUE, 1),
    )
    assert table.waiting == (RED,)
    table.play(Research(DETECTION, NOBODY, NOWHERE))
    assert table.credits(RED) == 0
    assert table.waiting == (BLUE,)


def test_nhool_awakens() -> None:
    """A die for each ship but Black Holes, one roll for each owner; Moths are destroyed outright (EV-24.21)."""
    place = space_of(NHOOL)
    table = drawn(
        NHOOL_AWAKENS,
        Position().ships(YOU, place, {STARFIGHTER: 1, MOTH: 1, BLACK_HOLE: 1}).ships(RED, place, {DIPLOMAT: 1})
        .dice(3, 2, 1),
    )  # fmt: skip
    assert table.ships(YOU, place) == (STARFIGHTER, BLACK_HOLE)
    assert table.ships(RED, place) == ()


def test_vael_helps_against_the_hazard() -> None:
    """The failed dice are rolled again (EV-8.13, EV-23.2)."""
    place = space_of(NHOOL)
    table = drawn(NHOOL_AWAKENS, Position().allied(YOU, VAEL).ships(YOU, place, {STARFIGHTER: 2}).dice(1, 6, 5))
    table.play(Foresee((1,)))
    assert table.ships(YOU, place) == (STARFIGHTER, STARFIGHTER)


def test_vael_helps_an_infestor() -> None:
    """Any roll of one's own: the failed die is rolled again (EV-22.6, EV-23.2)."""
    position = Position().race(YOU, SREECH).allied(YOU, VAEL).ships(YOU, space_of(KRAAG), {INFESTOR: 1}).dice(1, 3)
    table = Table(position)
    table.play(Infest(KRAAG, NOWHERE), Foresee((1,)))
    assert table.state.infested >> KRAAG & 1


def test_swarm_of_kraag() -> None:
    """A Firebug for an ally, a hazard for a conqueror (EV-24.22)."""
    assert drawn(SWARM_OF_KRAAG, Position().allied(YOU, KRAAG)).ships_at(YOU, KRAAG) == (FIREBUG,)
    table = drawn(
        SWARM_OF_KRAAG, Position().conquered(YOU, KRAAG).ships(YOU, space_of(KRAAG), {STARFIGHTER: 2}).dice(2, 3)
    )
    assert table.ships_at(YOU, KRAAG) == (STARFIGHTER,)


def test_gas_rush() -> None:
    """Four for the controller; if neutral, one for each visitor (EV-24.24)."""
    assert drawn(QUENNA_GAS_RUSH, Position().conquered(RED, QUENNA)).credits(RED) == 4
    table = drawn(QUENNA_GAS_RUSH, Position().ships(YOU, space_of(QUENNA), {DIPLOMAT: 1}))
    assert [table.credits(seat) for seat in range(4)] == [1, 0, 0, 0]


def test_tokens_never_block_a_fight() -> None:
    """Pirates hinder nothing else: a battle beside them goes its way (EV-8.9)."""
    place = space_of(KRAAG)
    table = Table(
        Position().pirates(KRAAG).ships(YOU, place, {SUNHAMMER: 1}).ships(RED, place, {DIPLOMAT: 1, STARFIGHTER: 1})
        .dice(3, 1, 1)
    )  # fmt: skip
    events = table.play(Attack(place, RED, ACTION), Lose(STARFIGHTER))
    assert len(told(events, DiceRolled)) == 1


def test_each_event_is_drawn_once() -> None:
    """The cards drawn are public, the rest is not (EV-27.7)."""
    table = drawn(GALACTIC_BOOM)
    view = GAME.view(table.state, RED)
    assert view.past == [GALACTIC_BOOM]
    assert set(view.unused) == {-1}
    assert told(what_follows(Position().event_step(WAR_FEVER).state()), EventDrawn)
