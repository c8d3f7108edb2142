"""The ways from the title into the app, and what somebody comes back with.

What lies at their end is fetched when somebody goes there: the title stands sooner without it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final, Never

from game.library import CannotOpen, Library, ListedTable, News, watch
from game.records import RecordError
from game.seating import TableSetup
from game.words import N_, _, with_full_stop
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Change, Push, Scene, stay
from scenes.shell.daily.way import days
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.dialogs.opened import scene_for_text
from scenes.shell.entry import ExitReason, Faces, GameEntry, Shelf, Trophies, faces_of
from scenes.shell.evening_entry import EveningEntry, UnfinishedEvening
from scenes.shell.history.looking_back import LookingBack
from scenes.shell.introduction import after_introduction

if TYPE_CHECKING:
    from scenes.shell.shelf.scene import Besides

PLAY_WHICH: Final = N_("Play which game?")
RULES_OF_WHICH: Final = N_("Rules of which game?")
HISTORY_OF_WHICH: Final = N_("History of which game?")
UNSHOWN: Final = N_(
    "This version cannot show this game yet. It is safe: a newer version can continue it."
)


class Navigation:
    """Remembers the tables, and how they were set up last."""

    def __init__(
        self,
        preferences: Preferences,
        shelf: Shelf,
        last: TableSetup | None,
        library: Library | None,
        gathering: EveningEntry | None = None,
    ) -> None:
        self._preferences = preferences
        self._last = {} if last is None else {last.game: last}
        self._shelf = shelf
        self._gathering = gathering
        self._waiting: UnfinishedEvening | None = None
        self._told: list[News] = []
        self._books: dict[str, Scene[None]] = {}
        self.library = library
        self.past = None if library is None else LookingBack(library)
        self._tables: list[ListedTable] = [] if library is None else library.tables()
        if library is not None:
            self._last |= library.settings.tables
        self._see_who_waits()

    @property
    def _several(self) -> bool:
        """Whether it has to be said which game is meant."""
        return len(self._shelf) > 1

    # back at the title

    def _keep(self, setup: TableSetup) -> None:
        """How the form is left: next time it is found so."""
        self._last[setup.game] = setup
        if self.library is not None:
            self.library.settings.remember(setup)

    def _on_chosen(self, table: str | None) -> Change[Never]:
        """A table out of a list; it may have gone since it was seen there."""
        there = {listed.id for listed in self._tables}
        return None if table not in there else self._open(table)

    def _got_up(self, setup: TableSetup, left: ExitReason) -> Change[Never]:
        """Back from a table of this kind: deal again, or stay at the title."""
        if left is not ExitReason.REMATCH:
            return None
        again = self._shelf[setup.game].open_table(setup, self._preferences)
        return Push(again, partial(self._got_up, setup))

    def _show(self, game: ListedTable) -> Change[Never]:
        return Push(self._film(game), stay)

    def paste(self, text: str) -> Change[Never]:
        """Show the game on the clipboard."""
        return Push(scene_for_text(text, self._shelf, self._preferences, self.library), stay)

    def look_around(self) -> None:
        """See which tables are left, and let the history hear of games that have ended."""
        if self.library is not None:
            self._tables = self.library.tables()
        if self.past is not None:
            self.past.catch_up()
        self._see_who_waits()

    # all games in one sitting

    def _see_who_waits(self) -> None:
        if self._gathering is None:
            return
        news: list[News] = []
        self._waiting = self._gathering.waiting(self.library, news)
        fresh = [each for each in news if each not in self._told]
        self._told += fresh  # one that stays there is told of once
        if self.library is not None:
            self.library.settings.news += fresh

    @property
    def hour(self) -> int:
        """How late it is: the number of games of the Evening that are over."""
        return 0 if self._waiting is None else self._waiting.hour

    @property
    def _gatherings(self) -> list[Besides]:
        """What is played with all boxes of the shelf."""
        from scenes.shell.shelf.scene import Besides

        if self._gathering is None:
            return []
        opens = self._gathering.opens

        def gather() -> Change[Never]:
            return Push(opens(self._shelf, self._preferences, self.library), stay)

        return [
            Besides("gather", _(self._gathering.label), partial(self._after_introduction, gather))
        ]

    @property
    def _days(self) -> Besides:
        """The deal of the day, of every game."""
        from scenes.shell.shelf.scene import Besides

        opens = partial(days, self._shelf, self._preferences, self.library, self.past)
        return Besides("daily", _("Deal of the day"), partial(self._after_introduction, opens))

    def _gather_again(self, name: str) -> Change[Never]:
        """Go on with the Evening of this id."""
        assert self._gathering is not None
        assert self.library is not None
        scene = self._gathering.go_on(name, self._shelf, self._preferences, self.library)
        return None if scene is None else Push(scene, stay)

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
        again = replace(sitting.setup, seed=None, carry=None, campaign="", played_on=False, day="")
        scene = self._shelf[sitting.setup.game].resume_table(sitting, self._preferences)
        return Push(scene, partial(self._got_up, again))

    def _campaign(self, setup: TableSetup) -> Scene[ExitReason | None] | None:
        assert self.library is not None
        box = self._shelf[setup.game]
        if self._gathering is not None:
            shelf, liked = self._shelf, self._preferences
            gathered = self._gathering.go_on(setup.campaign, shelf, liked, self.library)
            if gathered is not None:
                return gathered
        if not setup.campaign or box.go_on is None:
            return None
        return box.go_on(setup.campaign, box, self._preferences, self.library)

    def _list_games(self) -> Change[Never]:
        from scenes.shell.lists.games import GamesScene

        assert self.library is not None
        return Push(GamesScene(self.library, self._shelf, self._show, self.paste), stay)

    def _film(self, game: ListedTable, at: int | None = None) -> Scene[ExitReason | None]:
        """A game to be watched again, from a moment on if any, or why that is impossible."""
        if game.save is None:
            assert game.trouble is not None
            return NoticeScene(game.trouble.title, game.trouble.words)
        try:
            sitting = replace(watch(game.save), library=self.library)
        except RecordError as refusal:
            return NoticeScene(_("This game cannot be replayed"), with_full_stop(str(refusal)))
        return self._shelf[sitting.setup.game].watch(sitting, self._preferences, at)

    def _look_back(self, box: GameEntry) -> Change[Never]:
        assert self.past is not None
        return Push(self.past.open(box, self._film, of_several=self._several), stay)

    @property
    def has_case(self) -> bool:
        """Whether there is anything to collect, and something to count it from."""
        return self.past is not None and bool(self._with_deeds)

    @property
    def _with_deeds(self) -> Shelf:
        return {name: box for name, box in self._shelf.items() if box.has_deeds}

    def open_collection(self) -> Change[Never]:
        """The room behind the case."""
        from scenes.shell.collection.scene import CollectionScene

        assert self.past is not None
        assert self.library is not None
        boxes, me = self._with_deeds, self._preferences.called
        finished = self.library.finished_folder
        case = CollectionScene(self.past.historian, boxes, me, finished, self._film)
        return Push(case, stay)

    def _open_history(self) -> Change[Never]:
        return self._choose(HISTORY_OF_WHICH, self._look_back, self._with_history)

    def _change_settings(self) -> Change[Never]:
        from scenes.shell.settings.scene import SettingsScene

        return Push(SettingsScene(self._preferences, faces=self._faces))

    def _list_tables(self) -> Change[Never]:
        from scenes.shell.lists.tables import TablesScene

        assert self.library is not None
        return Push(TablesScene(self.library, self._shelf, self._open), stay)

    @property
    def _with_history(self) -> Shelf:
        return {name: box for name, box in self._shelf.items() if box.has_history}

    def _choose(
        self,
        question: str,
        opens: Callable[[GameEntry], Change[Never]],
        among: Shelf | None = None,
        waiting: Mapping[str, int] | None = None,
        more: Sequence[Besides] = (),
        trophies: Mapping[str, Trophies] | None = None,
    ) -> Change[Never]:
        """Ask for which box, where there are several; ``waiting`` tables are told by game."""
        from scenes.shell.shelf.scene import ShelfScene

        boxes = self._shelf if among is None else among
        if len(boxes) > 1:
            chosen = ShelfScene(boxes, question, waiting or {}, more, trophies or {}, opens)
            return Push(chosen, stay)
        return opens(next(iter(boxes.values())))

    def _new_table(self) -> Change[Never]:
        begun = Counter(listed.save.setup.game for listed in self._tables if listed.save)
        more = [self._days, *self._gatherings]
        return self._choose(PLAY_WHICH, self._set_up, None, begun, more, self._trophies)

    @property
    def _trophies(self) -> Mapping[str, Trophies]:
        """What is fixed to the boxes; nothing where nothing is kept."""
        if self.library is None:
            return {}
        boxes = self._shelf.items()
        return {name: box.trophies(self.library) for name, box in boxes if box.trophies is not None}

    def _set_up(self, box: GameEntry) -> Change[Never]:
        return self._after_introduction(partial(self._form, box))

    def _after_introduction(self, opens: Callable[[], Change[Never]]) -> Change[Never]:
        """By way of who somebody is, where that is not known yet."""
        return after_introduction(self._preferences, self._faces, opens)

    @property
    def _faces(self) -> Faces:
        """The faces of the first game that has any."""
        return faces_of(self._shelf)

    def _form(self, box: GameEntry) -> Change[Never]:
        from scenes.shell.table_form.draft import fits
        from scenes.shell.table_form.scene import TableSetupScene

        last = self._last.get(box.game.id)
        last = last if last is not None and fits(last, box.game) else None
        past = self.past.historian if self.past is not None and box.has_history else None
        several, keep = self._several, self._keep
        form = TableSetupScene(
            self._preferences, box, last, of_several=several, past=past, keep=keep
        )
        return Push(form, stay)

    def _open_lessons(self) -> Change[Never]:
        from scenes.shell.title.lessons import LessonsScene

        return Push(LessonsScene(self._shelf, self._preferences))

    def _open_rules(self) -> Change[Never]:
        return self._choose(RULES_OF_WHICH, self._open_book)

    def _open_book(self, box: GameEntry) -> Change[Never]:
        if box.game.id not in self._books:
            self._books[box.game.id] = box.rules()
        return Push(self._books[box.game.id])
