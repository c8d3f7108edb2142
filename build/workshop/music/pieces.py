"""Which pieces there are, whose they are, and what is rendered of each.

A piece is rendered as stems that fit note for note and are played together; see ``plan`` in
``variation`` for who sounds when. Layers that follow the game are stems as well.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

import numpy as np

from build.workshop.music.loudness import lufs
from build.workshop.music.performance import bar_samples, perform
from build.workshop.music.score import Note, Score, number, score
from build.workshop.music.variation import LASTING, OTHERS, is_tune, other
from build.workshop.synth.tones import Samples

MUSIC: Final = -23.5  # LUFS of a piece
WHOLE: Final = "ground"  # the stem that always sounds
ROUND: Final = {"bed": 8, "stake": 8, "last_trick": 8, "lamp_blue": 8, "lamp_red": 8}
"""Layers that know no harmony, and the bars after which they begin anew."""
BARE: Final = frozenset({"title", "lost", "cabinet"})  # the garden is too soft there to be heard
PEDALS: Final = frozenset({"last_trick", "lamp_blue", "lamp_red"})
"""Those that would follow one, and are held over it instead, on the tonic and its fifth."""
DRUMMED: Final = frozenset({"tick", "drum", "snare"})


class Piece(NamedTuple):
    """A piece as it is rendered.

    Args:
        name: Of its score.
        home: The folder of its game.
        link: Bars between two places where it can be entered.
        stereo: Whether its ground has two sides.
    """

    name: str
    home: str
    link: int = 2
    stereo: bool = False


PIECES: Final = {
    piece.name: piece
    for piece in (
        Piece("title", "shared", stereo=True),
        Piece("won", "shared"),
        Piece("shared", "shared"),
        Piece("lost", "shared"),
        Piece("lost_machine", "shared"),
        Piece("dusk", "council", stereo=True),
        Piece("night", "council"),
        Piece("midnight", "council"),
        Piece("scoring", "council"),
        Piece("shed", "council"),
        Piece("attic", "rugs", 4),
        Piece("desk", "bugami"),
        Piece("cabinet", "glass", 4),
    )
}


class Stem(NamedTuple):
    """What is rendered: the score of it, and whether it has sides."""

    name: str
    score: Score
    stereo: bool


def stems(piece: Piece) -> list[Stem]:
    """The ground, the tunes if they have a stem of their own, the other tunes, the layers."""
    whole = score(piece.name)
    tunes = piece.name in LASTING
    grounds = {
        name: part
        for name, part in whole.parts.items()
        if part.layer == "base" and not (tunes and is_tune(part))
    }
    found = [Stem(WHOLE, replace(whole, parts=grounds), piece.stereo)]
    if tunes:
        lead = {name: part for name, part in whole.parts.items() if is_tune(part)}
        found.append(Stem("tune", replace(whole, parts=lead), stereo=False))
        if piece.name in OTHERS:
            found.append(Stem("other", other(whole), stereo=False))
    found += [
        Stem(layer, in_rounds(whole, layer), stereo=False)
        for layer in whole.layers
        if layer in ROUND and piece.name not in BARE
    ]
    return found


def in_rounds(whole: Score, layer: str) -> Score:
    """A layer that begins anew after a few bars, whatever the others play then."""
    bars = ROUND[layer]
    end = bars * whole.bar
    parts = {}
    for name, part in whole.only(layer).parts.items():
        notes = tuple(note for note in part.notes if note.beat < end - 1e-6)
        if layer in PEDALS and part.instrument not in DRUMMED:
            notes = tuple(_over_pedal(note, whole.key) for note in notes)
        parts[name] = replace(part, notes=notes)
    return replace(whole, bars=bars, parts=parts)


def _over_pedal(note: Note, key: str) -> Note:
    """The tonic or its fifth, whichever is nearer."""
    tonic = number(f"{key.split(maxsplit=1)[0]}4")
    near = range(note.pitch - 6, note.pitch + 7)
    choice = [pitch for pitch in near if (pitch - tonic) % 12 in (0, 7)]
    return note._replace(pitch=min(choice, key=lambda pitch: abs(pitch - note.pitch)))


def rendered(piece: Piece) -> dict[str, Samples]:
    """Every stem as it is to be heard: ground and tune together are as loud as the others."""
    played = {stem.name: perform(stem.score, stereo=stem.stereo) for stem in stems(piece)}
    first = together(played, WHOLE, "tune", "bed")
    gain = MUSIC - lufs(first)
    gains = dict.fromkeys(played, gain)
    if "other" in played:  # whoever takes the tune over is no louder than who had it
        wanted, found = lufs(played["tune"]), lufs(played["other"])
        gains["other"] = gain + wanted - found
    return {name: stem * 10 ** (gains[name] / 20) for name, stem in played.items()}


def together(played: dict[str, Samples], *names: str) -> Samples:
    """These stems at once, in two columns; a short one goes round as often as it must."""
    size = max(len(played[name]) for name in names if name in played)
    whole = np.zeros((size, 2))
    for name in names:
        if name in played:
            stem = played[name]
            whole += np.tile(stem, (-(-size // len(stem)), 1))[:size]
    return whole


def links(piece: Piece, stem: Samples) -> int:
    """How many links this stem has."""
    return len(stem) // (bar_samples(score(piece.name)) * piece.link)
