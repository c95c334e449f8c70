"""Chapter 13: Produce."""

from __future__ import annotations

import pytest

from engine.games.race_for_the_galaxy.components import CARDS, GENE, RARE
from engine.games.race_for_the_galaxy.events import CardsDrawn, GoodArrived, SavedCardsTaken
from engine.games.race_for_the_galaxy.moves import CountNow, NameKind, Produce
from engine.games.race_for_the_galaxy.position import Position
from tests.games.race_for_the_galaxy.table import BEN, PASS, YOU, Table, card, discard, power, produce

OORT = "alien_oort_cloud_refinery"


def producing(
    *tableau: str,
    theirs: tuple[str, ...] = ("old_earth",),
    goods: tuple[str, ...] = (),
    hand: tuple[str, ...] = (),
    yours: str = "develop",
    prestige: int = 0,
) -> Table:
    """A Produce phase; you called it only if `yours` says so."""
    position = Position().tableau(YOU, *tableau).tableau(BEN, *theirs).goods(YOU, *goods).hand(YOU, *hand)
    table = Table(position.prestige(YOU, prestige))
    table.choose(yours, "produce")
    while table.step() == "ToDevelop":
        table.play(table.waiting[0], PASS)
    return table


def test_production_worlds_produce() -> None:
    """Each without a good receives one (RG-13.1, RG-13.2)."""
    table = producing("gem_world", "comet_zone", "new_sparta", "empath_world", goods=("comet_zone",), yours="produce")
    assert set(table.goods()) == {"gem_world", "comet_zone", "empath_world"}
    assert table.state.players[YOU].produced[0] == 1


@pytest.mark.parametrize(("mine", "theirs", "cards"), [(2, 2, 0), (3, 2, 2), (0, 0, 0)])
def test_most_rare_goods(mine: int, theirs: int, cards: int) -> None:
    """Mining Conglomerate wants strictly more, hence at least one (RG-13.7, RG-13.5)."""
    rare = (
        "bio_hazard_mining_world",
        "imperium_armaments_world",
        "volcanic_world",
        "rebel_miners",
        "interstellar_prospectors",
    )
    table = producing("mining_conglomerate", *rare[:mine], theirs=("old_earth", *rare[mine : mine + theirs]))
    assert table.drawn() == cards


def test_goods_on_windfall_worlds_count_as_produced() -> None:
    """Consumer Markets count a Novelty good of the bonus (RG-13.6)."""
    table = producing("consumer_markets", "refugee_world", yours="produce")
    assert table.goods() == ["refugee_world"]
    assert table.drawn() == 1


def test_runaway_robots_draw_when_they_produce() -> None:
    """Their power works with the bonus too (RG-13.4)."""
    table = producing("runaway_robots", yours="produce")
    assert table.drawn() == 1


def test_oort_is_named_before_the_draws() -> None:
    """Pan-Galactic League counts it as Genes; Mining Robots then produce on it as Rare (RG-13.11, RG-23.1)."""
    table = producing("pan_galactic_league", "mining_robots", "mining_conglomerate", OORT)
    assert table.step() == "ToNameKind"
    table.play(YOU, NameKind(GENE))
    assert table.state.oort_kind == RARE
    assert table.state.players[YOU].produced[RARE] == 1
    assert table.drawn() == 1 + 2
    other = producing("pan_galactic_league", "mining_robots", "mining_conglomerate", OORT)
    other.play(YOU, NameKind(RARE))
    assert other.drawn() == 0 + 2


def test_choosing_oort_names_its_kind() -> None:
    """A power for any kind offers it with every kind (RG-13.11)."""
    table = producing("galactic_engineers", OORT)
    assert len(table.moves(Produce)) == 4
    table.play(YOU, produce(OORT, "gene", "galactic_engineers"))
    assert table.state.oort_kind == GENE


