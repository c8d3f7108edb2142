"""Campaigns on disk: one small file each, beside the tables of the library.

A game in progress is kept by the library like any other. The file of a campaign says which table
that is; when the game is over, its record is the proof, so no moment to be killed at loses more
than nothing. What a window holds may be old: before anything is changed the file is read again,
while no other window can, and what it says is gone on with.
"""

from __future__ import annotations

import contextlib
from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from game.campaign.news import OF_TRILOGIES, CampaignNews
from game.campaign.series import CampaignError, NewerCampaign, Series
from game.catalogue import SHELF
from game.library import CannotOpen, Library, ListedTable, News, OpenTable
from game.library.files import (
    InUse,
    delete,
    make_folder,
    move_to_quarantine,
    sync_folder,
    write_durably,
)
from game.library.listing import inside
from game.library.save import read_save
from game.library.shared import PATIENCE, alone_with, read_now
from game.library.table_lock import ELSEWHERE, GONE
from game.match import AnyMatch, Match
from game.records import RecordError, UnreadableRecord, replay
from game.seating import TableSetup
from game.words import _

C = TypeVar("C", bound=Series)


@dataclass(slots=True)
class CampaignFolder(ABC, Generic[C]):
    """All campaigns of one player in one game. Without a library nothing is kept.

    ``news`` are things the player should still be told. ``seen`` are campaigns that this window has
    read or written; where one of them is missing, it has been given up. Those that are further here
    than on the disk, because they could not be written, wait in the library, whoever asks for them.
    """

    FOLDER: ClassVar[str] = "campaigns"
    NEWS: ClassVar[CampaignNews] = OF_TRILOGIES

    library: Library | None
    news: list[News] = field(default_factory=list)
    seen: set[str] = field(default_factory=set)

    @abstractmethod
    def parse(self, data: bytes) -> C:
        """The campaign in the bytes of a file. Raises CampaignError."""

    @abstractmethod
    def write(self, campaign: C) -> bytes:
        """The reverse."""

    @property
    def _folder(self) -> Path:
        assert self.library is not None
        return self.library.folders.data / self.FOLDER

    # the list

    def campaigns(self) -> list[C]:
        """Every campaign, those to go on with first, then the last played first."""
        if self.library is None:
            return []
        self.library.tables()  # a game that was cut short at its end moves to the finished ones
        self._keep_rest()
        read = [campaign for file in self._files() if (campaign := self._read(file)) is not None]
        found = {each.id: each for each in (*read, *self._unkept.values())}.values()
        played = sorted(found, key=lambda each: each.played, reverse=True)
        return sorted(played, key=lambda each: each.over)

    def _files(self, folder: Path | None = None) -> list[Path]:
        """Their files, or those in another folder; none where nobody can say."""
        with contextlib.suppress(OSError):
            return sorted(file for file in inside(folder or self._folder) if file.suffix == ".json")
        return []

    def find(self, name: str) -> C | None:
        """The campaign of this id."""
        return next((each for each in self.campaigns() if each.id == name), None)

    def latest(self, campaign: C) -> C:
        """A campaign as far as any window has played it; as it is here where nobody can say."""
        if self.library is None:
            return campaign
        with contextlib.suppress(CannotOpen):
            return self._taken_in(self._read_again(campaign))
        return campaign

    def _read(self, file: Path) -> C | None:
        try:
            campaign = self._read_file(file)
            return None if campaign is None else self._taken_in(campaign)
        except UnreadableRecord:
            return None
        except NewerCampaign:
            self._tell(self.NEWS.newer.localize())
        except (RecordError, CampaignError):
            self._put_away(file)
        return None

    def _read_again(self, campaign: C) -> C:
        """The campaign as its file says now. Raises CannotOpen where it must not be written."""
        try:
            said = self._read_file(self._file(campaign))
        except NewerCampaign:
            raise CannotOpen(self.NEWS.newer.localize()) from None
        except UnreadableRecord:
            raise CannotOpen(ELSEWHERE.localize()) from None
        except (RecordError, CampaignError):
            self._put_away(self._file(campaign))
            return campaign
        if said is None:
            if campaign.id in self.seen and self._file(campaign) not in self._unkept:
                raise CannotOpen(GONE.localize())
            return campaign
        ahead = self._file(campaign) in self._unkept and campaign.games_played >= said.games_played
        return campaign if ahead else said

    def _put_away(self, file: Path) -> None:
        assert self.library is not None
        place = file
        with contextlib.suppress(OSError):
            place = move_to_quarantine(file, self.library.quarantine_dir / self.FOLDER)
        self._tell(self.NEWS.set_aside.localize(folder=place.parent))

    def _tell(self, news: News) -> None:
        if news not in self.news:
            self.news.append(news)

    def _taken_in(self, campaign: C) -> C:
        """Take in a game that was finished without its campaign hearing of it."""
        caught_up = self._caught_up(campaign)
        if caught_up is not campaign:
            with contextlib.suppress(CannotOpen), self._alone():  # else another time
                caught_up = self._caught_up(self._read_again(campaign))
                self.keep(caught_up)
        return caught_up

    def _caught_up(self, campaign: C) -> C:
        """The campaign after the game at its table, if that has ended."""
        view = self._final_view(campaign.table)
        return campaign if view is None else campaign.after(view, campaign.played)

    def _final_view(self, table: str) -> Any:
        """What everybody sees of the game that has ended at a table; None if it has not."""
        assert self.library is not None
        file = self.library.finished_folder / f"{table}.json"
        if not table:
            return None
        try:
            game = replay(read_save(file).record)
        except RecordError:
            return None
        view = SHELF[game.game].rules.view(game.states[-1], None)
        return view if view.decision is None else None

    # one campaign

    @contextlib.contextmanager
    def _alone(self) -> Iterator[None]:
        """No other window changes a campaign meanwhile. Raises CannotOpen where one does."""
        with contextlib.ExitStack() as held:
            try:
                make_folder(self._folder.parent)
                held.enter_context(alone_with(self._folder))
            except InUse:
                raise CannotOpen(ELSEWHERE.localize()) from None
            except OSError:
                pass  # nobody can write here, so that nobody can do harm
            yield

    def keep(self, campaign: C) -> None:
        """Write a campaign down as it is here; where that is impossible, there will be news."""
        if self.library is None:
            return
        file = self._file(campaign)
        try:
            make_folder(self._folder)
            write_durably(file, self.write(campaign))
        except OSError as trouble:
            if not self._unkept:
                self.library.when_closing(self._keep_rest)
            if file not in self._unkept:
                self._tell(self.NEWS.unkept.localize(trouble=trouble.strerror))
            self.library.unkept[file] = campaign
        else:
            if self.library.unkept.pop(file, None) is not None:  # what nobody has heard is over
                self.news = [news for news in self.news if news.title != _(self.NEWS.unkept.title)]
            self.seen.add(campaign.id)

    @property
    def _unkept(self) -> dict[Path, C]:
        """Those of this kind that are not on the disk as they are here."""
        unkept = {} if self.library is None else self.library.unkept
        return {file: each for file, each in unkept.items() if file.parent == self._folder}

    def _keep_rest(self) -> None:
        """Write what could not be written, unless another window has gone on with it."""
        for file, campaign in self._unkept.items():
            try:
                with self._alone():
                    self.keep(self._read_again(campaign))
            except CannotOpen as refusal:
                if refusal.news == GONE.localize() and self.library is not None:
                    del self.library.unkept[file]

    def open_table(self, campaign: C) -> tuple[C, OpenTable]:
        """The table of the game to be played: a new one, or the one in progress.

        Raises:
            CannotOpen: It is in progress, but stays closed; or another window has played the whole
                campaign to its end, or given it up.
        """
        if self.library is None:
            setup = campaign.next_table()
            return campaign, OpenTable(setup, Match.open(setup))
        with self._alone():
            listed = self.library.all_tables()
            campaign = self._caught_up(self._read_again(campaign))
            if campaign.over:
                raise CannotOpen(GONE.localize())
            sitting = self._table(self.library, campaign, listed)
            assert sitting.autosaver is not None
            campaign = campaign.with_table(sitting.autosaver.table, datetime.now(UTC))
            self.keep(campaign)
        return campaign, sitting

    def _table(self, library: Library, campaign: C, listed: list[ListedTable]) -> OpenTable:
        """The table of the next game. Raises CannotOpen."""
        table = _in_progress(campaign, listed)
        if table is not None:
            return library.open(table)
        sitting = library.begin(campaign.next_table())
        assert sitting.autosaver is not None
        sitting.autosaver.wait(PATIENCE)  # whoever comes next shall find it
        return sitting

    def conclude(self, campaign: C, match: AnyMatch) -> C:
        """The campaign after the game that has just ended; once, whoever else has heard of it."""
        view, now = match.view(None), datetime.now(UTC)
        concluded = campaign.after(view, now)
        if self.library is None:
            return concluded
        try:
            with self._alone():
                said = self._read_again(campaign)
                if said.games_played > campaign.games_played:
                    return said
                concluded = said.with_table(campaign.table, now).after(view, now)
                self.keep(concluded)
        except CannotOpen as refusal:  # its record is the proof
            self._tell(refusal.news)
        return concluded

    def abandon(self, campaign: C) -> None:
        """Give a campaign up. Records of its finished games stay. Raises CannotOpen."""
        if self.library is None:
            return
        with self._alone():
            listed = self.library.all_tables()
            campaign = self._read_again(campaign)
            table = None if campaign.over else _in_progress(campaign, listed)
            file = self._file(campaign)
            try:
                delete(file)
            except OSError as trouble:
                news = self.NEWS.stays.localize(trouble=trouble.strerror, folder=self._folder)
                raise CannotOpen(news) from None
            self.library.unkept.pop(file, None)
            with contextlib.suppress(OSError):
                sync_folder(self._folder)  # a Trilogy that is back has its table
            if table is not None:
                try:
                    self.library.delete(table)
                except CannotOpen:
                    self.keep(campaign)  # all of it stays
                    raise

    def _file(self, campaign: C) -> Path:
        return self._folder / f"{campaign.id}.json"

    def _read_file(self, file: Path) -> C | None:
        """The campaign in a file; None: there is none. Raises RecordError or CampaignError."""
        data = read_now(file)
        if data is None:
            return None
        campaign = self.parse(data)
        if campaign.id != file.stem:
            raise CampaignError("this file has the name of another campaign")
        self.seen.add(campaign.id)
        return campaign


def _in_progress(campaign: Series, tables: list[ListedTable]) -> str | None:
    """The table of this game, also where the campaign was cut short before it was told."""
    wanted = campaign.next_table()
    for listed in tables:
        if listed.id == campaign.table:
            return listed.id
        if listed.save is not None:
            setup = listed.save.setup
            if _same_round(setup, wanted):
                return listed.id
    return None


def _same_round(one: TableSetup, other: TableSetup) -> bool:
    """Whether two tables are for the same game of the same campaign."""
    who, they = ([seat.name for seat in each.seats] for each in (one, other))
    rest = (other.campaign, other.carry, other.game)
    return (one.campaign, one.carry, one.game) == rest and who == they
