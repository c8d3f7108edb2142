"""A test for every sentence of the rules, in their order, and for every ruling on them."""

from random import Random

import pytest

from game.rules.bugami.api import (
    BUGAMI,
    CARD_NAMES,
    CARDS,
    OPTIONS,
    PACKS,
    BidMade,
    BidsRevealed,
    CardPlayed,
    Deal,
    DealBegan,
    DealScored,
    Event,
    GameEnded,
    Phase,
    PlayWentOn,
    RestTaken,
    Setup,
    State,
    TrickWon,
    Wedding,
    hand_size,
    read_action,
    shuffled_deal,
)
from tests.rules.any_game import the
from tests.rules.bugami.table_talk import (
    bids,
    dealt,
    legal,
    lines,
    mid_deal,
    plain_deal,
    play,
    points,
    setup,
    text,
    turn,
)

EVERYBODY = (0, 1, 2, 3, None)


# The pack, the deal


def test_the_pack_has_52_cards_of_four_suits_and_the_ace_is_high() -> None:
    assert len(PACKS[0]) == 52
    assert text(PACKS[0][:13]) == "C2 C3 C4 C5 C6 C7 C8 C9 C10 CJ CQ CK CA"
    assert {CARD_NAMES[card][0] for card in PACKS[0]} == set("CDHS")


def test_three_to_seven_people_play() -> None:
    for seats in range(3, 8):
        assert BUGAMI.new_game(setup(seats)).phase is Phase.DEAL


@pytest.mark.parametrize(
    ("jokers", "sizes", "rests"),
    [
        (0, (17, 13, 10, 8, 7), (1, 0, 2, 4, 3)),
        (1, (17, 13, 10, 8, 7), (2, 1, 3, 5, 4)),
        (2, (18, 13, 10, 9, 7), (0, 2, 4, 0, 5)),
    ],
)
def test_everybody_gets_as_many_as_go_round_and_the_others_lie_aside(
    jokers: int, sizes: tuple[int, ...], rests: tuple[int, ...]
) -> None:
    for seats, size, rest in zip(range(3, 8), sizes, rests, strict=True):
        deal = shuffled_deal(setup(seats, jokers=jokers), Random(seats))
        assert {len(hand) for hand in deal.hands} == {size} == {hand_size(seats, jokers)}
        assert len(deal.rest) == rest


def test_three_people_use_the_52_cards_too() -> None:
    state = dealt(setup(3))
    held = [card for hand in state.hands for card in hand]
    assert sorted([*held, *state.rest]) == sorted(PACKS[0])


def test_the_cards_laid_aside_lie_face_down() -> None:
    state = dealt(setup(3))
    assert len(state.rest) == 1
    for seat in (0, 1, 2, None):
        view = BUGAMI.view(state, seat)
        assert view.rest == 1
        assert not set(state.rest) & {*view.seen, *(view.hand or ())}


def test_the_left_neighbour_of_the_dealer_leads_and_bids_first() -> None:
    state = dealt(setup(4, dealer=1))
    assert turn(state) == 2
    state, _ = play(state, "C C C C")
    assert turn(state) == 2


def test_the_deal_passes_clockwise() -> None:
    start = setup(4, dealer=3, target=10_000)
    state = one_deal(dealt(start))
    assert state.phase is Phase.DEAL
    state, events = BUGAMI.deal(state, plain_deal(start))
    began = the(DealBegan, events)
    assert (began.number, began.dealer, began.lead, turn(state)) == (2, 0, 1, 1)


def one_deal(state: State) -> State:
    """Play a deal to its end, always the first card that is legal."""
    while BUGAMI.decision(state) is not None:
        state, _ = BUGAMI.apply(state, BUGAMI.legal_actions(state)[0])
    return state


# Bids


def test_a_bid_is_one_of_the_four_suits_or_misere() -> None:
    assert legal(dealt(setup())) == "C D H S misere"


