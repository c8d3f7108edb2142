"""How to play: six short pages with pictures of the real things."""

from __future__ import annotations

from typing import Final

from scenes.bugami.rules.pictures import (
    BLOTTER,
    bidding_picture,
    game_picture,
    jokers_picture,
    points_picture,
    trick_picture,
    wedding_picture,
)
from scenes.bugami.rules.words import BIDDING, GAME, JOKERS, POINTS, TRICK, WEDDING
from scenes.kit.scene import Scene
from scenes.shell.dialogs.how_to_play import HowToPlayScene, explained


def how_to_play(page: int = 0) -> Scene[None]:
    """The rules of Bugami as a book, open at this page."""
    return HowToPlayScene(PAGES, page, _rules)


def _rules() -> Scene[None]:
    from scenes.bugami.rules.articles.book import rules

    return rules()


EXPLAINED: Final = (
    (BIDDING, bidding_picture),
    (TRICK, trick_picture),
    (POINTS, points_picture),
    (JOKERS, jokers_picture),
    (WEDDING, wedding_picture),
    (GAME, game_picture),
)
PAGES: Final = tuple(explained(BLOTTER, words, picture) for words, picture in EXPLAINED)
