"""Every sentence of the rules, in their order, and every ruling."""

from random import Random

import pytest

from game.rules.bugami import api as bugami
from tests.rules.any_game import the
from tests.rules.bugami import table_talk as talk

# The pack, the deal


def test_the_pack_has_52_cards_of_four_suits_and_the_ace_is_high() -> None:
    assert len(bugami.PACKS[0]) == 52
    assert talk.text(bugami.PACKS[0][:13]) == "C2 C3 C4 C5 C6 C7 C8 C9 C10 CJ CQ CK CA"
    assert {bugami.CARD_NAMES[card][0] for card in bugami.PACKS[0]} == set("CDHS")


def test_three_to_seven_people_play() -> None:
    for seats in range(3, 8):
        assert bugami.BUGAMI.new_game(talk.setup(seats)).phase is bugami.Phase.DEAL


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
        deal = bugami.shuffled_deal(talk.setup(seats, jokers=jokers), Random(seats))
        assert {len(hand) for hand in deal.hands} == {size} == {bugami.hand_size(seats, jokers)}
        assert len(deal.rest) == rest


def test_three_people_use_the_52_cards_too() -> None:
    state = talk.dealt(talk.setup(3))
    held = [card for hand in state.hands for card in hand]
    assert sorted([*held, *state.rest]) == sorted(bugami.PACKS[0])


def test_the_cards_laid_aside_lie_face_down() -> None:
    state = talk.dealt(talk.setup(3))
    assert len(state.rest) == 1
    for seat in (0, 1, 2, None):
        view = bugami.BUGAMI.view(state, seat)
        assert view.rest == 1
        assert not set(state.rest) & {*view.seen, *(view.hand or ())}


def test_the_left_neighbour_of_the_dealer_leads_and_bids_first() -> None:
    state = talk.dealt(talk.setup(4, dealer=1))
    assert talk.turn(state) == 2
    state, _ = talk.play(state, "C C C C")
    assert talk.turn(state) == 2


def test_the_deal_passes_clockwise() -> None:
    start = talk.setup(4, dealer=3, target=10_000)
    state = talk.one_deal(talk.dealt(start))
    assert state.phase is bugami.Phase.DEAL
    state, events = bugami.BUGAMI.deal(state, talk.plain_deal(start))
    began = the(bugami.DealBegan, events)
    assert (began.number, began.dealer, began.lead, talk.turn(state)) == (2, 0, 1, 1)


# Bids


def test_a_bid_is_one_of_the_four_suits_or_misere() -> None:
    assert talk.legal(talk.dealt(talk.setup())) == "C D H S misere"


def test_bids_are_hidden_until_all_are_in() -> None:
    state, events = talk.play(talk.dealt(talk.setup()), "C misere H")
    for seat in talk.EVERYBODY:
        shown = bugami.BUGAMI.view(state, seat).bids
        assert shown == tuple(
            bid if owner == seat else None
            for owner, bid in enumerate([*talk.bids("C misere H"), None])
        )
        for event in events:
            assert isinstance(event, bugami.BidMade)
            told = bugami.BUGAMI.redact(event, seat)
            assert told == (event if event.seat == seat else bugami.BidMade(event.seat, None))
    assert {bugami.BUGAMI.view(state, seat).has_bid for seat in talk.EVERYBODY} == {
        (True, True, True, False)
    }


def test_all_bids_are_turned_over_at_once_and_stay_open() -> None:
    state, events = talk.play(talk.dealt(talk.setup()), "C misere H C")
    assert the(bugami.BidsRevealed, events).bids == tuple(talk.bids("C misere H C"))
    state, _ = talk.play(state, talk.legal(state).split()[0])
    for seat in talk.EVERYBODY:
        assert bugami.BUGAMI.view(state, seat).bids == tuple(talk.bids("C misere H C"))


def test_several_people_may_bid_the_same_suit() -> None:
    state, _ = talk.play(talk.dealt(talk.setup()), "S S S S")
    assert state.phase is bugami.Phase.PLAY


# Tricks


