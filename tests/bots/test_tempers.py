"""Tempers: bots of one level that can be told apart, and cheat no more than the others."""

import argparse
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.bots import BOTS, TEMPERED, Level, Temper, called, make_bot, offered, tempers
from game.bots.council.styles.tuned import TUNED, tempered
from game.bots.inclination import EVEN, FILE
from game.catalogue import SHELF
from game.commands.simulation import bot_names
from game.ladder import Climb, climb
from game.rules.council.api import Tables
from scenes.kit.theme import PLAYER_COLOURS
from scenes.shell.levels import COLOURED, INCLINED, TEMPERS
from tests.bots import test_companions
from tests.bots.test_levels import positions

GAME = "bug-council"
TABLES = {GAME: Tables, **{game: door.Tables for game, door in test_companions.DOORS.items()}}


def views(game: str, count: int, seed: int, *, late: bool = False) -> Iterator[Any]:
    """So many choices of games played at random; ``late``: where little is left to be tried."""
    if game == GAME:
        return positions(count, seed, late=late)
    return test_companions.positions(game, count, seed)


@pytest.mark.parametrize("game", BOTS)
@pytest.mark.parametrize("temper", Temper)
@pytest.mark.parametrize("level", ["sensible", "sharp:1"])
def test_whoever_has_a_temper_sees_no_more_than_others(
    game: str, level: str, temper: Temper
) -> None:
    """Hidden cards are dealt anew; the same chance must give the same move, and a legal one."""
    rng = Random(3)
    for number, view in enumerate(views(game, 60, 9, late=True)):
        swapped = SHELF[game].rules.view(TABLES[game](view).deal(rng), view.you)
        one, other = (make_bot(game, f"{level}:{temper}", Random(number)) for _ in range(2))
        choice = one.choose(view, view.legal)
        assert choice in view.legal
        assert other.choose(swapped, swapped.legal) == choice


def test_tempers_can_be_told_apart_by_how_often_they_declare() -> None:
    players = tuple(f"sensible:{temper}" for temper in Temper)
    careful, greedy, _mischievous = climb(Climb(players, "sensible", 4, 3, 4))
    assert careful.declared + 20 < greedy.declared


@pytest.mark.parametrize("game", BOTS)
@pytest.mark.parametrize("temper", Temper)
def test_a_temper_does_what_others_would_not(game: str, temper: Temper) -> None:
    """One choice in a hundred at least; two bots without a temper never differ."""
    names = ("sensible", "sensible", f"sensible:{temper}")
    one, two, moody = (make_bot(game, name, Random(1)) for name in names)
    count = changed = 0
    for view in views(game, 600, 2):
        choice = one.choose(view, view.legal)
        assert two.choose(view, view.legal) == choice
        count, changed = count + 1, changed + (moody.choose(view, view.legal) != choice)
    assert changed * 100 >= count


def test_mischief_is_done_where_others_would_not() -> None:
    even, other = (make_bot(GAME, f"sensible{more}", Random(1)) for more in ("", ":mischievous"))
    choices = [(even.choose(v, v.legal), other.choose(v, v.legal)) for v in positions(200, 2)]
    assert sum(one != two for one, two in choices) > 10


def test_a_temper_is_for_those_who_know_what_they_do() -> None:
    assert set(TEMPERED) == set(BOTS)
    for game in BOTS:
        assert set(TEMPERED[game]) == set(offered(game)) - {Level.NEWCOMER}
        assert tempers(game) == tuple(Temper)
        assert called(game, "sharp", "greedy") == "sharp:greedy"
        assert called(game, "newcomer", "greedy") == "newcomer"
        for name in ("newcomer:greedy", "sensible:9:greedy"):
            with pytest.raises((KeyError, ValueError)):
                make_bot(game, name, Random(1))
    assert tempers("chess") == ()


def test_the_command_line_knows_them() -> None:
    names = ("sensible:greedy", "sharp:40:careful", "master:mischievous")
    assert bot_names(",".join(names)) == names
    for name in ("greedy", "sensible:", "sensible:grumpy", "sharp:0:greedy", "sharp:greedy:40"):
        with pytest.raises(argparse.ArgumentTypeError):
            bot_names(name)


def test_their_numbers_are_data_and_have_words_and_colours() -> None:
    written = json.loads(FILE.read_text("utf-8"))
    assert written["origin"]["date"]
    assert set(written["games"]) == set(INCLINED) == set(BOTS)
    for game in BOTS:
        assert set(INCLINED[game]) == set(TEMPERS) == set(Temper)
        assert set(written["games"][game]) - {EVEN} == set(Temper)
    for temper in Temper:
        assert tempered(temper) != TUNED
    assert COLOURED.keys() == PLAYER_COLOURS.keys()
    assert set(COLOURED.values()) == set(Temper)
