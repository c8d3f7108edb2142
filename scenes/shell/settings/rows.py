"""The rows of the settings: what each one changes, and how it looks on the sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field
from typing import Final, Protocol

from game.languages import Language, current_code, languages_offered
from game.words import _, percent
from scenes.kit import parts
from scenes.kit.display import Control, Font, Item, Kind
from scenes.kit.key_labels import KeyLabels
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.svg import rect, shape
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, INK, LIT, PAPER_LIGHT, PAPER_SHADE
from scenes.shell.table_form.known import known_name

TITLE: Final = 25.0
NOTE: Final = 21.0
CONTROL: Final = 54.0
LETTERS: Final = 20.0  # in a control
TITLES: Final = 0.36  # of the width, where title and control stand side by side


class Row(Protocol):
    """A line of the sheet."""

    @property
    def group(self) -> str:
        """What the names of its controls begin with."""

    def is_shown(self, key_labels: KeyLabels) -> bool:
        """Whether there is something to choose in what is played."""

    def height(self, frame: Frame, width: float) -> float:
        """How much room it needs."""

    def draw(self, frame: Frame, place: Place, wishes: Preferences) -> Items:
        """The row in its place."""

    def change(self, wishes: Preferences, value: str) -> None:
        """One of its controls was used."""

    def reset(self, wishes: Preferences) -> None:
        """Back to the usual."""


def growth(frame: Frame) -> float:
    """How much larger than usual the letters in a control are."""
    return parts.roomier(frame, 1.0, LETTERS)


def side_by_side(frame: Frame) -> bool:
    """Whether a title has room beside its control; large letters stand above it."""
    return not frame.large


@dataclass(frozen=True)
class _Setting:
    """A title, one control, and perhaps a sentence below it.

    A title is a message, or which of the labels of a game is one; a game without it is not asked.
    """

    group: str
    title: str | Callable[[KeyLabels], str]
    wish: str  # the field of the preferences
    _: KW_ONLY
    note: str = ""

    def heading(self, key_labels: KeyLabels) -> str:
        """The title as a message."""
        return self.title if isinstance(self.title, str) else self.title(key_labels)

    def is_shown(self, key_labels: KeyLabels) -> bool:
        """Whether it has a title."""
        return bool(self.heading(key_labels))

    def height(self, frame: Frame, width: float) -> float:
        """The control, its title where that stands above, and the sentence."""
        title = 0.0 if side_by_side(frame) else parts.drawn_size(frame, TITLE) * 1.5
        return title + CONTROL * growth(frame) + self._note_height(frame, width)

    def draw(self, frame: Frame, place: Place, wishes: Preferences) -> Items:
        """Title, control, sentence."""
        high = CONTROL * growth(frame)
        if side_by_side(frame):
            left = parts.box(place.x, place.y, place.w * TITLES, high)
            right = parts.box(left.right, place.y, place.w - left.w, high)
        else:
            line = parts.drawn_size(frame, TITLE) * 1.5
            left = parts.box(place.x, place.y, place.w, line - 8)
            right = parts.box(place.x, place.y + line, place.w, high)
        title = _(self.heading(frame.key_labels))
        return (
            *parts.fitted_lines(
                frame, title, left.x, left.cy - 1, left.w - 20, left.h, TITLE, Font.TITLE
            ),
            *self.control(frame, right, wishes),
            *self._note(frame, right.x, right.bottom + 8, right.w).items,
        )

    def control(self, frame: Frame, place: Place, wishes: Preferences) -> Items:
        """What can be touched."""
        raise NotImplementedError

    def reset(self, wishes: Preferences) -> None:
        """Back to the usual."""
        setattr(wishes, self.wish, getattr(Preferences(), self.wish))

    def _note(self, frame: Frame, x: float, y: float, width: float) -> parts.Paragraph:
        if not self.note:
            return parts.Paragraph((), y)
        return parts.paragraph(frame, _(self.note), x, y, width, NOTE, colour=FAINT_INK)

    def _note_height(self, frame: Frame, width: float) -> float:
        room = width * (1 - TITLES) if side_by_side(frame) else width
        return self._note(frame, 0, 0, room).bottom + (8 if self.note else 0)


@dataclass(frozen=True)
class Pick(_Setting):
    """One of several: each option is (value, message, what the preferences then hold)."""

    options: Sequence[tuple[str, str, object]]

    def current(self, wishes: Preferences) -> str:
        """The option that holds now."""
        now = getattr(wishes, self.wish)
        return next(value for value, _words, held in self.options if held == now)

    def change(self, wishes: Preferences, value: str) -> None:
        """Choose another option."""
        held = {name: held for name, _words, held in self.options}
        setattr(wishes, self.wish, held[value])

    def control(self, frame: Frame, place: Place, wishes: Preferences) -> Items:
        title = _(self.heading(frame.key_labels))
        words = [(value, _(message)) for value, message, _held in self.options]
        return parts.choice(frame, place, self.group, words, self.current(wishes), title)


@dataclass(frozen=True)
class Swatches(Pick):
    """Options that show a colour each."""

    colours: Mapping[str, str] = field(default_factory=dict, kw_only=True)

    def control(self, frame: Frame, place: Place, wishes: Preferences) -> Items:
        """A patch for each option; the chosen one has a bright edge."""
        title, chosen = _(self.heading(frame.key_labels)), self.current(wishes)
        items: list[Item] = []
        cells = parts.columns(place, len(self.options), 16)
        for cell, (value, message, _held) in zip(cells, self.options, strict=True):
            words = _(message)
            name, on = f"{self.group}:{value}", value == chosen
            patch = parts.box(cell.x + 6, cell.y + 6, 56, cell.h - 12)
            edge = rect(0, 0, cell.w, cell.h, PAPER_LIGHT if on else PAPER_SHADE, 12, INK, 2.6)
            if on:
                edge += rect(3, 3, cell.w - 6, cell.h - 6, "none", 10, LIT, 4)
            fill = rect(0, 0, patch.w, patch.h, self.colours[value], 8, INK, 2)
            room = cell.right - patch.right - 26
            items += [
                *parts.ring_if(frame, name, cell, 12),
                shape(edge, *cell[:4]),
                shape(fill, *patch[:4]),
                parts.fitted(frame, words, patch.right + 12, cell.cy - 1, room, 20, high=cell.h),
                Control(
                    name,
                    *cell[:4],
                    parts.control_name(title, words),
                    kind=Kind.RADIO,
                    group=title,
                    value=words,
                    on=on,
                ),
            ]
        return tuple(items)


@dataclass(frozen=True)
class ScaleRow(_Setting):
    """A number from ``least`` to ``most`` in steps; shown in per cent of ``whole``."""

    least: float
    most: float
    step: float
    whole: float

    def change(self, wishes: Preferences, value: str) -> None:
        """A step less or more, not beyond the ends."""
        now = getattr(wishes, self.wish)
        kind = type(getattr(Preferences(), self.wish))
        steps = round(now / self.step) + (1 if value == "more" else -1)
        wanted = min(self.most, max(self.least, steps * self.step))
        setattr(wishes, self.wish, kind(round(wanted, 2)))

    def control(self, frame: Frame, place: Place, wishes: Preferences) -> Items:
        shown = percent(getattr(wishes, self.wish) / self.whole)
        spot = place._replace(w=min(place.w, 420 * growth(frame)))
        title = _(self.heading(frame.key_labels))
        return parts.stepper(frame, spot, self.group, shown, title)


def progress(language: Language) -> str:
    """That a language is not complete, and what is said instead; nothing of one that is."""
    if language.done >= 1:
        return ""
    share = percent(min(language.done, 0.99))  # the last sentence makes it whole
    return _("{percent} translated, the rest is in English").format(percent=share)


@dataclass(frozen=True)
class LanguagePick(_Setting):
    """The languages, one at a time, each as those who speak it call it."""

    def is_shown(self, key_labels: KeyLabels) -> bool:
        return len(languages_offered()) > 1

    def change(self, wishes: Preferences, value: str) -> None:
        """The next one or the one before it, round and round."""
        codes = [language.code for language in languages_offered()]
        now = codes.index(current_code()) if current_code() in codes else 0
        wishes.language = codes[(now + (1 if value == "more" else -1)) % len(codes)]

    def control(self, frame: Frame, place: Place, wishes: Preferences) -> Items:
        now = next((each for each in languages_offered() if each.code == current_code()), None)
        spot = place._replace(w=min(place.w, 420 * growth(frame)))
        title = _(self.heading(frame.key_labels))
        name = current_code() if now is None else now.name
        return (
            *parts.stepper(frame, spot, self.group, name, title),
            *(() if now is None else self._progress(frame, place, spot, progress(now))),
        )

    @staticmethod
    def _progress(frame: Frame, place: Place, beside: Place, words: str) -> Items:
        """Beside a language that is not complete, as far as there is room."""
        room = place.right - beside.right - 24
        if not words or room < beside.w / 2:
            return ()
        return parts.fitted_lines(
            frame, words, beside.right + 24, place.cy, room, place.h, NOTE, colour=FAINT_INK
        )


@dataclass(frozen=True)
class PersonRow(_Setting):
    """Who plays here: a button that leads to where that is said."""

    def change(self, wishes: Preferences, value: str) -> None:
        """Said elsewhere."""

    def reset(self, wishes: Preferences) -> None:
        """People stay who they are."""

    def control(self, frame: Frame, place: Place, wishes: Preferences) -> Items:
        """The name, or the question while nobody has answered it."""
        spot = place._replace(w=min(place.w, 420 * growth(frame)))
        return parts.button(
            frame, spot, self.group, known_name(wishes) or _("Who are you?"), size=24
        )


@dataclass(frozen=True)
class Sample:
    """Words that show what letters look like now."""

    group: str = ""

    def is_shown(self, key_labels: KeyLabels) -> bool:
        """Whether there are such words."""
        return bool(key_labels.sample)

    def height(self, frame: Frame, width: float) -> float:
        """As many lines as the words need."""
        return self._set(frame, 0, 0, width).bottom + 24

    def draw(self, frame: Frame, place: Place, wishes: Preferences) -> Items:
        """A slip of paper."""
        slip = place._replace(h=self.height(frame, place.w))
        said = self._set(frame, place.x, place.y + 12, place.w)
        return (*parts.inlay(slip, PAPER_LIGHT, 10.0), *said.items)

    def _set(self, frame: Frame, x: float, y: float, width: float) -> parts.Paragraph:
        return parts.paragraph(frame, _(frame.key_labels.sample), x + 20, y, width - 40, 24)

    def change(self, wishes: Preferences, value: str) -> None:
        """Nothing to use."""

    def reset(self, wishes: Preferences) -> None:
        """Nothing to put back."""
