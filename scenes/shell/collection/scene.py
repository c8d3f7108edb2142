"""The collection: the case with everything in it, and a sheet about what is looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, Protocol

from game.clock import Clock, now
from game.deeds import GRADES, Deed, book_of
from game.history import BestDeed, Collection
from game.library import Listed, News
from game.library.save import read_save
from game.records import RecordError
from game.words import _, ngettext, stopped
from scenes.kit import parts
from scenes.kit.display import DisplayList
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Push, Scene
from scenes.shell.backyard import dusk
from scenes.shell.collection.about import About, about_sheet, heading
from scenes.shell.collection.case import Box, Pinned, case
from scenes.shell.collection.specimen import Specimens
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.entry import Leaving, Shelf
from scenes.shell.history.words import day
from scenes.shell.keys import back_or_keys

EDGE: Final = 30.0
HEAD: Final = 84.0
SHEET: Final = 200.0  # of the height, for the sheet below
MOST: Final = 0.42  # of the window, however large the letters
DEED: Final = "deed:"
EMPTY: Final = Collection({})


class Collector(Protocol):
    """Whoever knows what has been collected: answers in its own time."""

    collection: Collection | None
    news: list[News]

    @property
    def busy(self) -> bool:
        """Whether something is still to come."""

    def collect(self, me: str) -> None:
        """Wish to know it."""


class CollectionScene(BaseScene[Leaving | None]):
    """Pops with None, or with how a table was left that was opened from a replay.

    ``finished`` is the folder of the records; ``watch`` shows a game from a moment on.
    """

    def __init__(
        self,
        collector: Collector,
        shelf: Shelf,
        me: str,
        finished: Path,
        watch: Callable[[Listed, int], Scene[Leaving | None]],
        clock: Clock = now,
    ) -> None:
        self._collector = collector
        self._finished = finished
        self._watch = watch
        self._clock = clock
        self._games = {name: (box.game, box.specimens()) for name, box in shelf.items()}
        self._deeds = dict(self._all_deeds())
        self._chosen = next(iter(self._deeds))
        self._seen = collector.collection or EMPTY
        collector.collect(me)

    def _all_deeds(self) -> Iterator[tuple[str, tuple[str, Deed]]]:
        for game in self._games:
            for deed in book_of(game).deeds:
                yield f"{DEED}{game}:{deed.id}", (game, deed)

    def _best(self, name: str) -> BestDeed | None:
        game, deed = self._deeds[name]
        return self._seen.best.get((game, deed.id))

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The heading, the case, and below it what is known about the specimen looked at."""
        high = min(parts.roomier(frame, SHEET), MOST * frame.height)
        head = parts.box(EDGE, 18, frame.width - 2 * EDGE, HEAD)
        low = frame.height - high - 20
        body = parts.box(EDGE, head.bottom + 8, head.w, low - 18 - head.bottom - 8)
        sheet = parts.box(EDGE, low, head.w, high)
        return (
            *dusk(frame),
            *heading(frame, head, self._count, self._laurels),
            *case(frame, body, [self._box(game) for game in self._games]),
            *about_sheet(frame, sheet, self._about),
        )

    @property
    def _count(self) -> str:
        """How many have been found, and how many pins they have."""
        there = [best for name in self._deeds if (best := self._best(name)) is not None]
        count = sum(each.grade for each in there)
        words = ngettext(
            "{found} of {all} deeds, {count} pin", "{found} of {all} deeds, {count} pins", count
        )
        return words.format(found=len(there), all=len(self._deeds), count=count)

    @property
    def _laurels(self) -> str:
        """How many Trilogies were won; nothing while it is none."""
        count = len(self._seen.laurels)
        words = ngettext("{count} Trilogy won", "{count} Trilogies won", count)
        return words.format(count=count) if count else ""

    def _box(self, game: str) -> Box:
        about, drawn = self._games[game]
        mine = [name for name, (other, _deed) in self._deeds.items() if other == game]
        return Box(about.called_in_short, [self._pinned(name, drawn) for name in mine])

    def _pinned(self, name: str, drawn: Specimens) -> Pinned:
        deed, best = self._deeds[name][1], self._best(name)
        grade = 0 if best is None else best.grade
        words = _("{title}. {sentence} {state}").format(
            title=_(deed.title), sentence=_(deed.sentence), state=self._state(best)
        )
        return Pinned(deed, drawn[deed.id], grade, name, words)

    def _state(self, best: BestDeed | None) -> str:
        if best is None:
            return _("Not collected yet.")
        words = ngettext(
            "{count} pin, {date}. Watch the moment.",
            "{count} pins, {date}. Watch the moment.",
            best.grade,
        )
        return words.format(count=best.grade, date=day(best.finished, self._clock()))

    @property
    def _about(self) -> About:
        game, deed = self._deeds[self._chosen]
        about, drawn = self._games[game]
        best = self._best(self._chosen)
        date, times = "", ""
        if best is not None:
            date = day(best.finished, self._clock())
            count = best.times
            words = ngettext("done in {count} game", "done in {count} games", count)
            times = words.format(count=count)
        grade = 0 if best is None else best.grade
        return About(deed, about.called_in_short, drawn[deed.id], grade, len(GRADES), date, times)

    # time

    @property
    def moving(self) -> bool:
        source = self._collector
        return source.busy or bool(source.news) or self._is_stale

    @property
    def _is_stale(self) -> bool:
        return self._collector.collection not in (None, self._seen)

    def tick(self, dt: float) -> Change[Leaving | None]:
        self._seen = self._collector.collection or self._seen
        if self._collector.news:
            news = self._collector.news.pop(0)
            return Push(NoticeScene(news.title, news.words))
        return None

    # input

    def default_focus(self) -> str | None:
        return self._chosen

    def focused(self, name: str | None) -> None:
        if name in self._deeds:
            self._chosen = name

    def activate(self, name: str) -> Change[Leaving | None]:
        """Watch the moment, where there is one, or go back."""
        if name == "back":
            return Pop(None)
        if name in self._deeds:
            self._chosen = name
        best = self._best(self._chosen)
        return None if best is None else self._look(best)

    def key(self, name: str) -> Change[Leaving | None]:
        return back_or_keys(name)

    def _look(self, best: BestDeed) -> Change[Leaving | None]:
        """The replay at that moment, or why that is impossible."""
        try:
            save = read_save(self._finished / f"{best.table}.json")
        except RecordError as refusal:
            return Push(NoticeScene(_("This game cannot be replayed"), stopped(str(refusal))))
        shown = self._watch(Listed(best.table, save.label.saved, save), best.at)
        return Push(shown, lambda left: None if left is None else Pop(left))
