"""Make the Orrery type families from their upstream sources.

    python art/fonts/make.py <folder with Sora-*.otf> <folder with Manrope-*.ttf>

Needs fontTools. Three changes, all so that plain text drawing (without OpenType features) looks right:
figures are tabular by default, the narrow no-break space of French typesetting exists, and the display
face gets the four arrows it lacks. The display face also becomes TrueType.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable

HERE = Path(__file__).resolve().parent
MAXP = [
    "maxZones",
    "maxTwilightPoints",
    "maxStorage",
    "maxFunctionDefs",
    "maxInstructionDefs",
    "maxStackElements",
    "maxSizeOfInstructions",
    "maxComponentElements",
    "maxPoints",
    "maxContours",
    "maxCompositePoints",
    "maxCompositeContours",
    "maxComponentDepth",
]
DISPLAY = {"Regular": 400, "SemiBold": 600, "Bold": 700}
TEXT = {"Regular": 400, "Medium": 500, "SemiBold": 600, "Bold": 700}


def to_truetype(font: TTFont) -> None:
    """Turn CFF outlines into quadratic ones."""
    glyph_set = font.getGlyphSet()
    order = font.getGlyphOrder()
    glyphs = {}
    for name in order:
        pen = TTGlyphPen(glyph_set)
        glyph_set[name].draw(Cu2QuPen(pen, 0.6, reverse_direction=True))
        glyphs[name] = pen.glyph()
    font["loca"] = newTable("loca")
    font["glyf"] = glyf = newTable("glyf")
    glyf.glyphOrder = order
    glyf.glyphs = glyphs
    font["head"].glyphDataFormat = 0
    maxp = font["maxp"]
    maxp.tableVersion = 0x00010000
    for key in MAXP:
        setattr(maxp, key, 0)
    maxp.maxZones = 1
    post = font["post"]
    post.formatType = 2.0
    post.extraNames = []
    post.mapping = {}
    for tag in ("CFF ", "VORG"):
        if tag in font:
            del font[tag]
    font.sfntVersion = "\x00\x01\x00\x00"


def map_char(font: TTFont, code: int, name: str) -> None:
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name


def tabular(font: TTFont) -> None:
    """Put the tabular figures where the proportional ones were."""
    swap: dict[str, str] = {}
    gsub = font["GSUB"].table
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for index in record.Feature.LookupListIndex:
                for sub in gsub.LookupList.Lookup[index].SubTable:
                    sub = getattr(sub, "ExtSubTable", sub)
                    swap.update(getattr(sub, "mapping", {}))
    cmap = font.getBestCmap()
    for digit in "0123456789":
        map_char(font, ord(digit), swap.get(cmap[ord(digit)], cmap[ord(digit)]))
    widths = {font["hmtx"][font.getBestCmap()[ord(d)]][0] for d in "0123456789"}
    assert len(widths) == 1, widths


def add_glyph(font: TTFont, name: str, code: int, width: int, contours: list[list[tuple[float, float]]]) -> None:
    pen = TTGlyphPen(None)
    for contour in contours:
        pen.moveTo(contour[0])
        for point in contour[1:]:
            pen.lineTo(point)
        pen.closePath()
    order = [*font.getGlyphOrder(), name]
    glyph = pen.glyph()
    font["glyf"].glyphs[name] = glyph
    font.setGlyphOrder(order)
    font["glyf"].glyphOrder = order
    glyph.recalcBounds(font["glyf"])
    font["hmtx"].metrics[name] = (width, getattr(glyph, "xMin", 0) or 0)
    map_char(font, code, name)


def arrows(font: TTFont, stroke: float) -> None:
    em = font["head"].unitsPerEm
    mid = font["OS/2"].sCapHeight / 2
    width = round(em * 0.86)
    half, head, t = em * 0.33, em * 0.235, stroke
    d = t * 0.7071
    # The arrow to the right round the origin: a shaft and a head of two slanted bars.
    shaft = [(-half, -t / 2), (-half, t / 2), (half - t * 0.9, t / 2), (half - t * 0.9, -t / 2)]
    upper = [(half, 0), (half - head, head), (half - head - d, head - d), (half - 2 * d, 0)]
    lower = [(half - 2 * d, 0), (half - head - d, -head + d), (half - head, -head), (half, 0)]
    for name, code, turn in (("right", 0x2192, 0), ("up", 0x2191, 1), ("left", 0x2190, 2), ("down", 0x2193, 3)):
        shapes = []
        for shape in (shaft, upper, lower):
            points = list(shape)
            for _ in range(turn):
                points = [(-y, x) for x, y in points]
            shapes.append([(round(x + width / 2), round(y + mid)) for x, y in points])
        shapes = [clockwise(s) for s in shapes]
        add_glyph(font, f"arrow{name}", code, width, shapes)


def clockwise(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1], strict=True))
    return points[::-1] if area > 0 else points


def rename(font: TTFont, family: str, style: str, weight: int) -> None:
    names = font["name"]
    full = f"{family} {style}"
    values = {
        1: full if style not in ("Regular", "Bold") else family,
        2: style if style in ("Regular", "Bold") else "Regular",
        3: f"1;{full}",
        4: full,
        6: full.replace(" ", "") if style == "" else f"{family.replace(' ', '')}-{style}",
        16: family,
        17: style,
    }
    for record in list(names.names):
        if record.nameID in values or record.nameID in (21, 22, 25):
            names.removeNames(nameID=record.nameID)
    for key, value in values.items():
        names.setName(value, key, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight


def narrow_space(font: TTFont) -> None:
    cmap = font.getBestCmap()
    for code, part in ((0x00A0, None), (0x202F, 0.6)):
        if code in cmap:
            continue
        if part is None:
            map_char(font, code, cmap[0x20])
        else:
            add_glyph(font, "nnbspace", code, round(font["hmtx"][cmap[0x20]][0] * part), [])


def main() -> None:
    sora, manrope = Path(sys.argv[1]), Path(sys.argv[2])
    for style, weight in DISPLAY.items():
        font = TTFont(sora / f"Sora-{style}.otf", recalcTimestamp=False)
        to_truetype(font)
        tabular(font)
        em = font["head"].unitsPerEm
        arrows(font, em * {400: 0.075, 600: 0.105, 700: 0.12}[weight])
        narrow_space(font)
        rename(font, "Orrery Display", style, weight)
        font.save(HERE / f"OrreryDisplay-{style}.ttf")
    for style, weight in TEXT.items():
        font = TTFont(manrope / f"Manrope-{style}.ttf", recalcTimestamp=False)
        tabular(font)
        narrow_space(font)
        rename(font, "Orrery Text", style, weight)
        font.save(HERE / f"OrreryText-{style}.ttf")


if __name__ == "__main__":
    main()
