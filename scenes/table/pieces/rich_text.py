"""Sentences with cards and signs between their words, set in as many lines as they need."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from game.describe.line import CardSpan, SignSpan, Span, WhoSpan
from scenes.kit import parts
from scenes.kit.display import Font, Item, Text
from scenes.kit.parts.breaking import may_part, moves, pieces
from scenes.kit.scene import Frame
from scenes.kit.theme import INK
from scenes.table.pieces.chip import card_chip, sign_chip

LEADING: Final = 1.42
CLOSE: Final = tuple(".,:;)?’'”")  # stands close to the word before


class _Bit(NamedTuple):
    """A word or a chip.

    Args:
        span: What it is; words are never broken.
        width: How wide it is.
        gap: Whether a blank parts it from the bit before.
        tied: Whether it stays on the line of the bit before.
    """

    span: Span
    width: float
    gap: bool
    tied: bool


def rich_text(
    frame: Frame,
    spans: Sequence[Span],
    x: float,
    y: float,
    width: float,
    size: float,
    colour: str = INK,
    font: Font = Font.BOLD,
) -> parts.Paragraph:
    """Wrapped lines from the top ``y`` on; words at ``size``, cards as chips among them."""
    like = Text("", x, y, parts.drawn_size(frame, size), font, colour)
    step = like.size * LEADING
    items: list[Item] = []
    middle = y + step / 2
    for line in _lines(list(_bits(frame, spans, like)), width, _wide(frame, " ", like)):
        items += _set(frame, line, like._replace(y=middle - 1))
        middle += step
    return parts.Paragraph(tuple(items), middle - step / 2)


def _wide(frame: Frame, words: str, like: Text) -> float:
    return frame.measure(words, like.size, like.font)


def _bits(frame: Frame, spans: Sequence[Span], like: Text) -> Iterator[_Bit]:
    gap, before = False, ""
    for span in spans:
        if isinstance(span, str):
            gap = span[:1].isspace()
            for piece in pieces(span):
                gap = (gap or piece.blank) and not piece.text.startswith(CLOSE)
                tied = not gap and not may_part(before, piece.text)
                yield _Bit(piece.text, _wide(frame, piece.text, like), gap, tied)
                gap, before = False, piece.text
            gap = span[-1:].isspace()
        else:
            tied = not gap and not may_part(before, "")
            yield _Bit(span, _chip(frame, span, 0, like).width, gap, tied)
            gap, before = False, ""


def _lines(bits: Sequence[_Bit], width: float, blank: float) -> list[list[_Bit]]:
    """Broken between words; what is tied stays with the word before it."""
    lines: list[list[_Bit]] = [[]]
    used = 0.0
    for at, bit in enumerate(bits):
        after = bits[at + 1] if at + 1 < len(bits) else None
        tail = after.width if after is not None and after.tied else 0.0
        gap = blank if bit.gap and lines[-1] else 0.0
        if lines[-1] and not bit.tied and used + gap + bit.width + tail > width:
            lines.append([])
            used = gap = 0.0
        lines[-1].append(bit)
        used += gap + bit.width
    for at in range(len(lines) - 1, 0, -1):
        _even(lines, at, width, blank)
    return lines


def _even(lines: list[list[_Bit]], at: int, width: float, blank: float) -> None:
    """Japanese before a line: a letter or two would look lost, and a phrase be torn apart."""
    line, following = lines[at - 1 : at + 1]
    first = _leading_words(following)
    if following[0].gap or not first:
        return
    words = "".join(reversed(_leading_words(line[::-1])))
    last = at == len(lines) - 1 and len(first) == len(following)
    for moved in moves(words, "".join(first), last=last, only=len(lines) == 2):
        count, letters = 0, 0
        while letters < moved:
            count += 1
            letters += len(str(line[-count].span))
        ends = [*line[len(line) - count :], *following]
        if sum(bit.width + blank * bit.gap for bit in ends) <= width:
            lines[at - 1 : at + 1] = line[: len(line) - count], ends
            return


def _leading_words(bits: Sequence[_Bit]) -> list[str]:
    words: list[str] = []
    for bit in bits:
        if not isinstance(bit.span, str):
            break
        words.append(bit.span)
    return words


def _set(frame: Frame, line: Sequence[_Bit], like: Text) -> Iterator[Item]:
    """One line; words that follow each other are one text."""
    blank, x, words = _wide(frame, " ", like), like.x, ""
    for number, bit in enumerate(line):
        gap = " " if bit.gap and number else ""
        if isinstance(bit.span, str):
            if not words:
                x += blank if gap else 0.0
            words += gap + bit.span if words else bit.span
            continue
        if words:
            yield like._replace(text=words, x=x)
            x += _wide(frame, words, like)
            words = ""
        x += blank if gap else 0.0
        piece = _chip(frame, bit.span, x, like)
        yield from piece.items
        x += piece.width
    if words:
        yield like._replace(text=words, x=x)


def _chip(frame: Frame, span: Span, x: float, like: Text) -> parts.Pill:
    match span:
        case CardSpan():
            return card_chip(frame, x, like.y + 1, span, like.size)
        case SignSpan():
            return sign_chip(frame, x, like.y + 1, span, like.size)
        case WhoSpan(name):
            label = like._replace(text=name, x=x, font=Font.TITLE)
            return parts.Pill((label,), frame.measure(name, like.size, Font.TITLE))
        case _:
            raise AssertionError(span)  # plain words are set together
