"""Evenings, Trilogies and the first tries at deals of days."""

import shutil
from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from typing import Any, ClassVar

from game.campaign.council import Archive
from game.campaign.evening import Evenings
from game.campaign.folder import CampaignFolder
from game.daily.table import day_kinds, table_of
from game.library import AppFolders, Library
from tests.evening.evenings import fresh
from tests.faults.stories.story import NOISE, Found, Missing
from tests.faults.stories.tables import AtTable, left
from tests.support.library import autosaver_of


class Campaigns(AtTable):
    """Games in a row, an Evening or a Trilogy, and the table of each."""

    SENTENCES = 2

    ALL: ClassVar[type[Evenings | Archive]] = Evenings
    campaign: Any

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.all: CampaignFolder[Any] = self.ALL(self.library)

    def hear(self) -> None:
        super().hear()
        while self.all.news:
            self.told.append(self.all.news.pop().words)

    def settle(self) -> None:
        if hasattr(self, "sitting"):
            super().settle()
        self.ALL(self.library).campaigns()

    def find_out(self) -> None:
        try:
            (self.campaign,) = self.all.campaigns()
        except ValueError:
            raise Missing from None

    def sit(self) -> None:
        self.campaign, self.sitting = self.all.open_table(self.campaign)
        assert autosaver_of(self.sitting).wait(5)

    def conclude(self) -> None:
        if self.sitting.match.decision is None:
            self.campaign = self.all.conclude(self.campaign, self.sitting.match)

    @classmethod
    def find(cls, folder: Path) -> Found:
        """How far each is, and how far its table; whether one can be reopened."""
        library = Library(AppFolders.within(folder))
        everything: CampaignFolder[Any] = cls.ALL(library)
        found = []
        for campaign in everything.campaigns():
            _campaign, sitting = everything.open_table(campaign)
            found.append((campaign.games_played, len(sitting.match.actions)))
        assert not everything.news, everything.news
        aside = everything.given_up if isinstance(everything, Evenings) else None
        library.close()
        return found, None if aside is None else aside.games_played


class NewEvening(Campaigns):
    """An Evening begins."""

    @property
    def steps(self) -> Sequence[Callable[[], object]]:
        return self.begin, self.sit, self.play

    def begin(self) -> None:
        evening = fresh()
        self.campaign = self.all.begin(evening.guests, evening.house, 5)  # type: ignore[attr-defined]


class DamagedEvening(Campaigns):
    """A damaged Evening is set aside, or stays."""

    SAME = True
    SILENT = "it is not in the list, and that is said"

    @classmethod
    def furnish(cls, folder: Path) -> None:
        (folder / "evenings").mkdir()
        (folder / "evenings" / "evening-1.json").write_bytes(NOISE)
        (folder / "evenings" / "evening-2.json").mkdir()

    @property
    def steps(self) -> Sequence[Callable[[], object]]:
        return (self.all.campaigns,)

    def hear(self) -> None:
        """That it is damaged is no fault of the disk."""

    @classmethod
    def find(cls, folder: Path) -> Found:
        assert NOISE in [each.read_bytes() for each in folder.rglob("evening-1*.json")]


class NewTrilogy(Campaigns):
    """A Trilogy begins."""

    ALL = Archive

    @property
    def steps(self) -> Sequence[Callable[[], object]]:
        return self.begin, self.sit, self.play

    def begin(self) -> None:
        from game.seating import SeatSetup

        self.campaign = self.all.begin(SeatSetup("Ada", "sky"), 3)  # type: ignore[attr-defined]


class EveningGoesOn(Campaigns):
    """A game of an Evening ends."""

    BEGINS: ClassVar[type[Campaigns]] = NewEvening

    @classmethod
    def furnish(cls, folder: Path) -> None:
        story = cls.BEGINS(folder)
        for step in story.steps:
            step()
        left(story.library, story.sitting)

    @property
    def steps(self) -> Sequence[Callable[[], object]]:
        return self.find_out, self.sit, self.play, self.conclude


class TrilogyGoesOn(EveningGoesOn):
    """A game of a Trilogy ends."""

    ALL, BEGINS = Archive, NewTrilogy


class EveningGivenUp(EveningGoesOn):
    """An Evening is given up, and reopened."""

    @property
    def steps(self) -> Sequence[Callable[[], object]]:
        return self.find_out, self.give_up, self.reopen

    def give_up(self) -> None:
        self.all.give_up(self.campaign)  # type: ignore[attr-defined]

    def reopen(self) -> None:
        found = self.all.given_up  # type: ignore[attr-defined]
        if found is None:
            raise Missing
        self.all.reopen(found)  # type: ignore[attr-defined]


class TrilogyAbandoned(TrilogyGoesOn):
    """A Trilogy is given up for good."""

    @property
    def steps(self) -> Sequence[Callable[[], object]]:
        return self.find_out, self.abandon

    def abandon(self) -> None:
        self.all.abandon(self.campaign)


class DayTried(AtTable):
    """The deal of a day is begun: it counts from then on."""

    SILENT = "it is written as soon as it can be"
    KIND: ClassVar[str] = "display-case"
    DAYS: ClassVar[tuple[date, date]] = date(2027, 3, 18), date(2027, 3, 19)

    @classmethod
    def furnish(cls, folder: Path) -> None:
        library = Library(AppFolders.within(folder))
        library.begin(table_of(day_kinds()[cls.KIND], cls.DAYS[0]))
        library.close()
        shutil.rmtree(folder / "tables")

    @property
    def steps(self) -> Sequence[Callable[[], object]]:
        return (self.begin,)

    def begin(self) -> None:
        self.sitting = self.library.begin(table_of(day_kinds()[self.KIND], self.DAYS[1]))
        assert autosaver_of(self.sitting).wait(5)

    def settle(self) -> None:
        super().settle()
        self.library.tables()

    @classmethod
    def find(cls, folder: Path) -> Found:
        library = Library(AppFolders.within(folder))
        return sorted(library.tries.read())


class DaysDamaged(DayTried):
    """The file of the tries is damaged, and set aside."""

    @classmethod
    def furnish(cls, folder: Path) -> None:
        (folder / "days.json").write_bytes(NOISE)

    @classmethod
    def find(cls, folder: Path) -> Found:
        assert NOISE in [each.read_bytes() for each in folder.rglob("days*.json")]
        return super().find(folder)
