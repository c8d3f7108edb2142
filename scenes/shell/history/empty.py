"""The history before there is anything to tell: an empty podium that waits."""

from __future__ import annotations

from typing import Final

from game.history import Report
from game.words import N_, _, ngettext, number
from scenes.kit import parts
from scenes.kit.display import Glow, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, LANTERN

FOOT: Final = 66.0
STUMPS: Final = ((2, -188.0, 250.0), (3, 188.0, 190.0), (1, 0.0, 330.0))  # place, aside, height
WAITING: Final = N_(
    "Nothing here yet. Finish a game, and these pages show who wins how often, where "
    "the points come from and which games were closest."
)


def without(
    frame: Frame, inner: Place, report: Report | None, progress: tuple[int, int] | None
) -> Items:
    """The sheet while the first games are read, or when there are none. Its control is ``back``."""
    words = reading(progress) if report is None else _(WAITING)
    foot = inner.bottom - FOOT
    ground = inner.y + inner.h * 0.64
    step = parts.drawn_size(frame, 26) * 1.32
    wide = min(1040.0, inner.w)
    told = parts.fitted_paragraph(
        frame, words, inner.cx, ground + 44, wide, step * 3, 26, colour=FAINT_INK, align="c"
    )
    lost = left_out(report.skipped) if report is not None and report.skipped else ""
    return (
        parts.heading(frame, _("History"), inner.x, inner.y + 31, inner.w, 44),
        *_podium(inner.cx, ground),
        *told.items,
        parts.fitted(frame, lost, inner.x, foot + FOOT / 2, inner.w - 300, 21, colour=FAINT_INK),
        *parts.button(
            frame, parts.box(inner.right - 260, foot, 260, FOOT), "back", _("Back"), key="Esc"
        ),
    )


def reading(progress: tuple[int, int] | None) -> str:
    """What is being done, and how far it is."""
    if progress is None or not progress[1]:
        return _("Looking for finished games.")
    done, all_of_them = map(number, progress)
    return _("Reading the records: {number} of {all}.").format(number=done, all=all_of_them)


def left_out(skipped: int) -> str:
    """How many records tell nothing."""
    words = ngettext(
        "{count} record could not be read",
        "{count} records could not be read",
        skipped,
    )
    return words.format(count=number(skipped))


def _podium(x: float, ground: float) -> Items:
    """Three stumps in lantern light, and a crown that nobody wears."""
    items: list[Item] = [Glow(x, ground - 190, 420, LANTERN, 0.5)]
    for place, aside, high in STUMPS:
        wide = high * 280 / {1: 470.0, 2: 360.0, 3: 270.0}[place]
        items.append(
            Picture(f"shared/prop_podium_{place}", x + aside - wide / 2, ground - high, wide, high)
        )
    items.append(Picture("shared/prop_crown_big", x - 62, ground - 440, 124, 98))
    return tuple(items)
