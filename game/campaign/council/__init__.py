"""The Trilogy: three games in a row against the Termitenator."""

from game.campaign.council.archive import Archive, SoloPlayer
from game.campaign.council.value import (
    GAMES,
    Campaign,
    Result,
    new_campaign,
    parse_campaign,
    result_of,
    tables_of_victories,
    write_campaign,
)

__all__ = [
    "GAMES",
    "Archive",
    "Campaign",
    "Result",
    "SoloPlayer",
    "new_campaign",
    "parse_campaign",
    "result_of",
    "tables_of_victories",
    "write_campaign",
]