@pytest.mark.parametrize(
    ("held", "led", "allowed"),
    [
        pytest.param("C9 CK H2", "C5", "C9 CK", id="you must follow suit if you can"),
        pytest.param("H2 S3 S4", "C5", "H2 S3 S4", id="any card if you cannot follow"),
        pytest.param("C9 X1", "C5", "C9", id="no Joker is thrown by who can follow suit"),
        pytest.param("H2 X1", "C5", "H2 X1", id="a Joker is thrown by who cannot"),
        pytest.param("C3 X1", "X2", "C3 X1", id="to a Joker anything, the other too"),
        pytest.param("C2 D2 X1", "", "C2 D2 X1", id="a Joker may be led at any time"),
    ],
)
def test_what_may_be_played(held: str, led: str, allowed: str) -> None:
    hands = (f"{led} D2", held, "S3 S4") if led else (held, "C3 H3", "C4 H4")
    state, _ = talk.play(talk.mid_deal(*hands, said="D D D", jokers=2), led)
    assert talk.legal(state) == allowed


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
    _, events = talk.play(talk.mid_deal(*hands, said="D D D"), played)
    won = the(bugami.TrickWon, events)
    assert (won.seat, won.clause) == (seat, "highest-of-suit")


def test_the_winner_of_a_trick_leads_to_the_next() -> None:
    state, _ = talk.play(talk.mid_deal("C5 H2", "C9 H3", "C7 H4", said="D D D"), "C5 C9 C7")
    assert talk.turn(state) == 1
    state, events = talk.play(state, "H3")
    assert the(bugami.CardPlayed, events) == bugami.CardPlayed(1, bugami.CARDS["H3"], 0)


def test_cards_left_undealt_go_to_the_winner_of_the_last_trick() -> None:
    state = talk.mid_deal("C5", "C9", "C7", said="C D H", rest="DA", tricks=(8, 8, 0))
    state, events = talk.play(state, "C5 C9 C7")
    assert the(bugami.RestTaken, events) == bugami.RestTaken(1, (bugami.CARDS["DA"],), 1)
    assert state.rest == ()
    assert talk.text(sorted(state.piles[1])) == "C5 C7 C9 DA"


def test_the_rest_counts_with_its_bugs_and_jokers() -> None:
    state = talk.mid_deal("C5", "C9", "C7", said="C D H", rest="DA X1", jokers=1, tricks=(8, 8, 0))
    state, _ = talk.play(state, "C5 C9 C7")
    assert state.bugs == [0, 2, 0]
    assert state.ledger[-1].rows[1].points == 45


def test_the_rest_makes_no_trick_of_its_own() -> None:
    state = talk.mid_deal("C5", "C9", "C7", said="C D H", rest="S2", tricks=(8, 8, 0))
    state, _ = talk.play(state, "C5 C9 C7")
    assert state.tricks == [8, 9, 0]


def test_the_rest_is_shown_to_everybody_after_the_last_trick() -> None:
    state = talk.mid_deal("C5", "C9", "C7", said="C D H", rest="S2")
    _, events = talk.play(state, "C5 C9 C7")
    taken = the(bugami.RestTaken, events)
    assert {bugami.BUGAMI.redact(taken, seat) for seat in (0, 1, 2, None)} == {taken}


# Jokers


def test_jokers_come_on_top_of_the_pack() -> None:
    assert [len(pack) for pack in bugami.PACKS] == [52, 53, 54]
    assert talk.text(bugami.PACKS[2][-3:]) == "SA X1 X2"


def test_a_joker_is_a_bug_to_everybody() -> None:
    state = talk.mid_deal("C5", "C9", "X1", said="H S D", jokers=1, tricks=(1, 1, 1))
    state, _ = talk.play(state, "C5 C9 X1")
    assert state.bugs == [0, 1, 0]


def test_a_joker_that_is_thrown_never_wins() -> None:
    _, events = talk.play(
        talk.mid_deal("C2 D2", "X1 H2", "X2 H3", said="D D D", jokers=2), "C2 X1 X2"
    )
    assert the(bugami.TrickWon, events).seat == 0


def test_a_joker_that_is_led_wins_and_everybody_plays_what_they_like() -> None:
    hands = ("C2 X1", "C3 H2", "CA HA")
    state, _ = talk.play(talk.mid_deal(*hands, said="D D D", jokers=1), "X1")
    assert talk.legal(state) == "C3 H2"
    state, _ = talk.play(state, "H2")
    assert talk.legal(state) == "CA HA"
    state, events = talk.play(state, "CA")
    won = the(bugami.TrickWon, events)
    assert (won.seat, won.clause) == (0, "joker-led")


