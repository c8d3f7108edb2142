"""The collections are laid open and scored, type by type in the order of the sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.describe.line import Line, names_of, points_of, said_of_all
from game.rules.rugs.api import CLAUSES, CollectionsShown, Event, GameEnded, TypeScored, View
from game.words import _, capitalise, ngettext
from scenes.kit.display import DisplayList
from scenes.kit.layout import DESIGN_HEIGHT, DESIGN_WIDTH, WIDEST_EXTRA, Layout, Place
from scenes.kit.scene import Frame
from scenes.rugs.board.room import attic
from scenes.rugs.scoring.ledger import Ledger
from scenes.rugs.scoring.result import tie_words
from scenes.rugs.session import RugsScoreSheet, RugsSession
from scenes.table.score_sheet import next_button

LEAD_IN: Final = 1.2
ROW: Final = 1.5


class RoundScoringScene(RugsScoreSheet):
    """Pops with None when the podium may come, else with a command from the menu."""

    def __init__(self, session: RugsSession, before: View, events: Sequence[Event]) -> None:
        super().__init__(session)
        self._before = before
        shown = [event for event in events if isinstance(event, CollectionsShown)]
        self._hands, self._pairs = shown[0].hands, shown[0].pairs
        self._rows = tuple(event for event in events if isinstance(event, TypeScored))
        ends = [event for event in events if isinstance(event, GameEnded)]
        self._end = ends[0]

    # time

    @property
    def length(self) -> float:
        """All types, one after the other."""
        return LEAD_IN + ROW * len(self._rows)

    @property
    def lines_counted(self) -> int:
        """How many types have been counted."""
        if self.time < LEAD_IN:
            return 0
        return min(len(self._rows), 1 + int((self.time - LEAD_IN) / ROW))

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The sheet over the attic."""
        layout = frame.layout("rugs/scoring")
        return (
            attic(),
            *self.bars(frame, layout, _("The end")),
            *self._ledger().items(frame, _sheet_place(frame, layout)),
            *self.foot(frame, layout, next_button(frame, layout["next"], _("To the podium"))),
        )

    def _ledger(self) -> Ledger:
        return Ledger(
            seats=self.session.seats,
            hands=self._hands,
            pairs=self._pairs,
            rows=self._rows,
            shown=self.lines_counted,
            counting=not self.is_done,
            winners=self._end.winners if self.is_done else (),
        )

    def line(self) -> Line:
        """The rule of the type that is counted or looked at; at last who has won, and why."""
        if self.focus is not None and self.focus.startswith("row:"):
            return self._rule(int(self.focus.removeprefix("row:")))
        if not self.lines_counted:
            return Line.of(_("Everyone shows the collection."))
        return self._winner_line() if self.is_done else self._rule(self.lines_counted - 1)

    def _rule(self, number: int) -> Line:
        return Line.of(_(CLAUSES[self._rows[number].clause]))

    def _winner_line(self) -> Line:
        several = [self.session.seats[seat] for seat in self._end.winners]
        points = [{row.kind: row.rows[seat].points for row in self._rows}
                  for seat in range(len(self.session.seats))]  # fmt: skip
        reason = tie_words(points, self._end.winners, self.session.seats)
        most = max(self._end.scores)
        if reason:
            words = said_of_all(
                several,
                ngettext("{names} wins: {reason}", "{names} share it: {reason}", len(several)),
                _("You win: {reason}"),
                _("You share it with {names}: {reason}"),
            )
            return Line.of(words, names=names_of(several), reason=reason)
        return Line.by(
            several[0],
            ngettext("{who} wins with {points} point.", "{who} wins with {points} points.", most),
            ngettext("You win with {points} point.", "You win with {points} points.", most),
            points=most,
        )

    def row_words(self, number: int) -> str:
        """What a type is worth to everybody."""
        brought = [line.points for line in self._rows[number].rows]
        return capitalise(points_of(zip(self.session.seats, brought, strict=True)))

    @property
    def clauses(self) -> Sequence[str]:
        """The rule of each type."""
        return [row.clause for row in self._rows]


def _sheet_place(frame: Frame, layout: Layout) -> Place:
    """The sheet is as large as the window allows."""
    place = layout["ledger"]
    wide = layout.number("ledger_wide") * min(frame.width - DESIGN_WIDTH, WIDEST_EXTRA)
    high = layout.number("ledger_high") * (frame.height - DESIGN_HEIGHT)
    return place._replace(w=place.w + wide, h=place.h + high)
