"""Moments of the solo menu and of the Trilogy's story."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random
from typing import Final

from build.album.setting import Nothing, open_scene
from build.album.vocabulary import moment, step
from game.campaign.council import Archive, Campaign, Result, new_campaign
from game.describe.council.stake_words import bolt_words
from game.history.bolts import Bolts
from game.rules.council.api import STEPS
from game.seating import SeatSetup
from scenes.app import shelf
from scenes.backend.headless import HeadlessScreen
from scenes.council.entry import ENTRY
from scenes.council.trilogy.campaign_list import CampaignsScene
from scenes.council.trilogy.chapter import Chapter, ChapterEnds, ChapterOpens
from scenes.council.trilogy.choose_stake import ChooseStakeScene
from scenes.council.trilogy.menu import SoloMenuScene
from scenes.council.trilogy.scene import TrilogyScene
from scenes.kit.preferences import Preferences
from scenes.shell.entry import Trophies
from scenes.shell.shelf.scene import ShelfScene
from scenes.shell.title.navigation import PLAY_WHICH

LONGEST: Final = "Wilhelmina W"
LONG_AGO: Final = datetime(2025, 3, 14, 18, 30, tzinfo=UTC)
SEEDS: Final = range(100)
MIDDLE: Final = 1.6  # seconds after a chapter has begun
STEP: Final = 0.1


class Shoebox(Archive):
    """Campaigns that were never played, kept nowhere."""

    def campaigns(self) -> list[Campaign]:
        """One of each kind."""
        day = timedelta(days=1)
        return [
            _campaign(1, number=1, name="Ada"),
            _campaign(2, (41, 30), number=2, when=LONG_AGO - day),
            _campaign(3, (30, 41), (66, 66), number=3, name="Chika", when=LONG_AGO - 9 * day),
            _campaign(4, (41, 30), (66, 66), (120, 101), number=4, when=LONG_AGO - 12 * day),
            _campaign(5, (1, 30), (20, 66), (70, 101), number=5, when=LONG_AGO - 40 * day),
            _campaign(6, number=6, when=LONG_AGO - 90 * day),
        ]


def _campaign(
    seed: int,
    *scores: tuple[int, int],
    name: str = LONGEST,
    number: int = 0,
    when: datetime = LONG_AGO,
) -> Campaign:
    campaign = new_campaign(f"evening-{number}", SeatSetup(name, "orange"), Random(seed), when)
    for total in scores:
        campaign = campaign.with_result(Result(total, 1, "table"), when)
    return campaign


@step
def solo_menu(unseen: HeadlessScreen, _rest: str) -> None:
    """As it is found the first time."""
    open_scene(unseen, SoloMenuScene(ENTRY, Preferences(), None))


@moment("campaigns")
def campaigns(unseen: HeadlessScreen) -> None:
    """Campaigns side by side."""
    open_scene(unseen, CampaignsScene(Shoebox(None), lambda _campaign: Nothing()))


@step
def book(unseen: HeadlessScreen, rest: str) -> None:
    """``book 2 41-30 66-66``: the page after games with these points, the opponents by a seed."""
    seed, *scores = rest.split()
    _open_book(unseen, _campaign(int(seed), *map(_total, scores)))


@step
def story(unseen: HeadlessScreen, rest: str) -> None:
    """``story thief 40-51 77-77``: the page about an opponent, after games with these points."""
    opponent, *scores = rest.split()
    campaigns = (_campaign(seed, *map(_total, scores)) for seed in SEEDS)
    _open_book(unseen, next(each for each in campaigns if each.opponent == opponent))


def _total(score: str) -> tuple[int, int]:
    ours, _dash, its = score.partition("-")
    return int(ours), int(its)


def _open_book(unseen: HeadlessScreen, campaign: Campaign) -> None:
    open_scene(unseen, TrilogyScene(campaign, ENTRY, Preferences(), Archive(None)))


@step
def stakes(unseen: HeadlessScreen, rest: str) -> None:
    """For what stake, after winning the steps up to this one."""
    open_scene(unseen, ChooseStakeScene(Bolts(frozenset(range(int(rest) + 1)))))


@moment("story_staked")
def staked(unseen: HeadlessScreen) -> None:
    """The first page of a Trilogy for the highest stake: its rules are told."""
    who = SeatSetup(LONGEST, "orange")
    _open_book(unseen, new_campaign("staked", who, Random(1), LONG_AGO, STEPS[-1]))
    unseen.press("return")


@moment("shelf_bolts")
def bolted(unseen: HeadlessScreen) -> None:
    """The shelf with the bolts of five steps on a box."""
    won = {ENTRY.game.id: Trophies("council/bolt", 5, bolt_words(5))}
    open_scene(unseen, ShelfScene(shelf(), PLAY_WHICH, trophies=won))


@moment("trilogy_chapter")
def chapter(unseen: HeadlessScreen) -> None:
    """A chapter opens."""
    _celebrate(unseen, ChapterOpens(_campaign(2, (41, 30))))


@moment("trilogy_chapter_over")
def chapter_over(unseen: HeadlessScreen) -> None:
    """The end of a chapter."""
    _celebrate(unseen, ChapterEnds(_campaign(2, (41, 30), (66, 66))))


def _celebrate(unseen: HeadlessScreen, chapter: Chapter) -> None:
    """As it is seen in its middle."""
    scene = TrilogyScene(chapter.campaign, ENTRY, Preferences(), Archive(None))
    open_scene(unseen, scene)
    scene.celebrate(chapter)
    for _ in range(round(MIDDLE / STEP)):
        unseen.screen.tick(STEP)
    unseen.show()
