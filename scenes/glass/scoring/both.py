"""Both cases side by side, with every run and cluster framed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.describe.glass.names import coins_words
from game.describe.line import said_of, tag_of
from game.rules.glass.api import (
    SCORE_CLAUSES,
    SEATS,
    SOURCE_NAMES,
    SOURCES,
    SourceScored,
    View,
    groups,
)
from game.seating import SeatSetup
from game.words import _
from scenes.glass.board import case as cases
from scenes.glass.board import runs
from scenes.glass.board.legend import COUNTED, legend
from scenes.glass.board.seats import seat_items
from scenes.glass.scoring.ledger import ledger
from scenes.kit import parts
from scenes.kit.display import Backdrop, Item, Veil
from scenes.kit.layout import Layout, Place
from scenes.kit.scene import Frame
from scenes.kit.theme import NIGHT
from scenes.table.pieces.close_up import CloseUp


def both_cases(
    frame: Frame,
    layout: Layout,
    view: View,
    seats: Sequence[SeatSetup],
    shares: Mapping[str, float] | None = None,
    winners: tuple[int, ...] = (),
    totals: Sequence[int] | None = None,
) -> list[Item]:
    """The cases with their people below; ``shares`` and ``totals`` say what is told."""
    items: list[Item] = []
    for seat in range(SEATS):
        place = layout[f"case_{seat}"]
        case = view.cases[seat]
        items += cases.case_items(place, case)
        items += cases.glass(place)
        items += cases.name_plate(frame, place, tag_of(seats[seat]))
        items += runs.frames(frame, place, groups(case), shares=shares)
        wins = seat in winners
        status = _("wins") if wins else ""
        points = None if totals is None else totals[seat]
        items += seat_items(
            frame, layout[f"seat_{seat}"], view, seat, seats[seat], status, turn=wins,
            points=points,
        )  # fmt: skip
    return items


class BothCases(CloseUp):
    """The same at any time of a game, with what everything pays now."""

    covers = True

    def __init__(self, view: View, seats: Sequence[SeatSetup]) -> None:
        self._view = view
        self._seats = seats
        found = [groups(case) for case in view.cases]
        points = [view.points[seat] for seat in range(SEATS)]
        self._lines = [
            SourceScored(
                source,
                tuple(each.get(source, ()) for each in found),
                tuple(line[number] for line in points),
                SCORE_CLAUSES[number],
            )
            for number, source in enumerate(SOURCES)
        ]
        self._totals = [sum(line) for line in points]

    def items(self, frame: Frame) -> list[Item]:
        """Both cases as they are now, and the sheet between them."""
        layout = frame.layout("glass/scoring")
        shares = dict.fromkeys(SOURCES, 1.0)
        said = _("What scores now, run by run, cluster by cluster.")
        return [
            Backdrop("glass/backdrop_table", 0.5, 0.4),
            Veil(NIGHT, 0.35),
            *both_cases(frame, layout, self._view, self._seats),
            *ledger(frame, layout["ledger"], self._lines, shares, self._totals, self._seats),
            *parts.caption(frame, layout["caption"], said, ""),
            *legend(frame, layout["legend_0"], COUNTED[0]),
            *legend(frame, layout["legend_1"], COUNTED[1]),
            *self._reader_items(layout),
        ]

    def _reader_items(self, layout: Layout) -> list[Item]:
        """The same for whoever does not see it: each case row by row, then the sheet."""
        told: list[Item] = []
        for seat, who in enumerate(self._seats):
            title = said_of(who, _("{name}'s case"), _("Your case")).format(name=who.name)
            told.append(cases.case_words(layout[f"case_{seat}"], self._view.cases[seat], title))
            coins = coins_words(self._view.coins[seat])
            told.append(
                parts.in_words(layout[f"seat_{seat}"], [parts.control_name(who.name, coins)])
            )
        heads = ["", *(who.name for who in self._seats)]
        rows = [
            *((_(SOURCE_NAMES[line.source]), *map(str, line.points)) for line in self._lines),
            (_("Total"), *map(str, self._totals)),
        ]
        title = _("What each kind scored")
        return [*told, parts.table_in_words(layout["ledger"], title, heads, rows)]

    def button_place(self, frame: Frame) -> Place:
        return frame.layout("glass/scoring")["button"]
