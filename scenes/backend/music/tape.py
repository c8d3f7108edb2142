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
from typing import Final

import msgspec
import pygame

RATE: Final = 44_100
FRAME: Final = 4  # bytes: two sides of 16 bits
EDGE: Final = 2_048  # samples before a link and after it
BLEND: Final = 512  # samples in which a link goes over into the next
FEW: Final = 4  # links of a stem that stays decoded: 4 MB
INDEX: Final = "pieces.json"


class Piece(msgspec.Struct, frozen=True):
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

    def planned(self, stem: str) -> bool:
        """Whether the plan says when it sounds; else the game does."""
        return any(stem in section for row in self.plan for section in row)

    def sounds(self, stem: str, number: int) -> bool:
        """Whether the plan wants it in this link."""
        row = self.plan[number // self.links % len(self.plan)]
        return stem in row[min(number % self.links // self.section, len(row) - 1)]


class Tape:
    """The recordings of one piece; links are numbered on and on.

    Args:
        files: Their names up to the stem, such as ``assets/music/council/dusk``.
        piece: What is known of them.
    """

    def __init__(self, files: Path, piece: Piece) -> None:
        self.piece = piece
        self._files = files
        self._goes_on: dict[str, tuple[int, bytes]] = {}  # how a stem would go on, into which link
        self._kept: dict[tuple[str, int], memoryview] = {}  # of short stems

    def link(self, stem: str, number: int) -> pygame.mixer.Sound:
        """A link as a sound that fits the one before it to the sample.

        Raises pygame.error or OSError for a file that cannot be played.
        """
        size, blend = self.piece.size * FRAME, BLEND * FRAME
        if self.piece.planned(stem) and not self.piece.sounds(stem, number):
            told = memoryview(bytes(size + blend))
        else:
            told = self._told(stem, number % (len(self.piece.stems[stem]) - 1))
        head = bytes(told[:blend])
        place, before = self._goes_on.get(stem, (-1, b""))
        if place == number:
            head = blended(before, head)
        self._goes_on[stem] = (number + 1) % self.piece.rounds, bytes(told[size:])
        return pygame.mixer.Sound(buffer=head + told[blend:size])

    def _told(self, stem: str, place: int) -> memoryview:
        """The same as it was decoded, or as it was kept."""
        told = self._kept.get((stem, place))
        if told is None:
            told = self._decoded(stem, place)
            if len(self.piece.stems[stem]) - 1 <= FEW:
                self._kept[stem, place] = told
        return told

    def _decoded(self, stem: str, place: int) -> memoryview:
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


def blended(before: bytes, after: bytes) -> bytes:
    """From one to the other, in frames of two sides."""
    old, new = array("h", before), array("h", after)
    size = len(new)
    mixed = [
        first + (second - first) * place // size
        for place, (first, second) in enumerate(zip(old, new, strict=True))
    ]
    return array("h", mixed).tobytes()


def pieces(folder: Path) -> dict[str, Piece]:
    """Every piece by its name; none where the list cannot be read."""
    try:
        return msgspec.json.decode((folder / INDEX).read_bytes(), type=dict[str, Piece])
    except (OSError, msgspec.MsgspecError):
        return {}
