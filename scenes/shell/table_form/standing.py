"""What the history knows of who sits at the form: how bots have fared against whoever plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from game.people import person
from game.words import _
from scenes.shell.table_form.draft import TableDraft

if TYPE_CHECKING:
    from game.history.report import Filter, PersonReport, Report

WINS: Final = 3
"""After so many games won somebody is offered a stronger bot."""


class ReportSource(Protocol):
    """Whoever knows the history, and answers in the background."""

    report: Report | None

    @property
    def busy(self) -> bool:
        """Whether something is still to be answered."""

    def ask(self, choice: Filter) -> None:
        """Wish for a report."""


class StandingLookup:
    """Asks in the background: the form is there before it is answered. None: nobody to ask."""

    def __init__(self, source: ReportSource | None, game: str) -> None:
        self._source, self._game = source, game
        self._report: Report | None = None
        if source is not None:
            from game.history.report import Filter

            source.ask(Filter(game))

    @property
    def is_moving(self) -> bool:
        """Until the answer is seen."""
        return self._source is not None and (self._source.busy or self._fresh is not self._report)

    @property
    def _fresh(self) -> Report | None:
        """The newest answer about this game, whatever page of the history asked last."""
        report = None if self._source is None else self._source.report
        mine = report is not None and report.choice.game == self._game
        whole = mine and report is not None and not report.choice.kind and not report.choice.people
        return report if whole else self._report

    def tick(self) -> None:
        """Take over what is there now."""
        self._report = self._fresh

    def record(self, draft: TableDraft, colour: str) -> str:
        """How a delegate has fared as a bot against the only person; empty: they never met."""
        who = _alone(draft)
        if who is None or self._report is None:
            return ""
        for met in self._report.met:
            if (met.who, met.colour) == (who, colour):
                words = _("Won {wins} of {games} against you.")
                return words.format(wins=met.wins, games=met.games)
        return ""

    def has_won(self, draft: TableDraft) -> bool:
        """Whether the only person has won often enough to want more of a match."""
        who = _alone(draft)
        if who is None or self._report is None:
            return False
        won = [one.wins for one in self._report.people if _is(one, who)]
        return sum(won) >= WINS


def _is(one: PersonReport, who: str) -> bool:
    return one.player == "human" and person(one.who) == who


def _alone(draft: TableDraft) -> str | None:
    """The only person at the table, as the history knows people."""
    people = [seat.name for seat in draft.seats if seat.bot is None]
    return person(people[0]) if len(people) == 1 else None