def test_the_other_joker_may_be_played_to_a_joker_and_loses() -> None:
    state, _ = talk.play(talk.mid_deal("C2 X1", "C3 X2", "CA HA", said="D D D", jokers=2), "X1")
    assert talk.legal(state) == "C3 X2"
    _, events = talk.play(state, "X2 HA")
    won = the(bugami.TrickWon, events)
    assert (won.seat, won.bugs) == (0, 2)


def test_who_holds_the_other_joker_need_not_play_it_to_a_joker() -> None:
    state, _ = talk.play(talk.mid_deal("C2 X2", "C3 X1", "CA HA", said="D D D", jokers=2), "X2 C3")
    assert talk.turn(state) == 2


# Shotgun wedding


def test_equal_suit_bids_become_partners() -> None:
    state, events = talk.play(talk.dealt(talk.setup(5, shotgun=True)), "C D C misere D")
    weddings = [event for event in events if isinstance(event, bugami.Wedding)]
    assert [(event.suit, event.seats) for event in weddings] == [(0, (0, 2)), (1, (1, 4))]
    assert state.sides == ((0, 2), (1, 4), (0, 2), (3,), (1, 4))


def test_without_the_option_nobody_becomes_partners() -> None:
    state, events = talk.play(talk.dealt(talk.setup(4)), "C C C C")
    assert not [event for event in events if isinstance(event, bugami.Wedding)]
    assert state.sides == ((0,), (1,), (2,), (3,))
    assert talk.points("C C C C", (13, 0, 0, 0), (1, 0, 0, 0)) == [100, 0, 0, 0]


def test_partners_know_each_other_from_the_reveal() -> None:
    state, _ = talk.play(talk.dealt(talk.setup(4, shotgun=True)), "C C H")
    assert {bugami.BUGAMI.view(state, seat).sides for seat in talk.EVERYBODY} == {()}
    state, _ = talk.play(state, "S")
    assert {bugami.BUGAMI.view(state, seat).sides for seat in talk.EVERYBODY} == {
        ((0, 1), (0, 1), (2,), (3,))
    }


# Points

WORTH: dict[str, tuple[str, tuple[int, ...], tuple[int, ...], list[int]]] = {
    "ten for each trick are divided by the bugs": ("C D H S", (4, 1, 1, 1), (1, 0, 0, 0), [40]),
    "by two": ("C D H S", (4, 1, 1, 1), (2, 0, 0, 0), [20]),
    "by three, ignoring fractions": ("C D H S", (4, 1, 1, 1), (3, 0, 0, 0), [13]),
    "by four": ("C D H S", (7, 1, 1, 1), (4, 0, 0, 0), [17]),
    "down to nothing": ("C D H S", (1, 1, 1, 1), (11, 0, 0, 0), [0]),
    "clean tricks count double": ("C D H S", (4, 3, 3, 3), (0, 1, 1, 1), [80]),
    "even a single one": ("C D H S", (1, 1, 1, 1), (0, 0, 0, 0), [20]),
    "every trick counts a hundred, and nothing for others but Misère": (
        "C D misere S", (13, 0, 0, 0), (13, 0, 0, 0), [100, 0, 100, 0],
    ),
    "every trick counts a hundred, without a bug too": (
        "C D H S", (13, 0, 0, 0), (0, 0, 0, 0), [100, 0, 0, 0],
    ),
    "no trick at all scores thirty unless Misère": (
        "C D misere S", (0, 12, 0, 1), (0, 1, 0, 1), [30, 120, 100, 10],
    ),
    "Misère scores a hundred without a trick and otherwise nothing": (
        "misere misere H S", (0, 1, 6, 6), (0, 0, 1, 1), [100, 0, 60, 60],
    ),
    "every trick to a Misère bidder is nothing and the others score as always": (
        "misere D misere S", (13, 0, 0, 0), (0, 0, 0, 0), [0, 30, 100, 30],
    ),
    "wed: tricks and bugs are added, and each member gets the whole score": (
        "C C H S", (4, 3, 5, 1), (1, 1, 0, 0), [35, 35, 100, 20],
    ),
    "wed: all tricks to one side count a hundred for each member": (
        "C C misere S", (12, 1, 0, 0), (9, 0, 0, 0), [100, 100, 100, 0],
    ),
    "wed: a side without a trick gets thirty for each member": (
        "C C H S", (0, 0, 12, 1), (0, 0, 1, 1), [30, 30, 120, 10],
    ),
    "wed: one trick between them is none too few": (
        "C C H S", (0, 1, 11, 1), (0, 0, 1, 1), [20, 20],
    ),
    "wed: all seats on one side get a hundred each": (
        "C C C C", (4, 3, 5, 1), (1, 1, 9, 0), [100] * 4,
    ),
    "wed: one Misère with all others on one side": (
        "C C C misere", (4, 4, 5, 0), (1, 1, 9, 0), [100] * 4,
    ),
    "wed: Misère bidders stay alone": (
        "misere misere C S", (0, 1, 6, 6), (0, 0, 1, 1), [100, 0, 60, 60],
    ),
}  # fmt: skip
"""Bids, tricks and bugs of each seat, and the points of the first ones."""


