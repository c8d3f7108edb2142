"""The tables in progress: one row each, the last played first."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from game.library import CannotOpen, Library, Listed
from scenes.kit import parts
from scenes.kit.display import Control, DisplayList, Font, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Push
from scenes.kit.theme import FAINT_INK, LANTERN
from scenes.shell import told
from scenes.shell.backyard import dusk
from scenes.shell.confirm import ConfirmScene
from scenes.shell.keys import KeysScene
from scenes.shell.notice import NoticeScene

ROWS: Final = 5
DELETE: Final = "{who}: nobody can go on with this game afterwards. The other tables stay."


class TablesScene(BaseScene):
    """Pops with the id of the chosen table, or with None."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._tables = library.tables()
        self._now = datetime.now().astimezone()
        self._page = 0
        self._doomed = ""  # the table that is to be deleted, while that is asked

    @property
    def _pages(self) -> int:
        return max(1, -(-len(self._tables) // ROWS))

    @property
    def _shown(self) -> list[Listed]:
        return self._tables[self._page * ROWS : (self._page + 1) * ROWS]

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The sheet with a page of rows."""
        sheet = parts.centred(frame.width / 2, frame.height / 2, 1280, 920)
        inner = parts.inset(sheet, 52)
        body = parts.box(inner.x, inner.y + 94, inner.w, inner.h - 94 - 104)
        items: list[Item] = [
            *dusk(frame),
            *parts.panel(sheet, radius=22.0),
            parts.heading(frame, "Tables in progress", inner.x, inner.y + 22, inner.w - 300),
            parts.rule(sheet.x + 40, inner.y + 66, sheet.w - 80),
        ]
        for row, table in zip(parts.rows(body, ROWS, 14), self._shown, strict=False):
            items += self._row(frame, row, table)
        if not self._tables:
            items.append(
                parts.fitted(frame, "Every game is finished.", body.x, body.y + 40, body.w, 26)
            )
        return [*items, *self._foot(frame, inner)]

    def _row(self, frame: Frame, place: Place, table: Listed) -> Items:
        name = f"open:{table.id}"
        chosen = frame.focus == name
        body = place._replace(w=place.w - 92)
        cross = parts.box(body.right + 24, place.y, 68, place.h)
        words = _words(table)
        return (
            *parts.ring_if(frame, name, body),
            *parts.inlay(body, LANTERN if chosen else "#EFE0BC"),
            Picture("icon_cards", body.x + 26, body.cy - 22, 44, 44),
            parts.fitted(frame, words[0], body.x + 96, body.cy - 20, body.w - 480, 30, Font.TITLE),
            parts.fitted(
                frame, words[1], body.x + 96, body.cy + 22, body.w - 130, 22, colour=FAINT_INK
            ),
            parts.fitted(
                frame,
                told.when(table.saved, self._now),
                body.right - 28,
                body.cy - 20,
                330,
                22,
                align="r",
            ),
            Control(name, *body[:4], f"{words[0]}. {words[1]}"),
            *parts.remove_button(frame, cross, f"delete:{table.id}", f"Delete: {words[0]}"),
        )

    def _foot(self, frame: Frame, inner: Place) -> Items:
        cells = parts.columns(Place(inner.x, inner.bottom - 72, inner.w, 72), 3, 24)
        back = parts.button(frame, cells[2], "back", "Back", key="Esc")
        if self._pages == 1:
            return back
        page = f"page {self._page + 1} of {self._pages}"
        return (
            *parts.button(frame, cells[0], "newer", "Newer", enabled=self._page > 0),
            *parts.button(frame, cells[1], "older", "Older", enabled=self._page + 1 < self._pages),
            *back,
            parts.fitted(frame, page, inner.right, inner.y + 22, 240, 22, align="r"),
        )

    # input

    def default_focus(self) -> str | None:
        """The table that was played last."""
        return f"open:{self._shown[0].id}" if self._shown else "back"

    def activate(self, name: str) -> Change:
        """Open a table, ask before deleting one, turn the page."""
        group, _, table = name.partition(":")
        match group:
            case "open":
                return Pop(table)
            case "delete":
                self._doomed = table
                return Push(self._question())
            case "back":
                return Pop()
            case _:
                step = 1 if group == "older" else -1
                self._page = min(max(0, self._page + step), self._pages - 1)
        return None

    def _question(self) -> ConfirmScene:
        names = next(_words(table)[0] for table in self._tables if table.id == self._doomed)
        words = DELETE.format(who=names)
        return ConfirmScene("Delete this table?", words, "Delete", "Keep it")

    def key(self, name: str) -> Change:
        """Escape goes back."""
        if name == "escape":
            return Pop()
        return Push(KeysScene()) if name == "f1" else None

    def resume(self, result: object) -> Change:
        """A yes deletes."""
        table, self._doomed = self._doomed, ""
        if result is not True or not table:
            return None
        try:
            self._library.delete(table)
        except CannotOpen as refusal:
            return Push(NoticeScene(refusal.news.title, refusal.news.words))
        finally:
            self._tables = self._library.tables()
            self._page = min(self._page, self._pages - 1)
        return None


def _words(table: Listed) -> tuple[str, str]:
    """Who sits there, and how far they are; or why that cannot be said."""
    if table.save is None:
        assert table.trouble is not None
        return table.trouble.title, "Open it to read more."
    setup, label = table.save.setup, table.save.label
    edition = setup.edition.capitalize()
    far = f"{told.how_far(label)} · {edition} edition"
    return told.who([seat.name for seat in setup.seats]), far
