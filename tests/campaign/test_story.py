"""The story: every page is there, of the right length, and fits its sheet in every window."""

from __future__ import annotations

from itertools import combinations, permutations

import msgspec
import pytest

from build.languages.eye import words
from game.campaign.council import Campaign
from game.describe.council.personas import PERSONAS
from game.rules.council.api import Personality
from scenes.council.trilogy.draft import DRAWN
from scenes.council.trilogy.page import PICTURE, SHEET, page_items
from scenes.council.trilogy.story import StoryPage, pages, verdict
from scenes.kit import parts
from tests.campaign.playing import after
from tests.support.window import WINDOWS, frame

WIDEST = "Wilhelmina W"
SCORES: tuple[tuple[tuple[int, int], ...], ...] = (
    (),
    ((40, 51),),
    ((51, 40),),
    ((51, 40), (60, 60)),
    ((51, 40), (60, 60), (101, 100)),
    ((51, 40), (60, 60), (100, 101)),
    ((51, 40), (60, 60), (100, 100)),
)


def campaigns() -> list[Campaign]:
    """Every opponent in every place, ahead, behind and level; all three endings."""
    return [
        msgspec.structs.replace(after(*scores, name=WIDEST), opponents=order)
        for scores in SCORES
        for order in permutations(DRAWN, 3)
    ]


def every_page() -> dict[StoryPage, Campaign]:
    return {page: campaign for campaign in campaigns() for page in pages(campaign)}


def test_before_each_game_a_page_about_the_opponent() -> None:
    for campaign in campaigns():
        told = pages(campaign)
        assert len(told) == (2 if not campaign.results else 1)
        assert (told[-1].title == PERSONAS[campaign.opponent].name) is not campaign.over


def test_the_end_tells_whether_backyardia_is_free() -> None:
    endings = {scores[-1]: pages(after(*scores))[0].title for scores in SCORES if len(scores) == 3}
    assert endings[101, 100] == "Backyardia is free"
    assert endings[100, 101] == endings[100, 100] == "The shed wins"
    ended = after(*SCORES[-1])
    assert "not enough" in verdict(ended, ended.scores)


@pytest.mark.parametrize("page", every_page(), ids=lambda page: f"{page.kicker}: {page.title}")
def test_a_page_is_neither_a_note_nor_a_novel(page: StoryPage) -> None:
    assert 60 <= len(page.words.split()) <= 125
    assert "{" not in page.words
    assert WIDEST in page.words


@pytest.mark.parametrize("size", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_page_fits(size: tuple[int, int]) -> None:
    window = frame(*size)
    sheet = parts.centre(window.width / 2, window.height / 2, *SHEET)
    assert sheet.y >= 0
    for page, campaign in every_page().items():
        said = list(words(window, page_items(window, sheet, campaign, page)))
        assert not [one.text for one in said if one.text.endswith("…")]
        for one, other in combinations(said, 2):
            assert not one.covers(other), (page.title, one.text, other.text)
        for one in said:
            assert sheet.x < one.left
            assert one.right < sheet.right
            if one.left > sheet.x + PICTURE:  # below the picture there are no buttons
                assert one.bottom < sheet.bottom - 48 - 76, (page.title, one.text)


def test_the_machine_itself_is_no_opponent_of_a_trilogy() -> None:
    assert Personality.PACIFIST not in DRAWN
