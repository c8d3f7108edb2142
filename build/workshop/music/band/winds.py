"""Clarinet, bassoon, brass, the squeeze-box and the kazoo: whatever has breath.

Each begins with a little noise and from slightly below, grows brighter as it grows louder, and
keeps moving while it lasts: that is what tells a player from an organ.
"""

from __future__ import annotations

import numpy as np

from build.workshop.music.band.shapes import (
    Chance,
    drift,
    held,
    hiss,
    reeds,
    turning,
    vibrato,
)
from build.workshop.synth.tones import Samples, moments, swell


def _breath(times: Samples, s: float, v: float) -> Samples:
    """How strong the air is: a push, a swell to the middle of long notes, and off."""
    share = np.clip(times / max(s, 0.08), 0, 1)
    arch = 0.78 + 0.22 * np.sin(np.pi * share**0.8)
    push = 0.12 * v * np.exp(-times / 0.06)
    return np.asarray(arch + push)


def _scoop(times: Samples, cents: float, seconds: float) -> Samples:
    """A note that is found from below."""
    return np.asarray(2.0 ** (-cents / 1_200 * np.exp(-times / seconds)))


def clarinet(f: float, s: float, v: float, chance: Chance) -> Samples:
    """Odd harmonics that open with the air; the even ones come with height."""
    times = moments(s + 0.12)
    air = _breath(times, s, v)
    high = min(1.0, max(0.0, (f - 300) / 700))
    even = 0.08 + 0.22 * high
    weights = [
        1 / k ** (1.45 - 0.4 * v) if k % 2 else even / k ** (1.1 - 0.2 * v) for k in range(1, 22)
    ]
    bend = drift(times, 2.5, chance) * _scoop(times, 22, 0.03) * vibrato(times, 0.0016, 4.8, 0.35)
    opening = 0.72 + 0.16 * v + 0.12 * swell(times, 0.12) * air
    wave = reeds(turning(times, f, bend), f, weights, np.minimum(opening, 1.0))
    reed = hiss(times, 1_200, 4_200, chance) * (0.010 + 0.09 * np.exp(-times / 0.025))
    return (wave + reed) * air * held(times, s, 0.035, 0.09)


def bassoon(f: float, s: float, v: float, chance: Chance) -> Samples:
    """A double reed with its two resonances, at about 480 and 1150 hertz."""
    times = moments(s + 0.12)
    air = _breath(times, s, v)
    weights = [
        np.exp(-(((k * f - 480) / 380) ** 2))
        + 0.35 * np.exp(-(((k * f - 1_150) / 420) ** 2))
        + 0.22 / k
        for k in range(1, 26)
    ]
    bend = drift(times, 4, chance) * _scoop(times, 30, 0.03) * vibrato(times, 0.0028, 4.7, 0.25)
    wave = reeds(turning(times, f, bend), f, weights, 0.93 + 0.07 * air / 1.2, 5_000)
    buzz = hiss(times, 300, 1_500, chance) * 0.12 * np.exp(-times / 0.02)
    return (wave + buzz) * air * held(times, s, 0.04, 0.1)


def brass(f: float, s: float, v: float, chance: Chance) -> Samples:
    """Lips that bark a little at first; high harmonics follow the loudness."""
    times = moments(s + 0.16)
    air = _breath(times, s, v)
    bark = np.exp(-times / 0.05)
    bright = np.clip(0.52 + 0.3 * v + 0.16 * air * swell(times, 0.09) + 0.05 * bark, 0, 0.97)
    weights = [1 / k ** (0.75 - 0.2 * v) for k in range(1, 20)]
    lip = 1 + 0.006 * bark * np.sin(2 * np.pi * 31 * times)
    bend = drift(times, 3, chance) * _scoop(times, 26, 0.025) * lip
    bend = bend * vibrato(times, 0.0024, 5.2, 0.35, 0.6)
    wave = reeds(turning(times, f, bend), f, weights, bright, 7_000)
    return wave * air * held(times, s, 0.028, 0.12)


def accordion(f: float, s: float, v: float, chance: Chance) -> Samples:
    """Three reeds that beat against each other, bellows that breathe, and keys that click."""
    times = moments(s + 0.1)
    weights = [
        np.exp(-(((k * f - 900) / 2_400) ** 2)) / k**0.85
        + 0.3 * np.exp(-(((k * f - 2_300) / 600) ** 2))
        + 0.04 / k
        for k in range(1, 26)
    ]
    wave = np.zeros_like(times)
    for cents, loud in ((-9.0, 0.75), (0.0, 1.0), (8.0, 0.8)):
        bend = drift(times, 1.2, chance, 1.5) * 2 ** (cents / 1_200)
        wave += loud * reeds(turning(times, f, bend), f, weights, 0.985)
    share = np.clip(times / max(s, 0.1), 0, 1)
    bellows = 0.78 + 0.22 * np.sin(np.pi * share) + 0.03 * np.sin(2 * np.pi * 5.3 * times)
    click = hiss(times, 900, 3_200, chance) * 0.25 * np.exp(-times / 0.006)
    return (wave * bellows + click) * held(times, s, 0.03, 0.07)


def kazoo(f: float, s: float, v: float, chance: Chance) -> Samples:
    """Somebody hums through paper."""
    times = moments(s + 0.06)
    weights = [np.exp(-(((k * f - 1_250) / 900) ** 2)) + 0.25 / k for k in range(1, 24)]
    bend = drift(times, 8, chance) * _scoop(times, 60, 0.03) * vibrato(times, 0.006, 6.2, 0.1, 0.3)
    wave = reeds(turning(times, f, bend), f, weights, 1.0, 6_000)
    buzz = np.tanh(1.4 * wave / np.max(np.abs(wave)))
    return np.asarray(buzz * held(times, s, 0.025, 0.05))


def owl(f: float, s: float, v: float, chance: Chance) -> Samples:
    """A call in the dark that sinks a little."""
    times = moments(s + 0.1)
    phase = turning(times, f, 1 - 0.05 * times / times[-1])
    call = np.sin(phase) + 0.08 * np.sin(2 * phase)
    return (call + 0.02 * hiss(times, 200, 900, chance)) * held(times, s, 0.09, 0.1)
