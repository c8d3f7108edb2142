"""Games in a row, kept from one to the next.

``folder`` keeps the campaigns of any game that has some; what a campaign is, each game says in a
folder of its own: ``council`` is the Trilogy, ``evening`` all games
of the shelf one after the other.
"""

from game.campaign.folder import CampaignFolder
from game.campaign.series import CampaignError, NewerCampaign, Series

__all__ = ["CampaignError", "CampaignFolder", "NewerCampaign", "Series"]
