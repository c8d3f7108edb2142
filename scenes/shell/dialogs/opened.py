"""A game from outside, as a file or as a text: shown, or refused with the reason."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from game.library import Library, OpenTable, watch_text
from game.records import RecordError
from game.words import N_, _, capitalise, with_full_stop
from scenes.kit import parts
from scenes.kit.display import DisplayList, Item, Veil
from scenes.kit.preferences import Preferences
from scenes.kit.scene import CancelableScene, Change, Frame, Pop, Scene
from scenes.kit.theme import FAINT_INK
from scenes.shell.backyard import DEEP
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.entry import ExitReason, GameEntry, Shelf

WHOLE: Final = ("file", "record")
LABELS: Final = 250.0
ROOM: Final = 132.0  # for each row
GAP: Final = 14.0
WORDS: Final = 24.0


def place_words(place: str, games: Iterable[GameEntry]) -> str:
    """A place of a record, such as ``actions[3]``, for people who count from one."""
    if place in WHOLE:
        return _("The whole record")
    if found := re.fullmatch(r"actions\[(\d+)\]", place):
        return _("Action {number}").format(number=int(found[1]) + 1)
    words = next(filter(None, (box.list_words.place(place) for box in games)), "")
    return words or _("The part called “{place}”").format(place=place)


class RefusedScene(CancelableScene[None]):
    """Lies over whatever was there; pops with None.

    ``source`` is the name of the file; ``games`` are those that the record may be of.
    """

    covers = False

    def __init__(self, source: str, refusal: RecordError, games: Iterable[GameEntry] = ()) -> None:
        self._rows = [
            (_("Read from"), source),
            (_("Where"), place_words(refusal.place, games)),
            (_("Problem"), with_full_stop(capitalise(refusal.trouble))),
        ]
        if refusal.legal:
            self._rows.append((_("Allowed here"), refusal.legal))

    def draw(self, frame: Frame) -> DisplayList:
        """A heading, a row for each thing that is known, and one button."""
        wide = 1240.0
        room = wide - 112 - LABELS
        high = [self._words(frame, words, 0, 0, room).bottom for _label, words in self._rows]
        rows = sum(high) + GAP * len(high)
        sheet = parts.centre(frame.width / 2, frame.height / 2, wide, rows + 56 + 84 + 30 + 132)
        inner = parts.inset(sheet, 56)
        items: list[Item] = []
        y = inner.y + 84
        for (label, words), used in zip(self._rows, high, strict=True):
            x = inner.x + LABELS
            middle = y + parts.drawn_size(frame, WORDS) * 0.66
            items += self._words(frame, words, x, y, room).items
            items.append(
                parts.fitted(frame, label, inner.x, middle, LABELS - 20, 22, colour=FAINT_INK)
            )
            row = parts.box(inner.x, y, inner.w, used)
            items.append(parts.in_words(row, [parts.control_name(label, words)]))
            y += used + GAP
        button = parts.centre(sheet.cx, inner.bottom - 38, 360, 76)
        return (
            Veil(DEEP, 0.6),
            *parts.panel(sheet, radius=22.0),
            parts.heading(
                frame, _("This game cannot be replayed"), inner.x, inner.y + 10, inner.w, 42
            ),
            parts.rule(sheet.x + 40, inner.y + 60, sheet.w - 80),
            *items,
            *parts.button(frame, button, "close", _("Got it"), primary=True, key="Enter", size=30),
        )

    @staticmethod
    def _words(frame: Frame, words: str, x: float, y: float, room: float) -> parts.Paragraph:
        return parts.fitted_paragraph(frame, words, x, y, room, ROOM, WORDS)

    def default_focus(self) -> str | None:
        return "close"

    def activate(self, name: str) -> Change[None]:
        return Pop(None)


CLIPBOARD = N_("the clipboard")
NOTHING = N_("The clipboard holds no text. Copy the whole record of a game first.")


def scene_for_file(
    read: Callable[[], OpenTable],
    source: str,
    shelf: Shelf,
    preferences: Preferences,
    library: Library | None = None,
) -> Scene[ExitReason | None]:
    """The game that is read, to be laid over anything; or why it cannot be shown."""
    try:
        sitting = read()
    except RecordError as refusal:
        return RefusedScene(source, refusal, shelf.values())
    if sitting.setup.game not in shelf:
        trouble = _("this version can check this game, but not show it yet")
        return RefusedScene(source, RecordError("game", trouble), shelf.values())
    return shelf[sitting.setup.game].watch(replace(sitting, library=library), preferences)


def scene_for_text(
    text: str, shelf: Shelf, preferences: Preferences, library: Library | None = None
) -> Scene[ExitReason | None]:
    """The game on the clipboard."""
    if not text.strip():
        return NoticeScene(_("Nothing to paste"), _(NOTHING))
    data = text.encode(errors="surrogatepass")
    return scene_for_file(lambda: watch_text(data), _(CLIPBOARD), shelf, preferences, library)
