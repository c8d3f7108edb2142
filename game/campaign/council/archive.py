"""The Trilogies of one player on disk, and who played alone last time."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, field
from datetime import UTC, datetime
from random import Random
from typing import Any, Final, get_type_hints

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
from game.library.fields import Fields
from game.library.files import new_name
from game.records import RecordError, check_name, convert
from game.rules.council.api import Personality, Stake
from game.seating import SeatSetup

PLAYER_FILE: Final = "solo.json"


class SoloPlayer(msgspec.Struct, frozen=True):
    """Who played alone last time; ``opponent`` None is one drawn at random."""

    name: str = "Ada"
    colour: str = "orange"
    opponent: Personality | None = Personality.PACIFIST


@dataclass(slots=True)
class Archive(CampaignFolder[Campaign]):
    """All Trilogies of one player."""

    _alone_last: Fields | None = field(default=None, init=False)

    def __post_init__(self) -> None:
        if self.library is not None:
            file = self.library.folders.data / PLAYER_FILE
            self._alone_last = Fields(file, self.library.quarantine_dir)

    def parse(self, data: bytes) -> Campaign:
        """The Trilogy in the bytes of a file. Raises CampaignError."""
        return parse_campaign(data)

    def write(self, campaign: Campaign) -> bytes:
        return write_campaign(campaign)

    def begin(
        self, player: SeatSetup, seed: int | None = None, stake: Stake = Stake.NONE
    ) -> Campaign:
        """A new campaign; with a seed always against the same opponents and cards."""
        now = datetime.now(UTC)
        rng = Random(seed)
        name = new_name(now)
        campaign = new_campaign(name, player, rng, now, stake)
        if seed is None:  # nobody shall read in its file which cards are to come
            campaign = msgspec.structs.replace(campaign, seeds=(UNSEEDED,) * GAMES)
        self.keep(campaign)
        return campaign

    def player(self) -> SoloPlayer:
        """Who played alone last time; what cannot be read of it is as usual."""
        if self._alone_last is None:
            return SoloPlayer()
        try:
            values = self._alone_last.read()
        except RecordError:
            values = {}
        known: dict[str, Any] = {}
        for name, kind in get_type_hints(SoloPlayer).items():
            with contextlib.suppress(KeyError, RecordError):
                value = convert(values[name], kind)
                if name == "name":
                    check_name(value, name)
                known[name] = value
        player = SoloPlayer(**known)
        self._alone_last.known = msgspec.to_builtins(player)
        return player

    def remember(self, player: SoloPlayer) -> None:
        """Remember who plays; where that is impossible it is not worth a word."""
        if self._alone_last is None:
            return
        now = msgspec.to_builtins(player)
        if now != self._alone_last.known:
            with contextlib.suppress(OSError):
                self._alone_last.write(now, insist=True)
