"""From a scene to a finished picture: POV-Ray or one of our painters, then size, bloom and WebP."""

from __future__ import annotations

import importlib.util
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops, ImageFilter

from art.pictures import LOOK, Picture, Value


class NotMade(Exception):
    """A picture that could not be made, and what the tool said."""


def make(picture: Picture) -> Image.Image:
    """The finished picture; frames of a strip stand side by side."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if picture.first:
            painter(picture, picture.first)(folder, **picture.parameters)
        frames = [_frame(picture, folder, index) for index in range(picture.frames)]
    made = frames[0]
    if len(frames) > 1:
        width, height = picture.size
        made = Image.new(made.mode, (width * len(frames), height))
        for index, frame in enumerate(frames):
            made.paste(frame, (width * index, 0))
    return _without_unseen(made) if picture.alpha else made


def save(picture: Picture) -> None:
    made = make(picture)
    picture.file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = picture.file.with_suffix(".part")
    made.save(unfinished, "WEBP", quality=picture.quality, method=6, alpha_quality=95)
    unfinished.replace(picture.file)


def _frame(picture: Picture, folder: Path, index: int) -> Image.Image:
    extra: dict[str, Value] = {"frame": index, "frames": picture.frames} if picture.frames > 1 else {}
    if ".py" in picture.scene:
        image: Image.Image = painter(picture, picture.scene)(picture.size, **picture.parameters, **extra)
        image = image.convert("RGBA" if picture.alpha else "RGB")
    else:
        image = traced(picture, folder, picture.parameters | extra)
    return bloomed(image, picture.bloom) if picture.bloom else image


def painter(picture: Picture, told: str) -> Callable[..., Any]:
    """A function of a Python file beside the scenes, told as `file.py:function`."""
    file, name = told.split(":")
    path = picture.folder / file
    spec = importlib.util.spec_from_file_location(f"art.{picture.game}.{path.stem}", path)
    if spec is None or spec.loader is None or not path.exists():
        raise NotMade(f"{picture.game}/{picture.name}: there is no painter {told}.")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    made: Callable[..., Any] = getattr(module, name)
    return made


def traced(picture: Picture, folder: Path, parameters: dict[str, Value]) -> Image.Image:
    """The scene of a picture with these parameters, traced larger and scaled down to its size."""
    width, height = (round(side * picture.over) for side in picture.size)
    scene, target = folder / "scene.pov", folder / "traced.png"
    declared = "".join(f"#declare {_declared(key)} = {_told(value)};\n" for key, value in parameters.items())
    scene.write_text(f'#version 3.7;\n{declared}#include "{picture.scene}.pov"\n')
    target.unlink(missing_ok=True)
    command = [
        "povray", f"+I{scene}", f"+O{target}", f"+W{width}", f"+H{height}", "+FN8", "-D", "-P", "+WT1", "+Q9",
        f"+L{folder}", f"+L{picture.folder}", f"+L{picture.root / LOOK}", "+UA" if picture.alpha else "-UA",
        "-GD", "-GR", "-GS", *([f"+A{picture.smooth}", "+AM2", "+R3"] if picture.smooth else ["-A"]),
    ]  # fmt: skip
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if done.returncode or not target.exists():
        said = "\n".join(done.stderr.splitlines()[-25:])
        raise NotMade(f"{picture.game}/{picture.name}: povray failed\n{said}")
    return scaled(Image.open(target), picture.size, picture.alpha)


def _declared(key: str) -> str:
    """`ball_a` is BallA in a scene."""
    return "".join(part[:1].upper() + part[1:] for part in key.split("_"))


def _told(value: Value) -> str:
    return f"<{','.join(map(str, value))}>" if isinstance(value, list) else str(value)


def scaled(image: Image.Image, size: tuple[int, int], alpha: bool) -> Image.Image:
    """Brought to the size stored, with alpha premultiplied so that edges stay clean."""
    if alpha:
        return image.convert("RGBA").convert("RGBa").resize(size, Image.Resampling.LANCZOS).convert("RGBA")
    return image.convert("RGB").resize(size, Image.Resampling.LANCZOS)


def bloomed(image: Image.Image, strength: float) -> Image.Image:
    """Bright places bleed light, in three widths."""
    alpha = image.mode == "RGBA"
    bands = (image.convert("RGBa") if alpha else image).split()
    rgb = Image.merge("RGB", bands[:3])
    peak = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    mask = peak.point([max(0, min(255, int((value - 188) * 255 / 67))) for value in range(256)])
    bright = Image.composite(rgb, Image.new("RGB", rgb.size), mask)
    unit = max(image.size) / 640
    out, veil = rgb, Image.new("RGB", rgb.size)
    for radius, part in ((2.2, 0.55), (7, 0.42), (22, 0.34)):
        soft = bright.filter(ImageFilter.GaussianBlur(radius * unit)).point(
            [min(255, int(value * part * strength)) for value in range(256)] * 3
        )
        out = ImageChops.screen(out, soft)
        veil = ImageChops.screen(veil, soft)
    if not alpha:
        return out
    red, green, blue = veil.split()
    cover = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return Image.merge("RGBa", (*out.split(), ImageChops.screen(bands[3], cover))).convert("RGBA")


def _without_unseen(image: Image.Image) -> Image.Image:
    """The colour of what cannot be seen is forgotten, which makes files smaller."""
    clear = image.getchannel("A").point([255 if value < 2 else 0 for value in range(256)])
    image.paste((0, 0, 0, 0), (0, 0), clear)
    return image
