"""The score slip: what my bugs are worth now and why, and what a choice would change."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from game.describe.rugs.names import KIND_SIGNS, SCORES
from game.describe.rugs.reasons import RULES, mosquitos, why
from game.rules.rugs import api as rugs
from game.words import _, with_sign
from scenes.kit import parts
from scenes.kit.display import Font, Item, Picture, Text
from scenes.kit.layout import Place
from scenes.kit.parts.svg import rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import BAD, FAINT_INK, GOOD, INK, LIT, MARKED
from scenes.rugs.board.highlights import OutcomePreview

HEAD: Final = 62.0
FOOT: Final = 76.0
LINES: Final = 2  # of a price; where one takes more, all of them are told in short
KINDS: Final = (*rugs.SCORING_ORDER, rugs.MOSQUITO)


def score_slip(
    frame: Frame,
    place: Place,
    hand: Sequence[rugs.Card],
    pairs: Sequence[rugs.Kind],
    outcome: OutcomePreview | None,
    seats: int,
) -> list[Item]:
    """A line for each type in the order of scoring, and the sum."""
    now = rugs.worth(hand, pairs, seats)
    then, shown, paired = now, hand, pairs
    if outcome is not None:
        shown, paired = outcome.hand, outcome.pairs
        then = rugs.worth(shown, paired, seats)
    title = _("If it ended now") if outcome is None else outcome.title
    items: list[Item] = [*parts.panel(place, radius=16.0), *_head(frame, place, title)]
    rows = parts.rows(
        parts.box(place.x, place.y + HEAD + 4, place.w, place.h - HEAD - FOOT - 8), len(KINDS)
    )
    held = rugs.kinds_in(shown)
    before = rugs.kinds_in(hand)
    for row, kind in zip(rows, KINDS, strict=True):
        if kind == rugs.MOSQUITO:
            count = held[rugs.MOSQUITO] - 2 * len(paired)
            words, points, change = mosquitos(count), "", 0
        else:
            line, old = then.of(kind), now.of(kind)
            count, words = line.count, why(kind, line)
            points = (
                f"{line.points}–{5 * count}" if kind == rugs.ANT and count else str(line.points)
            )
            change = line.points - old.points
        changed = change != 0 or held[kind] != before[kind]
        items += _row(
            frame, row, kind, count, words, points if count else "", change, changed=changed
        )
    return items + _foot(frame, place, now, then)


def _head(frame: Frame, place: Place, title: str) -> list[Item]:
    return [
        parts.fitted(frame, title, place.x + 24, place.y + 36, place.w - 48, 26, Font.TITLE),
        parts.rule(place.x + 18, place.y + HEAD, place.w - 36),
    ]


def _row(
    frame: Frame, row: Place, kind: rugs.Kind, count: int, words: str, points: str, change: int,
    *, changed: bool,
) -> list[Item]:  # fmt: skip
    items: list[Item] = []
    if changed:
        items.append(_row_light(row))
    size = min(40.0, row.h * 0.82)
    colour = INK if count else FAINT_INK
    right = row.right - (80 if changed else 26)
    points_wide = parts.width_of(frame, points or "0", 24, Font.TITLE, row.h)
    left = row.x + 104
    items += [
        Picture(KIND_SIGNS[kind], row.x + 42 - size / 2, row.cy - size / 2, size, size,
                0.0, 1.0 if count else 0.45),
        parts.fitted(frame, str(count) if count else "–", row.x + 80, row.cy - 1, 34, 24,
                     Font.TITLE, colour, "c", high=row.h),
        *parts.fitted_lines(frame, words, left, row.cy - 1, right - points_wide - 12 - left, row.h,
                            20, colour=INK if count else FAINT_INK),
        parts.fitted(frame, points, right, row.cy - 1, points_wide + 4, 24, Font.TITLE,
                     colour, "r", high=row.h),
    ]  # fmt: skip
    if change:
        items.append(
            parts.fitted(
                frame, with_sign(change), row.right - 20, row.cy - 1, 56, 22, Font.TITLE,
                GOOD if change > 0 else BAD, "r", high=row.h,
            )
        )  # fmt: skip
    return items


@lru_cache(maxsize=64)
def _row_light(row: Place) -> Item:
    w, h = row.w - 24, row.h - 4
    return shape(rect(0, 0, w, h, MARKED, 12, LIT, 2.6), row.x + 12, row.y + 2, w, h)


def range_of(value: rugs.Worth) -> str:
    """``39–47``: Ants may be worth so much or so much."""
    return str(value.points) if value.points == value.best else f"{value.points}–{value.best}"


def _foot(frame: Frame, place: Place, now: rugs.Worth, then: rugs.Worth) -> list[Item]:
    y = place.bottom - FOOT / 2 - 2
    right = place.right - 24
    whole = range_of(then)
    wide = parts.width_of(frame, whole, 32, Font.TITLE, FOOT)
    items: list[Item] = [
        parts.rule(place.x + 18, place.bottom - FOOT, place.w - 36),
        parts.fitted(frame, whole, right, y - 1, wide + 4, 32, Font.TITLE, align="r", high=FOOT),
    ]
    left = place.x + 24
    if now != then:
        old = range_of(now)
        old_wide = parts.width_of(frame, old, 24, Font.TITLE, FOOT)
        x = right - wide - 16
        items += [
            parts.fitted(frame, "→", x, y - 2, 34, 26, Font.BOLD, align="r", high=FOOT),
            parts.fitted(frame, old, x - 38, y, old_wide + 4, 24, Font.TITLE, FAINT_INK, "r",
                         high=FOOT),
        ]  # fmt: skip
        wide += 60 + old_wide
    room = right - wide - 16 - left
    words = parts.first_that_fits(frame, (_("Total"), ""), room, 22, Font.HEAVY)
    if words:
        items.append(parts.fitted(frame, words, left, y, room, 22, Font.HEAVY, high=FOOT))
    return items


def price_list(frame: Frame, place: Place) -> list[Item]:
    """What every type is worth, for whoever only watches."""
    items: list[Item] = [
        *parts.panel(place, radius=16.0),
        *_head(frame, place, _("What bugs are worth")),
    ]
    rows = parts.rows(
        parts.box(place.x, place.y + HEAD + 4, place.w, place.h - HEAD - 16), len(KINDS)
    )
    prices = [_price(frame, row, SCORES[kind]) for row, kind in zip(rows, KINDS, strict=True)]
    if any(len(told) > LINES or told[-1].text.endswith("…") for told in prices):
        prices = [_price(frame, row, RULES[kind]) for row, kind in zip(rows, KINDS, strict=True)]
    for row, kind, told in zip(rows, KINDS, prices, strict=True):
        size = min(44.0, row.h * 0.8)
        items.append(
            Picture(KIND_SIGNS[kind], row.x + 40 - size / 2, row.cy - size / 2, size, size)
        )
        items += told
    return items


def _price(frame: Frame, row: Place, words: str) -> tuple[Text, ...]:
    left = row.x + 76
    return parts.fitted_lines(frame, _(words), left, row.cy - 1, row.right - 20 - left, row.h, 19)
