"""Learn by playing: the lessons of every game, and which of them are done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from game.lessons.lesson import DONE, Lesson, following
from game.lessons.lesson_game import lessons
from game.words import _
from scenes.kit import parts
from scenes.kit.display import Control, DisplayList, Font, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.preferences import Preferences
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Push
from scenes.kit.theme import FAINT_INK, FOCUS, PAPER_LIGHT
from scenes.shell.backyard import dusk
from scenes.shell.entry import Leaving, Shelf
from scenes.shell.keys import back_or_keys

WIDE, HIGH = 1600.0, 1010.0
EDGE: Final = 40.0
HEAD: Final = 112.0
FOOT: Final = 100.0
NAME: Final = 46.0  # of a game, over its lessons
GAP, BETWEEN = 6.0, 40.0
SIGN: Final = 36.0
LESSON, AGAIN = "lesson:", "again:"


class LessonsScene(BaseScene[None]):
    """Pops with None. Each lesson says whether it has been done, and where it goes on."""

    def __init__(self, shelf: Shelf, preferences: Preferences) -> None:
        self._shelf = {name: box for name, box in shelf.items() if box.has_lessons}
        self._preferences = preferences
        self._lessons: Sequence[Lesson] = [each for each in lessons() if each.game in self._shelf]

    @property
    def _kept(self) -> dict[str, str]:
        return self._preferences.lessons

    @property
    def _next(self) -> Lesson | None:
        """The first lesson that has not been done."""
        return following(self._lessons, self._kept, "")

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """A sheet of paper: the lessons of the first game, and beside them those of the others."""
        wide, high = min(WIDE, frame.width - EDGE), min(HIGH, frame.height - EDGE)
        sheet = parts.centred(frame.width / 2, frame.height / 2, wide, high)
        inner = parts.inset(sheet, 48, 32)
        body = parts.box(inner.x, inner.y + HEAD, inner.w, inner.h - HEAD - FOOT)
        items: list[Item] = [*dusk(frame), *parts.panel(sheet, radius=22.0)]
        items.append(parts.heading(frame, _("Learn by playing"), inner.x, inner.y + 22, 760))
        about = _("A firefly tells one evening at a real table. Nothing you do here is counted.")
        items += parts.fitted_lines(
            frame, about, inner.x, inner.y + 76, inner.w, 44, 22, colour=FAINT_INK
        )
        for name, head, rows in self._sections(body):
            title = _(self._shelf[name].game.title)
            items += parts.fitted_lines(
                frame, title, head.x, head.cy - 2, head.w, head.h, 25, Font.TITLE
            )
            for row, lesson in rows:
                items += self._row(frame, row, lesson)
        return [*items, *self._foot(frame, parts.box(inner.x, inner.bottom - 76, inner.w, 76))]

    def _sections(self, body: Place) -> Iterator[tuple[str, Place, Sequence[tuple[Place, Lesson]]]]:
        """Each game with the place of its name and those of its lessons, as high everywhere."""
        told = {name: [each for each in self._lessons if each.game == name] for name in self._shelf}
        first = next(iter(told))
        columns = [parts.box(body.x, body.y, body.w, body.h)]
        if len(told) > 1:
            columns = parts.columns(body, 2, BETWEEN)
        high = (body.h - NAME - GAP * len(told[first])) / len(told[first])
        tops = [body.y] * len(columns)
        for name, mine in told.items():
            at = 0 if name == first else 1
            head = parts.box(columns[at].x, tops[at], columns[at].w, NAME)
            low = head.bottom + GAP
            yield (
                name,
                head,
                [
                    (head._replace(y=low + number * (high + GAP), h=high), lesson)
                    for number, lesson in enumerate(mine)
                ],
            )
            tops[at] = low + len(mine) * (high + GAP) + BETWEEN / 2

    def _row(self, frame: Frame, row: Place, lesson: Lesson) -> Items:
        name = self._control(lesson)
        state, sign = self._state(lesson)
        chosen = frame.focus == name
        mine = [each for each in self._lessons if each.game == lesson.game]
        number = str(mine.index(lesson) + 1)
        room = row.w - 160
        if frame.large:
            state = ""  # its sign says it, too
        upper = row.h * (0.58 if state else 1.0)
        return (
            *parts.ring_if(frame, name, row, 10),
            *parts.inlay(row, FOCUS if chosen else PAPER_LIGHT, 10),
            parts.fitted(
                frame, number, row.x + 36, row.cy - 1, 50, 30, Font.TITLE, align="c", high=row.h
            ),
            *parts.fitted_lines(
                frame, _(lesson.title), row.x + 80, row.y + upper / 2, room, upper - 4, 27,
                Font.TITLE,
            ),
            *(parts.fitted_lines(
                frame, state, row.x + 80, row.y + (upper + row.h) / 2 - 3, room,
                row.h - upper - 2, 20, colour=FAINT_INK,
            ) if state else ()),
            Picture(sign, row.right - 58, row.cy - SIGN / 2, SIGN, SIGN),
            Control(name, *row[:4], parts.named(_(lesson.title), self._state(lesson)[0])),
        )  # fmt: skip

    def _control(self, lesson: Lesson) -> str:
        """What the row is called; one that was learned just now leaves the focus to the next."""
        return f"{AGAIN if self._kept.get(lesson.id) == DONE else LESSON}{lesson.id}"

    def _state(self, lesson: Lesson) -> tuple[str, str]:
        """In words and as a sign."""
        kept = self._kept.get(lesson.id, "")
        steps = [step.id for step in lesson.steps]
        if kept == DONE:
            return _("learned"), "shared/token_check"
        if kept in steps[1:]:
            words = _("continue at step {number} of {all}")
            return words.format(number=steps.index(kept) + 1, all=len(steps)), "shared/icon_replay"
        return "", "shared/icon_play"

    def _foot(self, frame: Frame, place: Place) -> Items:
        cells = parts.columns(place, 2, 24)
        return parts.button(frame, cells[0], "back", _("Back"), key="Esc")

    # input

    def default_focus(self) -> str | None:
        """Enter goes on with the first lesson that has not been done."""
        return "back" if self._next is None else self._control(self._next)

    def activate(self, name: str) -> Change[None]:
        """Open a lesson, or leave."""
        if not name.startswith((LESSON, AGAIN)):
            return Pop(None)
        return self._open(next(each for each in self._lessons if self._control(each) == name))

    def _open(self, lesson: Lesson) -> Change[None]:
        room = self._shelf[lesson.game].learn(lesson, self._preferences)
        return Push(room, partial(self._got_up, lesson))

    def _got_up(self, lesson: Lesson, left: Leaving) -> Change[None]:
        """Some go on with the next one at once."""
        after = following(self._lessons, self._kept, lesson.id)
        return self._open(after) if left is Leaving.NEXT and after is not None else None

    def key(self, name: str) -> Change[None]:
        """Escape goes back."""
        return back_or_keys(name)
