"""Tines, bars and bells, drums and wood: whatever is struck."""

from __future__ import annotations

import numpy as np

from build.workshop.music.band.shapes import Chance, burst, dying, struck, turning
from build.workshop.synth.tones import RATE, Samples, moments, noise, swell


def kalimba(f: float, s: float, v: float, chance: Chance) -> Samples:
    """A tine under a thumb: a bright touch, then nearly a sine, and the wood below it."""
    times = moments(1.5)
    touch = 2.0 * v * np.exp(-times / 0.035) * np.sin(2 * np.pi * 5.4 * f * times)
    body = np.sin(2 * np.pi * f * times + 0.5 * touch)
    body *= np.exp(-6.9 * times / (1.5 * (330 / f) ** 0.3))
    body += 0.16 * np.sin(2 * np.pi * 2.01 * f * times) * np.exp(-6.9 * times / 0.5)
    body += 0.1 * np.sin(2 * np.pi * 185 * times) * np.exp(-6.9 * times / 0.08)
    nail = burst(0.02, 2_500, 8_000, 0.001, 0.012, chance)
    body[: len(nail)] += 0.05 * v * nail
    return dying(body * swell(times, 0.002), 0.1)


def marimba(f: float, s: float, v: float, chance: Chance) -> Samples:
    """Rosewood under a soft mallet."""
    low = 0.75 * (260 / f) ** 0.3
    return struck(f, 0.9, ((1, 1, low), (3.93, 0.12 + 0.2 * v, 0.2), (9.2, 0.05 * v, 0.06)), 0.003)


def celesta(f: float, s: float, v: float, chance: Chance) -> Samples:
    """Steel plates over wooden boxes."""
    times = moments(1.4)
    ring = 0.9 * v * np.exp(-times / 0.12) * np.sin(2 * np.pi * 3 * f * times)
    wave = np.sin(2 * np.pi * f * times + ring) * np.exp(-6.9 * times / 1.3)
    return dying(wave * swell(times, 0.002), 0.1)


def musicbox(f: float, s: float, v: float, chance: Chance) -> Samples:
    """A comb of steel; now and then a tooth is a little late, but that is the score's business."""
    partials = (
        (1, 1, 1.9), (2.0, 0.12, 0.9), (2.76, 0.14, 0.5), (5.4, 0.1 * v, 0.16), (0.501, 0.06, 0.1),
    )  # fmt: skip
    return struck(f, 1.9, partials, 0.0015)


def clank(f: float, s: float, v: float, chance: Chance) -> Samples:
    """A pipe that was never meant to be played."""
    times = moments(0.55)
    wave = np.sin(
        2 * np.pi * f * times + 2.2 * np.exp(-times / 0.06) * np.sin(2 * np.pi * 1.414 * f * times)
    )
    wave += 0.4 * np.sin(2 * np.pi * 2.67 * f * times) * np.exp(-times / 0.05)
    return dying(wave * np.exp(-6.9 * times / 0.5) * swell(times, 0.0015))


def wood(f: float, s: float, v: float, chance: Chance) -> Samples:
    """A hollow block."""
    f *= 2 ** chance.normal(0, 0.006)
    return struck(f, 0.2, ((1, 1, 0.13), (1.58, 0.5, 0.09), (2.7, 0.25, 0.05)), 0.0012)


def knock(f: float, s: float, v: float, chance: Chance) -> Samples:
    """A gavel: the council is asked to listen."""
    body = ((1, 1, 0.2), (1.58, 0.55, 0.14), (2.31, 0.3, 0.1), (3.7, 0.12, 0.06))
    return struck(f, 0.3, body, 0.002)


def tick(f: float, s: float, v: float, chance: Chance) -> Samples:
    """A tooth of a small wheel."""
    f *= 2 ** chance.normal(0, 0.008)
    return struck(f, 0.06, ((1, 1, 0.04), (1.47, 0.6, 0.03), (2.3, 0.3, 0.02)), 0.001)


def brush_tap(f: float, s: float, v: float, chance: Chance) -> Samples:
    """Wires on a skin."""
    return burst(0.14, 1_100, 7_500, 0.003, 0.11, chance)


def brush_swish(f: float, s: float, v: float, chance: Chance) -> Samples:
    """Wires drawn over a skin."""
    times = moments(0.36)
    swept = noise(0.36, 1_500, 8_500, chance)[: len(times)]
    return np.asarray(swept * np.sin(np.pi * times / times[-1]) ** 2)


def shaker(f: float, s: float, v: float, chance: Chance) -> Samples:
    """Seeds in a pod."""
    return burst(0.09, 3_000, 8_500, 0.02, 0.09, chance)


def drum(f: float, s: float, v: float, chance: Chance) -> Samples:
    """A hide, and the beater on it."""
    times = moments(0.5)
    phase = turning(times, f, 1 + 0.6 * np.exp(-times / 0.025))
    wave = np.sin(phase) * np.exp(-6.9 * times / 0.42)
    wave += 0.35 * np.sin(1.59 * phase) * np.exp(-6.9 * times / 0.2)
    skin = noise(0.05, 300, 2_500, chance)
    wave[: len(skin)] += 0.2 * v * skin * np.hanning(len(skin))
    return dying(wave * swell(times, 0.002))


def snare(f: float, s: float, v: float, chance: Chance) -> Samples:
    """A small one, with its wires."""
    wave = burst(0.16, 1_100, 7_500, 0.002, 0.14, chance)
    return wave + 0.5 * struck(190, 0.16, ((1, 1, 0.09),))[: len(wave)]


def heart(f: float, s: float, v: float, chance: Chance) -> Samples:
    """Two beats. Small loudspeakers play nothing below 150 hertz: most of it lies above."""
    tones = (
        (1, 0.7, 0.2), (2, 0.8, 0.16), (3, 0.7, 0.13), (4, 0.4, 0.1), (5, 0.25, 0.08),
    )  # fmt: skip
    one = struck(f, 0.3, tones, 0.008)
    thump = burst(0.09, 160, 620, 0.006, 0.07, chance)
    one[: len(thump)] += 0.55 * thump
    wave = np.zeros(round(0.58 * RATE))
    wave[: len(one)] += one
    second = round(0.25 * RATE)
    wave[second : second + len(one)] += 0.7 * one
    return wave


def gear(f: float, s: float, v: float, chance: Chance) -> Samples:
    """A ratchet."""
    length = max(s, 0.12)
    wave = np.zeros(round((length + 0.08) * RATE))
    for start in np.arange(0, length, 0.052):
        teeth = ((1, 1, 0.03), (1.71, 0.6, 0.02))
        one = struck(f * chance.uniform(0.94, 1.06), 0.05, teeth, 0.001)
        at = round(start * RATE)
        wave[at : at + len(one)] += one * chance.uniform(0.6, 1)
    return wave
