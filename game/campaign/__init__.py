"""The Trilogy: three games in a row against the Termitenator, kept from one game to the next."""

from game.campaign.archive import Archive, Player
from game.campaign.value import (
    GAMES,
    Campaign,
    CampaignError,
    NewerCampaign,
    Result,
    new_campaign,
    parse_campaign,
    result_of,
    write_campaign,
)

__all__ = [
    "GAMES",
    "Archive",
    "Campaign",
    "CampaignError",
    "NewerCampaign",
    "Player",
    "Result",
    "new_campaign",
    "parse_campaign",
    "result_of",
    "write_campaign",
]
