"""Two short games written down at another table, replayed from the set-up to the last point.

In the first Ada has Earth's Lost Colony and lives on Novelty goods, Ben has New Sparta and conquers. Everything in it
is of the base game, so that every level must come to the same end. The second is full of prestige: Ada searches and
takes a world from Ben's Freedom Fighters.
"""

from __future__ import annotations

import pytest

from engine.core.position import ImpossiblePosition
from engine.games.race_for_the_galaxy import GAME
from engine.games.race_for_the_galaxy.components import CARDS, CATEGORIES
from engine.games.race_for_the_galaxy.events import DeckShuffled, GameEnded
from engine.games.race_for_the_galaxy.moves import Begin, SearchFor, TakeFound
from engine.games.race_for_the_galaxy.position import Position, shuffle_into
from engine.games.race_for_the_galaxy.state import IN_THE_MIDDLE
from tests.games.race_for_the_galaxy.table import PASS, Table, attack, card, choice, feed, place, use

ADA, BEN = 0, 1

HANDS = {
    ADA: ("spice_world", "gem_world", "public_works", "colony_ship", "tourist_world", "rebel_base"),
    BEN: (
        "rebel_underground", "expedition_force", "rebel_fuel_cache", "pirate_world", "alien_robotic_factory",
        "lost_species_ark_world",
    ),
}  # fmt: skip
DRAWN = (
    *("new_military_tactics", "export_duties"),  # Ben explores
    *("investment_credits", "artist_colony", "new_earth"),  # Ada explores
    "mining_world",  # the good of Pirate World
    *("space_marines", "drop_ships"),  # the Settle bonus of each
    *("galactic_federation", "merchant_guild", "empath_world", "comet_zone", "outlaw_world"),  # Pirate World's sale
    *("destroyed_world", "plague_world"),  # Ada's goods
    "rebel_miners",  # Ben's Settle bonus
    "aquatic_uplift_race",  # Rebel Underground in Produce
    *("genetics_lab", "mining_robots"),  # Ada's goods
)
LAST_DRAWN = (
    *("mining_conglomerate", "research_labs", "deficit_spending", "mining_league", "terraforming_robots"),
    *("replicant_robots", "new_economy", "trade_league"),  # Ben explores
    *("interstellar_bank", "lost_alien_warship"),  # Ada explores
)

Line = dict[int, tuple[str, ...]]
BEGINNING: tuple[Line, ...] = (
    {
        ADA: ("begin", "earths_lost_colony", "tourist_world", "rebel_base"),
        BEN: ("begin", "new_sparta", "alien_robotic_factory", "lost_species_ark_world"),
    },
    {ADA: ("choose", "explore_1_1"), BEN: ("choose", "develop")},
    {ADA: ("keep", "investment_credits", "artist_colony"), BEN: ("keep", "new_military_tactics")},
    {ADA: ("place", "public_works"), BEN: ("place", "expedition_force")},
    {ADA: ("pay", "colony_ship")},
    {ADA: ("choose", "settle"), BEN: ("choose", "settle")},
    {ADA: ("place", "spice_world"), BEN: ("place", "pirate_world")},
    {ADA: ("pay", "investment_credits", "artist_colony")},
    {ADA: ("choose", "produce"), BEN: ("choose", "consume_trade")},
    {ADA: ("choose", "consume_x2"), BEN: ("choose", "settle")},
    {BEN: ("place", "rebel_underground")},
    {ADA: ("use", "public_works")},
    {ADA: ("feed", "spice_world")},
    {ADA: ("choose", "produce"), BEN: ("choose", "develop")},
    {BEN: ("place", "galactic_federation")},
    {BEN: ("pay", "new_military_tactics", "space_marines", "merchant_guild", "empath_world", "comet_zone")},
)
ENDING: tuple[Line, ...] = (
    {ADA: ("choose", "consume_x2"), BEN: ("choose", "explore_5")},
    {ADA: ("keep", "interstellar_bank"), BEN: ("keep", "new_economy")},
    {ADA: ("use", "earths_lost_colony")},
    {ADA: ("feed", "earths_lost_colony")},
)


