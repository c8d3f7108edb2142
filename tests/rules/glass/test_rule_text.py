"""A test for every sentence of the rules, in their order, and for every ruling on them."""

from collections import Counter
from random import Random

import pytest

from game.rules.glass.api import (
    CARDS,
    CELL_NAMES,
    CLAUSES,
    KINDS,
    KINDS_ON,
    SPIDER,
    UNDER_GLASS,
    CardDrawn,
    CardLaid,
    CardMoved,
    CasesClosed,
    CasesOpened,
    FirstCardTaken,
    GameEnded,
    Lay,
    Phase,
    SeatPassed,
    Setup,
    SourceScored,
    SpiderSeen,
    StacksLaid,
    State,
    TurnBegan,
    TurnLeft,
    groups,
    points,
    worth,
)
from tests.rules.any_game import the
from tests.rules.glass.table_talk import (
    after,
    asked,
    case,
    clauses,
    dealt,
    every,
    fits,
    legal,
    names,
    piles,
    say,
    score,
    seen,
    shown,
    stacks,
    tops,
    turn_of,
    why,
)

# What lies on the table


def test_each_player_has_an_empty_case_and_three_coins() -> None:
    state = dealt("1", "2", "3")
    assert [shown(each) for each in state.cases] == ["..... ..... ..... ..... ....."] * 2
    assert state.coins == [3, 3]
    assert UNDER_GLASS.opening(state.setup) == (CasesOpened(0, 3),)


def test_a_case_has_five_rows_of_five_cells() -> None:
    assert len(CELL_NAMES) == 25
    assert [CELL_NAMES[cell] for cell in (0, 4, 5, 24)] == ["a1", "e1", "a2", "e5"]


def test_there_are_41_insect_cards_and_a_spider() -> None:
    assert (CARDS[0], CARDS[-1], SPIDER) == (1, 41, 0)
    found = Counter(KINDS[kind] for card in CARDS for kind in KINDS_ON[card])
    assert found == Counter(B=64, G=32, Y=16, R=20, D=12, S=5, s=5, M=5, m=5)


def test_a_card_covers_four_cells() -> None:
    assert {len(KINDS_ON[card]) for card in CARDS} == {4}
    assert after("", 19, "b3") == "..... ..... .RB.. .YR.. ....."


def test_stags_stand_and_moths_lie_on_their_cards() -> None:
    assert after("", 35, "a1").startswith("BS... Rs...")
    assert after("", 40, "a1").startswith("GY... Mm...")


@pytest.mark.parametrize("seed", range(20))
def test_three_stacks_of_fourteen_with_the_spider_among_the_last_three(seed: int) -> None:
    deal = UNDER_GLASS.shuffle(dealt(), Random(seed))
    assert [len(stack) for stack in deal.stacks] == [14, 14, 14]
    assert sorted(sum(deal.stacks, ())) == [SPIDER, *CARDS]
    assert [SPIDER in stack[-3:] for stack in deal.stacks].count(True) == 1


def test_the_spider_can_be_any_of_the_nine_last_cards() -> None:
    deals = [UNDER_GLASS.shuffle(dealt(), Random(seed)) for seed in range(300)]
    places = Counter(
        (number, stack.index(SPIDER))
        for deal in deals
        for number, stack in enumerate(deal.stacks)
        if SPIDER in stack
    )
    assert set(places) == {(stack, place) for stack in range(3) for place in (11, 12, 13)}


def test_the_stacks_lie_face_up_so_the_top_cards_are_seen() -> None:
    state = UNDER_GLASS.new_game(Setup(2, 0))
    state, events = UNDER_GLASS.deal(state, stacks("7", "30", "12"))
    assert events == (StacksLaid((7, 30, 12), (14, 14, 14)),)
    assert seen(state).tops == (7, 30, 12)


def test_whoever_leads_takes_a_top_card_first_then_the_other() -> None:
    state = dealt("1 2", "3", "4", lead=1)
    assert asked(state) == ("first", 1)
    assert legal(state) == "draw 1, draw 2, draw 3"
    state, events = say(state, "draw 1", "draw 1")
    assert every(FirstCardTaken, events) == [FirstCardTaken(1, 0, 1), FirstCardTaken(0, 0, 2)]
    assert state.hands == [[2], [1]]


def test_then_the_first_player_has_the_first_turn() -> None:
    state, events = say(dealt("1", "2", "3", lead=1), "draw 1", "draw 2")
    assert asked(state) == ("turn", 1)
    assert the(TurnBegan, events) == TurnBegan(1, 1, last=False)


# A turn


