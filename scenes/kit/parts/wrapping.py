"""Breaks a text into lines: where it may, and inside a word that is longer than a line."""

from __future__ import annotations

import re
from itertools import zip_longest
from math import ceil
from typing import Final

from scenes.kit.display import Font
from scenes.kit.graphemes import letters
from scenes.kit.parts.breaking import TextRun, moves, pieces
from scenes.kit.scene import Frame

IS_PATH: Final = re.compile(r"(?<=[/\\])")  # where the name of a file may be broken
HYPHEN: Final = "-"
WIDEST: Final = 1.1  # letters, in sizes
LAST: Final = TextRun("")


def wrap_exactly(
    frame: Frame, text: str, width: float, drawn: float, font: Font = Font.BOLD
) -> list[str]:
    """The text broken into lines of letters of exactly this size; a newline always breaks."""
    lines: list[str] = []
    for part in text.split("\n"):
        lines += _wrap(frame, part, width, drawn, font)
    return lines


def _wrap(frame: Frame, part: str, width: float, drawn: float, font: Font) -> list[str]:
    """What has no newline in it: lines as full as can be, then better ends for Japanese ones."""
    lines: list[str] = []
    current, at_blanks = "", set[int]()
    told = pieces(part)
    for piece, after in zip_longest(told, told[1:], fillvalue=LAST):
        longer = f"{current} {piece.text}" if piece.blank and current else current + piece.text
        hyphen = HYPHEN if after.soft else ""  # needs its room, should the line end here
        if current and not _fits(frame, longer + hyphen, width, drawn, font):
            lines.append(current + HYPHEN if piece.soft else current)
            longer = piece.text
            if piece.blank:
                at_blanks.add(len(lines))
        if not _fits(frame, longer, width, drawn, font):
            *whole, longer = _break_word(frame, longer, width, drawn, font)
            lines += whole
        current = longer
    lines.append(current)
    last = len(lines) - 1
    for at in range(last, 0, -1):  # the last one has room to spare, and passes it on
        if at not in at_blanks:
            line, following = lines[at - 1 : at + 1]
            for moved in moves(line, following, last=at == last, only=last == 1):
                end = len(line) - moved
                if _fits(frame, line[end:] + following, width, drawn, font):
                    lines[at - 1 : at + 1] = line[:end], line[end:] + following
                    break
    return lines


def _fits(frame: Frame, line: str, width: float, drawn: float, font: Font) -> bool:
    """Nothing is measured as long as even the widest letters would fit."""
    return len(line) * drawn * WIDEST <= width or frame.measure(line, drawn, font) <= width


def _break_word(frame: Frame, word: str, width: float, drawn: float, font: Font) -> list[str]:
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
