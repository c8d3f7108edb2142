"""How to play: short pages with pictures of the real things."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from game.words import N_, _
from scenes.kit import parts
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame, Scene
from scenes.kit.theme import INK
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
    Words,
)
from scenes.shell.sheets.book import BookScene, Page, halves, points

Picture = Callable[[Frame, Place], Items]


def how_to_play(page: int = 0) -> Scene[None]:
    """The rules of Bugs on Rugs as a book, open at this page."""
    return BookScene(N_("How to play"), PAGES, page)


def _explained(words: Words, picture: Picture, frame: Frame, place: Place) -> Items:
    """A picture on the rug's wool, and the words to it."""
    left, right = halves(place)
    return (
        *parts.inlay(left, RUG_FIELD, 16.0, INK),
        *picture(frame, left),
        *points(frame, right, [(_(title), _(told)) for title, told in words.points]),
    )


EXPLAINED: Final = (
    (AIM, cards_picture),
    (ROUND, round_picture),
    (WALL, powers_picture),
    (SCORES, scoring_picture),
    (MOSQUITOS, mosquito_picture),
    (END, end_picture),
)
PAGES: Final = (
    *(Page(words.tab, partial(_explained, words, picture)) for words, picture in EXPLAINED),
    Page(POWERS, kinds_picture),
)
