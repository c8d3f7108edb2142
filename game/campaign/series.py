"""What every campaign is, of whatever game, and why a file is none."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Protocol, Self

from game.match import TableSetup


class CampaignError(Exception):
    """This is no campaign; the message says why."""


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
    def finished(self) -> int:
        """How many of its games are played."""

    @property
    def over(self) -> bool:
        """Whether all of them are."""

    def next_table(self) -> TableSetup:
        """The game that is to be played; only while it is not over."""

    def seated(self, table: str, now: datetime) -> Self:
        """The campaign while the next game is played at this table."""

    def after(self, view: Any, now: datetime) -> Self:
        """The campaign after one more game, which has ended like this."""
