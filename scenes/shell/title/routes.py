"""A few ways on a sheet over the title: into what has been played, or to what comes next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Never

from game.words import _
from scenes.kit import parts
from scenes.kit.display import DisplayList, Item, KeyPlace, Veil
from scenes.kit.scene import BaseScene, Change, Frame, Pop, pop_after
from scenes.kit.signals import PASTE
from scenes.kit.theme import FAINT_INK
from scenes.shell.backyard import DEEP
from scenes.shell.title.menu import TAG_HEIGHT, TitleEntry, entry_tag

HEAD, WORDS, FOOT = 74.0, 76.0, 96.0
GAP: Final = 18.0
CLOSE: Final = "close"


class WaysScene(BaseScene[object]):
    """Stays below where they lead, and pops with what came of that. What leads nowhere closes it.

    ``listed`` gives the ways as they are now, ``pastes`` gets what is pasted here.
    """

    covers = False

    def __init__(
        self,
        listed: Callable[[], Sequence[TitleEntry]],
        heading: str,
        words: str = "",
        close: str = "",
        focus: str = CLOSE,
        pastes: Callable[[str], Change[Never]] = lambda _text: None,
    ) -> None:
        self._listed = listed
        self._entries = listed()
        self._heading = heading
        self._words = words
        self._close = close
        self._focus = focus
        self._pastes = pastes

    def resume(self) -> None:
        """Something may have gone meanwhile."""
        self._entries = self._listed()

    @property
    def ways(self) -> tuple[str, ...]:
        """The names of all there is to choose from."""
        return tuple(entry.name for entry in self._entries)

    def draw(self, frame: Frame) -> DisplayList:
        """A sheet with a tag for each thing, and a way past all of them."""
        count = len(self._entries)
        head = HEAD + (WORDS if self._words else 0.0)
        sheet = parts.sheet(frame, 860, head + FOOT + 96 + count * (TAG_HEIGHT + GAP))
        inner = parts.inset(sheet, 52, 44)
        body = parts.box(inner.x, inner.y + head, inner.w, inner.h - head - FOOT)
        items: list[Item] = [
            KeyPlace("escape", 0, 0, frame.width, frame.height),
            Veil(DEEP, 0.5),
            *parts.panel(sheet, radius=22.0),
            parts.heading(frame, self._heading, inner.x, inner.y + 22, inner.w, 42),
            *parts.fitted_lines(
                frame, self._words, inner.x, inner.y + 88, inner.w, 70, 23, colour=FAINT_INK
            ),
        ]
        for row, entry in zip(parts.rows(body, count, GAP), self._entries, strict=True):
            items += entry_tag(frame, row, entry)
        close = parts.box(inner.cx - 180, inner.bottom - 68, 360, 68)
        return [*items, *parts.button(frame, close, CLOSE, self._close or _("Back"), key="Esc")]

    def default_focus(self) -> str | None:
        """Where Enter leads; unless it was asked for, nobody is led anywhere by accident."""
        return self._focus if self._focus in (*self.ways, CLOSE) else self.ways[0]

    def activate(self, name: str) -> Change[object]:
        chosen = next((entry for entry in self._entries if entry.name == name), None)
        return Pop(None) if chosen is None else pop_after(chosen.opens()) or Pop(name)

    def key(self, name: str) -> Change[object]:
        """Any key closes; what is pasted is shown."""
        group, _colon, text = name.partition(":")
        return pop_after(self._pastes(text)) or Pop(None) if group == PASTE else Pop(None)