def follow(table: Table, lines: tuple[Line, ...], backwards: bool = False) -> None:
    """Play what was written down; those who answer the same question answer in seat order, or backwards."""
    for line in lines:
        for seat in sorted(line, reverse=backwards):
            word, *names = line[seat]
            if word == "begin":
                discards = {card(name) for name in names[1:]}
                world = card(names[0])
                moves = [m for m in table.moves(Begin, seat) if m.world == world and set(m.discards) == discards]
                table.play(seat, *moves)
            elif word == "choose":
                table.play(seat, choice(*names))
            elif word == "keep":
                table.keep(*names, seat=seat)
            elif word == "place":
                table.play(seat, place(*names))
            elif word == "pay":
                table.pay(*names, seat=seat)
            elif word == "use":
                table.play(seat, use(*names, "consume_goods"))
            elif word == "feed":
                table.play(seat, feed(*names))
            elif word == "search":
                categories = [category.id for category in CATEGORIES]
                table.play(seat, SearchFor(categories.index(names[0])), TakeFound())
            elif word == "attack":
                table.play(seat, attack(names[0], 1 - seat, names[1]))
            else:
                table.play(seat, PASS)


def recorded(level: str) -> Position:
    """Ada's and Ben's table; a small pool makes it a short game."""
    choices = level in ("rvi", "bow")
    position = Position(level=level).pool(8).hand(ADA, *HANDS[ADA]).hand(BEN, *HANDS[BEN])
    return position.offered(ADA, "earths_lost_colony", *(["epsilon_eridani"] if choices else [])).offered(
        BEN, "new_sparta", *(["alpha_centauri"] if choices else [])
    )


def check_the_end(table: Table) -> None:
    """Worked out by hand. Ada: 8 chips and 1 + 1 + 1 on cards. Ben: 1 + 1 + 2 + 4 on cards, and Galactic Federation
    counts 2 for itself and 1 for Expedition Force. Ben has five cards in hand, Ada three."""
    assert table.over
    assert table.events(GameEnded) == [GameEnded("pool")]
    assert table.tableau(ADA) == ["earths_lost_colony", "public_works", "spice_world"]
    assert table.tableau(BEN) == [
        "new_sparta", "expedition_force", "pirate_world", "rebel_underground", "galactic_federation",
    ]  # fmt: skip
    ada, ben = GAME.standing(table.state)
    assert {line.id: line.points for line in ada.lines} == {
        "chips": 8, "cards": 3, "variable": 0, "goals": 0, "prestige": 0,
    }  # fmt: skip
    assert {line.id: line.points for line in ben.lines} == {
        "chips": 0, "cards": 8, "variable": 3, "goals": 0, "prestige": 0,
    }  # fmt: skip
    assert (ada.score, ben.score) == (11, 11)
    assert (ada.tie_breaks, ben.tie_breaks) == ((3,), (5,))
    assert (ada.rank, ben.rank) == (2, 1)


@pytest.mark.parametrize("backwards", [False, True])
@pytest.mark.parametrize("level", ["base", "tgs", "rvi", "bow"])
def test_a_recorded_game(level: str, backwards: bool) -> None:
    """Start worlds, every phase, the end of the game and the tie-break, with whoever answers first (RG-3.6, RG-3.12,
    RG-5.3, RG-14.4, RG-15.1, RG-15.3, RG-25.1, RG-25.3)."""
    table = Table(recorded(level).deck(*DRAWN, *LAST_DRAWN))
    follow(table, BEGINNING, backwards)
    assert table.state.order == (BEN, ADA)
    assert (table.vp(ADA), table.state.pool) == (4, 4)
    assert sorted(table.hand(BEN)) == ["aquatic_uplift_race", "outlaw_world", "rebel_fuel_cache", "rebel_miners"]
    assert table.goods(ADA) == ["earths_lost_colony", "spice_world"]
    assert [CARDS[good].id for good in table.state.players[ADA].goods if good >= 0] == ["genetics_lab", "mining_robots"]
    follow(table, ENDING, backwards)
    assert sorted(table.hand(ADA)) == ["drop_ships", "gem_world", "interstellar_bank"]
    check_the_end(table)


def test_a_recorded_shuffle() -> None:
    """The deck runs out before the last Explore phase; the new deck lies as it was written down (RG-4.3, RG-25.1)."""
    table = Table(recorded("base").only_deck(*DRAWN))
    follow(table, BEGINNING)
    new_deck = (
        "tourist_world", "rebel_base", "export_duties", "merchant_guild", "colony_ship", "new_earth", "comet_zone",
        "mining_world", "empath_world", "artist_colony", "alien_robotic_factory", "investment_credits",
        "lost_species_ark_world", "new_military_tactics", "space_marines", "destroyed_world", "plague_world",
    )  # fmt: skip
    assert sorted(table.discards()) == sorted(new_deck)
    shuffle_into(table.state, *new_deck)
    follow(table, ENDING[:1])
    assert table.events(DeckShuffled) == [DeckShuffled(0, 17)]
    follow(table, ({ADA: ("keep", "artist_colony"), BEN: ("keep", "merchant_guild")}, *ENDING[2:]))
    assert "merchant_guild" in table.hand(BEN)
    assert [CARDS[number].id for number in reversed(table.state.decks[0])] == list(new_deck[10:])
    check_the_end(table)