def test_bids_are_hidden_until_all_are_in() -> None:
    state, events = play(dealt(setup()), "C misere H")
    for seat in EVERYBODY:
        shown = BUGAMI.view(state, seat).bids
        assert shown == tuple(
            bid if owner == seat else None for owner, bid in enumerate([*bids("C misere H"), None])
        )
        for event in events:
            assert isinstance(event, BidMade)
            told = BUGAMI.redact(event, seat)
            assert told == (event if event.seat == seat else BidMade(event.seat, None))
    assert {BUGAMI.view(state, seat).has_bid for seat in EVERYBODY} == {(True, True, True, False)}


def test_all_bids_are_turned_over_at_once_and_stay_open() -> None:
    state, events = play(dealt(setup()), "C misere H C")
    assert the(BidsRevealed, events).bids == tuple(bids("C misere H C"))
    state, _ = play(state, legal(state).split()[0])
    for seat in EVERYBODY:
        assert BUGAMI.view(state, seat).bids == tuple(bids("C misere H C"))


def test_several_people_may_bid_the_same_suit() -> None:
    state, _ = play(dealt(setup()), "S S S S")
    assert state.phase is Phase.PLAY


# Tricks


def test_you_must_follow_suit_if_you_can() -> None:
    state, _ = play(mid_deal("C5 D2", "C9 CK H2", "S3 S4", said="D D D"), "C5")
    assert legal(state) == "C9 CK"


def test_you_may_play_any_card_if_you_cannot_follow() -> None:
    state, _ = play(mid_deal("C5 D2", "C9 CK", "H2 S3 S4", said="D D D"), "C5 C9")
    assert legal(state) == "H2 S3 S4"


@pytest.mark.parametrize(
    ("played", "seat"),
    [
        ("C5 C9 C7", 1),
        ("C5 SA DA", 0),  # no trumps, and other suits never win
        ("C10 C9 CJ", 2),
        ("CQ CK CA", 2),
        ("C2 SA C3", 2),
        ("CA CK CQ", 0),
    ],
)
def test_the_highest_card_of_the_suit_led_takes_the_trick(played: str, seat: int) -> None:
    hands = [f"{card} H{spare}" for card, spare in zip(played.split(), "234", strict=True)]
    _, events = play(mid_deal(*hands, said="D D D"), played)
    won = the(TrickWon, events)
    assert (won.seat, won.clause) == (seat, "highest-of-suit")


def test_the_winner_of_a_trick_leads_to_the_next() -> None:
    state, _ = play(mid_deal("C5 H2", "C9 H3", "C7 H4", said="D D D"), "C5 C9 C7")
    assert turn(state) == 1
    state, events = play(state, "H3")
    assert the(CardPlayed, events) == CardPlayed(1, CARDS["H3"], 0)


def test_cards_left_undealt_go_to_the_winner_of_the_last_trick() -> None:
    state = mid_deal("C5", "C9", "C7", said="C D H", rest="DA", tricks=(8, 8, 0))
    state, events = play(state, "C5 C9 C7")
    assert the(RestTaken, events) == RestTaken(1, (CARDS["DA"],), 1)
    assert state.rest == ()
    assert text(sorted(state.piles[1])) == "C5 C7 C9 DA"


def test_the_rest_counts_with_its_bugs_and_jokers() -> None:
    state = mid_deal("C5", "C9", "C7", said="C D H", rest="DA X1", jokers=1, tricks=(8, 8, 0))
    state, _ = play(state, "C5 C9 C7")
    assert state.bugs == [0, 2, 0]
    assert state.ledger[-1].rows[1].points == 45


def test_the_rest_makes_no_trick_of_its_own() -> None:
    state = mid_deal("C5", "C9", "C7", said="C D H", rest="S2", tricks=(8, 8, 0))
    state, _ = play(state, "C5 C9 C7")
    assert state.tricks == [8, 9, 0]


def test_the_rest_is_shown_to_everybody_after_the_last_trick() -> None:
    state = mid_deal("C5", "C9", "C7", said="C D H", rest="S2")
    _, events = play(state, "C5 C9 C7")
    taken = the(RestTaken, events)
    assert {BUGAMI.redact(taken, seat) for seat in (0, 1, 2, None)} == {taken}


# Points


