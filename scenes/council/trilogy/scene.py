"""A Trilogy being played: pages of the story, and the table of each game laid over them."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Final

from game.campaign.council import Archive, Campaign, tables_of_victories
from game.history.bolts import known_bolts
from game.rules.council.api import STEPS, Stake
from game.words import _
from scenes.council.mood import IN_THE_SHED
from scenes.council.sounds import CouncilSound
from scenes.council.trilogy.chapter import Chapter, ChapterEnds, ChapterOpens
from scenes.council.trilogy.page import SHEET, page_items
from scenes.council.trilogy.story import pages
from scenes.kit import parts
from scenes.kit.display import DisplayList
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Change, Frame, Pop
from scenes.kit.sound import Sound, SoundCue
from scenes.shell.backyard import dusk
from scenes.shell.entry import ExitReason, GameEntry
from scenes.shell.keys import back_or_keys
from scenes.table.series import SeriesScene

BUTTON: Final = 76.0


def go_on(
    name: str, box: GameEntry, preferences: Preferences, archive: Archive
) -> TrilogyScene | None:
    """The campaign of this id, at its table if one is in progress; None: it is gone."""
    campaign = archive.find(name)
    return None if campaign is None else TrilogyScene(campaign, box, preferences, archive)


class TrilogyScene(SeriesScene[Campaign]):
    """Stays below the tables of its games. Pops with the way one was left, or with None.

    Where a game is in progress, its table opens at once.
    """

    mood = IN_THE_SHED

    def __init__(
        self, campaign: Campaign, box: GameEntry, preferences: Preferences, archive: Archive
    ) -> None:
        super().__init__(campaign, preferences, archive)
        self._entry = box
        self._page = 0
        self._hastens = bool(campaign.table)
        self._heard: list[SoundCue] = []
        self._chapter: Chapter | None = None  # what is celebrated now
        self._time = 0.0  # since it has begun, at normal speed
        self._opened = self._opened_by_now()

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The open book in the dusk; nothing but the chapter while that begins or ends."""
        if self._hastens:
            return dusk(frame)
        if self._chapter is not None:
            calm = self._preferences.reduced_motion
            return (*dusk(frame), *self._chapter.items(frame, self._time, calm=calm))
        sheet = parts.sheet(frame, *SHEET)
        page = pages(self.campaign, self._opened)[self._page]
        foot = sheet.bottom - 48 - BUTTON
        left = sheet.x + 26 + 560 + 52
        back = parts.box(left, foot, 280, BUTTON)
        onward = parts.box(sheet.right - 56 - 460, foot, 460, BUTTON)
        leave = (
            () if self.campaign.over else parts.button(frame, back, "back", _("Leave"), key="Esc")
        )
        return (
            *dusk(frame),
            *page_items(frame, sheet, self.campaign, page),
            *leave,
            *parts.button(frame, onward, "next", page.onward, primary=True, key="Enter", size=32),
        )

    # time

    @property
    def is_moving(self) -> bool:
        """While a chapter begins or ends, and until the table in progress is opened."""
        return self._hastens or self._chapter is not None

    def tick(self, dt: float) -> Change[ExitReason | None]:
        """Open the table in progress, or the one whose chapter has begun."""
        if self._hastens:
            self._hastens = False
            return None if self._gone_on() else self._sit_down()
        if self._chapter is None:
            return None
        pace = self._preferences.pace
        self._time += dt / pace if pace else inf
        if self._time < self._chapter.schedule.length:
            return None
        chapter, self._chapter = self._chapter, None
        return self._sit_down() if isinstance(chapter, ChapterOpens) else None

    def skip_animation(self) -> bool:
        if self._chapter is None:
            return False
        self._time = inf
        return True

    def celebrate(self, chapter: Chapter) -> None:
        """From now on, where things move at all."""
        self._chapter = chapter if self._preferences.pace else None
        self._time = 0.0

    def sounds(self) -> Sequence[SoundCue]:
        heard, self._heard = self._heard, []
        return heard

    # input

    def default_focus(self) -> str | None:
        return None if self._chapter is not None else "next"

    def activate(self, name: str) -> Change[ExitReason | None]:
        if name == "back":
            return Pop(None)
        if self._gone_on():
            return None
        if self._page + 1 < len(pages(self.campaign, self._opened)):
            self._page += 1
            return None
        if self.campaign.over:
            return Pop(None)
        if not self.campaign.table:
            self._heard.append(SoundCue(CouncilSound.AGE, self.campaign.game - 1))
            self.celebrate(ChapterOpens(self.campaign))
        return None if self._chapter is not None else self._sit_down()

    def key(self, name: str) -> Change[ExitReason | None]:
        """Escape leaves; the campaign waits."""
        return None if self._chapter is not None else back_or_keys(name)

    # the series

    def _box(self) -> GameEntry:
        return self._entry

    def _on_turned(self) -> None:
        self._page = 0

    def _opened_by_now(self) -> Stake:
        """The step after this Trilogy's, once it is won and its records prove that."""
        stake = self.campaign.stake
        if not self.campaign.victory or stake == STEPS[-1]:
            return Stake.NONE
        won = known_bolts(self._folder.library, tables_of_victories([self.campaign])).won
        return Stake(stake + 1) if stake in won else Stake.NONE

    def _on_concluded(self) -> None:
        self._opened = self._opened_by_now()
        self.celebrate(ChapterEnds(self.campaign))
        if self.campaign.victory:
            self._heard.append(SoundCue(Sound.VICTORY))
