"""Every sentence of the rules, in their order, and every ruling: deals, bids and tricks."""

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


def test_you_must_follow_suit_if_you_can() -> None:
    state, _ = talk.play(talk.mid_deal("C5 D2", "C9 CK H2", "S3 S4", said="D D D"), "C5")
    assert talk.legal(state) == "C9 CK"


def test_you_may_play_any_card_if_you_cannot_follow() -> None:
    state, _ = talk.play(talk.mid_deal("C5 D2", "C9 CK", "H2 S3 S4", said="D D D"), "C5 C9")
    assert talk.legal(state) == "H2 S3 S4"


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