@pytest.mark.parametrize(
    ("tricks", "bugs", "expected"),
    [(4, 1, 40), (4, 2, 20), (4, 3, 13), (4, 0, 80), (1, 0, 20), (1, 11, 0), (7, 4, 17)],
)
def test_ten_for_each_trick_are_divided_by_the_bugs_ignoring_fractions(
    tricks: int, bugs: int, expected: int
) -> None:
    assert points("C D H S", (tricks, 1, 1, 1), (bugs, 0, 0, 0))[0] == expected


def test_a_clean_trick_counts_double() -> None:
    row = lines("C D H S", (4, 3, 3, 3), (0, 1, 1, 1))[0]
    assert (row.points, row.clause) == (80, "clean-tricks")


def test_a_bug_is_a_card_of_your_own_bid_suit() -> None:
    state = mid_deal("C5", "C9", "H7", said="H C D", tricks=(1, 1, 1))
    state, events = play(state, "C5 C9 H7")
    assert the(TrickWon, events).bugs == 2
    assert state.bugs == [0, 2, 0]


def test_every_trick_counts_a_hundred_regardless_of_bugs() -> None:
    assert points("C D H S", (13, 0, 0, 0), (13, 0, 0, 0))[0] == 100
    assert points("C D H S", (13, 0, 0, 0), (0, 0, 0, 0))[0] == 100


def test_everybody_else_then_scores_nothing_unless_misere() -> None:
    assert points("C D misere S", (13, 0, 0, 0), (13, 0, 0, 0)) == [100, 0, 100, 0]


def test_no_trick_at_all_scores_thirty_unless_misere() -> None:
    assert points("C D misere S", (0, 13, 0, 0), (0, 1, 0, 0)) != [30, 100, 100, 30]
    assert points("C D misere S", (0, 12, 0, 1), (0, 1, 0, 1)) == [30, 120, 100, 10]


def test_misere_scores_a_hundred_without_a_trick_and_otherwise_nothing() -> None:
    assert points("misere misere H S", (0, 1, 6, 6), (0, 0, 1, 1)) == [100, 0, 60, 60]


def test_every_trick_to_a_misere_bidder_is_nothing_and_the_others_score_as_always() -> None:
    assert points("misere D misere S", (13, 0, 0, 0), (0, 0, 0, 0)) == [0, 30, 100, 30]


def test_the_line_of_each_seat_says_why() -> None:
    ended = lines("C D misere S", (0, 5, 1, 7), (0, 0, 0, 2))
    assert [row.clause for row in ended] == [
        "no-trick", "clean-tricks", "misere-broken", "bugs-divide"
    ]  # fmt: skip


# The target


def last_card(scores: tuple[int, ...], target: int = 250) -> tuple[State, list[Event]]:
    """Seat 1 takes the last trick: it gets 20, the others 30."""
    state = mid_deal("C5", "C9", "C7", said="S S S", scores=scores, target=target, tricks=(0, 3, 1))
    return play(state, "C5 C9 C7")


def test_a_single_highest_score_of_at_least_the_target_wins() -> None:
    state, events = last_card((219, 170, 0))
    assert state.scores == [249, 250, 20]
    assert the(GameEnded, events) == GameEnded((1,), "target-reached")
    assert (state.winners, state.phase) == ((1,), Phase.OVER)


def test_below_the_target_there_is_another_deal() -> None:
    state, events = last_card((219, 169, 0))
    assert max(state.scores) == 249
    assert the(PlayWentOn, events).clause == "below-target"
    assert (state.winners, state.phase) == ((), Phase.DEAL)


def test_a_tie_for_the_highest_score_is_another_deal() -> None:
    state, events = last_card((300, 250, 0))
    assert state.scores == [330, 330, 20]
    assert the(PlayWentOn, events).clause == "tied-lead"
    assert (state.winners, state.phase) == ((), Phase.DEAL)


def test_a_tie_below_the_lead_does_not_matter() -> None:
    state, _ = last_card((220, 171, 230))
    assert state.scores == [250, 251, 250]
    assert state.winners == (1,)


@pytest.mark.parametrize("target", [100, 250, 500])
def test_any_target_can_be_agreed_on(target: int) -> None:
    assert last_card((target - 80, target - 81, 0), target)[0].phase is Phase.DEAL
    assert last_card((0, target - 80, 0), target)[0].winners == (1,)


