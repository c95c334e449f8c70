"""Make every picture of the program from its source: `make art`, or

    python -m art.render                      what is out of date
    python -m art.render on_mars/ card_old    only names that contain one of these words
    python -m art.render --force planet       again, even if up to date
    python -m art.render --list               say what is out of date and make nothing
    python -m art.render --jobs 1             on one core (all, if not said)
    python -m art.render --sheet sheet.png card_    show pictures side by side in one

It needs POV-Ray, Pillow, numpy and, for the application icon, rsvg-convert. What was made from what stands in
`rendered/<game>/manifest.json`: name, file, size, frames, and a digest of all its sources.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from time import perf_counter
from typing import Any

from art.app_icon import icons
from art.pictures import HERE, RENDERED, BadList, Picture, games, pictures
from art.sheet import sheet
from art.tracing import NotMade, save

MANIFEST = "manifest.json"
Manifest = dict[str, dict[str, Any]]


def manifest(game: str, root: Path = HERE) -> Manifest:
    """What is known of the pictures of a game as they were made."""
    path = root / RENDERED / game / MANIFEST
    found: Manifest = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return found


def write_manifest(game: str, entries: Manifest, root: Path = HERE) -> None:
    path = root / RENDERED / game / MANIFEST
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = [f"{json.dumps(name)}: {json.dumps(entries[name])}" for name in sorted(entries)]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def entry(picture: Picture) -> dict[str, Any]:
    told = {"file": picture.file.name, "size": list(picture.size), "digest": picture.digest()}
    return told | ({"frames": picture.frames} if picture.frames > 1 else {})


def out_of_date(picture: Picture, known: Manifest) -> bool:
    return not picture.file.exists() or known.get(picture.name) != entry(picture)


def forget_unnamed(game: str, root: Path = HERE) -> list[str]:
    """Pictures that no list names any more are removed."""
    named = {picture.name for picture in pictures(game, root)}
    gone = [path for path in (root / RENDERED / game).glob("*.webp") if path.stem not in named]
    for path in gone:
        path.unlink()
    known = manifest(game, root)
    if known.keys() - named:
        write_manifest(game, {name: told for name, told in known.items() if name in named}, root)
    return sorted(path.stem for path in gone)


def build(wanted: Sequence[Picture], jobs: int) -> list[str]:
    """Make these pictures, several at a time, with a line that says how far it is; what went wrong is returned."""
    failed, began = [], perf_counter()
    with ThreadPoolExecutor(max_workers=jobs) as pool:
        running = {pool.submit(save, picture): (picture, entry(picture)) for picture in wanted}
        for done, future in enumerate(as_completed(running), 1):
            picture, made_from = running[future]
            try:
                future.result()
                known = manifest(picture.game, picture.root)
                write_manifest(picture.game, known | {picture.name: made_from}, picture.root)
            except NotMade as error:
                failed.append(str(error))
            _say(done, len(wanted), f"{picture.game}/{picture.name}", perf_counter() - began)
    return failed


def _say(done: int, whole: int, name: str, seconds: float) -> None:
    left = seconds / done * (whole - done)
    line = f"[{done:4}/{whole}] {name:58} {int(left) // 60:3}:{int(left) % 60:02} left"
    print(f"\r{line}" if sys.stdout.isatty() else line, end="" if sys.stdout.isatty() else "\n", flush=True)


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="art.render", description="Make every picture from its source.")
    parser.add_argument("words", nargs="*", help="only names that contain one of these")
    parser.add_argument("--force", action="store_true", help="even if up to date")
    parser.add_argument("--list", action="store_true", help="only say what is out of date")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--sheet", type=Path, help="put the pictures, as they are, into one")
    told = parser.parse_args(words)
    try:
        everything = [picture for game in games() for picture in pictures(game)]
        chosen = [
            picture
            for picture in everything
            if not told.words or any(word in f"{picture.game}/{picture.name}" for word in told.words)
        ]
        if told.sheet:
            sheet(chosen).save(told.sheet)
            return 0
        known = {game: manifest(game) for game in games()}
        stale = [picture for picture in chosen if told.force or out_of_date(picture, known[picture.game])]
    except BadList as error:
        print(error, file=sys.stderr)
        return 2
    if told.list:
        print("\n".join(f"{picture.game}/{picture.name}" for picture in stale))
        return 0
    failed = build(stale, told.jobs)
    print(f"{len(stale) - len(failed)} made, {len(chosen) - len(stale)} were up to date.")
    if not told.words:
        gone = [f"{game}/{name}" for game in games() for name in forget_unnamed(game)]
        if gone:
            print(f"Removed, for no list names them: {', '.join(gone)}.")
        icons(HERE)
    print("\n".join(failed), end="\n" if failed else "", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
