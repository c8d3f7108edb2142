"""What the history tells of Bugami alone: its sources of points, its Misères, its bugs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.history import Person, Player, Report
from game.words import N_, _, ngettext, number
from scenes.bugami.palette import MISERE_COLOUR, SUIT_COLOURS
from scenes.kit import parts
from scenes.kit.display import Font, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, PAPER_SHADE, SEAT_COLOURS
from scenes.shell.history.jar import jar
from scenes.shell.history.words import HistoryPage, HistoryWords, Source, name_of

SOURCES: Final = (
    Source("with_bugs", N_("With bugs"), SUIT_COLOURS[2]),
    Source("clean_tricks", N_("Clean tricks"), SUIT_COLOURS[0]),
    Source("every_trick", N_("Every trick"), "#F2B632"),
    Source("no_trick", N_("No trick"), SUIT_COLOURS[1]),
    Source("misere", N_("Misère"), MISERE_COLOUR),
)
HALF: Final = 0.5
GAP: Final = 28.0
MOST: Final = 6  # people with a row of their own
ROW: Final = 112.0


def history_words() -> HistoryWords:
    """Bugami's part of the history."""
    return HistoryWords((), SOURCES, (HistoryPage("bugs", N_("Bugs"), _draw),))


def _draw(frame: Frame, place: Place, report: Report, _leaf: int) -> Items:
    """Bugs in the tricks on the left, Misères on the right."""
    wide = (place.w - GAP) * HALF
    left = parts.box(place.x, place.y, wide, place.h)
    right = parts.box(left.right + GAP, place.y, wide, place.h)
    people = [one for one in report.people if one.player is not Player.NEUTRAL][:MOST]
    return (*_bugs(frame, left, people), *_miseres(frame, right, people))


def _rows(
    frame: Frame, place: Place, title: str, note: str, count: int
) -> tuple[list[Item], list[Place]]:
    """A field with its heading and a sentence, and the rows below."""
    inner = parts.inset(place, 30, 24)
    head, below = parts.drawn_size(frame, 30) * 1.5, parts.drawn_size(frame, 20) * 1.7
    top = inner.y + head + below
    high = min((inner.bottom - top) / max(1, count), ROW)
    items: list[Item] = [
        *parts.inlay(place),
        parts.heading(frame, title, inner.x, inner.y + 16, inner.w, 30),
        *parts.fitted_lines(
            frame, note, inner.x, inner.y + head + below * 0.3, inner.w, below * 1.2, 20,
            colour=FAINT_INK,
        ),
    ]  # fmt: skip
    return items, [parts.box(inner.x, top + n * high, inner.w, high) for n in range(count)]


def _bugs(frame: Frame, place: Place, people: Sequence[Person]) -> Items:
    """For everybody, how many bugs came with ten tricks."""
    counts = [_each_ten(person) for person in people]
    most = max(counts, default=0.0) or 1.0
    title = _("Bugs with ten tricks")
    items, rows = _rows(frame, place, title, _("The fewer, the better."), len(people))
    for row, person, count in zip(rows, people, counts, strict=True):
        words = number(count, 1)
        items += _row(frame, row, person, words, count / most)
        items.append(Picture("bugami/token_bug", row.right - 34, row.y + 2, 32, 32))
    return tuple(items)


def _each_ten(person: Person) -> float:
    tricks = person.tallies.get("tricks_taken", 0)
    return 10 * person.tallies.get("bugs_taken", 0) / tricks if tricks else 0.0


def _miseres(frame: Frame, place: Place, people: Sequence[Person]) -> Items:
    """For everybody how often Misère was bid, and how often it held."""
    note = _("How often it was bid, and how often no trick was taken.")
    items, rows = _rows(frame, place, _("Misère"), note, len(people))
    for row, person in zip(rows, people, strict=True):
        bid, held = person.tallies.get("misere_bid", 0), person.tallies.get("misere_held", 0)
        words = _("never bid")
        if bid:
            kept = ngettext("{made} of {count} kept", "{made} of {count} kept", bid)
            words = kept.format(made=held, count=bid)
        items += _row(frame, row, person, words, held / bid if bid else 0.0, aside=0.0)
    return tuple(items)


def _row(
    frame: Frame, row: Place, person: Person, words: str, share: float, aside: float = 44.0
) -> Items:
    """A name, a few words, and a jar that is filled so far."""
    label = parts.drawn_size(frame, 22) * 1.6
    wide = parts.width_of(frame, words, 22) + 12
    bar = parts.box(row.x, row.y + label, row.w, max(16.0, min(32.0, row.h - label - 12)))
    colour = SEAT_COLOURS.get(person.colour, "#FFFFFF")
    if person.player is Player.BOT:
        colour = SEAT_COLOURS["chrome"]
    room = row.w - wide - 20 - aside
    y = row.y + label / 2
    return (
        parts.fitted(frame, name_of(person), row.x, y, room, 22, Font.HEAVY),
        parts.fitted(frame, words, row.right - aside, y, wide, 22, align="r"),
        jar(bar, share, colour, PAPER_SHADE),
    )
