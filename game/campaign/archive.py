"""Campaigns on disk: one small file each, beside the tables of the library.

A game in progress is kept by the library like any other. The file of a campaign says which table
that is; when the game is over, its record is the proof, so no moment to be killed at loses more
than nothing.
"""

from __future__ import annotations

import contextlib
import secrets
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from game.campaign.value import (
    Campaign,
    CampaignError,
    NewerCampaign,
    Result,
    new_campaign,
    parse_campaign,
    result_of,
    write_campaign,
)
from game.library import CannotOpen, Library, News, Sitting
from game.library.files import delete, set_aside, write_durably
from game.library.save import read_save
from game.match import Match, SeatSetup
from game.records import RecordError, replay
from game.rules.council.api import COUNCIL, Personality

SET_ASIDE: Final = News(
    "A damaged campaign was set aside",
    "It cannot be read, so it is missing from the list. Nothing was deleted; it lies in {folder}.",
)
NEWER: Final = News(
    "A newer version has kept a campaign",
    "It stays as it is, but this version cannot read it: update the game to go on with it.",
)
UNKEPT: Final = News(
    "The campaign is not being saved",
    "Its file cannot be written: {trouble}. You can play on, but only as long as this window is "
    "open.",
)
PLAYER_FILE: Final = "solo.json"


class Player(msgspec.Struct, frozen=True):
    """Who played alone last time; ``opponent`` None is one drawn at random."""

    name: str = "Ada"
    colour: str = "orange"
    opponent: Personality | None = Personality.PACIFIST


@dataclass(slots=True)
class Archive:
    """All campaigns of one player. Without a library nothing is kept.

    ``news`` are things the player should still be told.
    """

    library: Library | None
    news: list[News] = field(default_factory=list)

    @property
    def _folder(self) -> Path | None:
        return None if self.library is None else self.library.places.data / "campaigns"

    # the list

    def campaigns(self) -> list[Campaign]:
        """Every campaign, those to go on with first, then the last played first."""
        if self.library is None or self._folder is None:
            return []
        self.library.tables()  # a game that was cut short at its end moves to the finished ones
        files = sorted(self._folder.glob("*.json")) if self._folder.is_dir() else []
        found = [campaign for file in files if (campaign := self._read(file)) is not None]
        found.sort(key=lambda each: each.played, reverse=True)
        return sorted(found, key=lambda each: each.over)

    def find(self, name: str) -> Campaign | None:
        """The campaign of this id."""
        return next((each for each in self.campaigns() if each.id == name), None)

    def _read(self, file: Path) -> Campaign | None:
        assert self.library is not None
        try:
            campaign = _read_file(file)
        except NewerCampaign:
            self._tell(NEWER)
        except CampaignError:
            shelter = self.library.shelter / "campaigns"
            with contextlib.suppress(OSError):
                set_aside(file, shelter)
            self._tell(News(SET_ASIDE.title, SET_ASIDE.words.format(folder=shelter)))
        except OSError:
            return None
        else:
            return self._caught_up(campaign)
        return None

    def _tell(self, news: News) -> None:
        if news not in self.news:
            self.news.append(news)

    def _caught_up(self, campaign: Campaign) -> Campaign:
        """Take in a game that was finished without its campaign hearing of it."""
        result = self._finished(campaign.table)
        if result is None:
            return campaign
        campaign = campaign.concluded(result, campaign.played)
        self.keep(campaign)
        return campaign

    def _finished(self, table: str) -> Result | None:
        """How the game at a table has ended; None if it has not."""
        assert self.library is not None
        file = self.library.finished / f"{table}.json"
        if not table or not file.is_file():
            return None
        try:
            state = replay(read_save(file).record).states[-1]
        except RecordError:
            return None
        view = COUNCIL.view(state, None)
        return result_of(view, table) if view.decision is None else None

    # one campaign

    def begin(self, player: SeatSetup, seed: int | None = None) -> Campaign:
        """A new campaign; with a seed always against the same opponents and cards."""
        now = datetime.now(UTC)
        rng = Random(secrets.randbits(64) if seed is None else seed)
        campaign = new_campaign(f"{now:%Y%m%d-%H%M%S}-{secrets.token_hex(3)}", player, rng, now)
        self.keep(campaign)
        return campaign

    def keep(self, campaign: Campaign) -> None:
        """Write a campaign down; where that is impossible, there will be news."""
        if self._folder is None:
            return
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            write_durably(self._folder / f"{campaign.id}.json", write_campaign(campaign))
        except OSError as trouble:
            words = UNKEPT.words.format(trouble=trouble.strerror)
            self._tell(News(UNKEPT.title, words))

    def sit_down(self, campaign: Campaign) -> tuple[Campaign, Sitting]:
        """The table of the game to be played: a new one, or the one in progress.

        Raises:
            CannotOpen: It is in progress, but stays closed.
        """
        if self.library is None:
            setup = campaign.next_table()
            return campaign, Sitting(setup, Match.open(setup))
        table = self._in_progress(campaign)
        if table is not None:
            sitting = self.library.open(table)
        else:
            sitting = self.library.begin(campaign.next_table())
            assert sitting.keeper is not None
            table = sitting.keeper.table
        campaign = campaign.seated(table, datetime.now(UTC))
        self.keep(campaign)
        return campaign, sitting

    def _in_progress(self, campaign: Campaign) -> str | None:
        """The table of this game, also where the campaign was cut short before it was told."""
        assert self.library is not None
        wanted = campaign.next_table()
        for listed in self.library.tables():
            if listed.id == campaign.table:
                return listed.id
            if listed.save is not None:
                setup = listed.save.setup
                if (setup.campaign, setup.carry) == (wanted.campaign, wanted.carry):
                    return listed.id
        return None

    def conclude(self, campaign: Campaign, match: Match) -> Campaign:
        """The campaign after the game that has just ended."""
        campaign = campaign.concluded(
            result_of(match.view(None), campaign.table), datetime.now(UTC)
        )
        self.keep(campaign)
        return campaign

    def abandon(self, campaign: Campaign) -> None:
        """Give a campaign up. Records of its finished games stay. Raises CannotOpen."""
        if self.library is None or self._folder is None:
            return
        table = None if campaign.over else self._in_progress(campaign)
        if table is not None:
            self.library.delete(table)
        try:
            delete(self._folder / f"{campaign.id}.json")
        except OSError as trouble:
            news = News("The campaign cannot be deleted", f"{trouble.strerror}: {self._folder}.")
            raise CannotOpen(news) from None

    # the player

    def player(self) -> Player:
        """Who played alone last time."""
        if self.library is not None:
            with contextlib.suppress(OSError, msgspec.MsgspecError):
                data = (self.library.places.data / PLAYER_FILE).read_bytes()
                return msgspec.json.decode(data, type=Player)
        return Player()

    def remember(self, player: Player) -> None:
        """Remember who plays; where that is impossible it is not worth a word."""
        if self.library is None:
            return
        with contextlib.suppress(OSError):
            folder = self.library.places.data
            folder.mkdir(parents=True, exist_ok=True)
            write_durably(folder / PLAYER_FILE, msgspec.json.encode(player))


def _read_file(file: Path) -> Campaign:
    """The campaign in a file. Raises OSError or CampaignError."""
    campaign = parse_campaign(file.read_bytes())
    if campaign.id != file.stem:
        raise CampaignError("this file has the name of another campaign")
    return campaign
