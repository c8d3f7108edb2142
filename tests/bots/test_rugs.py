"""The two bots of Bugs on Rugs."""

from random import Random

import pytest

from game.bots import Level
from game.bots.rugs.outlook import outlook
from game.bots.rugs.playing import step
from game.bots.rugs.prospects import prospects, rounds_to_come
from game.bots.rugs.rules_of_thumb import rival_hands, swing, value_of_denial, weigh
from game.rules.rugs import api as rugs
from game.simulate import Plan, play_game, standings
from tests.bots.positions import chosen
from tests.rules.rugs.table_talk import bugs, dealt, fly, names, picking, say

GAME = "bugs-on-rugs"


def test_gentle_takes_what_is_worth_most_at_once() -> None:
    assert chosen(GAME, Level.RANDOM, picking("B1 S1", "A1", floor="B2 Y1 D1 L1 M1")) == "B2"
    assert chosen(GAME, Level.RANDOM, picking("D1 D2 D3", "A1", floor="B2 Y1 D4 L1 M1")) == "D4"


def test_gentle_gives_away_what_it_needs_least() -> None:
    state, _ = fly("Y5", "B1 B2 L1", "A1")
    assert chosen(GAME, Level.RANDOM, state) == "L1"


def test_gentle_pairs_mosquitos_where_they_count_most() -> None:
    state, _ = fly("L1", "M1 M2 D1 D2 D3 A1", "B1", final=True)
    assert chosen(GAME, Level.RANDOM, state) == "D"


def test_sharp_knows_that_nothing_more_will_come() -> None:
    state = picking("B1 L3", "A1 A2", floor="B2 F1", final=True)
    assert chosen(GAME, Level.FIRST, state) == "B2"


def test_sharp_collects_fireflies_early() -> None:
    state = picking("A1", "B1", "D1", floor="F1 Y2 L1 M2 U9 D9 S2")
    assert chosen(GAME, Level.FIRST, state) == "F1"


def test_sharp_goes_for_the_fourth_ladybug() -> None:
    assert chosen(GAME, Level.FIRST, picking("D1 D2 D3", "A1", floor="D4 F1 A2 B1 Y1")) == "D4"
    assert chosen(GAME, Level.FIRST, picking("D1 D2 D3 D5", "A1", floor="D4 F1 A2 B1 Y1")) != "D4"


def test_sharp_counts_what_is_gone() -> None:
    # Six Ladybugs have left the game: the fourth will hardly come.
    alive = picking("D1 D2", "A1", floor="Y1 Y2 Y3 B1 B2")
    gone = picking("D1 D2", "A1", floor="Y1 Y2 Y3 B1 B2")
    gone.discards = bugs("D3 D4 D5 D6 D7 D8 D9")
    for card in gone.discards:
        gone.seen |= 1 << card
    here, there = (prospects(rugs.BUGS_ON_RUGS.view(state, 0)) for state in (alive, gone))
    assert here.gets(rugs.LADYBUG, 2) > there.gets(rugs.LADYBUG, 2)
    assert outlook(bugs("D1 D2"), (), here) > outlook(bugs("D1 D2"), (), there)


@pytest.mark.parametrize(("seats", "rounds"), [(2, 5), (3, 5), (4, 6), (5, 5)])
def test_the_rounds_to_come_are_counted(seats: int, rounds: int) -> None:
    assert rounds_to_come(rugs.BUGS_ON_RUGS.view(dealt(seats), 0)) == rounds


def test_after_the_end_card_one_round_or_none_is_left() -> None:
    state = picking("A1", "B1", floor="D1 D2 D3", final=True)
    assert rounds_to_come(rugs.BUGS_ON_RUGS.view(state, 0)) == 0
    state.final = False
    assert rounds_to_come(rugs.BUGS_ON_RUGS.view(state, 0)) == 1


def test_a_rival_is_known_by_what_lay_open() -> None:
    state = picking("A1", "B1", floor="D1 Y2 D3 F1 S2")
    state, _ = say(state, "Y2", "D3")
    view = rugs.BUGS_ON_RUGS.view(state, 0)
    assert [names(hand) for hand in rival_hands(view)] == ["D3"]
    to_come = prospects(view)
    hands = [rugs.read_cards("D1 D2 D3")]
    fourth, other = bugs("D4 L1")
    assert value_of_denial(fourth, hands, to_come) > value_of_denial(other, hands, to_come)


def test_the_swing_of_a_power() -> None:
    rich = rugs.BUGS_ON_RUGS.view(picking("B1 B2", "A1", floor="F9 L1", final=True), 0)
    poor = rugs.BUGS_ON_RUGS.view(picking("B1 B2 L2", "A1", floor="F9 L1", final=True), 0)
    (firefly,) = bugs("F9")
    assert swing(rich, firefly, prospects(rich)) < swing(poor, firefly, prospects(poor))


def test_sharp_leaves_no_firefly_that_would_cost_it_a_pair() -> None:
    state = picking("B1 B2 B3 B4", "A1", floor="F9 L1", final=True)
    view = rugs.BUGS_ON_RUGS.view(state, 0)
    weights = {rugs.write_action(act): weight for act, weight in weigh(view, view.legal).items()}
    assert weights["F9"] > weights["L1"]


def test_sharp_beats_three_gentle_ones(*, whole: bool) -> None:
    games = 40 if whole else 15
    plan = Plan(("sensible", "random", "random", "random"), games, 3, game=GAME)
    rows = standings(play_game(plan, number) for number in range(plan.games))
    assert rows[0].wins >= 0.6 * games


def test_at_an_imagined_table_the_second_pair_knows_what_the_first_one_copies() -> None:
    state = rugs.BUGS_ON_RUGS.new_game(rugs.Setup(3, 0))
    state.phase, state.final, state.queue = rugs.Phase.GROUP, True, (0,)
    state.hands[0] = [
        rugs.read_card(word) for word in ["A1", "D1", "D2", "D3", "M1", "M2", "M3", "M4"]
    ]
    while state.phase is not rugs.Phase.OVER:
        step(state, Random(1), 0.0)
    assert state.pairs[0].count(rugs.LADYBUG) == 1
    assert state.points[0][rugs.SCORING_ORDER.index(rugs.LADYBUG)] == 25


def test_at_an_imagined_table_a_pair_does_not_starve_larvae_for_less_than_they_bring() -> None:
    state = rugs.BUGS_ON_RUGS.new_game(rugs.Setup(3, 0))
    state.phase, state.final, state.queue = rugs.Phase.GROUP, True, (0,)
    state.hands[0] = [rugs.read_card(word) for word in ["L1", "L2", "M1", "M2", "Y1"]]
    while state.phase is not rugs.Phase.OVER:
        step(state, Random(1), 0.0)
    assert not state.pairs[0]
