"""Music from scores: a theme is a TOML file in `themes/` with chords, melodies and a form; this plays it.

Everything is laid on a strip that is bent into a circle, so that what rings over the end comes in at the beginning and
the piece loops without a seam.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from synthesis import RATE, TAU, Array, bell, brass, decay, glide, noise, pan, rng, room, shape, time

THEMES = Path(__file__).resolve().parent / "themes"
LOUDNESS = -20.0
"""Mean level of a theme, in dB below full scale."""

STEPS = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
QUALITIES = {"": (0, 4, 7), "m": (0, 3, 7), "7": (0, 4, 7, 10), "m7": (0, 3, 7, 10), "m7b5": (0, 3, 6, 10)}


def pitch(name: str) -> int:
    """`c#5` or `bb4` as a number of semitones; 69 is 440 Hz."""
    letter, rest = name[0], name[1:]
    sign = rest.count("#") - (1 if rest.startswith("b") else 0)
    return STEPS[letter] + sign + 12 * (int(name[-1]) + 1)


def frequency(number: float) -> float:
    return float(440.0 * 2 ** ((number - 69) / 12))


@dataclass(frozen=True)
class Chord:
    root: int
    notes: tuple[int, ...]
    bass: int

    @staticmethod
    def of(name: str) -> Chord:
        """`F#m7`, `D/F#`: pitches between c3 and b3, and the bass an octave below."""
        upper, _, below = name.partition("/")
        length = 2 if len(upper) > 1 and upper[1] in "#b" else 1
        root = pitch(upper[:length].lower() + "3")
        notes = tuple(root + step for step in QUALITIES[upper[length:]])
        return Chord(root, notes, pitch(below.lower() + "2") if below else root - 12)


@dataclass(frozen=True)
class Note:
    start: float
    beats: float
    number: int


def melody(text: str) -> list[Note]:
    """`d5:2 r:1 | e5:.5`: pitches with their lengths in beats; bars are for the reader."""
    notes, at = [], 0.0
    for word in text.replace("|", " ").split():
        name, _, beats = word.partition(":")
        if name != "r":
            notes.append(Note(at, float(beats), pitch(name)))
        at += float(beats)
    return notes


# ---------------------------------------------------------------- instruments: one note each, of a pitch and seconds


def _swell(seconds: float, attack: float, release: float) -> Array:
    t = time(seconds + release)
    return np.minimum(t / attack, 1) * np.clip((seconds + release - t) / release, 0, 1) ** 1.5


def _partials(seconds: float, f: float, weights: list[float], vibrato: float, seed: int, detune: float = 0.0) -> Array:
    t = time(seconds)
    depth = vibrato * np.minimum(t / 0.5, 1) * np.sin(TAU * 5.2 * t + seed)
    phase = TAU * np.cumsum(f * (1 + detune + depth)) / RATE
    out = np.zeros(len(t))
    for k, weight in enumerate(weights, start=1):
        if f * k < 9000:
            out += weight * np.sin(k * phase + 0.7 * k * seed)
    return out


def flute(f: float, seconds: float) -> Array:
    envelope = _swell(seconds, 0.06, 0.12)
    tone = _partials(seconds + 0.12, f, [1, 0.35, 0.16, 0.06, 0.03], 0.004, 1)
    breath = shape(noise(seconds + 0.12, int(f)), f * 0.8, f * 3.5, 2)
    return (tone + 0.05 * breath / (breath.std() + 1e-9)) * envelope


def strings(f: float, seconds: float) -> Array:
    envelope = _swell(seconds, 0.14, 0.35)
    weights = [k**-1.15 for k in range(1, 14)]
    voices = [
        _partials(seconds + 0.35, f, weights, 0.0035, seed, detune) for seed, detune in ((1, -0.002), (2, 0.0023))
    ]
    return (voices[0] + voices[1]) * envelope * 0.5


def horn(f: float, seconds: float) -> Array:
    return shape(brass(seconds + 0.25, f, int(f)), 60, 2600, 2) * 0.9


def glass(f: float, seconds: float) -> Array:
    return bell(max(1.6, seconds + 0.9), f, 0.9, 0.75)


def pluck(f: float, seconds: float) -> Array:
    t = time(max(1.4, seconds))
    out = np.zeros(len(t))
    for k in range(1, 15):
        if f * k < 10000:
            out += np.sin(TAU * f * k * (1 + 0.00012 * k * k) * t) * k**-0.9 * np.exp(-t * (1.6 + 0.9 * k))
    return out * np.minimum(t / 0.003, 1)


def spark(f: float, seconds: float) -> Array:
    """A short bright tone for arpeggios."""
    t = time(0.5)
    return (
        np.sin(TAU * f * t + 1.6 * np.exp(-t / 0.05) * np.sin(TAU * 2 * f * t))
        * np.exp(-t / 0.14)
        * np.minimum(t / 0.004, 1)
    )


def bass(f: float, seconds: float) -> Array:
    tone = _partials(seconds + 0.1, f, [1, 0.55, 0.3, 0.16, 0.08, 0.04], 0.0, 3)
    return tone * _swell(seconds, 0.012, 0.1) * (0.55 + 0.45 * np.exp(-time(seconds + 0.1) / 0.5))


INSTRUMENTS: dict[str, Callable[[float, float], Array]] = {
    "flute": flute,
    "strings": strings,
    "horn": horn,
    "glass": glass,
    "pluck": pluck,
    "spark": spark,
    "bass": bass,
}


@lru_cache(maxsize=600)
def sound_of(instrument: str, number: int, milliseconds: int) -> Array:
    return INSTRUMENTS[instrument](frequency(number), milliseconds / 1000)


@lru_cache(maxsize=8)
def drum(name: str) -> Array:
    if name == "low":
        return glide(np.geomspace(150, 52, int(0.5 * RATE))) * decay(0.5, 0.14, 0.003)
    if name == "tom":
        return glide(np.geomspace(240, 118, int(0.5 * RATE))) * decay(0.5, 0.13, 0.003) + 0.1 * shape(
            noise(0.5, 5), 300, 3000
        ) * decay(0.5, 0.03, 0.001)
    if name == "snare":
        return 0.8 * shape(noise(0.35, 6), 900, 8500) * decay(0.35, 0.07, 0.001) + 0.4 * glide(
            np.geomspace(320, 190, int(0.35 * RATE))
        ) * decay(0.35, 0.05, 0.001)
    return shape(noise(0.12, 7), 5500, 13000) * decay(0.12, 0.022, 0.001)


# ---------------------------------------------------------------- playing a score


class Strip:
    """So many seconds bent into a circle."""

    def __init__(self, seconds: float, seed: int) -> None:
        self.n = round(seconds * RATE)
        self.seed = seed
        self.dry = np.zeros((self.n, 2))
        self.send = np.zeros((self.n, 2))

    def add(self, start: float, part: Array, level: float, where: float = 0.0, send: float = 0.3) -> None:
        stereo = pan(part, where)
        at = round(start * RATE) % self.n
        for strip, share in ((self.dry, 1 - 0.4 * send), (self.send, send)):
            done, place = 0, at
            while done < len(stereo):
                count = min(self.n - place, len(stereo) - done)
                strip[place : place + count] += stereo[done : done + count] * (level * share)
                done, place = done + count, 0

    def done(self, tau: float, mix: float, loudness: float) -> Array:
        response = room(min(6.0, tau * 3), tau, self.seed, 6500)
        out = self.dry
        for side in range(2):
            padded = np.zeros(self.n)
            padded[: len(response)] = response[: self.n, side]
            out[:, side] += mix * np.fft.irfft(np.fft.rfft(self.send[:, side]) * np.fft.rfft(padded), self.n)
            out[:, side] = shape(out[:, side], 35, 14000, 2)
        out *= 10 ** (loudness / 20) / np.sqrt((out**2).mean())
        return np.tanh(out * 1.15) / 1.15


@dataclass(frozen=True)
class Section:
    chords: tuple[Chord, ...]
    notes: list[Note]


@dataclass(frozen=True)
class Turn:
    """A section as the form has it: who plays what."""

    section: Section
    lead: str
    counter: str
    arp: str
    bass: str
    drums: str
    shift: int
    """Semitones up or down."""
    pad: float
    octave: int
    """Of the melody, against what is written."""


class Score:
    def __init__(self, name: str) -> None:
        self._data: dict[str, Any] = tomllib.loads((THEMES / f"{name}.toml").read_text("utf-8"))
        self.beat = 60 / self._data["tempo"]
        self.beats: int = self._data["beats"]
        self.bar = self.beat * self.beats
        self._drums: dict[str, dict[str, str]] = self._data["drums"]
        sections = {
            name: Section(tuple(Chord.of(chord) for chord in part["chords"].split()), melody(part["melody"]))
            for name, part in self._data["section"].items()
        }
        self.turns = [
            Turn(
                sections[turn["section"]],
                turn.get("lead", ""),
                turn.get("counter", ""),
                turn.get("arp", ""),
                turn.get("bass", ""),
                turn.get("drums", ""),
                turn.get("shift", 0),
                turn.get("pad", 1.0),
                turn.get("octave", 0),
            )
            for turn in self._data["form"]
        ]

    @property
    def bars(self) -> int:
        return sum(len(turn.section.chords) for turn in self.turns)

    def theme(self) -> Array:
        strip = Strip(self.bars * self.bar, self._data["seed"])
        at = 0.0
        for turn in self.turns:
            self._play(strip, turn, at)
            at += len(turn.section.chords) * self.bar
        return strip.done(self._data["room"], self._data["mix"], LOUDNESS)

    def layer(self) -> Array:
        """What comes in when the end is near: drums and a pulse on the key note, eight bars long."""
        bars, key = 8, pitch(self._data["key"] + "3")
        strip = Strip(bars * self.bar, self._data["seed"] + 1)
        for bar in range(bars):
            self._drum(strip, "tense", bar, bar * self.bar, 0.9)
            for step in range(2 * self.beats):
                number = key + (7 if bar % 4 == 3 and step >= self.beats else 0)
                level = 0.30 if step % 2 == 0 else 0.18
                strip.add((bar * self.beats + step / 2) * self.beat, self._note("bass", number, 0.3), level, 0.0, 0.1)
        return strip.done(self._data["room"], 0.3 * self._data["mix"], LOUDNESS - 5)

    def _note(self, instrument: str, number: int, beats: float) -> Array:
        return sound_of(instrument, number, round(1000 * beats * self.beat))

    def _play(self, strip: Strip, turn: Turn, at: float) -> None:
        for bar, chord in enumerate(turn.section.chords):
            start = at + bar * self.bar
            self._chord(strip, turn, chord, start)
            if turn.drums:
                self._drum(strip, turn.drums, bar, start, 0.5)
        if turn.lead:
            for note in turn.section.notes:
                number = note.number + turn.shift + 12 * turn.octave
                strip.add(at + note.start * self.beat, self._note(turn.lead, number, note.beats), 0.34, -0.15, 0.4)
        if turn.counter:
            for note in self._answers(turn):
                strip.add(
                    at + note.start * self.beat, self._note(turn.counter, note.number, note.beats), 0.15, 0.4, 0.5
                )

    def _chord(self, strip: Strip, turn: Turn, chord: Chord, start: float) -> None:
        notes = [number + turn.shift for number in chord.notes]
        if turn.pad:
            for place, number in enumerate(notes):
                part = self._note("strings", number, self.beats)
                strip.add(start, part, 0.11 * turn.pad, -0.6 + 1.2 * place / len(notes), 0.5)
        if turn.bass:
            low = chord.bass + turn.shift
            for beat, length in ((0, self.beats / 2), (self.beats / 2, self.beats / 2)):
                strip.add(start + beat * self.beat, self._note(turn.bass, low, length), 0.26, 0.0, 0.1)
        if turn.arp:
            up = [number + 12 for number in notes] + [notes[0] + 24]
            order = (up + up[-2:0:-1])[: 2 * self.beats]
            for step in range(2 * self.beats):
                number = order[step % len(order)]
                level = 0.10 if step % self.beats == 0 else 0.07
                strip.add(
                    start + step * self.beat / 2, self._note(turn.arp, number, 0.5), level, 0.5 * (-1) ** step, 0.4
                )

    def _answers(self, turn: Turn) -> Iterator[Note]:
        """A second voice: where the melody rests or holds, it moves through the chord a third or more below."""
        for bar, chord in enumerate(turn.section.chords):
            low = [number + 12 + turn.shift for number in chord.notes]
            first, second = (low[1], low[2]) if bar % 2 == 0 else (low[2], low[1])
            yield Note(bar * self.beats, self.beats / 2, first)
            yield Note(bar * self.beats + self.beats / 2, self.beats / 2, second)

    def _drum(self, strip: Strip, pattern: str, bar: int, start: float, level: float) -> None:
        """A line of a pattern is one bar of one drum: x is loud, o is soft; every fourth bar plays the `fill`."""
        lines = self._drums[pattern]
        for name, line in lines.items():
            name, _, when = name.partition("_")
            if (when == "fill") != (bar % 4 == 3) and f"{name}_fill" in lines:
                continue
            for step, mark in enumerate(line):
                if mark in "xo":
                    swing = rng(1000 * bar + step).uniform(-0.004, 0.004)
                    loud = level * (0.30 if mark == "x" else 0.16)
                    where = {"hat": 0.35, "tom": -0.3}.get(name, 0.0)
                    strip.add(start + step * self.bar / len(line) + swing, drum(name), loud, where, 0.2)
