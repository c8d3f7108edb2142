"""Plucked and bowed strings."""

from __future__ import annotations

import numpy as np

from build.workshop.music.band.shapes import (
    Chance,
    drift,
    dying,
    held,
    hiss,
    reeds,
    turning,
    vibrato,
)
from build.workshop.synth.tones import RATE, Samples, moments, swell


def string(
    frequency: float,
    seconds: float,
    bright: float,
    fall: float,
    chance: Chance,
    place: float = 0.13,
) -> Samples:
    """A real string: a kick that runs round and round and loses its edges (Karplus and Strong)."""
    period = max(8, int(RATE / frequency - 0.5))
    kick = chance.uniform(-1, 1, period)
    soft = np.exp(-np.arange(period) / (0.3 + 6 * (1 - bright)))
    kick = np.fft.irfft(np.fft.rfft(kick) * np.fft.rfft(soft / soft.sum()), period)
    kick -= np.roll(kick, max(1, int(place * period)))
    kick -= kick.mean()
    keep = 10 ** (-3 * period / RATE / fall)
    rounds, last, before = [kick], kick, kick[-1]
    for _ in range(int(seconds * RATE / period) + 2):
        shifted = np.concatenate(([before], last[:-1]))
        before = last[-1]
        last = keep * (0.5 * last + 0.5 * shifted)
        rounds.append(last)
    wave = np.concatenate(rounds)
    speed = frequency * (period + 0.5) / RATE
    size = min(round(seconds * RATE), int((len(wave) - 2) / speed))
    wave = np.interp(np.arange(size) * speed, np.arange(len(wave)), wave)
    return dying(wave * swell(np.arange(len(wave)) / RATE, 0.0015), 0.05)


def pizzicato(f: float, s: float, v: float, chance: Chance) -> Samples:
    """A finger on a gut string, and the tap of the nail."""
    times = moments(min(1.3, 0.5 + 0.9 * (220 / f) ** 0.5))
    wave = np.zeros_like(times)
    for k in range(1, 13):
        if k * f > 8_500:
            break
        loud = np.sin(np.pi * k * 0.19) / k ** (1.85 - 0.6 * v)
        fall = 1.15 * (220 / f) ** 0.4 / (1 + 0.45 * (k - 1))
        tone = np.sin(2 * np.pi * k * f * (1 + 1e-4 * k * k) * times)
        wave += loud * tone * np.exp(-6.9 * times / fall)
    nail = hiss(moments(0.012), 500, 2_500, chance)
    wave[: len(nail)] += 0.08 * v * nail * np.hanning(len(nail))
    return dying(wave * swell(times, 0.003))


def lute(f: float, s: float, v: float, chance: Chance) -> Samples:
    """A double course, a hair out of tune; the low ones have an octave beside them."""
    length = min(2.4, max(0.9, s + 0.7))
    course = string(f, length, 0.35 + 0.3 * v, 1.9, chance)
    second = string(f * 1.0014, length, 0.3 + 0.3 * v, 1.7, chance)
    size = min(len(course), len(second))
    wave = course[:size] + 0.8 * second[:size]
    if f < 165:
        octave = string(2 * f * 0.9994, length, 0.4, 1.3, chance)
        size = min(size, len(octave))
        wave = wave[:size] + 0.4 * octave[:size]
    return wave


def harpsichord(f: float, s: float, v: float, chance: Chance) -> Samples:
    """Two quills: eight feet and four."""
    length = min(1.6, max(0.5, s + 0.35))
    long, short = (
        string(f, length, 0.85, 1.6, chance, 0.08),
        string(2 * f, length, 0.8, 1.2, chance, 0.08),
    )
    size = min(len(long), len(short))
    return long[:size] + 0.35 * short[:size]


def bass(f: float, s: float, v: float, chance: Chance) -> Samples:
    """A soft finger on a low string; its overtones carry it through small loudspeakers."""
    times = moments(min(1.8, s + 0.25))
    wave = np.zeros_like(times)
    for k, weight in enumerate((0.8, 0.66, 0.46, 0.26, 0.15, 0.08), 1):
        fall = 2.2 / (1 + 0.35 * (k - 1))
        wave += weight * np.sin(2 * np.pi * k * f * times) * np.exp(-6.9 * times / fall)
    return wave * held(times, min(s, float(times[-1]) - 0.13), 0.008, 0.12)


def strings(f: float, s: float, v: float, chance: Chance) -> Samples:
    """Four bows: each drifts by itself, leans into the note and lets it go."""
    times = moments(s + 0.4)
    share = np.clip(times / max(s, 0.1), 0, 1)
    lean = 0.62 + 0.38 * np.sin(np.pi * np.clip(0.1 + 0.8 * share, 0, 1)) ** 1.2
    bright = 0.80 + 0.13 * v + 0.07 * lean
    weights = [1 / k**1.3 * (1.0 + 0.35 * np.cos(1.7 * k)) for k in range(1, 22)]
    wave = np.zeros_like(times)
    for desk, cents in enumerate((-8.0, -2.0, 3.0, 8.0)):
        bend = drift(times, 3.0, chance) * 2 ** (cents / 1_200)
        bend = bend * vibrato(times, 0.0022, 4.5 + 0.35 * desk, 0.25 + 0.1 * desk, 0.7)
        wave += reeds(turning(times, f, bend), f, weights, bright, 7_500)
    wave += 0.05 * hiss(times, 1_500, 5_000, chance) * lean  # the hair of the bow
    return wave * lean * held(times, s, min(0.2, 0.35 * s + 0.04), 0.35)


def tremolo(f: float, s: float, v: float, chance: Chance) -> Samples:
    """Bows near the bridge, shivering."""
    times = moments(s + 0.25)
    weights = [1 / k**0.9 for k in range(1, 16)]
    wave = np.zeros_like(times)
    for cents, speed in ((-5.0, 11.1), (6.0, 12.3)):
        bend = drift(times, 4.0, chance) * 2 ** (cents / 1_200)
        shiver = 0.55 + 0.45 * np.sin(2 * np.pi * speed * times + chance.uniform(0, 6))
        wave += reeds(turning(times, f, bend), f, weights, 0.97, 5_500) * shiver
    return wave * held(times, s, 0.2, 0.22)
