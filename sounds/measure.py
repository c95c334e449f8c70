"""What can be said of a sound without hearing it."""

from __future__ import annotations

import subprocess
import tempfile
import wave
from pathlib import Path

import numpy as np
from synthesis import RATE, Array


def read(path: Path) -> Array:
    """The samples of an OGG file; needs sox."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "sound.wav"
        subprocess.run(["sox", str(path), "-b", "16", str(target)], check=True)
        with wave.open(str(target)) as file:
            data = np.frombuffer(file.readframes(file.getnframes()), "<i2")
            return data.reshape(-1, file.getnchannels()) / 32768


def loudness(samples: Array) -> float:
    """Integrated loudness in LUFS: weighted as ITU-R BS.1770 says, quiet blocks left out."""
    weighted = np.stack([_weighted(samples[:, side]) for side in range(samples.shape[1])], axis=1)
    block, step = int(0.4 * RATE), int(0.1 * RATE)
    power = (weighted**2).sum(axis=1)
    sums = np.concatenate([[0], np.cumsum(power)])
    starts = np.arange(0, max(1, len(power) - block), step)
    means = (sums[np.minimum(starts + block, len(power))] - sums[starts]) / block
    means = means[means > 10 ** ((-70 + 0.691) / 10)]
    gate = means.mean() * 0.1
    return float(-0.691 + 10 * np.log10(means[means > gate].mean()))


def _weighted(signal: Array) -> Array:
    """The two filters of the norm, applied to the spectrum."""
    spectrum = np.fft.rfft(signal)
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(len(signal)) * 48000 / RATE)
    shelf = (1.53512485958697 - 2.69169618940638 * z + 1.19839281085285 * z**2) / (
        1 - 1.69065929318241 * z + 0.73248077421585 * z**2
    )
    high = (1 - 2 * z + z**2) / (1 - 1.99004745483398 * z + 0.99007225036621 * z**2)
    return np.fft.irfft(spectrum * shelf * high, len(signal))


def crest(samples: Array) -> float:
    """Peak over mean level, in dB."""
    return float(20 * np.log10(np.abs(samples).max() / np.sqrt((samples**2).mean())))


def shares(samples: Array) -> tuple[float, float]:
    """The share of the energy below 150 Hz and above 1 kHz."""
    power = np.abs(np.fft.rfft(samples.mean(axis=1))) ** 2
    f = np.fft.rfftfreq(len(samples), 1 / RATE)
    return float(power[f < 150].sum() / power.sum()), float(power[f > 1000].sum() / power.sum())


def seam(samples: Array) -> float:
    """The step where a loop closes, against the largest step within."""
    inside = np.abs(np.diff(samples, axis=0)).max()
    return float(np.abs(samples[0] - samples[-1]).max() / inside)


def tail(samples: Array) -> float:
    """The level of the last 50 ms against the loudest 50 ms, in dB."""
    window = int(0.05 * RATE)
    power = np.convolve((samples**2).mean(axis=1), np.ones(window) / window, "valid")
    return float(10 * np.log10(max(1e-12, power[-1]) / power.max()))


def sameness(samples: Array) -> float:
    """How like a piece is to itself some bars later: the best agreement of its spectrum in time with itself moved by 8
    seconds to half its length; 1 for a loop that repeats."""
    hop = RATE // 4
    frames = len(samples) // hop
    mono = samples.mean(axis=1)[: frames * hop].reshape(frames, hop)
    bands = np.log1p(
        np.abs(np.fft.rfft(mono * np.hanning(hop), axis=1))[:, 10:1000].reshape(frames, 90, 11).sum(axis=2)
    )
    bands -= bands.mean(axis=0)
    bands /= np.linalg.norm(bands, axis=1, keepdims=True) + 1e-9
    moved = [float((bands * np.roll(bands, shift, axis=0)).sum(axis=1).mean()) for shift in range(32, frames // 2)]
    return max(moved)
