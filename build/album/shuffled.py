"""*Is the shuffle fair?*: after many deals of each game, and after too few."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from build.album.setting import open_scene
from game.catalogue import FIRST, SHELF
from game.fair.shuffles import DealCount, Shuffles, piles_of
from game.library import News
from scenes.app import shelf
from scenes.backend.headless import Unseen
from scenes.shell.history.shuffle import ShuffleScene

Show = Callable[[Unseen], None]
"""What brings a moment about."""
MANY, FEW = 160, 7  # deals
AFTER: Final = [game for game in SHELF if game != FIRST]
"""The other games, as they stand on the shelf: the next one has the most suits."""


class Counted:
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
        self.shuffles: Shuffles | None = count.told()

    def count_deals(self, game: str) -> None:
        """It is all there."""


def _shown(game: str, deals: int) -> Show:
    def show(unseen: Unseen) -> None:
        box = shelf()[game]
        suits = box.history().suits
        open_scene(unseen, ShuffleScene(Counted(game, deals), box.game, suits))

    return show


MOMENTS: Final[tuple[tuple[str, Show], ...]] = (
    ("shuffle_few", _shown(FIRST, FEW)),
    ("shuffle", _shown(AFTER[1], MANY)),
    ("shuffle_of_many_suits", _shown(AFTER[0], MANY)),
)
LARGE: Final[tuple[tuple[str, Show], ...]] = (("large_shuffle", _shown(AFTER[1], MANY)),)