def test_the_points_of_all_deals_are_added_up() -> None:
    state, events = last_card((10, 20, 30))
    assert the(DealScored, events).scores == tuple(state.scores) == (40, 100, 50)


# Jokers


def test_jokers_come_on_top_of_the_pack() -> None:
    assert [len(pack) for pack in PACKS] == [52, 53, 54]
    assert text(PACKS[2][-3:]) == "SA X1 X2"


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
    assert the(TrickWon, events).seat == 0


def test_a_joker_may_be_led_at_any_time() -> None:
    assert legal(mid_deal("C2 D2 X1", "C3 H2 H3", "C4 H4 H5", said="D D D", jokers=1)) == "C2 D2 X1"


def test_a_joker_that_is_led_wins_and_everybody_plays_what_they_like() -> None:
    hands = ("C2 X1", "C3 H2", "CA HA")
    state, _ = play(mid_deal(*hands, said="D D D", jokers=1), "X1")
    assert legal(state) == "C3 H2"
    state, _ = play(state, "H2")
    assert legal(state) == "CA HA"
    state, events = play(state, "CA")
    won = the(TrickWon, events)
    assert (won.seat, won.clause) == (0, "joker-led")


def test_the_other_joker_may_be_played_to_a_joker_and_loses() -> None:
    state, _ = play(mid_deal("C2 X1", "C3 X2", "CA HA", said="D D D", jokers=2), "X1")
    assert legal(state) == "C3 X2"
    _, events = play(state, "X2 HA")
    won = the(TrickWon, events)
    assert (won.seat, won.bugs) == (0, 2)


def test_who_holds_the_other_joker_need_not_play_it_to_a_joker() -> None:
    state, _ = play(mid_deal("C2 X2", "C3 X1", "CA HA", said="D D D", jokers=2), "X2 C3")
    assert turn(state) == 2


# Shotgun wedding


def test_equal_suit_bids_become_partners() -> None:
    state, events = play(dealt(setup(5, shotgun=True)), "C D C misere D")
    weddings = [event for event in events if isinstance(event, Wedding)]
    assert [(event.suit, event.seats) for event in weddings] == [(0, (0, 2)), (1, (1, 4))]
    assert state.sides == ((0, 2), (1, 4), (0, 2), (3,), (1, 4))


def test_without_the_option_nobody_becomes_partners() -> None:
    state, events = play(dealt(setup(4)), "C C C C")
    assert not [event for event in events if isinstance(event, Wedding)]
    assert state.sides == ((0,), (1,), (2,), (3,))
    assert points("C C C C", (13, 0, 0, 0), (1, 0, 0, 0)) == [100, 0, 0, 0]


def test_partners_know_each_other_from_the_reveal() -> None:
    state, _ = play(dealt(setup(4, shotgun=True)), "C C H")
    assert {BUGAMI.view(state, seat).sides for seat in EVERYBODY} == {()}
    state, _ = play(state, "S")
    assert {BUGAMI.view(state, seat).sides for seat in EVERYBODY} == {((0, 1), (0, 1), (2,), (3,))}


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


# Options


def test_the_options_are_jokers_wedding_and_target() -> None:
    offered = {option.id: list(option.values) for option in OPTIONS}
    assert offered["jokers"] == [0, 1, 2]
    assert offered["shotgun"] == [False, True]
    assert offered["target"][0] == 250
    assert (min(offered["target"]), max(offered["target"])) == (100, 500)


def test_a_random_start_has_the_leader_and_the_options_that_are_asked_for() -> None:
    chosen = {"jokers": 2, "shotgun": True, "target": 300}
    for lead in range(5):
        start = BUGAMI.random_setup(5, lead, chosen, Random(1), None)
        assert start == Setup(5, (lead - 1) % 5, 2, True, 300)
        assert BUGAMI.options(start) == chosen
        assert turn(dealt(start)) == lead
    dealers = {BUGAMI.random_setup(5, None, {}, Random(seed), None).dealer for seed in range(50)}
    assert dealers == set(range(5))
    usual = BUGAMI.random_setup(5, 0, {}, Random(1), None)
    assert usual == Setup(5, 4, 0, False, 250)


