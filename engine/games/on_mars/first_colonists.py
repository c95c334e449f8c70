"""OM-13.2: the First Colonists variant, with its secret A and B cards."""

from __future__ import annotations

from typing import Any, Final

from engine.core.data import load_toml
from engine.core.moves import Move, Seat
from engine.games.on_mars.components import BUILDINGS, FOLDER, GOODS, NOWHERE
from engine.games.on_mars.events import CardAShown, CardBShown
from engine.games.on_mars.goods import gain
from engine.games.on_mars.moves import ShowCard
from engine.games.on_mars.state import OnMarsState

_data: dict[str, Any] = load_toml(FOLDER / "data/first_colonists.toml")
_types = {building.id: number for number, building in enumerate(BUILDINGS)}

STARTING_SPACES: Final = tuple(_data["starting_spaces"])
CARDS_A: Final = tuple((r["id"], tuple(_types[name] for name in r["buildings"])) for r in _data["card_a"])
CARDS_B: Final = tuple((r["id"], r["task"], GOODS.index(r["reward"])) for r in _data["card_b"])
B_CARDS_DRAWN: Final = 2

_TASKS = tuple(card[1] for card in CARDS_B)
_BITS = {task: 1 << number for number, task in enumerate(_TASKS)}
_SHOWINGS = tuple(ShowCard(card) for card in range(len(CARDS_B)))


def note(state: OnMarsState, seat: Seat, task: str) -> None:
    """A deed that a B card may ask for; two developments in a turn are a deed of their own."""
    if state.options.first_colonists:
        player = state.players[seat]
        if task == "develop_tech" and player.deeds & _BITS[task]:
            task = "develop_twice"
        player.deeds |= _BITS[task]


def new_turn(state: OnMarsState, seat: Seat) -> None:
    """Deeds count within a turn or a travel, and so does the limit of one card."""
    player = state.players[seat]
    player.deeds = 0
    player.card_shown = False


def constructed(state: OnMarsState, seat: Seat, building: int) -> None:
    """The first Building of the A card: it is shown and two B cards are drawn, for deeds from now on."""
    player = state.players[seat]
    if player.card_a != NOWHERE and building in CARDS_A[player.card_a][1]:
        drawn = tuple(state.deck_b[-B_CARDS_DRAWN:][::-1])
        del state.deck_b[-B_CARDS_DRAWN:]
        state.events.append(CardAShown(seat, player.card_a, drawn))
        shown_a, shown_b = state.cards_shown
        state.cards_shown = ((*shown_a, player.card_a), shown_b)
        player.cards_b, player.card_a = drawn, NOWHERE
        player.deeds = 0


def showings(state: OnMarsState, seat: Seat) -> list[Move]:
    """The B cards in hand whose task is done, one a turn."""
    player = state.players[seat]
    if player.card_shown:
        return []
    return [_SHOWINGS[card] for card in player.cards_b if player.deeds >> card & 1]


def may_show(state: OnMarsState, seat: Seat) -> bool:
    """Has the player cards and any deed they could ask for? Said without looking at the cards."""
    player = state.players[seat]
    return bool(player.cards_b) and player.deeds != 0 and not player.card_shown


def show(state: OnMarsState, seat: Seat, card: int) -> None:
    player = state.players[seat]
    player.cards_b = tuple(held for held in player.cards_b if held != card)
    player.card_shown = True
    shown_a, shown_b = state.cards_shown
    state.cards_shown = (shown_a, (*shown_b, card))
    state.events.append(CardBShown(seat, card))
    gain(state, seat, CARDS_B[card][2], 1)
