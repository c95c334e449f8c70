"""Chapter 7: the pre-round phase. Orders, prices, research, and the reveal."""

from __future__ import annotations

import pytest

from engine.core.moves import Event
from engine.games.empires_of_the_void import GAME
from engine.games.empires_of_the_void.battle import destroy
from engine.games.empires_of_the_void.components import (
    CENTIPEDE,
    CENTIPEDE_BAYS,
    CLOAKING,
    COUNCIL_TRUCE,
    DECIMA,
    DETECTION,
    DIPLOMAT,
    DOCKING_BAY,
    DRAVOS,
    EEGH,
    FIREBUG,
    GALACTIC_BOOM,
    GOODS,
    GORRUM,
    HIRED_SHIPWRIGHTS,
    HOME,
    HOSTILE_TAKEOVER,
    INFESTOR,
    KRAAG,
    MOTH,
    NOBODY,
    NOMADS,
    NOWHERE,
    ONE,
    OPEN_ARCHIVES,
    RESEARCH_GRANT,
    SPACE_PORT,
    SREECH,
    STARCRUISER,
    STARCRUISERS,
    STARFIGHTER,
    SUNHAMMERS,
    TAN_FU,
    TARGETING_COMPUTERS,
    TECHNOLOGIES,
    TERRAFORMING,
    WINDFALL,
    XENOLINGUISTICS,
    space_of,
)
from engine.games.empires_of_the_void.empire import hand_limit
from engine.games.empires_of_the_void.events import ShipBuilt, ShipMissing
from engine.games.empires_of_the_void.moves import (
    Accept,
    AskGood,
    Attack,
    Build,
    Drop,
    GiveCredit,
    Pass,
    PlayCards,
    Ready,
    Research,
    Reset,
    Send,
    TakeCredits,
    TradeWith,
    Unready,
)
from engine.games.empires_of_the_void.position import Position
from engine.games.empires_of_the_void.prepare import ToOrder, ToPrepare
from engine.games.empires_of_the_void.research import cost, researches
from engine.games.empires_of_the_void.shipyard import supply
from engine.games.empires_of_the_void.state import Options
from tests.games.empires_of_the_void.table import BLUE, GREEN, RED, YOU, Table, told

AT_HOME = space_of(HOME)
CRYSTALS = GOODS.index("crystals")


def phase(**options: bool) -> Position:
    """Everybody is about to enter orders; a quiet event follows."""
    return Position(options=Options(**options)).pre_round().stack(GALACTIC_BOOM)


def research(technology: int, lender: int = NOBODY, world: int = NOWHERE) -> Research:
    return Research(technology, lender, world)


def built(events: list[Event]) -> list[tuple[int, int]]:
    return [(event.seat, event.ship) for event in told(events, ShipBuilt)]


def everybody_ready(table: Table) -> list[Event]:
    events: list[Event] = []
    while isinstance(table.step, ToOrder):
        events += table.by(table.waiting[0], Ready())
    return events


def test_unlock_and_build_at_once() -> None:
    """Research Starcruisers for 5, build one for 4; building before and after is allowed (EV-7.1, EV-7.15)."""
    table = Table(phase().credits(YOU, 11))
    assert table.refuses(Build(STARCRUISER, False), YOU)
    table.by(YOU, Build(STARFIGHTER, False), research(STARCRUISERS), Build(STARCRUISER, False))
    events = everybody_ready(table)
    assert built(events) == [(YOU, STARFIGHTER), (YOU, STARCRUISER)]
    assert table.player().owns(STARCRUISERS)
    assert table.credits() == 0 + 2  # the event


def test_orders_are_carried_out_when_all_are_ready() -> None:
    """Entered privately; nothing happens before; a word can be taken back until all have given it (EV-7.2, EV-7.14)."""
    table = Table(phase().credits(YOU, 2))
    table.by(YOU, Build(STARFIGHTER, False), Ready())
    assert YOU not in table.waiting
    assert table.ships(YOU, AT_HOME) == ()
    assert GAME.moves(table.state, YOU) == [Unready()]
    table.by(YOU, Unready())
    assert YOU in table.waiting
    table.by(YOU, Reset(), Ready())
    everybody_ready(table)
    assert table.ships(YOU, AT_HOME) == ()


