"""What a sound effect is, and what many of them are made of: a card, and a rush of air."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from build.workshop.synth.tones import (
    Samples,
    knock,
    mixed,
    moments,
    noise,
    swell,
)

Chance = np.random.Generator


class Effect(NamedTuple):
    """How a sound is made, and how loud its loudest tenth of a second is."""

    make: Callable[[Chance], Samples]
    decibels: float


def flick(chance: Chance, bright: float = 1.0) -> Samples:
    """A card let go by a thumb: two soft strokes of hiss and the tap of paper on cloth."""
    times = moments(0.1)
    stroke = noise(0.1, 900 * bright, 4_200 * bright, chance)
    stroke *= swell(times, 0.012) * np.exp(-times / 0.016)
    slide = noise(0.16, 500, 2_600 * bright, chance)
    slide *= swell(moments(0.16), 0.05) * np.exp(-moments(0.16) / 0.04)
    tap = knock(210 * bright, 0.09)
    return mixed(0.24, [(0.0, 0.8, stroke), (0.025, 0.5, slide), (0.075, 0.45, tap)])


def swish(chance: Chance, seconds: float, low: float, high: float) -> Samples:
    """Paper swept over cloth: the hiss rises and falls, and brightens on its way."""
    times = moments(seconds)
    share = times / seconds
    hump = np.sin(np.pi * share**0.7) ** 2
    dark, bright = noise(seconds, low, high * 0.5, chance), noise(seconds, low * 2, high, chance)
    return np.asarray(hump * (dark * (1 - share) + bright * share))
