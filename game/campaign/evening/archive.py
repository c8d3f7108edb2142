"""The Evenings of one player on disk."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from random import Random
from typing import ClassVar

from game.campaign.evening.value import (
    Evening,
    Guest,
    HouseRules,
    new_evening,
    parse_evening,
    write_evening,
)
from game.campaign.folder import CampaignFolder
from game.campaign.news import OF_EVENINGS, CampaignNews
from game.library.files import new_name


@dataclass(slots=True)
class Evenings(CampaignFolder[Evening]):
    """All Evenings of one player."""

    FOLDER: ClassVar[str] = "evenings"
    NEWS: ClassVar[CampaignNews] = OF_EVENINGS

    def parse(self, data: bytes) -> Evening:
        """The Evening in the bytes of a file. Raises CampaignError."""
        return parse_evening(data)

    def write(self, campaign: Evening) -> bytes:
        """The reverse."""
        return write_evening(campaign)

    def begin(
        self,
        guests: tuple[Guest, Guest, Guest, Guest],
        house: HouseRules,
        seed: int | None = None,
    ) -> Evening:
        """A new Evening; with a seed always with the same cards."""
        now = datetime.now(UTC)
        name = new_name(now)
        rng = None if seed is None else Random(seed)
        evening = new_evening(name, guests, now, house, rng)
        self.keep(evening)
        return evening