@pytest.mark.parametrize(("goods", "prestige"), [((), 1), (("uplift_gene_breeders",), 0)])
def test_prestige_when_a_good_is_produced(goods: tuple[str, ...], prestige: int) -> None:
    """Uplift Gene Breeders (RG-13.4)."""
    assert producing("uplift_gene_breeders", goods=goods).prestige() == prestige


@pytest.mark.parametrize(("more", "prestige"), [((), 0), (("insect_uplift_race",), 1)])
def test_most_chromosome_worlds(more: tuple[str, ...], prestige: int) -> None:
    """Ravaged Uplift World: 3 against 3 none, 4 against 3 one (RG-13.5)."""
    theirs = ("aquatic_uplift_race", "uplift_revolt_world", "devolved_uplift_race")
    table = producing("ravaged_uplift_world", "avian_uplift_race", "reptilian_uplift_race", *more, theirs=theirs)
    assert table.prestige() == prestige


@pytest.mark.parametrize("worlds", [("refugee_world", "asteroid_belt"), ("refugee_world",)])
def test_prestige_produce(worlds: tuple[str, ...]) -> None:
    """Three cards, and goods on up to two windfall worlds (RG-13.3, RG-17.8)."""
    table = producing(*worlds, "new_sparta", yours="produce*", prestige=1)
    while YOU in table.waiting and table.step() == "ToProduce":
        table.play(YOU, table.all_moves()[0])
    assert table.drawn() == 3
    assert set(table.goods()) == set(worlds)


def test_universal_symbionts_not_on_themselves() -> None:
    """Their own power passes them over, the bonus does not (RG-13.3)."""
    own = producing("universal_symbionts")
    assert own.goods() == []
    bonus = producing("universal_symbionts", yours="produce")
    assert bonus.goods() == ["universal_symbionts"]


def test_cards_for_kinds_produced() -> None:
    """Diversified Economy after two Novelty and one Rare: two cards (RG-13.6)."""
    table = producing("diversified_economy", "spice_world", "artist_colony", "volcanic_world")
    assert table.drawn() == 2


def test_uplift_code() -> None:
    """Three chromosome worlds: six cards (RG-13.5)."""
    table = producing("uplift_code", "avian_uplift_race", "reptilian_uplift_race", "clandestine_uplift_lab")
    assert table.drawn() == 6


def test_a_card_for_an_alien_good() -> None:
    """Alien Booby Trap: one card for a good on an empty Alien windfall world, not on a production world; optional
    (RG-13.3, RG-13.9)."""
    table = producing(
        "alien_booby_trap", "deserted_alien_colony", "damaged_alien_factory", hand=("gem_world", "public_works")
    )
    assert table.can(PASS)
    assert table.can(produce("deserted_alien_colony", "alien", "alien_booby_trap"))
    assert not table.can(produce("damaged_alien_factory", "alien", "alien_booby_trap"))
    table.play(YOU, produce("deserted_alien_colony", "alien", "alien_booby_trap"), discard("gem_world"))
    assert table.goods() == ["deserted_alien_colony"]
    assert table.can(produce("damaged_alien_factory", "alien", "damaged_alien_factory"))
    table.play(YOU, produce("damaged_alien_factory", "alien", "damaged_alien_factory"))
    assert table.hand() == []


def test_nothing_is_paid_for_a_world_that_has_its_good() -> None:
    """Damaged Alien Factory with a good does not ask for a card (RG-13.2)."""
    table = producing("damaged_alien_factory", goods=("damaged_alien_factory",), hand=("gem_world", "public_works"))
    assert table.step() == "ToChooseActions"


def test_an_early_counting_draw() -> None:
    """Hand 0: Consumer Markets' card is taken now and discarded for Damaged Alien Factory; no more comes later
    (RG-13.9)."""
    table = producing("consumer_markets", "earths_lost_colony", "damaged_alien_factory")
    assert set(table.all_moves()) == {CountNow(power("consumer_markets", "draw_per_good_produced")), PASS}
    table.play(YOU, CountNow(power("consumer_markets", "draw_per_good_produced")))
    assert table.hand_size() == 1
    table.play(YOU, produce("damaged_alien_factory", "alien", "damaged_alien_factory"))
    assert set(table.goods()) == {"earths_lost_colony", "damaged_alien_factory"}
    assert table.drawn() == 1


