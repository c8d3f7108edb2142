"""Text of several lines: wrapped to a width, and made smaller until it keeps within a height."""

from __future__ import annotations

from typing import Final, NamedTuple

from scenes.kit.display import Font
from scenes.kit.parts.text import Items, drawn_size, fitted, with_smaller_letters
from scenes.kit.parts.wrapping import wrap_exactly
from scenes.kit.scene import Frame
from scenes.kit.theme import INK

LEADING: Final = 1.32


class Paragraph(NamedTuple):
    """Set lines, and where the next thing may begin."""

    items: Items
    bottom: float


def wrap(frame: Frame, text: str, width: float, size: float, font: Font = Font.BOLD) -> list[str]:
    """The text broken into lines between words; a newline always breaks."""
    return wrap_exactly(frame, text, width, drawn_size(frame, size), font)


def paragraph(
    frame: Frame,
    text: str,
    x: float,
    y: float,
    width: float,
    size: float = 22.0,
    font: Font = Font.BOLD,
    colour: str = INK,
    align: str = "l",
    leading: float = LEADING,
) -> Paragraph:
    """Wrapped lines. ``y`` is the top of the first line; ``x`` left, centre or right by align."""
    step = drawn_size(frame, size) * leading
    lines = wrap(frame, text, width, size, font)
    items = tuple(
        fitted(frame, line, x, y + step * (i + 0.5), width, size, font, colour, align, size)
        for i, line in enumerate(lines)
    )
    return Paragraph(items, y + step * len(lines))


def fitted_paragraph(
    frame: Frame,
    text: str,
    x: float,
    y: float,
    width: float,
    height: float,
    size: float = 22.0,
    font: Font = Font.BOLD,
    colour: str = INK,
    align: str = "l",
    floor: float = 18.0,
) -> Paragraph:
    """Wrapped lines that shrink until they keep within ``height`` as well."""
    while True:
        done = paragraph(frame, text, x, y, width, size, font, colour, align)
        if done.bottom <= y + height:
            return done
        if frame.letters > 1:
            frame = with_smaller_letters(frame)
        elif size > floor:
            size = max(floor, size - 1)
        else:
            return done
