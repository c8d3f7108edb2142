"""The Evenings of one player on disk."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import ClassVar, Final

from game.campaign.evening.value import (
    Evening,
    Guest,
    HouseRules,
    new_evening,
    parse_evening,
    write_evening,
)
from game.campaign.folder import CampaignFolder
from game.campaign.news import OF_EVENINGS, CampaignNews
from game.campaign.series import CampaignError
from game.library import CannotOpen
from game.library.files import delete, make_folder, new_name, write_durably
from game.library.shared import alone_with, read_now
from game.records import RecordError

GIVEN_UP: Final = "given-up"
"""The folder, beside the files of the others, of those that can be reopened."""


@dataclass(slots=True)
class Evenings(CampaignFolder[Evening]):
    """All Evenings of one player."""

    FOLDER: ClassVar[str] = "evenings"
    NEWS: ClassVar[CampaignNews] = OF_EVENINGS

    def parse(self, data: bytes) -> Evening:
        """The Evening in the bytes of a file. Raises CampaignError."""
        return parse_evening(data)

    def write(self, campaign: Evening) -> bytes:
        return write_evening(campaign)

    def begin(
        self,
        guests: tuple[Guest, Guest, Guest, Guest],
        house: HouseRules,
        seed: int | None = None,
    ) -> Evening:
        """A new Evening; with a seed always with the same cards."""
        now = datetime.now(UTC)
        name = new_name(now)
        rng = None if seed is None else Random(seed)
        evening = new_evening(name, guests, now, house, rng)
        self.keep(evening)
        return evening

    def give_up(self, evening: Evening) -> None:
        """Put an Evening away, from where it can be reopened. Raises CannotOpen.

        A game in progress is thrown away with its table, those that are over stay.
        """
        if self.library is None:
            return
        file = self._aside / self._file(evening).name
        self._log_written(file, self.latest(evening).with_table("", datetime.now(UTC)))
        self.abandon(evening)

    @property
    def given_up(self) -> Evening | None:
        """The one that was given up last; None: there is none that could be read."""
        if self.library is None:
            return None
        found, going_on = [], {file.name for file in self._files()}
        for file in self._files(self._aside):
            if file.name in going_on:
                continue
            with contextlib.suppress(RecordError, CampaignError):
                data = read_now(file)
                evening = None if data is None else self.parse(data)
                if evening is not None and evening.id == file.stem:
                    found.append(evening)
        return max(found, key=lambda each: each.played, default=None)

    def reopen(self, evening: Evening) -> None:
        """Go on with one that was given up. Raises CannotOpen."""
        if self._file(evening) not in self._files():
            self._log_written(self._file(evening), evening)
        self.seen.add(evening.id)
        with contextlib.suppress(OSError):
            delete(self._aside / self._file(evening).name)

    @property
    def _aside(self) -> Path:
        return self._folder / GIVEN_UP

    def _log_written(self, file: Path, evening: Evening) -> None:
        try:
            make_folder(file.parent)
            with alone_with(file):
                write_durably(file, self.write(evening))
        except OSError as trouble:
            raise CannotOpen(self.NEWS.unkept.localize(trouble=trouble.strerror)) from None
