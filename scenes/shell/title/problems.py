"""Problems: one for today, and all of them by game and by how hard they are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import date
from functools import partial
from typing import Final, NamedTuple

from game.problems.daily import of_the_day
from game.problems.problem import GRADES, Problem
from game.words import N_, _, pgettext
from game.words import number as number_words
from scenes.kit import parts
from scenes.kit.display import Control, DisplayList, Font, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.preferences import SOLVED, TRIED, Preferences
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Push
from scenes.kit.theme import FAINT_INK, FOCUS, INK, PAPER_LIGHT
from scenes.shell.backyard import dusk
from scenes.shell.entry import ExitReason, Shelf
from scenes.shell.keys import back_or_keys
from scenes.shell.lists.labels import facts

STATES: Final = {SOLVED: N_("solved"), TRIED: N_("tried")}
SIGNS: Final = {SOLVED: "shared/token_check", TRIED: "shared/icon_replay"}
HARD: Final = (N_("easy"), N_("medium"), N_("hard"), N_("very hard"))
"""By grade, from 1 on."""
PALE: Final = "#DCCDA8"


class ProblemTile(NamedTuple):
    """A problem with what is said of it; ``name`` is that of its control, ``kept`` its state."""

    problem: Problem
    name: str
    number: int
    kept: str

    @property
    def about(self) -> str:
        """How hard it is, how it is known, and what came of it."""
        grade = _(HARD[self.problem.known.grade - 1])
        return facts(grade, _(STATES.get(self.kept, "")))


def tile(frame: Frame, place: Place, told: ProblemTile) -> Items:
    """A small square; below the number a dot for each grade."""
    lower = place.h * 0.3
    signs: list[Item] = []
    if told.kept in SIGNS:
        size = place.h * 0.42
        corner = place.right - size * 0.7, place.y - size * 0.3
        middle = corner[0] + size / 2, corner[1] + size / 2
        signs.append(parts.disc(*middle, size * 0.52, PAPER_LIGHT, 0))
        signs.append(Picture(SIGNS[told.kept], *corner, size, size))
    label = parts.control_name(
        _("Problem {number}").format(number=number_words(told.number)), told.about
    )
    return (
        *parts.ring_if(frame, told.name, place, 10),
        *parts.inlay(place, FOCUS if frame.focus == told.name else PAPER_LIGHT, 10),
        parts.fitted(
            frame, number_words(told.number), place.cx, place.y + (place.h - lower) / 2 + 2,
            place.w - 10, place.h * 0.44, Font.TITLE, align="c", high=place.h - lower,
        ),
        *dots(place.cx, place.bottom - lower / 2 - 2, place.w * 0.07, told.problem.known.grade),
        *signs,
        Control(told.name, *place[:4], label),
    )  # fmt: skip


def dots(x: float, y: float, radius: float, grade: int) -> Items:
    """As many dark dots as the grade, the others pale, around the middle ``x``."""
    step = radius * 2.9
    left = x - step * (len(GRADES) - 1) / 2
    return tuple(
        parts.disc(left + step * at, y, radius, INK if at < grade else PALE, 0)
        for at in range(len(GRADES))
    )


def legend(frame: Frame, place: Place, words: str) -> Item:
    """A line about what has the focus."""
    return parts.fitted(frame, words, place.x, place.cy, place.w, 24, colour=FAINT_INK)


WIDE, HIGH = 1600.0, 1010.0
UPRIGHT: Final = 0.5  # of a window that is higher than wide
EDGE: Final = 40.0
HEAD: Final = 118.0
TODAY: Final = 96.0
FOOT: Final = 76.0
NAMES: Final = 0.24  # of the width, for the names of games
GAP, BETWEEN = 12.0, 22.0
LARGEST, SMALLEST = 84.0, 30.0  # how wide a tile is
LARGER: Final = 128.0  # where only some are shown
DAY, NUMBERED = "today", "problem:"


class Section(NamedTuple):
    """The problems of one box, or those somebody solves alone; ``title`` is looked up."""

    title: str
    told: tuple[ProblemTile, ...]


class ProblemsScene(BaseScene[None]):
    """Pops with None. Each problem says whether it was solved.

    Args:
        shelf: The games.
        told: Their problems.
        preferences: Where it is kept what came of them.
        today: Asked for the day whose problem comes first; None: only some problems are shown, and
            none comes first.
    """

    def __init__(
        self,
        shelf: Shelf,
        told: Sequence[Problem],
        preferences: Preferences,
        today: Callable[[], date] | None = None,
    ) -> None:
        self._shelf, self._preferences = shelf, preferences
        self._problems = [problem for problem in told if problem.game in shelf]
        self._day = today
        self._order = [each.problem for section in self._sections() for each in section.told]

    @property
    def _today(self) -> Problem | None:
        """The problem of today; None if there is none."""
        return None if self._day is None else of_the_day(self._problems, self._day())

    def _sections(self) -> Iterator[Section]:
        """By box in the order of the shelf, whoever is alone after the others; easy ones first."""
        for name, box in self._shelf.items():
            for alone in (False, True):
                mine = [
                    each for each in self._problems
                    if each.game == name and each.is_alone is alone
                ]  # fmt: skip
                title = box.game.called_in_short
                if alone and mine:
                    title = pgettext("opponent", box.game.neutrals[1])
                if mine:
                    yield Section(title, tuple(map(self._tile, mine, range(1, len(mine) + 1))))

    def _tile(self, problem: Problem, number: int) -> ProblemTile:
        kept = self._preferences.problems.get(problem.id, "")
        return ProblemTile(problem, f"{NUMBERED}{problem.id}", number, kept)

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """A sheet: the problem of today, below it a row of tiles for each game."""
        wide = min(WIDE, frame.width - EDGE)
        high = min(max(HIGH, UPRIGHT * frame.height), frame.height - EDGE)
        sheet = parts.centre(frame.width / 2, frame.height / 2, wide, high)
        inner = parts.inset(sheet, 48, 32)
        today = self._today
        top = parts.box(inner.x, inner.y + HEAD, inner.w, TODAY if today else 0.0)
        foot = parts.box(inner.x, inner.bottom - FOOT, inner.w, FOOT)
        body = parts.box(inner.x, top.bottom + BETWEEN, inner.w, foot.y - top.bottom - 2 * BETWEEN)
        about = _("A table as it was, and one question. Nothing here counts, and nobody waits.")
        items: list[Item] = [
            *dusk(frame),
            *parts.panel(sheet, radius=22.0),
            parts.heading(frame, _("Problems"), inner.x, inner.y + 22, 760),
            *parts.fitted_lines(
                frame, about, inner.x, inner.y + 78, inner.w, 44, 22, colour=FAINT_INK
            ),
            *(self._row(frame, top, today) if today else ()),
        ]
        sections = list(self._sections())
        for section, name, places in _lay_out(body, sections, LARGEST if today else LARGER):
            items += parts.fitted_lines(
                frame, section.title, name.x, name.cy, name.w, name.h, 24, Font.TITLE
            )
            for place, told in zip(places, section.told, strict=True):
                items += parts.as_rows(tile(frame, place, told), section.title)
        words, button = parts.columns(foot, 2, BETWEEN)
        items.append(legend(frame, words, self._about(frame.focus, sections)))
        return [*items, *parts.button(frame, button, "back", _("Back"), key="Esc")]

    def _row(self, frame: Frame, row: Place, today: Problem) -> list[Item]:
        """The row of today's problem, as one of the lessons looks."""
        told = self._tile(today, 0)
        title = _("Today's problem")
        box = self._shelf[today.game].game
        note = facts(box.display_name, told.about)
        x, room = row.x + 28, row.w - 260
        return [
            *parts.ring_if(frame, DAY, row, 12),
            *parts.inlay(row, FOCUS if frame.focus == DAY else PAPER_LIGHT, 12),
            *parts.fitted_lines(
                frame, title, x, row.y + row.h * 0.34, room, row.h * 0.5, 28, Font.TITLE
            ),
            *parts.fitted_lines(
                frame, note, x, row.bottom - row.h * 0.26, room, row.h * 0.4, 21, colour=FAINT_INK
            ),
            *dots(row.right - 140, row.cy, 7, today.known.grade),
            Picture(SIGNS.get(told.kept, "shared/icon_play"), row.right - 68, row.cy - 20, 40, 40),
            Control(DAY, *row[:4], parts.control_name(title, note)),
        ]  # fmt: skip

    def _about(self, focus: str | None, sections: Sequence[Section]) -> str:
        """What has the focus, or how many are solved."""
        for section in sections:
            for each in section.told:
                if each.name == focus:
                    return facts(section.title, each.about)
        solved = sum(self._preferences.problems.get(each.id) == SOLVED for each in self._problems)
        words = _("{solved} of {all} solved at the first try")
        return words.format(solved=solved, all=len(self._problems))

    # input

    def default_focus(self) -> str | None:
        """Enter opens that of today; once it was tried, the first one that was not."""
        kept, today = self._preferences.problems, self._today
        if today is not None and today.id not in kept:
            return DAY
        return next((NUMBERED + each.id for each in self._order if each.id not in kept), "back")

    def activate(self, name: str) -> Change[None]:
        if name == DAY and (today := self._today) is not None:
            return self._open(today)
        if not name.startswith(NUMBERED):
            return Pop(None)
        return self._open(next(each for each in self._order if NUMBERED + each.id == name))

    def _open(self, problem: Problem) -> Change[None]:
        room = self._shelf[problem.game].solve(problem, self._preferences)
        return Push(room, partial(self._got_up, problem))

    def _got_up(self, problem: Problem, left: ExitReason) -> Change[None]:
        """Some go on with the next one at once: the first after it that nobody has tried."""
        if left is not ExitReason.NEXT:
            return None
        at = self._order.index(problem) + 1
        kept = self._preferences.problems
        waiting = (each for each in (*self._order[at:], *self._order[:at]) if each.id not in kept)
        after = next(waiting, None)
        return None if after is None else self._open(after)

    def key(self, name: str) -> Change[None]:
        return back_or_keys(name)


def _lay_out(
    body: Place, sections: Sequence[Section], size: float
) -> Iterator[tuple[Section, Place, list[Place]]]:
    """Each section with the place of its name and those of its tiles, as large as all have room.

    ``size`` is how large they are at most.
    """
    left = body.w * NAMES
    room = body.w - left
    while size > SMALLEST and _high(sections, room, size) > body.h:
        size -= 2
    across = _across(room, size)
    y = body.y
    for section in sections:
        count = len(section.told)
        places = [
            parts.box(
                body.x + left + (at % across) * (size + GAP), y + (at // across) * (size + GAP),
                size, size,
            )
            for at in range(count)
        ]  # fmt: skip
        high = places[-1].bottom - y
        yield section, parts.box(body.x, y, left - BETWEEN, high), places
        y = places[-1].bottom + BETWEEN


def _across(room: float, size: float) -> int:
    return max(1, int((room + GAP) // (size + GAP)))


def _high(sections: Sequence[Section], room: float, size: float) -> float:
    across = _across(room, size)
    rows = sum(-(-len(section.told) // across) for section in sections)
    return rows * (size + GAP) + len(sections) * (BETWEEN - GAP) - BETWEEN
