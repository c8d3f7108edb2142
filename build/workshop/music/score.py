"""Scores as data: one JSON file a piece, bar by bar.

A note is ``[beat in the bar from 0, pitch such as "Bb4", length in beats, strength 1 to 100]``; a
beat is always a quarter, middle C is C4. The scores hold what is composed and nothing else; how it
is phrased and who plays a second time is said in ``phrasing`` and ``variation``.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

SCORES: Final = Path(__file__).parent / "scores"
PLACES: Final = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
SIGNS: Final = {"b": -1, "#": 1}
SPELT: Final = ("C", "Db", "D", "Eb", "E", "F", "F#", "G", "Ab", "A", "Bb", "B")


class Note(NamedTuple):
    """``beat`` counts from the beginning of the piece, ``pitch`` in half tones, 60 is middle C."""

    beat: float
    pitch: int
    length: float
    strength: float


@dataclass(frozen=True, slots=True)
class Part:
    """What one player plays; ``pan`` from -1, left, to 1, ``role`` tune, bass, inner or free."""

    instrument: str
    layer: str
    pan: float
    gain: float
    role: str
    notes: tuple[Note, ...]


@dataclass(frozen=True, slots=True)
class Score:
    """A piece. ``tempo`` quarters a minute, ``bar`` quarters a bar; a sign has ``beats`` only."""

    name: str
    key: str
    tempo: float
    bar: float
    bars: int
    loop: bool
    swing: float
    kind: str
    beats: float
    parts: Mapping[str, Part] = field(default_factory=dict)

    @property
    def layers(self) -> tuple[str, ...]:
        """Which there are, in the order of the parts."""
        return tuple(dict.fromkeys(part.layer for part in self.parts.values()))

    def only(self, *layers: str) -> Score:
        """The same with these layers alone."""
        kept = {name: part for name, part in self.parts.items() if part.layer in layers}
        return replace(self, parts=kept)


def number(pitch: str) -> int:
    """``Bb4`` in half tones."""
    at = 2 if pitch[1] in SIGNS else 1
    return PLACES[pitch[0]] + SIGNS.get(pitch[1], 0) + 12 * (int(pitch[at:]) + 1)


def spelt(pitch: int) -> str:
    """``Bb4`` for 70."""
    return f"{SPELT[pitch % 12]}{pitch // 12 - 1}"


def hertz(pitch: float) -> float:
    """The frequency of a pitch; A4 has 440."""
    return float(440.0 * 2.0 ** ((pitch - 69) / 12))


def names() -> list[str]:
    """Every score."""
    return sorted(file.stem for file in SCORES.glob("*.json"))


@cache
def score(name: str) -> Score:
    """Read a score. Raises FileNotFoundError where there is none."""
    told = json.loads((SCORES / f"{name}.json").read_text(encoding="utf-8"))
    bar = float(told["bar_beats"])
    parts = {
        name: Part(
            part["instrument"],
            part["layer"],
            float(part["pan"]),
            float(part["gain"]),
            part["voice"],
            tuple(_notes(part["bars"], bar)),
        )
        for name, part in told["parts"].items()
    }
    return Score(
        name,
        told["key"],
        float(told["tempo"]),
        bar,
        told["bars"],
        told["loop"],
        float(told.get("swing", 0.5)),
        told.get("kind", "loop"),
        float(told.get("beats", told["bars"] * bar)),
        parts,
    )


def _notes(bars: Mapping[str, list[tuple[float, str, float, float]]], bar: float) -> Iterator[Note]:
    for place, notes in bars.items():
        for beat, pitch, length, strength in notes:
            yield Note((int(place) - 1) * bar + beat, number(pitch), length, strength)
