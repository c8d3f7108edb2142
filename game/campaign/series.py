"""What every campaign is, of whatever game, and why a file is none."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any, Protocol, Self, TypeVar

import msgspec

from game.records import RecordError, decode
from game.seating import TableSetup

S = TypeVar("S", bound=msgspec.Struct)


class CampaignError(Exception):
    """The file holds no valid campaign; the message says why."""


class NewerCampaign(CampaignError):
    """A later version of the app has written it."""


class Series(Protocol):
    """A campaign of whatever game, at one moment.

    ``table`` is the one being played at, empty between two games.
    """

    @property
    def id(self) -> str:
        """The name of its file."""

    @property
    def played(self) -> datetime:
        """When it was last gone on with."""

    @property
    def table(self) -> str:
        """The id of the table that is being played at."""

    @property
    def games_played(self) -> int:
        """How many of its games are played."""

    @property
    def over(self) -> bool:
        """Whether all of them are."""

    def next_table(self) -> TableSetup:
        """The game that is to be played; only while it is not over."""

    def with_table(self, table: str, now: datetime) -> Self:
        """The campaign while the next game is played at this table."""

    def after(self, view: Any, now: datetime) -> Self:
        """The campaign after one more game, which has ended like this."""


class _Format(msgspec.Struct):
    format: int


def parse_series(
    data: bytes, kind: type[S], newest: int, check: Callable[[S], None], oldest: int | None = None
) -> S:
    """The campaign of this kind in the bytes of a file; ``newest`` is the format known here.

    ``oldest`` is the first one that can still be read; None: the newest alone.

    ``check`` raises CampaignError or RecordError for whatever the types cannot say.

    Raises:
        NewerCampaign: A later version of the app has written it.
        CampaignError: Something is wrong with it.
    """
    try:
        known = decode(data, _Format).format
        if known > newest:
            raise NewerCampaign(f"format {known} is newer than {newest}")
        if known < (newest if oldest is None else oldest):
            raise CampaignError(f"format {known} is unknown")
        campaign = decode(data, kind)
        check(campaign)
    except RecordError as trouble:
        raise CampaignError(str(trouble)) from None
    return campaign


def write_series(campaign: msgspec.Struct) -> bytes:
    """The bytes of a campaign's file."""
    return msgspec.json.format(msgspec.json.encode(campaign), indent=2) + b"\n"
