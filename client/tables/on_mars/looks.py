"""What everything of this game looks like: names of pictures, sizes of pieces, and what is composed in code."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

import pygame
from pygame import Rect, Surface

from client.stage.livery import Livery as StageLivery
from client.ui.art import Art
from client.ui.theme import EDGE, SPACE, TEXT, load_font
from engine.core.game import PALETTE
from engine.core.moves import Seat
from engine.games.on_mars.components import (
    BLUEPRINTS,
    BUILDINGS,
    CONTRACTS,
    DISCOVERIES,
    EXECUTIVES,
    GOODS,
    LAB,
    LSS_BONUSES,
    MISSIONS,
    NONE,
    SCIENTISTS,
    SHELTER,
    SPACE_EFFECTS,
    TECHS,
    TILES,
    Effect,
)

FOLDER: Final = "on_mars"
CRYSTAL_PICTURE, CRATE, STATION = f"om_near:{FOLDER}/crystal", f"om_near:{FOLDER}/crate", f"{FOLDER}/station"
CRYSTAL_ON_MAP: Final = f"{FOLDER}/crystal"
WHITE: Final = f"om_near:{FOLDER}"
"""Things of nobody."""
SHUTTLE, SHUTTLE_BURNING, GROUND = f"{FOLDER}/shuttle", f"{FOLDER}/shuttle_burning", f"{FOLDER}/ground"
PRINT: Final = "om_print:none"
"""Any Blueprint."""
MARS: Final = (226, 138, 92)
"""What belongs to the Colony, as Orbit has the blue of the night."""
NIGHT: Final = (122, 158, 214)
PAPER: Final = (22, 52, 108)
LEVEL_3: Final = (148, 96, 214)
GREEN: Final = (58, 190, 122)
SINK: Final = 0.6258
"""How far a piece's ground point lies below the middle of its picture, for one `lift` of the list of pictures."""
FRAMES: Final = {
    "building": (2.1, 0.5),
    "tube": (1.4, 0.1),
    "unit": (1.8, 0.34),
    "rover": (1.8, 0.26),
    "colonist": (1.3, 0.6),
    "beacon": (1.5, 0.55),
    "crystal": (1.05, 0.42),
    "tile": (1.62, 0.05),
}
"""Width of a picture in sizes of a hex, and its lift."""


SECURITY_UNIT: Final = f"{FOLDER}/security_unit"


class Livery(StageLivery):
    """What everybody's pieces look like."""

    def name(self, seat: Seat) -> str:
        return PALETTE[self.colours[seat]]

    def of(self, seat: Seat, thing: str) -> str:
        """A Bot, Rover, Colonist, Ship, beacon or cube of a seat, beside the map."""
        return near(f"{FOLDER}/{thing}_{self.name(seat)}")

    def on_map(self, seat: Seat, thing: str) -> str:
        """A Colonist or beacon on its hex."""
        return f"{FOLDER}/{thing}_{self.name(seat)}"

    def unit(self, seat: Seat, thing: str) -> str:
        """A Bot or Rover on its ring, which has the seat's shape."""
        return f"om_unit:{thing}_{self.name(seat)}"

    def building(self, kind: int, size: int) -> str:
        """Complexes grow upwards with their size."""
        step = 1 + (size > 2) + (size > 4)
        if kind >= SHELTER:
            return f"{FOLDER}/shelter_{self.name(kind - SHELTER)}_{step}"
        return f"{FOLDER}/building_{BUILDINGS[kind].id}_{step}"

    def dark_building(self, kind: int) -> str:
        """In blackout."""
        return f"{FOLDER}/building_{BUILDINGS[min(kind, SHELTER)].id}_dark"

    def lying(self, seat: Seat, thing: str) -> str:
        """A Bot or Colonist laid down."""
        return f"{FOLDER}/{thing}_{self.name(seat)}_lying"

    def tube(self, kind: int, way: str) -> str:
        return f"{FOLDER}/tube_{BUILDINGS[min(kind, SHELTER)].id}_{way}"


def good_picture(good: int) -> str:
    """A Resource, a Crystal or a Colonist."""
    name = GOODS[good]
    if name in ("crystal", "waiting_crystal"):
        return CRYSTAL_PICTURE
    return near(f"{FOLDER}/{'colonist_white' if name == 'colonist' else name}")


