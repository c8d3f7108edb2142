"""A lesson in the list: its picture and title, the minutes it takes, and whether it is learned."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.lessons.lesson import DONE, Lesson
from game.lessons.pace import minutes
from game.words import _, ngettext
from game.words import number as number_words
from scenes.kit import parts
from scenes.kit.cards import CARD_RATIO
from scenes.kit.display import Card, Control, Font, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, FOCUS, PAPER_LIGHT
from scenes.shell.lists.said import facts

SIGN: Final = 36.0
NUMBER: Final = 38.0  # of its width, for the number
PICTURE: Final = 120.0
CARD: Final = "card:"
TITLE, NOTE = 25.0, 20.0
UPPER: Final = 0.6  # of the height, for the title


class Told(NamedTuple):
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
        """The same as a picture."""
        if self.kept == DONE:
            return "shared/token_check"
        return "shared/icon_replay" if self.state else "shared/icon_play"

    @property
    def time(self) -> str:
        """About how long it takes."""
        count = minutes(self.lesson)
        return ngettext("{count} minute", "{count} minutes", count).format(count=count)


def lesson_row(frame: Frame, row: Place, told: Told) -> Items:
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
        Control(told.name, *row[:4], parts.named(title, note)),
    )  # fmt: skip


def _picture(place: Place, told: Told) -> list[Item]:
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
