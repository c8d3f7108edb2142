"""Setting text: measured, so that nothing leaves its box.

Letters never get smaller than twelve real pixels. In a small window they therefore take more
room in design units than their size says; ``drawn_size`` is what to reckon with.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from math import inf
from typing import Final, NamedTuple

from scenes.kit.display import Font, Item, Text
from scenes.kit.graphemes import letters
from scenes.kit.parts.breaking import unbroken
from scenes.kit.parts.wrapping import wrap_exactly
from scenes.kit.scene import Frame
from scenes.kit.theme import INK, WHITE

Items = tuple[Item, ...]

SMALLEST_PIXELS: Final = 12.0
TIGHT: Final = 1.12  # the same where there is hardly room for two lines
TIGHTEST: Final = 1.0  # and where there is less still
HAIR: Final = 0.05  # design units by which sums of the same widths may differ
SMALL, MOST = 18.0, 0.8  # letters of this size grow by so much of what is wished,
LARGEST, LEAST = 48.0, 0.25  # those of this size by so much
STEP: Final = 0.1  # between two sizes of letters that are tried
OF_HEIGHT: Final = 0.78  # of a box: higher letters touch its edges


class Fit(NamedTuple):
    """A text as it fits: perhaps smaller, at the very worst shortened."""

    text: str
    size: float
    width: float


def usual_size(frame: Frame, size: float) -> float:
    """The size in design units at which text appears to whoever wants no large letters."""
    return max(size, SMALLEST_PIXELS / frame.scale)


def drawn_size(frame: Frame, size: float, high: float = inf) -> float:
    """The size in design units at which text of this size really appears.

    Small letters grow most: those of a headline are large already. In a box of a fixed height
    they only grow as far as it holds them.
    """
    return _drawn_size(frame.scale, frame.letters, size, high)


@lru_cache(maxsize=1024)  # asked for every text of every picture, always for the same few sizes
def _drawn_size(scale: float, letters: float, size: float, high: float) -> float:
    share = min(MOST, max(LEAST, MOST - (size - SMALL) * (MOST - LEAST) / (LARGEST - SMALL)))
    grown = size * (1 + share * (letters - 1))
    return max(size, SMALLEST_PIXELS / scale, min(grown, high * OF_HEIGHT))


def with_smaller_letters(frame: Frame) -> Frame:
    """The same window with letters a step smaller, down to the usual ones."""
    return replace(frame, letters=max(1.0, frame.letters - STEP))


def width_of(
    frame: Frame, text: str, size: float, font: Font = Font.BOLD, high: float = inf
) -> float:
    """How wide a text is, in design units."""
    return frame.measure(text, drawn_size(frame, size, high), font)


def fit_text(
    frame: Frame,
    text: str,
    width: float,
    size: float,
    font: Font = Font.BOLD,
    floor: float = 18.0,
    high: float = inf,
) -> Fit:
    """The text at the largest size up to ``size`` that fits; below ``floor`` it is shortened."""
    now = drawn_size(frame, size, high)
    if size < floor:
        now = max(now, usual_size(frame, floor))
    room = frame.measure(text, now, font)
    if room <= width + HAIR:
        return Fit(text, now, room)
    least = usual_size(frame, floor)
    while room > width + HAIR and now > least:
        now = max(least, min(now - 1, now * width / room))
        room = frame.measure(text, now, font)
    short = text
    pieces = list(letters(text)) if room > width + HAIR else []
    while room > width + HAIR and len(pieces) > 1:
        pieces.pop()
        short = "".join(pieces).rstrip()
        room = frame.measure(short + "…", now, font)
    return Fit(text if short == text else short + "…", now, room)


def fitted(
    frame: Frame,
    text: str,
    x: float,
    y: float,
    width: float,
    size: float,
    font: Font = Font.BOLD,
    colour: str = INK,
    align: str = "l",
    floor: float = 18.0,
    high: float = inf,
) -> Text:
    """One line that keeps within ``width``, and in a box that is ``high``."""
    fit = fit_text(frame, text, width, size, font, floor, high)
    return Text(fit.text, x, y, fit.size, font, colour, align)


def fitted_lines(
    frame: Frame,
    text: str,
    x: float,
    y: float,
    width: float,
    high: float,
    size: float,
    font: Font = Font.BOLD,
    colour: str = INK,
    align: str = "l",
    floor: float = 18.0,
) -> tuple[Text, ...]:
    """One line around ``y``, or where it would be cut as many small ones as the height holds."""
    line = fitted(frame, text, x, y, width, size, font, colour, align, floor, high)
    return (line,) if line.text == text else _small_lines(frame, line, text, width, high, floor)


def line_or_lines(
    frame: Frame,
    text: str,
    x: float,
    y: float,
    width: float,
    high: float,
    size: float,
    font: Font = Font.BOLD,
    colour: str = INK,
    align: str = "l",
    floor: float = 18.0,
) -> tuple[Text, ...]:
    """The same where a single line may be as high as it likes: only more have to keep within."""
    line = fitted(frame, text, x, y, width, size, font, colour, align, floor)
    return (line,) if line.text == text else _small_lines(frame, line, text, width, high, floor)


def _small_lines(
    frame: Frame, like: Text, text: str, width: float, high: float, floor: float
) -> tuple[Text, ...]:
    """Around the middle of a line and like it; the last one may be cut."""
    least = usual_size(frame, floor)
    lines = wrap_exactly(frame, text, width, least, like.font)
    most = max(1, int(high / (least * TIGHTEST)))
    if len(lines) > most:
        lines = [*lines[: most - 1], unbroken(lines[most - 1 :])]
    step = min(least * TIGHT, high / len(lines))
    top = like.y - step * (len(lines) - 1) / 2
    return tuple(
        fitted(frame, words, like.x, top + step * row, width, floor, like.font, like.colour,
               like.align, floor, step)
        for row, words in enumerate(lines)
    )  # fmt: skip


def first_that_fits(
    frame: Frame, wordings: Sequence[str], width: float, size: float, font: Font = Font.BOLD
) -> str:
    """The first wording that fits at the size it will be drawn; else the last one."""
    for words in wordings:
        if width_of(frame, words, size, font) <= width:
            return words
    return wordings[-1]


def first_whole(
    frame: Frame,
    wordings: Sequence[str],
    width: float,
    size: float,
    font: Font = Font.BOLD,
    floor: float = 18.0,
) -> str:
    """The first wording that fits, be it in smaller letters; else the last one."""
    for words in wordings[:-1]:
        if fit_text(frame, words, width, size, font, floor).text == words:
            return words
    return wordings[-1]


def heading(
    frame: Frame, text: str, x: float, y: float, width: float, size: float = 48.0, align: str = "l"
) -> Text:
    """A screen or panel heading in the title face; a long one may be small."""
    line = fitted(frame, text, x, y, width, size, Font.TITLE, INK, align, floor=24.0)
    return (
        line
        if line.text == text
        else fitted(frame, text, x, y, width, size, Font.TITLE, INK, align)
    )


def with_rim(line: Text, colour: str = WHITE, rim: float = 7.0) -> Text:
    """The same line with a dark rim: it can be read over anything."""
    return line._replace(colour=colour, outline=INK, outline_width=rim)