def test_powers_and_their_targets() -> None:
    """Mining Robots and the bonus: both worlds get goods; the bonus on the Rare one first leaves the robots idle
    (RG-13.3, RG-13.9)."""
    clever = producing("mining_robots", "destroyed_world", "pre_sentient_race", yours="produce")
    clever.play(YOU, produce("destroyed_world", "rare", "mining_robots"))
    assert set(clever.goods()) == {"destroyed_world", "pre_sentient_race"}
    hasty = producing("mining_robots", "destroyed_world", "pre_sentient_race", yours="produce")
    hasty.play(YOU, produce("destroyed_world", "rare"))
    assert hasty.goods() == ["destroyed_world"]


def test_scavengers_give_their_cards_back() -> None:
    """The saved cards come into hand (RG-13.5, RG-23.2)."""
    table = Table(Position().tableau(YOU, "galactic_scavengers").saved(YOU, "gem_world", "comet_zone"))
    table.choose("produce", "produce")
    assert sorted(table.hand()) == ["comet_zone", "gem_world"]
    assert table.state.players[YOU].saved == ()


def test_worlds_settled_this_round_produce() -> None:
    """What came in Settle belongs to the Produce phase of the same round (RG-13.10)."""
    table = Table(Position().tableau(YOU, "old_earth", "replicant_robots").hand(YOU, "spice_world"))
    table.choose("settle", "produce")
    from tests.games.race_for_the_galaxy.table import place

    table.play(YOU, place("spice_world"))
    assert table.goods() == ["spice_world"]
    assert [event.world for event in table.events(GoodArrived)] == [card("spice_world")]


def test_a_robotic_tie_of_all_goods() -> None:
    """Pan-Galactic Affluence draws for most goods of all kinds (RG-13.7)."""
    table = producing("pan_galactic_affluence", "spice_world", "volcanic_world", theirs=("artist_colony",))
    assert table.drawn() == 1
    tie = producing("pan_galactic_affluence", "spice_world", theirs=("artist_colony",))
    assert tie.drawn() == 0


def test_turn_order_in_produce() -> None:
    """One player after the other (RG-13.1, RG-25.1)."""
    table = Table(
        Position()
        .order(BEN, YOU)
        .tableau(YOU, "refugee_world", "asteroid_belt", "galactic_engineers")
        .tableau(BEN, "pre_sentient_race", "destroyed_world", "terraforming_guild")
    )
    table.choose("produce", "produce")
    assert table.waiting == (BEN,)


def test_the_order_of_what_asks_nothing() -> None:
    """Draws, then goods with what they bring, then counted worlds, saved cards and the prestige bonus (RG-13.9)."""
    table = Table(
        Position()
        .tableau(YOU, "galactic_scavengers", "black_hole_miners", "gem_world", "pan_galactic_league", "plague_world")
        .saved(YOU, "new_vinland")
        .prestige(YOU, 1)
        .deck(
            "public_works", "drop_ships", "colony_ship", "new_earth", "space_port", "spice_world", "mining_world",
            "space_marines", "mining_robots", "export_duties",
        )
    )  # fmt: skip
    table.choose("produce*", "produce")
    told = [
        [CARDS[number].id for number in event.cards]
        for event in table.log
        if isinstance(event, CardsDrawn | SavedCardsTaken) and event.seat == YOU
    ]
    assert told == [
        ["public_works", "drop_ships", "colony_ship"],
        ["space_port"],
        ["mining_world"],
        ["new_vinland"],
        ["space_marines", "mining_robots", "export_duties"],
    ]
    goods = dict(zip(table.tableau(), table.state.players[YOU].goods, strict=True))
    assert (goods["gem_world"], goods["plague_world"]) == (card("new_earth"), card("spice_world"))
