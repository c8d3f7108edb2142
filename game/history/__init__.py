"""Finished games in numbers: who has played, won and scored how.

The records are the truth; what is kept here is read from them and can be made again at any time.
The database itself is opened only in ``service``, by the thread of a ``Historian`` or by a command.
"""

from game.history.game_stats import Player
from game.history.historian import Historian
from game.history.report import (
    BestDeed,
    BestPart,
    Calendar,
    Chapter,
    Collection,
    DayResult,
    EveningGuest,
    EveningLine,
    Filter,
    Highlight,
    Opponent,
    Person,
    Report,
    Rival,
    Series,
)

__all__ = [
    "BestDeed",
    "BestPart",
    "Calendar",
    "Chapter",
    "Collection",
    "DayResult",
    "EveningGuest",
    "EveningLine",
    "Filter",
    "Highlight",
    "Historian",
    "Opponent",
    "Person",
    "Player",
    "Report",
    "Rival",
    "Series",
]