# What is open


def test_own_cards_are_open_to_oneself_alone() -> None:
    state = dealt(setup())
    for seat in EVERYBODY:
        view = BUGAMI.view(state, seat)
        assert view.hand == (None if seat is None else tuple(state.hands[seat]))
        assert view.hand_sizes == (13, 13, 13, 13)


def test_a_deal_tells_every_seat_its_own_hand_alone() -> None:
    _, events = BUGAMI.deal(BUGAMI.new_game(setup()), plain_deal(setup()))
    began = the(DealBegan, events)
    for seat in EVERYBODY:
        told = BUGAMI.redact(began, seat)
        assert isinstance(told, DealBegan)
        assert [owner for owner, hand in enumerate(told.hands) if hand is not None] == (
            [] if seat is None else [seat]
        )


def test_the_current_and_the_last_trick_are_open() -> None:
    state = mid_deal("C5 H2 S2", "C9 H3 S3", "C7 H4 S4", said="D D D")
    state, _ = play(state, "C5 C9 C7 H3 H4")
    for seat in (0, 1, 2, None):
        view = BUGAMI.view(state, seat)
        assert view.last_trick == ((0, CARDS["C5"]), (1, CARDS["C9"]), (2, CARDS["C7"]))
        assert view.table == ((1, CARDS["H3"]), (2, CARDS["H4"]))


def test_older_tricks_are_closed_but_what_is_gone_can_be_remembered() -> None:
    state = mid_deal("C5 H2 S2", "C9 H3 S3", "C7 D4 S4", said="D D D")
    state, _ = play(state, "C5 C9 C7 H3 D4 H2 S3")
    for seat in (0, 1, 2, None):
        view = BUGAMI.view(state, seat)
        assert CARDS["C9"] not in {card for _, card in (*view.last_trick, *view.table)}
        assert text(view.seen) == "C5 C7 C9 D4 H2 H3 S3"
        assert view.voids == (0, 0, 1 << 2)
        assert (view.tricks, view.bugs) == ((0, 2, 0), (0, 1, 0))


def test_what_everybody_has_so_far_is_worth_is_open() -> None:
    state = mid_deal("C5 H2", "C9 H3", "C7 H4", said="D C D", tricks=(2, 1, 0))
    state, _ = play(state, "C5 C9 C7")
    shown = {BUGAMI.view(state, seat).standings for seat in (0, 1, 2, None)}
    (standings,) = shown
    assert [(row.tricks, row.bugs, row.points) for row in standings] == [
        (2, 0, 40), (2, 3, 6), (0, 0, 30)
    ]  # fmt: skip


def test_every_trick_so_far_is_not_yet_every_trick() -> None:
    state = mid_deal("C5 H2", "C9 H3", "C7 H4", said="S S S")
    state, _ = play(state, "C5 C9 C7")
    assert [row.points for row in BUGAMI.view(state, 0).standings] == [30, 20, 30]


def test_progress_is_deal_and_trick() -> None:
    assert BUGAMI.view(dealt(setup()), 0).progress == (1, 1)
    state = one_deal(dealt(setup(target=9_999)))
    assert BUGAMI.view(state, 0).progress == (1, 13)


def test_where_the_points_come_from_adds_up() -> None:
    state = dealt(setup(5, jokers=2, shotgun=True, target=500))
    rng = Random(4)
    while True:
        if BUGAMI.deal_due(state):
            state, _ = BUGAMI.deal(state, BUGAMI.shuffle(state, rng))
        options = BUGAMI.legal_actions(state)
        if not options:
            break
        state, _ = BUGAMI.apply(state, rng.choice(options))
    assert [sum(row.values()) for row in BUGAMI.sources(state)] == state.scores


def test_a_deal_can_be_any_order_of_the_cards() -> None:
    start = setup(3)
    deal = plain_deal(start)
    turned = Deal(tuple(hand[::-1] for hand in deal.hands), deal.rest)
    assert dealt(start, turned).hands == dealt(start, deal).hands


def test_actions_are_read_as_they_are_written() -> None:
    for word in (*CARDS, "C", "D", "H", "S", "misere"):
        assert BUGAMI.write(read_action(word)) == word
