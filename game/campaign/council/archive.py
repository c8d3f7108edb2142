"""The Trilogies of one player on disk, and who played alone last time."""

from __future__ import annotations

import contextlib
import secrets
from dataclasses import dataclass
from datetime import UTC, datetime
from random import Random
from typing import Final

import msgspec

from game.campaign.council.value import (
    GAMES,
    UNSEEDED,
    Campaign,
    new_campaign,
    parse_campaign,
    write_campaign,
)
from game.campaign.folder import CampaignFolder
from game.library.files import make_folder, write_durably
from game.match import SeatSetup
from game.records import RecordError, check_name, decode, read_source
from game.rules.council.api import Personality

PLAYER_FILE: Final = "solo.json"


class Player(msgspec.Struct, frozen=True):
    """Who played alone last time; ``opponent`` None is one drawn at random."""

    name: str = "Ada"
    colour: str = "orange"
    opponent: Personality | None = Personality.PACIFIST


@dataclass(slots=True)
class Archive(CampaignFolder[Campaign]):
    """All Trilogies of one player."""

    def parse(self, data: bytes) -> Campaign:
        """The Trilogy in the bytes of a file. Raises CampaignError."""
        return parse_campaign(data)

    def write(self, campaign: Campaign) -> bytes:
        """The reverse."""
        return write_campaign(campaign)

    def begin(self, player: SeatSetup, seed: int | None = None) -> Campaign:
        """A new campaign; with a seed always against the same opponents and cards."""
        now = datetime.now(UTC)
        rng = Random(secrets.randbits(64) if seed is None else seed)
        name = f"{now:%Y%m%d-%H%M%S}-{secrets.token_hex(3)}"
        campaign = new_campaign(name, player, rng, now)
        if seed is None:  # nobody shall read in its file which cards are to come
            campaign = msgspec.structs.replace(campaign, seeds=(UNSEEDED,) * GAMES)
        self.keep(campaign)
        return campaign

    def player(self) -> Player:
        """Who played alone last time."""
        if self.library is None:
            return Player()
        try:
            player = decode(read_source(self.library.places.data / PLAYER_FILE), Player)
            check_name(player.name, "name")
        except RecordError:
            return Player()
        return player

    def remember(self, player: Player) -> None:
        """Remember who plays; where that is impossible it is not worth a word."""
        if self.library is None:
            return
        with contextlib.suppress(OSError):
            folder = self.library.places.data
            make_folder(folder)
            write_durably(folder / PLAYER_FILE, msgspec.json.encode(player))
