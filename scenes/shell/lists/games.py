"""Games to watch: the finished ones and those in progress, the newest first."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from typing import Final, NamedTuple

from game.library import CannotOpen, Library, Listed
from game.words import N_, _, ngettext
from scenes.kit import parts
from scenes.kit.display import DisplayList, Item
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Push
from scenes.kit.signals import PASTE
from scenes.shell.backyard import dusk
from scenes.shell.box import Shelf, Summary
from scenes.shell.keys import KeysScene
from scenes.shell.lists import said as told
from scenes.shell.lists.pages import Row, list_row, page_foot, page_sheet
from scenes.shell.sheets.confirm import ConfirmScene, if_yes
from scenes.shell.sheets.notice import NoticeScene

ROWS: Final = 5
TABS: Final = (("all", N_("All")), ("finished", N_("Finished")), ("running", N_("In progress")))
TABS_WIDE: Final = 460.0
DROP: Final = N_("Or drop a file here, or paste a record: Ctrl V.")
NOTHING: Final = N_("No game here yet: play one, drop a file here or paste a record.")
DELETE: Final = N_("{who}: nobody can watch this game afterwards. The other games stay.")
TURNS: Final = {"page up": -1, "scroll up": -1, "page down": 1, "scroll down": 1}


class Pasted(NamedTuple):
    """A text that may be a recorded game."""

    text: str


class GamesScene(BaseScene[Listed | Pasted | None]):
    """Pops with the chosen game, with what was pasted, or with None."""

    def __init__(self, library: Library, shelf: Shelf) -> None:
        self._library = library
        self._shelf = shelf
        self._now = datetime.now().astimezone()
        self._summaries: dict[str, Summary] = {}
        self._tab = "all"
        self._page = 0
        self._games = self._listed()

    def _listed(self) -> list[Listed]:
        return [game for game in self._library.games() if game.save is not None]

    @property
    def _chosen(self) -> list[Listed]:
        """The games of this tab."""
        return [game for game in self._games if self._tab in ("all", _kind(game))]

    @property
    def _has_tabs(self) -> bool:
        """Whether there is enough of both kinds to be looked at apart."""
        return len(self._games) > ROWS and len(set(map(_kind, self._games))) > 1

    @property
    def _pages(self) -> int:
        return max(1, -(-len(self._chosen) // ROWS))

    @property
    def _shown(self) -> list[Listed]:
        return self._chosen[self._page * ROWS : (self._page + 1) * ROWS]

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The sheet with a page of rows."""
        sheet = page_sheet(
            frame, _("Watch a game"), self._page, self._pages, TABS_WIDE if self._has_tabs else 0.0
        )
        items: list[Item] = [*dusk(frame), *sheet.items]
        if self._has_tabs:
            x, y, w = sheet.body[:3]
            tabs = parts.box(x + (w - TABS_WIDE) / 2, y - 96, TABS_WIDE, 50)
            names = [(tab, _(message)) for tab, message in TABS]
            items += parts.choice(frame, tabs, "tab", names, self._tab, _("Show"))
        for place, game in zip(parts.rows(sheet.body, ROWS, 14), self._shown, strict=False):
            items += self._row(frame, place, game)
        if not self._shown:
            x, y, w = sheet.body[:3]
            items.append(parts.fitted(frame, _(NOTHING), x, y + 40, w, 26))
        return [*items, *page_foot(frame, sheet.foot, self._page, self._pages, _(DROP))]

    def _row(self, frame: Frame, place: Place, game: Listed) -> Items:
        assert game.save is not None
        setup, over = game.save.setup, game.save.label.over
        who, result, kind = self._summary(game)
        seats = len(setup.seats)
        title = _(self._shelf[setup.game].game.title) if len(self._shelf) > 1 else ""
        count = ngettext("{count} seat", "{count} seats", seats).format(count=seats)
        row = Row(
            name=f"watch:{game.id}",
            icon="shared/icon_trophy" if over else "shared/icon_eye",
            title=who,
            note=told.facts(title, result, count, kind),
            aside=told.when(game.saved, self._now),
        )
        if not over:
            return list_row(frame, place._replace(w=place.w - 92), row)
        cross = parts.box(place.right - 68, place.y, 68, place.h)
        return (
            *list_row(frame, place._replace(w=place.w - 92), row),
            *parts.remove_button(frame, cross, f"delete:{game.id}", told.deleting(who)),
        )

    def _summary(self, game: Listed) -> Summary:
        """Read once: every game is played through for it."""
        if game.id not in self._summaries:
            assert game.save is not None
            self._summaries[game.id] = self._shelf[game.save.setup.game].summary(game.save)
        return self._summaries[game.id]

    # input

    def default_focus(self) -> str | None:
        """The newest game."""
        return f"watch:{self._shown[0].id}" if self._shown else "back"

    def activate(self, name: str) -> Change[Listed | Pasted | None]:
        """Watch one, ask before deleting one, choose a kind, turn the page, or go back."""
        group, _colon, wanted = name.partition(":")
        match group:
            case "watch":
                return Pop(next(game for game in self._games if game.id == wanted))
            case "delete":
                return Push(self._question(wanted), if_yes(partial(self._delete, wanted)))
            case "tab":
                self._tab, self._page = wanted, 0
            case "back":
                return Pop(None)
            case _:
                self._turn(1 if group == "older" else -1)
        return None

    def _turn(self, pages: int) -> None:
        self._page = min(max(0, self._page + pages), self._pages - 1)

    def _question(self, doomed: str) -> ConfirmScene:
        game = next(game for game in self._games if game.id == doomed)
        words = _(DELETE).format(who=self._summary(game).who)
        return ConfirmScene(_("Delete this game?"), words, _("Delete"), _("Keep it"))

    def key(self, name: str) -> Change[Listed | Pasted | None]:
        """Page keys and the wheel turn, what is pasted is shown, Escape goes back."""
        self._turn(TURNS.get(name, 0))
        group, _, text = name.partition(":")
        if group == PASTE:
            return Pop(Pasted(text))
        if name == "escape":
            return Pop(None)
        return Push(KeysScene()) if name == "f1" else None

    def _delete(self, game: str) -> Change[Listed | Pasted | None]:
        """Carry it out, or say why that is impossible."""
        try:
            self._library.delete_finished(game)
        except CannotOpen as refusal:
            return Push(NoticeScene(refusal.news.title, refusal.news.words))
        finally:
            self._games = self._listed()
            self._tab = self._tab if self._has_tabs else "all"
            self._turn(0)
        return None


def _kind(game: Listed) -> str:
    assert game.save is not None
    return "finished" if game.save.label.over else "running"
