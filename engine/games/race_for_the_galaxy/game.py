"""Race for the Galaxy on the engine's contract."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.core.gallery import Shelf
from engine.core.game import Clash, Game, Panel, Refusal, Setup, Standing
from engine.core.moves import Seat
from engine.core.rng import Rng
from engine.core.words import Words
from engine.games.race_for_the_galaxy import (
    aftermath,
    consume,
    develop,
    draft,
    explore,
    gambling,
    military,
    oort,
    payment,
    produce,
    round,
    scoring,
    search,
    settle,
    setup,
    steps,
    takeover,
)
from engine.games.race_for_the_galaxy.components import (
    ACTIONS,
    CARDS,
    CATEGORIES,
    FOLDER,
    GOALS,
    GOODS,
    HIDDEN,
    NOTHING,
    PHASES,
)
from engine.games.race_for_the_galaxy.events import EVENTS
from engine.games.race_for_the_galaxy.gallery import gallery
from engine.games.race_for_the_galaxy.imagination import imagine
from engine.games.race_for_the_galaxy.moves import MOVES
from engine.games.race_for_the_galaxy.pilot import RacePilot
from engine.games.race_for_the_galaxy.refusals import ACTIONS as REFUSED_ACTIONS
from engine.games.race_for_the_galaxy.refusals import refusals
from engine.games.race_for_the_galaxy.report import FORMATTERS, panels
from engine.games.race_for_the_galaxy.robot import FACES
from engine.games.race_for_the_galaxy.state import RaceState
from engine.games.race_for_the_galaxy.steps import seen
from engine.games.race_for_the_galaxy.wording import with_card_texts

STEPS = (
    setup.DealHands,
    setup.ToBegin,
    setup.ToBeginWith,
    draft.DraftRound,
    draft.PickAround,
    draft.ToDraft,
    round.RoundStart,
    round.ToChooseActions,
    round.ToChooseLate,
    round.BeginPhases,
    round.BeginPhase,
    round.EndPhase,
    round.PhaseChecks,
    round.RoundEnd,
    round.ToTrim,
    round.GameOver,
    search.ToSearch,
    search.ToTakeFound,
    explore.ToOffer,
    explore.ExploreDraws,
    explore.ToExplore,
    develop.DevelopDraws,
    develop.DevelopChoices,
    develop.ToDevelop,
    develop.DevelopPayment,
    develop.DevelopReward,
    payment.ToPay,
    payment.ToSave,
    military.ToStrengthen,
    settle.ToSettle,
    settle.SettleTurn,
    settle.ToChooseWay,
    settle.SettleExtras,
    settle.ToSettleMore,
    settle.SettleArrived,
    aftermath.WorldSettled,
    takeover.ToDeclare,
    takeover.ResolveTakeovers,
    takeover.ToCancel,
    takeover.ResolveNext,
    takeover.Defend,
    takeover.Fight,
    consume.ConsumeTurn,
    consume.ToSell,
    consume.ConsumeMore,
    consume.ToConsume,
    consume.ToFeed,
    consume.ToTurnIntoVP,
    gambling.ToGuess,
    gambling.ToAnte,
    gambling.ToTakeRevealed,
    produce.ProduceTurn,
    produce.Automatic,
    produce.ProduceWindfall,
    produce.ToProduce,
    produce.ProduceFor,
    produce.ToProduceFor,
    produce.ToPayForGood,
    produce.LastDraws,
    produce.MostProduced,
    oort.ToNameKind,
    steps.ToDiscard,
)


class RaceForTheGalaxy(Game[RaceState]):
    id = "race_for_the_galaxy"
    seat_counts = (1, 2, 3, 4, 5, 6)
    options = setup.OPTIONS
    folder = FOLDER
    state_class = RaceState
    vocabulary = (*MOVES, *EVENTS, *STEPS)
    kinds = {
        "card": [card.id for card in CARDS],
        "good": GOODS,
        "goal": [goal.id for goal in GOALS],
        "phase": PHASES,
        "act": ACTIONS,
        "category": [category.id for category in CATEGORIES],
        "face": FACES,
        "action": REFUSED_ACTIONS,
        "tie_break": scoring.TIE_BREAKS,
    }
    formatters = FORMATTERS
    has_secrets = True

    def clash(self, setup_: Setup) -> Clash | None:
        return setup.clash(setup_)

    def deal(self, setup_: Setup) -> RaceState:
        return setup.deal(setup_)

    def copy(self, state: RaceState) -> RaceState:
        return state.copy()

    def view(self, state: RaceState, seat: Seat | None) -> RaceState:
        """Own hand, saved cards and offers are seen; decks, discard piles and goods by nobody (RG-4)."""
        view = state.copy()
        view.rng = Rng(None)
        view.decks = [[HIDDEN] * len(deck) for deck in state.decks]
        view.discards = [[HIDDEN] * len(pile) for pile in state.discards]
        view.removed = (HIDDEN,) * len(state.removed)
        view.agenda = [seen(step, seat) for step in state.agenda]
        for other, player in enumerate(view.players):
            player.goods = tuple([NOTHING if good == NOTHING else HIDDEN for good in player.goods])
            if other != seat:
                player.hand = (HIDDEN,) * len(player.hand)
                player.saved = (HIDDEN,) * len(player.saved)
                if len(player.offer) > 1:
                    player.offer = (HIDDEN,) * len(player.offer)
                player.packet = (HIDDEN,) * len(player.packet)
                player.drafted = (HIDDEN,) * len(player.drafted)
        if view.robot:
            view.robot.pile = (HIDDEN,) * len(view.robot.pile)
        return view

    def imagine(self, view: RaceState, seat: Seat, rng: Rng) -> RaceState:
        return imagine(view, seat, rng)

    def standing(self, state: RaceState) -> list[Standing]:
        return scoring.standing(state)

    def refusals(self, state: RaceState, seat: Seat) -> list[Refusal]:
        return refusals(state, seat)

    def gallery(self, words: Words) -> list[Shelf]:
        return gallery(words)

    def panels(self, view: RaceState, words: Words) -> list[Panel]:
        return panels(view, words)

    @cache  # noqa: B019 - there is one such game
    def words(self, language: str) -> Words:
        """Card texts are made from the records of the cards."""
        return with_card_texts(super().words(language))

    def pilot(self) -> RacePilot:
        return RacePilot(self)

    def census(self, state: RaceState) -> Mapping[str, int]:
        """Every card is somewhere; chips leave the pool for the players."""
        cards = len(state.aside) + len(state.removed) + sum(map(len, state.decks)) + sum(map(len, state.discards))
        chips = state.pool
        for player in state.players:
            cards += len(player.hand) + len(player.tableau) + len(player.saved) + len(player.offer) + len(player.packet)
            cards += len(player.goods) - player.goods.count(NOTHING)
            chips += player.vp
        if state.robot:
            cards += len(state.robot.pile) + len(state.robot.tableau)
            chips += state.robot.vp
        counts = {"cards": cards, "VP chips": chips}
        if state.robot:
            counts["counters"] = state.robot.counters + state.robot.counters_left
        return counts


GAME = RaceForTheGalaxy()
