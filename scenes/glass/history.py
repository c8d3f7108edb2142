"""What the history tells of Under Glass alone: where points come from, and who meets the Spider."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.history import Person, Player, Report
from game.words import N_, _, number
from scenes.glass.palette import SOFT
from scenes.kit import parts
from scenes.kit.display import Font, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, PAPER_SHADE, SEAT_COLOURS
from scenes.shell.history.jar import jar
from scenes.shell.history.words import HistoryPage, HistoryWords, Source, name_of

SOURCES: Final = (
    Source("case_blue", N_("Blue"), SOFT["B"]),
    Source("case_green", N_("Green"), SOFT["G"]),
    Source("case_gold", N_("Gold"), SOFT["Y"]),
    Source("case_leaf", N_("Leaf pairs"), SOFT["R"]),
    Source("case_stags", N_("Stags"), SOFT["S"]),
    Source("case_moths", N_("Moths"), SOFT["M"]),
    Source("case_coins", N_("Coins"), SOFT["coins"]),
)
GAP: Final = 28.0
MOST: Final = 6  # people with a row of their own
ROW: Final = 112.0


def history_words() -> HistoryWords:
    """Under Glass's part of the history."""
    return HistoryWords((), SOURCES, (HistoryPage("cases", N_("Cases"), _draw),))


def _draw(frame: Frame, place: Place, report: Report, _leaf: int) -> Items:
    """Cards in a case on the left, coins and the Spider on the right."""
    left, right = parts.columns(place, 2, GAP)
    people = [one for one in report.people if one.player is not Player.NEUTRAL][:MOST]
    laid = _("Cards in a case"), _("How many were laid in a game."), "cards_laid"
    spider = _("The Spider"), _("How often it came in their turn, a game."), "spider_seen"
    return (
        *_bars(frame, left, people, laid, "glass/square_back", 0),
        *_bars(frame, right, people, spider, "glass/square_spider", 2),
    )


def _bars(
    frame: Frame,
    place: Place,
    people: Sequence[Person],
    told: tuple[str, str, str],
    sign: str,
    digits: int,
) -> Items:
    """A field with its heading and a sentence, and a jar for everybody."""
    title, note, what = told
    inner = parts.inset(place, 30, 24)
    head, below = parts.drawn_size(frame, 30) * 1.5, parts.drawn_size(frame, 20) * 1.7
    top = inner.y + head + below
    high = min((inner.bottom - top) / max(1, len(people)), ROW)
    counts = [_each(person, what) for person in people]
    most = max(counts, default=0.0) or 1.0
    items: list[Item] = [
        *parts.inlay(place),
        parts.heading(frame, title, inner.x, inner.y + 16, inner.w, 30),
        *parts.fitted_lines(
            frame, note, inner.x, inner.y + head + below * 0.3, inner.w, below * 1.2, 20,
            colour=FAINT_INK,
        ),
    ]  # fmt: skip
    for row, (person, count) in enumerate(zip(people, counts, strict=True)):
        line = parts.box(inner.x, top + row * high, inner.w, high)
        items += _row(frame, line, person, number(count, digits or 1), count / most)
        items.append(Picture(sign, line.right - 34, line.y + 2, 32, 32))
    return tuple(items)


def _each(person: Person, what: str) -> float:
    return person.tallies.get(what, 0) / person.games if person.games else 0.0


def _row(frame: Frame, row: Place, person: Person, words: str, share: float) -> Items:
    """A name, a number, and a jar that is filled so far."""
    label = parts.drawn_size(frame, 22) * 1.6
    wide = parts.width_of(frame, words, 22) + 12
    bar = parts.box(row.x, row.y + label, row.w, max(16.0, min(32.0, row.h - label - 12)))
    colour = SEAT_COLOURS.get(person.colour, "#FFFFFF")
    if person.player is Player.BOT:
        colour = SEAT_COLOURS["chrome"]
    y = row.y + label / 2
    return (
        parts.fitted(frame, name_of(person), row.x, y, row.w - wide - 64, 22, Font.HEAVY),
        parts.fitted(frame, words, row.right - 44, y, wide, 22, align="r"),
        jar(bar, share, colour, PAPER_SHADE),
    )
