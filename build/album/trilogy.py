"""Moments of the solo menu and of the Trilogy's story."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Final

from build.album.setting import Nothing, open_scene
from game.campaign.council import Archive, Campaign, Result, new_campaign
from game.describe.council.stake_words import bolt_words
from game.history.bolts import Bolts
from game.rules.council.api import STEPS, Personality, Stake
from game.seating import SeatSetup
from scenes.app import shelf
from scenes.backend.headless import Unseen
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
        campaign = campaign.concluded(Result(total, 1, "table"), when)
    return campaign


def menu(unseen: Unseen) -> None:
    """As it is found the first time."""
    open_scene(unseen, SoloMenuScene(ENTRY, Preferences(), None))


def menu_chosen(unseen: Unseen) -> None:
    """Another opponent chosen, one more in the focus."""
    menu(unseen)
    unseen.click("opponent:card-shark")
    unseen.hover("opponent:thief")


def menu_wrong(unseen: Unseen) -> None:
    """Nobody's name, and what is said about it."""
    menu(unseen)
    unseen.click("opponent:random")
    unseen.click("name")
    for _ in range(12):
        unseen.press("backspace")


def campaigns(unseen: Unseen) -> None:
    """Campaigns side by side."""
    open_scene(unseen, CampaignsScene(Shoebox(None), lambda _campaign: Nothing()))


def prologue(unseen: Unseen) -> None:
    """The first page."""
    _open_book(unseen, _campaign(1))


def chapter(opponent: Personality, *scores: tuple[int, int]) -> Callable[[Unseen], None]:
    """The page about an opponent, after games with these points."""

    def show(unseen: Unseen) -> None:
        campaigns = (_campaign(seed, *scores) for seed in SEEDS)
        _open_book(unseen, next(each for each in campaigns if each.opponent is opponent))
        if not scores:
            unseen.press("return")

    return show


def ending(*scores: tuple[int, int]) -> Callable[[Unseen], None]:
    """The last page after three games with these points."""
    return lambda unseen: _open_book(unseen, _campaign(2, *scores))


def stakes(won: int, focus: int | None = None) -> Callable[[Unseen], None]:
    """For what stake, after winning the steps up to this one; the words of one in the focus."""

    def show(unseen: Unseen) -> None:
        bolts = Bolts(frozenset(range(won + 1)))
        open_scene(unseen, ChooseStakeScene(bolts))
        if focus is not None:
            unseen.hover(f"stake:{focus}")

    return show


def staked(stake: Stake) -> Callable[[Unseen], None]:
    """The first page of a Trilogy for a stake: its rules are told."""

    def show(unseen: Unseen) -> None:
        who = SeatSetup(LONGEST, "orange")
        _open_book(unseen, new_campaign("staked", who, Random(1), LONG_AGO, stake))
        unseen.press("return")

    return show


def bolted(unseen: Unseen) -> None:
    """The shelf with the bolts of five steps on a box."""
    won = {ENTRY.game.id: Trophies("council/bolt", 5, bolt_words(5))}
    open_scene(unseen, ShelfScene(shelf(), PLAY_WHICH, trophies=won))


def _open_book(unseen: Unseen, campaign: Campaign) -> None:
    open_scene(unseen, TrilogyScene(campaign, ENTRY, Preferences(), Archive(None)))


def celebrated(chapter: Chapter) -> Callable[[Unseen], None]:
    """A chapter, as it is seen in its middle."""

    def show(unseen: Unseen) -> None:
        scene = TrilogyScene(chapter.campaign, ENTRY, Preferences(), Archive(None))
        open_scene(unseen, scene)
        scene.celebrate(chapter)
        for _ in range(round(MIDDLE / STEP)):
            unseen.screen.tick(STEP)
        unseen.show()

    return show


STAKES: Final = (
    ("stake_first", stakes(0)),
    ("stake_some", stakes(4)),
    ("stake_locked", stakes(2, 6)),
    ("stake_all", stakes(8)),
    ("story_staked", staked(STEPS[-1])),
    ("shelf_bolts", bolted),
)
LARGE: Final = (
    ("large_stake", stakes(7)),
    ("large_stake_locked", stakes(2, 6)),
    ("large_story_staked", staked(STEPS[-1])),
)
STORY: Final = (
    ("trilogy_chapter", celebrated(ChapterOpens(_campaign(2, (41, 30))))),
    ("trilogy_chapter_over", celebrated(ChapterEnds(_campaign(2, (41, 30), (66, 66))))),
    ("story_prologue", prologue),
    ("story_first", chapter(Personality.TRICKSTER)),
    ("story_pacifist", chapter(Personality.PACIFIST_2, (51, 40))),
    ("story_shark", chapter(Personality.CARD_SHARK, (40, 51))),
    ("story_thief", chapter(Personality.THIEF, (40, 51), (77, 77))),
    ("story_trickster", chapter(Personality.TRICKSTER, (40, 51), (99, 78))),
    ("trilogy_victory", ending((41, 30), (66, 66), (120, 101))),
    ("trilogy_defeat", ending((41, 30), (66, 66), (101, 101))),
)
