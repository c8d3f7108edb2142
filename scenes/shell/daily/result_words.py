"""What is said of a deal of the day and of what came of it, without telling how it is dealt."""

from __future__ import annotations

from game.daily.table import DayKind
from game.history import DayResult
from game.words import _, ngettext


def outcome(result: DayResult) -> str:
    """The try that counts in one line, for whoever compares it."""
    words = _("Place {place}: {score} to {best}")
    if result.is_won:
        shared = result.winners > 1
        words = _("Win shared: {score} to {best}") if shared else _("Won: {score} to {best}")
    return words.format(place=result.place, score=result.score, best=result.best)


def two_lines(kind: DayKind, day: str, result: DayResult) -> str:
    """What a friend gets: which deal it was, and what came of it."""
    head = _("Deal of the day {day}: {game}").format(day=day, game=kind.display_name)
    return f"{head}\n{outcome(result)}"


def practice_words(result: DayResult) -> str:
    """How often it was played again; empty where it was not."""
    count = result.practices
    words = ngettext("{count} practice game", "{count} practice games", count)
    return words.format(count=count) if count else ""
