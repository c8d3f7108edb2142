"""The log of Bug Council: its chapters, the signs of its lines, and the way there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from game.rules.council.api import (
    AgeBegan,
    AgeScored,
    CardChosen,
    CardPlayed,
    CardsFlipped,
    CouncilSeated,
    CubesSown,
    Event,
    GameEnded,
    PokerHandShown,
    RecruitsArrived,
    TrickWon,
    VisitBegan,
    VisitPassed,
)
from game.table import Seat
from game.words import _
from scenes.council.names import NUMERALS, age_words
from scenes.council.picture import Look, layout_of, table_items
from scenes.council.stage import Stage
from scenes.council.words import say
from scenes.kit.display import DisplayList
from scenes.kit.scene import Frame
from scenes.table.film import Film
from scenes.table.log.lines import Chapter, LogLine, Mark
from scenes.table.log.moment import MomentScene
from scenes.table.log.scene import LogScene
from scenes.table.session import Room

WON: Final = Mark("crown")
VISITED: Final = Mark("door")
POINTS: Final = Mark("age", lit=True)


def chapter(event: Event, before: Chapter) -> Chapter:
    """An Age has declarations, tricks and points; a trick begins with what leads up to it."""
    match event:
        case CouncilSeated():
            return Chapter(title=_("The council"), part_title=age_words(1))
        case AgeBegan(age):
            words = _("Age {age} · Declarations")
            title = words.format(age=NUMERALS[age - 1])
            return Chapter(age, 0, title, age_words(age))
        # The Termitenator turns cards over and chooses before it leads.
        case CardsFlipped() | CardChosen() | CardPlayed() if before.over:
            words, trick = _("Age {age} · Trick {trick}"), before.step + 1
            title = words.format(age=NUMERALS[before.part - 1], trick=trick)
            return replace(before, step=trick, title=title, over=False)
        case TrickWon():
            return replace(before, over=True)
        case PokerHandShown() | AgeScored() | RecruitsArrived() | GameEnded():
            words = _("Age {age} · Points")
            return replace(before, title=words.format(age=NUMERALS[before.part - 1]))
        case _:
            return before


def mark(event: Event) -> Mark | None:
    """A crown for a trick, a door for a visit, the Age's token for its points."""
    match event:
        case TrickWon():
            return WON
        case CubesSown() | VisitPassed():
            return VISITED
        case AgeScored():
            return POINTS
        case _:
            return None


def noted(event: Event) -> bool:
    """That a visit begins is told together with what becomes of it."""
    return not isinstance(event, VisitBegan)


class CouncilScribe:
    """What the log has to be told about Bug Council."""

    say = staticmethod(say)
    chapter = staticmethod(chapter)
    mark = staticmethod(mark)
    noted = staticmethod(noted)


SCRIBE: Final = CouncilScribe()


def open_log(room: Room) -> LogScene:
    """The log of a game at its table. Its moments are as whoever sits there alone saw them.

    Where several people sit, or none, they are as everybody saw them.
    """
    film = Film(room.match, len(room.setup.seats))
    seen_by = min(room.people) if len(room.people) == 1 else None
    shows = partial(moment_of, room, film, seen_by)
    return LogScene(SCRIBE, room.public_log(), room.seats, room.match.take_backs, shows)


def moment_of(
    room: Room, film: Film, seen_by: Seat | None, lines: Sequence[LogLine], number: int
) -> MomentScene[Stage]:
    """The table at the moment of a line, as a seat saw it."""

    def draw(frame: Frame, stage: Stage) -> DisplayList:
        return table_items(frame, stage, room.top, Look())

    stage = partial(film.stage, seat=seen_by)
    return MomentScene(
        lines, number, stage=stage, draw=draw, layout=layout_of, preferences=room.preferences
    )
