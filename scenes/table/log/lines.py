"""What the log says: a line for each thing that everybody has seen, trick by trick."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from game.match import SeatSetup, TakeBack
from game.rules.council.api import (
    CARDS,
    FACTION_NAMES,
    FACTIONS,
    AgeBegan,
    AgeScored,
    Card,
    CardChosen,
    CardPlayed,
    CardsFlipped,
    CubesSown,
    Event,
    Faction,
    GameEnded,
    IdeologyChanged,
    PokerHandShown,
    RecruitsArrived,
    TrickWon,
    VisitBegan,
    VisitPassed,
)
from scenes.council.words import AGE_NAMES, tell

LEADS_UP: Final = (CardsFlipped, CardChosen, IdeologyChanged)  # comes before a card is led
RECKONING: Final = (PokerHandShown, AgeScored, RecruitsArrived, GameEnded)
NAMED: Final = re.compile(rf"\b({'|'.join(FACTION_NAMES)})\b(?: (\d+))?")


class Mark(StrEnum):
    """A sign at the end of a line."""

    NONE = ""
    WON = "crown"
    VISITED = "door"
    POINTS = "age"


class Chapter(NamedTuple):
    """What a line belongs to: an Age, and a trick of it, its declarations or its points."""

    age: int
    title: str


class LogLine(NamedTuple):
    """One line; ``moment`` is how many events had happened when it was over.

    ``who`` is whose colour it bears: the name of a seat, or nothing.
    """

    chapter: Chapter
    moment: int
    who: str
    words: str
    mark: Mark = Mark.NONE

    @property
    def text(self) -> str:
        """The whole sentence."""
        return f"{self.who} {self.words}" if self.who else self.words


Named = Card | Faction
Piece = tuple[str, bool, Faction | None]
"""Some words, whether they are a card, and the faction they name."""


def log_lines(
    log: Sequence[Event], seats: Sequence[SeatSetup], take_backs: Sequence[TakeBack] = ()
) -> list[LogLine]:
    """Every line, the oldest first."""
    chapters = list(_chapters(log))
    lines = []
    for at in range(len(log) + 1):
        for note in take_backs:
            if note.at == at:
                chapter = chapters[max(0, at - 1)]
                lines.append(LogLine(chapter, at, seats[note.seat].name, _taken_back(note)))
        # That a visit begins is told together with what becomes of it.
        if at < len(log) and not isinstance(log[at], VisitBegan):
            said = tell(log[at], seats)
            lines.append(LogLine(chapters[at], at + 1, said.who, said.words, _mark(log[at])))
    return lines


def pieces(words: str) -> Iterator[Piece]:
    """The words cut where a card or a faction is named."""
    done = 0
    for found in NAMED.finditer(words):
        faction = FACTION_NAMES.index(found[1])
        is_card = found[2] is not None and f"{FACTIONS[faction]}{found[2]}" in CARDS
        if before := words[done : found.start()].strip():
            yield before, False, None
        done = found.end() if is_card else found.end(1)
        yield words[found.start() : done], is_card, faction
    if rest := words[done:].strip():
        yield rest, False, None


def _taken_back(note: TakeBack) -> str:
    return "took the last choice back" + (", as all agreed" if note.agreed else "")


def _mark(event: Event) -> Mark:
    if isinstance(event, TrickWon):
        return Mark.WON
    if isinstance(event, CubesSown | VisitPassed):
        return Mark.VISITED
    return Mark.POINTS if isinstance(event, AgeScored) else Mark.NONE


def _chapters(log: Sequence[Event]) -> Iterator[Chapter]:
    """The chapter of each event."""
    starts = _trick_starts(log)
    chapter, trick = Chapter(1, "The council"), 0
    for at, event in enumerate(log):
        if isinstance(event, AgeBegan):
            trick = 0
            chapter = Chapter(event.age, f"Age {AGE_NAMES[event.age - 1]} · Declarations")
        elif at in starts:
            trick += 1
            chapter = Chapter(chapter.age, f"Age {AGE_NAMES[chapter.age - 1]} · Trick {trick}")
        elif isinstance(event, RECKONING):
            chapter = Chapter(chapter.age, f"Age {AGE_NAMES[chapter.age - 1]} · Points")
        yield chapter


def _trick_starts(log: Sequence[Event]) -> set[int]:
    """Where each trick begins: with the card that is led, or with what leads up to it."""
    starts = set()
    for at, event in enumerate(log):
        if isinstance(event, CardPlayed) and event.place == 0:
            start = at
            while isinstance(log[start - 1], LEADS_UP):
                start -= 1
            starts.add(start)
    return starts
