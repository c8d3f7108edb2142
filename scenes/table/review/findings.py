"""The cards below the course: a choice each, and the ways from there."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.coach.review import Kind, Measure, TurningPoint
from game.words import N_, _, ngettext
from scenes.kit import parts
from scenes.kit.display import Font, Item
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK
from scenes.table.review.course import DOT, numbered

MOST: Final = 4  # cards side by side
EDGE: Final = 22.0
BUTTONS: Final = 62.0
TITLE, WORDS = 26.0, 21.0
KINDS: Final = {
    Kind.TURNING: N_("Turning point"),
    Kind.SMALL: N_("Small"),
    Kind.REMARK: N_("Only points"),
    Kind.BEST: N_("Your best choice"),
}


class Finding(NamedTuple):
    """A card: where it was, which kind it is, what was chosen, what is said of it."""

    number: int
    title: str
    kind: str
    chosen: str
    said: tuple[str, ...]


def kind_words(point: TurningPoint) -> str:
    """``Turning point, about 7 of 100``."""
    kind, count = _(KINDS[point.kind]), round(point.loss)
    if point.kind is Kind.BEST or not count:
        return kind
    if point.measure is Measure.CHANCE:
        return _("{kind}, about {count} of 100").format(kind=kind, count=count)
    return ngettext("{kind}, about {count} point", "{kind}, about {count} points", count).format(
        kind=kind, count=count
    )


def card(frame: Frame, place: Place, finding: Finding) -> Items:
    """One of them."""
    inner = parts.inset(place, EDGE, 18)
    high = parts.roomier(frame, BUTTONS) if frame.large else BUTTONS
    dot = parts.roomier(frame, DOT, 19)
    left = inner.x + 2 * dot + 14
    line = parts.drawn_size(frame, WORDS) * 1.25
    title = parts.heading(frame, finding.title, left, inner.y + dot, inner.right - left, TITLE)
    y = inner.y + 2 * dot + 8
    items: list[Item] = [
        *parts.inlay(place),
        *numbered(frame, inner.x + dot, inner.y + dot, finding.number),
        title,
        parts.fitted(frame, finding.kind, inner.x, y + line / 2, inner.w, WORDS, Font.HEAVY,
                     FAINT_INK),
        parts.fitted(frame, finding.chosen, inner.x, y + line * 1.5, inner.w, WORDS, Font.HEAVY),
    ]  # fmt: skip
    top, low = y + line * 2 + 10, inner.bottom - high - 12
    items += parts.fitted_paragraph(
        frame, " ".join(finding.said), inner.x, top, inner.w, low - top, WORDS
    ).items
    row = parts.box(inner.x, inner.bottom - high, inner.w, high)
    look, retry = parts.columns(row, 2, 16)
    return (
        *items,
        *_button(frame, look, f"look:{finding.number}", _("Look"), finding),
        *_button(frame, retry, f"try:{finding.number}", _("Try it"), finding),
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
