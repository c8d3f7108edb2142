"""How to play: six short pages with pictures of the real things."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from game.words import N_, _
from scenes.bugami.rules.pictures import (
    BLOTTER,
    bidding_picture,
    game_picture,
    jokers_picture,
    points_picture,
    trick_picture,
    wedding_picture,
)
from scenes.bugami.rules.words import BIDDING, GAME, JOKERS, POINTS, TRICK, WEDDING, Words
from scenes.kit import parts
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame, Scene
from scenes.kit.theme import INK
from scenes.shell.sheets.book import BookScene, Page, halves, points

Picture = Callable[[Frame, Place], Items]


def how_to_play(page: int = 0) -> Scene[None]:
    """The rules of Bugami as a book, open at this page."""
    return BookScene(N_("How to play"), PAGES, page)


def _explained(words: Words, picture: Picture, frame: Frame, place: Place) -> Items:
    """A picture on the blotter, and the words to it."""
    left, right = halves(place)
    return (
        *parts.inlay(left, BLOTTER, 16.0, INK),
        *picture(frame, left),
        *points(frame, right, [(_(title), _(told)) for title, told in words.points]),
    )


EXPLAINED: Final = (
    (BIDDING, bidding_picture),
    (TRICK, trick_picture),
    (POINTS, points_picture),
    (JOKERS, jokers_picture),
    (WEDDING, wedding_picture),
    (GAME, game_picture),
)
PAGES: Final = tuple(
    Page(words.tab, partial(_explained, words, picture)) for words, picture in EXPLAINED
)
