"""Pictures side by side, to be judged together."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from art.pictures import Picture

CELL = (200, 168)
GROUND = (34, 36, 52)


def sheet(chosen: Sequence[Picture], across: int = 8) -> Image.Image:
    """Every picture that is there, with its name under it."""
    there = [picture for picture in chosen if picture.file.exists()]
    rows = -(-len(there) // across)
    made = Image.new("RGB", (CELL[0] * across, max(1, rows) * CELL[1]), GROUND)
    draw = ImageDraw.Draw(made)
    for index, picture in enumerate(there):
        left, top = index % across * CELL[0], index // across * CELL[1]
        shown = Image.open(picture.file).convert("RGBA")
        shown.thumbnail((CELL[0] - 6, CELL[1] - 20))
        made.paste(shown, (left + (CELL[0] - shown.width) // 2, top + 2), shown)
        draw.text((left + 4, top + CELL[1] - 16), picture.name[:34], fill=(200, 205, 220))
    return made
