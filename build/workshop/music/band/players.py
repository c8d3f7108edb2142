"""Who is in the band: ranges, loudness, and how much of each goes to the room."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final, NamedTuple
from zlib import crc32

import numpy as np

from build.workshop.music.band import bars, garden, strings, winds
from build.workshop.music.band.shapes import Chance
from build.workshop.music.score import hertz, number, spelt
from build.workshop.synth.tones import Samples, loudest


class Player(NamedTuple):
    """An instrument.

    Args:
        play: Gets frequency, seconds, strength from 0 to 1, and chance.
        low: Its lowest pitch.
        high: Its highest one.
        room: The share that is sent to the room.
        loud: How loud it is beside the others.
        takes: How many differ of the same note.
    """

    play: Callable[[float, float, float, Chance], Samples]
    low: str
    high: str
    room: float
    loud: float
    takes: int = 1

    def can(self, pitch: int) -> bool:
        """Whether it has this note."""
        return number(self.low) <= pitch <= number(self.high)


BAND: Final[Mapping[str, Player]] = {
    "pizz": Player(strings.pizzicato, "C2", "E6", 0.22, 1.0),
    "lute": Player(strings.lute, "E2", "B5", 0.22, 0.95),
    "harpsichord": Player(strings.harpsichord, "F2", "G6", 0.2, 0.7),
    "bass": Player(strings.bass, "E1", "G3", 0.05, 1.75),
    "strings": Player(strings.strings, "C2", "E6", 0.34, 0.6, 2),
    "tremolo": Player(strings.tremolo, "G3", "E6", 0.34, 0.45, 2),
    "kalimba": Player(bars.kalimba, "C3", "G6", 0.28, 0.9),
    "marimba": Player(bars.marimba, "A2", "C7", 0.22, 0.95),
    "celesta": Player(bars.celesta, "C4", "C8", 0.34, 0.7),
    "musicbox": Player(bars.musicbox, "C4", "C7", 0.34, 0.7),
    "clank": Player(bars.clank, "A2", "C7", 0.26, 0.6),
    "wood": Player(bars.wood, "C4", "C7", 0.2, 0.7, 3),
    "knock": Player(bars.knock, "C3", "C5", 0.2, 1.0),
    "tick": Player(bars.tick, "C6", "C8", 0.15, 0.6, 3),
    "brush_tap": Player(bars.brush_tap, "C4", "C4", 0.12, 0.75, 4),
    "brush_swish": Player(bars.brush_swish, "C4", "C4", 0.12, 0.65, 4),
    "shaker": Player(bars.shaker, "C4", "C4", 0.12, 0.4, 3),
    "drum": Player(bars.drum, "C2", "C4", 0.2, 1.0, 2),
    "snare": Player(bars.snare, "C4", "C4", 0.18, 0.5, 4),
    "heart": Player(bars.heart, "C2", "C3", 0.05, 1.15, 2),
    "gear": Player(bars.gear, "C5", "C7", 0.15, 0.5, 3),
    "clarinet": Player(winds.clarinet, "D3", "C6", 0.26, 0.8, 2),
    "bassoon": Player(winds.bassoon, "Bb1", "C5", 0.2, 0.9, 2),
    "brass": Player(winds.brass, "E2", "Bb5", 0.28, 0.75, 2),
    "accordion": Player(winds.accordion, "F3", "C6", 0.2, 0.62, 2),
    "kazoo": Player(winds.kazoo, "A3", "C6", 0.15, 0.55, 2),
    "owl": Player(winds.owl, "C4", "C5", 0.55, 0.6),
    "paper_tap": Player(garden.paper_tap, "C4", "C4", 0.12, 0.6, 4),
    "paper_fold": Player(garden.paper_fold, "C4", "C4", 0.15, 0.5, 3),
    "paper_tear": Player(garden.paper_tear, "C4", "C4", 0.15, 0.6, 2),
    "steam": Player(garden.steam, "C4", "C4", 0.2, 0.4, 2),
    "cricket": Player(garden.cricket, "C7", "E8", 0.3, 0.3),
    "cicada": Player(garden.cicada, "C7", "E8", 0.2, 0.25),
    "frog": Player(garden.frog, "C2", "C4", 0.4, 0.6),
    "drop": Player(garden.drop, "C5", "C7", 0.4, 0.6),
    "wind": Player(garden.wind, "C3", "C6", 0.0, 0.5, 3),
}


@lru_cache(maxsize=3_000)
def sound(instrument: str, pitch: int, seconds: float, level: int, take: int) -> Samples:
    """A ready note, as loud as its part may expect; ``level`` from 0 to 10 is its strength."""
    player = BAND[instrument]
    strength = level / 10
    seed = crc32(f"{instrument} {spelt(pitch)} {take}".encode())
    wave = player.play(hertz(pitch), seconds, strength, np.random.default_rng(seed))
    wave = wave - wave.mean() * np.hanning(len(wave)) * 2
    wanted = 0.1 * player.loud * strength**1.3
    return np.asarray(wanted / max(loudest(wave), 1e-6) * wave, np.float32)
