"""Where a text breaks into lines: between words, and inside one that is longer than a line."""

from __future__ import annotations

import re
from math import ceil
from typing import Final

from scenes.kit.display import Font
from scenes.kit.graphemes import letters
from scenes.kit.scene import Frame

IS_PATH: Final = re.compile(r"(?<=[/\\])")  # where the name of a file may be broken
HYPHEN: Final = "-"


def wrap_exactly(
    frame: Frame, text: str, width: float, drawn: float, font: Font = Font.BOLD
) -> list[str]:
    """The text broken into lines of letters of exactly this size; a newline always breaks."""
    lines: list[str] = []
    for part in text.split("\n"):
        current = ""
        for word in part.split():
            longer = f"{current} {word}" if current else word
            if current and frame.measure(longer, drawn, font) > width:
                lines.append(current)
                longer = word
            if len(longer) * drawn > width and frame.measure(longer, drawn, font) > width:
                *whole, longer = _broken(frame, longer, width, drawn, font)
                lines += whole
            current = longer
        lines.append(current)
    return lines


def _broken(frame: Frame, word: str, width: float, drawn: float, font: Font) -> list[str]:
    """A word that is longer than a line, in as few lines as can be."""
    if IS_PATH.search(word):
        return _broken_path(frame, word, width, drawn, font)
    signs = letters(word)
    for count in range(2, len(signs)):
        each = ceil(len(signs) / count)
        *pieces, last = ("".join(signs[at : at + each]) for at in range(0, len(signs), each))
        lines = [*(piece + HYPHEN for piece in pieces), last]
        if all(frame.measure(line, drawn, font) <= width for line in lines):
            return lines
    return [word]


def _broken_path(frame: Frame, path: str, width: float, drawn: float, font: Font) -> list[str]:
    """The name of a file in lines, after a folder wherever that is possible: all of it counts."""
    lines = [""]
    for name in IS_PATH.split(path):
        longer = lines[-1] + name
        if frame.measure(longer, drawn, font) <= width:
            lines[-1] = longer
            continue
        lines += [""] if lines[-1] else []
        for letter in letters(name):
            if lines[-1] and frame.measure(lines[-1] + letter, drawn, font) > width:
                lines.append("")
            lines[-1] += letter
    return lines
