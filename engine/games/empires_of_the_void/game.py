"""Empires of the Void on the engine's contract."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.core.gallery import Shelf
from engine.core.game import Game, Panel, Refusal, Setup, Standing
from engine.core.moves import Move, Seat
from engine.core.rng import Rng
from engine.core.words import Words
from engine.games.empires_of_the_void import (
    attack,
    battle,
    control,
    diplomacy,
    hands,
    happenings,
    movement,
    open_points,
    parasites,
    prepare,
    rolls,
    scoring,
    setup,
    tactics,
    trade,
    turn,
)
from engine.games.empires_of_the_void.components import (
    BOARDS,
    CARDS,
    CORNERS,
    DIRECTIONS,
    EVENT_CARDS,
    FOLDER,
    GOODS,
    HIDDEN,
    KINDS,
    OBSTACLES,
    OVER,
    PLANETS,
    RACES,
    SALVAGES,
    SCORE_A,
    SCORING_CARDS,
    SHIPS,
    SOURCES,
    SPACE_IDS,
    TECHNOLOGIES,
    TEMPERAMENTS,
    WORLD_IDS,
    count,
    kind_of,
    ships_in,
)
from engine.games.empires_of_the_void.events import EVENTS
from engine.games.empires_of_the_void.gallery import gallery
from engine.games.empires_of_the_void.moves import MOVES
from engine.games.empires_of_the_void.open_points import ToTakeCredits
from engine.games.empires_of_the_void.pilot import EmpiresPilot
from engine.games.empires_of_the_void.refusals import ACTIONS, refusals
from engine.games.empires_of_the_void.report import FORMATTERS, panels
from engine.games.empires_of_the_void.state import NO_ORDERS, EmpiresState
from engine.games.empires_of_the_void.step import Ask

STEPS: tuple[type[Ask], ...] = (
    setup.ToChooseRace, setup.HeadStart, setup.ToChooseTechnology, setup.ToChooseCorner, setup.ToCover, setup.ToRotate,
    setup.DealCards, turn.NextRound, turn.EventStep, turn.NextTurn, turn.NextAction, turn.ToAct,
    prepare.EndPhase, prepare.ToOrder, prepare.PrepareInTurn, prepare.ToPrepare,
    open_points.Interjections, open_points.ToInterject, open_points.ToResearch, open_points.ToBuild,
    open_points.ToSell, open_points.Ability, open_points.ToMuster, open_points.ToTakeCredits,
    trade.ToDraft, trade.ToAnswer, tactics.UnravelWindow, tactics.ToUnravel, tactics.Unravelling,
    rolls.OwnRerolls, rolls.ToReroll, rolls.Volley, rolls.FateWindow, rolls.ToTwist, rolls.TwistOfFate,
    movement.ToMove, movement.ToConsent, movement.ToWarp, movement.ToFold,
    attack.ReactionWindow, attack.ToReact, attack.Ceasefire, attack.Assault, attack.Bombard, attack.CountHits,
    battle.StarsWindow, battle.ToPayStars, battle.FightLevel, battle.RollLevel, battle.TakeHits, battle.EndLevel,
    battle.FinishAttack, battle.LoseFighters, battle.Suffer, battle.ToLose,
    control.ToTakeControl, control.ToBefriend, hands.ToDiscard, hands.ToKeep,
    diplomacy.GoodwillWindow, diplomacy.ToSendEnvoys, diplomacy.GoodwillEnvoys, diplomacy.Conclude,
    parasites.TakeHold, happenings.DrawEvent, happenings.ToRansom, happenings.RollHazard, happenings.SufferHazard,
)  # fmt: skip


class EmpiresOfTheVoid(Game[EmpiresState]):
    id = "empires_of_the_void"
    seat_counts = (2, 3, 4)
    options = setup.OPTIONS
    folder = FOLDER
    state_class = EmpiresState
    vocabulary = (*MOVES, *EVENTS, *STEPS)
    kinds = {
        "ship": [*(ship.id for ship in SHIPS), "damaged_moth"],
        "technology": [technology.id for technology in TECHNOLOGIES],
        "planet": [planet.id for planet in PLANETS],
        "world": WORLD_IDS,
        "space": SPACE_IDS,
        "board": [board.id for board in BOARDS],
        "direction": DIRECTIONS,
        "corner": CORNERS,
        "obstacle": OBSTACLES,
        "race": [race.id for race in RACES],
        "card": [card.id for card in CARDS],
        "event_card": [*(card.id for card in EVENT_CARDS), *(card.id for card in SCORING_CARDS)],
        "good": GOODS,
        "temperament": TEMPERAMENTS,
        "source": SOURCES,
        "find": SALVAGES,
        "kind": KINDS,
        "action": ACTIONS,
        "tie_break": scoring.TIE_BREAKS,
    }
    formatters = FORMATTERS
    has_secrets = True

    def deal(self, setup_: Setup) -> EmpiresState:
        return setup.deal(setup_)

    def copy(self, state: EmpiresState) -> EmpiresState:
        return state.copy()

    def sides(self, state: EmpiresState, words: Words) -> tuple[str, ...]:
        return tuple(words.name("race", player.race) for player in state.players)

    def view(self, state: EmpiresState, seat: Seat | None) -> EmpiresState:
        """Hands, totals, orders, drafts and the order of the piles are secret (EV-27.1, EV-27.2)."""
        view = state.copy()
        view.rng = Rng(None)
        view.deck = [HIDDEN] * len(state.deck)
        view.stack = [card if card >= SCORE_A else HIDDEN for card in state.stack]
        view.unused = [HIDDEN] * len(state.unused)
        open_totals = state.options.open_totals or state.phase == OVER
        for other, player in enumerate(view.players):
            if other != seat:
                player.hand = (*player.known, *(HIDDEN,) * (len(player.hand) - len(player.known)))
                player.orders = NO_ORDERS if not state.options.advanced else player.orders
                if not open_totals:
                    player.vp = HIDDEN
        view.offers = tuple(
            [offer if seat in (offer.sender, offer.partner) else offer.redacted() for offer in state.offers]
        )
        view.agenda = [_seen(step, seat) for step in state.agenda]
        return view

    def imagine(self, view: EmpiresState, seat: Seat, rng: Rng) -> EmpiresState:
        """Cards and events nobody has seen are dealt anew; opponents who are ready have ordered something likely."""
        state = view.copy()
        state.rng = Rng(rng.bits())
        _imagine_cards(state, rng)
        _imagine_stack(state, rng)
        for other, player in enumerate(state.players):
            if player.vp == HIDDEN:
                player.vp = player.extra_vp + sum(row[other] for row in state.scorings)
        prepare.guess_orders(state, seat, rng)
        for place, step in enumerate(state.agenda):
            if isinstance(step, ToTakeCredits) and step.seat != seat:
                state.agenda[place] = open_points.takeover(state, step.seat)
        return state

    def moves(self, state: EmpiresState, seat: Seat) -> list[Move]:
        """A seat that is ready is not asked any more, but may take its word back (EV-7.14)."""
        legal = super().moves(state, seat)
        return legal or prepare.second_thoughts(state, seat)

    def standing(self, state: EmpiresState) -> list[Standing]:
        return scoring.standing(state)

    def refusals(self, state: EmpiresState, seat: Seat) -> list[Refusal]:
        return refusals(state, seat)

    def gallery(self, words: Words) -> list[Shelf]:
        return gallery(words)

    def panels(self, view: EmpiresState, words: Words) -> list[Panel]:
        return panels(view, words)

    def pilot(self) -> EmpiresPilot:
        return EmpiresPilot(self)

    def census(self, state: EmpiresState) -> Mapping[str, int]:
        drawn = sum(len(step.drawn) for step in state.agenda if isinstance(step, hands.ToKeep))
        counts = {
            "diplomacy cards": len(state.deck)
            + len(state.discard)
            + len(state.row)
            + sum(len(player.hand) for player in state.players)
            + drawn,
            "planets": len(state.galaxy.planets) + len(state.layout.covered),
            "event cards": _event_cards(state),
        }
        afloat: Counter[int] = Counter()
        for seat, player in enumerate(state.players):
            own = Counter(kind_of(ship) for fleet in player.ships for ship in ships_in(fleet))
            afloat.update(own)
            for ship, record in enumerate(SHIPS):
                if not record.shared:
                    counts[f"{record.id}s of seat {seat}"] = own[ship] + count(player.stock, ship)
        for ship, record in enumerate(SHIPS):
            if record.shared:
                counts[f"{record.id}s"] = afloat[ship] + count(state.pool, ship)
        return counts


def _event_cards(state: EmpiresState) -> int:
    """Those of planets not in play are out from the start (EV-3.9)."""
    if not state.round:
        return len(EVENT_CARDS) + len(SCORING_CARDS)
    removed = len(EVENT_CARDS) - len(setup.events_in_play(state))
    return len(state.stack) + len(state.past) + len(state.unused) + removed


def _seen(step: Any, seat: Seat | None) -> Ask:
    seen: Ask = step.seen_by(seat)
    return seen


def _imagine_cards(state: EmpiresState, rng: Rng) -> None:
    """The unseen cards fill the hidden places: other hands, cards just drawn by others, and the deck."""
    keeping = [place for place, step in enumerate(state.agenda) if isinstance(step, hands.ToKeep)]
    seen = [*state.discard, *state.row, *(card for player in state.players for card in player.hand)]
    for place in keeping:
        seen += state.agenda[place].drawn  # type: ignore[attr-defined]
    cards = hands.full_deck()
    for card in seen:
        if card != HIDDEN:
            cards.remove(card)
    rng.shuffle(cards)
    for player in state.players:
        if HIDDEN in player.hand:
            player.hand = tuple(sorted([cards.pop() if card == HIDDEN else card for card in player.hand]))
    for place in keeping:
        step: Any = state.agenda[place]
        drawn = tuple(sorted([cards.pop() if card == HIDDEN else card for card in step.drawn]))
        state.agenda[place] = replace(step, drawn=drawn)
    state.deck = cards


def _imagine_stack(state: EmpiresState, rng: Rng) -> None:
    if not state.round:
        return
    events = [card for card in setup.events_in_play(state) if card not in state.past]
    rng.shuffle(events)
    state.stack = [events.pop() if card == HIDDEN else card for card in state.stack]
    state.unused = events


GAME = EmpiresOfTheVoid()
