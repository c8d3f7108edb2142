"""What the history tells of Bugami alone: its sources of points, its Misères, its bugs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from game.describe.bugami.names import suit_name
from game.history import PersonReport, Report
from game.rules.bugami.api import SUITS as CARD_SUITS
from game.words import N_, _, ngettext
from scenes.bugami.palette import MISERE_COLOUR, SUIT_COLOURS
from scenes.kit import parts
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import WHITE, mix
from scenes.shell.history.field import field, jar_row, number_rows, with_rows
from scenes.shell.history.words import HistoryPage, HistoryWords, Source, SuitWords

JOKER: Final = "X"  # begins the names of both
PALER: Final = 0.2  # than on the table: numbers stand on them
SOURCES: Final = (
    Source("with_bugs", N_("With bugs"), SUIT_COLOURS[2]),
    Source("clean_tricks", N_("Clean tricks"), SUIT_COLOURS[0]),
    Source("every_trick", N_("Every trick"), "#F2B632"),
    Source("no_trick", N_("No trick"), mix(SUIT_COLOURS[1], WHITE, PALER)),
    Source("misere", N_("Misère"), mix(MISERE_COLOUR, WHITE, PALER)),
)
SUITS: Final = tuple(
    SuitWords(letter, partial(suit_name, suit), colour)
    for suit, (letter, colour) in enumerate(
        zip((*CARD_SUITS, JOKER), (*SUIT_COLOURS, MISERE_COLOUR), strict=True)
    )
)
GAP: Final = 28.0


def history_words() -> HistoryWords:
    """Bugami's part of the history."""
    return HistoryWords((), SOURCES, (HistoryPage("bugs", N_("Bugs"), _draw),),
                        best_part=N_("Best deal"), best_part_note=N_("in deal {part}"),
                        suits=SUITS)  # fmt: skip


def _draw(frame: Frame, place: Place, report: Report, _leaf: int) -> Items:
    """Bugs in the tricks on the left, Misères on the right."""
    left, right = parts.columns(place, 2, GAP)
    people = with_rows(report.people)
    return (*_bugs(frame, left, people), *_miseres(frame, right, people))


def _bugs(frame: Frame, place: Place, people: Sequence[PersonReport]) -> Items:
    """For everybody, how many bugs came in ten tricks."""
    told = _("Bugs in 10 tricks"), _("The fewer, the better.")
    counts = [_each_ten(person) for person in people]
    return number_rows(frame, place, told, people, counts, "bugami/token_bug")


def _each_ten(person: PersonReport) -> float:
    tricks = person.tallies.get("tricks_taken", 0)
    return 10 * person.tallies.get("bugs_taken", 0) / tricks if tricks else 0.0


def _miseres(frame: Frame, place: Place, people: Sequence[PersonReport]) -> Items:
    """For everybody how often Misère was bid, and how often it held."""
    note = _("How often it was bid, and how often it succeeded.")
    items, rows = field(frame, place, _("Misère"), note, len(people))
    for row, person in zip(rows, people, strict=True):
        bid, held = person.tallies.get("misere_bid", 0), person.tallies.get("misere_held", 0)
        words = _("never bid")
        if bid:
            kept = ngettext("{made} of {count} succeeded", "{made} of {count} succeeded", bid)
            words = kept.format(made=held, count=bid)
        items += jar_row(frame, row, person, words, held / bid if bid else 0.0)
    return tuple(items)
