"""The title: the backyard at dusk, the five delegates on their cords, and the menu."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

import game
from game.library import CannotOpen, Library, Listed, watch
from game.match import TableSetup
from game.records import RecordError
from scenes.kit import parts
from scenes.kit.display import Backdrop, DisplayList, Font, Text
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.preferences import Preferences
from scenes.kit.scene import BaseScene, Change, Frame, Push, Quit, Scene
from scenes.kit.signals import PASTE
from scenes.kit.theme import PAPER
from scenes.shell import told
from scenes.shell.backyard import HORIZON, branch, delegates, fireflies, table
from scenes.shell.box import GameBox, MenuEntry, Shelf
from scenes.shell.crash import CrashScene
from scenes.shell.draft import fits
from scenes.shell.games import GamesScene, Pasted
from scenes.shell.keys import KeysScene
from scenes.shell.looking_back import LookingBack
from scenes.shell.notice import NoticeScene
from scenes.shell.opened import pasted
from scenes.shell.settings import SettingsScene
from scenes.shell.setup import TableSetupScene
from scenes.shell.shelf import ShelfScene
from scenes.shell.tables import TablesScene
from scenes.shell.title_menu import Entry, logo, menu

BREEZE: Final = 9.0  # seconds until the air is still and the window may sleep


class TitleScene(BaseScene):
    """The bottom of the stack. A breeze goes through it at first, and with every input."""

    def __init__(
        self,
        preferences: Preferences,
        shelf: Shelf,
        last: TableSetup | None = None,
        library: Library | None = None,
    ) -> None:
        self._preferences = preferences
        self._last = last
        self._shelf = shelf
        self._opens: Callable[[GameBox], Change] = self._set_up  # what the shelf is asked for
        self._phase = 0.0
        self._left = BREEZE
        self._library = library
        self._past = None if library is None else LookingBack(library)
        self._went_on: TableSetup | None = None  # the table that was opened from here
        self._tables: list[Listed] = [] if library is None else library.tables()
        if library is not None and library.settings.table is not None:
            self._last = library.settings.table

    # the menu

    @property
    def _great(self) -> list[Entry]:
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
            return Push(more.opens(box, self._preferences, self._library))

        return [
            Entry(more.name, more.label, "bot", partial(opens, box, more), (more.note,))
            for box in self._shelf.values()
            for more in box.extras
        ]

    @property
    def _small(self) -> list[Entry]:
        entries = [
            Entry("rules", "How to play", "rules", lambda: self._choose(self._explain)),
            Entry("settings", "Settings", "settings", self._change_settings),
            Entry("keys", "Keys", "help", lambda: Push(KeysScene())),
            Entry("quit", "Quit", "quit", Quit),
        ]
        if self._library is not None and self._library.has_games:
            entries.insert(1, Entry("replays", "Replays", "eye", self._list_games))
        if self._past is not None and any(box.history for box in self._shelf.values()):
            opens = partial(self._choose, self._look_back)
            entries.insert(-3, Entry("history", "History", "trophy", opens))
        if len(self._tables) > 1 or any(listed.trouble for listed in self._tables):
            count = f"Tables ({len(self._tables)})"
            entries.insert(0, Entry("tables", count, "cards", self._list_tables))
        return entries

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """Everything from the sky to the version number."""
        layout = frame.layout("title")
        cords, portraits = delegates(frame, self._phase, self._breeze)
        return (
            Backdrop("backdrop_title", *HORIZON),
            *cords,
            branch(frame),
            *table(frame),
            *portraits,
            *fireflies(frame, self._phase),
            *logo(frame, layout["logo"]),
            *menu(frame, layout["menu"], self._great, self._small),
            *self._foot(frame, layout["foot"]),
        )

    @staticmethod
    def _foot(frame: Frame, place: Place) -> Items:
        size = parts.drawn_size(frame, 20)
        words = f"Version {game.__version__}"
        version = Text(words, 32, frame.height - 36, size, Font.BOLD, PAPER, "l", 0.75)
        hints = (("F1", "keys"), ("F11", "full screen"))
        return (version, *parts.hint_line(frame, place, hints, align="r"))

    # time

    @property
    def _breeze(self) -> float:
        """How strong the air is, 1…0; ends softly."""
        share = self._left / BREEZE
        return share * share * (3 - 2 * share)

    @property
    def moving(self) -> bool:
        """Until the air is still: then the window sleeps."""
        return self._has_news or (self._left > 0 and not self._preferences.still)

    @property
    def _has_news(self) -> bool:
        library = self._library
        return library is not None and bool(library.settings.news or library.crash)

    def tick(self, dt: float) -> Change:
        """The breeze goes on and dies down. Its own time slows with it, so nothing jerks."""
        if self._library is not None and self._has_news:
            return Push(_told(self._library))
        if self.moving:
            self._phase += dt * (0.15 + 0.85 * self._breeze)
            self._left = max(0.0, self._left - dt)
        return None

    def focused(self, name: str | None) -> None:
        """A choice stirs the air a little."""
        self._left = max(self._left, BREEZE * 0.6)

    # input

    def default_focus(self) -> str | None:
        """The first line of the menu."""
        return self._great[0].name

    def activate(self, name: str) -> Change:
        """Open what the tag says."""
        entries = (*self._great, *self._small)
        return next(entry for entry in entries if entry.name == name).opens()

    def key(self, name: str) -> Change:
        """F1 shows the keys; a game that is pasted is shown."""
        group, _, text = name.partition(":")
        if group == PASTE:
            return self._paste(text)
        return Push(KeysScene()) if name == "f1" else None

    def resume(self, result: object) -> Change:
        """Keep the table of last time; open what was chosen; deal again."""
        if self._library is not None:
            self._tables = self._library.tables()
        if self._past is not None:
            self._past.catch_up(next(iter(self._shelf)))
        match result:
            case TableSetup():
                self._last = result
                if self._library is not None:
                    self._library.settings.table = result
            case Listed():
                return self._watch(result)
            case Pasted(text):
                return self._paste(text)
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

    def _open(self, table: str) -> Change:
        """Go on with a table, or say why not."""
        assert self._library is not None
        if (story := self._campaign(table)) is not None:
            return Push(story)
        try:
            sitting = self._library.open(table)
        except CannotOpen as refusal:
            self._tables = self._library.tables()
            return Push(NoticeScene(refusal.news.title, refusal.news.words))
        self._went_on = replace(sitting.setup, seed=None, carry=None, campaign="")
        return Push(self._shelf[sitting.setup.game].sit_down(sitting, self._preferences))

    def _campaign(self, table: str) -> Scene | None:
        """The campaign that a table belongs to."""
        assert self._library is not None
        save = next((listed.save for listed in self._tables if listed.id == table), None)
        if save is None or not save.setup.campaign:
            return None
        box = self._shelf[save.setup.game]
        if box.go_on is None:
            return None
        return box.go_on(save.setup.campaign, box, self._preferences, self._library)

    def _list_games(self) -> Change:
        assert self._library is not None
        return Push(GamesScene(self._library, self._shelf))

    def _watch(self, game: Listed) -> Change:
        """Show a game again, or say why that is impossible."""
        assert game.save is not None
        try:
            sitting = replace(watch(game.save), library=self._library)
        except RecordError as refusal:
            return Push(NoticeScene("The game cannot be watched", f"{refusal}."))
        return Push(self._shelf[sitting.setup.game].watch(sitting, self._preferences))

    def _paste(self, text: str) -> Change:
        return Push(pasted(text, self._shelf, self._preferences, self._library))

    def _look_back(self, box: GameBox) -> Change:
        assert self._past is not None
        return Push(self._past.open(box, self._watch))

    def _change_settings(self) -> Change:
        return Push(SettingsScene(self._preferences))

    def _list_tables(self) -> Change:
        assert self._library is not None
        return Push(TablesScene(self._library))

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


def _told(library: Library) -> Scene:
    """The most important thing to be told, once."""
    if library.crash is not None:
        log, library.crash = library.crash, None
        return CrashScene(library, log)
    news = library.settings.news.pop()
    return NoticeScene(news.title, news.words)
