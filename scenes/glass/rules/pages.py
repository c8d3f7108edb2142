"""How to play: short pages with pictures of the real things."""

from __future__ import annotations

from typing import Final

from scenes.glass.rules.pictures import (
    COVERED,
    coin_picture,
    kinds_picture,
    lay_picture,
    runs_picture,
    spider_picture,
    turn_picture,
)
from scenes.glass.rules.words import COIN, END, FITS, POINTS, RUNS, TURN
from scenes.kit.scene import Scene
from scenes.shell.dialogs.how_to_play import HowToPlayScene, explained


def how_to_play(page: int = 0) -> Scene[None]:
    """The rules of Under Glass as a book, open at this page."""
    return HowToPlayScene(PAGES, page, _rules)


def _rules() -> Scene[None]:
    from scenes.glass.rules.articles.book import rules

    return rules()


EXPLAINED: Final = (
    (TURN, turn_picture),
    (FITS, lay_picture),
    (RUNS, runs_picture),
    (POINTS, kinds_picture),
    (COIN, coin_picture),
    (END, spider_picture),
)
PAGES: Final = tuple(explained(COVERED, words, picture) for words, picture in EXPLAINED)
