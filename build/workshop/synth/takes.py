"""What is heard often, recorded more than once: never quite as hard, as bright or as high."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np

from build.workshop.synth.tones import RATE, Samples
from game.catalogue import SHELF, part_of

TAKES: Final[Mapping[str, int]] = {
    **{f"shared/card_{step}": 2 for step in (1, 2, 3)},
    "shared/deal": 2,
    "shared/gather": 3,
    "shared/focus": 3,
    "shared/button": 3,
    "shared/refuse": 2,
    **{
        name: takes
        for game in SHELF.values()
        for name, takes in part_of(game, "build.workshop.synth.*.TAKES").items()
    },
}
"""How many takes there are of a recording with more than one."""
LETTERS: Final = "bcd"  # of the takes after the first
CENTS: Final = 7.0
TILT: Final = 2.5  # decibels an octave, at most


def named(name: str) -> tuple[str, int]:
    """``card_1_b`` is the second take of ``card_1``: its name, and 1."""
    base, _, letter = name.rpartition("_")
    return (base, LETTERS.index(letter) + 1) if letter and letter in LETTERS else (name, 0)


def every(name: str) -> list[str]:
    """The names of all takes."""
    return [name, *(f"{name}_{letter}" for letter in LETTERS[: TAKES.get(name, 1) - 1])]


def otherwise(samples: Samples, chance: np.random.Generator) -> Samples:
    """The same, struck by another hand: a hair higher or lower, darker or brighter."""
    speed = 2 ** (chance.uniform(-CENTS, CENTS) / 1_200)
    size = int(len(samples) / max(speed, 1.0))
    wave = np.interp(np.arange(size) * speed, np.arange(len(samples)), samples)
    wave = np.pad(wave, (0, len(samples) - size))
    spectrum = np.fft.rfft(wave)
    pitch = np.fft.rfftfreq(len(wave), 1 / RATE)
    tilt = chance.uniform(-TILT, TILT) * np.log2(np.clip(pitch, 100, 8_000) / 700)
    return np.asarray(np.fft.irfft(spectrum * 10 ** (tilt / 20), len(wave)))
