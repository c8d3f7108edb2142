"""Where the entries of the title lead, and what somebody comes back with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game import RELEASES
from game.library import CannotOpen, Library, Listed, watch
from game.match import TableSetup
from game.records import RecordError
from game.words import _
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Browse, Change, Push, Quit, Scene
from scenes.shell.box import GameBox, MenuEntry, Shelf
from scenes.shell.lists import said as told
from scenes.shell.lists.games import GamesScene, Pasted
from scenes.shell.lists.looking_back import LookingBack
from scenes.shell.lists.tables import TablesScene
from scenes.shell.settings.scene import SettingsScene
from scenes.shell.sheets.crash import CrashScene
from scenes.shell.sheets.keys import KeysScene
from scenes.shell.sheets.notice import NoticeScene
from scenes.shell.sheets.opened import pasted
from scenes.shell.shelf import ShelfScene
from scenes.shell.table_form.draft import fits
from scenes.shell.table_form.scene import TableSetupScene
from scenes.shell.title.menu import Entry


class Doors:
    """The ways from the title into the app; remembers the tables, and who went where."""

    def __init__(
        self,
        preferences: Preferences,
        shelf: Shelf,
        last: TableSetup | None,
        library: Library | None,
    ) -> None:
        self._preferences = preferences
        self._last = last
        self._shelf = shelf
        self._opens: Callable[[GameBox], Change] = self._set_up  # what the shelf is asked for
        self.library = library
        self.past = None if library is None else LookingBack(library)
        self._went_on: TableSetup | None = None  # the table that was opened from here
        self._looking_out = False  # at the page of versions, outside
        self._tables: list[Listed] = [] if library is None else library.tables()
        if library is not None and library.settings.table is not None:
            self._last = library.settings.table

    # the entries

    @property
    def great(self) -> list[Entry]:
        """What most people come for; going on with the last table comes first."""
        new = [
            Entry("new", "New table", "play", lambda: self._choose(self._set_up)),
            *self._extras,
        ]
        for listed in self._tables:
            if listed.save is not None:
                names = [seat.name for seat in listed.save.setup.seats]
                notes = told.wordings(listed.save.label, names)
                opens = partial(self._open, listed.id)
                return [Entry("continue", "Continue", "replay", opens, notes), *new]
        return new

    @property
    def _extras(self) -> list[Entry]:
        """What the games offer besides a table of several."""

        def opens(box: GameBox, more: MenuEntry) -> Change:
            return Push(more.opens(box, self._preferences, self.library))

        return [
            Entry(more.name, more.label, "bot", partial(opens, box, more), (more.note,))
            for box in self._shelf.values()
            for more in box.extras
        ]

    @property
    def small(self) -> list[Entry]:
        """Everything else; what has nothing to show is left out."""
        entries = [
            Entry("rules", "How to play", "rules", lambda: self._choose(self._explain)),
            Entry("settings", "Settings", "settings", self._change_settings),
            Entry("keys", "Keys", "help", lambda: Push(KeysScene())),
            Entry("quit", "Quit", "quit", Quit),
        ]
        if self.library is not None and self.library.has_games:
            entries.insert(1, Entry("replays", "Replays", "eye", self._list_games))
        if self.past is not None and any(box.history for box in self._shelf.values()):
            opens = partial(self._choose, self._look_back)
            entries.insert(-3, Entry("history", "History", "trophy", opens))
        if len(self._tables) > 1 or any(listed.trouble for listed in self._tables):
            count = f"Tables ({len(self._tables)})"
            entries.insert(0, Entry("tables", count, "cards", self._list_tables))
        return entries

    def look_for_versions(self) -> Change:
        """Show the page of versions. Only the player ever goes there."""
        self._looking_out = True
        return Browse(RELEASES)

    # what waits to be told

    @property
    def has_news(self) -> bool:
        """Whether there is something that nobody has seen yet."""
        library = self.library
        return library is not None and bool(library.settings.news or library.crash)

    def tell(self) -> Scene:
        """The most important thing to be told, once."""
        assert self.library is not None
        if self.library.crash is not None:
            log, self.library.crash = self.library.crash, None
            return CrashScene(self.library, log)
        news = self.library.settings.news.pop()
        return NoticeScene(news.title, news.words)

    # back at the title

    def come_back(self, result: object) -> Change:
        """Keep the table of last time; open what was chosen; deal again."""
        self._look_around()
        if self._looking_out:
            self._looking_out = False
            title = _("The page cannot be shown")
            return Push(NoticeScene(title, result)) if isinstance(result, str) and result else None
        match result:
            case TableSetup():
                self._last = result
                if self.library is not None:
                    self.library.settings.table = result
            case Listed():
                return self._watch(result)
            case Pasted(text):
                return self.paste(text)
            case GameBox():
                return self._opens(result)
            case "rematch" if self._went_on is not None:
                box = self._shelf[self._went_on.game]
                return Push(box.open_table(self._went_on, self._preferences))
            case str() if result in {listed.id for listed in self._tables}:
                return self._open(result)
            case _:
                pass
        return None

    def paste(self, text: str) -> Change:
        """Show the game on the clipboard."""
        return Push(pasted(text, self._shelf, self._preferences, self.library))

    def _look_around(self) -> None:
        """See which tables are left, and let the history hear of games that have ended."""
        if self.library is not None:
            self._tables = self.library.tables()
        if self.past is not None:
            self.past.catch_up(next(iter(self._shelf)))

    # out of the title

    def _open(self, table: str) -> Change:
        """Go on with a table, or say why not."""
        assert self.library is not None
        if (story := self._campaign(table)) is not None:
            return Push(story)
        try:
            sitting = self.library.open(table)
        except CannotOpen as refusal:
            self._tables = self.library.tables()
            return Push(NoticeScene(refusal.news.title, refusal.news.words))
        self._went_on = replace(sitting.setup, seed=None, carry=None, campaign="")
        return Push(self._shelf[sitting.setup.game].sit_down(sitting, self._preferences))

    def _campaign(self, table: str) -> Scene | None:
        """The campaign that a table belongs to."""
        assert self.library is not None
        save = next((listed.save for listed in self._tables if listed.id == table), None)
        if save is None or not save.setup.campaign:
            return None
        box = self._shelf[save.setup.game]
        if box.go_on is None:
            return None
        return box.go_on(save.setup.campaign, box, self._preferences, self.library)

    def _list_games(self) -> Change:
        assert self.library is not None
        return Push(GamesScene(self.library, self._shelf))

    def _watch(self, game: Listed) -> Change:
        """Show a game again, or say why that is impossible."""
        assert game.save is not None
        try:
            sitting = replace(watch(game.save), library=self.library)
        except RecordError as refusal:
            return Push(NoticeScene("The game cannot be watched", f"{refusal}."))
        return Push(self._shelf[sitting.setup.game].watch(sitting, self._preferences))

    def _look_back(self, box: GameBox) -> Change:
        assert self.past is not None
        return Push(self.past.open(box, self._watch))

    def _change_settings(self) -> Change:
        return Push(SettingsScene(self._preferences))

    def _list_tables(self) -> Change:
        assert self.library is not None
        return Push(TablesScene(self.library))

    def _choose(self, opens: Callable[[GameBox], Change]) -> Change:
        """Ask which box, where there is more than one."""
        if len(self._shelf) > 1:
            self._opens = opens
            return Push(ShelfScene(self._shelf))
        return opens(next(iter(self._shelf.values())))

    def _set_up(self, box: GameBox) -> Change:
        last = self._last if self._last and fits(self._last, box.game) else None
        return Push(TableSetupScene(self._preferences, box, last))

    @staticmethod
    def _explain(box: GameBox) -> Change:
        return Push(box.how_to_play())
