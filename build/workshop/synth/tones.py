"""Building blocks: struck wood, plucked strings, paper, a small room.

A sound is an array of samples, one column for mono, always 64-bit floats until it is written.
Whatever needs chance takes a generator, so that the same seed gives the same samples.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.float64]

RATE: Final = 44_100  # samples a second
PENTATONIC: Final = (0, 2, 4, 7, 9)
MIDDLE_C: Final = 261.626
FADE_IN: Final = 0.0015  # seconds
FADE_OUT: Final = 0.02


def note(degree: int, octave: int = 0) -> float:
    """The frequency of a degree of the pentatonic scale on C; 0 is the C of that octave."""
    octaves, place = divmod(degree, len(PENTATONIC))
    return MIDDLE_C * math.pow(2.0, octave + octaves + PENTATONIC[place] / 12)


def moments(seconds: float) -> Samples:
    """The time of each sample."""
    return np.arange(round(seconds * RATE)) / RATE


def swell(times: Samples, attack: float) -> Samples:
    """Rises from 0 to 1 in ``attack`` seconds without a corner, then stays."""
    share = np.clip(times / attack, 0.0, 1.0)
    return np.asarray(0.5 - 0.5 * np.cos(np.pi * share))


def modes(
    frequency: float,
    seconds: float,
    partials: Sequence[tuple[float, float, float]],
    attack: float = 0.002,
) -> Samples:
    """A struck body: each partial is (times the frequency, loudness, seconds to fall by 60 dB)."""
    times = moments(seconds)
    total = np.zeros_like(times)
    for ratio, loudness, decay in partials:
        wave = np.sin(2 * np.pi * frequency * ratio * times)
        total += loudness * wave * np.exp(-6.9 * times / decay)
    return total * swell(times, attack)


def marimba(frequency: float, seconds: float = 0.7) -> Samples:
    """A wooden bar under a soft mallet."""
    body = ((1.0, 1.0, 0.62), (3.93, 0.22, 0.2), (9.2, 0.035, 0.07), (0.5, 0.12, 0.18))
    return modes(frequency, seconds, body, 0.003)


def knock(frequency: float, seconds: float = 0.25) -> Samples:
    """A knuckle on a wooden board: short and without a clear note."""
    body = ((1.0, 1.0, 0.2), (1.58, 0.55, 0.14), (2.31, 0.3, 0.1), (3.7, 0.12, 0.06))
    return modes(frequency, seconds, body, 0.002)


def pluck(frequency: float, seconds: float = 1.2, softness: float = 1.0) -> Samples:
    """A nylon string, plucked away from the middle; high partials die first."""
    times = moments(seconds)
    total = np.zeros_like(times)
    for k in range(1, 15):
        pitch = frequency * k * (1 + 0.00012 * k * k)
        if pitch > 9_000:
            break
        loudness = np.sin(np.pi * k * 0.21) / k ** (1.15 + 0.5 * softness)
        decay = 1.9 / (1 + 0.42 * (k - 1)) * (220 / frequency) ** 0.35
        total += loudness * np.sin(2 * np.pi * pitch * times) * np.exp(-6.9 * times / decay)
    return total * swell(times, 0.004)


def noise(seconds: float, low: float, high: float, chance: np.random.Generator) -> Samples:
    """Hiss between two frequencies with soft edges, about as loud as a sine wave."""
    hiss = chance.standard_normal(round(seconds * RATE))
    hiss = band(hiss, low, high)
    return np.asarray(hiss / (np.sqrt(2) * max(float(np.std(hiss)), 1e-9)))


def band(samples: Samples, low: float, high: float) -> Samples:
    """Only what lies between two frequencies; the edges fall by 12 dB an octave."""
    spectrum = np.fft.rfft(samples, axis=0)
    pitch = np.fft.rfftfreq(len(samples), 1 / RATE)
    gain = 1 / np.sqrt(1 + (pitch / high) ** 4)
    if low > 0:
        gain = gain / np.sqrt(1 + (low / np.maximum(pitch, 1e-6)) ** 4)
    spectrum *= gain if samples.ndim == 1 else gain[:, None]
    return np.asarray(np.fft.irfft(spectrum, len(samples), axis=0))


def mixed(seconds: float, parts: Sequence[tuple[float, float, Samples]]) -> Samples:
    """Parts over each other, each given as (when it starts, how loud, samples)."""
    total = np.zeros(round(seconds * RATE))
    for start, loudness, samples in parts:
        first = round(start * RATE)
        piece = samples[: max(0, len(total) - first)]
        total[first : first + len(piece)] += loudness * piece
    return total


def room_response(seconds: float, chance: np.random.Generator) -> Samples:
    """What a small garden room answers to a clap: a soft hiss that dies away."""
    times = moments(seconds)
    hiss = band(chance.standard_normal(len(times)), 180, 3_200)
    hiss *= np.exp(-6.9 * times / seconds) * swell(times, 0.012)
    return np.asarray(hiss / np.sqrt(np.sum(hiss**2)))


def in_room(samples: Samples, wet: float, chance: np.random.Generator) -> Samples:
    """The same, heard in a small room; no longer than before."""
    answer = room_response(0.45, chance)
    size = len(samples) + len(answer)
    heard = np.fft.irfft(np.fft.rfft(samples, size) * np.fft.rfft(answer, size), size)
    return np.asarray(samples + wet * heard[: len(samples)])


def ends_softly(samples: Samples, fade_out: float = FADE_OUT) -> Samples:
    """From silence to silence: no click at either end, nothing that a membrane cannot follow."""
    times = moments(len(samples) / RATE)
    centred = band(samples, 45, 14_000)
    return np.asarray(centred * swell(times, FADE_IN) * swell(times[::-1], fade_out))


def loudest(samples: Samples, seconds: float = 0.1) -> float:
    """The effective value of the loudest stretch of this length."""
    width = min(len(samples), round(seconds * RATE))
    power = np.concatenate(([0.0], np.cumsum(np.asarray(samples, np.float64) ** 2)))
    return float(np.sqrt(max(0.0, float(np.max(power[width:] - power[:-width])) / width)))


def levelled(samples: Samples, decibels: float, ceiling: float = 0.7) -> Samples:
    """As loud as asked for where it is loudest, and no peak beyond the ceiling."""
    gain = 10 ** (decibels / 20) / loudest(samples)
    gain = min(gain, ceiling / float(np.max(np.abs(samples))))
    return np.asarray(samples * gain)
