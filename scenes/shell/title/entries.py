"""The entries of the title, and what waits there to be told."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final, Never

from game import RELEASES
from game.library import Save
from game.words import _
from scenes.kit.preferences import Onward
from scenes.kit.scene import Browse, Change, Push, Quit
from scenes.shell.dialogs.crash import CrashScene
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.entry import GameEntry, MenuEntry
from scenes.shell.keys import KeysScene
from scenes.shell.lists import said as told
from scenes.shell.title.menu import Entry
from scenes.shell.title.navigation import Navigation
from scenes.shell.title.next_game import NextGameScene

NO_NOTES: Final[tuple[str, ...]] = ("",)


class TitleEntries(Navigation):
    """What stands at the title; each entry opens one of the ways."""

    @property
    def great(self) -> list[Entry]:
        """What most people come for; going on with the last table comes first."""
        new = [
            Entry("new", _("New game"), "shared/icon_play", self._new_table),
            *(self._learn if self._for_newcomers else []),
            *self._extras(self._shelf.values()),
        ]
        for listed in self._tables:
            if listed.save is not None:
                notes = told.spared(partial(self._last_table, listed.save), NO_NOTES)
                opens = partial(self._open, listed.id)
                return [Entry("continue", _("Continue"), "shared/icon_replay", opens, notes), *new]
        return new

    @property
    def _for_newcomers(self) -> bool:
        """Whether somebody may not know the game yet: nothing played, nothing learned."""
        played = bool(self._tables) or (self.library is not None and self.library.has_games)
        return not played and not self._preferences.lessons_known

    @property
    def _learn(self) -> list[Entry]:
        """The lessons, where a game has any."""
        boxes = [box for box in self._shelf.values() if box.has_lessons]
        notes = (_("Your first evening, with a firefly"), _("Your first evening"))
        label, icon = _("Learn by playing"), "shared/prop_lantern"
        return [Entry("learn", label, icon, self._open_lessons, notes)] if boxes else []

    def _last_table(self, save: Save) -> tuple[str, ...]:
        """How far it is, and who sits there."""
        far = told.spared(partial(told.how_far, self._shelf, save.setup, save.label), "")
        return told.wordings(far, [seat.name for seat in save.setup.seats])

    def _extras(self, boxes: Iterable[GameEntry]) -> list[Entry]:
        """What these games offer besides a table of several."""

        def opens(box: GameEntry, more: MenuEntry) -> Change[Never]:
            return Push(more.opens(box, self._preferences, self.library))

        return [
            Entry(
                more.name,
                _(more.label),
                "shared/icon_bot",
                partial(opens, box, more),
                self._notes(box, more),
            )
            for box in boxes
            for more in box.extras
        ]

    def _notes(self, box: GameEntry, more: MenuEntry) -> tuple[str, ...]:
        """What is below an entry of a game: which game that is, where there are several."""
        note, title = _(more.note), _(box.game.title)
        return (told.facts(title, note), title) if self._several else (note,)

    @property
    def small(self) -> list[Entry]:
        """Everything else; what has nothing to show is left out."""
        entries = [
            Entry(
                "rules", _("Rules"), "shared/icon_rules", partial(self._choose, self._open_rules)
            ),
            Entry("settings", _("Settings"), "shared/icon_settings", self._change_settings),
            Entry("keys", _("Controls"), "shared/icon_help", lambda: Push(KeysScene())),
            Entry("quit", _("Quit"), "shared/icon_quit", Quit),
        ]
        if not self._for_newcomers:
            entries = [*self._learn, *entries]
        if self.library is not None and self.library.has_games:
            entries.insert(2, Entry("replays", _("Replays"), "shared/icon_eye", self._list_games))
        if self.past is not None and self._with_history:
            opens = partial(self._choose, self._look_back, self._with_history)
            entries.insert(-3, Entry("history", _("History"), "shared/icon_trophy", opens))
        if len(self._tables) > 1 or any(listed.trouble for listed in self._tables):
            count = _("Saved games ({count})").format(count=len(self._tables))
            entries.insert(0, Entry("tables", count, "shared/icon_cards", self._list_tables))
        return entries

    @staticmethod
    def look_for_versions() -> Change[Never]:
        """Show the page of versions. Only the player ever goes there."""

        def said(trouble: str) -> Change[Never]:
            return Push(NoticeScene(_("The page cannot be shown"), trouble)) if trouble else None

        return Browse(RELEASES, said)

    # what waits to be told

    @property
    def has_news(self) -> bool:
        """Whether there is something that nobody has seen yet."""
        library = self.library
        told = library is not None and bool(library.settings.news or library.crash)
        return told or self._preferences.onward is Onward.DUE

    def tell(self) -> Change[Never]:
        """The most important thing to be told, once."""
        if self.library is None or not (self.library.settings.news or self.library.crash):
            self._preferences.onward = Onward.TOLD
            return Push(NextGameScene(self._next_games), self._go_to_next_game)
        if self.library.crash is not None:
            log, self.library.crash = self.library.crash, None
            page = CrashScene(self.library, log, now=self.library.interrupted)
            return Push(page, self._chosen)
        news = self.library.settings.news.pop()
        return Push(NoticeScene(news.title, news.words))

    @property
    def _next_games(self) -> list[Entry]:
        """A larger table, what is played alone, and the next box on the shelf."""
        boxes = list(self._shelf.values())
        played = None if self.library is None else self.library.settings.table
        now = next((box for box in boxes if played and box.game.id == played.game), boxes[0])
        after = boxes[(boxes.index(now) + 1) % len(boxes)]
        seats = now.game.table_seats
        entries = []
        if len(seats) > 1:
            words = _("{least}–{most} players").format(least=seats[0], most=seats[-1])
            opens = partial(self._set_up, now)
            label = _("More players")
            entries.append(Entry("larger", label, "shared/icon_plus", opens, (words,)))
        entries += self._extras([now])
        if after is not now:
            opens = partial(self._set_up, after)
            words, icon = _("The next box on the shelf"), "shared/icon_play"
            entries.append(Entry("after", _(after.game.title), icon, opens, (words,)))
        return entries

    def _go_to_next_game(self, name: str | None) -> Change[Never]:
        chosen = next((entry for entry in self._next_games if entry.name == name), None)
        return None if chosen is None else chosen.opens()
