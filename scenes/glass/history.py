"""What the history tells of Under Glass alone: where points come from, and who meets the Spider."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from game.history import PersonReport, Report
from game.words import N_, _
from scenes.glass.palette import DUNG_COLOUR, SOFT, SOURCE_COLOURS
from scenes.kit import parts
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.shell.history.field import number_rows, with_rows
from scenes.shell.history.words import HistoryPage, HistoryWords, Source, SuitWords

SOURCES: Final = (
    Source("case_blue", N_("Blue"), SOFT["B"]),
    Source("case_green", N_("Green"), SOFT["G"]),
    Source("case_gold", N_("Gold"), SOFT["Y"]),
    Source("case_leaf", N_("Leaf pairs"), SOFT["R"]),
    Source("case_stags", N_("Stags"), SOFT["S"]),
    Source("case_moths", N_("Moths"), SOFT["M"]),
    Source("case_coins", N_("Coins"), SOFT["coins"]),
)
SUITS: Final = (
    SuitWords("B", partial(_, N_("Blue")), SOURCE_COLOURS["B"]),
    SuitWords("G", partial(_, N_("Green")), SOURCE_COLOURS["G"]),
    SuitWords("Y", partial(_, N_("Gold")), SOURCE_COLOURS["Y"]),
    SuitWords("R", partial(_, N_("Leaf pairs")), SOURCE_COLOURS["R"]),
    SuitWords("S", partial(_, N_("Stags")), SOURCE_COLOURS["S"]),
    SuitWords("M", partial(_, N_("Moths")), SOURCE_COLOURS["M"]),
    SuitWords("D", partial(_, N_("Dung")), DUNG_COLOUR),
)
"""What is in the upper left cell of a card."""
GAP: Final = 28.0


def history_words() -> HistoryWords:
    """Under Glass's part of the history."""
    page = HistoryPage("cases", N_("Cases"), _draw)
    return HistoryWords((), SOURCES, (page,), suits=SUITS)


def _draw(frame: Frame, place: Place, report: Report, _leaf: int) -> Items:
    """Cards in a case on the left, the Spider on the right."""
    left, right = parts.columns(place, 2, GAP)
    people = with_rows(report.people)
    laid = _("Cards in a case"), _("Laid per game.")
    spider = _("The Spider"), _("How often it came up in their turn, per game.")
    cards, seen = _a_game(people, "cards_laid"), _a_game(people, "spider_seen")
    return (
        *number_rows(frame, left, laid, people, cards, "glass/square_back"),
        *number_rows(frame, right, spider, people, seen, "glass/square_spider", 2),
    )


def _a_game(people: Sequence[PersonReport], what: str) -> list[float]:
    return [one.tallies.get(what, 0) / one.games if one.games else 0.0 for one in people]
