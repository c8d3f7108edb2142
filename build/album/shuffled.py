"""*Is the shuffle fair?*: after many deals of each game, and after too few."""

from __future__ import annotations

from random import Random
from typing import Final

from build.album.setting import open_scene
from build.album.vocabulary import moment
from game.catalogue import FIRST, SHELF
from game.fair.shuffles import DealCount, Shuffles, piles_of
from game.library import News
from scenes.app import shelf
from scenes.backend.headless import HeadlessScreen
from scenes.shell.history.shuffle import ShuffleScene

MANY, FEW = 160, 7  # deals
AFTER: Final = [game for game in SHELF if game != FIRST]
"""The other games, as they stand on the shelf: the next one has the most suits."""


class CountedDeals:
    """Deals at the fullest table, counted already."""

    busy = False
    progress: tuple[int, int] | None = None

    def __init__(self, game: str, deals: int) -> None:
        self.news: list[News] = []
        rng, rules, seats = Random(deals), SHELF[game].rules, max(SHELF[game].seats)
        setup = rules.random_setup(seats, None, SHELF[game].usual(seats), rng, None)
        state, count = rules.new_game(setup), DealCount(game)
        for _number in range(deals):
            count.add(piles_of(game, rules.shuffle(state, rng)))
        self.shuffles: Shuffles | None = count.result()

    def count_deals(self, game: str) -> None:
        """The deals are counted beforehand."""


@moment("shuffle_few")
def few(unseen: HeadlessScreen) -> None:
    """So few deals tell nothing."""
    _open(unseen, FIRST, FEW)


@moment("shuffle")
def many(unseen: HeadlessScreen) -> None:
    """Enough of them do."""
    _open(unseen, AFTER[1], MANY)


@moment("shuffle_of_many_suits")
def many_suits(unseen: HeadlessScreen) -> None:
    """The game with most suits."""
    _open(unseen, AFTER[0], MANY)


def _open(unseen: HeadlessScreen, game: str, deals: int) -> None:
    box = shelf()[game]
    suits = box.history().suits
    open_scene(unseen, ShuffleScene(CountedDeals(game, deals), box.game, suits))
