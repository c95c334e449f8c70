"""The application icon: the logo on a dark rounded plate, simplified for the small sizes."""

from __future__ import annotations

import hashlib
import subprocess
import tempfile
from pathlib import Path

from PIL import Image

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
SIMPLE = 64
"""Up to this size the simpler drawing is used."""


def icons(root: Path) -> None:
    """Made again when a plate or the logo has changed."""
    folder, made_from = root / "rendered" / "icon", root / "rendered" / "icon" / "made_from.txt"
    digest = _digest(root)
    if made_from.exists() and made_from.read_text() == digest:
        return
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {size: _icon(root, size) for size in SIZES}
    for size, picture in pictures.items():
        picture.save(folder / f"orrery_{size}.png", optimize=True)
    windows = [size for size in SIZES if size <= 256]
    pictures[256].save(
        folder / "orrery.ico",
        sizes=[(size, size) for size in windows],
        append_images=[pictures[size] for size in windows if size < 256],
    )
    made_from.write_text(digest)


def _icon(root: Path, size: int) -> Image.Image:
    svg = root / "shared" / ("icon_small.svg" if size <= SIMPLE else "icon_plate.svg")
    with tempfile.TemporaryDirectory() as folder:
        plate = Path(folder) / "plate.png"
        subprocess.run(["rsvg-convert", "-w", str(size), "-h", str(size), "-o", str(plate), str(svg)], check=True)
        picture = Image.open(plate).convert("RGBA")
    if size > SIMPLE:
        inner = round(size * 0.92)
        mark = Image.open(root / "rendered" / "shared" / "logo.webp").convert("RGBA").convert("RGBa")
        mark = mark.resize((inner, inner), Image.Resampling.LANCZOS).convert("RGBA")
        picture.alpha_composite(mark, ((size - inner) // 2, (size - inner) // 2))
    return picture


def _digest(root: Path) -> str:
    sources = (
        root / "shared" / "icon_small.svg",
        root / "shared" / "icon_plate.svg",
        root / "rendered/shared/logo.webp",
    )
    digest = hashlib.sha256(repr(SIZES).encode())
    for path in sources:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
