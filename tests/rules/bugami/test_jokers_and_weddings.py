"""Every sentence of the rules, in their order, and every ruling: Jokers and weddings."""

from game.rules.bugami import api as bugami
from tests.rules.any_game import the
from tests.rules.bugami.table_talk import (
    EVERYBODY,
    dealt,
    legal,
    lines,
    mid_deal,
    play,
    points,
    setup,
    text,
    turn,
)

# Jokers


def test_jokers_come_on_top_of_the_pack() -> None:
    assert [len(pack) for pack in bugami.PACKS] == [52, 53, 54]
    assert text(bugami.PACKS[2][-3:]) == "SA X1 X2"


def test_a_joker_is_a_bug_to_everybody() -> None:
    state = mid_deal("C5", "C9", "X1", said="H S D", jokers=1, tricks=(1, 1, 1))
    state, _ = play(state, "C5 C9 X1")
    assert state.bugs == [0, 1, 0]


def test_a_joker_may_be_thrown_only_by_who_cannot_follow_suit() -> None:
    state, _ = play(mid_deal("C5 D2", "C9 X1", "H2 X2", said="D D D", jokers=2), "C5")
    assert legal(state) == "C9"
    state, _ = play(state, "C9")
    assert legal(state) == "H2 X2"


def test_a_joker_that_is_thrown_never_wins() -> None:
    _, events = play(mid_deal("C2 D2", "X1 H2", "X2 H3", said="D D D", jokers=2), "C2 X1 X2")
    assert the(bugami.TrickWon, events).seat == 0


def test_a_joker_may_be_led_at_any_time() -> None:
    assert legal(mid_deal("C2 D2 X1", "C3 H2 H3", "C4 H4 H5", said="D D D", jokers=1)) == "C2 D2 X1"


def test_a_joker_that_is_led_wins_and_everybody_plays_what_they_like() -> None:
    hands = ("C2 X1", "C3 H2", "CA HA")
    state, _ = play(mid_deal(*hands, said="D D D", jokers=1), "X1")
    assert legal(state) == "C3 H2"
    state, _ = play(state, "H2")
    assert legal(state) == "CA HA"
    state, events = play(state, "CA")
    won = the(bugami.TrickWon, events)
    assert (won.seat, won.clause) == (0, "joker-led")


def test_the_other_joker_may_be_played_to_a_joker_and_loses() -> None:
    state, _ = play(mid_deal("C2 X1", "C3 X2", "CA HA", said="D D D", jokers=2), "X1")
    assert legal(state) == "C3 X2"
    _, events = play(state, "X2 HA")
    won = the(bugami.TrickWon, events)
    assert (won.seat, won.bugs) == (0, 2)


def test_who_holds_the_other_joker_need_not_play_it_to_a_joker() -> None:
    state, _ = play(mid_deal("C2 X2", "C3 X1", "CA HA", said="D D D", jokers=2), "X2 C3")
    assert turn(state) == 2


# Shotgun wedding


def test_equal_suit_bids_become_partners() -> None:
    state, events = play(dealt(setup(5, shotgun=True)), "C D C misere D")
    weddings = [event for event in events if isinstance(event, bugami.Wedding)]
    assert [(event.suit, event.seats) for event in weddings] == [(0, (0, 2)), (1, (1, 4))]
    assert state.sides == ((0, 2), (1, 4), (0, 2), (3,), (1, 4))


def test_without_the_option_nobody_becomes_partners() -> None:
    state, events = play(dealt(setup(4)), "C C C C")
    assert not [event for event in events if isinstance(event, bugami.Wedding)]
    assert state.sides == ((0,), (1,), (2,), (3,))
    assert points("C C C C", (13, 0, 0, 0), (1, 0, 0, 0)) == [100, 0, 0, 0]


def test_partners_know_each_other_from_the_reveal() -> None:
    state, _ = play(dealt(setup(4, shotgun=True)), "C C H")
    assert {bugami.BUGAMI.view(state, seat).sides for seat in EVERYBODY} == {()}
    state, _ = play(state, "S")
    assert {bugami.BUGAMI.view(state, seat).sides for seat in EVERYBODY} == {
        ((0, 1), (0, 1), (2,), (3,))
    }


def test_tricks_and_bugs_are_added_and_each_member_gets_the_whole_score() -> None:
    ended = lines("C C H S", (4, 3, 5, 1), (1, 1, 0, 0), shotgun=True)
    assert [row.points for row in ended] == [35, 35, 100, 20]
    assert [(row.tricks, row.bugs, row.side) for row in ended[:2]] == [(7, 2, (0, 1))] * 2


def test_all_tricks_to_one_side_count_a_hundred_for_each_member() -> None:
    assert points("C C misere S", (12, 1, 0, 0), (9, 0, 0, 0), shotgun=True) == [100, 100, 100, 0]


def test_a_side_without_a_trick_gets_thirty_for_each_member() -> None:
    assert points("C C H S", (0, 0, 12, 1), (0, 0, 1, 1), shotgun=True) == [30, 30, 120, 10]
    assert points("C C H S", (0, 1, 11, 1), (0, 0, 1, 1), shotgun=True)[:2] == [20, 20]


def test_all_seats_on_one_side_get_a_hundred_each() -> None:
    assert points("C C C C", (4, 3, 5, 1), (1, 1, 9, 0), shotgun=True) == [100] * 4


def test_misere_bidders_stay_alone() -> None:
    ended = lines("misere misere C S", (0, 1, 6, 6), (0, 0, 1, 1), shotgun=True)
    assert [row.points for row in ended] == [100, 0, 60, 60]
    assert [row.side for row in ended] == [(0,), (1,), (2,), (3,)]


def test_only_one_misere_with_all_others_on_one_side() -> None:
    assert points("C C C misere", (4, 4, 5, 0), (1, 1, 9, 0), shotgun=True) == [100] * 4