def building_picture(building: int) -> str:
    if building == SHELTER:
        return f"{FOLDER}/shelter_white_1"
    return f"{FOLDER}/building_{BUILDINGS[building].id}_1"


def tech_picture(tech: int) -> str:
    return f"{FOLDER}/tech_{TECHS[tech].id.removesuffix('_tech')}"


_EFFECTS: Final = {
    "use_advanced_building": f"{WHITE}/beacon_white",
    "take_warehouse": CRATE,
    "take_warehouse_resource": CRATE,
    "move_bots": f"{WHITE}/bot_white",
    "move_bots_as_rovers": f"{WHITE}/bot_white",
    "upgrade": f"{FOLDER}/tech_upgrade",
    "take_blueprint": PRINT,
    "move_rover": f"{WHITE}/rover_white",
    "move_rover_by_tech": f"{WHITE}/rover_white",
    "control_center": f"{WHITE}/rover_white",
    "develop": "om_develop:chip",
    "learn_tech": f"{FOLDER}/tech_generator",
    "gain_crystal": CRYSTAL_PICTURE,
    "gain_crystals": CRYSTAL_PICTURE,
    "retrieve": f"{WHITE}/colonist_white",
    "buy_colonist": f"{WHITE}/colonist_white",
    "gain_colonists": f"{WHITE}/colonist_white",
    "welcome_ship": f"{WHITE}/ship_white",
    "hire_or_contract": f"{WHITE}/colonist_white",
    "take_scientist": f"{WHITE}/colonist_white",
    "take_contract": "om_earth:globe",
    "produce_all": f"{WHITE}/beacon_white",
    "score_op": f"{WHITE}/cube_white",
    "trade": CRATE,
    "travel": SHUTTLE,
    "travel_to_orbit": SHUTTLE,
    "travel_to_colony": SHUTTLE,
    "radar": f"{FOLDER}/tile_discovery",
}


def effect_picture(effect: Effect) -> str:
    """The picture of something that an action, a space, a card or a tile lets one do; nothing for no benefit."""
    if effect.good != NONE:
        return good_picture(effect.good)
    if effect.kind == "construct":
        return building_picture(effect.building) if effect.building >= 0 else "on_mars/tech_mine"
    return _EFFECTS.get(effect.kind, "" if effect.kind == "none" else CRATE)


ACTION_PICTURES: Final = (
    PRINT,
    "om_develop:chip",
    f"{FOLDER}/building_mine_1",
    f"{FOLDER}/tech_upgrade",
    f"{WHITE}/colonist_white",
    SHUTTLE,
    f"{FOLDER}/tech_generator",
    CRATE,
    f"{WHITE}/rover_white",
    f"{WHITE}/ship_white",
)
MISSION_PICTURES: Final = {
    "blueprints": PRINT,
    "techs": f"{FOLDER}/tech_water_extractor",
    "scientists": f"{WHITE}/colonist_white",
    "bots": f"{WHITE}/bot_white",
    "advanced_buildings": f"{WHITE}/beacon_white",
    "research": "om_tile:19",
    "discoveries": f"{FOLDER}/tile_discovery",
    "progress": f"{WHITE}/cube_white",
    "contracts": "om_earth:globe",
}


def mission_picture(mission: int) -> str:
    return MISSION_PICTURES[MISSIONS[mission].id]


def executive_picture(slot: int) -> str:
    return effect_picture(EXECUTIVES[slot].effect)


def lab_picture(space: int) -> str:
    return effect_picture(LAB[space].effect)


def bonus_picture(bonus: int) -> str:
    return effect_picture(LSS_BONUSES[bonus])


def space_picture(space: int) -> str:
    return effect_picture(SPACE_EFFECTS[space])


def tile_picture(tile: int) -> str:
    return f"om_tile:{tile}"


def print_picture(card: int) -> str:
    return f"om_print:{card}"


def contract_picture(contract: int) -> str:
    record = CONTRACTS[contract]
    return building_picture(record.building) if record.building != NONE else good_picture(record.deliver[0][0])


