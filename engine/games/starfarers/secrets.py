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
from engine.games.starfarers.outcomes import ToGiveCard, ToWearDown
from engine.games.starfarers.production import ToPayTribute
from engine.games.starfarers.state import OPEN, StarfarersState
from engine.games.starfarers.trading import OFFERS, ToAnswer, ToClose

_CHITS_OF = {back: [number for number, chit in enumerate(CHITS) if chit.back == back] for back in CHIT_BACKS}
SECRET_STEPS = (ToPayTribute, ToAnswer, ToGiveCard, ToWearDown)


def view(state: StarfarersState, seat: Seat | None) -> StarfarersState:
    """No seed, no hand but one's own, no order of any stack, no chit one has not looked at (SF-13.2)."""
    seen = state.copy()
    seen.rng = Rng(None)
    eye = OPEN if seat is None else OPEN | 1 << seat
    for other, player in enumerate(seen.players):
        if other != seat:
            player.hand = HIDDEN_HAND
    seen.reserve = [HIDDEN] * len(state.reserve)
    seen.whites = [HIDDEN] * len(state.whites)
    seen.pile = [HIDDEN] * len(state.pile)
    seen.chits = [
        chit if state.seen[site] & eye or chit == NO_CHIT else HIDDEN for site, chit in enumerate(state.chits)
    ]
    if state.encounter != NO_CARD:
        seen.encounter = HIDDEN
    seen.agenda = [step.as_seen_by(seat) if isinstance(step, SECRET_STEPS) else step for step in state.agenda]
    hide_question(seen.agenda, seat)
    return seen


def hide_question(agenda: list[Step[StarfarersState]], seat: Seat | None) -> None:
    """Being asked whether to clear or to found betrays a chit, and so does not being asked (SF-13.7)."""
    step = agenda[-1] if agenda else None
    if isinstance(step, ToChooseShip | ToClear | ToFound) and step.seat != seat:
        agenda.pop()
        if isinstance(agenda[-1], BetweenShips):
            agenda.pop()
        agenda.append(Pondering(step.seat))


def imagine(view: StarfarersState, seat: Seat, rng: Rng) -> StarfarersState:
    """Cards, chits and encounters nobody has shown this seat, dealt out at random (SF-13.7)."""
    state = view.copy()
    state.rng = Rng(rng.bits())
    imagine_cards(state, rng)
    imagine_chits(state, rng)
    imagine_encounters(state, rng)
    state.agenda = [
        step.imagined(state, seat, rng) if isinstance(step, SECRET_STEPS) else step for step in state.agenda
    ]
    if state.agenda and isinstance(state.agenda[-1], Pondering):
        state.agenda[-1] = ToChooseShip(state.active)
    return state


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
    mix(cards, rng)
    for player in hidden:
        for _ in range(player.size - sum(player.hand)):
            player.hand = plus(player.hand, ONE_CARD[cards.pop()])
    state.reserve = cards


def mix(items: list[int], rng: Rng) -> None:
    """Shuffle with few random numbers, eight swaps to each: imagination is cheap rather than exact."""
    bits = 0
    for last in range(len(items) - 1, 0, -1):
        if last % 8 == 7 or not bits:
            bits = rng.bits()
        bits, other = divmod(bits, last + 1)
        items[last], items[other] = items[other], items[last]


def shown_cards(state: StarfarersState) -> dict[Seat, Hand]:
    """Cards that players have shown to hold by what they offered, agreed to or took just now (SF-7.21)."""
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, ToAnswer):
        return {step.seat: step.give}
    if isinstance(step, ToClose):
        shown = {other: terms.want for other in state.others(step.seat) if (terms := step.terms(other)) is not None}
        return {**shown, step.seat: OFFERS[step.offer].give}
    return {state.active: state.taken}


def imagine_chits(state: StarfarersState, rng: Rng) -> None:
    """Per colour of dot, the chits that are neither on show nor known."""
    known = {*state.chits, *[chit for player in state.players for chit in player.chits]}
    places: dict[str, list[int]] = {"white": []}
    for site, chit in enumerate(state.chits):
        if chit == HIDDEN:
            places.setdefault(back_of(state, site), []).append(site)
    for back, sites in places.items():
        chits = [chit for chit in _CHITS_OF[back] if chit not in known]
        mix(chits, rng)
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
    mix(unseen, rng)
    state.pile = unseen
