"""Whether a finished game is the deal of its day as everybody gets it."""

from __future__ import annotations

from datetime import date

from game.daily.table import kind_of, table_of
from game.match import AnyMatch, Match, Notes
from game.records import Replay
from game.seating import TableSetup
from game.table import RuleError


def is_deal_of_its_day(setup: TableSetup, game: Replay | AnyMatch, notes: Notes) -> bool:
    """Whether table and cards are those of the day, and nobody had more than anybody has."""
    kind = kind_of(setup)
    if kind is None or notes.level_changes or notes.hints:
        return False
    if any(note.agreed for note in notes.take_backs):
        return False
    usual = table_of(kind, date.fromisoformat(setup.day), setup.seats[0].name)
    if setup != usual or dict(setup.options) != dict(usual.options):
        return False
    match = Match.open(usual)
    if match.setup != game.setup:
        return False
    try:
        for action in game.actions:
            match.play(action)
    except RuleError:  # other cards were dealt
        return False
    return match.deals == list(game.deals)