def scientist_picture(scientist: int) -> str:
    return f"om_scientist:{scientist}"


# -- what is composed in code ------------------------------------------------------------------------------------


@cache
def _painters(art: Art) -> dict[str, partial[Surface]]:
    painters = {
        "om_unit": _unit,
        "om_tile": _tile,
        "om_print": _blueprint,
        "om_develop": _develop,
        "om_earth": _earth,
        "om_near": _near,
        "om_scientist": _scientist,
    }
    return {kind: partial(paint, art) for kind, paint in painters.items()}


def teach(art: Art) -> None:
    """Let pictures that are made of others be asked for by name."""
    for kind, paint in _painters(art).items():
        art.painter(kind, paint)


def _blank(size: tuple[int, int]) -> Surface:
    return Surface(size, pygame.SRCALPHA)


def _put(art: Art, canvas: Surface, picture: str, box: Rect) -> None:
    if box.width > 0 and box.height > 0:
        found = art.picture(picture, box.size)
        canvas.blit(found, found.get_rect(center=box.center))


def near(picture: str) -> str:
    """A picture without the empty room round it, for small places."""
    return f"om_near:{picture}" if picture.startswith(FOLDER) else picture


def _near(art: Art, name: str, size: tuple[int, int]) -> Surface:
    whole = art.picture(name, (200, 200))
    part = whole.subsurface(whole.get_bounding_rect(24))
    share = min(size[0] / part.get_width(), size[1] / part.get_height())
    fitted = (max(1, round(part.get_width() * share)), max(1, round(part.get_height() * share)))
    return pygame.transform.smoothscale(part, fitted)


def _unit(art: Art, name: str, size: tuple[int, int]) -> Surface:
    """A Bot or Rover over the ring of its colour and shape."""
    thing, _, colour = name.partition("_")
    canvas, side = _blank(size), min(size)
    foot = Rect(0, 0, round(side * 0.92), round(side * 0.92))
    foot.center = size[0] // 2, round(size[1] * 0.66)
    _put(art, canvas, f"{FOLDER}/foot_{colour}", foot)
    body = Rect(0, 0, *(round(side * (0.74 if thing == "bot" else 0.94)),) * 2)
    body.center = size[0] // 2, round(size[1] * (0.49 if thing == "bot" else 0.52))
    _put(art, canvas, f"{FOLDER}/{name}", body)
    return canvas


def _tile(art: Art, name: str, size: tuple[int, int]) -> Surface:
    """A Discovery or Research tile: its lid, and what it gives."""
    tile, canvas = int(name), _blank(size)
    research = tile >= DISCOVERIES
    letter = "abcd"[tile - DISCOVERIES] if research else ""
    _put(art, canvas, f"{FOLDER}/tile_{f'research_{letter}' if research else 'discovery'}", canvas.get_rect())
    side = min(size)
    if research:
        text = load_font("OrreryDisplay-Bold.ttf", max(9, round(side * 0.3))).render(letter.upper(), True, TEXT)
        canvas.blit(text, text.get_rect(center=canvas.get_rect().center))
    else:
        inside = Rect(0, 0, round(side * 0.46), round(side * 0.46))
        inside.center = size[0] // 2, size[1] // 2 - round(side * 0.03)
        _put(art, canvas, effect_picture(TILES[tile].effect), inside)
    return canvas


