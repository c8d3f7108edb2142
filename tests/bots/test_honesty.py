"""Nobody sees more than a person in the same seat would, whatever the level, temper or game."""

from random import Random

import pytest

from game.bots import Level, bots_of, make_bot, tempers
from game.catalogue import SHELF
from tests.bots.positions import TABLES, mixed_positions

POSITIONS = 400  # whoever peeks once in a hundred decisions is caught in 98 of 100 runs
EVERY_DAY = 150  # once in fifty: in 95 of 100; the others are asked in a whole run
FEW = {Level.SHARP: "sharp:1", Level.MASTER: "master:2"}
"""As few playouts as there can be: who cannot cheat with one cannot with a thousand."""


def cheats(game: str, name: str, count: int, *, late: bool) -> int:
    """In how many positions the move is another one where hidden cards are dealt anew.

    They are dealt in any way the view allows; the same chance must give the same, legal move.
    """
    rng, rules, wrong = Random(8), SHELF[game].rules, 0
    for number, view in enumerate(mixed_positions(game, count, 7, late=late)):
        swapped = rules.view(TABLES[game](view).deal(rng), view.you)
        one, other = (make_bot(game, name, Random(number)) for _ in range(2))
        choice = one.choose(view, view.legal)
        assert choice in view.legal
        wrong += other.choose(swapped, swapped.legal) != choice
    return wrong


@pytest.mark.parametrize(
    ("game", "level"), [(game, each) for game in SHELF for each in bots_of(game).levels]
)
def test_hidden_cards_dealt_anew_change_no_choice(game: str, level: Level, *, whole: bool) -> None:
    count = POSITIONS if whole else EVERY_DAY
    assert cheats(game, FEW.get(level, level), count, late=level in FEW) == 0


@pytest.mark.parametrize(
    ("game", "temper"), [(game, each) for game in SHELF for each in tempers(game)]
)
@pytest.mark.parametrize("level", ["sensible", "sharp:1"])
def test_nor_do_they_for_whoever_has_a_temper(game: str, level: str, temper: str) -> None:
    assert cheats(game, f"{level}:{temper}", 60, late=True) == 0
