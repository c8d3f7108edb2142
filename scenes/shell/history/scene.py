"""The history: who has played, won and scored how, on a sheet with tabs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Protocol

from game.clock import Clock, now
from game.history import Filter, Report
from game.library import ListedTable, Save
from game.library.save import read_save
from game.records import RecordError
from game.words import _, ngettext, number, pgettext, with_full_stop
from scenes.kit import parts
from scenes.kit.display import DisplayList, Item, Kind, Shape
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import BaseScene, Change, Frame, OpenFolder, Pop, Push, Scene
from scenes.kit.signals import TURNS
from scenes.kit.theme import FAINT_INK
from scenes.shell.backyard import dusk
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.entry import ExitReason, GameEntry
from scenes.shell.history.best import WATCH, best_page
from scenes.shell.history.empty import left_out, reading, without
from scenes.shell.history.evenings import evenings_page
from scenes.shell.history.people import people_page
from scenes.shell.history.points import points_page
from scenes.shell.history.shuffle import DealCounter, ShuffleScene
from scenes.shell.history.story import STORY, story_page
from scenes.shell.history.words import HistoryPage, HistoryWords, Kinds
from scenes.shell.keys import back_or_keys
from scenes.shell.lists.labels import facts


def tabs(frame: Frame, place: Place, pages: Sequence[HistoryPage], page: HistoryPage) -> Items:
    """All pages, and which of them is open."""
    names = [(each.name, _(each.tab)) for each in pages]
    room = place.w * 0.2
    spot = parts.box(place.x + room, place.y, place.w - room, place.h)
    return (
        parts.heading(frame, _("History"), place.x, place.cy - 1, room - 20, 44),
        *parts.choice(frame, spot, "tab", names, page.name, _("Page"), 24, Kind.TAB),
    )


def chooser(
    frame: Frame, place: Place, seats: Sequence[int], kinds: Kinds | None, choice: Filter
) -> Items:
    """Which games count: of how many seats and of which kind, where there are several."""
    people = [("0", pgettext("number of seats", "Any"))]
    people += [(str(one), str(one)) for one in seats]
    words = pgettext("after the numbers to choose from", "seats")
    label = parts.width_of(frame, words, 22) + 18
    left = parts.box(place.x, place.y, place.w * 0.42, place.h)
    right = parts.box(left.right + 40, place.y, place.right - left.right - 40 - label, place.h)
    asked = _kinds(frame, left, kinds, choice) if kinds is not None else ()
    if len(seats) == 1:
        return asked
    return (
        *asked,
        *parts.choice(frame, right, "seats", people, str(choice.people), _("Seats"), 22),
        parts.fitted(frame, words, place.right, place.cy - 1, label, 22, align="r"),
        parts.in_words(place, ()),  # the choices say what they are of
    )


def _kinds(frame: Frame, place: Place, kinds: Kinds, choice: Filter) -> Items:
    named = [("", _(kinds.together))]
    named += [(name, _(words)) for name, words in kinds.words.items()]
    return parts.choice(frame, place, "kind", named, choice.kind, _(kinds.title), 22)


def note(
    frame: Frame,
    place: Place,
    title: str,
    report: Report,
    saved: Path | None,
    progress: tuple[int, int] | None,
) -> Items:
    """Where the file lies, what is being read, or how many games of which title these are."""
    if saved is not None:
        wordings = (
            _("Saved: {file}").format(file=saved),
            _("Saved in {folder}: {file}").format(folder=saved.parent.name, file=saved.name),
        )
        words = parts.first_that_fits(frame, wordings, place.w, 21)
    elif progress is not None and progress[1]:
        words = reading(progress)
    else:
        games = ngettext("{count} game", "{count} games", report.games)
        lost = left_out(report.skipped) if report.skipped else ""
        of = pgettext("game", title) if title else ""
        words = facts(of, games.format(count=number(report.games)), lost)
    return (parts.fitted(frame, words, place.x, place.cy, place.w, 21, colour=FAINT_INK),)


def foot(frame: Frame, place: Place, leaf: int, leaves: int, *, saved: bool) -> Items:
    """The file or its folder, the shuffle, which leaf of the page this is, and the way back."""
    left = parts.box(place.x, place.y, 340, place.h)
    middle = parts.box(left.right + 20, place.y, 440, place.h)
    back = parts.box(place.right - 260, place.y, 260, place.h)
    name, words = ("folder", _("Open folder")) if saved else ("csv", _("Save as CSV"))
    turn: Items = ()
    if leaves > 1:
        spot = parts.centre((middle.right + back.x) / 2, place.cy, 320, place.h)
        at = _("{number} of {all}").format(number=leaf + 1, all=leaves)
        turn = parts.stepper(frame, spot, "leaf", at, _("Section"))
    return (
        *parts.button(frame, left, name, words, size=24),
        *parts.button(frame, middle, "shuffle", _("Is the shuffle fair?"), size=24),
        *turn,
        *parts.button(frame, back, "back", _("Back"), key="Esc"),
    )


WIDTH, HEIGHT = 1760.0, 1160.0
EDGE: Final = 44.0
HEAD: Final = 64.0
CHOOSER: Final = 50.0
ENOUGH: Final = 10  # games, until there is something to choose among
FOOT: Final = 66.0


class Source(DealCounter, Protocol):
    """Whoever knows the history: answers in its own time, and says at once whether more comes."""

    report: Report | None
    exported: Path | None

    def ask(self, choice: Filter) -> None:
        """Wish for a report."""

    def export(self) -> None:
        """Wish for a file."""


class HistoryScene(BaseScene[ExitReason | None]):
    """Pops with None, or with how a table was left that was opened from it.

    ``watch`` shows a game again; ``finished`` is the folder of the records. The pages of one game
    ``of_several`` say which.
    """

    def __init__(
        self,
        source: Source,
        box: GameEntry,
        words: HistoryWords,
        finished: Path,
        watch: Callable[[ListedTable], Scene[ExitReason | None]],
        *,
        of_several: bool = False,
        clock: Clock = now,
    ) -> None:
        self._source = source
        self._box = box
        self._words = words
        self._finished = finished
        self._watch = watch
        self._about = box.game.title if of_several else ""
        self._pages = (
            story_page(words, box.faces, clock),
            people_page(box.faces),
            points_page(words, box.game.table_seats[-1]),
            best_page(clock),
            *words.pages,
            evenings_page(box.faces, clock),
        )
        self._page: HistoryPage = self._pages[0]
        self._leaf = 0
        self._leaves = 1  # as last drawn: large letters need more
        self._choice = Filter(box.game.id)
        self._report: Report | None = None
        self._saved: Path | None = None
        self._progress: tuple[int, int] | None = None
        source.exported = None
        source.ask(self._choice)

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """Tabs and choices above, a page, and below what concerns all of it."""
        wide, high = min(WIDTH, frame.width - 40), min(HEIGHT, frame.height - 40)
        sheet = parts.centre(frame.width / 2, frame.height / 2, wide, high)
        inner = parts.inset(sheet, EDGE, 30)
        items: list[Item] = [*dusk(frame), *parts.panel(sheet, radius=22.0)]
        if self._report is None or not self._report.all_games:
            return [*items, *without(frame, inner, self._report, self._progress)]
        return [*items, *self._fill(frame, inner, self._report)]

    def _fill(self, frame: Frame, inner: Place, report: Report) -> Items:
        high = parts.drawn_size(frame, 21) * 1.5
        head = parts.box(inner.x, inner.y, inner.w, HEAD)
        choices = parts.box(inner.x, head.bottom + 16, inner.w, CHOOSER)
        many = report.all_games >= ENOUGH and self._page.name != STORY
        top, low = (choices if many else head).bottom + 18, inner.bottom - FOOT
        body = parts.box(inner.x, top, inner.w, low - high - 22 - top)
        line = parts.box(inner.x, body.bottom + 8, inner.w, high)
        drawn = self._body(frame, body, report)  # knows how many leaves there are
        leaf = min(self._leaf, self._leaves - 1)
        edge = parts.box(inner.x, low, inner.w, FOOT)
        return (
            *tabs(frame, head, self._there, self._page),
            *(self._chooser(frame, choices) if many else ()),
            *(item._replace(late=True) if isinstance(item, Shape) else item for item in drawn),
            *note(frame, line, self._about, report, self._saved, self._progress),
            *foot(frame, edge, leaf, self._leaves, saved=self._saved is not None),
        )

    @property
    def _there(self) -> list[HistoryPage]:
        report = self._report
        return [page for page in self._pages if report is not None and page.shown(report)]

    def _chooser(self, frame: Frame, place: Place) -> Items:
        return chooser(frame, place, self._box.game.seats, self._words.kinds, self._choice)

    def _body(self, frame: Frame, place: Place, report: Report) -> Items:
        if not report.games and self._page.needs_games:
            return self._only(frame, place, _(self._words.nothing))
        try:
            self._leaves = self._page.leaves(frame, place, report)
            return self._page.draw(frame, place, report, min(self._leaf, self._leaves - 1))
        except Exception:  # noqa: BLE001  # one wrong number shall not close all pages
            return self._only(frame, place, _("The history cannot be read"))

    def _only(self, frame: Frame, place: Place, words: str) -> Items:
        self._leaves = 1
        middle, top = place.cx, place.cy - 40
        return parts.paragraph(
            frame, words, middle, top, 900, 26, colour=FAINT_INK, align="c"
        ).items

    # time

    @property
    def is_moving(self) -> bool:
        """While something is read or written, and until it is seen."""
        source = self._source
        return source.busy or bool(source.news) or self._is_stale

    @property
    def _is_stale(self) -> bool:
        source = self._source
        mine = (self._saved, self._progress)
        return self._fresh is not self._report or mine != (source.exported, source.progress)

    @property
    def _fresh(self) -> Report | None:
        """The newest report about what is chosen now, unless it would move what can be pressed."""
        report, seen = self._newest, self._report
        if seen is None or report is None or not seen.all_games or seen.choice != report.choice:
            return report
        return report if self._outline(seen) == self._outline(report) else seen

    @property
    def _newest(self) -> Report | None:
        report = self._source.report
        return report if report is not None and report.choice == self._choice else self._report

    def _outline(self, report: Report) -> object:
        """What can be pressed, and where: the tabs, the choices, the games that can be watched."""
        games = (*report.highest, *report.narrowest, report.latest)
        tabs = [page.name for page in self._pages if page.shown(report)]
        tables = [game and game.table for game in games]
        return tabs, report.all_games >= ENOUGH, tables, report.best_part, report.rivals

    def tick(self, dt: float) -> Change[ExitReason | None]:
        source = self._source
        self._report = self._fresh
        self._saved, self._progress = source.exported, source.progress
        if source.news:
            news = source.news.pop(0)
            return Push(NoticeScene(news.title, news.words))
        return None

    # input

    def default_focus(self) -> str | None:
        filled = self._report is not None and self._report.all_games
        return f"tab:{self._page.name}" if filled else "back"

    def activate(self, name: str) -> Change[ExitReason | None]:
        """Turn to a page, choose which games count, watch one, save a file, or leave."""
        group, _colon, value = name.partition(":")
        match group:
            case "tab":
                self._turn_to(next(page for page in self._pages if page.name == value))
            case "kind":
                self._choose(Filter(self._choice.game, value, self._choice.people))
            case "seats":
                self._choose(Filter(self._choice.game, self._choice.kind, int(value)))
            case "leaf":
                self._turn(1 if value == "more" else -1)
            case "csv":
                self._source.export()
            case "shuffle":
                return Push(ShuffleScene(self._source, self._box.game, self._words.suits))
            case "folder" if self._saved is not None:
                return OpenFolder(self._saved.parent, self._on_shown)
            case _ if group == WATCH:
                return self._show(value.partition(":")[2])
            case _:
                return Pop(None)
        return None

    def key(self, name: str) -> Change[ExitReason | None]:
        if name in TURNS:
            self._turn(TURNS[name])
        return back_or_keys(name)

    @staticmethod
    def _on_shown(said: str) -> Change[ExitReason | None]:
        """A folder that cannot be shown is told."""
        return Push(NoticeScene(_("The folder cannot be opened"), said)) if said else None

    @staticmethod
    def _on_seen(left: ExitReason | None) -> Change[ExitReason | None]:
        """From a game one may go straight to the title."""
        return None if left is None else Pop(left)

    def _turn_to(self, page: HistoryPage) -> None:
        self._page, self._leaf, self._report = page, 0, self._newest
        if page.name == STORY and self._choice != Filter(self._choice.game):
            self._choose(Filter(self._choice.game))  # a story is told of all games

    def _turn(self, step: int) -> None:
        """The next leaf; after the last one the next page."""
        leaf = min(self._leaf, self._leaves - 1) + step
        if 0 <= leaf < self._leaves:
            self._leaf = leaf
            return
        pages = self._there
        if self._page in pages:
            self._turn_to(pages[(pages.index(self._page) + step) % len(pages)])

    def _choose(self, choice: Filter) -> None:
        self._choice, self._leaf = choice, 0
        self._source.exported = None
        self._source.ask(choice)

    def _show(self, table: str) -> Change[ExitReason | None]:
        """Watch a game, or say why that is impossible."""
        try:
            save: Save = read_save(self._finished / f"{table}.json")
        except RecordError as refusal:
            return Push(
                NoticeScene(_("This game cannot be replayed"), with_full_stop(str(refusal)))
            )
        return Push(self._watch(ListedTable(table, save.label.saved, save)), self._on_seen)
