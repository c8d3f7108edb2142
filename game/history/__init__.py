"""Finished games in numbers: who has played, won and scored how.

The records are the truth; what is kept here is read from them and can be made again at any time.
The database itself is opened only in ``service``, by the thread of a ``Historian`` or by a command.
"""

from game.history.game_stats import PlayerKind
from game.history.historian import Historian
from game.history.report import (
    BestDeed,
    BestPart,
    Calendar,
    CampaignGame,
    Collection,
    DayResult,
    EveningGuest,
    EveningLine,
    Filter,
    Highlight,
    Opponent,
    PersonReport,
    Report,
    Rival,
    Series,
)

__all__ = [
    "BestDeed",
    "BestPart",
    "Calendar",
    "CampaignGame",
    "Collection",
    "DayResult",
    "EveningGuest",
    "EveningLine",
    "Filter",
    "Highlight",
    "Historian",
    "Opponent",
    "PersonReport",
    "PlayerKind",
    "Report",
    "Rival",
    "Series",
]