REBELLION: tuple[Line, ...] = (
    {
        ADA: ("begin", "imperium_warlord", "comet_zone", "new_earth"),
        BEN: ("begin", "rebel_freedom_fighters", "plague_world", "pilgrimage_world"),
    },
    {ADA: ("choose", "develop"), BEN: ("choose", "develop")},
    {ADA: ("place", "pan_galactic_mediator"), BEN: ("place", "rebel_troops")},
    {BEN: ("pay", "mining_world")},
    {ADA: ("choose", "search"), BEN: ("choose", "settle")},
    {ADA: ("search", "development_military_1_or_2")},
    {ADA: ("pass",), BEN: ("place", "rebel_fuel_cache")},
    {ADA: ("choose", "explore_1_1"), BEN: ("choose", "develop")},
    {ADA: ("keep", "gem_world", "secluded_world"), BEN: ("keep", "space_port")},
    {ADA: ("place", "imperium_troops"), BEN: ("pass",)},
    {ADA: ("pay", "spice_world")},
    {ADA: ("choose", "develop"), BEN: ("choose", "consume_trade")},
    {ADA: ("place", "interstellar_casus_belli")},
    {ADA: ("pass",)},
    {ADA: ("choose", "settle"), BEN: ("choose", "produce")},
    {BEN: ("pass",)},
    {ADA: ("attack", "interstellar_casus_belli", "rebel_fuel_cache")},
    {BEN: ("pass",)},
)


@pytest.mark.parametrize("backwards", [False, True])
def test_a_recorded_rebellion(backwards: bool) -> None:
    """Search, prestige, its leader's bonus, a goal at the start of a round and a takeover (RG-5.1, RG-7.4, RG-11.10,
    RG-16.1, RG-17.6, RG-25.1).

    Chips: both lead together once, then Ben alone three times; with the third he has 3 and 2 prestige. The attack is
    Warlord 1, Mediator -1, Troops 1 and 2 against Rebels, the defense 1, Freedom Fighters 1 and Troops 1. Ada: 1 chip,
    2 + 1 + 1 + 0 + 1 on cards, 1 - 1 + 2 prestige. Ben: 4 chips, 1 + 1 on cards, 2 prestige, 3 for Galactic Standing.
    """
    position = (
        Position(takeovers=True)
        .pool(5)
        .goals("galactic_standing", "research_leader")
        .offered(ADA, "imperium_warlord", "galactic_developers")
        .offered(BEN, "rebel_freedom_fighters", "alpha_centauri")
        .hand(
            ADA, "imperium_troops", "interstellar_casus_belli", "pan_galactic_mediator", "spice_world", "comet_zone",
            "new_earth",
        )
        .hand(
            BEN, "rebel_troops", "rebel_fuel_cache", "rebel_miners", "mining_world", "plague_world", "pilgrimage_world"
        )
        .deck(
            *("artist_colony", "expedition_force"),  # Ada searches
            *("asteroid_belt", "drop_ships"),  # Rebel Fuel Cache and the Settle bonus
            "lost_alien_warship",  # Ben leads with a token
            *("gem_world", "secluded_world", "blaster_gem_mines", "tourist_world", "galactic_resort"),  # Ada explores
            *("distant_world", "new_vinland", "space_port"),  # Ben explores
            *("destroyed_world", "radioactive_world", "star_nomad_lair"),  # the good of Rebel Fuel Cache is sold
            "aquatic_uplift_race",  # the Settle bonus
        )
    )  # fmt: skip
    table = Table(position)
    follow(table, REBELLION, backwards)
    assert table.over
    assert table.state.order == (ADA, BEN)
    assert table.state.leader == IN_THE_MIDDLE
    assert table.hand(ADA) == ["aquatic_uplift_race"]
    assert sorted(table.hand(BEN)) == [
        "destroyed_world", "drop_ships", "lost_alien_warship", "radioactive_world", "rebel_miners", "space_port",
        "star_nomad_lair",
    ]  # fmt: skip
    ada, ben = GAME.standing(table.state)
    assert [line.points for line in ada.lines] == [1, 5, 0, 0, 2]
    assert [line.points for line in ben.lines] == [4, 2, 0, 3, 2]
    assert (ada.score, ben.score) == (8, 11)


def test_all_choose_a_start_world_or_nobody_does() -> None:
    """A position is either before the choice of start worlds or after it (RG-3.6)."""
    with pytest.raises(ImpossiblePosition, match="all seats"):
        Position().offered(ADA, "old_earth").state()
