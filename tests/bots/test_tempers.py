"""Tempers: bots of one level that can be told apart, and cheat no more than the others."""

import argparse
import json
from random import Random

import pytest

from game.bots import TEMPERED, Level, Temper, called, make_bot, offered, tempers
from game.bots.council.styles.tuned import TEMPERS, TUNED, inclined
from game.commands.simulation import bot_names
from game.ladder import Climb, climb
from game.rules.council.api import COUNCIL, imagine
from scenes.council.faces.people import PORTRAITS
from scenes.council.faces.people import TEMPERS as BY_COLOUR
from scenes.shell.levels import TEMPERS as WORDS
from tests.bots.test_levels import positions

GAME = "bug-council"


@pytest.mark.parametrize("temper", Temper)
@pytest.mark.parametrize("level", ["sensible", "sharp:1"])
def test_whoever_has_a_temper_sees_no_more_than_others(level: str, temper: Temper) -> None:
    """Hidden cards are dealt anew; the same chance must give the same move, and a legal one."""
    rng = Random(3)
    for number, view in enumerate(positions(60, 9, late=True)):
        assert view.you is not None
        swapped = COUNCIL.view(imagine(view, rng), view.you)
        one, other = (make_bot(GAME, f"{level}:{temper}", Random(number)) for _ in range(2))
        choice = one.choose(view, view.legal)
        assert choice in view.legal
        assert other.choose(swapped, swapped.legal) == choice


def test_tempers_can_be_told_apart_by_how_often_they_declare() -> None:
    players = tuple(f"sensible:{temper}" for temper in Temper)
    careful, greedy, _mischievous = climb(Climb(players, "sensible", 4, 3, 4))
    assert careful.declared + 20 < greedy.declared


def test_mischief_is_done_where_others_would_not() -> None:
    even, other = (make_bot(GAME, f"sensible{more}", Random(1)) for more in ("", ":mischievous"))
    choices = [(even.choose(v, v.legal), other.choose(v, v.legal)) for v in positions(200, 2)]
    assert sum(one != two for one, two in choices) > 10


def test_a_temper_is_for_those_who_know_what_they_do() -> None:
    assert set(TEMPERED) == {GAME}
    assert set(TEMPERED[GAME]) == set(offered(GAME)) - {Level.NEWCOMER}
    assert tempers("bugami") == ()
    assert called(GAME, "sharp", "greedy") == "sharp:greedy"
    assert called(GAME, "newcomer", "greedy") == "newcomer"
    for game, name in ((GAME, "newcomer:greedy"), (GAME, "sensible:9:greedy"), ("bugami", "sharp")):
        with pytest.raises((KeyError, ValueError)):
            make_bot(game, name if game == GAME else f"{name}:greedy", Random(1))


def test_the_command_line_knows_them() -> None:
    names = ("sensible:greedy", "sharp:40:careful", "master:mischievous")
    assert bot_names(",".join(names)) == names
    for name in ("greedy", "sensible:", "sensible:grumpy", "sharp:0:greedy", "sharp:greedy:40"):
        with pytest.raises(argparse.ArgumentTypeError):
            bot_names(name)


def test_their_numbers_are_data_and_have_words_and_faces() -> None:
    written = json.loads(TEMPERS.read_text("utf-8"))
    assert set(written["tempers"]) == set(WORDS) == set(Temper)
    assert written["origin"]["date"]
    for temper in Temper:
        assert inclined(temper).weights != TUNED
    assert BY_COLOUR.keys() == PORTRAITS.keys()
    assert set(BY_COLOUR.values()) == set(Temper)
