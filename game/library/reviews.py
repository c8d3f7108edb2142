"""Reviews of finished games, kept so that nobody waits for the same one twice.

A file is called by all that its review depends on, and begins with the sum of what follows. So one
that is damaged, or of an older evaluator, is not used, and the review is made again.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from game.catalogue import SHELF
from game.coach.question import EVALUATOR
from game.coach.review.page import Review
from game.decoding import from_json
from game.library.files import make_folder
from game.match import AnyMatch
from game.records import make_record, write_record
from game.seating import SeatSetup
from game.table import NotationError, Seat

FOLDER: Final = "reviews"
SHOWN: Final = 32  # letters of the fingerprint


class KeptReview(NamedTuple):
    """Where the review of one seat is kept, and the game that it belongs to."""

    file: Path
    match: AnyMatch

    @classmethod
    def of(
        cls, data: Path, match: AnyMatch, seats: Sequence[SeatSetup], seat: Seat, words: str
    ) -> KeptReview:
        """That of a finished game, in the folder of all data; ``words`` tell its language."""
        names = [who.name for who in seats]
        record = make_record(match.game, match.setup, names, match.deals, match.actions, {})
        who = msgspec.json.encode(seats).decode()  # as written down: a level reads as its word
        about = f"{EVALUATOR} {words} {seat} {who} {write_record(record)}"
        name = sha256(about.encode()).hexdigest()[:SHOWN]
        return cls(data / FOLDER / f"{name}.json", match)

    def read(self) -> Review | None:
        """The whole review; None where there is none that could be used."""
        with suppress(OSError, ValueError, LookupError, msgspec.MsgspecError, NotationError):
            summed, _line, data = self.file.read_bytes().partition(b"\n")
            if summed != _sum(data):
                return None
            review = from_json(data, Review)
            return review._replace(
                points=tuple(
                    point._replace(
                        chosen=self._action(point.chosen, point.at),
                        better=tuple(self._action(word, point.at) for word in point.better),
                    )
                    for point in review.points
                )
            )
        return None

    def keep(self, review: Review) -> None:
        """Write it down; where that is impossible it is made again next time."""
        write = SHELF[self.match.game].rules.write
        written = review._replace(
            points=tuple(
                point._replace(chosen=write(point.chosen), better=tuple(map(write, point.better)))
                for point in review.points
            )
        )
        with suppress(OSError):
            make_folder(self.file.parent)
            data = msgspec.json.encode(written)
            self.file.write_bytes(_sum(data) + b"\n" + data)  # a torn one is made again

    def _action(self, word: str, at: int) -> object:
        match = self.match
        state = match.after[match.turns[at].start - 1]
        return SHELF[match.game].rules.read(word, state)


def _sum(data: bytes) -> bytes:
    return sha256(data).hexdigest().encode()