def _blueprint(art: Art, name: str, size: tuple[int, int]) -> Surface:
    """A night-blue drawing of the Building, with what the card does in the corner."""
    canvas, radius = _blank(size), max(2, min(size) // 12)
    card = BLUEPRINTS[int(name)] if name != "none" else None
    pygame.draw.rect(canvas, (*PAPER, 255), canvas.get_rect(), border_radius=radius)
    step = max(4, size[0] // 7)
    for x in range(step, size[0], step):
        pygame.draw.line(canvas, (60, 104, 176, 255), (x, 1), (x, size[1] - 2))
    for y in range(step, size[1], step):
        pygame.draw.line(canvas, (60, 104, 176, 255), (1, y), (size[0] - 2, y))
    if card:
        width, height = size
        body = Rect(0, 0, round(width * 0.96), round(height * 0.8))
        body.center = width // 2, round(height * 0.46)
        _put(art, canvas, building_picture(card.building), body)
    edge = (*(LEVEL_3 if card and card.level > 1 else (118, 170, 244)), 255)
    pygame.draw.rect(canvas, edge, canvas.get_rect(), max(1, min(size) // 28), border_radius=radius)
    return canvas


def _develop(art: Art, name: str, size: tuple[int, int]) -> Surface:
    """A chip on its way to the next column."""
    canvas, side = _blank(size), min(size)
    _put(art, canvas, f"{FOLDER}/tech_rover", Rect(0, (size[1] - side) // 2, round(side * 0.78), side))
    arrow = art.icon("arrow_right", max(6, round(side * 0.44)), (246, 208, 122))
    canvas.blit(arrow, arrow.get_rect(midright=(size[0], size[1] // 2)))
    return canvas


def _earth(art: Art, name: str, size: tuple[int, int]) -> Surface:
    """Earth, whom Contracts are made with."""
    canvas, middle, radius = _blank(size), (size[0] // 2, size[1] // 2), min(size) * 46 // 100
    pygame.draw.circle(canvas, (38, 104, 190, 255), middle, radius)
    land = _blank(size)
    for x, y, share in ((-0.3, -0.25, 0.42), (0.34, 0.06, 0.4), (-0.12, 0.52, 0.3), (0.42, -0.5, 0.24)):
        place = (round(middle[0] + x * radius), round(middle[1] + y * radius))
        pygame.draw.circle(land, (74, 158, 92, 255), place, round(radius * share))
    mask = _blank(size)
    pygame.draw.circle(mask, (255, 255, 255, 255), middle, radius)
    land.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    canvas.blit(land, (0, 0))
    shade = _blank(size)
    pygame.draw.circle(shade, (4, 8, 20, 120), middle, radius)
    pygame.draw.circle(shade, (0, 0, 0, 0), (middle[0] - radius // 4, middle[1] - radius // 4), round(radius * 0.92))
    canvas.blit(shade, (0, 0))
    pygame.draw.circle(canvas, (150, 206, 255, 255), middle, radius, max(1, radius // 14))
    return canvas


def _scientist(art: Art, name: str, size: tuple[int, int]) -> Surface:
    """A helmet before the colour of the Buildings they work in."""
    scientist, canvas, side = int(name), _blank(size), min(size)
    pygame.draw.rect(canvas, (24, 32, 58, 255), canvas.get_rect(), border_radius=side // 10)
    figure = Rect(0, 0, round(side * 1.5), round(side * 1.5))
    figure.midtop = size[0] // 2, round(-side * 0.1)
    _put(art, canvas, f"{WHITE}/colonist_white", figure)
    chip = Rect(0, 0, round(side * 0.46), round(side * 0.46))
    chip.bottomright = size[0] - 2, size[1] - 2
    _put(art, canvas, tech_picture(SCIENTISTS[scientist].works_in), chip)
    pygame.draw.rect(canvas, EDGE, canvas.get_rect(), 1, border_radius=side // 10)
    return canvas


def bevel(canvas: Surface, box: Rect, fill: tuple[int, int, int], radius: int) -> None:
    """A raised plate, lit from the upper left."""
    light, dark = (tuple(min(255, c + 34) for c in fill), tuple(c * 5 // 9 for c in fill))
    pygame.draw.rect(canvas, dark, box.move(1, 2), border_radius=radius)
    pygame.draw.rect(canvas, light, box.move(-1, -1), border_radius=radius)
    pygame.draw.rect(canvas, fill, box, border_radius=radius)


def well(canvas: Surface, box: Rect, radius: int, fill: tuple[int, int, int] = (15, 19, 30)) -> None:
    """A hollow in the console: dark at its upper edge, a line of light at its lower one."""
    pygame.draw.rect(canvas, (86, 94, 114), box.move(1, 1), border_radius=radius)
    pygame.draw.rect(canvas, (*SPACE, 255), box, border_radius=radius)
    inner = box.inflate(-2, -2).move(0, 1)
    pygame.draw.rect(canvas, fill, inner, border_radius=max(1, radius - 1))
