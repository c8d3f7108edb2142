"""How to play: short pages with pictures of the real things."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from game.words import N_, _
from scenes.glass.rules.pictures import (
    COVERED,
    coin_picture,
    kinds_picture,
    lay_picture,
    runs_picture,
    spider_picture,
    turn_picture,
)
from scenes.glass.rules.words import COIN, END, FITS, POINTS, RUNS, TURN, Words
from scenes.kit import parts
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame, Scene
from scenes.kit.theme import INK
from scenes.shell.sheets.book import BookScene, Page, halves, points

Picture = Callable[[Frame, Place], Items]


def how_to_play(page: int = 0) -> Scene[None]:
    """The rules of Under Glass as a book, open at this page."""
    return BookScene(N_("How to play"), PAGES, page)


def _explained(words: Words, picture: Picture, frame: Frame, place: Place) -> Items:
    """A picture on velvet, and the words to it."""
    left, right = halves(place)
    return (
        *parts.inlay(left, COVERED, 16.0, INK),
        *picture(frame, left),
        *points(frame, right, [(_(title), _(told)) for title, told in words.points]),
    )


EXPLAINED: Final = (
    (TURN, turn_picture),
    (FITS, lay_picture),
    (RUNS, runs_picture),
    (POINTS, kinds_picture),
    (COIN, coin_picture),
    (END, spider_picture),
)
PAGES: Final = tuple(
    Page(words.tab, partial(_explained, words, picture)) for words, picture in EXPLAINED
)
