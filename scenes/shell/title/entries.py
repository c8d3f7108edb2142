"""The entries of the title, and what waits there to be told."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final, Never

from game import RELEASES
from game.lessons import lesson_count
from game.library import Save
from game.seating import TableSetup
from game.words import _, ngettext
from scenes.kit.preferences import Onward
from scenes.kit.scene import Change, OpenUrl, Push, stay
from scenes.shell.dialogs.crash import CrashScene
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.entry import GameEntry, MenuEntry
from scenes.shell.evening_entry import UnfinishedEvening
from scenes.shell.lists import labels as told
from scenes.shell.shelf.cover import seats_words
from scenes.shell.title.languages import languages_sheet
from scenes.shell.title.menu import TitleEntry
from scenes.shell.title.navigation import Navigation
from scenes.shell.title.routes import WaysScene

NO_NOTES: Final[tuple[str, ...]] = ("",)
ENOUGH: Final = 6  # lessons; whoever has learned so many knows a game


class TitleEntries(Navigation):
    """What stands at the title; each entry opens one of the ways."""

    _played = False

    @property
    def great(self) -> list[TitleEntry]:
        """What most people come for, always in this order."""
        new = TitleEntry("new", _("Play"), "shared/icon_play", self._new_table)
        return [new, *self._learn, *self._extras(self._shelf.values())]

    @property
    def rows(self) -> tuple[list[TitleEntry], list[TitleEntry], list[TitleEntry]]:
        """What goes on, what most people come for, and everything else."""
        return self.going_on, self.great, self.small

    @property
    def first(self) -> str:
        """What Enter opens: newcomers learn, others go on with the last table."""
        names = {entry.name for entry in (*self.going_on, *self.great)}
        liked = "learn" if self._for_newcomers else "continue"
        return liked if liked in names else "new"

    @property
    def _has_games(self) -> bool:
        """Whether anything was played and is kept; once it was, no folder is asked again."""
        if not self._played and self.library is not None:
            self._played = bool(self._tables) or self.library.has_games
        return self._played

    @property
    def _for_newcomers(self) -> bool:
        """Whether somebody may not know the game yet: nothing played, no lesson learned."""
        return not (self._has_games or self._preferences.lessons_learned)

    @property
    def going_on(self) -> list[TitleEntry]:
        """What was played last, where one can go on with it: a table, or an Evening between two."""
        if self._waiting is not None and self._is_latest(self._waiting):
            name, notes = self._waiting.id, self._waiting.notes
            opens = partial(self._gather_again, name)
            return [TitleEntry("continue", _("Continue"), "shared/icon_replay", opens, notes)]
        for listed in self._tables:
            if listed.save is not None:
                notes = told.or_damaged(partial(self._last_table, listed.save), NO_NOTES)
                opens = partial(self._open, listed.id)
                return [TitleEntry("continue", _("Continue"), "shared/icon_replay", opens, notes)]
        return []

    def _is_latest(self, waiting: UnfinishedEvening) -> bool:
        """Whether no table was played after it but its own."""
        saves = [listed.save for listed in self._tables if listed.save is not None]
        return not saves or (
            saves[0].setup.campaign == waiting.id or saves[0].label.saved <= waiting.played
        )

    @property
    def _learn(self) -> list[TitleEntry]:
        boxes = [box for box in self._shelf.values() if box.has_lessons]
        entry = TitleEntry(
            "learn", _("Learn"), "shared/prop_lantern", self._open_lessons, self._lesson_words
        )
        return [entry] if boxes else []

    @property
    def _lesson_words(self) -> tuple[str, ...]:
        """How many lessons have been learned, as long as there is something to be made of that."""
        if self._for_newcomers:
            return _("Your first evening, with a firefly"), _("Your first evening")
        learned, count = self._preferences.lessons_learned, lesson_count()
        if not learned or learned >= ENOUGH:
            return NO_NOTES
        words = ngettext("{number} of {count} lesson", "{number} of {count} lessons", count)
        return (words.format(number=learned, count=count),)

    def _last_table(self, save: Save) -> tuple[str, ...]:
        """How far it is, and who sits there."""
        box, setup = self._shelf.get(save.setup.game), save.setup
        far = told.or_damaged(partial(told.how_far, self._shelf, setup, save.label), "")
        shortest = (
            "" if box is None else told.or_damaged(partial(box.list_words.far, save.label), "")
        )
        if len(setup.seats) == 1:
            seated = told.people_words(self._shelf, setup)
            return told.facts(far, seated), told.facts(shortest, seated), seated, shortest
        return (*told.wordings(far, [seat.name for seat in setup.seats]), shortest)

    def _extras(self, boxes: Iterable[GameEntry]) -> list[TitleEntry]:
        """What these games offer besides a table of several."""

        def opens(box: GameEntry, more: MenuEntry) -> Change[Never]:
            return Push(more.opens(box, self._preferences, self.library), stay)

        return [
            TitleEntry(
                more.name,
                _(more.label),
                "shared/icon_bot",
                partial(self._after_introduction, partial(opens, box, more)),
                self._notes(box, more),
            )
            for box in boxes
            for more in box.extras
        ]

    def _notes(self, box: GameEntry, more: MenuEntry) -> tuple[str, ...]:
        """What is below an entry of a game: which game that is, where there are several."""
        note, title = _(more.note), box.game.display_name
        return (told.facts(title, note), note, "") if self._several else (note, "")

    @property
    def small(self) -> list[TitleEntry]:
        """Everything else; what has nothing to show is left out."""
        games = TitleEntry("games", _("Your games"), "shared/icon_cards", self._open_games)
        return [
            TitleEntry("rules", _("Rules"), "shared/icon_rules", self._open_rules),
            TitleEntry("settings", _("Settings"), "shared/icon_settings", self._change_settings),
            *([games] if self._has_games else []),
        ]

    # what has been played

    def _of_games(self) -> list[TitleEntry]:
        """What can be done with games that were begun."""
        self._tables = [] if self.library is None else self.library.tables()
        count = len(self._tables)
        words = ngettext("{count} game in progress", "{count} games in progress", count)
        running, watching = (words.format(count=count),), (_("Watch games move by move"),)
        counted = (_("Who has won, and where the points came from"), _("Who has won"))
        saved, replays, history = _("Saved games"), _("Replays"), _("History")
        entries = [
            TitleEntry("tables", saved, "shared/icon_cards", self._list_tables, running),
            TitleEntry("replays", replays, "shared/icon_eye", self._list_games, watching),
            TitleEntry("history", history, "shared/icon_trophy", self._open_history, counted),
        ]
        there = {"tables": count > 0, "replays": True, "history": bool(self._with_history)}
        return [entry for entry in entries if there[entry.name]]

    def _open_games(self) -> Change[Never]:
        first = self._of_games()[0].name
        sheet = WaysScene(self._of_games, _("Your games"), focus=first, pastes=self.paste)
        return Push(sheet, stay)

    def choose_language(self) -> Change[Never]:
        """All languages, each by its own name."""
        return Push(languages_sheet(self._preferences), stay)

    @staticmethod
    def look_for_versions() -> Change[Never]:
        """Show the page of versions. Only the player ever goes there."""

        def said(trouble: str) -> Change[Never]:
            return Push(NoticeScene(_("The page cannot be shown"), trouble)) if trouble else None

        return OpenUrl(RELEASES, said)

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
            words = _("You have finished your first whole game. If you are curious:")
            sheet = WaysScene(self._next_games, _("What comes next"), words, _("Not now"))
            return Push(sheet, stay)
        if self.library.crash is not None:
            log, self.library.crash = self.library.crash, None
            page = CrashScene(self.library, log, now=self.library.interrupted)
            return Push(page, self._on_chosen)
        news = self.library.settings.news.pop()
        return Push(NoticeScene(news.title, news.words))

    def _next_games(self) -> list[TitleEntry]:
        """More people than there were, what is played alone, and the next box on the shelf."""
        boxes, played = list(self._shelf.values()), self._played_last
        now = boxes[0] if played is None else self._shelf.get(played.game, boxes[0])
        after = boxes[(boxes.index(now) + 1) % len(boxes)]
        seats = now.game.table_seats
        sat = seats[0] if played is None else len(played.seats)
        entries = []
        if sat < seats[-1]:
            words = seats_words(range(max(sat + 1, seats[0]), seats[-1] + 1))
            opens = partial(self._set_up, now)
            entries.append(
                TitleEntry("larger", _("More players"), "shared/icon_plus", opens, (words,))
            )
        entries += self._extras([now] if sat > 1 else [])
        if after is not now:
            opens = partial(self._set_up, after)
            words, icon = _("The next box on the shelf"), "shared/icon_play"
            entries.append(TitleEntry("after", after.game.display_name, icon, opens, (words,)))
        return entries

    @property
    def _played_last(self) -> TableSetup | None:
        """The game that ended last; None: none is kept."""
        from game.history.order import Games  # the first picture of the title does not wait for it

        if self.library is None:
            return None
        games = Games(self.library)
        ended = games.some(0, 1, running=False, finished=True)
        save = games.row(ended[0]).save if ended else None
        return None if save is None else save.setup
