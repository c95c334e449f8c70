"""The single sounds: dice, docks, cards, weapons, signals."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from synthesis import (
    RATE,
    TAU,
    Array,
    bell,
    brass,
    decay,
    drive,
    finish,
    glide,
    modes,
    noise,
    pan,
    place,
    rng,
    shape,
    sweep_filter,
    time,
    wet,
)


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


def dice_roll(variant: int = 0) -> Array:
    r = rng(4 + 100 * variant)
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
    boom = drive(glide(np.geomspace(184, 66, int(0.8 * RATE))), 2.5) * decay(0.8, 0.24, 0.004)
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


def tokens(variant: int = 0) -> Array:
    r = rng(26 + 100 * variant)
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
        sum(glide(np.full(int(0.9 * RATE), f)) for f in (220.0, 329.6, 440.0))
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
    boom = drive(glide(np.geomspace(220, 62, int(1.0 * RATE))), 2.5) * decay(1.0, 0.26, 0.004) + 0.8 * shape(
        noise(1.0, 77), 140, 1400, 2
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


def crystal() -> Array:
    """A crystal grows or is taken up: glass, struck twice."""
    parts = [(0.0, bell(0.9, 1864.7, 1.4, 0.22), 0.6), (0.07, bell(1.0, 2489.0, 1.0, 0.28), 0.5)]
    parts += [(0.0, modes(0.5, [(932, 0.5, 0.10), (1398, 0.35, 0.08), (3720, 0.2, 0.04)], 141), 0.4)]
    return finish(wet(place(1.1, parts), 0.5, 0.4, 75), -20)


def again(make: Callable[[], Array], semitones: float) -> Array:
    """The same sound, a little higher or lower."""
    samples = make()
    ratio = 2 ** (semitones / 12)
    at = np.arange(int(len(samples) / ratio)) * ratio
    return np.stack([np.interp(at, np.arange(len(samples)), samples[:, side]) for side in range(2)], axis=1)
