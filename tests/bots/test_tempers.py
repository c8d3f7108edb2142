"""Tempers: bots of one level that can be told apart."""

import argparse
import json
from functools import partial
from random import Random

import pytest

from game.bots import Level, Temper, bot_name, bots_of, levels_offered, make_bot, tempers
from game.bots.council.styles.careful import Careful
from game.bots.council.styles.style import unplayed_of
from game.bots.council.styles.tuned import TUNED, weights_for
from game.bots.temper_weights import EVEN, FILE
from game.catalogue import SHELF
from game.commands import main
from game.commands.simulation import bot_names
from game.ladder import Climb, climb
from game.playout import Playout
from scenes.kit.theme import PLAYER_COLOURS
from tests.bots.positions import COUNCIL, mixed_positions


def test_tempers_can_be_told_apart_by_how_often_they_declare() -> None:
    players = ("sensible:careful", "sensible:greedy")
    careful, greedy = climb(Climb(players, "sensible", 4, 3, 4))
    assert careful.declared + 20 < greedy.declared


@pytest.mark.parametrize(
    ("game", "temper"), [(game, temper) for game in SHELF for temper in tempers(game)]
)
def test_a_temper_does_what_others_would_not(game: str, temper: Temper) -> None:
    """One choice in a hundred at least; two bots without a temper never differ."""
    names = ("sensible", "sensible", f"sensible:{temper}")
    one, two, moody = (make_bot(game, name, Random(1)) for name in names)
    count = changed = 0
    for view in mixed_positions(game, 600, 2):
        choice = one.choose(view, view.legal)
        assert two.choose(view, view.legal) == choice
        count, changed = count + 1, changed + (moody.choose(view, view.legal) != choice)
    assert changed * 100 >= count


def test_mischief_is_done_where_others_would_not() -> None:
    even, other = (make_bot(COUNCIL, f"sensible{more}", Random(1)) for more in ("", ":mischievous"))
    choices = [
        (even.choose(v, v.legal), other.choose(v, v.legal))
        for v in mixed_positions(COUNCIL, 200, 2)
    ]
    assert sum(one != two for one, two in choices) > 10


def test_a_temper_is_for_those_who_know_what_they_do() -> None:
    for game in SHELF:
        assert set(bots_of(game).tempered) == set(levels_offered(game)) - {Level.NEWCOMER}
        assert bot_name(game, "sharp", "greedy") == "sharp:greedy"
        assert bot_name(game, "newcomer", "greedy") == "newcomer"
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
    assert set(written["games"]) == set(SHELF)
    for game in SHELF:
        assert set(written["games"][game]) - {EVEN} == set(tempers(game))
        cast = bots_of(game).cast
        assert list(cast) == list(PLAYER_COLOURS)[: len(cast)]
        assert len(cast) >= SHELF[game].seats[-1]
        assert set(cast.values()) <= set(tempers(game))
    assert set(Temper) == set(tempers(COUNCIL))
    for temper in Temper:
        assert weights_for(temper) != TUNED


def test_no_two_delegates_play_alike() -> None:
    cast = bots_of(COUNCIL).cast
    assert len(set(cast.values())) == len(cast) == 5


def test_a_game_knows_no_temper_of_another(capsys: pytest.CaptureFixture[str]) -> None:
    words = "simulate --game bugami --seats sensible:royal,sensible,sensible,sensible --games 1"
    with pytest.raises(SystemExit):
        main(words.split())
    assert "Bugami has no sensible:royal bots" in capsys.readouterr().err


def shuffle(luck: Random, now: object) -> object:
    return SHELF[COUNCIL].rules.shuffle(now, luck)


def test_the_pirate_declares_no_allegiance_when_behind() -> None:
    """With the same hand; nobody else looks at the points."""
    declared = {"daring": [0, 0], "steady": [0, 0]}
    rules = SHELF[COUNCIL].rules
    for seed in range(40):
        luck = Random(seed)
        setup = rules.random_setup(4, None, {}, luck, None)
        table = Playout(rules, setup, partial(shuffle, luck))
        seat, state = next(table.decisions()).seat, table.state
        for behind in (0, 1):
            state.scores[:] = [12 * behind] * 4
            state.scores[seat] = 0
            for temper, counts in declared.items():
                style = Careful(weights_for(temper))
                counts[behind] += style.declares(state, seat, unplayed_of(state))
    assert declared["daring"][0] + 10 < declared["daring"][1]
    assert declared["steady"][0] == declared["steady"][1]
