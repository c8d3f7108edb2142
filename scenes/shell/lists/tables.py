"""The tables in progress: one row each, the last played first."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, Never

from game.clock import Clock, now
from game.library import CannotOpen, Library, ListedTable
from game.words import N_, _
from scenes.kit import parts
from scenes.kit.display import DisplayList, Item
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Push, pop_after
from scenes.shell import dates
from scenes.shell.backyard import dusk
from scenes.shell.dialogs.confirm import ConfirmScene, if_yes
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.entry import Shelf
from scenes.shell.keys import back_or_keys
from scenes.shell.lists import labels as told
from scenes.shell.lists.pages import Row, list_row, page_foot, page_sheet, spared_row

ROWS: Final = 5
DELETE: Final = N_("“{who}” cannot be continued afterwards. Other games are not affected.")


class TablesScene(BaseScene[object]):
    """Stays below the table of the id that it ``opens``, and pops with how that was left."""

    def __init__(
        self,
        library: Library,
        shelf: Shelf,
        opens: Callable[[str], Change[Never]] = lambda _table: None,
        clock: Clock = now,
    ) -> None:
        self._library = library
        self._shelf = shelf
        self._opens = opens
        self._tables = library.tables()
        self._clock = clock
        self._page = 0

    @property
    def _pages(self) -> int:
        return max(1, -(-len(self._tables) // ROWS))

    @property
    def _tables_on_page(self) -> list[ListedTable]:
        return self._tables[self._page * ROWS : (self._page + 1) * ROWS]

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The sheet with a page of rows."""
        sheet = page_sheet(frame, _("Saved games"), self._page, self._pages)
        items: list[Item] = [*dusk(frame), *sheet.items]
        for row, table in zip(parts.rows(sheet.body, ROWS, 14), self._tables_on_page, strict=False):
            draw = partial(self._row, frame, row, table)
            items += spared_row(frame, row, f"open:{table.id}", draw)
        if not self._tables:
            x, y, w = sheet.body[:3]
            items.append(parts.fitted(frame, _("No games in progress."), x, y + 40, w, 26))
        return [*items, *page_foot(frame, sheet.foot, self._page, self._pages)]

    def _row(self, frame: Frame, place: Place, table: ListedTable) -> Items:
        body = place._replace(w=place.w - 92)
        cross = parts.box(body.right + 24, place.y, 68, place.h)
        title, note = self._words(table)
        picture = told.picture(self._shelf, table.save)
        when = dates.when(table.saved, self._clock())
        row = Row(f"open:{table.id}", picture, title, note, when)
        return (
            *list_row(frame, body, row),
            *parts.remove_button(frame, cross, f"delete:{table.id}", told.delete_words(title)),
        )

    def _words(self, table: ListedTable) -> tuple[str, str]:
        """Who sits there, and how far they are; or why that cannot be said."""
        if table.save is None:
            assert table.trouble is not None
            return table.trouble.title, _("Open it to see why.")
        setup, label = table.save.setup, table.save.label
        far = told.or_damaged(
            lambda: told.facts(
                told.how_far(self._shelf, setup, label), told.kind_of(self._shelf, setup)
            ),
            "",
        )
        return told.people_words(self._shelf, setup), far

    # input

    def default_focus(self) -> str | None:
        return f"open:{self._tables_on_page[0].id}" if self._tables_on_page else "back"

    def activate(self, name: str) -> Change[object]:
        """Open a table, ask before deleting one, turn the page."""
        group, _colon, table = name.partition(":")
        match group:
            case "open":
                return pop_after(self._opens(table))
            case "delete":
                return Push(self._question(table), if_yes(partial(self._delete, table)))
            case "back":
                return Pop(None)
            case _:
                step = 1 if group == "older" else -1
                self._page = min(max(0, self._page + step), self._pages - 1)
        return None

    def _question(self, doomed: str) -> ConfirmScene:
        names = next(self._words(table)[0] for table in self._tables if table.id == doomed)
        words = _(DELETE).format(who=names)
        return ConfirmScene(_("Delete this game?"), words, _("Delete"), _("Keep it"))

    def key(self, name: str) -> Change[object]:
        return back_or_keys(name)

    def _delete(self, table: str) -> Change[object]:
        """Carry it out, or say why that is impossible."""
        try:
            self._library.delete(table)
        except CannotOpen as refusal:
            return Push(NoticeScene(refusal.news.title, refusal.news.words))
        finally:
            self.resume()
        return None

    def resume(self) -> None:
        """A table may have gone on, or away."""
        self._tables = self._library.tables()
        self._page = min(self._page, self._pages - 1)