def test_classes_that_are_always_open_and_those_that_are_not() -> None:
    """Starfighters and Diplomats for all, alien ships with access, Infestors for Sreech (EV-7.3, EV-20.11)."""
    table = Table(phase().race(RED, SREECH).allied(GREEN, KRAAG).credits(YOU, 20).credits(RED, 20).credits(GREEN, 20))
    assert [move.ship for move in table.moves(Build, YOU)] == [STARFIGHTER, DIPLOMAT]
    assert [move.ship for move in table.moves(Build, RED)] == [STARFIGHTER, DIPLOMAT, INFESTOR]
    assert [move.ship for move in table.moves(Build, GREEN)] == [STARFIGHTER, DIPLOMAT, FIREBUG]


def test_a_class_in_use_cannot_be_built() -> None:
    """Three Diplomats afloat or ordered, and no more (EV-2.3, EV-7.4)."""
    table = Table(phase().credits(YOU, 9).ships(YOU, AT_HOME, {DIPLOMAT: 2}))
    table.by(YOU, Build(DIPLOMAT, False))
    assert not table.can(Build(DIPLOMAT, False), YOU)


def test_building_beside_the_enemy() -> None:
    """On a home world an enemy holds, with enemy ships there; no battle follows (EV-7.6)."""
    table = Table(phase().credits(YOU, 2).conquered(RED, HOME).ships(RED, AT_HOME, {STARCRUISER: 3}))
    table.by(YOU, Build(STARFIGHTER, False))
    everybody_ready(table)
    assert table.ships(YOU, AT_HOME) == (STARFIGHTER,)


def test_unspent_credits_are_kept() -> None:
    """EV-7.7."""
    table = Table(phase().credits(YOU, 50))
    everybody_ready(table)
    assert table.credits() == 52


def test_space_port() -> None:
    """One ship of the round may appear there, not a second, and only while the planet is held (EV-7.5, EV-7.13)."""
    table = Table(phase().credits(YOU, 9).conquered(YOU, KRAAG).port(YOU, KRAAG))
    table.by(YOU, Build(STARFIGHTER, True))
    assert not any(move.port for move in table.moves(Build, YOU))
    everybody_ready(table)
    assert table.ships_at(YOU, KRAAG) == (STARFIGHTER,)
    assert table.player().ported


def test_a_port_ordered_may_receive_a_ship_at_once() -> None:
    """All research comes first (EV-7.16)."""
    table = Table(phase().credits(YOU, 9).conquered(YOU, KRAAG).owns(YOU, DOCKING_BAY))
    table.by(YOU, research(SPACE_PORT, world=KRAAG), Build(STARFIGHTER, True))
    everybody_ready(table)
    assert table.ships_at(YOU, KRAAG) == (STARFIGHTER,)


def test_discounts() -> None:
    """Decima makes the first Starfighter cheaper, Gorrum skips it and lowers two more (EV-7.12, EV-22.4, EV-23.3)."""
    table = Table(phase().race(YOU, DECIMA).allied(YOU, GORRUM).credits(YOU, 5))
    table.by(YOU, *[Build(STARFIGHTER, False)] * 4)
    assert table.player().orders.prices == (1, 1, 1, 2)
    assert table.player().free == 0


def test_one_research_a_round() -> None:
    """EV-7.8."""
    table = Table(phase().credits(YOU, 20))
    table.by(YOU, research(DETECTION))
    assert not table.moves(Research, YOU)


def test_conditions_of_research() -> None:
    """Not owned, prerequisite owned, cost paid, good at hand (EV-7.9)."""
    position = phase().credits(YOU, 8).owns(YOU, STARCRUISERS)
    names = {move.technology for move in Table(position).moves(Research, YOU)}
    assert STARCRUISERS not in names
    assert SUNHAMMERS not in names
    position = phase().credits(YOU, 8).owns(YOU, STARCRUISERS).conquered(YOU, KRAAG)
    assert research(SUNHAMMERS) in Table(position).moves(Research, YOU)
    position = phase().credits(YOU, 7).owns(YOU, STARCRUISERS).conquered(YOU, KRAAG)
    assert research(SUNHAMMERS) not in Table(position).moves(Research, YOU)
    position = phase().credits(YOU, 8).conquered(YOU, KRAAG)
    assert research(SUNHAMMERS) not in Table(position).moves(Research, YOU)


