"""What the log says: a line for each thing that everybody has seen, chapter by chapter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.bots import same_bot
from game.describe.line import Line
from game.match import AnyMatch, HintRequest, LevelChange, TakeBack
from game.seating import SeatSetup
from game.words import _
from scenes.shell.levels import level_name
from scenes.table.chapter import E, LogChapter, LogSource, Mark, chapters


class FingerprintNote(NamedTuple):
    """A deal has got its fingerprint, ``short``; ``at`` is how many events had happened."""

    at: int
    short: str


Note = TakeBack | LevelChange | HintRequest | FingerprintNote
"""What people did to the game that is no part of it, and the table before its cards were dealt."""


def notes_of(match: AnyMatch) -> tuple[Note, ...]:
    """All of them, but for a bot that goes on as it was, only by its other name."""
    changes = (
        note._replace(was=same_bot(match.game, note.was), now=same_bot(match.game, note.now))
        for note in match.level_changes
    )
    changed = (note for note in changes if note.was != note.now)
    taken = zip(match.dealt, match.fingerprints or (), strict=False)  # what lies ready is no deal
    prints = (FingerprintNote(at, each.short) for at, each in taken)
    return *prints, *match.hints, *match.take_backs, *changed


class LogLine(NamedTuple):
    """One line; ``moment`` is how many events had happened when it was over.

    ``clause`` is the rule that says why it happened, where one does; it may be an article's id.
    Nobody may see a moment again that is ``closed_events``.
    """

    chapter: LogChapter
    moment: int
    said: Line
    marks: tuple[Mark, ...] = ()
    clause: str = ""
    closed: bool = False


def log_lines(
    scribe: LogSource[E],
    log: Sequence[E],
    seats: Sequence[SeatSetup],
    notes: Sequence[Note] = (),
    closed: int = 0,
) -> list[LogLine]:
    """Every line, the oldest first; so many of the first events are closed."""
    belong = chapters(scribe, log)
    marks = _marks(scribe, log, belong)
    lines = []
    for at in range(len(log) + 1):
        for note in notes:
            if note.at == at:
                last = at if isinstance(note, FingerprintNote) and at < len(log) else max(0, at - 1)
                chapter = belong[last]
                lines.append(LogLine(chapter, at, _note_line(note, seats), closed=0 < closed >= at))
        if at == len(log) or not scribe.has_line(log[at]):
            continue
        said = scribe.description.recall(log[at], seats, closed=at < closed)
        if said is not None:
            rule = "" if at < closed else scribe.rule(log[at])
            lines.append(LogLine(belong[at], at + 1, said, marks[at], rule, at < closed))
    return lines


def _marks(
    scribe: LogSource[E], log: Sequence[E], belong: Sequence[LogChapter]
) -> list[tuple[Mark, ...]]:
    """The signs of each event's line; some are won by what happens later in its chapter."""
    marks: list[tuple[Mark, ...]] = [()] * len(log)
    begins = 0
    for at, event in enumerate(log):
        if belong[at] != belong[begins]:
            begins = at
        mark = scribe.mark(event)
        if mark is not None:
            chapter = range(at - 1, begins - 1, -1)
            won = next((before for before in chapter if scribe.shares_mark(event, log[before])), at)
            marks[won] += (mark,)
    return marks


def _note_line(note: Note, seats: Sequence[SeatSetup]) -> Line:
    if isinstance(note, TakeBack):
        return _taken_back(note, seats)
    if isinstance(note, FingerprintNote):
        return Line.of(_("The cards of this deal have the fingerprint {print}."), print=note.short)
    if isinstance(note, HintRequest):
        return Line.by(seats[note.seat], _("{who} asked for a hint."), _("You asked for a hint."))
    levels = {"was": level_name(note.was), "now": level_name(note.now)}
    words = _("{who} now plays at level {now}, not {was}.")
    return Line.of(words, seats[note.seat].name, **levels)


def _taken_back(note: TakeBack, seats: Sequence[SeatSetup]) -> Line:
    either = _("{who} undid the last move."), _("You undid the last move.")
    if note.agreed:
        either = (
            _("{who} undid the last move, as all agreed."),
            _("You undid the last move, as all agreed."),
        )
    return Line.by(seats[note.seat], *either)
