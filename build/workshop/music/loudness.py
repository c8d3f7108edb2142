"""How loud something is: loudness after ITU-R BS.1770-4, and the true peak. No ears needed."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np

from build.workshop.synth.tones import RATE, Samples

FULL: Final = 0.4  # seconds of a gating block
STEP: Final = 0.1
SILENT: Final = -70.0  # LUFS
BELOW: Final = 10.0  # of the loudness so far: quieter blocks do not count
SHELF: Final = (
    (1.53512485958697, -2.69169618940638, 1.19839281085285),
    (1.0, -1.69065929318241, 0.73248077421585),
)
ROOF: Final = ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621))
STANDARD: Final = 48_000  # the rate that these two filters of the standard are given for


def lufs(samples: Samples) -> float:
    """Integrated loudness of one or two columns; -inf for silence."""
    sides = samples if samples.ndim == 2 else samples[:, None]
    if sides.shape[1] == 1:
        sides = np.repeat(sides, 2, axis=1)  # one column is heard from both loudspeakers
    short = round(FULL * RATE) - len(sides)
    if short > 0:
        sides = np.pad(sides, ((0, short), (0, 0)))
    power = _blocks(_weighted(sides) ** 2).sum(axis=1)
    loud = _level(power)
    counted = power[loud > SILENT]
    if not len(counted):
        return float("-inf")
    counted = power[loud > max(SILENT, float(_level(counted.mean())) - BELOW)]
    return float(_level(counted.mean()))


def true_peak(samples: Samples) -> float:
    """The highest point of the curve through the samples, in dBTP; drawn four times as fine."""
    sides = samples if samples.ndim == 2 else samples[:, None]
    size, edge, peak = 1 << 15, 512, 1e-9
    for first in range(0, len(sides), size - 2 * edge):
        part = sides[first : first + size]
        part = np.pad(part, ((0, size - len(part)), (0, 0)))
        fine = np.fft.irfft(np.fft.rfft(part, axis=0), 4 * size, axis=0) * 4
        inside = fine if size >= len(sides) else fine[4 * edge : -4 * edge]
        peak = max(peak, float(np.abs(inside).max()), float(np.abs(part).max()))
    return float(20 * np.log10(peak))


def _level(power: Samples | np.float64) -> Samples:
    return np.asarray(-0.691 + 10 * np.log10(np.maximum(power, 1e-15)))


def _blocks(power: Samples) -> Samples:
    """The mean of each block of 400 ms, one every 100 ms."""
    long, step = round(FULL * RATE), round(STEP * RATE)
    sums = np.concatenate((np.zeros((1, power.shape[1])), np.cumsum(power, axis=0)))
    first = np.arange(0, len(power) - long + 1, step)
    return np.asarray((sums[first + long] - sums[first]) / long)


def _weighted(sides: Samples) -> Samples:
    """As an ear weighs it: what the head adds, and less of what lies deep."""
    from build.workshop.music.performance import folded

    kernel = _kernel()
    return folded(sides, kernel[:, None])[: len(sides)]


@cache
def _kernel() -> Samples:
    """Both filters as one answer to a click, worked out at our rate."""
    size = 1 << 15
    turn = np.exp(-2j * np.pi * np.fft.rfftfreq(size, 1 / RATE) / STANDARD)
    answer = np.ones(len(turn), complex)
    for above, below in (SHELF, ROOF):
        answer *= np.polyval(above[::-1], turn) / np.polyval(below[::-1], turn)
    return np.asarray(np.fft.irfft(answer, size))


def loudness_of_moments(samples: Samples) -> Samples:
    """The loudness of each 400 ms, one every 100 ms: how a piece swells and ebbs."""
    sides = samples if samples.ndim == 2 else samples[:, None]
    if sides.shape[1] == 1:
        sides = np.repeat(sides, 2, axis=1)
    return _level(_blocks(_weighted(sides) ** 2).sum(axis=1))