def test_a_turn_is_a_card_or_a_coin_or_a_pass() -> None:
    state, _ = say(dealt("1", "2", "3"), "draw 1", "draw 2")
    assert legal(state) == (
        "draw 1, draw 2, draw 3, move 1>2, move 1>3, move 2>1, move 2>3, move 3>1, move 3>2, pass"
    )


def test_the_top_card_of_any_stack_is_added_to_the_hand() -> None:
    state, events = say(turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), "draw 2")
    assert state.hands == [[7, 20], [30]]
    assert the(CardDrawn, events) == CardDrawn(0, 1, 7)
    assert tops(state) == "5 8 9"
    assert asked(state) == ("place", 0)


@pytest.mark.parametrize("card", [7, 20])
def test_either_of_the_two_cards_is_laid_and_the_other_kept(card: int) -> None:
    state, _ = say(turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), "draw 2", f"{card}@b2")
    assert state.hands == [[27 - card], [30]]
    assert state.laid[0] == ((card, 6),)
    assert asked(state) == ("turn", 1)


def test_a_drawn_card_has_to_be_followed_by_a_laid_one() -> None:
    state, _ = say(turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), "draw 2")
    assert all(isinstance(action, Lay) for action in UNDER_GLASS.legal_actions(state))


def test_the_first_card_may_lie_anywhere() -> None:
    assert fits("", 1) == "a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3 a4 b4 c4 d4"


def test_a_card_lies_wholly_inside_the_case() -> None:
    for cell in ("e1", "a5", "e5", "c5"):
        assert why("", 1, cell) == {"inside": ""}


def test_cards_cannot_be_turned() -> None:
    # BB over GG would fit if its lower row could lie on top.
    assert fits("..... ..... ..... ..... .GG..", 1) == "a4 b4 c4"
    assert fits("GG... ..... ..... ..... .....", 1) == ""


def test_at_least_one_insect_lies_straight_on_its_own_kind() -> None:
    assert fits("BB... GG...", 3) == "a1 b1"
    assert why("BB... GG...", 3, "d4") == {"same-kind": "d4 e4 d5 e5"}
    state = turn_of(0, "37", "38", "39", hands=(40, 1), cases=("RR", ""))
    assert legal(state).startswith("move")


def test_a_card_beside_another_matches_nothing() -> None:
    assert why("BB... GG...", 1, "c1") == {"same-kind": "c1 d1 c2 d2"}


def test_other_insects_may_be_covered_once_one_matches() -> None:
    state = turn_of(0, "3", "38", "39", hands=(40, 1), cases=("BG RB", ""))
    state, events = say(state, "draw 1", "3@a1")
    told = the(CardLaid, events)
    assert names(told.matched) == "a1"
    assert [(names([cell]), KINDS[kind]) for cell, kind in told.covered] == [
        ("a1", "B"), ("b1", "G"), ("a2", "R"), ("b2", "B"),
    ]  # fmt: skip
    assert shown(state.cases[0]).startswith("BB... YG...")


def test_empty_cells_may_lie_under_a_card_too() -> None:
    assert "b2" in fits("..... ..... ..G.. ..... .....", 1)
    assert after("..... ..... ..G.. ..... .....", 1, "b2") == "..... .BB.. .GG.. ..... ....."


def test_a_stag_matches_half_on_the_same_half() -> None:
    assert fits("S.... s....", 33) == "a1"
    assert why("..... S.... s....", 33, "a1") == {"stag-whole": "a2", "same-kind": "a1 b1 a2 b2"}
    assert fits("...S. ...s.", 33) == "d1"


def test_a_moth_matches_half_on_the_same_half() -> None:
    assert fits("Mm...", 39) == "a1"
    assert fits(".Mm..", 39) == "b1"
    assert "moth-whole" in why(".Mm..", 39, "a1")


def test_dung_is_covered_by_nothing_but_dung() -> None:
    assert why("GB... GD...", 29, "a1") == {}
    assert why("GB... GD...", 9, "a1") == {"dung": "b2"}
    assert why("DB... BG...", 24, "a1") == {}
    assert fits("DDDDD DDDDD DDDDD DDDDD DDDDB", 1) == ""


def test_a_dung_beetle_may_lie_on_anything_else() -> None:
    assert after("GB... GB...", 29, "a1").startswith("GB... GD...")


