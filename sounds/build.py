#!/usr/bin/env python3
"""Synthesise every sound of the game.

    python sounds/build.py              build what is out of date
    python sounds/build.py dice ambient only names that contain one of these words
    python sounds/build.py --force      build all again
    python sounds/build.py --check      measure what is there

Needs numpy and oggenc (package vorbis-tools). Everything is computed: noise, modes of struck bodies, filters that
move, and rooms made of decaying noise. Beds are periodic by construction, so they loop without a seam.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import inspect
import json
import subprocess
import tempfile
import wave
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

HERE = Path(__file__).resolve().parent
OUT = HERE / "rendered"
INDEX = OUT / "manifest.json"
RATE = 44100
TAU = 2 * np.pi
Array = np.ndarray

# ---------------------------------------------------------------- tools


def rng(seed: int) -> np.random.Generator:
    return np.random.default_rng(seed)


def time(seconds: float) -> Array:
    return np.arange(int(seconds * RATE)) / RATE


def noise(seconds: float, seed: int) -> Array:
    return rng(seed).standard_normal(int(seconds * RATE))


def shape(signal: Array, low: float = 0, high: float = 22000, slope: float = 4) -> Array:
    """Band-pass by smooth curves on the spectrum."""
    spectrum = np.fft.rfft(signal)
    f = np.fft.rfftfreq(len(signal), 1 / RATE) + 1e-6
    gain = 1 / np.sqrt(1 + (f / high) ** (2 * slope))
    if low > 0:
        gain *= 1 / np.sqrt(1 + (low / f) ** (2 * slope))
    return np.fft.irfft(spectrum * gain, len(signal))


def sweep_filter(signal: Array, cutoff: Array, q: float, kind: str = "band") -> Array:
    """A state-variable filter whose cutoff moves with time."""
    out = np.empty_like(signal)
    low = band = 0.0
    coefficient = 2 * np.sin(np.pi * np.minimum(cutoff, 9000) / RATE)
    damp = 1 / q
    for i in range(len(signal)):
        f = coefficient[i]
        low += f * band
        high = signal[i] - low - damp * band
        band += f * high
        out[i] = low if kind == "low" else band if kind == "band" else high
    return out


def decay(seconds: float, rate: float, attack: float = 0.002) -> Array:
    t = time(seconds)
    return np.minimum(t / attack, 1) * np.exp(-t / rate)


def glide(f: Array) -> Array:
    """A sine whose frequency follows f."""
    return np.sin(TAU * np.cumsum(f) / RATE)


def modes(seconds: float, partials: list[tuple[float, float, float]], seed: int = 0) -> Array:
    """A struck body: (frequency, level, decay time) for each mode."""
    t = time(seconds)
    r = rng(seed)
    out = np.zeros(len(t))
    for f, level, tau in partials:
        out += level * np.sin(TAU * f * t + r.uniform(0, TAU)) * np.exp(-t / tau)
    return out * np.minimum(t / 0.0008, 1)


def bell(seconds: float, f: float, bright: float = 1.0, tau: float = 0.6) -> Array:
    """A glassy tone by frequency modulation."""
    t = time(seconds)
    index = bright * np.exp(-t / (tau * 0.35))
    return np.sin(TAU * f * t + index * np.sin(TAU * f * 3.01 * t)) * np.exp(-t / tau) * np.minimum(t / 0.004, 1)


def place(length: float, parts: list[tuple[float, Array, float]]) -> Array:
    """Lay mono parts (start, samples, level) on a strip."""
    out = np.zeros(int(length * RATE))
    for start, part, level in parts:
        i = int(start * RATE)
        part = part[: max(0, len(out) - i)]
        out[i : i + len(part)] += part * level
    return out


def room(seconds: float, tau: float, seed: int, high: float = 6000, early: float = 0.02) -> Array:
    """Two decorrelated impulse responses of a room."""
    n = int(seconds * RATE)
    t = np.arange(n) / RATE
    out = np.empty((n, 2))
    for side in range(2):
        tail = rng(seed + side).standard_normal(n)
        bright = shape(tail, 150, high, 2) * np.exp(-t / (tau * 0.45))
        dull = shape(tail, 150, high * 0.3, 2) * np.exp(-t / tau)
        out[:, side] = (0.6 * bright + dull) * np.minimum(t / early, 1)
    return out / np.sqrt((out**2).sum(axis=0))


def wet(signal: Array, tau: float, mix: float, seed: int = 99, tail: float | None = None, high: float = 6000) -> Array:
    """Put a mono or stereo signal into a room; gives stereo."""
    stereo = signal if signal.ndim == 2 else np.stack([signal, signal], axis=1)
    response = room(max(0.2, tau * 3), tau, seed, high)
    length = len(stereo) + int((tail if tail is not None else tau * 2.2) * RATE)
    n = 1 << (length + len(response)).bit_length()
    out = np.zeros((length, 2))
    out[: len(stereo)] += stereo
    for side in range(2):
        full = np.fft.irfft(np.fft.rfft(stereo[:, side], n) * np.fft.rfft(response[:, side], n), n)
        out[:, side] += mix * full[:length]
    return out


def pan(signal: Array, where: float) -> Array:
    angle = (where + 1) * np.pi / 4
    return np.stack([signal * np.cos(angle), signal * np.sin(angle)], axis=1) * np.sqrt(2)


def drive(signal: Array, amount: float) -> Array:
    return np.tanh(signal * amount) / np.tanh(amount)


def finish(signal: Array, loudness: float, peak: float = 0.84, fade: float = 0.03) -> Array:
    """Cut the silence at the end, fade, and bring the loudest tenth of a second to the level asked for (dBFS)."""
    stereo = signal if signal.ndim == 2 else np.stack([signal, signal], axis=1)
    stereo = stereo - stereo.mean(axis=0)
    level = np.abs(stereo).max(axis=1)
    last = np.nonzero(level > level.max() * 0.0012)[0][-1] + 1
    stereo = stereo[:last].copy()
    n = min(int(fade * RATE), len(stereo) // 3)
    stereo[-n:] *= np.linspace(1, 0, n)[:, None] ** 2
    window = min(int(0.1 * RATE), len(stereo))
    power = np.convolve((stereo**2).mean(axis=1), np.ones(window) / window, "valid").max()
    stereo *= 10 ** (loudness / 20) / np.sqrt(power)
    top = np.abs(stereo).max()
    if top > peak:
        # a soft knee instead of clipping
        knee = 0.6 * peak
        over = np.abs(stereo) > knee
        stereo[over] = np.sign(stereo[over]) * (
            knee + (peak - knee) * np.tanh((np.abs(stereo[over]) - knee) / (peak - knee))
        )
    return stereo


# ---------------------------------------------------------------- single sounds


def knock(seed: int, pitch: float, hard: float = 1.0) -> Array:
    """One die striking the tray."""
    r = rng(seed)
    body = modes(
        0.14,
        [
            (pitch * m * r.uniform(0.97, 1.03), a, d)
            for m, a, d in (
                (1, 1, 0.018),
                (1.72, 0.8, 0.014),
                (2.63, 0.55, 0.010),
                (4.1, 0.4, 0.006),
                (6.3, 0.25, 0.004),
            )
        ],
        seed,
    )
    tray = modes(0.14, [(185 * r.uniform(0.95, 1.05), 0.9, 0.030), (312, 0.4, 0.022)], seed + 1)
    click = shape(noise(0.14, seed + 2), 2500, 9000) * decay(0.14, 0.0035, 0.0004)
    return hard * (body + 0.7 * tray + 0.5 * click)


def dice_roll() -> Array:
    r = rng(4)
    parts = []
    for die in range(4):
        t, gap, level = 0.02 + 0.035 * die, 0.075 + 0.02 * r.random(), 1.0
        while gap > 0.012 and t < 0.75:
            parts.append(
                (t, pan(knock(int(r.integers(1_000_000)), 1250 * r.uniform(0.8, 1.35)), r.uniform(-0.6, 0.6)), level)
            )
            t += gap * r.uniform(0.8, 1.25)
            gap *= r.uniform(0.76, 0.9)
            level *= r.uniform(0.66, 0.86)
    out = np.zeros((int(1.0 * RATE), 2))
    for start, part, level in parts:
        i = int(start * RATE)
        out[i : i + len(part)] += part[: len(out) - i] * level
    rattle = shape(noise(0.6, 8), 900, 5200) * decay(0.6, 0.16, 0.05) * 0.10
    out[: len(rattle)] += rattle[:, None]
    return finish(wet(out, 0.18, 0.35, 5), -15)


def dock() -> Array:
    hiss = sweep_filter(noise(0.35, 2), np.geomspace(5200, 900, int(0.35 * RATE)), 1.2) * decay(0.35, 0.10, 0.01)
    clunk = modes(
        0.5,
        [(96, 1.0, 0.09), (143, 0.7, 0.07), (388, 0.45, 0.09), (721, 0.3, 0.07), (1310, 0.2, 0.05), (2240, 0.10, 0.03)],
        3,
    )
    latch = modes(0.2, [(1720, 0.5, 0.02), (2900, 0.35, 0.015), (4310, 0.2, 0.01)], 4)
    lamp = bell(0.5, 880, 0.4, 0.14) * 0.12
    return finish(
        wet(place(0.8, [(0, hiss, 0.5), (0.09, clunk, 1.0), (0.17, latch, 0.5), (0.19, lamp, 1)]), 0.35, 0.5, 21), -16
    )


def pick() -> Array:
    tick = modes(0.12, [(1480, 1, 0.018), (2390, 0.5, 0.012), (3900, 0.3, 0.007)], 6)
    rise = glide(np.geomspace(420, 760, int(0.09 * RATE))) * decay(0.09, 0.04, 0.006) * 0.35
    return finish(wet(place(0.25, [(0, tick, 0.8), (0.004, rise, 1)]), 0.10, 0.25, 31), -20)


def place_piece() -> Array:
    thud = modes(0.25, [(142, 1, 0.045), (231, 0.7, 0.03), (540, 0.35, 0.018), (1250, 0.25, 0.010)], 7)
    felt = shape(noise(0.2, 12), 300, 2600) * decay(0.2, 0.018, 0.001)
    return finish(wet(place(0.4, [(0, thud, 1), (0, felt, 0.35)]), 0.14, 0.3, 33), -18)


def card_slide() -> Array:
    n = int(0.34 * RATE)
    curve = np.concatenate([np.geomspace(1500, 4200, n // 2), np.geomspace(4200, 2000, n - n // 2)])
    paper = sweep_filter(noise(0.34, 14), curve, 0.9) * np.sin(np.linspace(0, np.pi, n)) ** 1.4
    grain = 1 + 0.35 * shape(noise(0.34, 15), 20, 140) / 0.1 * 0.1
    return finish(wet(paper * grain, 0.10, 0.2, 35), -21)


def card_flip() -> Array:
    n = int(0.16 * RATE)
    air = (
        sweep_filter(noise(0.16, 16), np.geomspace(900, 5200, n), 1.0)
        * np.linspace(0, 1, n) ** 2
        * np.linspace(1, 0.2, n)
    )
    snap = shape(noise(0.10, 17), 1400, 8000) * decay(0.10, 0.010, 0.0006) + 0.5 * modes(
        0.10, [(310, 1, 0.02), (820, 0.6, 0.012)], 9
    )
    return finish(wet(place(0.35, [(0, air, 0.8), (0.135, snap, 0.9)]), 0.12, 0.25, 37), -19)


def colony_land() -> Array:
    n = int(0.75 * RATE)
    thrust = sweep_filter(noise(0.75, 18), np.geomspace(2400, 260, n), 0.8, "low") * np.linspace(0.2, 1, n) ** 1.2
    thrust *= 1 + 0.3 * shape(noise(0.75, 19), 8, 40) / 0.04 * 0.04
    boom = glide(np.geomspace(92, 38, int(0.8 * RATE))) * decay(0.8, 0.22, 0.004)
    dust = shape(noise(1.0, 20), 400, 3600, 2) * decay(1.0, 0.24, 0.02)
    legs = modes(0.4, [(262, 0.6, 0.07), (431, 0.4, 0.05), (1123, 0.25, 0.04)], 10)
    chord = sum(bell(1.3, f, 0.5, 0.5) for f in (392.0, 587.3, 784.0)) * 0.10
    return finish(
        wet(
            place(2.2, [(0, thrust, 0.55), (0.7, boom, 1.0), (0.7, dust, 0.35), (0.71, legs, 0.5), (0.85, chord, 1)]),
            0.7,
            0.5,
            41,
        ),
        -14,
    )


def laser() -> Array:
    n = int(0.5 * RATE)
    f = 180 + 2600 * np.exp(-np.linspace(0, 7, n))
    beam = glide(f + 40 * np.sin(TAU * 55 * np.linspace(0, 0.5, n))) + 0.5 * glide(f * 1.503)
    beam = drive(beam, 2.2) * decay(0.5, 0.13, 0.002)
    charge = (
        sweep_filter(noise(0.22, 22), np.geomspace(400, 6000, int(0.22 * RATE)), 3.5)
        * np.linspace(0, 1, int(0.22 * RATE)) ** 2
    )
    crack = shape(noise(0.4, 23), 600, 9000) * decay(0.4, 0.05, 0.001)
    low = glide(np.geomspace(140, 45, int(0.4 * RATE))) * decay(0.4, 0.11, 0.003)
    return finish(
        wet(place(1.0, [(0, charge, 0.35), (0.2, beam, 0.55), (0.2, crack, 0.5), (0.2, low, 0.8)]), 0.5, 0.45, 43), -15
    )


def teleport() -> Array:
    n = int(1.1 * RATE)
    t = np.linspace(0, 1.1, n)
    swell = np.sin(np.linspace(0, np.pi, n)) ** 1.5
    cloud = np.zeros(n)
    r = rng(24)
    for i in range(14):
        f = 320 * 2 ** (r.integers(0, 25) / 12) * (1 + 0.6 * (t / 1.1) ** 2)
        cloud += glide(f) * (0.5 + 0.5 * np.sin(TAU * (5 + i) * t + i)) / 14
    air = sweep_filter(noise(1.1, 25), 500 + 5500 * (t / 1.1) ** 2, 2.5) * swell
    pop = modes(0.3, [(210, 1, 0.05), (640, 0.5, 0.04), (1540, 0.3, 0.03)], 11)
    stereo = pan(place(1.7, [(0, cloud * swell, 2.2), (0, air, 0.45), (1.02, pop, 0.7)]), 0)
    shimmer = place(1.7, [(0.02, cloud[::-1] * swell, 1.4)])
    stereo[:, 0] += 0.5 * shimmer
    stereo[:, 1] -= 0.5 * shimmer
    return finish(wet(stereo, 0.9, 0.6, 45), -16)


def tokens() -> Array:
    r = rng(26)
    parts = []
    for i in range(7):
        f = 2300 * r.uniform(0.85, 1.3)
        ting = modes(
            0.25,
            [(f, 1, 0.05), (f * 1.51, 0.6, 0.035), (f * 2.37, 0.45, 0.02), (f * 3.6, 0.25, 0.012)],
            int(r.integers(1_000_000)),
        )
        parts.append((0.01 + i * 0.055 * r.uniform(0.7, 1.2), ting, 0.9 - 0.08 * i))
        parts.append((parts[-1][0], shape(noise(0.06, 60 + i), 1500, 7000) * decay(0.06, 0.006, 0.0005), 0.35))
    return finish(wet(place(0.8, parts), 0.25, 0.35, 47), -19)


def build_ship() -> Array:
    r = rng(27)
    parts = []
    for start in (0.0, 0.16, 0.46):
        hit = modes(
            0.6,
            [(520, 1, 0.10), (1130, 0.7, 0.09), (1870, 0.5, 0.07), (2960, 0.35, 0.05), (4300, 0.2, 0.03)],
            int(r.integers(1_000_000)),
        )
        parts.append((start, hit, 0.5))
        parts.append(
            (start, shape(noise(0.1, int(r.integers(1_000_000))), 1200, 8000) * decay(0.1, 0.008, 0.0005), 0.4)
        )
    weld = shape(noise(0.5, 28), 2500, 9000) * (rng(29).random(int(0.5 * RATE)) > 0.55) * decay(0.5, 0.16, 0.01)
    servo = glide(
        np.concatenate([np.geomspace(240, 520, int(0.25 * RATE)), np.geomspace(520, 410, int(0.1 * RATE))])
    ) * np.sin(np.linspace(0, np.pi, int(0.25 * RATE) + int(0.1 * RATE)))
    power = (
        sum(glide(np.full(int(0.9 * RATE), f)) for f in (110.0, 164.8, 220.0))
        * np.sin(np.linspace(0, np.pi, int(0.9 * RATE))) ** 2
        * 0.2
    )
    parts += [(0.22, weld, 0.22), (0.1, drive(servo, 2), 0.12), (0.5, power, 1)]
    return finish(wet(place(1.6, parts), 0.55, 0.45, 49), -16)


def raid() -> Array:
    n = int(0.9 * RATE)
    t = np.linspace(0, 0.9, n)
    siren = (
        drive(glide(240 + 90 * np.sin(TAU * 3.2 * t)) + 0.6 * glide((240 + 90 * np.sin(TAU * 3.2 * t)) * 1.498), 2.5)
        * np.sin(np.linspace(0, np.pi, n)) ** 0.7
    )
    siren = shape(siren, 150, 1900, 2)
    parts: list[tuple[float, Array, float]] = [(0, siren, 0.35)]
    for i, start in enumerate((0.15, 0.28, 0.5, 0.61)):
        m = int(0.3 * RATE)
        shot = drive(glide(150 + 1700 * np.exp(-np.linspace(0, 8, m))), 2) * decay(0.3, 0.07, 0.002)
        parts += [(start, shot, 0.45), (start, shape(noise(0.3, 70 + i), 300, 5000) * decay(0.3, 0.06, 0.001), 0.5)]
    boom = glide(np.geomspace(110, 34, int(1.0 * RATE))) * decay(1.0, 0.26, 0.004) + 0.6 * shape(
        noise(1.0, 77), 40, 900, 2
    ) * decay(1.0, 0.22, 0.004)
    parts.append((0.72, boom, 1.0))
    return finish(wet(place(2.0, parts), 0.8, 0.45, 51), -14)


def alarm() -> Array:
    parts = []
    for i in range(3):
        t = time(0.42)
        horn = sum(np.sin(TAU * 196 * k * t + 0.3 * k) / k**1.15 for k in range(1, 9)) + sum(
            np.sin(TAU * 233.1 * k * t) / k**1.2 for k in range(1, 8)
        )
        horn = shape(horn, 90, 1500, 2) * np.minimum(t / 0.05, 1) * np.minimum((0.42 - t) / 0.12, 1)
        parts.append((i * 0.52, horn, 0.7 - 0.08 * i))
        parts.append((i * 0.52, glide(np.geomspace(70, 48, int(0.4 * RATE))) * decay(0.4, 0.14, 0.005), 1.1))
    return finish(wet(place(2.0, parts), 1.1, 0.55, 53), -16)


def turn() -> Array:
    parts = [
        (0, bell(1.4, 523.25, 0.9, 0.55), 0.7),
        (0.13, bell(1.5, 783.99, 0.8, 0.6), 0.7),
        (0.13, bell(1.5, 1567.98, 0.3, 0.35), 0.15),
    ]
    breath = shape(noise(0.7, 80), 500, 3000, 2) * np.sin(np.linspace(0, np.pi, int(0.7 * RATE))) ** 2
    return finish(wet(place(1.7, [*parts, (0, breath, 0.06)]), 0.8, 0.5, 55), -18)


def brass(seconds: float, f: float, seed: int) -> Array:
    t = time(seconds)
    r = rng(seed)
    bright = np.minimum(t / 0.09, 1) * (0.75 + 0.25 * np.exp(-t / 0.5))
    out = np.zeros(len(t))
    for detune in (-0.0025, 0.0, 0.003):
        wobble = 1 + detune + 0.0022 * np.sin(TAU * 5.1 * t + r.uniform(0, TAU)) * np.minimum(t / 0.4, 1)
        phase = TAU * np.cumsum(f * wobble) / RATE + r.uniform(0, TAU)
        for k in range(1, 11):
            if f * k < 9000:
                out += np.sin(k * phase) / k**1.1 * bright ** (0.6 + 0.33 * k)
    return out / 3 * np.minimum(t / 0.03, 1) * np.minimum((seconds - t) / 0.18, 1)


def fanfare() -> Array:
    score = [
        (0.0, 0.22, (261.63, 329.63, 392.0)),
        (0.24, 0.22, (261.63, 329.63, 392.0)),
        (0.48, 0.5, (349.23, 440.0, 523.25)),
        (1.02, 0.45, (392.0, 493.88, 587.33)),
        (1.5, 1.9, (261.63, 392.0, 523.25, 659.26, 783.99)),
    ]
    parts: list[tuple[float, Array, float]] = []
    for i, (start, length, chord) in enumerate(score):
        for j, f in enumerate(chord):
            parts.append((start, brass(length + 0.12, f, 90 + 7 * i + j), 0.30))
        parts.append(
            (
                start,
                glide(np.geomspace(120, 62, int(0.7 * RATE))) * decay(0.7, 0.2, 0.004),
                0.55 if i in (0, 2, 3) else 0.9 if i == 4 else 0.2,
            )
        )
    cymbal = shape(noise(2.2, 91), 3500, 12000, 2) * decay(2.2, 0.7, 0.01)
    parts.append((1.5, cymbal, 0.20))
    for k, f in enumerate((1046.5, 1318.5, 1568.0, 2093.0)):
        parts.append((1.62 + 0.11 * k, bell(1.5, f, 0.5, 0.5), 0.14))
    return finish(wet(place(3.8, parts), 1.3, 0.55, 57), -14)


def defeat() -> Array:
    parts: list[tuple[float, Array, float]] = []
    for i, (start, length, chord) in enumerate(
        [(0.0, 0.9, (220.0, 261.63, 329.63)), (0.85, 0.9, (196.0, 233.08, 293.66)), (1.7, 2.0, (146.83, 174.61, 220.0))]
    ):
        for j, f in enumerate(chord):
            tone = shape(brass(length + 0.25, f, 120 + 9 * i + j), 60, 1300, 2)
            parts.append((start, tone, 0.34))
    parts.append((1.7, glide(np.geomspace(80, 40, int(1.4 * RATE))) * decay(1.4, 0.5, 0.01), 0.6))
    wind = sweep_filter(noise(3.4, 121), 380 + 220 * np.sin(np.linspace(0, 5, int(3.4 * RATE))), 1.4) * np.sin(
        np.linspace(0, np.pi, int(3.4 * RATE))
    )
    parts.append((0, wind, 0.10))
    return finish(wet(place(4.0, parts), 1.5, 0.6, 59, high=3500), -17)


def error() -> Array:
    t = time(0.12)
    low = np.tanh(2.5 * np.sin(TAU * 155 * t)) * np.minimum(t / 0.005, 1) * np.exp(-t / 0.06)
    low2 = np.tanh(2.5 * np.sin(TAU * 138 * t)) * np.minimum(t / 0.005, 1) * np.exp(-t / 0.07)
    thud = modes(0.2, [(92, 1, 0.05), (310, 0.3, 0.03)], 13)
    strip = place(0.5, [(0, low, 0.6), (0.11, low2, 0.7), (0, thud, 0.5), (0.11, thud, 0.6)])
    return finish(wet(shape(strip, 60, 1700, 2), 0.15, 0.3, 61), -19)


def tick() -> Array:
    return finish(
        wet(
            place(0.12, [(0, modes(0.08, [(1850, 1, 0.008), (3100, 0.6, 0.005), (620, 0.4, 0.012)], 15), 1)]),
            0.06,
            0.2,
            63,
        ),
        -24,
    )


def click() -> Array:
    down = modes(0.06, [(940, 1, 0.008), (2100, 0.6, 0.005), (240, 0.7, 0.014)], 17) + 0.3 * shape(
        noise(0.06, 92), 2000, 8000
    ) * decay(0.06, 0.002, 0.0003)
    up = modes(0.05, [(1300, 1, 0.006), (2700, 0.5, 0.004)], 18)
    return finish(wet(place(0.15, [(0, down, 1), (0.045, up, 0.35)]), 0.06, 0.2, 65), -21)


def hover() -> Array:
    t = time(0.10)
    tone = np.sin(TAU * 1180 * t) * np.sin(np.linspace(0, np.pi, len(t))) ** 2
    air = shape(noise(0.10, 93), 3000, 8000) * np.sin(np.linspace(0, np.pi, len(t))) ** 3
    return finish(wet(place(0.14, [(0, tone, 0.6), (0, air, 0.3)]), 0.06, 0.2, 67), -33)


def chat() -> Array:
    return finish(
        wet(
            place(0.6, [(0, bell(0.4, 1174.7, 0.5, 0.10), 0.7), (0.075, bell(0.5, 1568.0, 0.4, 0.14), 0.6)]),
            0.3,
            0.35,
            69,
        ),
        -21,
    )


def join() -> Array:
    parts = [
        (0.0, bell(0.9, 392.0, 0.7, 0.30), 0.7),
        (0.10, bell(0.9, 523.25, 0.6, 0.32), 0.7),
        (0.20, bell(1.0, 783.99, 0.5, 0.36), 0.7),
    ]
    whoosh = sweep_filter(noise(0.4, 94), np.geomspace(400, 3200, int(0.4 * RATE)), 1.5) * np.sin(
        np.linspace(0, np.pi, int(0.4 * RATE))
    )
    return finish(wet(place(1.2, [*parts, (0, whoosh, 0.12)]), 0.6, 0.45, 71), -19)


def leave() -> Array:
    parts = [
        (0.0, bell(0.9, 783.99, 0.5, 0.28), 0.6),
        (0.11, bell(0.9, 523.25, 0.5, 0.30), 0.6),
        (0.22, bell(1.0, 349.23, 0.5, 0.36), 0.7),
    ]
    whoosh = sweep_filter(noise(0.5, 95), np.geomspace(2600, 300, int(0.5 * RATE)), 1.5) * np.sin(
        np.linspace(0, np.pi, int(0.5 * RATE))
    )
    return finish(wet(place(1.2, [*parts, (0.05, whoosh, 0.12)]), 0.6, 0.45, 73), -20)


# ---------------------------------------------------------------- beds

BED = 72.0


class Bed:
    """A strip of BED seconds that is bent into a circle: whatever runs over the end comes in at the start."""

    def __init__(self, seed: int) -> None:
        self.n = int(BED * RATE)
        self.r = rng(seed)
        self.seed = seed
        self.dry = np.zeros((self.n, 2))
        self.send = np.zeros((self.n, 2))

    def add(self, start: float, part: Array, level: float, where: float = 0.0, send: float = 0.5) -> None:
        stereo = part if part.ndim == 2 else pan(part, where)
        index = (int(start * RATE) + np.arange(len(stereo))) % self.n
        np.add.at(self.dry, index, stereo * level * (1 - 0.4 * send))
        np.add.at(self.send, index, stereo * level * send)

    def pad(
        self,
        start: float,
        length: float,
        notes: list[float],
        level: float,
        bright: float = 1.7,
        partials: int = 7,
        swell: float = 0.45,
    ) -> None:
        """A chord that breathes in and out."""
        t = time(length)
        window = np.clip(np.minimum(t, length - t) / (length * swell), 0, 1)
        window = np.sin(window * np.pi / 2) ** 2
        for f in notes:
            side = self.r.uniform(-0.7, 0.7)
            tone = np.zeros((len(t), 2))
            for detune in (-1, 1):
                voice = np.zeros(len(t))
                drift = 1 + detune * self.r.uniform(0.0008, 0.0022)
                slow = 0.5 + 0.5 * np.sin(TAU * self.r.uniform(0.04, 0.11) * t + self.r.uniform(0, TAU))
                for k in range(1, partials + 1):
                    if f * k > 5000:
                        break
                    weight = k**-bright * (slow ** (0.25 * (k - 1)))
                    voice += weight * np.sin(TAU * f * k * drift * t + self.r.uniform(0, TAU))
                tone += pan(voice, np.clip(side + 0.3 * detune, -1, 1))
            self.add(start, tone * window[:, None], level / len(notes), send=0.55)

    def air(self, low: float, high: float, level: float, cycles: tuple[int, int] = (3, 5)) -> None:
        """Noise like wind or the hum of a hull, swelling a whole number of times round the circle."""
        t = np.arange(self.n) / self.n
        for side in range(2):
            hiss = shape(self.r.standard_normal(self.n), low, high, 2)
            hiss /= hiss.std()
            move = (
                0.6
                + 0.25 * np.sin(TAU * (cycles[0] * t + self.r.random()))
                + 0.15 * np.sin(TAU * (cycles[1] * t + self.r.random()))
            )
            self.dry[:, side] += hiss * move * level

    def drone(self, f: float, level: float, partials: int = 5) -> None:
        t = np.arange(self.n) / RATE
        u = np.arange(self.n) / self.n
        for k in range(1, partials + 1):
            for side in range(2):
                exact = round((f * k + self.r.uniform(-0.06, 0.06)) * BED) / BED
                move = 0.65 + 0.35 * np.sin(TAU * (self.r.integers(2, 6) * u + self.r.random()))
                self.dry[:, side] += level * k**-1.5 * move * np.sin(TAU * exact * t + self.r.uniform(0, TAU))

    def done(self, tau: float, mix: float, high: float, loudness: float = -27.0) -> Array:
        response = room(min(9.0, tau * 3), tau, self.seed + 500, high)
        out = self.dry.copy()
        for side in range(2):
            padded = np.zeros(self.n)
            padded[: len(response)] = response[:, side]
            out[:, side] += mix * np.fft.irfft(np.fft.rfft(self.send[:, side]) * np.fft.rfft(padded), self.n)
            out[:, side] = shape(out[:, side], 28, 11000, 2)
        out *= 10 ** (loudness / 20) / np.sqrt((out**2).mean())
        return np.tanh(out * 1.1) / 1.1


def note(name: str) -> float:
    steps = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
    value = steps[name[0]] + name.count("#") - name[1:].count("b") + 12 * (int(name[-1]) + 1)
    return 440.0 * 2 ** ((value - 69) / 12)


def chord(names: str) -> list[float]:
    return [note(n) for n in names.split()]


def progression(bed: Bed, chords: list[str], level: float, **more: float) -> None:
    step = BED / len(chords)
    for i, names in enumerate(chords):
        bed.pad(i * step - step * 0.35, step * 1.7, chord(names), level, **more)  # type: ignore[arg-type]


def ambient_title() -> Array:
    bed = Bed(1001)
    progression(bed, ["d2 a2 d3 f#3 c#4 e4", "b1 f#2 d3 f#3 a3 e4", "g1 d2 b2 f#3 a3 d4", "a1 e2 a2 e3 b3 c#4"], 0.9)
    bed.drone(note("d2"), 0.05)
    scale = chord("d5 e5 f#5 a5 b5 d6 e6")
    for i in range(16):
        bed.add(
            i * BED / 16 + bed.r.uniform(-1, 1),
            bell(4.0, scale[bed.r.integers(len(scale))], 0.5, 1.2),
            0.06,
            bed.r.uniform(-0.8, 0.8),
            0.9,
        )
    for i in range(24):  # the clockwork of the orrery, far away
        bed.add(
            i * BED / 24,
            modes(0.3, [(1420, 1, 0.02), (2610, 0.5, 0.014), (520, 0.6, 0.03)], i),
            0.016,
            0.35 * (-1) ** i,
            0.9,
        )
    bed.air(120, 700, 0.010)
    return bed.done(2.8, 1.0, 5000)


def ambient_alien_frontiers() -> Array:
    bed = Bed(1002)
    progression(bed, ["e2 b2 e3 g3 f#4", "c2 g2 e3 b3 d4", "a1 e2 c3 g3 b3", "b1 f#2 d#3 a3 e4"], 0.8, bright=1.9)
    bed.drone(note("e1") * 2, 0.07)
    for i in range(10):  # far-off metal
        f = bed.r.choice(chord("e5 g5 b5 f#5 d6"))
        ping = modes(3.0, [(f, 1, 0.8), (f * 1.503, 0.4, 0.5), (f * 2.76, 0.2, 0.3)], 700 + i)
        bed.add(i * BED / 10 + bed.r.uniform(0, 3), ping, 0.030, bed.r.uniform(-0.9, 0.9), 1.0)
    for i in range(6):  # a voice on the radio, no words
        m = int(0.9 * RATE)
        talk = sweep_filter(
            bed.r.standard_normal(m), 700 + 500 * np.abs(shape(bed.r.standard_normal(m), 2, 9) / 0.02).clip(0, 3), 6
        ) * np.sin(np.linspace(0, np.pi, m))
        gate = (shape(bed.r.standard_normal(m), 3, 8) > 0).astype(float)
        bed.add(6 + i * 11.7, talk * shape(gate, 0, 30), 0.012, bed.r.uniform(-0.8, 0.8), 0.8)
    bed.air(90, 420, 0.016)
    return bed.done(3.0, 1.0, 4200)


def ambient_race_for_the_galaxy() -> Array:
    bed = Bed(1003)
    progression(bed, ["a2 e3 b3 c#4", "f#2 c#3 g#3 a3", "d2 a2 e3 f#3 c#4", "e2 b2 f#3 g#3 d#4"], 0.62, bright=1.6)
    arps = [
        chord("a3 e4 b4 c#5 e5 b4"),
        chord("f#3 c#4 g#4 a4 c#5 g#4"),
        chord("d3 a3 e4 f#4 c#5 a4"),
        chord("e3 b3 f#4 g#4 b4 f#4"),
    ]
    step = BED / 192
    for i in range(192):  # a soft pulse, like counting worlds
        line = arps[i * 4 // 192]
        swell = 0.35 + 0.65 * np.sin(np.pi * ((i % 48) / 48)) ** 2
        pluck = bell(0.9, line[i % 6], 0.7, 0.22)
        bed.add(i * step, pluck, 0.040 * swell, 0.6 * np.sin(i * 0.7), 0.7)
    bed.drone(note("a1"), 0.06)
    bed.air(200, 1500, 0.006)
    return bed.done(2.2, 0.9, 5500)


def ambient_starfarers() -> Array:
    bed = Bed(1004)
    progression(
        bed, ["f2 c3 a3 e4 g4", "d2 a2 f3 c4 e4", "a#1 f2 d3 a3 c4", "c2 g2 e3 a#3 d4"], 0.75, bright=1.5, partials=9
    )
    for i, root in enumerate(("f3 a3 c4", "d3 f3 a3", "a#2 d3 f3", "c3 e3 g3")):  # a choir of breath
        length = BED / 4 * 1.5
        t = time(length)
        for f in chord(root):
            voice = sum(
                np.sin(TAU * f * k * t * (1 + 0.0015 * np.sin(TAU * 4.6 * t)) + k) / k
                for k in range(1, 12)
                if f * k < 4000
            )
            voice = shape(voice, 300, 1100, 3) * np.sin(np.linspace(0, np.pi, len(t))) ** 2
            bed.add(i * BED / 4 - 2, voice, 0.09, bed.r.uniform(-0.6, 0.6), 0.9)
    scale = chord("f5 g5 a5 c6 d6 f6")
    for i in range(20):
        bed.add(
            i * BED / 20 + bed.r.uniform(-1, 1),
            bell(2.5, scale[bed.r.integers(6)], 0.4, 0.7),
            0.035,
            bed.r.uniform(-0.9, 0.9),
            0.9,
        )
    bed.air(150, 900, 0.008)
    return bed.done(3.0, 0.9, 5500)


def ambient_on_mars() -> Array:
    bed = Bed(1005)
    progression(
        bed, ["c#2 g#2 c#3 e3 b3", "a1 e2 c#3 g#3 b3", "f#1 c#2 a2 e3 g#3", "g#1 d#2 b2 f#3 c#4"], 0.6, bright=2.0
    )
    bed.drone(note("c#2"), 0.06)
    # wind over the plain: slow gusts, each side its own
    u = np.arange(bed.n) / bed.n
    for side in range(2):
        raw = bed.r.standard_normal(bed.n)
        for low, high, cycles in ((160, 380, 5), (380, 900, 7), (900, 1900, 11)):
            gust = shape(raw, low, high, 2)
            gust /= gust.std()
            bed.dry[:, side] += gust * 0.014 * (0.5 + 0.5 * np.sin(TAU * (cycles * u + bed.r.random()))) ** 2
    scale = chord("c#4 e4 g#4 b4 c#5 f#4")
    for i in range(18):  # a lonely instrument
        f = scale[bed.r.integers(6)]
        pluck = modes(
            3.0, [(f, 1, 0.7), (f * 2.001, 0.5, 0.45), (f * 3.003, 0.25, 0.3), (f * 4.01, 0.12, 0.2)], 800 + i
        )
        bed.add(i * 4 + bed.r.uniform(0, 1.4), pluck, 0.040, bed.r.uniform(-0.6, 0.6), 0.8)
    return bed.done(2.4, 0.9, 3800)


def ambient_empires_of_the_void() -> Array:
    bed = Bed(1006)
    progression(
        bed, ["c2 g2 c3 d#3 g3", "g#1 d#2 c3 g3", "f1 c2 g#2 d#3 g3", "g1 d2 b2 f3 g#3"], 0.85, bright=1.45, partials=8
    )
    bed.drone(note("c2"), 0.08, 6)
    for i in range(12):  # drums far away
        start = i * 6 + (0 if i % 2 == 0 else 0.75)
        boom = glide(np.geomspace(88, 46, int(1.6 * RATE))) * decay(1.6, 0.45, 0.008) + 0.25 * shape(
            noise(1.6, 900 + i), 60, 500, 2
        ) * decay(1.6, 0.2, 0.004)
        bed.add(start, boom, 0.22 if i % 2 == 0 else 0.14, 0.15 * (-1) ** i, 0.8)
    for i, f in enumerate(chord("c3 d#3 g2 g#2")):  # a horn calls now and then
        call = shape(brass(5.0, f, 950 + i), 60, 900, 2) * np.sin(np.linspace(0, np.pi, int(5.0 * RATE))) ** 2
        bed.add(9 + i * 18, call, 0.10, 0.5 * (-1) ** i, 1.0)
    bed.air(60, 300, 0.018)
    return bed.done(3.4, 1.0, 3600)


SOUNDS: dict[str, tuple[Callable[[], Array], float]] = {
    "dice_roll": (dice_roll, 4),
    "dock": (dock, 4),
    "pick": (pick, 4),
    "place": (place_piece, 4),
    "card_slide": (card_slide, 4),
    "card_flip": (card_flip, 4),
    "colony_land": (colony_land, 4),
    "laser": (laser, 4),
    "teleport": (teleport, 4),
    "tokens": (tokens, 4),
    "build": (build_ship, 4),
    "raid": (raid, 4),
    "alarm": (alarm, 4),
    "turn": (turn, 4),
    "fanfare": (fanfare, 5),
    "defeat": (defeat, 4),
    "error": (error, 4),
    "tick": (tick, 4),
    "click": (click, 4),
    "hover": (hover, 4),
    "chat": (chat, 4),
    "join": (join, 4),
    "leave": (leave, 4),
    "ambient_title": (ambient_title, 1),
    "ambient_alien_frontiers": (ambient_alien_frontiers, 1),
    "ambient_race_for_the_galaxy": (ambient_race_for_the_galaxy, 1),
    "ambient_starfarers": (ambient_starfarers, 1),
    "ambient_on_mars": (ambient_on_mars, 1),
    "ambient_empires_of_the_void": (ambient_empires_of_the_void, 1),
}


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


def meaning(thing: Any) -> str:
    """The text of a function or class without its layout."""
    return ast.dump(ast.parse(inspect.getsource(thing)))


def digest(name: str) -> str:
    function, quality = SOUNDS[name]
    tools = (shape, sweep_filter, room, wet, finish, modes, bell, brass, knock, Bed, progression)
    text = "".join(meaning(thing) for thing in (function, *tools))
    return hashlib.sha256(f"{text}{quality}{BED}".encode()).hexdigest()[:16]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("words", nargs="*")
    parser.add_argument("--force", action="store_true")
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    OUT.mkdir(exist_ok=True)
    index = json.loads(INDEX.read_text()) if INDEX.exists() else {}
    for name in SOUNDS:
        if args.words and not any(w in name for w in args.words):
            continue
        if args.check:
            stat = subprocess.run(
                ["sox", str(OUT / f"{name}.ogg"), "-n", "stats"], capture_output=True, text=True
            ).stderr
            rows = {
                line[:12].strip(): line[12:].split()[0]
                for line in stat.splitlines()
                if len(line) > 14 and line[12:].split()
            }
            size = (OUT / f"{name}.ogg").stat().st_size // 1024
            length, peak, rms = (rows.get(key, "?") for key in ("Length s", "Pk lev dB", "RMS lev dB"))
            print(f"{name:32} {length:>8} s  peak {peak:>7} dB  rms {rms:>7} dB  {size} kB")
            continue
        if not args.force and index.get(name, {}).get("digest") == digest(name) and (OUT / f"{name}.ogg").exists():
            continue
        samples = SOUNDS[name][0]()
        path = write(name, samples, SOUNDS[name][1])
        index[name] = {
            "digest": digest(name),
            "seconds": round(len(samples) / RATE, 3),
            "loop": name.startswith("ambient_"),
        }
        INDEX.write_text(json.dumps(dict(sorted(index.items())), indent=1) + "\n")
        print(
            f"{name} {len(samples) / RATE:.2f} s peak {np.abs(samples).max():.2f} {path.stat().st_size // 1024} kB",
            flush=True,
        )


if __name__ == "__main__":
    main()
