"""Chapter 13: who knows what. What a seat may see of a position, and positions that fit what it sees."""

from __future__ import annotations

from engine.core.moves import Seat, Step
from engine.core.rng import Rng
from engine.games.starfarers.board import PLANETS
from engine.games.starfarers.components import (
    CARDS_OF_EACH,
    CHIT_BACKS,
    CHITS,
    EMPTY_HAND,
    HIDDEN,
    HIDDEN_HAND,
    KINDS,
    NO_CARD,
    NO_CHIT,
    ONE_CARD,
    Hand,
    plus,
)
from engine.games.starfarers.encounter_cards import ENCOUNTERS, could_be
from engine.games.starfarers.flight import BetweenShips, Pondering, ToChooseShip
from engine.games.starfarers.landing import ToClear, ToFound
from engine.games.starfarers.state import OPEN, StarfarersState
from engine.games.starfarers.terms import Terms
from engine.games.starfarers.trading import ACCEPTED, ToAnswer, ToClose

_CHITS_OF = {back: [number for number, chit in enumerate(CHITS) if chit.back == back] for back in CHIT_BACKS}


def hide(view: StarfarersState, seat: Seat | None) -> None:
    """No hand but one's own, no order of any stack, no chit one has not looked at, nothing unsaid (SF-13.2)."""
    eye = OPEN if seat is None else OPEN | 1 << seat
    for other, player in enumerate(view.players):
        if other != seat:
            player.hand = HIDDEN_HAND
    view.drafts = tuple(terms if other == seat else None for other, terms in enumerate(view.drafts))
    view.reserve = [HIDDEN] * len(view.reserve)
    view.whites = [HIDDEN] * len(view.whites)
    view.pile = [HIDDEN] * len(view.pile)
    view.chits = [chit if view.seen[site] & eye or chit == NO_CHIT else HIDDEN for site, chit in enumerate(view.chits)]
    if view.encounter != NO_CARD:
        view.encounter = HIDDEN
    hide_question(view.agenda, seat)


def hide_question(agenda: list[Step[StarfarersState]], seat: Seat | None) -> None:
    """Being asked whether to clear or to found betrays a chit, and so does not being asked (SF-13.7)."""
    step = agenda[-1] if agenda else None
    if isinstance(step, ToChooseShip | ToClear | ToFound) and step.seat != seat:
        agenda.pop()
        if isinstance(agenda[-1], BetweenShips):
            agenda.pop()
        agenda.append(Pondering(step.seat))


def make_up(state: StarfarersState, seat: Seat, rng: Rng) -> None:
    """Cards, chits and encounters nobody has shown this seat, dealt out at random (SF-13.7)."""
    imagine_cards(state, rng)
    imagine_chits(state, rng)
    imagine_encounters(state, rng)
    if state.agenda and isinstance(state.agenda[-1], Pondering):
        state.agenda[-1] = ToChooseShip(state.active)


def imagine_cards(state: StarfarersState, rng: Rng) -> None:
    """All cards but those in the bank and in one's own hand are in other hands and in the reserve."""
    unseen = [CARDS_OF_EACH - in_bank for in_bank in state.bank]
    shown = shown_cards(state)
    hidden = []
    for seat, player in enumerate(state.players):
        if player.hand == HIDDEN_HAND:
            player.hand = shown.get(seat, EMPTY_HAND)
            hidden.append(player)
        unseen = [left - held for left, held in zip(unseen, player.hand, strict=True)]
    cards = [kind for kind in KINDS for _ in range(unseen[kind])]
    rng.mix(cards)
    for player in hidden:
        for _ in range(player.size - sum(player.hand)):
            player.hand = plus(player.hand, ONE_CARD[cards.pop()])
    state.reserve = cards


def shown_cards(state: StarfarersState) -> dict[Seat, Hand]:
    """Cards that players have shown to hold by what they offered, agreed to or took just now (SF-7.21)."""
    shown = {wish.seat: wish.terms.give for wish in state.wishes}
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, ToAnswer):
        shown[step.seat] = step.give
    elif isinstance(step, ToClose):
        shown[step.seat] = step.give
        for other, answer in enumerate(step.answers):
            if isinstance(answer, Terms):
                shown[other] = answer.give
            elif answer == ACCEPTED:
                shown[other] = step.want
    else:
        shown[state.active] = state.taken
    return shown


def imagine_chits(state: StarfarersState, rng: Rng) -> None:
    """Per colour of dot, the chits that are neither on show nor known."""
    known = {*state.chits, *[chit for player in state.players for chit in player.chits]}
    places: dict[str, list[int]] = {"white": []}
    for site, chit in enumerate(state.chits):
        if chit == HIDDEN:
            places.setdefault(back_of(state, site), []).append(site)
    for back, sites in places.items():
        chits = [chit for chit in _CHITS_OF[back] if chit not in known]
        rng.mix(chits)
        for site in sites:
            state.chits[site] = chits.pop()
        if back == "white":
            state.whites = chits


def back_of(state: StarfarersState, site: int) -> str:
    """What shows of a chit that lies face down."""
    return "white" if site in state.whites_laid else PLANETS[state.galaxy[site]].dot


def imagine_encounters(state: StarfarersState, rng: Rng) -> None:
    """The card in play is one that reads as it has read so far; the others fill the pile."""
    unseen = [card for card in range(len(ENCOUNTERS)) if card not in state.discard]
    if state.encounter == HIDDEN:
        paid = sum(state.paid)
        fitting = [card for card in unseen if could_be(card, state.read, paid)]
        state.encounter = rng.choice(fitting)
        unseen.remove(state.encounter)
    rng.mix(unseen)
    state.pile = unseen
