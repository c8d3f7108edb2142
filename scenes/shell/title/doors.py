"""Where the entries of the title lead, and what somebody comes back with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final, Never, assert_never

from game import RELEASES
from game.library import CannotOpen, Library, Listed, Save, watch
from game.match import TableSetup
from game.records import RecordError
from game.words import N_, _
from scenes.kit.preferences import Onward, Preferences
from scenes.kit.scene import Browse, Change, Push, Quit, Scene, stay
from scenes.shell.box import GameBox, Leaving, MenuEntry, Shelf
from scenes.shell.history.looking_back import LookingBack
from scenes.shell.keys import KeysScene
from scenes.shell.lists import said as told
from scenes.shell.lists.games import GamesScene, Pasted
from scenes.shell.lists.tables import TablesScene
from scenes.shell.settings.scene import SettingsScene
from scenes.shell.sheets.crash import CrashScene
from scenes.shell.sheets.notice import NoticeScene
from scenes.shell.sheets.opened import pasted
from scenes.shell.shelf.scene import ShelfScene
from scenes.shell.table_form.draft import fits
from scenes.shell.table_form.scene import TableSetupScene
from scenes.shell.title.menu import Entry
from scenes.shell.title.onward import OnwardScene

UNSHOWN: Final = N_(
    "This version cannot show this game yet. It is safe: a newer version can continue it."
)

NO_NOTES: Final[tuple[str, ...]] = ("",)


class Doors:
    """The ways from the title into the app, and back; remembers the tables."""

    def __init__(
        self,
        preferences: Preferences,
        shelf: Shelf,
        last: TableSetup | None,
        library: Library | None,
    ) -> None:
        self._preferences = preferences
        self._last = {} if last is None else {last.game: last}
        self._shelf = shelf
        self.library = library
        self.past = None if library is None else LookingBack(library)
        self._tables: list[Listed] = [] if library is None else library.tables()
        if library is not None and library.settings.table is not None:
            table = library.settings.table
            self._last[table.game] = table

    # what the title says

    @property
    def _several(self) -> bool:
        """Whether it has to be said which game is meant."""
        return len(self._shelf) > 1

    @property
    def great(self) -> list[Entry]:
        """What most people come for; going on with the last table comes first."""
        new = [
            Entry("new", _("New game"), "shared/icon_play", self._new_table),
            *(self._learn if self._for_newcomers else []),
            *self._extras,
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
        boxes = [box for box in self._shelf.values() if box.learn is not None]
        notes = (_("Your first evening, told by a firefly"), _("Your first evening"))
        label, icon = _("Learn by playing"), "shared/prop_lantern"
        return [Entry("learn", label, icon, self._open_lessons, notes)] if boxes else []

    def _last_table(self, save: Save) -> tuple[str, ...]:
        """How far it is, and who sits there."""
        far = told.spared(partial(told.how_far, self._shelf, save.setup, save.label), "")
        return told.wordings(far, [seat.name for seat in save.setup.seats])

    @property
    def _extras(self) -> list[Entry]:
        """What the games offer besides a table of several."""

        def opens(box: GameBox, more: MenuEntry) -> Change[Never]:
            return Push(more.opens(box, self._preferences, self.library))

        return [
            Entry(
                more.name,
                _(more.label),
                "shared/icon_bot",
                partial(opens, box, more),
                self._notes(box, more),
            )
            for box in self._shelf.values()
            for more in box.extras
        ]

    def _notes(self, box: GameBox, more: MenuEntry) -> tuple[str, ...]:
        """What is below an entry of a game: which game that is, where there are several."""
        note, title = _(more.note), _(box.game.title)
        return (told.facts(title, note), title) if self._several else (note,)

    @property
    def small(self) -> list[Entry]:
        """Everything else; what has nothing to show is left out."""
        entries = [
            Entry(
                "rules", _("How to play"), "shared/icon_rules", lambda: self._choose(self._explain)
            ),
            *self._look_up,
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

    @property
    def _look_up(self) -> list[Entry]:
        """The rules to look up, where any game has written them down."""
        books = {name: box for name, box in self._shelf.items() if box.rules is not None}
        opens = partial(self._choose, self._open_rules, books)
        return [Entry("look-up", _("Rules"), "shared/icon_eye", opens)] if books else []

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
            return Push(OnwardScene(self._onward), self._go_onward)
        if self.library.crash is not None:
            log, self.library.crash = self.library.crash, None
            page = CrashScene(self.library, log, now=self.library.interrupted)
            return Push(page, self._chosen)
        news = self.library.settings.news.pop()
        return Push(NoticeScene(news.title, news.words))

    @property
    def _onward(self) -> list[Entry]:
        """A larger table, what is played alone, and the next box on the shelf."""
        boxes = list(self._shelf.values())
        played = None if self.library is None else self.library.settings.table
        now = next((box for box in boxes if played and box.game.id == played.game), boxes[0])
        after = boxes[(boxes.index(now) + 1) % len(boxes)]
        seats = now.game.table_seats
        entries = []
        if len(seats) > 1:
            words = _("For {least} to {most} players.").format(least=seats[0], most=seats[-1])
            opens = partial(self._set_up, now)
            label = _("A larger table")
            entries.append(Entry("larger", label, "shared/icon_plus", opens, (words,)))
        entries += [each for each in self._extras if now.extras]
        if after is not now:
            opens = partial(self._set_up, after)
            words, icon = _("The next box on the shelf"), "shared/icon_play"
            entries.append(Entry("after", _(after.game.title), icon, opens, (words,)))
        return entries

    def _go_onward(self, name: str | None) -> Change[Never]:
        chosen = next((entry for entry in self._onward if entry.name == name), None)
        return None if chosen is None else chosen.opens()

    # back at the title

    def _keep(self, setup: TableSetup | None) -> None:
        """The form is closed: next time it is as it was left."""
        if setup is None:
            return
        self._last[setup.game] = setup
        if self.library is not None:
            self.library.settings.table = setup

    def _chosen(self, table: str | None) -> Change[Never]:
        """A table out of a list; it may have gone since it was seen there."""
        there = {listed.id for listed in self._tables}
        return None if table not in there else self._open(table)

    def _got_up(self, setup: TableSetup, left: Leaving) -> Change[Never]:
        """Back from a table of this kind: deal again, or stay at the title."""
        if left is not Leaving.REMATCH:
            return None
        again = self._shelf[setup.game].open_table(setup, self._preferences)
        return Push(again, partial(self._got_up, setup))

    def _show(self, game: Listed | Pasted | None) -> Change[Never]:
        """A game out of the list, or from the clipboard."""
        match game:
            case None:
                return None
            case Pasted(text):
                return self.paste(text)
            case Listed():
                return Push(self._film(game), stay)
            case _:
                assert_never(game)

    def paste(self, text: str) -> Change[Never]:
        """Show the game on the clipboard."""
        return Push(pasted(text, self._shelf, self._preferences, self.library), stay)

    def look_around(self) -> None:
        """See which tables are left, and let the history hear of games that have ended."""
        if self.library is not None:
            self._tables = self.library.tables()
        if self.past is not None:
            self.past.catch_up()

    # out of the title

    def _open(self, table: str) -> Change[Never]:
        """Go on with a table, or say why not."""
        assert self.library is not None
        save = next((listed.save for listed in self._tables if listed.id == table), None)
        if save is not None and save.setup.game not in self._shelf:
            return Push(NoticeScene(_("This game must wait"), _(UNSHOWN)))
        if save is not None and (story := self._campaign(save.setup)) is not None:
            return Push(story, stay)
        try:
            sitting = self.library.open(table)
        except CannotOpen as refusal:
            self._tables = self.library.tables()
            return Push(NoticeScene(refusal.news.title, refusal.news.words))
        again = replace(sitting.setup, seed=None, carry=None, campaign="")
        scene = self._shelf[sitting.setup.game].sit_down(sitting, self._preferences)
        return Push(scene, partial(self._got_up, again))

    def _campaign(self, setup: TableSetup) -> Scene[Leaving | None] | None:
        """The campaign that a table belongs to."""
        assert self.library is not None
        box = self._shelf[setup.game]
        if not setup.campaign or box.go_on is None:
            return None
        return box.go_on(setup.campaign, box, self._preferences, self.library)

    def _list_games(self) -> Change[Never]:
        assert self.library is not None
        return Push(GamesScene(self.library, self._shelf), self._show)

    def _film(self, game: Listed) -> Scene[Leaving | None]:
        """A game to be watched again, or why that is impossible."""
        if game.save is None:
            assert game.trouble is not None
            return NoticeScene(game.trouble.title, game.trouble.words)
        try:
            sitting = replace(watch(game.save), library=self.library)
        except RecordError as refusal:
            return NoticeScene(_("This game cannot be replayed"), f"{refusal}.")
        return self._shelf[sitting.setup.game].watch(sitting, self._preferences)

    def _look_back(self, box: GameBox) -> Change[Never]:
        assert self.past is not None
        return Push(self.past.open(box, self._film, of_several=self._several))

    def _change_settings(self) -> Change[Never]:
        return Push(SettingsScene(self._preferences))

    def _list_tables(self) -> Change[Never]:
        assert self.library is not None
        return Push(TablesScene(self.library, self._shelf), self._chosen)

    @property
    def _with_history(self) -> Shelf:
        """The games that the history tells of."""
        return {name: box for name, box in self._shelf.items() if box.history is not None}

    def _choose(
        self,
        opens: Callable[[GameBox], Change[Never]],
        among: Shelf | None = None,
        waiting: Mapping[str, int] | None = None,
    ) -> Change[Never]:
        """Ask which box, where there is more than one; ``waiting`` tables are told by game."""
        boxes = self._shelf if among is None else among
        if len(boxes) > 1:
            chosen = ShelfScene(boxes, waiting or {})
            return Push(chosen, lambda box: None if box is None else opens(box))
        return opens(next(iter(boxes.values())))

    def _new_table(self) -> Change[Never]:
        begun = Counter(listed.save.setup.game for listed in self._tables if listed.save)
        return self._choose(self._set_up, waiting=begun)

    def _set_up(self, box: GameBox) -> Change[Never]:
        last = self._last.get(box.game.id)
        last = last if last is not None and fits(last, box.game) else None
        form = TableSetupScene(self._preferences, box, last, of_several=self._several)
        return Push(form, self._keep)

    def _open_lessons(self) -> Change[Never]:
        # The title appears sooner without them.
        from scenes.shell.title.lessons import LessonsScene

        return Push(LessonsScene(self._shelf, self._preferences))

    @staticmethod
    def _explain(box: GameBox) -> Change[Never]:
        return Push(box.how_to_play())

    @staticmethod
    def _open_rules(box: GameBox) -> Change[Never]:
        return None if box.rules is None else Push(box.rules(""))