def test_a_stag_is_covered_as_a_whole_or_not_at_all() -> None:
    rows = "..... .SB.. .sB.. ..... ....."
    assert why(rows, 1, "b1") == {"stag-whole": "b2", "same-kind": "b1 c1 b2 c2"}
    assert why(rows, 3, "b3")["stag-whole"] == "b3"
    assert why(rows, 5, "b2") == {}
    assert after(rows, 5, "b2") == "..... .BY.. .GB.. ..... ....."
    assert fits(rows, 24) == "c1 b2 c2"


def test_a_moth_is_covered_as_a_whole_or_not_at_all() -> None:
    rows = "..... .BG.. .Mm.. ..... ....."
    assert why(rows, 8, "b2") == {}
    assert why(rows, 8, "c2")["moth-whole"] == "c3"
    assert why(rows, 16, "a2")["moth-whole"] == "b3"


def test_a_stag_or_moth_is_not_covered_bit_by_bit() -> None:
    for rows in ("S.... s....", "Mm..."):
        for card in CARDS:
            for row in ("a1", "b1", "a2", "b2"):
                if not why(rows, card, row):
                    assert shown(case(after(rows, card, row))).strip(". ") not in {"S", "s"}


# A coin


def test_a_coin_moves_the_top_card_of_a_stack_onto_another() -> None:
    state, events = say(turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), "move 1>3")
    assert piles(state) == ["6", "7 8", "5 9 10"]
    assert state.coins == [2, 3]
    assert the(CardMoved, events) == CardMoved(0, 5, 0, 2, 2)
    assert tops(state) == "6 7 5"


def test_after_a_coin_one_draws_and_lays_as_always() -> None:
    state, _ = say(turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), "move 1>3")
    assert (asked(state), legal(state)) == (("coin", 0), "draw 1, draw 2, draw 3, end")
    state, _ = say(state, "draw 1", "6@a1")
    assert asked(state) == ("turn", 1)


def test_after_a_coin_the_turn_may_end_without_a_card() -> None:
    state, events = say(turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), "move 1>3", "end")
    assert asked(state) == ("turn", 1)
    assert the(TurnLeft, events) == TurnLeft(0)
    assert (state.hands, state.passed) == ([[20], [30]], [False, False])


def test_no_card_is_laid_without_one_being_drawn() -> None:
    for words in ([], ["move 1>3"]):
        state, _ = say(turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), *words)
        assert "@" not in legal(state)


def test_one_coin_a_turn() -> None:
    state, _ = say(turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), "move 1>3")
    assert "move" not in legal(state)
    state, _ = say(state, "end", "pass")
    assert "move" in legal(state)


def test_without_coins_nothing_is_moved() -> None:
    state = turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30), coins=(0, 3))
    assert legal(state) == "draw 1, draw 2, draw 3, pass"


def test_a_card_goes_onto_a_stack_that_is_not_empty() -> None:
    state = turn_of(0, "5 6", "", "9 10", hands=(20, 30))
    assert legal(state) == "draw 1, draw 3, move 1>3, move 3>1, pass"


def test_the_last_card_of_a_stack_can_be_moved_away() -> None:
    state, _ = say(turn_of(0, "5", "7 8", "9 10", hands=(20, 30)), "move 1>2")
    assert tops(state) == "- 5 9"


# Drawing needs a place


def test_a_card_is_drawn_only_where_one_of_the_two_can_be_laid() -> None:
    state = turn_of(0, "37 1", "19 1", "33 1", hands=(40, 1), cases=("..... RR", ""))
    assert [word for word in legal(state).split(", ") if "draw" in word] == ["draw 2"]
    state.hands[0] = [18]
    assert [word for word in legal(state).split(", ") if "draw" in word] == [
        "draw 1", "draw 2", "draw 3",
    ]  # fmt: skip


# Passing


def test_who_cannot_do_anything_else_has_to_pass() -> None:
    state = turn_of(0, "37 1", "38 2", "33 4", hands=(40, 1), cases=("RR", ""), coins=(0, 3))
    assert legal(state) == "pass"
    state, events = say(state, "pass")
    assert the(SeatPassed, events).forced


def test_one_may_pass_of_ones_own_will() -> None:
    state, events = say(turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), "pass")
    assert the(SeatPassed, events) == SeatPassed(0, forced=False)
    assert state.passed == [True, False]


def test_who_has_passed_is_out_and_the_other_plays_on() -> None:
    state, _ = say(turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), "pass", "draw 1", "5@a1")
    assert asked(state) == ("turn", 1)
    state, _ = say(state, "draw 1", "6@a1")
    assert asked(state) == ("turn", 1)


