"""What happens at a table as one line below it, and what is heard there.

The line has a strip of the window to itself: scenes get what is left, so it lies over nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from game.words import _, in_turn
from scenes.kit import preferences
from scenes.kit.display import Font, Item, Text
from scenes.kit.layout import Place
from scenes.kit.parts.svg import rect, shape
from scenes.kit.parts.text import drawn_size, fit_text
from scenes.kit.preferences import Announce, Preferences
from scenes.kit.reader.announcer import ReaderAnnouncer
from scenes.kit.reader.reading import Readable, TableReading
from scenes.kit.scene import Frame, Scene
from scenes.kit.sound import SoundCue, Sounds
from scenes.kit.theme import BAR, BAR_LINE, PAPER

SIZE: Final = 26.0
LEAST: Final = 20.0
HIGH: Final = 46.0  # of the strip, and so much more where letters are twice as large
GROWS: Final = 24.0
EDGE: Final = 28.0


class Captions:
    """Hears everything on its way to the ears, and remembers what was last told."""

    def __init__(self, ears: Sounds) -> None:
        self._ears = ears
        self._herald = ReaderAnnouncer()
        self._place: object = None  # the table they are about
        self._told: list[str] = []
        self._sound = ""
        self._due = ""  # heard since the line was last looked at

    def play(self, heard: SoundCue) -> None:
        """Let it be heard, and keep what it is called."""
        self._ears.play(heard)
        if heard.sound.says:
            self._due = heard.sound.says

    def follow(self, scenes: Sequence[Scene[object]]) -> None:
        """Take over what has happened at the topmost table; a curtain tells nothing."""
        reading = _topmost(scenes)
        if reading is None or reading.place != self._place:
            self._place = None if reading is None else reading.place
            self._told, self._sound = [], ""
        if reading is None:
            self._due = ""
            return
        news = self._herald.news(reading, Announce.ALL)
        if news:
            self._told, self._sound = news, ""
        self._sound, self._due = self._due or self._sound, ""

    def items(self, frame: Frame, place: Place, wish: preferences.Captions) -> list[Item]:
        """The strip with as much of the newest as it holds."""
        heard = []
        if self._sound and wish is preferences.Captions.SOUNDS:
            # Translators: what is heard, after a sentence about what happens.
            heard.append(_("({sound})").format(sound=_(self._sound)))
        size = drawn_size(frame, SIZE, place.h)
        told = list(self._told)
        while len(told) > 1 and _wide(frame, (*told, *heard), size) > place.w - 2 * EDGE:
            del told[0]
        words = in_turn((*told, *heard))
        strip = shape(
            rect(0, 0, place.w, place.h, BAR) + rect(0, 0, place.w, 2, BAR_LINE), *place[:4]
        )
        if not words:
            return [strip]
        said = fit_text(frame, words, place.w - 2 * EDGE, SIZE, Font.BOLD, LEAST, place.h)
        return [strip, Text(said.text, place.cx, place.cy, said.size, Font.BOLD, PAPER, "c")]


def height(wishes: Preferences, scenes: Sequence[Scene[object]]) -> float:
    """How high the strip is, in design units; 0: nobody wants it, or no table lies open."""
    if wishes.captions is preferences.Captions.OFF or not any(map(_is_table, scenes)):
        return 0.0
    return HIGH + GROWS * (wishes.text_size / 100 - 1)


def _topmost(scenes: Sequence[Scene[object]]) -> TableReading | None:
    """That of the table; a sheet over it, such as that of the points, is part of it."""
    readings = (cast(Readable, each).reading for each in reversed(scenes) if _is_table(each))
    return next((each for each in readings if each.place is not None), None)


def _is_table(scene: Scene[object]) -> bool:
    """Whether it is ``Readable``; that is seen by its class, so that nothing is read for it."""
    return hasattr(type(scene), "reading")


def _wide(frame: Frame, words: Sequence[str], size: float) -> float:
    return frame.measure(in_turn(words), size, Font.BOLD)
