"""The recordings: which stems a piece has, and any few bars of one as a sound.

A file holds the headers of Ogg Vorbis once and then link after link, each a stream of its own with
a moment before it and after it: what a decoder does at its edges is cut off again, and one link
fades into the next, because coding has changed each of them a little. So a piece can be entered at
every link, and is in memory for a few seconds only. A stem of a few links stays there, though:
decoding it again and again costs more than anything else at a table at which somebody thinks.
"""

from __future__ import annotations

import io
from array import array
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import pygame

from game.decoding import from_json

RATE: Final = 44_100
FRAME: Final = 4  # bytes: two sides of 16 bits
EDGE: Final = 2_048  # samples before a link and after it
BLEND: Final = 512  # samples in which a link goes over into the next
FEW: Final = 4  # links of a stem that stays decoded: 4 MB
INDEX: Final = "pieces.json"


class MusicPiece(msgspec.Struct, frozen=True):
    """What is known of a piece.

    Args:
        bar: Samples of a bar.
        link: Bars of a link.
        section: Links of a section.
        plan: For each round and section the stems that sound; then it begins anew.
        stems: For each stem where its links begin in its file, and where the last one ends.
    """

    bar: int
    link: int
    section: int
    plan: tuple[tuple[tuple[str, ...], ...], ...]
    stems: dict[str, tuple[int, ...]]

    @property
    def size(self) -> int:
        """Samples of a link."""
        return self.bar * self.link

    @property
    def links(self) -> int:
        """How many a round has."""
        return max(len(cuts) for cuts in self.stems.values()) - 1

    @property
    def rounds(self) -> int:
        """How many links there are before everything repeats."""
        return self.links * len(self.plan)

    def is_planned(self, stem: str) -> bool:
        """Whether the plan says when it sounds; else the game does."""
        return any(stem in section for row in self.plan for section in row)

    def sounds(self, stem: str, number: int) -> bool:
        """Whether the plan wants it in this link."""
        row = self.plan[number // self.links % len(self.plan)]
        return stem in row[min(number % self.links // self.section, len(row) - 1)]


class _Link(NamedTuple):
    """A link that can be heard, and the samples with which it would go on."""

    sound: pygame.mixer.Sound
    end: bytes


class Stems:
    """The recordings of one piece; links are numbered on and on.

    Args:
        files: Their names up to the stem, such as ``assets/music/council/dusk``.
        piece: What is known of them.
    """

    def __init__(self, files: Path, piece: MusicPiece) -> None:
        self.piece = piece
        self._files = files
        self._goes_on: dict[str, tuple[int, bytes]] = {}  # how a stem would go on, into which link
        self._kept: dict[tuple[str, int, bool], _Link] = {}  # of short stems
        self._rest: _Link | None = None

    def link(self, stem: str, number: int) -> pygame.mixer.Sound:
        """A link as a sound that fits the one before it to the sample.

        Raises pygame.error or OSError for a file that cannot be played.
        """
        goal, before = self._goes_on.get(stem, (number, b""))
        before = before if goal == number else b""
        resumes = bool(before.strip(b"\0"))  # it has sounded until now
        if self.piece.is_planned(stem) and not self.piece.sounds(stem, number):
            link = self._join_link(self._silent(), before) if resumes else self._at_rest()
        else:
            link = self._start_link(stem, number, before, resumes=resumes)
        self._goes_on[stem] = (number + 1) % self.piece.rounds, link.end
        return link.sound

    def _start_link(self, stem: str, number: int, before: bytes, *, resumes: bool) -> _Link:
        """A link that comes out of the one before it, or out of silence."""
        links = len(self.piece.stems[stem]) - 1
        key = stem, number % links, resumes
        if not before or links > FEW:
            return self._join_link(self._decode(stem, number % links), before)
        if key not in self._kept:
            self._kept[key] = self._join_link(self._decode(stem, number % links), before)
        return self._kept[key]

    def _at_rest(self) -> _Link:
        """A link of any stem that goes on resting."""
        if self._rest is None:
            self._rest = self._join_link(self._silent(), b"")
        return self._rest

    def _silent(self) -> memoryview:
        return memoryview(bytes((self.piece.size + BLEND) * FRAME))

    def _join_link(self, told: memoryview, before: bytes) -> _Link:
        """The samples of a link as a sound that comes out of ``before``."""
        size, blend = self.piece.size * FRAME, BLEND * FRAME
        head = bytes(told[:blend])
        if before:
            head = blend_frames(before, head)
        return _Link(pygame.mixer.Sound(buffer=head + told[blend:size]), bytes(told[size:]))

    def _decode(self, stem: str, place: int) -> memoryview:
        """The samples of a link, and those in which the next one takes over."""
        cuts = self.piece.stems[stem]
        with self._files.with_name(f"{self._files.name}_{stem}.ogg").open("rb") as file:
            head = file.read(cuts[0])
            file.seek(cuts[place])
            told = head + file.read(cuts[place + 1] - cuts[place])
        with_edges = memoryview(pygame.mixer.Sound(file=io.BytesIO(told)).get_raw())
        # Decoders may lose what comes first, or add something after the end.
        lost = max(0, (self.piece.size + 2 * EDGE) * FRAME - len(with_edges))
        wanted = with_edges[max(0, EDGE * FRAME - lost) :][: (self.piece.size + BLEND) * FRAME]
        if lost > EDGE * FRAME or len(wanted) < (self.piece.size + BLEND) * FRAME:
            raise pygame.error(stem)  # it is too short
        return wanted


def blend_frames(before: bytes, after: bytes) -> bytes:
    """From one to the other, in frames of two sides."""
    old, new = array("h", before), array("h", after)
    size = len(new)
    mixed = [
        first + (second - first) * place // size
        for place, (first, second) in enumerate(zip(old, new, strict=True))
    ]
    return array("h", mixed).tobytes()


def pieces(folder: Path) -> dict[str, MusicPiece]:
    """Every piece by its name; none where the list cannot be read."""
    try:
        return from_json((folder / INDEX).read_bytes(), dict[str, MusicPiece])
    except (OSError, msgspec.MsgspecError):
        return {}
