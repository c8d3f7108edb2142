"""The headline over the podium: who has won, and why."""

from __future__ import annotations

from typing import Final

from scenes.kit import parts
from scenes.kit.display import Font, Picture, Text
from scenes.kit.layout import Layout, Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import GOLD, INK, PAPER_LIGHT
from scenes.shell.results.result import FinalResult

SIGN: Final = 48.0
HIGH: Final = 60.0
EDGE: Final = 20.0  # below a line at the foot


def headline(frame: Frame, place: Place, result: FinalResult) -> Items:
    """Who has won in large letters, and below it on a ribbon why."""
    title = parts.heading(frame, result.title, place.cx, place.y + 42, place.w - 20, 72, "c")
    return (
        parts.rimmed(title, GOLD, 8),
        *_verdict(frame, place, result.verdict),
    )


def line_below(frame: Frame, layout: Layout, words: str) -> Items:
    """A line at the foot of the podium, beside the buttons: what went into the case."""
    if not words:
        return ()
    head = layout["headline"]
    place = parts.box(head.x, frame.height - EDGE - HIGH, head.w - 20, HIGH)
    text = parts.box(place.x + SIGN + 28, place.y, place.w - SIGN - 48, place.h)
    return (
        *parts.bar(place),
        Picture("shared/prop_case", place.x + 14, place.cy - SIGN / 2, SIGN, SIGN),
        *parts.fitted_lines(
            frame, words, text.x, text.cy, text.w, text.h - 8, 24, colour=PAPER_LIGHT
        ),
    )


def _verdict(frame: Frame, place: Place, verdict: str) -> Items:
    """Why, on a ribbon; in large letters, and in long words, it may take two lines."""
    words = parts.fit_text(frame, verdict, place.w - 80, 26)
    lines = [words.text]
    is_cut = words.text != verdict
    if is_cut or (frame.large and words.size < parts.drawn_size(frame, 26)):
        lines = parts.wrap(frame, verdict, place.w - 80, 26)
        words = parts.fit_text(frame, max(lines, key=len), place.w - 80, 26)
    high = max(52.0, words.size * 1.35 * len(lines) + 10)
    ribbon = parts.centred(place.cx, place.y + 92 + high / 2, words.width + 84, high)
    step = words.size * 1.3
    top = ribbon.cy - 1 - step * (len(lines) - 1) / 2
    return (
        *parts.ribbon(ribbon),
        *(
            Text(line, ribbon.cx, top + step * row, words.size, Font.BOLD, INK, "c")
            for row, line in enumerate(lines)
        ),
    )
