"""The tunes a second time: other players, other octaves, and notes that lead from one to the next.

A piece goes round several times before it repeats; which of its stems sound in which section is
its plan. So nobody hears the same minute twice within six.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final, NamedTuple
from zlib import crc32

import numpy as np

from build.workshop.music.band.players import BAND
from build.workshop.music.score import Note, Part, Score, number

SCALES: Final = {
    "major": (0, 2, 4, 5, 7, 9, 11),
    "minor": (0, 2, 3, 5, 7, 8, 10),
    "dorian": (0, 2, 3, 5, 7, 9, 10),
}
OFTEN: Final = 0.55  # of the places where an ornament fits
SECTION: Final = 8  # bars
ENOUGH: Final = 360.0  # seconds before a piece may repeat


class Swap(NamedTuple):
    """Who takes a tune over, so many half tones higher."""

    instrument: str
    shift: int = 0


LASTING: Final = frozenset(
    {"title", "dusk", "night", "midnight", "shed", "attic", "desk", "cabinet"}
)
"""The pieces of places where people stay: their tunes have a stem of their own."""
OTHERS: Final[Mapping[str, Mapping[str, Swap]]] = {
    "title": {"kalimba": Swap("marimba", -12), "clarinet": Swap("celesta", 12)},
    "dusk": {"kalimba": Swap("celesta", 12), "clarinet": Swap("bassoon", -12)},
}
"""Who takes the tunes over where people stay longest."""

Plan = list[list[list[str]]]
"""For each round and each section the stems that sound."""


def other(piece: Score) -> Score:
    """The tunes alone, played by others and adorned."""
    parts = {}
    for name, swap in OTHERS[piece.name].items():
        part = piece.parts[name]
        seed = np.random.default_rng(crc32(f"{piece.name} {name} again".encode()))
        notes = tuple(_adorned(part.notes, _scale(piece.key), seed))
        parts[name] = replace(
            part,
            instrument=swap.instrument,
            pan=-part.pan,
            notes=tuple(_reached(note, swap) for note in notes),
        )
    return replace(piece, parts=parts)


def is_tune(part: Part) -> bool:
    """Whether it belongs to the tune, and not to what carries it."""
    return part.layer == "base" and part.role == "tune"


def plan(piece: Score, seconds: float) -> Plan:
    """As many rounds as six minutes need; no two of them are the same."""
    sections = range(max(1, piece.bars // SECTION))
    if piece.name not in LASTING:
        return [[["ground"] for _ in sections]]
    first, again, alone = ["ground", "tune"], ["ground", "other"], ["ground"]
    if piece.name not in OTHERS:
        again = alone
    rounds: Plan = [
        [first for _ in sections],
        [alone if at == 0 else again if at % 3 else first for at in sections],
        [first if at % 2 else again for at in sections],
        [alone if at % 3 == 1 else again if at % 3 else first for at in sections],
        [again if at % 2 else first for at in sections],
    ]
    needed = int(-(-ENOUGH // seconds))
    assert needed <= len(rounds)
    return rounds[:needed]


def _scale(key: str) -> frozenset[int]:
    tonic, kind = key.split()[:2]
    return frozenset((number(f"{tonic}4") + step) % 12 for step in SCALES[kind])


def _reached(note: Note, swap: Swap) -> Note:
    """In the range of whoever plays it now."""
    pitch, player = note.pitch + swap.shift, BAND[swap.instrument]
    while not player.can(pitch):
        pitch += 12 if pitch < number(player.low) else -12
    return note._replace(pitch=pitch)


def _adorned(
    notes: tuple[Note, ...], scale: frozenset[int], chance: np.random.Generator
) -> Iterator[Note]:
    """Passing notes between thirds, turns on long notes; the rest as it was."""
    told = sorted(notes)
    for note, following in zip(told, [*told[1:], None], strict=True):
        if chance.random() > OFTEN:
            yield note
        elif following is not None and _passes(note, following):
            yield from _passing(note, following, scale)
        elif note.length >= 1.4:
            yield from _turn(note, scale)
        else:
            yield note


def _passes(note: Note, following: Note) -> bool:
    near = abs(following.pitch - note.pitch) in (3, 4)
    return near and note.length >= 0.4 and following.beat - note.beat - note.length < 0.15


def _passing(note: Note, following: Note, scale: frozenset[int]) -> Iterator[Note]:
    step = 1 if following.pitch > note.pitch else -1
    between = [
        pitch for pitch in range(note.pitch + step, following.pitch, step) if pitch % 12 in scale
    ]
    if not between:
        yield note
        return
    half = (following.beat - note.beat) / 2
    yield note._replace(length=half * 0.95)
    yield Note(note.beat + half, between[0], half * 0.9, note.strength - 7)


def _turn(note: Note, scale: frozenset[int]) -> Iterator[Note]:
    above = next(pitch for pitch in range(note.pitch + 1, note.pitch + 4) if pitch % 12 in scale)
    yield note._replace(length=0.23)
    yield Note(note.beat + 0.25, above, 0.23, note.strength - 6)
    yield Note(note.beat + 0.5, note.pitch, note.length - 0.5, note.strength - 3)