def test_the_card_left_in_the_hand_counts_nothing() -> None:
    rich = turn_of(0, "5 6", "7 8", "9 10", hands=(36, 37), coins=(1, 1))
    state, events = say(rich, "pass", "pass")
    assert the(GameEnded, events).scores == (2, 2)
    assert state.hands == [[36], [37]]


def test_passing_takes_the_place_of_a_turn_and_is_too_late_after_a_coin() -> None:
    state, _ = say(turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), "move 1>3")
    assert "pass" not in legal(state)


# The Spider, and the end


def spider_game(spider: str = "X 10", **known: object) -> State:
    """Cards enough, and the Spider under the top card of the third stack."""
    return turn_of(0, "5 6 11", "7 8 12", f"9 {spider}", hands=(20, 30), **known)  # type: ignore[arg-type]


def test_the_game_ends_when_both_have_passed() -> None:
    state, events = say(turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), "pass", "pass")
    assert (state.phase, asked(state), legal(state)) == (Phase.OVER, None, "")
    assert the(CasesClosed, events).clause == "both-passed"


def test_the_spider_is_seen_after_a_draw() -> None:
    state, events = say(spider_game(), "draw 3")
    assert the(SpiderSeen, events) == SpiderSeen(0, 2)
    assert seen(state).spider
    assert tops(state) == "5 7 X"


def test_the_spider_is_seen_after_a_coin() -> None:
    state, events = say(spider_game(), "move 3>1")
    assert the(SpiderSeen, events) == SpiderSeen(0, 2)
    assert legal(state) == "draw 1, draw 2, end"


def test_the_turn_is_finished_and_the_other_has_one_more() -> None:
    state, events = say(spider_game(), "draw 3", "9@a1")
    assert asked(state) == ("turn", 1)
    assert the(TurnBegan, events).last
    assert seen(state).last
    state, events = say(state, "draw 1", "5@a1")
    assert asked(state) is None
    assert the(CasesClosed, events).clause == "spider-ends"


@pytest.mark.parametrize("words", [["pass"], ["move 1>2", "end"], ["move 1>2", "draw 1", "6@a1"]])
def test_the_last_turn_is_one_as_any_other(words: list[str]) -> None:
    state, events = say(spider_game(), "draw 3", "9@a1", *words)
    assert asked(state) is None
    assert the(CasesClosed, events).clause == "spider-ends"


def test_no_last_turn_for_who_is_out() -> None:
    state = spider_game(passed=(False, True))
    assert not seen(state).last
    state, _ = say(state, "draw 3")
    assert seen(state).last
    state, _ = say(state, "9@a1")
    assert asked(state) is None


def test_the_spider_can_be_neither_drawn_nor_moved() -> None:
    state, _ = say(spider_game(), "draw 3", "9@a1")
    assert legal(state) == "draw 1, draw 2, move 1>2, move 1>3, move 2>1, move 2>3, pass"


def test_the_game_ends_also_if_the_spider_is_covered_again() -> None:
    state, _ = say(spider_game(), "draw 3", "9@a1", "move 1>3")
    assert tops(state) == "6 7 5"
    assert seen(state).spider
    state, _ = say(state, "draw 3", "5@a1")
    assert asked(state) is None


def test_the_spider_is_met_but_once() -> None:
    state, events = say(spider_game(), "draw 3", "9@a1", "move 1>3", "draw 3")
    assert len(every(SpiderSeen, events)) == 1
    assert tops(state) == "6 7 X"


def test_turns_of_both_are_counted_also_those_without_a_card() -> None:
    state = dealt("1 2 3", "4 5 6", "7 8 9")
    assert state.turn == 0
    state, _ = say(state, "draw 1", "draw 1")
    assert state.turn == 1
    state, _ = say(state, "move 1>2", "end")
    assert state.turn == 2
    state, _ = say(state, "pass", "draw 1", "1@a1")
    assert state.turn == 4


# Points


def test_blue_green_and_gold_score_in_rows_and_columns_of_two_or_more() -> None:
    assert score("BB") == {"B": 2}
    assert score("G.... G.... G....") == {"G": 6}
    assert score("YYYY.") == {"Y": 12}


def test_a_lone_beetle_is_worth_nothing() -> None:
    assert score("B...B ..G.. ..... Y....") == {}
    assert score("B.... .B... ..B..") == {}


def test_a_beetle_counts_in_its_row_and_in_its_column() -> None:
    assert score("BB BB") == {"B": 8}
    assert score("GGG G....") == {"G": 10}


def test_a_run_is_straight_and_unbroken() -> None:
    assert score("BB.BB") == {"B": 4}
    assert score("BBRBB") == {"B": 4, "R": 1}
    assert score("BBBBG BBB..") == {"B": 4 + 3 + 6}


