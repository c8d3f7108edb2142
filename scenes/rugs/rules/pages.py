"""How to play: short pages with pictures of the real things."""

from __future__ import annotations

from typing import Final

from scenes.kit.scene import Scene
from scenes.rugs.palette import RUG_FIELD
from scenes.rugs.rules.pictures import (
    cards_picture,
    end_picture,
    kinds_picture,
    mosquito_picture,
    powers_picture,
    round_picture,
    scoring_picture,
)
from scenes.rugs.rules.words import (
    AIM,
    END,
    MOSQUITOS,
    POWERS,
    ROUND,
    SCORES,
    WALL,
)
from scenes.shell.dialogs.how_to_play import HowToPlayScene, Page, explained


def how_to_play(page: int = 0) -> Scene[None]:
    """The rules of Bugs on Rugs as a book, open at this page."""
    return HowToPlayScene(PAGES, page, _rules)


def _rules() -> Scene[None]:
    from scenes.rugs.rules.articles.book import rules

    return rules()


EXPLAINED: Final = (
    (AIM, cards_picture),
    (ROUND, round_picture),
    (WALL, powers_picture),
    (SCORES, scoring_picture),
    (MOSQUITOS, mosquito_picture),
    (END, end_picture),
)
PAGES: Final = (
    *(explained(RUG_FIELD, words, picture) for words, picture in EXPLAINED),
    Page(POWERS, kinds_picture),
)
