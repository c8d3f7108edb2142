"""Games in a row at the window: a page between them, and the table of each laid over it."""

from __future__ import annotations

from abc import abstractmethod
from functools import partial
from typing import Generic, TypeVar

from game.campaign import CampaignFolder, Series
from game.library import CannotOpen, OpenTable
from scenes.kit.preferences import Preferences
from scenes.kit.scene import BaseScene, Change, Pop, Push, Scene
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.entry import ExitReason, GameEntry

C = TypeVar("C", bound=Series)


class SeriesScene(BaseScene[ExitReason | None], Generic[C]):
    """Stays below the tables of its games. Pops with the way one was left, or with None."""

    def __init__(self, campaign: C, preferences: Preferences, folder: CampaignFolder[C]) -> None:
        self.campaign = campaign
        self._preferences = preferences
        self._folder = folder

    @abstractmethod
    def _box(self) -> GameEntry:
        """The game that is played next."""

    @abstractmethod
    def _on_turned(self) -> None:
        """The campaign has gone on: its page is another one now."""

    @abstractmethod
    def _on_concluded(self) -> None:
        """A game has just ended at a table of this window."""

    def _on_laid(self, table: Scene[ExitReason]) -> None:
        """A table has been laid, which nobody has seen yet."""

    def _gone_on(self) -> bool:
        """Whether another window has played on meanwhile: then its page is turned to."""
        here, self.campaign = self.campaign, self._folder.latest(self.campaign)
        if self.campaign.games_played == here.games_played:
            return False
        self._on_turned()
        return True

    def _sit_down(self) -> Change[ExitReason | None]:
        """The table of the next game, or of the one in progress."""
        try:
            self.campaign, sitting = self._folder.open_table(self.campaign)
        except CannotOpen as refusal:
            return Push(NoticeScene(refusal.news.title, refusal.news.words))
        table = self._box().resume_table(sitting, self._preferences)
        self._on_laid(table)
        return Push(table, partial(self._got_up, sitting))

    def _got_up(self, sitting: OpenTable, left: ExitReason) -> Change[ExitReason | None]:
        """The table has been left: take in the game if it is over, and tell on."""
        if sitting.match.decision is None:
            self.campaign = self._folder.conclude(self.campaign, sitting.match)
            self._on_turned()
            self._on_concluded()
        if left is not ExitReason.REMATCH:
            if self._folder.library is not None:  # the title tells it
                self._folder.library.settings.news += self._folder.news
            return Pop(ExitReason.TITLE)
        news = self._folder.news.pop(0) if self._folder.news else None
        return None if news is None else Push(NoticeScene(news.title, news.words))
