"""What moves beyond what follows from where pieces lie: where cards come from and go to, and counters that fill."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pygame import Rect

from client.stage.motions import Key
from client.stage.staging import Handler, Staging
from client.tables.race_for_the_galaxy.layout import RaceLayout
from client.tables.race_for_the_galaxy.looks import (
    AMETHYST,
    BACK,
    FOLDER,
    MILITARY,
    PHASE_COLOURS,
    PRESTIGE,
    RED,
    RaceLivery,
    colour_of,
)
from client.tables.race_for_the_galaxy.pieces import kind_of
from client.ui.theme import Colour, TextStyle
from engine.core.moves import Event, Seat
from engine.games.race_for_the_galaxy import events as told
from engine.games.race_for_the_galaxy import robot_events as robot
from engine.games.race_for_the_galaxy.components import CARDS, PHASES, POWERS
from engine.games.race_for_the_galaxy.scoring import score
from engine.games.race_for_the_galaxy.state import RaceState

CHIP: Final = f"{FOLDER}/chip"
DRAW, CHIPS, DROP, REVEAL, PHASE, STEP = 0.26, 0.4, 0.26, 0.35, 0.25, 0.5
"""Seconds at normal speed."""
FEW: Final = 5
"""Beyond so many cards or chips, one stands for several."""
FOUGHT = TextStyle("title", "Bold", RED, display=True)


class RaceStaging(Staging[RaceState, RaceLayout, RaceLivery]):
    """New cards come from the deck and lost ones go to the discards, unless a handler says otherwise."""

    @property
    def me(self) -> Seat:
        return next(seat for seat, box in enumerate(self.layout.players) if box == self.layout.bar)

    def place_of(self, seat: Seat, card: int) -> Rect:
        """Where a card of a tableau lies, afterwards or else before."""
        for view in (self.after, self.before):
            if seat < len(view.players) and card in view.players[seat].tableau:
                place = view.players[seat].tableau.index(card)
                boxes = self.layout.trays[seat].minis if seat in self.layout.trays else self.layout.docks
                if place < len(boxes):
                    return boxes[place]
        return self.layout.groove

    def colour(self, seat: Seat) -> Colour:
        return self.livery.colour(seat) if seat < len(self.after.players) else (240, 244, 252)

    def move_pieces(self) -> None:
        self.source, self.sink = self.layout.deck, self.layout.discards
        super().move_pieces()
        for seat in range(len(self.after.players)):
            change = score(self.after, seat) - score(self.before, seat) if self.before.round else 0
            self.tell_points(seat, change, self.layout.counter(seat, "points"))

    def backs(self, seat: Seat, count: int, origin: Rect, target: Rect, arrives: bool) -> None:
        """Cards of a rival, face down; those of mine are pieces and move by themselves."""
        if seat == self.me:
            return
        few = min(count, FEW)
        for order in range(few):
            share = count // few + (order < count % few)
            owes: dict[Key, int] = {("hand", seat): share} if arrives else {}
            sound = "card_slide" if order == 0 else ""
            self.fly(BACK, origin, target, DRAW, delay=order * 0.06, owes=owes, sound=sound, arc=0.1)


def _drawn(play: RaceStaging, event: told.CardsDrawn) -> None:
    if event.seat == play.me:
        for card in dict.fromkeys(event.cards):
            play.cue(("card", card), origin=play.layout.deck, length=DRAW, sound="card_flip", arc=0.1)
    play.backs(event.seat, len(event.cards), play.layout.deck, play.layout.hand_figure(event.seat), arrives=True)


def _gone(play: RaceStaging, event: told.CardsDiscarded | told.CardsPaid) -> None:
    play.backs(event.seat, len(event.cards), play.layout.hand_figure(event.seat), play.layout.discards, arrives=False)


def _saved(play: RaceStaging, event: told.CardSaved) -> None:
    play.fly(BACK, play.layout.hand_figure(event.seat), play.layout.players[event.seat], DRAW, sound="card_slide")


def _taken(play: RaceStaging, event: told.SavedCardsTaken | told.DiscardsSalvaged) -> None:
    salvaged = isinstance(event, told.DiscardsSalvaged)
    origin = play.layout.discards if salvaged else play.layout.players[event.seat]
    play.backs(event.seat, len(event.cards), origin, play.layout.hand_figure(event.seat), arrives=True)


def _placed(play: RaceStaging, event: told.CardPlaced | told.StartWorldRevealed) -> None:
    play.cue(
        ("card", event.card),
        origin=play.layout.hand_figure(event.seat),
        length=0.4,
        sound="card_slide",
        landing="place",
    )
    play.glow(play.place_of(event.seat, event.card), colour_of(CARDS[event.card]), 0.9)


def _replaced(play: RaceStaging, event: told.WorldReplaced) -> None:
    play.cue(("card", event.new), origin=play.layout.hand_figure(event.seat), length=0.4, landing="place")


def _arrived(play: RaceStaging, event: told.GoodArrived) -> None:
    box = play.place_of(event.seat, event.world)
    kind = "good", kind_of(play.after, event.world), event.world
    above = Rect(box.right - box.height // 2, box.top - box.height // 3, box.height // 3, box.height // 3)
    play.cue(kind, origin=above, length=DROP, landing="tick", arc=0.0)


def _spent(play: RaceStaging, event: told.GoodSpent) -> None:
    play.glow(play.place_of(event.seat, event.world), colour_of(CARDS[event.world]), sound="tokens")


def _sold(play: RaceStaging, event: told.GoodSold) -> None:
    play.glow(play.place_of(event.seat, event.world), PHASE_COLOURS["trade"], sound="tokens")
    play.wait(0.15)


def _chips(play: RaceStaging, event: told.ChipsGained) -> None:
    few = min(event.vp, FEW + 1)
    for order in range(few):
        share = event.vp // few + (order < event.vp % few)
        owes: dict[Key, int] = {("chips", event.seat): share, ("pool", 0): share}
        target = play.layout.counter(event.seat, "chips")
        play.fly(
            CHIP,
            _square(play.layout.pool),
            target,
            CHIPS,
            delay=order * 0.06,
            owes=owes,
            sound="" if order else "tokens",
        )


def _robot_chips(play: RaceStaging, event: robot.RobotChips) -> None:
    target = play.layout.counter(len(play.after.players), "chips")
    play.fly(CHIP, _square(play.layout.pool), target, CHIPS, owes={("pool", 0): event.vp}, sound="tokens")
    _robot(play, event)


def _prestige(play: RaceStaging, event: told.PrestigeGained) -> None:
    play.stream(
        PRESTIGE,
        event.amount,
        play.layout.leader,
        play.layout.counter(event.seat, "prestige"),
        ("prestige", event.seat),
    )


def _prestige_spent(play: RaceStaging, event: told.PrestigeSpent) -> None:
    play.fly(PRESTIGE, _square(play.layout.counter(event.seat, "prestige")), _square(play.layout.leader), 0.3)


def _square(box: Rect) -> Rect:
    side = min(box.size)
    return Rect(box.left, box.centery - side // 2, side, side)


def _revealed(play: RaceStaging, event: told.ActionsRevealed) -> None:
    play.glow(play.layout.players[event.seat], play.livery.colour(event.seat), REVEAL, sound="card_flip")


def _phase(play: RaceStaging, event: told.PhaseBegan) -> None:
    play.glow(play.layout.phases[event.phase], PHASE_COLOURS[PHASES[event.phase]], 0.8, sound="dock")
    play.wait(PHASE)


def _goal(play: RaceStaging, event: told.FirstGoalClaimed | told.MostGoalTaken) -> None:
    seat = event.seats[0] if isinstance(event, told.FirstGoalClaimed) else event.seat
    play.glow(play.layout.goals[play.after.goals.index(event.goal)], play.livery.colour(seat), 1.0, sound="join")
    play.wait(0.2)


def _goal_lost(play: RaceStaging, event: told.MostGoalLost) -> None:
    play.glow(play.layout.goals[play.after.goals.index(event.goal)], (150, 150, 170), 0.6)


def _leader(play: RaceStaging, event: told.LeaderChanged) -> None:
    play.glow(play.layout.leader, play.colour(event.leader) if event.leader >= 0 else AMETHYST, 0.8, sound="pick")


def _used(play: RaceStaging, event: told.PowerUsed) -> None:
    play.glow(play.place_of(event.seat, POWERS[event.power].card), (240, 240, 255), 0.5)


def _bought(play: RaceStaging, event: told.MilitaryBought) -> None:
    play.fly(MILITARY, _square(play.layout.discards), play.layout.counter(event.seat, "military"), 0.25, sound="pick")


def _turned_up(play: RaceStaging, event: told.CardsRevealed) -> None:
    for order, _ in enumerate(event.cards[:FEW]):
        play.fly(BACK, play.layout.deck, play.layout.discards, 0.2, delay=order * 0.12, sound="card_flip", arc=0.3)
    play.wait(0.12 * min(len(event.cards), FEW))


def _declared(play: RaceStaging, event: told.TakeoverDeclared) -> None:
    play.beam(
        play.place_of(event.seat, POWERS[event.power].card), play.place_of(event.defender, event.world), sound="alarm"
    )


def _fought(play: RaceStaging, event: told.TakeoverFought) -> None:
    box = play.place_of(event.defender, event.world)
    play.rise(f"{event.attack} : {event.defense}", box.center, FOUGHT)
    play.glow(box, RED, 0.8, sound="raid")
    play.wait(0.5)


def _destroyed(play: RaceStaging, event: told.WorldDestroyed) -> None:
    play.glow(play.place_of(event.defender, event.world), RED, 0.6, sound="raid")


def _robot(play: RaceStaging, event: Event) -> None:
    """Each of its steps lights its desk for a moment."""
    if play.layout.desk:
        play.glow(play.layout.desk, (240, 244, 252), 0.4, sound="tick")
        play.wait(STEP / 2)


def _ended(play: RaceStaging, event: told.GameEnded) -> None:
    play.glow(play.layout.groove, (255, 214, 120), 2.0, sound="alarm")


HANDLERS: Final[Mapping[type[Event], Handler]] = {
    told.CardsDrawn: _drawn,
    told.CardsDiscarded: _gone,
    told.CardsPaid: _gone,
    told.CardSaved: _saved,
    told.SavedCardsTaken: _taken,
    told.DiscardsSalvaged: _taken,
    told.CardPlaced: _placed,
    told.StartWorldRevealed: _placed,
    told.WorldReplaced: _replaced,
    told.GoodArrived: _arrived,
    told.GoodSpent: _spent,
    told.GoodSold: _sold,
    told.ChipsGained: _chips,
    told.PrestigeGained: _prestige,
    told.PrestigeSpent: _prestige_spent,
    told.ActionsRevealed: _revealed,
    told.PhaseBegan: _phase,
    told.FirstGoalClaimed: _goal,
    told.MostGoalTaken: _goal,
    told.MostGoalLost: _goal_lost,
    told.LeaderChanged: _leader,
    told.PowerUsed: _used,
    told.MilitaryBought: _bought,
    told.CardsRevealed: _turned_up,
    told.TakeoverDeclared: _declared,
    told.TakeoverFought: _fought,
    told.WorldDestroyed: _destroyed,
    told.GameEnded: _ended,
    robot.RobotRolled: _robot,
    robot.RobotActed: _robot,
    robot.RobotIdle: _robot,
    robot.RobotSearched: _robot,
    robot.RobotPlaced: _robot,
    robot.RobotCounterPlaced: _robot,
    robot.RobotChips: _robot_chips,
}
ROBOT_DEEDS: Final = frozenset(kind for name, kind in vars(robot).items() if name.startswith("Robot"))
"""Whatever only the robot does."""
QUIET: Final[frozenset[type[Event]]] = frozenset({told.AnswerGiven, told.TurnBegan, told.PacketsPassed})
"""That a turn begins is seen from what is asked then, that packets are passed from the next one."""
