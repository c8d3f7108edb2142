"""The cards below the course: a choice each, and the ways from there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.coach.review.page import Kind
from game.words import N_, _, capitalise, in_turn
from scenes.kit import parts
from scenes.kit.display import Font
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK
from scenes.table.review.course import dot_size, numbered_dot

MOST: Final = 4  # cards side by side
EDGE: Final = 22.0
BUTTONS: Final = 62.0
SIDE: Final = 330.0  # for the ways, where they stand beside the sentences
TITLE, WORDS = 26.0, 21.0
KINDS: Final = {
    Kind.TURNING: N_("Turning point"),
    Kind.SMALL: N_("A small loss"),
    Kind.REMARK: N_("Only points"),
    Kind.BEST: N_("Your best choice"),
}


class Finding(NamedTuple):
    """A card: where it was, which kind it is, what is said of it."""

    number: int
    title: str
    kind: str
    said: tuple[str, ...]


def card(frame: Frame, place: Place, finding: Finding) -> Items:
    """One of them: its head, its sentences, and the ways from there below them."""
    inner = parts.inset(place, EDGE, 18)
    row = parts.box(inner.x, inner.bottom - BUTTONS, inner.w, BUTTONS)
    r = dot_size(frame)
    line = parts.drawn_size(frame, WORDS) * 1.25
    kind = parts.box(inner.x, inner.y + 2 * r + 8, inner.w, line)
    body = parts.box(inner.x, kind.bottom + 4, inner.w, row.y - 16 - kind.bottom)
    return (
        *parts.inlay(place),
        *_head(frame, inner, finding, inner.w),
        parts.fitted(frame, finding.kind, kind.x, kind.cy, kind.w, WORDS, Font.HEAVY, FAINT_INK),
        *_sentences(frame, body, finding),
        *_ways(frame, parts.columns(row, 2, 16), finding),
    )


def wide_card(frame: Frame, place: Place, finding: Finding) -> Items:
    """The same where one card has all the room: the ways stand beside its sentences."""
    inner = parts.inset(place, EDGE, 14)
    r = dot_size(frame)
    head = parts.box(inner.x, inner.y, inner.w, 2 * r + 8)
    side = parts.box(inner.right - SIDE, head.bottom, SIDE, inner.bottom - head.bottom)
    body = parts.box(inner.x, head.bottom, inner.w - SIDE - 24, side.h)
    half = inner.w * 0.46
    return (
        *parts.inlay(place),
        *_head(frame, inner, finding, inner.w - half),
        parts.fitted(
            frame, finding.kind, inner.right, inner.y + r, half, WORDS, Font.HEAVY, FAINT_INK, "r"
        ),
        *_sentences(frame, body, finding),
        *_ways(frame, parts.rows(side, 2, 14), finding),
    )


def _head(frame: Frame, place: Place, finding: Finding, wide: float) -> Items:
    r = dot_size(frame)
    left = 2 * r + 14
    return (
        *numbered_dot(frame, place.x + r, place.y + r, finding.number),
        parts.heading(frame, finding.title, place.x + left, place.y + r, wide - left, TITLE),
    )


def _sentences(frame: Frame, place: Place, finding: Finding) -> Items:
    """What it has cost stands out, then comes why."""
    first, *more = finding.said
    cost = parts.fitted_paragraph(
        frame, capitalise(first), place.x, place.y, place.w, place.h, WORDS, Font.HEAVY
    )
    if not more:
        return cost.items
    top = cost.bottom + 12
    why = parts.fitted_paragraph(
        frame, in_turn(more), place.x, top, place.w, place.bottom - top, WORDS
    )
    return (*cost.items, *why.items)


def _ways(frame: Frame, places: Sequence[Place], finding: Finding) -> Items:
    return (
        *_button(frame, places[0], f"look:{finding.number}", _("Look"), finding),
        *_button(frame, places[1], f"try:{finding.number}", _("Try it"), finding),
    )


def _button(frame: Frame, place: Place, name: str, words: str, finding: Finding) -> Items:
    """Whoever listens hears which card it belongs to."""
    spoken = _("{deed}: {what}").format(deed=words, what=finding.title)
    return parts.button(frame, place, name, words, size=24, spoken=spoken)


def nothing_yet(frame: Frame, place: Place, words: str) -> Items:
    """Where cards will lie."""
    said = parts.fitted_lines(
        frame, words, place.cx, place.cy, place.w - 160, place.h - 40, 24, colour=FAINT_INK,
        align="c",
    )  # fmt: skip
    return (*parts.empty_place(place), *said)
