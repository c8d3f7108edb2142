"""The bubble about a choice in focus: what it would do, or which rule does not allow it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.describe.line import CardSpan
from game.words import _
from scenes.kit import parts
from scenes.kit.cards import CHIP_RATIO
from scenes.kit.display import Font, Item, Picture, Text
from scenes.kit.layout import Place
from scenes.kit.parts import Items, fitted, line_or_lines
from scenes.kit.parts.wrapping import wrap_exactly
from scenes.kit.scene import Frame
from scenes.kit.theme import BAD, GOOD, INK, INLAY_LINE
from scenes.table.pieces.chip import MINI, mini_card

CLEAR, CLEAR_LARGE = 44.0, -20.0  # of the name below my card
LINE_LARGE: Final = 48.0  # what a promise in large letters needs for each thing it says
ASIDE: Final = 100.0  # a bubble that keeps off what lies beside its place
WHY_LINE, WHY_LINE_LARGE = 37.0, 50.0
BESIDE_KEY: Final = 22.0  # between the words and the key that opens their rule
SMALL: Final = 0.72  # of their size, letters that rather take two lines
INSTEAD: Final = 50.0  # the height of the line with the cards that are allowed
WIDER: Final = 130.0  # than its place may a promise be
QUIET: Final = INLAY_LINE  # the edge of a note that nobody has to heed


def promise(
    frame: Frame,
    place: Place,
    card: CardSpan,
    says: Sequence[tuple[str, str]],
    clear: float = CLEAR,
) -> list[Item]:
    """The caption with a green edge: what the card in focus would do.

    It begins ``clear`` to the right of its place at the earliest.
    """
    size = 23.0
    widths = [parts.width_of(frame, words, size) for _, words in says]
    total = sum(widths) + 58 * len(says) + MINI * CHIP_RATIO + 60
    if frame.large or total > place.w + WIDER:
        return _promise_in_lines(frame, place, card, says)
    box = Place(max(place.cx - total / 2, place.x + clear), place.cy - 29, total, 58)
    items: list[Item] = [*parts.bubble(box, GOOD)]
    items += mini_card(frame, box.x + 22, box.cy, card, 38)
    x = box.x + 22 + MINI * CHIP_RATIO + 20
    for (sign, words), width in zip(says, widths, strict=True):
        items.append(Picture(sign, x, box.cy - 19, 38, 38))
        items.append(fitted(frame, words, x + 44, box.cy - 1, width + 6, size))
        x += width + 62
    return items


def _promise_in_lines(
    frame: Frame, place: Place, card: CardSpan, says: Sequence[tuple[str, str]]
) -> list[Item]:
    """The same in large letters or long words: each thing it would do has a line."""
    beside = 2 * MINI + 104.0  # the card, a sign, and the edges
    wide = max(parts.width_of(frame, words, 23) for _, words in says) + beside
    wide = min(wide, place.w + WIDER)
    high = 30.0 + LINE_LARGE * len(says)
    left = max(place.cx - wide / 2, place.x + CLEAR_LARGE)
    box = Place(left, place.bottom - high, wide, high)
    items: list[Item] = [*parts.bubble(box, GOOD), *mini_card(frame, box.x + 22, box.cy, card, 46)]
    x = box.x + 2 * MINI + 36
    for row, (sign, words) in enumerate(says):
        y = box.y + 15 + LINE_LARGE * (row + 0.5)
        items.append(Picture(sign, x, y - 21, 42, 42))
        items += line_or_lines(frame, words, x + 50, y - 1, wide - beside + 4, LINE_LARGE, 23)
    return items


def why_not_bubble(
    frame: Frame,
    place: Place,
    tip: tuple[float, float] | None,
    rule: str,
    reason: str,
    instead: Sequence[CardSpan] = (),
    lead: str = "",
    *,
    firm: bool = True,
    clear: float = 40.0,
) -> list[Item]:
    """The caption with an edge: the rule, the reason, the cards that are allowed.

    ``firm``: somebody has tried it. Red means that; who only points gets a quiet note. It begins
    ``clear`` to the right of its place at the earliest.
    """
    rule_width, reason_width = (
        parts.width_of(frame, rule, 27, Font.TITLE), parts.width_of(frame, reason, 24)
    )  # fmt: skip
    key = parts.rule_key_width(frame) + BESIDE_KEY
    wide = max(rule_width + reason_width + 130 + key, 620.0)
    if frame.large or wide > place.w + 2 * ASIDE:
        return _why_not_in_lines(frame, place, tip, (rule, reason), (instead, lead), firm=firm)
    wide = min(wide, place.w + 300)
    high = 104.0 if instead else 62.0
    left = max(place.cx - wide / 2, place.x + clear)
    box = Place(left, place.bottom - high + 2, wide, high)
    first, second = box.y + (32 if instead else 30), box.y + 73
    beside = Place(box.x + 82 + rule_width, first, wide - rule_width - 106 - key, 0)
    below = Place(box.x + 68, second, wide - 92, 0)
    items: list[Item] = [
        *parts.bubble(box, BAD if firm else QUIET, tip),
        Picture(_sign(firm=firm), box.x + 18, first - 20, 40, 40),
        fitted(frame, rule, box.x + 68, first - 1, rule_width + 4, 27, Font.TITLE, _ink(firm=firm)),
        fitted(frame, reason, beside.x, beside.y - 1, beside.w, 24),
        *parts.rule_key(frame, box.right - 20, first),
    ]
    if instead:
        items += _instead(frame, below, lead or _("You can play:"), instead)
    return items


def _why_not_in_lines(
    frame: Frame,
    place: Place,
    tip: tuple[float, float] | None,
    said: tuple[str, str],
    may: tuple[Sequence[CardSpan], str],
    *,
    firm: bool,
) -> list[Item]:
    """The same with long words: the rule, the reason and what is allowed have a line each."""
    (rule, reason), (instead, lead) = said, may
    widths = (
        parts.width_of(frame, rule, 27, Font.TITLE), parts.width_of(frame, reason, 24)
    )  # fmt: skip
    key = parts.rule_key_width(frame) + BESIDE_KEY
    wide = min(
        max(widths[0] + key, widths[1]) + 102, place.w + (160 if frame.large else ASIDE - 40)
    )
    step = WHY_LINE_LARGE if frame.large else WHY_LINE
    left, first, room = 68.0, 30.0, wide - 92
    why, more = _reason(frame, reason, room, first + step - 1)
    high = step * (3 if instead else 2) + more + 18
    clear = place.x + (CLEAR_LARGE if frame.large else 40)  # of the name below my card
    box = Place(max(place.cx - wide / 2, clear), place.bottom - high + 2, wide, high)
    left, first = box.x + left, box.y + first
    items: list[Item] = [
        *parts.bubble(box, BAD if firm else QUIET, tip),
        Picture(_sign(firm=firm), box.x + 18, first - 20, 40, 40),
        fitted(frame, rule, left, first - 1, room - key, 27, Font.TITLE, _ink(firm=firm)),
        *parts.rule_key(frame, box.right - 20, first),
        *parts.shift(why, left, box.y),
    ]
    if instead:
        below = Place(left, first + 2 * step + more, room, 0)
        items += _instead(frame, below, lead or _("You can play:"), instead)
    return items


def _reason(frame: Frame, words: str, room: float, y: float) -> tuple[Items, float]:
    """One line around ``y``, or two where it would be small. And how much lower they reach."""
    size = parts.drawn_size(frame, 24)
    if not frame.large or frame.measure(words, size, Font.BOLD) * SMALL <= room:
        return line_or_lines(frame, words, 0, y, room, INSTEAD, 24), 0.0
    while len(lines := wrap_exactly(frame, words, room, size)) > 2 and size > 24:
        size -= 1
    step = size * 1.16
    drawn = tuple(
        Text(line, 0, y + step * row, size, Font.BOLD, INK) for row, line in enumerate(lines)
    )
    return drawn, step * (len(lines) - 1)


def _sign(*, firm: bool) -> str:
    return "shared/token_cross" if firm else "shared/icon_help"


def _ink(*, firm: bool) -> str:
    return BAD if firm else INK


def _instead(frame: Frame, place: Place, lead: str, cards: Sequence[CardSpan]) -> list[Item]:
    """What may be done: some words and the cards."""
    room = place.w - (MINI * CHIP_RATIO + 8) * len(cards) - 16
    words = line_or_lines(frame, lead, place.x, place.y, room, INSTEAD, 22)
    items: list[Item] = [*words]
    x = place.x + 16 + max(frame.measure(line.text, line.size, Font.BOLD) for line in words)
    for card in cards:
        items += mini_card(frame, x, place.y + 1, card)
        x += MINI * CHIP_RATIO + 8
    return items
