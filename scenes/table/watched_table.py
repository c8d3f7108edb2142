"""The table as it is seen while it tells: what lies there, what flies over it, what is said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.describe.line import Line
from game.table import Seat
from game.words import N_, _, pgettext
from scenes.kit.display import DisplayList, Item
from scenes.kit.key_labels import KeyLabels
from scenes.kit.memo import LastResult
from scenes.kit.music import Mood
from scenes.kit.preferences import Speed
from scenes.kit.reader.reading import TableReading
from scenes.kit.scene import BaseScene, Frame, Scene
from scenes.kit.sound import SoundCue
from scenes.kit.tooltip import Tooltip
from scenes.shell.entry import ExitReason
from scenes.table.highlights import Highlights
from scenes.table.layer import hints_at
from scenes.table.narrator import EventNarrator
from scenes.table.pieces.ribbon import talk
from scenes.table.reading import hidden_table, read_table
from scenes.table.session import AnySession
from scenes.table.take_back import UndoOffer

SPEEDS: Final = {
    Speed.SLOW: N_("slow"),
    Speed.NORMAL: N_("normal"),
    Speed.FAST: N_("fast"),
    Speed.OFF: N_("instant"),
}


class WatchedTable(BaseScene[ExitReason]):
    """A table that shows itself and asks nothing yet."""

    def __init__(self, session: AnySession) -> None:
        self.session = session
        self.narrator = EventNarrator(session)
        self._ui = session.ui
        self._hidden = False  # while the curtain goes up nobody's hand may be seen
        self._at_rest = LastResult(session.ui.draw)
        self._in_words = LastResult(self._read_table)
        self._leaving: ExitReason | None = None  # as soon as everything is saved
        self._standing = UndoOffer(session)

    @property
    def place(self) -> object:
        return self.session

    @property
    def key_labels(self) -> KeyLabels:
        """The words of the game."""
        return self._ui.key_labels

    @property
    def mood(self) -> Mood:
        """The music of the table as it is shown."""
        return self._ui.mood(self.narrator.player.view(self.narrator.view))

    def draw(self, frame: Frame) -> DisplayList:
        """The table, what flies over it, and the sentence about it."""
        player = self.narrator.player
        view = player.view(self.narrator.view)
        highlights = Highlights(
            hints=hints_at(_hints(), take_back=self._may_take_back()),
            hide_hand=self._hidden,
            watching="" if self.session.people else _(SPEEDS[self.session.preferences.speed]),
            title=self._ui.title(view, self.session.match.decision),
        )
        items: list[Item] = [
            *self._at_rest(frame, view, self.session.top, player.with_highlights(highlights))
        ]
        if player:
            # What looks the same at one place is drawn once.
            calm = self.session.preferences.reduced_motion
            items += dict.fromkeys(player.items(frame, self.session.top, highlights, calm=calm))
        elif self._hidden:
            line = Line.of(_("Next hand coming up."))
            items += talk(frame, line, self._ui.layout(frame, view))
        return items

    def tooltips(self, frame: Frame) -> Sequence[Tooltip]:
        """What lies still now, for whoever asks; nothing lies over a ceremony."""
        cue = self.narrator.player.cue
        if self._hidden or (cue is not None and cue.ceremony is not None):
            return ()
        view = self.narrator.player.view(self.narrator.view)
        return self._ui.tooltips(frame, view, self.session.top, Highlights())

    @property
    def reading(self) -> TableReading:
        """What has been told lies there; nothing of it while a curtain is on its way."""
        if self._hidden:
            return hidden_table()
        return self._in_words(self.session.match, self.narrator.viewer, self.narrator.told)

    def _read_table(self, _match: object, seat: Seat | None, told: int) -> TableReading:
        return read_table(self.session, seat, told)

    def article(self, name: str) -> Scene[None]:
        """The rulebook, open at an article."""
        return self._ui.rules(name)

    def _may_take_back(self) -> bool:
        return self._leaving is None and not self._hidden and self._standing.stands

    def sounds(self) -> Sequence[SoundCue]:
        return self.narrator.player.sounds()


def _hints() -> tuple[tuple[str, str], ...]:
    """What keys do while the table tells, besides those that the bar names."""
    return (("Space", pgettext("what a key does", "hurry")),)
