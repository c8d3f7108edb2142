"""The evening: crickets, a breath of wind and a few soft chords, in a circle without a seam.

Everything is laid on a ring of samples: what sounds on at the end is heard at the beginning.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from build.synth.tones import RATE, Samples, loudest, moments, note, pluck, room_response, swell

BAR: Final = 4.0  # seconds
QUIET: Final = 0.8  # seconds from the seam to the first string; before it lies an empty bar
LOOP_RATE: Final = RATE // 2  # a garden at night has no brighter sounds, and half is stored
DECIBELS: Final = -25.0  # of the loudest second
SEED: Final = 1848

# Degrees of the scale, the lowest first; a bar each. Empty: the crickets have the garden.
CHORDS: Final[Sequence[Sequence[int]]] = (
    (-5, 0, 2, 3, 6),
    (-6, -1, 2, 4, 5),
    (-9, -3, 1, 3, 4),
    (),
    (-5, 0, 3, 4, 7),
    (-6, -1, 0, 2, 4),
    (-8, -2, 1, 3, 6),
    (-7, -2, 1, 2, 4),
    (-5, 0, 2, 5, 6),
    (-6, -1, 2, 4, 6),
    (-8, -3, 0, 1, 3),
    (),
)
# When the notes of a bar are played, in beats; two ways, one after the other.
RHYTHMS: Final = ((0.0, 1.0, 1.5, 2.5, 3.0), (0.0, 0.5, 1.5, 2.0, 3.5))


def evening() -> Samples:
    """The whole loop, two columns, ``LOOP_RATE`` samples a second."""
    chance = np.random.default_rng(SEED)
    ring = np.zeros((round(BAR * len(CHORDS) * RATE), 2))
    _play_chords(ring, chance)
    ring += 0.35 * _echo(ring, chance)
    _let_chirp(ring, 3_720.0, 0.95, 0.2, 0.05, chance)
    _let_chirp(ring, 4_180.0, 1.32, 0.82, 0.036, chance)
    _let_chirp(ring, 3_390.0, 2.1, 0.55, 0.02, chance)
    ring += 0.02 * _wind(len(ring), chance)
    ring -= np.mean(ring, axis=0)
    ring = _halved(np.roll(ring, round(QUIET * RATE), axis=0))
    return np.asarray(ring * 10 ** (DECIBELS / 20) / loudest(ring.mean(axis=1), 0.5))


def _halved(ring: Samples) -> Samples:
    """The same ring with half as many samples."""
    spectrum = np.fft.rfft(ring, axis=0)[: len(ring) // 4 + 1]
    return np.asarray(np.fft.irfft(spectrum, len(ring) // 2, axis=0) / 2)


def _lay(ring: Samples, start: float, side: float, samples: Samples) -> None:
    """Add a sound to the ring; ``side`` 0 is left, 1 is right, equally loud everywhere."""
    where = (round(start * RATE) + np.arange(len(samples))) % len(ring)
    ring[where, 0] += np.cos(side * np.pi / 2) * samples
    ring[where, 1] += np.sin(side * np.pi / 2) * samples


def _play_chords(ring: Samples, chance: np.random.Generator) -> None:
    for bar, chord in enumerate(CHORDS):
        for place, degree in enumerate(chord):
            start = (bar + RHYTHMS[bar % 2][place] / 4) * BAR + chance.uniform(-0.02, 0.03)
            loud = (0.62 if place == 0 else 0.42) * chance.uniform(0.8, 1.05)
            string = loud * pluck(note(degree, 0), 3.4, 1.9)
            _lay(ring, start, 0.5 + 0.07 * (place - 2), string * _dying(string))


def _dying(samples: Samples) -> Samples:
    """Lets a long string end in silence."""
    return swell(moments(len(samples) / RATE)[::-1], 0.6)


def _echo(ring: Samples, chance: np.random.Generator) -> Samples:
    """The garden's answer, a little different on each side, going round the ring."""
    sides = []
    for side in range(2):
        answer = np.zeros(len(ring))
        tail = room_response(1.6, chance)
        answer[: len(tail)] = tail
        turned = np.fft.irfft(np.fft.rfft(ring[:, side]) * np.fft.rfft(answer), len(ring))
        sides.append(turned)
    return np.stack(sides, axis=1)


def _let_chirp(
    ring: Samples, pitch: float, every: float, side: float, loud: float, chance: np.random.Generator
) -> None:
    """One cricket: groups of three short trills that come and go with the minutes."""
    whole = len(ring) / RATE
    count = round(whole / every)
    shift = chance.uniform(0, 1)
    for number in range(count):
        start = (number + shift) * whole / count + chance.uniform(-0.04, 0.04)
        mood = 0.55 + 0.45 * np.sin(2 * np.pi * (2 * start / whole + shift))
        for trill in range(3):
            _lay(ring, start + 0.045 * trill, side, loud * mood * _trill(pitch))


def _trill(pitch: float) -> Samples:
    times = moments(0.034)
    bell = np.sin(np.pi * times / times[-1]) ** 2
    return np.asarray(bell * np.sin(2 * np.pi * pitch * times * (1 - 0.4 * times)))


def _wind(size: int, chance: np.random.Generator) -> Samples:
    """A breath of air that swells and sinks, whole times around the ring."""
    pitch = np.fft.rfftfreq(size, 1 / RATE)
    gain = 1 / (1 + (pitch / 260) ** 2) * (pitch > 60)
    turns = 2 * np.pi * np.arange(size) / size
    sides = []
    for side in range(2):
        hiss = np.fft.irfft(np.fft.rfft(chance.standard_normal(size)) * gain, size)
        breath = 0.6 + 0.25 * np.sin(3 * turns + side) + 0.15 * np.sin(5 * turns + 2 * side)
        sides.append(breath * hiss / np.std(hiss))
    return np.stack(sides, axis=1)
