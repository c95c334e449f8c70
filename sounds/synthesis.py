"""What sounds are made of: noise, struck bodies, filters that move, and rooms made of decaying noise."""

from __future__ import annotations

import numpy as np

RATE = 44100
TAU = 2 * np.pi
Array = np.ndarray


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


def finish(signal: Array, loudness: float, peak: float = 0.84, fade: float = 0.15) -> Array:
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
