"""Both cases side by side, with every run and cluster framed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.match import SeatSetup
from game.rules.glass.api import SCORE_CLAUSES, SEATS, SOURCES, SourceScored, groups
from game.words import _
from scenes.glass.board import case as cases
from scenes.glass.board import runs
from scenes.glass.board.legend import COUNTED, legend
from scenes.glass.board.seats import seat_items
from scenes.glass.scoring.ledger import ledger
from scenes.glass.stage import Stage
from scenes.kit import parts
from scenes.kit.display import Backdrop, Item, Veil
from scenes.kit.layout import Layout, Place
from scenes.kit.scene import Frame
from scenes.kit.theme import NIGHT
from scenes.table.pieces.close_up import CloseUp


def both_cases(
    frame: Frame,
    layout: Layout,
    stage: Stage,
    seats: Sequence[SeatSetup],
    shares: Mapping[str, float] | None = None,
    winners: tuple[int, ...] = (),
    totals: Sequence[int] | None = None,
) -> list[Item]:
    """The cases with their people below; ``shares`` and ``totals`` say what is told."""
    items: list[Item] = []
    for seat in range(SEATS):
        place = layout[f"case_{seat}"]
        case = stage.cases[seat]
        items += cases.case_items(place, case)
        items += cases.glass(place)
        items += cases.name_plate(frame, place, seats[seat].name)
        items += runs.frames(frame, place, groups(case), shares=shares)
        wins = seat in winners
        status = _("wins") if wins else ""
        points = None if totals is None else totals[seat]
        items += seat_items(
            frame, layout[f"seat_{seat}"], stage, seat, seats[seat], status, turn=wins,
            points=points,
        )  # fmt: skip
    return items


class BothCases(CloseUp):
    """The same at any time of a game, with what everything pays now."""

    covers = True

    def __init__(self, stage: Stage, seats: Sequence[SeatSetup]) -> None:
        self._stage = stage
        self._seats = seats
        found = [groups(case) for case in stage.cases]
        points = [stage.points(seat) for seat in range(SEATS)]
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

    def shown(self, frame: Frame) -> list[Item]:
        """Both cases as they are now, and the sheet between them."""
        layout = frame.layout("glass/scoring")
        shares = dict.fromkeys(SOURCES, 1.0)
        said = _("What scores now, run by run, cluster by cluster.")
        return [
            Backdrop("glass/backdrop_table", 0.5, 0.4),
            Veil(NIGHT, 0.35),
            *both_cases(frame, layout, self._stage, self._seats),
            *ledger(frame, layout["ledger"], self._lines, shares, self._totals, self._seats),
            *parts.caption(frame, layout["caption"], said, ""),
            *legend(frame, layout["legend_0"], COUNTED[0]),
            *legend(frame, layout["legend_1"], COUNTED[1]),
        ]

    def closing(self, frame: Frame) -> Place:
        """Where the button that closes is."""
        return frame.layout("glass/scoring")["button"]