def test_dung_beetles_are_worth_nothing() -> None:
    assert score("DD DD") == {}


def test_stags_and_moths_are_worth_five_each() -> None:
    assert score("SS. ss.") == {"S": 10}
    assert score("Mm... MmMm.") == {"M": 15}


def test_a_leaf_pair_is_worth_one_and_one_more_for_each_around_it() -> None:
    assert score("R") == {"R": 1}
    assert score("RR") == {"R": 4}
    assert score("R.... .R...") == {"R": 4}
    assert score("R.R.. .....") == {"R": 2}
    assert score("RRR RRR RRR") == {"R": 9 + 2 * 20}
    assert score("....R R....") == {"R": 2}


def test_a_coin_that_was_not_spent_is_worth_two() -> None:
    assert score("", coins=3) == {"coins": 6}


def test_points_of_kinds_are_added_up_as_in_the_example_of_the_rules() -> None:
    # Not the printed picture, but one with the same runs: blue 2 + 2, green 6 + 4 + 4 + 4, a lone
    # gold, two red neighbours, two moths, a stag, dung, and two coins.
    rows = "BBYMm B.SMm RRsGG D.GGG ...G."
    line = score(rows, coins=2)
    assert line == {"B": 4, "G": 4 + 6 + 6 + 0 + 4, "R": 4, "S": 5, "M": 10, "coins": 4}
    assert sum(line.values()) == worth(case(rows)) + 4


def test_everything_that_scores_together_is_told_with_its_cells() -> None:
    found = groups(case("BBYMm B.SMm RRsGG D.GGG ...G."))
    told = {
        source: [(names(group.cells), group.points) for group in each]
        for source, each in found.items()
    }
    assert told == {
        "B": [("a1 b1", 2), ("a1 a2", 2)],
        "G": [("d3 e3", 4), ("c4 d4 e4", 6), ("d3 d4 d5", 6), ("e3 e4", 4)],
        "Y": [],
        "R": [("a3 b3", 4)],
        "S": [("c2 c3", 5)],
        "M": [("d1 e1", 5), ("d2 e2", 5)],
    }


def test_groups_add_up_to_the_points() -> None:
    rng = Random(5)
    for _ in range(300):
        rows = " ".join("".join(rng.choices("BGYR.", k=5)) for _ in range(5))
        summed = [sum(group.points for group in each) for each in groups(case(rows)).values()]
        assert summed == list(points(case(rows), 0)[:6])
        assert sum(summed) == worth(case(rows))


def test_the_highest_score_wins() -> None:
    state = turn_of(0, "5", "6", "7", hands=(20, 30), cases=("BB", "GG"))
    state, events = say(state, "pass", "pass")
    assert the(GameEnded, events) == GameEnded((1,), (8, 10), "most-points")
    assert state.winners == (1,)


def test_a_tie_is_shared() -> None:
    state = turn_of(0, "5", "6", "7", hands=(20, 30), cases=("BB BB", "GGGG"))
    _, events = say(state, "pass", "pass")
    assert the(GameEnded, events) == GameEnded((0, 1), (14, 14), "shared")


def test_at_the_end_every_line_of_the_ledger_is_told() -> None:
    state = turn_of(0, "5", "6", "7", hands=(20, 30), cases=("BB", "GG RR"), coins=(1, 3))
    _, events = say(state, "pass", "pass")
    lines = [(each.source, each.points) for each in every(SourceScored, events)]
    assert lines == [
        ("B", (2, 0)), ("G", (0, 4)), ("Y", (0, 0)), ("R", (0, 4)), ("S", (0, 0)), ("M", (0, 0)),
        ("coins", (2, 6)),
    ]  # fmt: skip
    assert all(clause in CLAUSES for clause in clauses(events))


def test_a_laid_card_tells_the_points_before_and_after() -> None:
    state = turn_of(0, "1", "6", "7", hands=(20, 30), cases=("BB", ""))
    _, events = say(state, "draw 1", "1@a1")
    told = the(CardLaid, events)
    assert (sum(told.before), sum(told.after)) == (8, 12)
    assert (told.before[0], told.after[:2]) == (2, (2, 4))


def test_points_are_always_those_of_the_cases_as_they_stand() -> None:
    state = turn_of(0, "1", "6", "7", hands=(20, 30), cases=("BB", "RR"))
    assert seen(state).scores == (8, 10)
    assert seen(state).points == ((2, 0, 0, 0, 0, 0, 6), (0, 0, 0, 4, 0, 0, 6))
