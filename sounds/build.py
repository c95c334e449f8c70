#!/usr/bin/env python3
"""Synthesise every sound of the game.

    python sounds/build.py              build what is out of date
    python sounds/build.py dice theme   only names that contain one of these words
    python sounds/build.py --force      build all again
    python sounds/build.py --check      measure what is there (needs sox)

Needs numpy and oggenc (package vorbis-tools).
"""

from __future__ import annotations

import argparse
import hashlib
import json
import subprocess
import tempfile
import wave
from collections.abc import Callable
from functools import partial
from pathlib import Path

import effects
import measure
import numpy as np
from music import THEMES, Score
from synthesis import RATE, Array

HERE = Path(__file__).resolve().parent
OUT = HERE / "rendered"
INDEX = OUT / "manifest.json"
SOURCES = {
    "effect": [HERE / "synthesis.py", HERE / "effects.py"],
    "music": [HERE / "synthesis.py", HERE / "music.py"],
}

EFFECTS: dict[str, Callable[[], Array]] = {
    "dice_roll": effects.dice_roll,
    "dock": effects.dock,
    "pick": effects.pick,
    "place": effects.place_piece,
    "card_slide": effects.card_slide,
    "card_flip": effects.card_flip,
    "colony_land": effects.colony_land,
    "laser": effects.laser,
    "teleport": effects.teleport,
    "tokens": effects.tokens,
    "crystal": effects.crystal,
    "build": effects.build_ship,
    "raid": effects.raid,
    "alarm": effects.alarm,
    "turn": effects.turn,
    "fanfare": effects.fanfare,
    "defeat": effects.defeat,
    "error": effects.error,
    "tick": effects.tick,
    "click": effects.click,
    "hover": effects.hover,
    "chat": effects.chat,
    "join": effects.join,
    "leave": effects.leave,
}
AGAIN: dict[str, tuple[Callable[[], Array], ...]] = {
    "dice_roll": tuple(partial(effects.dice_roll, number) for number in (1, 2, 3)),
    "tokens": tuple(partial(effects.tokens, number) for number in (1, 2, 3)),
    **{
        name: tuple(partial(effects.again, EFFECTS[name], step) for step in steps)
        for name, steps in (
            ("dock", (-0.7, 0.6, 1.1)),
            ("pick", (-0.6, 0.5, 1.0)),
            ("place", (-0.8, 0.7, 1.3)),
            ("card_slide", (-0.9, 0.8, 1.5)),
            ("card_flip", (-0.8, 0.7, 1.4)),
            ("crystal", (-1.0, 2.0, 4.0)),
            ("click", (-0.4, 0.4)),
        )
    },
}
"""Sounds that are heard often, once more in other ways: `dice_roll_2` and so on."""


def sounds() -> dict[str, tuple[Callable[[], Array], float, list[Path]]]:
    """By name: what makes it, the quality of its file, and what it is made from."""
    found: dict[str, tuple[Callable[[], Array], float, list[Path]]] = {}
    for name, make in EFFECTS.items():
        for number, variant in enumerate((make, *AGAIN.get(name, ())), start=1):
            found[name if number == 1 else f"{name}_{number}"] = (variant, 4, SOURCES["effect"])
    for path in sorted(THEMES.glob("*.toml")):
        score = Score(path.stem)
        found[f"theme_{path.stem}"] = (score.theme, 2, [*SOURCES["music"], path])
        if path.stem != "title":
            found[f"layer_{path.stem}"] = (score.layer, 2, [*SOURCES["music"], path])
    return found


def write(name: str, samples: Array, quality: float) -> Path:
    target = OUT / f"{name}.ogg"
    data = (np.clip(samples, -1, 1) * 32767).round().astype("<i2")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "sound.wav"
        with wave.open(str(path), "wb") as file:
            file.setnchannels(data.shape[1])
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(data.tobytes())
        subprocess.run(["oggenc", "-Q", "--serial", "1", "-q", str(quality), "-o", str(target), str(path)], check=True)
    return target


def digest(sources: list[Path]) -> str:
    return hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()[:16]


def check(name: str) -> str:
    samples = measure.read(OUT / f"{name}.ogg")
    low, high = measure.shares(samples)
    line = f"{name:28} {len(samples) / RATE:6.1f} s  {measure.loudness(samples):6.1f} LUFS"
    line += f"  crest {measure.crest(samples):4.1f} dB"
    line += f"  <150 Hz {100 * low:3.0f} %  >1 kHz {100 * high:3.0f} %"
    if name.startswith(("theme_", "layer_")):
        line += f"  seam {measure.seam(samples):.2f}"
        return line + (f"  like itself {measure.sameness(samples):.2f}" if name.startswith("theme_") else "")
    return line + f"  last 50 ms {measure.tail(samples):.0f} dB"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("words", nargs="*")
    parser.add_argument("--force", action="store_true")
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    OUT.mkdir(exist_ok=True)
    index = json.loads(INDEX.read_text()) if INDEX.exists() else {}
    known = sounds()
    for name, (make, quality, sources) in known.items():
        if args.words and not any(word in name for word in args.words):
            continue
        if args.check:
            print(check(name), flush=True)
            continue
        if not args.force and index.get(name, {}).get("digest") == digest(sources) and (OUT / f"{name}.ogg").exists():
            continue
        samples = make()
        path = write(name, samples, quality)
        index[name] = {"digest": digest(sources), "seconds": round(len(samples) / RATE, 3)}
        print(f"{name} {len(samples) / RATE:.2f} s  {path.stat().st_size // 1024} kB", flush=True)
    if not args.check:
        for path in OUT.glob("*.ogg"):
            if path.stem not in known:
                path.unlink()
        INDEX.write_text(json.dumps({name: index[name] for name in sorted(known) if name in index}, indent=1) + "\n")


if __name__ == "__main__":
    main()
