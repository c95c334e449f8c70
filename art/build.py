#!/usr/bin/env python3
"""Build every picture of the game from its source.

    python art/build.py                 build what is out of date
    python art/build.py station_ card_  only names that contain one of these words
    python art/build.py --force planet  build again even if up to date
    python art/build.py --list          say what there is
    python art/build.py --draft space   quick small look, written to a temporary folder

Needs povray, Pillow and rsvg-convert. A picture is out of date when the text of its scene, of the include files
or its line in the manifest below has changed: a digest of those is kept in rendered/manifest.json.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops, ImageFilter

HERE = Path(__file__).resolve().parent
SCENES = HERE / "scenes"
OUT = HERE / "rendered"
INDEX = OUT / "manifest.json"
RGBA = tuple[int, int, int, int]


@dataclass
class Job:
    """One picture. `over` is how much larger it is rendered than stored; `bloom` how strongly bright things glow."""

    name: str
    scene: str
    size: tuple[int, int]
    params: dict[str, Any] = field(default_factory=dict)
    alpha: bool = True
    over: float = 2.0
    bloom: float = 0.0
    quality: int = 88
    frames: int = 1
    aa: float = 0.0
    kind: str = "webp"

    def sources(self) -> list[Path]:
        """The scene and every include file it reaches."""
        todo, seen = [SCENES / f"{self.scene}.pov"], []
        while todo:
            path = todo.pop()
            if path in seen:
                continue
            seen.append(path)
            for name in re.findall(r'^\s*#include "([^"]+)"', path.read_text(), re.M):
                if (SCENES / name).exists():
                    todo.append(SCENES / name)
        return sorted(seen)

    def digest(self) -> str:
        h = hashlib.sha256()
        for path in self.sources():
            h.update(path.read_bytes())
        h.update(
            repr(
                (
                    self.name,
                    self.size,
                    sorted(self.params.items()),
                    self.alpha,
                    self.over,
                    self.bloom,
                    self.quality,
                    self.frames,
                    self.aa,
                )
            ).encode()
        )
        return h.hexdigest()[:16]


# ---------------------------------------------------------------- the manifest

COLOURS = ["red", "green", "blue", "yellow", "purple", "white", "relic"]
AF = "alien_frontiers"
STATIONS = [
    "alien_artifact", "colonist_hub", "colony_constructor", "lunar_mine", "maintenance_bay",
    "orbital_market", "raiders_outpost", "shipyard", "solar_converter", "terraforming_station",
]  # fmt: skip
CARDS = [
    "alien_city", "alien_monument", "booster_pod", "data_crystal", "gravity_manipulator", "holographic_decoy",
    "orbital_teleporter", "plasma_cannon", "polarity_device", "resource_cache", "stasis_beam", "temporal_warper",
    "mind_control_helmet",
]  # fmt: skip
GAMES = ["alien_frontiers", "race_for_the_galaxy", "starfarers", "on_mars", "empires_of_the_void"]
TUMBLE = 12


def manifest() -> list[Job]:
    jobs = [Job(f"{AF}/planet", "planet", (1100, 1100), over=2, quality=94)]
    jobs += [Job(f"{AF}/station_{s}", f"station_{s}", (640, 480), bloom=0.9, over=2, quality=86) for s in STATIONS]
    for i, colour in enumerate(COLOURS):
        for value in range(1, 7):
            jobs.append(Job(f"{AF}/die_{colour}_{value}", "die", (160, 160), {"Player": i, "Value": value}, over=4))
        jobs.append(
            Job(
                f"{AF}/die_{colour}_tumble",
                "die",
                (160, 160),
                {"Player": i, "Value": 6, "Tumble": 1},
                over=2.5,
                frames=TUMBLE,
                quality=84,
            )
        )
    for i, colour in enumerate(COLOURS[:-1]):
        jobs.append(Job(f"{AF}/colony_{colour}", "colony", (192, 192), {"Player": i}, over=3, bloom=0.5))
    for name in ("fuel", "ore"):
        jobs.append(Job(f"{AF}/{name}", name, (128, 128), over=4, bloom=0.5))
    for name in ("field_isolation", "field_positron", "field_repulsor"):
        jobs.append(Job(f"{AF}/{name}", name, (256, 256), over=3, bloom=0.9))
    jobs.append(Job(f"{AF}/relic", "relic", (192, 192), over=3, bloom=0.8))
    jobs.append(Job(f"{AF}/dock", "dock", (128, 128), over=4, bloom=0.3))
    jobs.append(Job(f"{AF}/dock_lid", "dock", (128, 128), {"Lid": 1}, over=4))
    jobs.append(Job(f"{AF}/card_back", "card_back", (300, 420), over=3, bloom=0.6))
    jobs += [
        Job(f"{AF}/card_{c}", f"card_{c}", (400, 280), alpha=False, bloom=0.8, over=2.5, quality=92) for c in CARDS
    ]
    jobs += [
        Job(f"shared/cover_{g}", f"cover_{g}", (900, 1200), alpha=False, bloom=0.8, over=1.75, quality=92)
        for g in GAMES
    ]
    jobs += [
        Job(f"shared/space_{n}", "space", (2560, 1440), {"Sky": i}, alpha=False, bloom=0.35, over=1.25, quality=94)
        for i, n in enumerate(("blue", "violet", "teal"))
    ]
    jobs.append(Job("shared/logo", "logo", (768, 768), over=2, bloom=0.5, quality=90))
    return jobs


ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


# ---------------------------------------------------------------- rendering


def povray(job: Job, width: int, height: int, target: Path, extra: dict[str, Any], draft: bool) -> None:
    command = [
        "povray", f"+I{SCENES / (job.scene + '.pov')}", f"+O{target}", f"+W{width}", f"+H{height}", "+FN8",
        "-D", "-P", "+WT1", f"+L{SCENES}", "+UA" if job.alpha else "-UA", "-GD", "-GR", "-GS", "+Q9",
    ]  # fmt: skip
    command += [f"+A{job.aa or 0.25}", "+AM2", "+R3"] if job.aa and not draft else ["-A"]
    for key, value in {**job.params, **extra, "Draft": int(draft)}.items():
        command.append(f"Declare={key}={value}")
    done = subprocess.run(command, cwd=SCENES, capture_output=True, text=True)
    if done.returncode or not target.exists():
        sys.exit(f"{job.name}: povray failed\n" + "\n".join(done.stderr.splitlines()[-25:]))


def scaled(path: Path, size: tuple[int, int], alpha: bool) -> Image.Image:
    """Bring a rendering down to the size stored, with alpha premultiplied so that edges stay clean."""
    image = Image.open(path)
    if alpha:
        return image.convert("RGBA").convert("RGBa").resize(size, Image.Resampling.LANCZOS).convert("RGBA")
    return image.convert("RGB").resize(size, Image.Resampling.LANCZOS)


def bloom(image: Image.Image, strength: float) -> Image.Image:
    """Let bright places bleed light, in three widths."""
    alpha = image.mode == "RGBA"
    base = image.convert("RGBa") if alpha else image
    bands = base.split()
    rgb = Image.merge("RGB", bands[:3])
    peak = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    mask = peak.point([max(0, min(255, int((v - 188) * 255 / 67))) for v in range(256)])
    bright = Image.composite(rgb, Image.new("RGB", rgb.size), mask)
    unit = max(image.size) / 640
    out, veil = rgb, Image.new("RGB", rgb.size)
    for radius, part in ((2.2, 0.55), (7, 0.42), (22, 0.34)):
        soft = bright.filter(ImageFilter.GaussianBlur(radius * unit)).point(
            [min(255, int(v * part * strength)) for v in range(256)] * 3
        )
        out = ImageChops.screen(out, soft)
        veil = ImageChops.screen(veil, soft)
    if not alpha:
        return out
    r, g, b = veil.split()
    cover = ImageChops.lighter(ImageChops.lighter(r, g), b)
    a = ImageChops.screen(bands[3], cover)
    return Image.merge("RGBa", (*out.split(), a)).convert("RGBA")


def clean(image: Image.Image) -> Image.Image:
    """Forget the colour of what cannot be seen, which makes files smaller."""
    clear = image.getchannel("A").point([255 if v < 2 else 0 for v in range(256)])
    image.paste((0, 0, 0, 0), (0, 0), clear)
    return image


def build(job: Job, draft: bool, out: Path) -> Path:
    scale = 0.75 if draft else job.over
    width, height = round(job.size[0] * scale), round(job.size[1] * scale)
    with tempfile.TemporaryDirectory() as folder:
        frames = []
        for index in range(job.frames):
            target = Path(folder) / f"{index}.png"
            povray(job, width, height, target, {"Frame": index, "Frames": job.frames}, draft)
            image = scaled(target, (width, height) if draft else job.size, job.alpha)
            frames.append(bloom(image, job.bloom) if job.bloom else image)
    picture = frames[0]
    if job.frames > 1:
        w, h = picture.size
        picture = Image.new(picture.mode, (w * job.frames, h))
        for index, frame in enumerate(frames):
            picture.paste(frame, (w * index, 0))
    if job.alpha:
        picture = clean(picture)
    path = out / (f"{job.name}.png" if draft else f"{job.name}.webp")
    path.parent.mkdir(parents=True, exist_ok=True)
    if draft:
        picture.save(path)
    else:
        picture.save(path, quality=job.quality, method=6, alpha_quality=95)
    return path


def icons(out: Path) -> None:
    """The application icon: the logo on a dark rounded plate, simplified for the small sizes."""
    folder = out / "icon"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        pictures = {}
        for size in ICON_SIZES:
            svg = SCENES / ("icon_small.svg" if size <= 64 else "icon_plate.svg")
            plate = Path(temporary) / f"{size}.png"
            subprocess.run(["rsvg-convert", "-w", str(size), "-h", str(size), "-o", str(plate), str(svg)], check=True)
            image = Image.open(plate).convert("RGBA")
            if size > 64:
                mark = Image.open(out / "shared" / "logo.webp").convert("RGBA").convert("RGBa")
                inner = round(size * 0.92)
                mark = mark.resize((inner, inner), Image.Resampling.LANCZOS).convert("RGBA")
                image.alpha_composite(mark, ((size - inner) // 2, (size - inner) // 2))
            image.save(folder / f"orrery_{size}.png", optimize=True)
            pictures[size] = image
        largest = pictures[256]
        largest.save(
            folder / "orrery.ico",
            sizes=[(s, s) for s in ICON_SIZES if s <= 256],
            append_images=[pictures[s] for s in ICON_SIZES if s < 256],
        )


def icon_digest() -> str:
    h = hashlib.sha256(repr(ICON_SIZES).encode())
    for path in (SCENES / "icon_small.svg", SCENES / "icon_plate.svg", OUT / "shared" / "logo.webp"):
        h.update(path.read_bytes() if path.exists() else b"")
    return h.hexdigest()[:16]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("words", nargs="*", help="build only names that contain one of these")
    parser.add_argument("--force", action="store_true")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--draft", action="store_true", help="small and quick, into the folder named by --out")
    parser.add_argument("--out", type=Path, default=None)
    args = parser.parse_args()
    jobs = [j for j in manifest() if not args.words or any(w in j.name for w in args.words)]
    index = json.loads(INDEX.read_text()) if INDEX.exists() else {}
    if not args.list and not shutil.which("povray"):
        sys.exit("povray is not installed")
    for job in jobs:
        scene = SCENES / f"{job.scene}.pov"
        if not scene.exists():
            print(f"missing scene {scene.name}")
            continue
        digest = job.digest()
        known = index.get(f"{job.name}.webp", {})
        fresh = known.get("digest") == digest and (OUT / f"{job.name}.webp").exists()
        if args.list:
            print(f"{'ok ' if fresh else 'old'} {job.name} {job.size[0] * job.frames}x{job.size[1]}")
            continue
        if args.draft:
            print(build(job, True, args.out or Path(tempfile.gettempdir()) / "orrery_art"))
            continue
        if fresh and not args.force:
            continue
        path = build(job, False, OUT)
        print(f"{job.name} {path.stat().st_size // 1024} kB", flush=True)
        index = json.loads(INDEX.read_text()) if INDEX.exists() else {}
        index[f"{job.name}.webp"] = {
            "digest": digest,
            "size": [job.size[0] * job.frames, job.size[1]],
            "frames": job.frames,
        }
        INDEX.write_text(json.dumps(dict(sorted(index.items())), indent=1) + "\n")
    if (
        args.list
        or args.draft
        or not (OUT / "shared" / "logo.webp").exists()
        or not (SCENES / "icon_plate.svg").exists()
    ):
        return
    if index.get("icon", {}).get("digest") != icon_digest() or (args.force and "icon" in args.words):
        icons(OUT)
        index = json.loads(INDEX.read_text()) if INDEX.exists() else {}
        index["icon"] = {"digest": icon_digest(), "sizes": list(ICON_SIZES)}
        INDEX.write_text(json.dumps(dict(sorted(index.items())), indent=1) + "\n")
        print("icon")


if __name__ == "__main__":
    main()
