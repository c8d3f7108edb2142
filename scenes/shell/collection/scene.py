"""The collection: the case with everything in it, and a sheet about what is looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from game.clock import Clock, now
from game.deeds import GRADES, Deed, book_of
from game.history import BestDeed, Collection
from game.library import ListedTable, News
from game.library.save import read_save
from game.records import RecordError
from game.words import N_, _, ngettext, with_full_stop
from scenes.kit import parts
from scenes.kit.display import DisplayList, Font, Item, Picture, Text
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Push, Scene
from scenes.kit.theme import FAINT_INK, GOLD, INK, PAPER
from scenes.shell.backyard import dusk
from scenes.shell.collection.case import FELT, Box, PinnedDeed, case
from scenes.shell.collection.specimen import Specimen, Specimens, laid_out, pins, read_specimens
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.entry import ExitReason, Shelf
from scenes.shell.history.words import day
from scenes.shell.keys import back_or_keys
from scenes.shell.lists.labels import facts

BUTTON: Final = 260.0
PIN: Final = 9.0
MEANINGS: Final = (
    N_("done"),
    N_("in a game you won"),
    N_("won against strong opponents"),
)


SHARES: Final = (0.2, 0.34, 0.46)  # of the width


class About(NamedTuple):
    """What the sheet tells; ``grade`` is 0 and date and times are empty for what is missing."""

    deed: Deed
    game: str
    specimen: Specimen
    grade: int
    most: int
    date: str
    times: str


def heading(frame: Frame, place: Place, count: str, laurels: str) -> Items:
    """The name of the room, and how full the case is."""
    title = parts.fitted(
        frame, _("The collection"), place.x + 8, place.cy, place.w * 0.45, 56, Font.TITLE, GOLD
    )
    words = facts(count, laurels)
    line = parts.fitted(
        frame, words, place.right - 8, place.cy + 8, place.w * 0.5, 28, Font.TITLE, PAPER, "r"
    )
    items: list[Item] = [_rim(title), _rim(line)]
    if laurels:
        wide = parts.width_of(frame, words, 28, Font.TITLE)
        x = place.right - 8 - min(wide, place.w * 0.5) - 66
        items.append(Picture("shared/prop_crown_big", x, place.cy - 18, 52, 44))
    return tuple(items)


def _rim(line: Text) -> Text:
    return line._replace(outline=INK, outline_width=7)


def about_sheet(frame: Frame, place: Place, about: About) -> Items:
    """The specimen large, its title and sentence, what its pins mean, and the two ways on."""
    inner = parts.inset(place, 22, 18)
    side = 0.0 if frame.large else inner.h
    picture = parts.box(inner.x, inner.y, side, inner.h)
    buttons = parts.box(inner.right - BUTTON, inner.y, BUTTON, inner.h)
    words = parts.box(picture.right + 24, inner.y, buttons.x - picture.right - 54, inner.h)
    items: list[Item] = [*parts.panel(place, radius=20.0)]
    if side:
        items += parts.inlay(picture, FELT)
        items += laid_out(about.specimen, parts.inset(picture, 8), found=about.grade > 0)
    items += _words(frame, words, about)
    return (*items, *_ways(frame, buttons, found=about.grade > 0))


def _words(frame: Frame, place: Place, about: About) -> Items:
    title = parts.drawn_size(frame, 34) * 1.15
    note = parts.drawn_size(frame, 20) * 1.5
    aside = facts(about.game, about.date, about.times)
    room = parts.width_of(frame, aside, 20)
    narrow = room > place.w * 0.6
    above = note if narrow else 0.0
    body = place.h - title - above - note
    head = parts.heading(
        frame, _(about.deed.title), place.x, place.y + title / 2,
        place.w if narrow else place.w - room - 24, 34,
    )  # fmt: skip
    y = place.y + title + note / 2 if narrow else place.y + title / 2
    told = parts.fitted(
        frame, aside, place.x if narrow else place.right, y, place.w, 20, colour=FAINT_INK,
        align="l" if narrow else "r",
    )  # fmt: skip
    middle = place.y + title + above + body / 2
    sentence = parts.fitted_lines(frame, _(about.deed.sentence), place.x, middle, place.w, body, 26)
    pinned = parts.box(place.x, place.bottom - note, place.w, note)
    return (head, told, *sentence, *_meanings(frame, pinned, about))


def _meanings(frame: Frame, place: Place, about: About) -> Items:
    """A row: how many pins stand for what, those that are there in ink."""
    items: list[Item] = []
    if frame.large:  # all of them would be too small: the one that is there, or the next one
        number = max(1, about.grade)
        return _meaning(frame, place, number, about)
    left = place.x
    for number, share in enumerate(SHARES, 1):
        cell = parts.box(left, place.y, place.w * share - 12, place.h)
        items += _meaning(frame, cell, number, about)
        left += place.w * share
    return tuple(items)


def _meaning(frame: Frame, place: Place, number: int, about: About) -> Items:
    there = number <= about.grade
    wide = PIN * 2.7 * (number - 1) + 2 * PIN
    drawn = pins(place.x + wide / 2, place.cy, PIN, number if there else 0, number)
    x = place.x + wide + 14
    colour = INK if there else FAINT_INK
    words = _(MEANINGS[number - 1])
    return (
        drawn,
        parts.fitted(frame, words, x, place.cy, place.right - x, 20, colour=colour),
        parts.in_words(place, [parts.control_name(_pins(number, there=there), words)]),
    )


def _pins(number: int, *, there: bool) -> str:
    if there:
        return ngettext("{count} pin", "{count} pins", number).format(count=number)
    words = ngettext("{count} pin, not yet", "{count} pins, not yet", number)
    return words.format(count=number)


def _ways(frame: Frame, place: Place, *, found: bool) -> Items:
    high = min(72.0, (place.h - 14) / 2)
    look = parts.box(place.x, place.y, place.w, high)
    back = parts.box(place.x, place.bottom - high, place.w, high)
    items: Items = ()
    if found:
        items = parts.button(frame, look, "look", _("Watch"), primary=True, size=28)
    return (*items, *parts.button(frame, back, "back", _("Back"), key="Esc"))


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


class CollectionScene(BaseScene[ExitReason | None]):
    """Pops with None, or with how a table was left that was opened from a replay.

    ``finished`` is the folder of the records; ``watch`` shows a game from a moment on.
    """

    def __init__(
        self,
        collector: Collector,
        shelf: Shelf,
        me: str,
        finished: Path,
        watch: Callable[[ListedTable, int], Scene[ExitReason | None]],
        clock: Clock = now,
    ) -> None:
        self._collector = collector
        self._finished = finished
        self._watch = watch
        self._clock = clock
        self._games = {
            name: (box.game, read_specimens(box.game.folder)) for name, box in shelf.items()
        }
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
        return Box(about.called_in_short, [self._pin(name, drawn) for name in mine])

    def _pin(self, name: str, drawn: Specimens) -> PinnedDeed:
        deed, best = self._deeds[name][1], self._best(name)
        grade = 0 if best is None else best.grade
        words = _("{title}. {sentence} {state}").format(
            title=_(deed.title), sentence=_(deed.sentence), state=self._state(best)
        )
        return PinnedDeed(deed, drawn[deed.id], grade, name, words)

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
    def is_moving(self) -> bool:
        source = self._collector
        return source.busy or bool(source.news) or self._is_stale

    @property
    def _is_stale(self) -> bool:
        return self._collector.collection not in (None, self._seen)

    def tick(self, dt: float) -> Change[ExitReason | None]:
        self._seen = self._collector.collection or self._seen
        if self._collector.news:
            news = self._collector.news.pop(0)
            return Push(NoticeScene(news.title, news.words))
        return None

    # input

    def default_focus(self) -> str | None:
        return self._chosen

    def on_focus(self, name: str | None) -> None:
        if name in self._deeds:
            self._chosen = name

    def activate(self, name: str) -> Change[ExitReason | None]:
        """Watch the moment, where there is one, or go back."""
        if name == "back":
            return Pop(None)
        if name in self._deeds:
            self._chosen = name
        best = self._best(self._chosen)
        return None if best is None else self._look(best)

    def key(self, name: str) -> Change[ExitReason | None]:
        return back_or_keys(name)

    def _look(self, best: BestDeed) -> Change[ExitReason | None]:
        """The replay at that moment, or why that is impossible."""
        try:
            save = read_save(self._finished / f"{best.table}.json")
        except RecordError as refusal:
            return Push(
                NoticeScene(_("This game cannot be replayed"), with_full_stop(str(refusal)))
            )
        shown = self._watch(ListedTable(best.table, save.label.saved, save), best.at)
        return Push(shown, lambda left: None if left is None else Pop(left))
