"""Games to watch: the finished ones and those in progress, the newest first."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from game.library import Library, Listed
from scenes.kit import parts
from scenes.kit.display import DisplayList, Item
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Push
from scenes.shell import told
from scenes.shell.backyard import dusk
from scenes.shell.keys import KeysScene
from scenes.shell.pages import Row, list_row, page_foot, page_sheet

ROWS: Final = 5
DROP: Final = "Or drop the file of a game on this window."


class GamesScene(BaseScene):
    """Pops with the chosen game, or with None."""

    def __init__(self, library: Library) -> None:
        self._games = [game for game in library.games() if game.save is not None]
        self._now = datetime.now().astimezone()
        self._page = 0

    @property
    def _pages(self) -> int:
        return max(1, -(-len(self._games) // ROWS))

    @property
    def _shown(self) -> list[Listed]:
        return self._games[self._page * ROWS : (self._page + 1) * ROWS]

    def draw(self, frame: Frame) -> DisplayList:
        """The sheet with a page of rows."""
        sheet = page_sheet(frame, "Watch a game", self._page, self._pages)
        items: list[Item] = [*dusk(frame), *sheet.items]
        for place, game in zip(parts.rows(sheet.body, ROWS, 14), self._shown, strict=False):
            items += list_row(frame, place, self._row(game))
        return [*items, *page_foot(frame, sheet.foot, self._page, self._pages, DROP)]

    def _row(self, game: Listed) -> Row:
        assert game.save is not None
        setup, label = game.save.setup, game.save.label
        far = "Finished" if label.over else f"In progress: {told.how_far(label)}"
        return Row(
            name=f"watch:{game.id}",
            icon="trophy" if label.over else "eye",
            title=told.who([seat.name for seat in setup.seats]),
            note=f"{far} · {setup.edition.capitalize()} edition",
            aside=told.when(game.saved, self._now),
        )

    def default_focus(self) -> str | None:
        """The newest game."""
        return f"watch:{self._shown[0].id}" if self._shown else "back"

    def activate(self, name: str) -> Change:
        """Watch one, turn the page, or go back."""
        group, _, wanted = name.partition(":")
        match group:
            case "watch":
                return Pop(next(game for game in self._games if game.id == wanted))
            case "back":
                return Pop()
            case _:
                step = 1 if group == "older" else -1
                self._page = min(max(0, self._page + step), self._pages - 1)
        return None

    def key(self, name: str) -> Change:
        """Escape goes back."""
        if name == "escape":
            return Pop()
        return Push(KeysScene()) if name == "f1" else None