def test_research_is_permanent() -> None:
    """Losing the planet with the good changes nothing (EV-7.10)."""
    table = Table(phase().credits(YOU, 8).owns(YOU, STARCRUISERS).conquered(YOU, KRAAG))
    table.by(YOU, research(SUNHAMMERS))
    everybody_ready(table)
    table.state.holder[KRAAG] = RED
    assert table.player().owns(SUNHAMMERS)


def test_costs_pile_down_to_the_floor() -> None:
    """Eegh and Tan Fu: 3 - 1 - 1 = 1; a Research Grant brings it to 0 (EV-7.11, EV-22.12, EV-23.6, EV-25.11)."""
    state = Position().race(YOU, EEGH).allied(YOU, TAN_FU).state()
    assert cost(state, YOU, DETECTION) == 1
    assert cost(state, YOU, DETECTION, 2) == 1
    state.players[YOU].grant = True
    assert cost(state, YOU, DETECTION) == 0


def test_a_borrowed_good() -> None:
    """Two credits for leave to use crystals; the research stands when the lender loses his planet (EV-7.9, EV-17.3)."""
    table = Table(phase().credits(YOU, 8).owns(YOU, DETECTION).conquered(RED, DRAVOS))
    assert not table.can(research(CLOAKING, RED), YOU)
    table.by(YOU, TradeWith(RED), GiveCredit(), GiveCredit())
    table.by(YOU, AskGood(CRYSTALS), Send())
    table.by(RED, Accept(()))
    assert (table.credits(), table.credits(RED)) == (6, 2)
    table.by(YOU, research(CLOAKING, RED))
    everybody_ready(table)
    table.state.holder[DRAVOS] = GREEN
    assert table.player().owns(CLOAKING)
    assert table.player().leaves == ()


def test_short_of_alien_ships() -> None:
    """Served in turn order, one ship at a time; the other's credits stay with him (EV-7.2, EV-20.12)."""
    position = phase().race(GREEN, SREECH).allied(YOU, KRAAG).infested(KRAAG).credits(YOU, 3).credits(GREEN, 3)
    table = Table(position.ships(BLUE, space_of(HOME + BLUE), {FIREBUG: 5}))
    table.by(YOU, Build(FIREBUG, False))
    table.by(GREEN, Build(FIREBUG, False))
    events = everybody_ready(table)
    assert built(events) == [(YOU, FIREBUG)]
    assert [event.seat for event in told(events, ShipMissing)] == [GREEN]
    assert table.credits(GREEN) == 3 + 2


def test_reserved_credits_cannot_be_spent_or_taken() -> None:
    """Bound by an order until it is taken back (EV-7.14, EV-25.25)."""
    table = Table(phase().credits(YOU, 7).cards(RED, HOSTILE_TAKEOVER, WINDFALL, HIRED_SHIPWRIGHTS))
    table.by(YOU, research(STARCRUISERS))
    assert table.player().free == 2
    table.by(YOU, TradeWith(RED), GiveCredit(), GiveCredit())
    assert not table.can(GiveCredit(), YOU)
    table.by(YOU, Drop())
    table.by(RED, PlayCards(HOSTILE_TAKEOVER, (WINDFALL, HIRED_SHIPWRIGHTS, HOSTILE_TAKEOVER)))
    table.pass_windows()
    assert table.moves(TakeCredits, RED) == [TakeCredits((2, 0, 0, 0))]
    table.by(RED, TakeCredits((2, 0, 0, 0)))
    assert table.credits() == 5
    table.by(YOU, Reset())
    assert table.player().free == 5


