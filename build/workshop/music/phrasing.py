"""How the band plays what is written: phrases of eight bars that swell, breathe and come to an end.

Pieces of the Machine are exempt: it has learnt its tune by heart and understands none of it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import groupby
from typing import Final

from build.workshop.music.score import Note, Part, Score

PHRASE: Final = 8  # bars
MACHINES: Final = frozenset({"shed", "lost_machine"})
SWELL: Final = 9.0  # strength between the edge of a phrase and its height
HEIGHT: Final = 0.62  # where in a phrase that is
BREATH: Final = 0.022  # seconds by which a phrase hurries, and is held back again
DRUMS: Final = frozenset(
    {"brush_tap", "brush_swish", "paper_tap", "snare", "shaker", "wood", "tick", "drum"}
)
ALONE: Final = 0.5  # beats


def phrased(piece: Score) -> Score:
    """The same with dynamics, and with accompaniments that know where a phrase ends."""
    if not piece.loop or piece.name in MACHINES:
        return piece
    return replace(
        piece, parts={name: _played(part, piece.bar) for name, part in piece.parts.items()}
    )


def breath(piece: Score, beat: float) -> float:
    """By how many seconds a moment comes later than the clock says; the same for every layer."""
    if not piece.loop or piece.name in MACHINES:
        return 0.0
    share = beat / (PHRASE * piece.bar) % 1
    return -BREATH * math.sin(2 * math.pi * share)


def _played(part: Part, bar: float) -> Part:
    if part.layer != "base":
        return part
    notes = part.notes if part.role in ("tune", "inner") else tuple(_ended(part, bar))
    lines = _sung(notes) if part.role == "tune" else notes
    return replace(part, notes=tuple(_swelled(lines, bar, part.role)))


def _swelled(notes: Iterable[Note], bar: float, role: str) -> Iterator[Note]:
    depth = SWELL if role in ("tune", "inner") else 0.7 * SWELL
    for note in notes:
        share = note.beat / (PHRASE * bar) % 1
        climb = share / HEIGHT if share < HEIGHT else (1 - share) / (1 - HEIGHT)
        yield note._replace(strength=note.strength + depth * (climb**0.8 - 0.6))


def _sung(notes: Iterable[Note]) -> Iterator[Note]:
    """Higher and longer notes lean forward."""
    told = list(notes)
    middle = sum(note.pitch for note in told) / len(told)
    for note in told:
        lean = 0.35 * (note.pitch - middle) + (2.0 if note.length >= 1.5 else 0.0)
        yield note._replace(strength=note.strength + max(-4.0, min(4.0, lean)))


def _ended(part: Part, bar: float) -> Iterator[Note]:
    """In the last half bar of a phrase one note is left to ring, and a drum only marks it."""
    half = bar / 2
    long = PHRASE * bar

    def closing(note: Note) -> bool:
        return note.beat % long >= long - half - 1e-6

    for ends, run in groupby(sorted(part.notes), closing):
        if not ends:
            yield from run
            continue
        kept = list(run)
        first = kept[0].beat
        for note in kept:
            if note.beat > first + 1e-6:
                continue
            if part.instrument in DRUMS:
                yield note._replace(strength=note.strength - 8)
            else:
                yield note._replace(length=max(note.length, half - 0.1))
