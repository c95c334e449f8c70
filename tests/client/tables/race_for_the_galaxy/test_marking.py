"""While others think, cards are marked: what pays for what was placed, or what is placed next."""

from __future__ import annotations

from client.tables import make_table
from client.tables.race_for_the_galaxy.picks import RaceChoosing
from client.tables.race_for_the_galaxy.table import RaceTable
from engine.core.moves import Move
from engine.games.race_for_the_galaxy.components import ACT_DEVELOP, ACT_SETTLE, NOTHING, NUMBER
from engine.games.race_for_the_galaxy.game import GAME
from engine.games.race_for_the_galaxy.moves import Choose, Pass, Place
from engine.games.race_for_the_galaxy.position import Position
from tests.client.tables.person import Person

YOU, OTHER = 0, 1


class AtMyScreen(Person):
    """Only seat 0 sits here; what the other one does comes in as from elsewhere."""

    def __init__(self, mine: int, theirs: int) -> None:
        state = (
            Position(players=2, level="base")
            .tableau(YOU, "earths_lost_colony")
            .hand(YOU, "new_vinland", "expedition_force", "public_works", "gem_world", "spice_world")
            .hand(OTHER, "mining_world", "old_earth", "comet_zone", "interstellar_bank")
            .order(YOU, OTHER)
            .state()
        )
        GAME.play(state, YOU, Choose((mine,), NOTHING))
        GAME.play(state, OTHER, Choose((theirs,), NOTHING))
        super().__init__(GAME, lambda around: make_table(around, plain=False), 2, state=state, length=0.0)
        self.link._people = [YOU]
        self.link.sit_down(YOU)
        self.table.jump(self.link.view)
        self.look()

    def meanwhile(self, move: Move) -> None:
        """The other one answers."""
        entries = self.link.match.entries
        self.link.match.play(OTHER, move)
        self.link._show(OTHER, entries[-1].events, 0.0)
        for update in self.link.poll():
            self.table.show(update)
        self.look()

    @property
    def choosing(self) -> RaceChoosing:
        assert isinstance(self.table, RaceTable)
        assert isinstance(self.table.choosing, RaceChoosing)
        return self.table.choosing


def test_the_payment_marked_is_paid_when_it_is_due() -> None:
    """RG-6.9, RG-10.4: what was placed face down is paid for after all have placed."""
    person = AtMyScreen(ACT_SETTLE, ACT_SETTLE)
    person.make_with_mouse(Place(NUMBER["new_vinland"]))
    assert person.choosing.marks
    assert person.choosing.marking == "pay"
    for card in ("gem_world", "public_works"):
        person.click(f"card.{NUMBER[card]}.0")
    person.meanwhile(Pass())
    hand = person.link.match.state.players[YOU].hand
    assert NUMBER["gem_world"] not in hand
    assert NUMBER["public_works"] not in hand
    assert NUMBER["new_vinland"] in person.link.match.state.players[YOU].tableau


def test_too_few_cards_marked_pay_for_nothing() -> None:
    person = AtMyScreen(ACT_SETTLE, ACT_SETTLE)
    person.make_with_mouse(Place(NUMBER["new_vinland"]))
    person.click(f"card.{NUMBER['gem_world']}.0")
    person.meanwhile(Pass())
    assert NUMBER["gem_world"] in person.link.match.state.players[YOU].hand
    assert not person.choosing.selected


def test_the_card_marked_is_placed_in_the_next_phase() -> None:
    """RG-9.1, RG-10.1: nothing is developed, and in Settle the world marked meanwhile is placed."""
    person = AtMyScreen(ACT_DEVELOP, ACT_SETTLE)
    person.make_with_mouse(Pass())
    assert person.choosing.marking == "place"
    person.click(f"card.{NUMBER['spice_world']}.0")
    person.meanwhile(Pass())
    assert person.sent[-1] == Place(NUMBER["spice_world"])


def test_a_marked_card_can_be_let_go_again() -> None:
    person = AtMyScreen(ACT_DEVELOP, ACT_SETTLE)
    person.make_with_mouse(Pass())
    for _ in range(2):
        person.click(f"card.{NUMBER['spice_world']}.0")
    person.meanwhile(Pass())
    assert person.sent[-1] == Pass()


def test_only_one_card_is_marked_to_be_placed() -> None:
    choosing = RaceChoosing(lambda move: None, lambda: None)
    choosing.mark_for("place")
    assert choosing.helps(("card", 1))
    choosing.select(("hand", 1, 0), ("card", 1))
    assert not choosing.helps(("card", 2))
    choosing.mark_for("pay")
    assert not choosing.selected, "what was marked for one thing is not used for another"
    assert choosing.helps(("card", 2))
