"""Learn by playing: the lessons of every game, and which of them are done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

from game.clock import today
from game.lessons.lesson import DONE, Lesson, next_lesson
from game.lessons.lesson_game import LessonGame, lessons
from game.lessons.pace import minutes
from game.seating import TableSetup
from game.words import _, ngettext
from game.words import number as number_words
from scenes.kit import parts
from scenes.kit.cards import CARD_RATIO
from scenes.kit.display import Card, Control, DisplayList, Font, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.preferences import Preferences
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Push
from scenes.kit.theme import FAINT_INK, FOCUS, PAPER_LIGHT, PLAYER_COLOURS
from scenes.shell.backyard import dusk
from scenes.shell.entry import ExitReason, Shelf, faces_of
from scenes.shell.introduction import after_introduction
from scenes.shell.keys import back_or_keys
from scenes.shell.lists.labels import facts
from scenes.shell.table_form.draft import TableDraft
from scenes.shell.table_form.known import known_name

SIGN: Final = 36.0
NUMBER: Final = 38.0  # of its width, for the number
PICTURE: Final = 120.0
CARD: Final = "card:"
TITLE, NOTE = 25.0, 20.0
UPPER: Final = 0.6  # of the height, for the title


class LessonRow(NamedTuple):
    """A lesson with what stands in its row; ``name`` is that of its control."""

    lesson: Lesson
    name: str
    number: int
    deck: str
    kept: str

    @property
    def state(self) -> str:
        """How far somebody has come, in words; empty: it has not been begun."""
        steps = [step.id for step in self.lesson.steps]
        if self.kept == DONE:
            return _("learned")
        if self.kept in steps[1:]:
            words = _("continue at step {number} of {all}")
            return words.format(number=steps.index(self.kept) + 1, all=len(steps))
        return ""

    @property
    def sign(self) -> str:
        """The picture that shows the state."""
        if self.kept == DONE:
            return "shared/token_check"
        return "shared/icon_replay" if self.state else "shared/icon_play"

    @property
    def time(self) -> str:
        """About how long it takes."""
        count = minutes(self.lesson)
        return ngettext("{count} minute", "{count} minutes", count).format(count=count)


def lesson_row(frame: Frame, row: Place, told: LessonRow) -> Items:
    """One row; large letters leave no room for the picture."""
    title, note = _(told.lesson.title), facts(told.time, told.state)
    x, picture = row.x + NUMBER + 14, list[Item]()
    if not frame.large:
        high = min(row.h - 14, PICTURE / 2)
        picture = _picture(parts.box(x, row.cy - high / 2, PICTURE, high), told)
        x += PICTURE + 18
    upper, low, room = row.h * UPPER, row.h * (1 - UPPER), row.right - 64 - x
    return (
        *parts.ring_if(frame, told.name, row, 10),
        *parts.inlay(row, FOCUS if frame.focus == told.name else PAPER_LIGHT, 10),
        parts.fitted(
            frame, number_words(told.number), row.x + NUMBER / 2 + 8, row.cy - 1, NUMBER, 30,
            Font.TITLE, align="c", high=row.h,
        ),
        *picture,
        *parts.fitted_lines(
            frame, title, x, row.y + upper / 2 + 2, room, upper - 4, TITLE, Font.TITLE
        ),
        *parts.fitted_lines(
            frame, note, x, row.bottom - low / 2 - 4, room, low - 2, NOTE, colour=FAINT_INK
        ),
        Picture(told.sign, row.right - 54, row.cy - SIGN / 2, SIGN, SIGN),
        Control(told.name, *row[:4], parts.control_name(title, note)),
    )  # fmt: skip


def _picture(place: Place, told: LessonRow) -> list[Item]:
    """Its cards and drawings side by side, in the middle; where they need more room, over it."""
    names = told.lesson.picture
    wide = [place.h / CARD_RATIO if name.startswith(CARD) else place.h for name in names]
    gap = min(6.0, (place.w - sum(wide)) / max(1, len(names) - 1))
    x = place.cx - (sum(wide) + gap * (len(names) - 1)) / 2
    items: list[Item] = []
    for name, width in zip(names, wide, strict=True):
        if name.startswith(CARD):
            code = name.removeprefix(CARD)
            items.append(Card(told.deck, code, x + width / 2, place.cy, width))
        else:
            items.append(Picture(name, x, place.y, width, place.h))
        x += width + gap
    return items


WIDE, HIGH = 1600.0, 1010.0
UPRIGHT: Final = 0.5  # of a window that is higher than wide
EDGE: Final = 40.0
HEAD: Final = 112.0
FOOT: Final = 100.0
NAME: Final = 46.0  # of a game, over its lessons
GAP, BETWEEN = 6.0, 40.0
LESSON, AGAIN, PROBLEMS = "lesson:", "again:", "problems"


class LessonsScene(BaseScene[None]):
    """Pops with None. Each lesson says whether it has been done, and where it goes on."""

    def __init__(self, shelf: Shelf, preferences: Preferences) -> None:
        self._shelf = {name: box for name, box in shelf.items() if box.has_lessons}
        self._preferences = preferences
        self._lessons: Sequence[Lesson] = [each for each in lessons() if each.game in self._shelf]

    @property
    def _progress(self) -> dict[str, str]:
        return self._preferences.lessons

    @property
    def _next(self) -> Lesson | None:
        """The first lesson that has not been done."""
        return next_lesson(self._lessons, self._progress)

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """A sheet of paper: the lessons of the first game, and beside them those of the others."""
        wide = min(WIDE, frame.width - EDGE)
        high = min(max(HIGH, UPRIGHT * frame.height), frame.height - EDGE)
        sheet = parts.centre(frame.width / 2, frame.height / 2, wide, high)
        inner = parts.inset(sheet, 48, 32)
        foot = FOOT if len(self._shelf) == 1 else 0.0
        body = parts.box(inner.x, inner.y + HEAD, inner.w, inner.h - HEAD - foot)
        items: list[Item] = [*dusk(frame), *parts.panel(sheet, radius=22.0)]
        items.append(parts.heading(frame, _("Learn by playing"), inner.x, inner.y + 22, 760))
        about = _(
            "A firefly leads you through one evening at a real table. Nothing you do here counts."
        )
        items += parts.fitted_lines(
            frame, about, inner.x, inner.y + 76, inner.w, 44, 22, colour=FAINT_INK
        )
        for name, head, rows in self._sections(body):
            title = self._shelf[name].game.display_name
            items += parts.fitted_lines(
                frame, title, head.x, head.cy - 2, head.w, head.h, 25, Font.TITLE
            )
            for row, lesson in rows:
                items += parts.as_rows(lesson_row(frame, row, self._row(lesson)), title)
        beside, button = parts.columns(
            parts.box(inner.x, inner.bottom - 76, inner.w, 76), 2, BETWEEN
        )
        if len(self._shelf) > 1:  # the lessons of the first game lie beside the button
            beside = button._replace(y=button.y - button.h - BETWEEN / 2)
        items += parts.button(frame, beside, PROBLEMS, _("Problems: which choice wins?"))
        return [*items, *parts.button(frame, button, "back", _("Back"), key="Esc")]

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

    def _row(self, lesson: Lesson) -> LessonRow:
        mine = [each for each in self._lessons if each.game == lesson.game]
        deck, kept = self._shelf[lesson.game].deck, self._progress.get(lesson.id, "")
        return LessonRow(lesson, self._control(lesson), mine.index(lesson) + 1, deck, kept)

    def _control(self, lesson: Lesson) -> str:
        """What the row is called; one that was learned just now leaves the focus to the next."""
        return f"{AGAIN if self._progress.get(lesson.id) == DONE else LESSON}{lesson.id}"

    # input

    def default_focus(self) -> str | None:
        """Enter goes on with the first lesson that has not been done."""
        return "back" if self._next is None else self._control(self._next)

    def activate(self, name: str) -> Change[None]:
        if name == PROBLEMS:
            return after_introduction(self._preferences, faces_of(self._shelf), self._open_problems)
        if not name.startswith((LESSON, AGAIN)):
            return Pop(None)
        return self._open(next(each for each in self._lessons if self._control(each) == name))

    def _open_problems(self) -> Change[None]:
        # The lessons appear sooner without them.
        from game.problems.problem import problems
        from scenes.shell.title.problems import ProblemsScene

        return Push(ProblemsScene(self._shelf, problems(), self._preferences, today))

    def _open(self, lesson: Lesson) -> Change[None]:
        room = self._shelf[lesson.game].learn(lesson, self._preferences)
        return Push(room, partial(self._got_up, lesson))

    def _got_up(self, lesson: Lesson, left: ExitReason) -> Change[None]:
        """Some go on with the next one at once, or say who they are and play."""
        after = next_lesson(self._lessons, self._progress, lesson.id)
        if left is ExitReason.PLAY:
            begins = partial(self._begin, lesson)
            return after_introduction(self._preferences, faces_of(self._shelf), begins)
        return self._open(after) if left is ExitReason.NEXT and after is not None else None

    def _begin(self, lesson: Lesson) -> Change[None]:
        """The table of the lesson, where the one person sits down as themselves."""
        setup = LessonGame(lesson).first_table(tuple(PLAYER_COLOURS))
        draft = TableDraft.of(setup, self._shelf[lesson.game].game)
        draft.seat(known_name(self._preferences), self._preferences.colour)
        return self._play(lesson, replace(setup, seats=draft.settle().seats))

    def _play(self, lesson: Lesson, setup: TableSetup) -> Change[None]:
        """A game of one's own, and perhaps another; then to the title."""

        def got_up(left: ExitReason) -> Change[None]:
            return self._play(lesson, setup) if left is ExitReason.REMATCH else Pop(None)

        return Push(self._shelf[lesson.game].open_table(setup, self._preferences), got_up)

    def key(self, name: str) -> Change[None]:
        return back_or_keys(name)
