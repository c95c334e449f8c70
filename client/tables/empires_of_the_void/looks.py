"""What everything of this game looks like: names of pictures, and the signs of its figures."""

from __future__ import annotations

from typing import Final

from client.stage.livery import Livery as StageLivery
from client.ui.theme import Colour
from engine.core.game import PALETTE
from engine.core.moves import Seat
from engine.games.empires_of_the_void import components as game
from engine.games.empires_of_the_void.empire import holds_new_earth
from engine.games.empires_of_the_void.state import EmpiresState

FOLDER: Final = "empires_of_the_void"
CREDIT, INFLUENCE = f"{FOLDER}/credit", f"{FOLDER}/influence"
SIGNS: Final = {"points": "star", "credits": CREDIT, "influence": INFLUENCE}
"""The figures shown as chips where a move would change them."""
OBSTACLE_PICTURES: Final = tuple(f"{FOLDER}/{name}" for name in ("asteroids", "mines", "ancient_defences"))
TEMPERAMENT_COLOURS: Final[tuple[Colour, ...]] = (
    (214, 92, 78),
    (216, 172, 80),
    (96, 168, 232),
    (176, 120, 226),
    (236, 150, 184),
)
CREDITS, POINTS, VOICE = (134, 222, 140), (255, 216, 122), (142, 196, 255)
"""Colours of the three numbers of a planet: credits, victory points, influence."""
PARTS: Final[tuple[Colour, ...]] = ((206, 122, 66), (72, 122, 206), (140, 98, 214), (120, 150, 120))
"""Colours of what a scoring is made of: planets, technologies, council, other."""


class Livery(StageLivery):
    """What everybody's pieces look like."""

    def named(self, seat: Seat) -> str:
        """The colour of a seat as it stands in the names of pictures."""
        return PALETTE[self.colours[seat]]

    def ship(self, seat: Seat, ship: int, facing: str = "right") -> str:
        """Strangers and Infestors have one look, whoever leads them."""
        record = game.SHIPS[game.kind_of(ship)]
        if record.shared or record.id == "infestor":
            return f"{FOLDER}/ship_{record.id}_{facing}"
        return f"{FOLDER}/ship_{record.id}_{self.named(seat)}_{facing}"

    def ring(self, state: EmpiresState, world: int) -> str:
        """Who controls a world, and how; nothing while it is neutral."""
        holder, ally = state.holder[world], state.ally[world]
        if holder == game.NOBODY:
            return ""
        if holder == ally:
            return f"{FOLDER}/ring_{'home' if world >= game.HOME else 'ally'}_{self.named(holder)}"
        if ally == game.NOBODY:
            return f"{FOLDER}/ring_conqueror_{self.named(holder)}"
        return f"{FOLDER}/ring_occupied_{self.named(holder)}_over_{self.named(ally)}"


def world_picture(state: EmpiresState, world: int) -> str:
    if world < game.HOME:
        return f"{FOLDER}/world_{game.PLANETS[world].id}"
    seat = world - game.HOME
    if holds_new_earth(state, seat):
        return f"{FOLDER}/world_new_earth"
    race = state.players[seat].race
    return f"{FOLDER}/home_{game.RACES[race].id}" if race >= 0 else f"{FOLDER}/hidden_port"


def bust(race: int) -> str:
    return f"{FOLDER}/bust_{game.RACES[race].id}"


def good_picture(good: int) -> str:
    return f"{FOLDER}/{game.GOODS[good]}"


def temperament_picture(temperament: int) -> str:
    return f"{FOLDER}/{game.TEMPERAMENTS[temperament]}"


def card_picture(card: int) -> str:
    return f"{FOLDER}/card_{game.CARDS[card].id}"


def event_picture(card: int) -> str:
    record = game.EVENT_CARDS[card] if card < game.SCORE_A else game.SCORING_CARDS[card - game.SCORE_A]
    return f"{FOLDER}/event_{record.id}"


def good_of_mask(mask: int) -> list[int]:
    return [good for good in range(len(game.GOODS)) if mask >> good & 1]


_TECHNOLOGY_LOOKS: Final = {
    "centipede_bays": "ship:centipede",
    "starcruisers": "ship:starcruiser",
    "targeting_computers": "target",
    "detection": "eye",
    "docking_bay": "ship:diplomat",
    "asteroid_navigation": f"{FOLDER}/asteroids",
    "mine_sweepers": f"{FOLDER}/mines",
    "xenolinguistics": "chat",
    "deep_core_mining": "ore",
    "sunhammers": "ship:sunhammer",
    "living_hulls": "shield",
    "space_port": f"{FOLDER}/space_port",
    "trade_network": "network",
    "cloaking": "eye_off",
    "tractor_beam": "beam",
    "ion_drives": "fast",
    "galactic_embassy": "flag",
    "ancient_ciphers": f"{FOLDER}/ancient_defences",
    "warp_portal": f"{FOLDER}/wormhole",
    "terraforming": "globe",
    "spore_pods": f"{FOLDER}/infested",
}


def technology_look(livery: Livery, seat: Seat, technology: int) -> str:
    """A picture where there is one, else an icon."""
    look = _TECHNOLOGY_LOOKS[game.TECHNOLOGIES[technology].id]
    if look.startswith("ship:"):
        ship = next(number for number, record in enumerate(game.SHIPS) if record.id == look.removeprefix("ship:"))
        return livery.ship(seat, ship)
    return look
