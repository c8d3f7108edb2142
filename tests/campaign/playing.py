"""Campaigns in a folder of the test's own, and games that are played at random."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from random import Random

from game.campaign.council import Archive, Campaign, Result, new_campaign
from game.library import AppFolders, Library, OpenTable
from game.match import AnyMatch, Match
from game.seating import SeatSetup

ADA = SeatSetup("Ada", "orange")
NOW = datetime(2026, 3, 14, 18, 30, tzinfo=UTC)


def fresh(seed: int = 1, name: str = "Ada") -> Campaign:
    return new_campaign("evening", SeatSetup(name, "orange"), Random(seed), NOW)


def after(*scores: tuple[int, int], lead: int = 1, seed: int = 1, name: str = "Ada") -> Campaign:
    """A Trilogy after games with these points, all in all."""
    campaign = fresh(seed, name)
    for total in scores:
        campaign = campaign.with_result(Result(total, lead, "table"), NOW)
    return campaign


def window(folder: Path) -> Archive:
    """Another start of the program on the same folder, if called twice."""
    return Archive(Library(AppFolders.within(folder)))


def played(campaign: Campaign, seed: int = 0) -> AnyMatch:
    """The next game, played at random to its end."""
    match, rng = Match.open(campaign.next_table()), Random(seed)
    while match.decision is not None:
        match.play(rng.choice(match.legal))
    return match


def whole(seed: int) -> tuple[Campaign, list[AnyMatch]]:
    """A Trilogy played at random, and its games."""
    campaign, matches = fresh(seed), []
    archive = Archive(None)
    while not campaign.over:
        match = played(campaign, seed)
        campaign = archive.conclude(campaign, match)
        matches.append(match)
    return campaign, matches


def finish(archive: Archive, campaign: Campaign, seed: int = 1) -> Campaign:
    """Play the next game of a Trilogy to its end, and take it in."""
    campaign, sitting = archive.open_table(campaign)
    play_on(sitting, seed)
    return archive.conclude(campaign, sitting.match)


def play_on(sitting: OpenTable, seed: int = 1) -> None:
    """To the end of the game, as the table does it."""
    chance = Random(seed)
    assert sitting.autosaver is not None
    while sitting.match.decision is not None:
        sitting.match.play(chance.choice(sitting.match.legal))
    sitting.autosaver.keep(sitting.match)
    assert sitting.autosaver.wait()
