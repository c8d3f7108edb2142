"""What the instruments share: how a sound begins and ends, breath, harmonics that live."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from build.workshop.synth.tones import RATE, Samples, moments, noise, swell

Chance = np.random.Generator
TOP: Final = 9_000.0  # hertz: what lies above would only hiss


def held(times: Samples, seconds: float, attack: float, release: float) -> Samples:
    """In, on for so long, and out again."""
    return swell(times, attack) * swell(np.maximum(seconds + release - times, 0.0), release)


def dying(wave: Samples, seconds: float = 0.03) -> Samples:
    """The same, ending in silence."""
    size = min(len(wave), round(seconds * RATE))
    wave[len(wave) - size :] *= swell(np.arange(size)[::-1] / RATE, seconds)
    return wave


def struck(
    frequency: float,
    seconds: float,
    partials: Sequence[tuple[float, float, float]],
    attack: float = 0.002,
) -> Samples:
    """A struck body: (times the frequency, loudness, seconds to fall by 60 dB) for each partial."""
    times = moments(seconds)
    wave = np.zeros_like(times)
    for ratio, loud, fall in partials:
        if frequency * ratio < 15_000:
            tone = np.sin(2 * np.pi * frequency * ratio * times)
            wave += loud * tone * np.exp(-6.9 * times / fall)
    return dying(wave * swell(times, attack))


def drift(times: Samples, cents: float, chance: Chance, speed: float = 3.0) -> Samples:
    """A pitch that is never quite still: the factor for the frequency at each moment."""
    knots = max(3, int(times[-1] * speed) + 3)
    walk = chance.standard_normal(knots)
    place = np.linspace(0, times[-1] + 1e-6, knots)
    return np.asarray(2.0 ** (cents / 1_200 * np.interp(times, place, walk)))


def turning(times: Samples, frequency: float, bend: Samples | float = 1.0) -> Samples:
    """The phase of a tone whose frequency is bent."""
    return np.asarray(2 * np.pi * np.cumsum(frequency * bend * np.ones_like(times)) / RATE)


def vibrato(
    times: Samples, depth: float, speed: float, begins: float = 0.2, grows: float = 0.5
) -> Samples:
    """The factor for the frequency; it comes in late, as a player's does."""
    return np.asarray(
        1 + depth * swell(np.maximum(times - begins, 0), grows) * np.sin(2 * np.pi * speed * times)
    )


def reeds(
    phase: Samples,
    frequency: float,
    weights: Sequence[float],
    bright: Samples | float = 1.0,
    top: float = TOP,
) -> Samples:
    """Harmonics, the fundamental first. ``bright`` under 1 holds the higher ones back."""
    turn = np.exp(1j * phase).astype(np.complex64)
    step = (turn * bright).astype(np.complex64)  # from one harmonic to the next
    wave = np.zeros(len(phase), np.float32)
    for k, weight in enumerate(weights, 1):
        if k * frequency > top:
            break
        begin = np.complex64(weight * np.exp(0.7j * k * k))
        wave += (begin * turn).imag
        turn *= step
    return wave.astype(np.float64)


def hiss(times: Samples, low: float, high: float, chance: Chance) -> Samples:
    """Noise as long as these moments."""
    return noise(len(times) / RATE, low, high, chance)[: len(times)]


def burst(
    seconds: float, low: float, high: float, attack: float, fall: float, chance: Chance
) -> Samples:
    """A short hiss."""
    times = moments(seconds)
    wave = hiss(times, low, high, chance) * swell(times, attack) * np.exp(-6.9 * times / fall)
    return dying(wave, 0.02)