def test_research_ordered_has_no_effect_before_the_reveal() -> None:
    """Hand limits stay as they are (EV-7.15)."""
    table = Table(phase().credits(YOU, 9))
    table.by(YOU, research(XENOLINGUISTICS))
    assert hand_limit(table.state, YOU) == 3
    everybody_ready(table)
    assert hand_limit(table.state, YOU) == 4


def test_research_first_then_ships_in_turn_order() -> None:
    """One ship at a time (EV-7.16)."""
    table = Table(phase().credits(YOU, 4).credits(RED, 2))
    table.by(YOU, Build(STARFIGHTER, False), Build(STARFIGHTER, False))
    table.by(RED, Build(DIPLOMAT, False))
    assert built(everybody_ready(table)) == [(YOU, STARFIGHTER), (RED, DIPLOMAT), (YOU, STARFIGHTER)]


def test_ships_are_ordered_in_any_order() -> None:
    """Before and after the research, and in the order in which they are to be served (EV-7.1, EV-7.14)."""
    table = Table(phase().credits(YOU, 15))
    table.by(YOU, Build(DIPLOMAT, False), research(CENTIPEDE_BAYS), Build(CENTIPEDE, False), Build(STARFIGHTER, False))
    assert built(everybody_ready(table)) == [(YOU, DIPLOMAT), (YOU, CENTIPEDE), (YOU, STARFIGHTER)]


def test_a_contested_ship_is_served_in_the_order_of_the_orders() -> None:
    """Whoever orders the last Firebug first has it, though he is later in turn order (EV-7.2, EV-7.16)."""
    position = phase().race(GREEN, SREECH).allied(YOU, KRAAG).infested(KRAAG).credits(YOU, 5).credits(GREEN, 5)
    table = Table(position.ships(BLUE, space_of(HOME + BLUE), {FIREBUG: 5}))
    table.by(YOU, Build(STARFIGHTER, False), Build(FIREBUG, False))
    table.by(GREEN, Build(FIREBUG, False), Build(STARFIGHTER, False))
    events = everybody_ready(table)
    assert (GREEN, FIREBUG) in built(events)
    assert [event.seat for event in told(events, ShipMissing)] == [YOU]


def test_grants_are_given_back_with_the_orders() -> None:
    """Research Grant and Open Archives serve the next research, together if need be (EV-25.11, EV-25.12, EV-25.22)."""
    cards = (RESEARCH_GRANT, RESEARCH_GRANT, OPEN_ARCHIVES, OPEN_ARCHIVES)
    table = Table(phase().credits(YOU, 5).race(YOU, NOMADS).race(GREEN, SREECH).cards(YOU, *cards))
    assert not table.can(research(TERRAFORMING), YOU)
    table.by(YOU, PlayCards(RESEARCH_GRANT, (RESEARCH_GRANT, RESEARCH_GRANT)))
    table.by(YOU, PlayCards(OPEN_ARCHIVES, (OPEN_ARCHIVES, OPEN_ARCHIVES)))
    table.by(YOU, research(TERRAFORMING))
    assert table.player().orders.price == TECHNOLOGIES[TERRAFORMING].cost - 3
    assert not table.moves(PlayCards, YOU)
    table.by(YOU, Reset())
    assert table.can(research(TERRAFORMING), YOU)
    everybody_ready(table)
    assert not table.player().grant
    assert not table.player().archives


def test_hired_shipwrights_build_at_once() -> None:
    """Openly, in the phase too, for 1 less each and at most three (EV-25.9, EV-25.24)."""
    table = Table(phase().credits(YOU, 5).cards(YOU, HIRED_SHIPWRIGHTS, WINDFALL))
    table.by(YOU, PlayCards(HIRED_SHIPWRIGHTS, (WINDFALL, HIRED_SHIPWRIGHTS)))
    table.by(YOU, *[Build(STARFIGHTER, False)] * 3)
    assert isinstance(table.step, ToOrder)
    assert table.number(YOU, STARFIGHTER) == 3
    assert table.credits() == 2


