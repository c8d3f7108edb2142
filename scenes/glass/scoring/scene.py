"""The points: both cases are closed, and kind by kind every run and cluster lights up."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Final

from game.describe.glass.names import points_words
from game.describe.line import Line, names_of, points_of, said_of_all
from game.rules.glass import api as glass
from game.rules.glass.api import View
from game.words import _, capitalise, ngettext, pgettext
from scenes.glass.board.legend import COUNTED, legend
from scenes.glass.board.lid import lid_items
from scenes.glass.scoring.both import both_cases
from scenes.glass.scoring.ledger import ledger, line_places
from scenes.glass.session import GlassScoreSheet, GlassSession
from scenes.glass.sounds import GlassSound
from scenes.kit.display import Backdrop, DisplayList, Item, Veil
from scenes.kit.layout import Layout, Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.sound import SoundCue
from scenes.kit.theme import NIGHT
from scenes.table.score_sheet import next_button, row_control

LEAD_IN: Final = 1.1
LID: Final = 0.9  # until it is shut, and the light has run over it
SHUT: Final = 0.45  # then it is heard
ROW: Final = 1.0
HEARD: Final = 0.2  # of a row, when its frames light up


class CaseScoringScene(GlassScoreSheet):
    """Pops with None when the podium may come, else with a command from the menu."""

    def __init__(self, session: GlassSession, view: View, events: Sequence[glass.Event]) -> None:
        super().__init__(session)
        self._shut = False  # the lids have been heard
        self._view = view
        self._lines = [event for event in events if isinstance(event, glass.SourceScored)]
        self._why = next(event.clause for event in events if isinstance(event, glass.CasesClosed))
        self._end = next(event for event in events if isinstance(event, glass.GameEnded))

    # time

    @property
    def length(self) -> float:
        """Every line, one after the other."""
        return LEAD_IN + ROW * len(self._lines)

    @property
    def lines_counted(self) -> int:
        """The lines that have been told for the most part."""
        return sum(self._progress(number) >= HEARD for number in range(len(self._lines)))

    def sounds(self) -> Sequence[SoundCue]:
        """The lids are heard when they fall shut, before the first line."""
        if not self._shut and self.time >= SHUT:
            self._shut = True
            return [SoundCue(GlassSound.LID)]
        return super().sounds()

    def _progress(self, number: int) -> float:
        return min(1.0, max(0.0, (self.time - LEAD_IN - ROW * number) / ROW))

    @property
    def _number(self) -> int:
        """The line that is told now; −1 before the first, their number after the last."""
        return int((self.time - LEAD_IN) // ROW) if self.time < self.length else len(self._lines)

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The cases at the sides, the ledger between."""
        layout = frame.layout("glass/scoring")
        shares = {source: self._progress(n) for n, source in enumerate(glass.SOURCES)}
        marked = shares
        if 0 <= self._number < len(self._lines):  # its own frames only, so that each is seen
            marked = {glass.SOURCES[self._number]: shares[glass.SOURCES[self._number]]}
        counted = [line for line in self._lines if shares[line.source] > 0]
        totals = [sum(line.points[seat] for line in counted) for seat in range(2)]
        winners = self._end.winners if self.is_done else ()
        items: list[Item] = [
            Backdrop("glass/backdrop_table", 0.5, 0.4),
            Veil(NIGHT, 0.22),
            *self.bars(frame, layout, pgettext("game", "Under Glass")),
            *both_cases(frame, layout, self._view, self.session.seats, marked, winners, totals),
            *ledger(frame, layout["ledger"], self._lines, shares, totals, self.session.seats),
        ]
        for number in range(2):
            items += legend(frame, layout[f"legend_{number}"], COUNTED[number])
        items += self.foot(frame, layout, self._onward(frame, layout), "c")
        lids = (self._lid(layout[f"case_{number}"]) for number in range(2))
        return (*items, *chain.from_iterable(lids))

    def _onward(self, frame: Frame, layout: Layout) -> Items:
        items: list[Item] = []
        rows = zip(line_places(layout["ledger"]), self._lines, strict=True)
        for number, (row, line) in enumerate(rows):
            items += row_control(frame, row, number, _(glass.SOURCE_NAMES[line.source]))
        return (*items, *next_button(frame, layout["button"], _("To the podium")))

    def _lid(self, case: Place) -> Sequence[Item]:
        """While nothing is counted yet, the lid of a case."""
        calm = self.session.preferences.reduced_motion
        return lid_items(case, min(1.0, self.time / LID), calm=calm)

    def row_words(self, number: int) -> str:
        """What a kind is worth to both."""
        brought = zip(self.session.seats, self._lines[number].points, strict=True)
        return capitalise(points_of(brought))

    @property
    def clauses(self) -> Sequence[str]:
        """The rule of each kind."""
        return [line.clause for line in self._lines]

    def line(self) -> Line:
        """The rule of the line that is told, then who has won."""
        number = self._number
        if number < 0:
            return Line.of(_(glass.CLAUSES[self._why]))
        if number < len(self._lines):
            return Line.of(_(glass.CLAUSES[self._lines[number].clause]))
        several = [self.session.seats[seat] for seat in self._end.winners]
        most = max(self._end.scores)
        if len(several) > 1:
            theirs = _("{names} share the victory: {points} each.")
            ours = _("You share the victory with {names}: {points} each.")
            words = said_of_all(several, theirs, ours, ours)
            return Line.of(words, names=names_of(several), points=points_words(most))
        return Line.by(
            several[0],
            ngettext("{who} wins with {points} point.", "{who} wins with {points} points.", most),
            ngettext("You win with {points} point.", "You win with {points} points.", most),
            points=most,
        )
