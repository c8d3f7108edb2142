"""An Evening being played: a page between its games, their tables over it, one podium."""

from __future__ import annotations

from typing import Final

from game.campaign.evening import Evening, Evenings
from game.library import CannotOpen
from game.words import N_, _, pgettext
from scenes.evening.memory import recalled
from scenes.evening.page import FOOT, SHEET, page
from scenes.evening.podium import podium_of
from scenes.kit import parts
from scenes.kit.display import DisplayList
from scenes.kit.music import Mood
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Change, Frame, Pop, Push, Scene
from scenes.shell.dialogs.confirm import ConfirmScene, if_yes
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.entry import GameEntry, Leaving, Shelf
from scenes.shell.keys import back_or_keys
from scenes.shell.results.podium import Afterwards, ResultsScene
from scenes.shell.title.night import evening_sky
from scenes.table.scene import TableScene
from scenes.table.series import SeriesScene

GIVE_UP: Final = N_("Give up this Evening?")
KEPT: Final = N_(
    "Its finished games are kept. You can reopen it where you begin an Evening, until you give up "
    "another one."
)


class EveningScene(SeriesScene[Evening]):
    """Where a game is in progress, its table opens at once; at the end comes the podium."""

    mood = Mood("shared/shared")

    def __init__(
        self, campaign: Evening, shelf: Shelf, preferences: Preferences, folder: Evenings
    ) -> None:
        super().__init__(campaign, preferences, folder)
        self._evenings = folder
        self._shelf = shelf
        self._hastens = bool(campaign.table)

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The sheet under the sky of this hour."""
        sky = evening_sky(frame, self.campaign.hour)
        if self._hastens or self.campaign.over:
            return sky
        sheet = parts.sheet(frame, *SHEET)
        inner = parts.inset(sheet, 56, 40)
        back = parts.box(inner.x, inner.bottom - FOOT, 280, FOOT)
        away = back._replace(x=back.right + 20)
        onward = parts.box(inner.right - 460, back.y, 460, FOOT)
        return (
            *sky,
            *page(frame, sheet, self.campaign),
            *parts.button(frame, back, "back", _("Leave"), key="Esc"),
            *parts.button(frame, away, "give-up", _("Give up")),
            *parts.button(
                frame, onward, "next", _("Sit down"), primary=True, key="Enter", size=32
            ),
        )  # fmt: skip

    # time

    @property
    def moving(self) -> bool:
        """Until the table in progress, or the podium, is opened."""
        return self._hastens or self.campaign.over

    def tick(self, dt: float) -> Change[Leaving | None]:
        if self._hastens:
            self._hastens = False
            return None if self._gone_on() else self._sit_down()
        return self._podium() if self.campaign.over else None

    def _podium(self) -> Change[Leaving | None]:
        library = self._folder.library
        album = None if library is None else library.exports
        result = podium_of(self.campaign)
        again = _("Another Evening")
        return Push(ResultsScene(result, self._preferences, again, album=album), self._over)

    @staticmethod
    def _over(then: Afterwards) -> Change[Leaving | None]:
        return Pop(Leaving.REMATCH if then is Afterwards.REMATCH else Leaving.TITLE)

    # input

    def default_focus(self) -> str | None:
        return None if self.moving else "next"

    def activate(self, name: str) -> Change[Leaving | None]:
        """Sit down, leave so that the Evening waits, or give it up."""
        if name == "back":
            return Pop(None)
        if name == "give-up":
            sure = ConfirmScene(
                _(GIVE_UP), _(KEPT), _("Give up"), pgettext("the Evening", "Keep playing")
            )
            return Push(sure, if_yes(self._give_up))
        return None if self._gone_on() else self._sit_down()

    def _give_up(self) -> Change[Leaving | None]:
        """Carry it out, or say why that is impossible."""
        try:
            self._evenings.give_up(self.campaign)
        except CannotOpen as refusal:
            return Push(NoticeScene(refusal.news.title, refusal.news.words))
        return Pop(None)

    def key(self, name: str) -> Change[Leaving | None]:
        return None if self.moving else back_or_keys(name)

    # the series

    def _box(self) -> GameEntry:
        return self._shelf[self.campaign.game]

    def _laid(self, table: Scene[Leaving]) -> None:
        if isinstance(table, TableScene):
            table.session.recalled = recalled(self.campaign)

    def _turned(self) -> None:
        """The page is drawn from the campaign: nothing else has to be turned."""

    def _concluded(self) -> None:
        """The podium comes by itself."""