def test_advanced_preparation_is_public_and_final() -> None:
    """One after another; each ship and research happens at once; ready ends it (EV-7.17, EV-26.2)."""
    table = Table(phase(advanced=True).credits(YOU, 9).credits(RED, 9))
    assert isinstance(table.step, ToPrepare)
    assert table.waiting == (YOU,)
    table.play(Build(STARFIGHTER, False))
    assert table.ships(YOU, AT_HOME) == (STARFIGHTER,)
    table.play(research(TARGETING_COMPUTERS))
    assert table.player().owns(TARGETING_COMPUTERS)
    assert not table.moves(Reset)
    assert not table.moves(Research)
    table.play(Ready())
    assert table.waiting == (RED,)


def test_advanced_preparation_counts_the_foundry() -> None:
    """Two ships a phase, minimum 1 (EV-23.3)."""
    table = Table(phase(advanced=True).allied(YOU, GORRUM).credits(YOU, 9))
    table.play(*[Build(STARFIGHTER, False)] * 3)
    assert table.credits() == 9 - 1 - 1 - 2


def test_advanced_ships_are_built_in_any_order() -> None:
    """A class opened by the research is built after dearer ones (EV-7.1, EV-7.17)."""
    table = Table(phase(advanced=True).credits(YOU, 11))
    table.play(Build(DIPLOMAT, False), research(CENTIPEDE_BAYS), Build(CENTIPEDE, False), Build(STARFIGHTER, False))
    assert table.ships(YOU, AT_HOME) == (STARFIGHTER, CENTIPEDE, DIPLOMAT)
    assert table.credits() == 0


@pytest.mark.parametrize("advanced", [False, True])
def test_reductions_of_the_foundry_and_of_shipwrights_add_up(advanced: bool) -> None:
    """Two ships of the phase, whatever lets you build, and no third (EV-7.12, EV-23.3, EV-25.9)."""
    table = Table(
        phase(advanced=advanced)
        .allied(YOU, GORRUM)
        .owns(YOU, STARCRUISERS)
        .credits(YOU, 20)
        .cards(YOU, HIRED_SHIPWRIGHTS, WINDFALL)
    )
    table.by(YOU, Build(STARCRUISER, False), PlayCards(HIRED_SHIPWRIGHTS, (WINDFALL, HIRED_SHIPWRIGHTS)))
    table.by(YOU, *[Build(STARCRUISER, False)] * 2, Pass(), Build(STARCRUISER, False))
    assert table.player().free == 20 - 3 - 2 - 3 - 4


def test_shipwrights_outside_the_phase_know_no_foundry() -> None:
    """Gorrum works in pre-round phases alone (EV-23.3)."""
    table = Table(
        Position().allied(YOU, GORRUM).owns(YOU, STARCRUISERS).credits(YOU, 9).cards(YOU, HIRED_SHIPWRIGHTS, WINDFALL)
    )
    table.play(PlayCards(HIRED_SHIPWRIGHTS, (WINDFALL, HIRED_SHIPWRIGHTS)), Build(STARCRUISER, False))
    assert table.credits() == 6


def test_the_phase_comes_before_event_and_turns() -> None:
    """EV-6.1."""
    table = Table(Position().pre_round().stack(COUNCIL_TRUCE))
    assert table.state.event == -1
    everybody_ready(table)
    assert table.state.event == COUNCIL_TRUCE
    table.pass_windows()
    assert table.waiting == (YOU,)
    assert not table.moves(Attack)


def test_destroyed_ships_can_be_built_again() -> None:
    """Back in the supply they came from (EV-7.4)."""
    state = Position().ships(YOU, AT_HOME, {MOTH: 1, CENTIPEDE: 8}).state()
    assert (supply(state, YOU, CENTIPEDE), supply(state, YOU, MOTH)) == (0, 5)
    destroy(state, YOU, AT_HOME, ONE[CENTIPEDE] + ONE[MOTH])
    assert (supply(state, YOU, CENTIPEDE), supply(state, YOU, MOTH)) == (1, 6)


def test_nothing_to_research_when_all_is_owned() -> None:
    """EV-7.9."""
    assert researches(Position().credits(YOU, 99).owns(YOU, *range(21)).state(), YOU) == []
