"""The levels of Bug Council: each is worth its name."""

from random import Random

import pytest

from game.bots import TIMES, YARDSTICKS, Level, bots_of, make_bot, offered, same_bot
from game.bots.bot import Thinker
from game.bots.council.endgame import chances_to_win
from game.bots.council.imagined import Strangers
from game.bots.council.pool import POOL
from game.bots.council.search import Trials
from game.catalogue import SHELF
from game.ladder import Climb, climb
from game.match import LevelChange, Match
from game.rules.council.api import imagine
from game.seating import SeatSetup, TableSetup
from scenes.shell.levels import level_name
from scenes.table.log.lines import notes_of
from tests.bots.positions import mixed_positions

GAME = "bug-council"


def test_the_levels_are_offered_from_the_easiest_to_the_best() -> None:
    assert offered(GAME) == (Level.NEWCOMER, Level.SENSIBLE, Level.SHARP, Level.MASTER)
    assert YARDSTICKS - {*bots_of(GAME).levels} == {Level.FIRST_SHARP}
    for game in SHELF:
        assert {Level.NEWCOMER, Level.SENSIBLE} <= set(offered(game))
        assert not YARDSTICKS & set(offered(game))


def test_whoever_takes_time_is_a_thinker_and_nobody_else() -> None:
    for game in SHELF:
        assert set(bots_of(game).opens()) == set(bots_of(game).levels)
        for level in bots_of(game).levels:
            assert isinstance(make_bot(game, level, Random(1)), Thinker) == (level in TIMES)


def test_a_number_of_playouts_is_only_for_who_counts_them() -> None:
    make_bot(GAME, "sharp:30", Random(1))
    for name in ("sensible:30", "sharp:many"):
        with pytest.raises(ValueError, match=r"sensible|many"):
            make_bot(GAME, name, Random(1))


@pytest.mark.parametrize("game", SHELF)
def test_the_same_seed_gives_the_same_search(game: str) -> None:
    for view in mixed_positions(game, 8, 3):
        one, other = (make_bot(game, "sharp:20", Random(5)) for _ in range(2))
        assert one.choose(view, view.legal) == other.choose(view, view.legal)


def test_chances_to_win_add_up() -> None:
    for view in mixed_positions(GAME, 10, 4):
        trial = Trials(view, Strangers(view, POOL, Random(2))).deal()
        assert all(0 <= trial(action) <= 1 for action in view.legal)
        state = imagine(view, Random(1))
        if state.ledger:
            assert sum(chances_to_win(state)) == pytest.approx(1)


def test_sensible_declares_with_the_spread_in_mind(*, whole: bool) -> None:
    """Twice as many Ages with No Allegiance as the yardstick, and no fewer games won by it."""
    deals = 8 if whole else 3
    first, today = climb(Climb(("sensible-1", "sensible"), "sensible-1", 4, deals, 5))
    assert today.declared > 1.7 * first.declared
    assert today.wins >= first.wins


def test_sharp_with_few_playouts_beats_the_yardstick(*, whole: bool) -> None:
    """The fast gate: the same games each time, so the same number of wins as long as nobody errs.

    A third would be even; docs/research.md has the real numbers.
    """
    level, deals = ("sharp:100", 4) if whole else ("sharp:40", 2)
    (sharp,) = climb(Climb((level,), "sensible-1", 3, deals, 2))
    assert sharp.games == 3 * deals
    assert sharp.wins >= 40


def test_a_newcomer_loses_to_sensible_ones(*, whole: bool) -> None:
    (newcomer,) = climb(Climb(("newcomer",), "sensible", 4, 12 if whole else 5, 3))
    assert newcomer.wins <= 10


@pytest.mark.parametrize("game", SHELF)
def test_each_bot_has_one_name_and_each_name_one_bot(game: str) -> None:
    """Levels of earlier releases that are the same bot go by the name of one of them."""
    makers = bots_of(game).opens()
    for level, maker in makers.items():
        same = {other for other in makers if makers[other] == maker}
        assert {same_bot(game, other) for other in same} == {same_bot(game, level)}
    names = {level_name(same_bot(game, level)) for level in makers}
    assert len(names) == len({same_bot(game, level) for level in makers})
    assert all(same_bot(game, level) == level for level in bots_of(game).offered)


def test_a_bot_that_only_changes_its_name_changes_nothing_in_the_log() -> None:
    seats = (SeatSetup("Ada", "orange"), SeatSetup("Ben", "sky", "random"))
    match = Match.open(TableSetup(seats, game="bugs-on-rugs", seed=1))
    match.level_changes.append(LevelChange(1, 1, "random", "newcomer"))
    assert notes_of(match) == ()
    match.level_changes.append(LevelChange(1, 2, "random", "sharp"))
    assert notes_of(match) == (LevelChange(1, 2, "newcomer", "sharp"),)
