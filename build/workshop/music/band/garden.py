"""What lives and rustles round the table: insects, frogs, wind, drops, paper, steam."""

from __future__ import annotations

import numpy as np

from build.workshop.music.band.shapes import Chance, burst, dying, held, hiss, struck, turning
from build.workshop.synth.tones import RATE, Samples, moments, swell


def paper_tap(f: float, s: float, v: float, chance: Chance) -> Samples:
    """A finger on a sheet."""
    wave = burst(0.08, 700, 3_800, 0.002, 0.05, chance)
    under = struck(310, 0.05, ((1, 1, 0.03),))
    wave[: len(under)] += 0.4 * under
    return wave


def paper_fold(f: float, s: float, v: float, chance: Chance) -> Samples:
    """A crease."""
    times = moments(0.3)
    crackle = np.convolve(chance.random(len(times)) ** 24, np.hanning(120), "same")
    shape = np.sin(np.pi * times / times[-1]) ** 1.5
    return dying(hiss(times, 1_000, 5_200, chance) * crackle * shape)


def paper_tear(f: float, s: float, v: float, chance: Chance) -> Samples:
    """A sheet is torn."""
    times = moments(max(0.3, s))
    teeth = 0.35 + 0.65 * (np.sin(2 * np.pi * (40 + 60 * times / times[-1]) * times) > 0.2)
    teeth = np.convolve(teeth, np.hanning(90) / np.hanning(90).sum(), "same")
    return (
        hiss(times, 900, 5_000, chance) * teeth * held(times, float(times[-1]) - 0.06, 0.03, 0.06)
    )


def steam(f: float, s: float, v: float, chance: Chance) -> Samples:
    """A valve sighs."""
    times = moments(max(0.2, s))
    out = swell(times[-1] - times, 0.6 * float(times[-1]))
    return hiss(times, 1_500, 5_200, chance) * swell(times, 0.05) * out


def cricket(f: float, s: float, v: float, chance: Chance) -> Samples:
    """Three strokes of a wing."""
    wave = np.zeros(round(0.19 * RATE))
    times = moments(0.034)
    one = np.sin(np.pi * times / times[-1]) ** 2 * np.sin(
        2 * np.pi * f * times * (1 - 0.35 * times)
    )
    for stroke in range(3):
        at = round(0.045 * stroke * RATE)
        wave[at : at + len(one)] += one
    return wave


def cicada(f: float, s: float, v: float, chance: Chance) -> Samples:
    """A long dry buzz that swells and ebbs."""
    times = moments(max(0.5, s))
    buzz = np.sin(2 * np.pi * f * times) * (0.55 + 0.45 * np.sin(2 * np.pi * 46 * times))
    buzz += 0.3 * np.sin(2 * np.pi * 1.13 * f * times)
    return np.asarray(buzz * np.sin(np.pi * times / times[-1]) ** 2)


def frog(f: float, s: float, v: float, chance: Chance) -> Samples:
    """A croak."""
    times = moments(0.26)
    croak = np.zeros_like(times)
    for k in range(1, 16):
        croak += np.sin(2 * np.pi * k * f * times) * np.exp(-(((k * f - 620) / 330) ** 2))
    pulses = 0.5 + 0.5 * np.sin(2 * np.pi * 31 * times)
    return np.asarray(croak * pulses * np.sin(np.pi * times / times[-1]))


def drop(f: float, s: float, v: float, chance: Chance) -> Samples:
    """It falls into a bowl."""
    times = moments(0.22)
    phase = turning(times, f, 1 + 0.5 * times / 0.22)
    return dying(np.sin(phase) * np.exp(-6.9 * times / 0.16) * swell(times, 0.003))


def wind(f: float, s: float, v: float, chance: Chance) -> Samples:
    """A breath as long as the note; its frequency is the middle of the hiss."""
    times = moments(s)
    return np.asarray(
        hiss(times, 0.4 * f, 1.5 * f, chance) * np.sin(np.pi * times / times[-1]) ** 2
    )
