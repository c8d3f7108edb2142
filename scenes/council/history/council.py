"""The page of the council: which factions were visited, and how No Allegiance went."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.describe.council.names import FACTION_ASSETS, faction_name
from game.history import PersonReport, Report
from game.rules.council.api import FACTIONS
from game.words import N_, _, ngettext
from scenes.council.palette import FACTION_COLOURS
from scenes.kit import parts
from scenes.kit.display import Font, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.svg import line, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import INK
from scenes.shell.history.charts import heap
from scenes.shell.history.field import field, jar_row, with_rows
from scenes.shell.history.words import HistoryPage

ORDER: Final = "BMACF"  # as the ring is printed
VISITS: Final = 0.53  # of the page
GAP: Final = 28.0
HEAP: Final = 88.0
OATH: Final = (
    N_("How often it was declared, and how often it succeeded."),
    N_("How often it was declared, and how often it succeeded."),
)
TRIED, MADE = "no_allegiance_tried", "no_allegiance_made"


def council_page() -> HistoryPage:
    """Visits on the left, No Allegiance on the right."""
    return HistoryPage("council", N_("Council"), _draw)


def _draw(frame: Frame, place: Place, report: Report, _leaf: int) -> Items:
    left = parts.box(place.x, place.y, place.w * VISITS, place.h)
    right = parts.box(left.right + GAP, place.y, place.right - left.right - GAP, place.h)
    return (*_visits(frame, left, report.people), *_oaths(frame, right, report.people))


# visits


def _visits(frame: Frame, place: Place, people: Sequence[PersonReport]) -> Items:
    """A heap of cubes for each faction, as high as it was often chosen."""
    inner = parts.inset(place, 30, 24)
    counts = {
        letter: sum(person.tallies.get(f"visits_{letter}", 0) for person in people)
        for letter in ORDER
    }
    most = max(counts.values()) or 1
    head = parts.drawn_size(frame, 30) * 1.5
    names = parts.drawn_size(frame, 20) * 1.6
    number = parts.drawn_size(frame, 26) * 1.5
    ground = inner.bottom - names - 84
    room = ground - inner.y - head - number
    items: list[Item] = [
        *parts.inlay(place),
        parts.heading(frame, _("Where visitors sowed from"), inner.x, inner.y + 16, inner.w, 30),
        shape(line(0, 0, inner.w, 0, INK, 3), inner.x, ground, inner.w, 0),
    ]
    for letter, cell in zip(ORDER, parts.columns(inner, len(ORDER), 4), strict=True):
        high = room * counts[letter] / most
        items += heap(cell, ground, high, FACTION_COLOURS[letter], HEAP)
        items += [
            parts.fitted(
                frame, str(counts[letter]), cell.cx, ground - high - number / 2, cell.w, 26,
                Font.TITLE, align="c",
            ),
            Picture(f"council/emblem_{FACTION_ASSETS[letter]}", cell.cx - 36, ground + 8, 72, 72),
            parts.fitted(
                frame, _name(frame, letter, cell.w), cell.cx, inner.bottom - names / 2, cell.w, 20,
                Font.HEAVY, align="c",
            ),
        ]  # fmt: skip
    told = [
        parts.control_name(faction_name(FACTIONS.index(letter)), str(counts[letter]))
        for letter in ORDER
    ]
    return (*items, parts.in_words(place, told, _("Where visitors sowed from")))


def _name(frame: Frame, letter: str, room: float) -> str:
    """What a faction is called; very large letters have room for one of them only."""
    name = faction_name(FACTIONS.index(letter))
    return parts.first_that_fits(frame, (name, letter), room, 20, Font.HEAVY)


# No Allegiance


def _oaths(frame: Frame, place: Place, people: Sequence[PersonReport]) -> Items:
    """For everybody how often it was declared, and how often it held."""
    shown = with_rows(people)
    told = [_(words) for words in OATH]
    note = parts.first_that_fits(frame, told, parts.inset(place, 30, 24).w, 20)
    items, rows = field(frame, place, _("No Allegiance"), note, len(shown))
    for row, person in zip(rows, shown, strict=True):
        items += _oath(frame, row, person)
    return tuple(items)


def _oath(frame: Frame, row: Place, person: PersonReport) -> Items:
    tried, made = person.tallies.get(TRIED, 0), person.tallies.get(MADE, 0)
    words = _("never declared")
    if tried:
        kept = ngettext("{made} of {count} succeeded", "{made} of {count} succeeded", tried)
        words = kept.format(made=made, count=tried)
    return jar_row(frame, row, person, words, made / tried if tried else 0.0)
