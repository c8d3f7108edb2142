"""The points of a deal: told side by side, then everybody moves on towards the target."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.describe.bugami.names import bugs_words, deal_words, tricks_words
from game.describe.line import Line, names_of, said_of_all
from game.rules.bugami.api import DealScored, Event, GameEnded, PlayWentOn, View
from game.seating import SeatSetup
from game.words import _, join_names, ngettext
from scenes.bugami.scoring import deal
from scenes.bugami.scoring.deal import lines_of
from scenes.bugami.scoring.ledger import REASONS, ledger, line_place
from scenes.bugami.scoring.standing import ScoreStanding, growing_items, standing_items
from scenes.bugami.session import BugamiScoreSheet, BugamiSession
from scenes.kit import parts
from scenes.kit.display import Backdrop, DisplayList, Item, Veil
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import NIGHT
from scenes.kit.timeline import ease_out
from scenes.table.score_sheet import next_button, row_control

LEAD_IN: Final = 0.6
ROW: Final = 1.0
GROW: Final = 0.7
HEARD: Final = 0.75  # of a line
GAP: Final = 20.0  # between the sheets and the ribbon


class DealScoringScene(BugamiScoreSheet):
    """Pops with None when the next deal may begin, else with a command from the menu."""

    def __init__(
        self, session: BugamiSession, before: View, scored: DealScored, rest: Sequence[Event]
    ) -> None:
        super().__init__(session)
        self._before = before
        self._scored = scored
        self._lines = lines_of(scored, session.public_log())
        self._ended = any(isinstance(event, GameEnded) for event in rest)
        self._why = next((event.clause for event in rest if isinstance(event, PlayWentOn)), "")
        ledger_so_far = session.view(None).ledger[: scored.number]
        start = (0,) * before.seats
        self._course = (start, *(deal.scores for deal in ledger_so_far))

    # time

    @property
    def _told(self) -> float:
        return LEAD_IN + ROW * len(self._lines)

    @property
    def length(self) -> float:
        """The lines, then the bars that grow."""
        return self._told + GROW

    @property
    def lines_counted(self) -> int:
        """The lines that have been told for the most part."""
        return sum(self._progress(number) >= HEARD for number in range(len(self._lines)))

    def _progress(self, number: int) -> float:
        return min(1.0, max(0.0, (self.time - LEAD_IN - ROW * number) / ROW))

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The lines on the left, the way to the target on the right."""
        layout = frame.layout("bugami/scoring")
        caption = layout["caption"]
        sheets = [
            layout[name]._replace(h=caption.y - GAP - layout[name].y)
            for name in ("ledger", "standing")
        ]
        turned = [self._progress(number) for number in range(len(self._lines))]
        standing = self._standing()
        return (
            Backdrop("bugami/backdrop_table", 0.5, 0.3),
            Veil(NIGHT, 0.22),
            *self.bars(frame, layout, deal_words(self._scored.number)),
            *ledger(frame, sheets[0], self._lines, turned, self.session.seats),
            *standing_items(frame, sheets[1], standing),
            *self.foot(frame, layout, self._onward(frame, *sheets)),
            *growing_items(frame, sheets[1], standing),
        )

    def _onward(self, frame: Frame, lines: Place, standing: Place) -> Items:
        items: list[Item] = []
        for number, line in enumerate(self._lines):
            place = line_place(lines, number, len(self._lines))
            names = join_names([self.session.name(seat) for seat in line.seats])
            items += row_control(frame, place, number, names)
        label = _("To the podium") if self._ended else _("Next deal")
        place = parts.box(standing.x + 24, standing.bottom - 90, standing.w - 48, 64)
        return (*items, *next_button(frame, place, label))

    def _standing(self) -> ScoreStanding:
        grown = min(1.0, max(0.0, (self.time - self._told) / GROW))
        return ScoreStanding(self.session.seats, self._course, self._before.target, ease_out(grown))

    def row_words(self, number: int) -> str:
        """What a side has won, and what that comes to."""
        line = self._lines[number]
        tricks, bugs = tricks_words(sum(line.by_seat)), bugs_words(line.row.bugs)
        reason = _(REASONS[line.row.clause]).format(bugs=bugs)
        words = ngettext(
            "{tricks}, {bugs}: {reason}. {points} point.",
            "{tricks}, {bugs}: {reason}. {points} points.",
            line.row.points,
        )
        return words.format(tricks=tricks, bugs=bugs, reason=reason, points=line.row.points)

    @property
    def clauses(self) -> Sequence[str]:
        """Why each line is worth what it is."""
        return [line.row.clause for line in self._lines]

    def line(self) -> Line:
        """The sentence about the line that is told, then what comes next."""
        seats = self.session.seats
        if self.time < LEAD_IN:
            return Line.of(_("The tricks are counted."))
        if self.time < self._told:
            number = int((self.time - LEAD_IN) / ROW)
            line = self._lines[min(number, len(self._lines) - 1)]
            return _score_line(line, [seats[seat] for seat in line.seats])
        if self._ended:
            best = max(self._scored.scores)
            winner = self._scored.scores.index(best)
            either = (
                _("{who} has reached {target} and is ahead of everyone."),
                _("You have reached {target} and are ahead of everyone."),
            )
            return Line.by(seats[winner], *either, target=self._before.target)
        if self._why == "tied-lead":
            return Line.of(_("The highest score is shared, so there is another deal."))
        people = self._before.seats
        dealer, leader = (seats[(self._before.dealer + step) % people] for step in (1, 2))
        words = _("{dealer} deals next, and {leader} leads.")
        if dealer.you:
            words = _("You deal next, and {leader} leads.")
        elif leader.you:
            words = _("{dealer} deals next, and you lead.")
        return Line.of(words, dealer=dealer.name, leader=leader.name)


def _score_line(line: deal.ScoreLine, side: Sequence[SeatSetup]) -> Line:
    """Whose line it is, alone or with a partner, and why it is worth so much."""
    reason = _(REASONS[line.row.clause]).format(bugs=bugs_words(line.row.bugs))
    words = said_of_all(
        side, _("{names}: {words}"), _("You: {words}"), _("You with {names}: {words}")
    )
    return Line.of(words, names=names_of(side), words=reason)


def is_scoring(event: Event) -> bool:
    """Whether an event belongs to the end of a deal and is shown by this scene."""
    return isinstance(event, PlayWentOn | GameEnded)