@pytest.mark.parametrize("rule", WORTH)
def test_what_a_deal_is_worth(rule: str) -> None:
    said, tricks, bugs, expected = WORTH[rule]
    points = talk.points(said, tricks, bugs, shotgun=rule.startswith("wed: "))
    assert points[: len(expected)] == expected


def test_the_line_of_each_seat_says_why_and_for_whom() -> None:
    ended = talk.lines("C D misere S", (0, 5, 1, 7), (0, 0, 0, 2))
    told = [row.clause for row in ended]
    assert told == ["no-trick", "clean-tricks", "misere-broken", "bugs-divide"]
    wed = talk.lines("C C misere misere", (4, 3, 5, 1), (1, 1, 0, 0), shotgun=True)
    sides = [(row.tricks, row.bugs, row.side) for row in wed]
    assert sides == [(7, 2, (0, 1)), (7, 2, (0, 1)), (5, 0, (2,)), (1, 0, (3,))]


def test_a_bug_is_a_card_of_your_own_bid_suit() -> None:
    state = talk.mid_deal("C5", "C9", "H7", said="H C D", tricks=(1, 1, 1))
    state, events = talk.play(state, "C5 C9 H7")
    assert the(bugami.TrickWon, events).bugs == 2
    assert state.bugs == [0, 2, 0]


# The target


def last_card(
    scores: tuple[int, ...], target: int = 250
) -> tuple[bugami.State, list[bugami.Event]]:
    """Seat 1 takes the last trick: it gets 20, the others 30."""
    state = talk.mid_deal(
        "C5", "C9", "C7", said="S S S", scores=scores, target=target, tricks=(0, 3, 1)
    )
    return talk.play(state, "C5 C9 C7")


def test_a_single_highest_score_of_at_least_the_target_wins() -> None:
    state, events = last_card((219, 170, 0))
    assert state.scores == [249, 250, 20]
    assert the(bugami.GameEnded, events) == bugami.GameEnded((1,), "target-reached")
    assert (state.winners, state.phase) == ((1,), bugami.Phase.OVER)


def test_below_the_target_there_is_another_deal() -> None:
    state, events = last_card((219, 169, 0))
    assert max(state.scores) == 249
    assert the(bugami.PlayWentOn, events).clause == "below-target"
    assert (state.winners, state.phase) == ((), bugami.Phase.DEAL)


def test_a_tie_for_the_highest_score_is_another_deal() -> None:
    state, events = last_card((300, 250, 0))
    assert state.scores == [330, 330, 20]
    assert the(bugami.PlayWentOn, events).clause == "tied-lead"
    assert (state.winners, state.phase) == ((), bugami.Phase.DEAL)


def test_a_tie_below_the_lead_does_not_matter() -> None:
    state, _ = last_card((220, 171, 230))
    assert state.scores == [250, 251, 250]
    assert state.winners == (1,)


@pytest.mark.parametrize("target", [100, 250, 500])
def test_any_target_can_be_agreed_on(target: int) -> None:
    assert last_card((target - 80, target - 81, 0), target)[0].phase is bugami.Phase.DEAL
    assert last_card((0, target - 80, 0), target)[0].winners == (1,)


def test_the_points_of_all_deals_are_added_up() -> None:
    state, events = last_card((10, 20, 30))
    assert the(bugami.DealScored, events).scores == tuple(state.scores) == (40, 100, 50)
