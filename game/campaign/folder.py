"""Campaigns on disk: one small file each, beside the tables of the library.

A game in progress is kept by the library like any other. The file of a campaign says which table
that is; when the game is over, its record is the proof, so no moment to be killed at loses more
than nothing.
"""

from __future__ import annotations

import contextlib
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, Protocol, Self, TypeVar

from game.catalogue import SHELF
from game.library import CannotOpen, Library, News, Sitting
from game.library.files import delete, make_folder, set_aside, write_durably
from game.library.save import read_save
from game.match import AnyMatch, Match, TableSetup
from game.records import RecordError, UnreadableRecord, read_source, replay
from game.words import N_

SET_ASIDE: Final = News(
    N_("A damaged Trilogy was set aside"),
    N_(
        "It cannot be read and is missing from the list. Nothing was deleted: it was moved "
        "to {folder}."
    ),
)
NEWER: Final = News(
    N_("A Trilogy was saved by a newer version"),
    N_("It is safe, but this version cannot read it: update the game to continue it."),
)
UNKEPT: Final = News(
    N_("The Trilogy is not being saved"),
    N_(
        "Its file cannot be written: {trouble}. You can play on, but only as long as this window "
        "is open."
    ),
)
STAYS: Final = News(N_("The Trilogy cannot be deleted"), N_("{trouble}: {folder}."))


class CampaignError(Exception):
    """This is no campaign; the message says why."""


class NewerCampaign(CampaignError):
    """A later version of the app has written it."""


class Series(Protocol):
    """A campaign of whatever game, at one moment.

    ``table`` is the one being played at, empty between two games.
    """

    @property
    def id(self) -> str:
        """The name of its file."""

    @property
    def played(self) -> datetime:
        """When it was last gone on with."""

    @property
    def table(self) -> str:
        """The id of the table that is being played at."""

    @property
    def over(self) -> bool:
        """Whether all its games are played."""

    def next_table(self) -> TableSetup:
        """The game that is to be played; only while it is not over."""

    def seated(self, table: str, now: datetime) -> Self:
        """The campaign while the next game is played at this table."""

    def after(self, view: Any, now: datetime) -> Self:
        """The campaign after one more game, which has ended like this."""


C = TypeVar("C", bound=Series)


@dataclass(slots=True)
class CampaignFolder(ABC, Generic[C]):
    """All campaigns of one player in one game. Without a library nothing is kept.

    ``news`` are things the player should still be told.
    """

    FOLDER: ClassVar[str] = "campaigns"

    library: Library | None
    news: list[News] = field(default_factory=list)

    @abstractmethod
    def parse(self, data: bytes) -> C:
        """The campaign in the bytes of a file. Raises CampaignError."""

    @abstractmethod
    def write(self, campaign: C) -> bytes:
        """The reverse."""

    @property
    def _folder(self) -> Path | None:
        return None if self.library is None else self.library.places.data / self.FOLDER

    # the list

    def campaigns(self) -> list[C]:
        """Every campaign, those to go on with first, then the last played first."""
        if self.library is None or self._folder is None:
            return []
        self.library.tables()  # a game that was cut short at its end moves to the finished ones
        files = sorted(self._folder.glob("*.json")) if self._folder.is_dir() else []
        found = [campaign for file in files if (campaign := self._read(file)) is not None]
        found.sort(key=lambda each: each.played, reverse=True)
        return sorted(found, key=lambda each: each.over)

    def find(self, name: str) -> C | None:
        """The campaign of this id."""
        return next((each for each in self.campaigns() if each.id == name), None)

    def _read(self, file: Path) -> C | None:
        assert self.library is not None
        try:
            campaign = self._read_file(file)
        except UnreadableRecord:
            return None
        except NewerCampaign:
            self._tell(NEWER.said())
        except (RecordError, CampaignError):
            shelter = self.library.shelter / self.FOLDER
            with contextlib.suppress(OSError):
                set_aside(file, shelter)
            self._tell(SET_ASIDE.said(folder=shelter))
        else:
            return self._caught_up(campaign)
        return None

    def _tell(self, news: News) -> None:
        if news not in self.news:
            self.news.append(news)

    def _caught_up(self, campaign: C) -> C:
        """Take in a game that was finished without its campaign hearing of it."""
        view = self._finished(campaign.table)
        if view is None:
            return campaign
        campaign = campaign.after(view, campaign.played)
        self.keep(campaign)
        return campaign

    def _finished(self, table: str) -> Any:
        """What everybody sees of the game that has ended at a table; None if it has not."""
        assert self.library is not None
        file = self.library.finished / f"{table}.json"
        if not table:
            return None
        try:
            game = replay(read_save(file).record)
        except RecordError:
            return None
        view = SHELF[game.game].rules.view(game.states[-1], None)
        return view if view.decision is None else None

    # one campaign

    def keep(self, campaign: C) -> None:
        """Write a campaign down; where that is impossible, there will be news."""
        if self._folder is None:
            return
        try:
            make_folder(self._folder)
            write_durably(self._folder / f"{campaign.id}.json", self.write(campaign))
        except OSError as trouble:
            self._tell(UNKEPT.said(trouble=trouble.strerror))

    def sit_down(self, campaign: C) -> tuple[C, Sitting]:
        """The table of the game to be played: a new one, or the one in progress.

        Raises:
            CannotOpen: It is in progress, but stays closed.
        """
        if self.library is None:
            setup = campaign.next_table()
            return campaign, Sitting(setup, Match.open(setup))
        table = self._in_progress(campaign)
        if table is not None:
            sitting = self.library.open(table)
        else:
            sitting = self.library.begin(campaign.next_table())
            assert sitting.keeper is not None
            table = sitting.keeper.table
        campaign = campaign.seated(table, datetime.now(UTC))
        self.keep(campaign)
        return campaign, sitting

    def _in_progress(self, campaign: C) -> str | None:
        """The table of this game, also where the campaign was cut short before it was told."""
        assert self.library is not None
        wanted = campaign.next_table()
        for listed in self.library.tables():
            if listed.id == campaign.table:
                return listed.id
            if listed.save is not None:
                setup = listed.save.setup
                if (setup.campaign, setup.carry) == (wanted.campaign, wanted.carry):
                    return listed.id
        return None

    def conclude(self, campaign: C, match: AnyMatch) -> C:
        """The campaign after the game that has just ended."""
        campaign = campaign.after(match.view(None), datetime.now(UTC))
        self.keep(campaign)
        return campaign

    def abandon(self, campaign: C) -> None:
        """Give a campaign up. Records of its finished games stay. Raises CannotOpen."""
        if self.library is None or self._folder is None:
            return
        table = None if campaign.over else self._in_progress(campaign)
        if table is not None:
            self.library.delete(table)
        try:
            delete(self._folder / f"{campaign.id}.json")
        except OSError as trouble:
            news = STAYS.said(trouble=trouble.strerror, folder=self._folder)
            raise CannotOpen(news) from None

    def _read_file(self, file: Path) -> C:
        """The campaign in a file. Raises RecordError or CampaignError."""
        campaign = self.parse(read_source(file))
        if campaign.id != file.stem:
            raise CampaignError("this file has the name of another campaign")
        return campaign
