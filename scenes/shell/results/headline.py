"""The headline over the podium: who has won, and why."""

from __future__ import annotations

from scenes.kit import parts
from scenes.kit.display import Font, Text
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import GOLD, INK
from scenes.shell.results.result import FinalResult


def headline(frame: Frame, place: Place, result: FinalResult) -> Items:
    """Who has won in large letters, and below it on a ribbon why."""
    title = parts.heading(frame, result.title, place.cx, place.y + 42, place.w - 20, 72, "c")
    return (
        parts.rimmed(title, GOLD, 8),
        *_verdict(frame, place, result.verdict),
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
