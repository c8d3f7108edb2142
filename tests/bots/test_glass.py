"""The two bots of Under Glass."""

from random import Random

from game.bots import Level, make_bot
from game.bots.glass.outlook import at_best, best, outlook
from game.bots.glass.rules_of_thumb import weigh
from game.bots.glass.unseen import LOOKED_AT, samples, spider_under, turns_to_come, unseen_cards
from game.rules.glass.api import CARDS, UNDER_GLASS, Setup, State, write_action
from game.simulate import Plan, play_game, standings
from tests.bots.positions import chosen, decisions
from tests.rules.glass.table_talk import case, dealt, say, seen, turn_of

GAME = "display-case"


def weights(state: State) -> dict[str, float]:
    view = seen(state, state.actor)
    return {write_action(action): found for action, found in weigh(view, view.legal).items()}


# Gentle


def test_gentle_takes_what_brings_most_at_once() -> None:
    state = turn_of(0, "36 1", "3 4", "7 8", hands=(40, 30), cases=("..... BB", ""))
    assert chosen(GAME, Level.RANDOM, state) == "draw 1"
    state, _ = say(state, "draw 1")
    assert chosen(GAME, Level.RANDOM, state) == "36@a1"


def test_gentle_passes_rather_than_to_lose_much() -> None:
    state = turn_of(
        0, "1 2", "2 4", "7 8", hands=(3, 30), cases=("YYYYY YYYYY YYYYY YYYYY BYYYY", "")
    )
    assert chosen(GAME, Level.RANDOM, state) == "pass"


def test_gentle_keeps_its_coins() -> None:
    for seed in range(3):
        for view in decisions(UNDER_GLASS, Setup(2, 0), Random(seed)):
            bot = make_bot(GAME, Level.RANDOM, Random(1))
            assert not write_action(bot.choose(view, view.legal)).startswith("move")


# Sharp: what it knows


def test_sharp_knows_which_cards_nobody_sees() -> None:
    state = turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30))
    state, _ = say(state, "draw 1", "5@a1")
    assert unseen_cards(seen(state, 1)) == [c for c in CARDS if c not in {5, 6, 7, 9, 20, 30}]


def test_a_few_cards_stand_for_all() -> None:
    assert samples(list(range(1, 42))) == [1, 6, 11, 16, 21, 26, 31, 36]
    assert samples([3, 4]) == [3, 4]
    assert samples([]) == []
    assert all(len(samples(list(range(n)))) == min(n, LOOKED_AT) for n in range(42))


def test_the_spider_is_near_where_few_cards_are_left() -> None:
    assert spider_under(seen(dealt())) == [0, 0, 0]
    state = turn_of(0, "5 6 11 12 13", "7 8 14 X", "9 10", hands=(20, 30))
    assert spider_under(seen(state)) == [0, 1 / 7, 1 / 7]
    state, _ = say(turn_of(0, "5 6", "7 8", "9 X", hands=(20, 30)), "draw 3")
    assert spider_under(seen(state)) == [0, 0, 0]


def test_the_best_that_a_card_can_do() -> None:
    assert best(case("BB GG"), 2) == 2 + 6 + 2
    assert best(case("Mm"), 1) is None
    assert at_best(case("BB GG"), (37, 2)) == 10
    assert at_best(case("YYY"), (3,)) == 9
    assert outlook(case("BB GG"), (2,), (), 1.0) == 10
    assert outlook(case("BB GG"), (2,), (37, 38), 1.0) > 10


# Sharp: what it does


def test_sharp_takes_points_in_its_last_turn_and_nothing_else_matters() -> None:
    state = turn_of(0, "36 1", "3 4", "X 8", hands=(40, 30), cases=("..... BB", ""))
    state.spider_turn = state.turn - 1
    found = weights(state)
    assert max(found, key=found.__getitem__) == "draw 1"
    assert found["draw 1"] == 5 + 1


def test_sharp_thinks_of_the_card_that_it_keeps() -> None:
    # Both cards can be laid; with one of them in the hand the next turn brings more.
    state = turn_of(0, "18 37", "37 38", "39 40", hands=(20, 30), cases=("RR RR", ""))
    state, _ = say(state, "draw 1")
    found = weights(state)
    assert len({round(weight, 6) for weight in found.values()}) > 1


def test_sharp_leaves_less_for_the_other() -> None:
    # A moth is what the other needs; alone one would not care as much.
    weight = []
    for out in (False, True):
        cases = ("BB", "B")
        state = turn_of(0, "37 1", "3 2", "14 4", hands=(5, 6), cases=cases, passed=(False, out))
        found = weights(state)
        weight.append(found["draw 1"] - found["draw 2"])
    assert weight[0] > weight[1]


def test_sharp_passes_when_every_card_costs_more_than_it_can_bring() -> None:
    rows = "YYYYY YYYYY YYYYY YYYYY BYYYY"
    state = turn_of(0, "1 2", "2 4", "7 8", hands=(3, 30), cases=(rows, ""), coins=(0, 3))
    assert chosen(GAME, Level.FIRST, state) == "pass"


TALL = ("37 18 1 2 3 4 5", "38 6 7 8 9 10", "41 11 12 13 14 15")


def test_sharp_spends_a_coin_where_what_lies_there_is_of_no_use() -> None:
    stuck = turn_of(0, *TALL, hands=(40, 30), cases=("..... .RR.. .RR..", ""))
    assert chosen(GAME, Level.FIRST, stuck).startswith("move")


def test_sharp_does_not_pass_while_many_turns_are_to_come() -> None:
    early = turn_of(0, *TALL, hands=(40, 30), cases=("YY YY", ""))
    assert turns_to_come(seen(early, 0)) == (5 + 4 + 4) / 2
    assert chosen(GAME, Level.FIRST, early).startswith("draw")
    early.passed[1] = True
    assert turns_to_come(seen(early, 0)) == 5 + 4 + 4


def test_a_coin_is_worth_its_points_in_the_last_turn() -> None:
    state = turn_of(0, "37 1", "38 2", "X 3", hands=(39, 30), cases=("YY", ""))
    state.spider_turn = state.turn - 1
    assert chosen(GAME, Level.FIRST, state) == "pass"


def test_sharp_fears_the_spider_before_a_good_turn() -> None:
    # The same top card on two stacks, but under one of them the Spider may lie.
    near = turn_of(0, "5 6", "5 7 8 9 10 11", "1 2 12 13 14", hands=(20, 30), cases=("BB GG", ""))
    found = weights(near)
    assert found["draw 1"] < found["draw 2"]


def test_sharp_beats_gentle(*, whole: bool) -> None:
    plan = Plan(("sensible", "random"), 12 if whole else 5, 3, game=GAME)
    rows = standings(play_game(plan, number) for number in range(plan.games))
    assert rows[0].wins > 0.6 * plan.games


def test_a_bot_does_not_see_what_lies_deep() -> None:
    # Every action weighs the same, whatever lies under the tops.
    one = turn_of(0, "5 6 11 13", "7 8 12 14", "9 10 15 X", hands=(20, 30), cases=("BB", "GG"))
    two = turn_of(0, "5 6 14 X", "7 8 15 13", "9 10 12 11", hands=(20, 30), cases=("BB", "GG"))
    two.stacks = [[*stack] for stack in two.stacks]
    assert weights(one) == weights(two)
