"""Following suit, who wins a trick, and who visits for it."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.council.api import CARD_NAMES, CubesSown, TrickWon, VisitBegan, VisitSkipped
from game.rules.council.trick import reason, visitor, winner
from game.rules.tricks import follow_suit
from tests.rules.any_game import the
from tests.rules.council.table_talk import (
    DINGUS,
    ELLIE,
    LIZZY,
    RUFUS,
    cards,
    council,
    cubes,
    hand,
    legal,
    mid_age,
    play,
    to_act,
    trick,
)


def test_the_rulebooks_trick_goes_to_the_only_bee() -> None:
    assert winner(trick("A5 A7 B2 C4"), council("A2 B4 C1")) == DINGUS


def test_the_rulebooks_trick_sends_its_leader_to_the_council() -> None:
    assert visitor(trick("A5 A7 B2 C4")) == RUFUS


@pytest.mark.parametrize(
    ("played", "spaces", "best", "clause"),
    [
        pytest.param("A5 A7 B2 C4", "A2 B4 C1", 2, "strongest-suit", id="the rulebooks' trick"),
        pytest.param("A5 A7 A2 A6", "B4 C3", 1, "highest-on-suit", id="all on suit, weak or not"),
        pytest.param("A5 A7 A8 A6", "A4", 2, "highest-on-suit", id="all on suit, strong suit"),
        pytest.param("A5 B1 B3 B2", "A1 B2", 2, "strongest-suit", id="highest of the strongest"),
        pytest.param("A1 B8 C8 F8", "A4 B3", 0, "strongest-suit", id="the lead suit counts too"),
        pytest.param("A1 A2 B8 C8", "A4 B3", 1, "strongest-suit", id="a follower's lead suit"),
        pytest.param("A5 B7 C6 F8", "A2 B3 C3", 1, "tied-strength", id="tied suits: value"),
        pytest.param("A8 B7 C6 F5", "A3 B3", 0, "tied-strength", id="the lead suit ties as well"),
        pytest.param("A8 B7 C7 F5", "B3 C3", 2, "tied-value", id="tied value: played later"),
        pytest.param("A7 A2 B7 C5", "A2 B2", 2, "tied-value", id="later than the leader"),
        pytest.param("A7 B7 A2 C5", "A2 B2", 1, "tied-value", id="later, though not last"),
        pytest.param("A5 B6 C3", "F4 M3", 1, "tied-strength", id="tied at no cubes: value"),
        pytest.param("A6 B6 C3", "F4 M3", 1, "tied-value", id="tied at no cubes: played later"),
        pytest.param("A6 B6 C6 F6 M6", "", 4, "tied-value", id="five times the same"),
        pytest.param("A8 B2 B7 C7", "A1 B3 C2", 2, "strongest-suit", id="equal values, one suit"),
        pytest.param("A8 B2 C1", "A1 B3 C3", 1, "tied-strength", id="an absent suit is no rival"),
    ],
)
def test_the_winner_of_a_trick(played: str, spaces: str, best: int, clause: str) -> None:
    assert winner(trick(played), council(spaces)) == best
    assert reason(trick(played), council(spaces)) == clause


@pytest.mark.parametrize(
    ("played", "place"),
    [
        pytest.param("A5 A7 B2 C4", 0, id="the leader is lowest"),
        pytest.param("A7 A5 B2 C4", 1, id="a follower is lowest"),
        pytest.param("A7 B1 A12 A2 A9", 3, id="lower cards of other suits do not count"),
        pytest.param("A8 A2 A6", 1, id="all on suit"),
        pytest.param("A1 B5 C5", None, id="nobody followed"),
        pytest.param("A10 B1 A9", 1 + 1, id="ten is more than nine"),
    ],
)
def test_the_lowest_card_on_suit_visits(played: str, place: int | None) -> None:
    assert visitor(trick(played)) == place


@given(
    played=st.lists(st.sampled_from(sorted(CARD_NAMES)), min_size=3, max_size=5, unique=True),
    spaces=st.lists(st.integers(0, 18), min_size=5, max_size=5),
)
def test_who_visits_has_not_won(played: list[int], spaces: list[int]) -> None:
    # Whoever is lowest on suit has somebody higher on the same suit: the ruling that a visitor
    # may have won is never needed.
    assert visitor(played) != winner(played, spaces)


@given(
    played=st.lists(st.sampled_from(sorted(CARD_NAMES)), min_size=3, max_size=5, unique=True),
    spaces=st.lists(st.integers(0, 18), min_size=5, max_size=5),
)
def test_the_winning_card_beats_every_other_alone(played: list[int], spaces: list[int]) -> None:
    best = winner(played, spaces)
    for place, other in enumerate(played):
        duel = [played[best], other] if best < place else [other, played[best]]
        assert place == best or duel[winner(duel, spaces)] == played[best]


@pytest.mark.parametrize(
    ("held", "led", "allowed"),
    [
        pytest.param("A5 A8 B1 C2", "A2", "A5 A8", id="who holds the suit plays it"),
        pytest.param("B1 C2 F8", "A2", "B1 C2 F8", id="who does not plays anything"),
        pytest.param("A5 B1", "B8", "B1", id="a single card of the suit is forced"),
    ],
)
def test_follow_suit(held: str, led: str, allowed: str) -> None:
    (lead,) = trick(led)
    assert cards(follow_suit(hand(held), lead >> 4)) == allowed


def test_follow_suit_leaves_the_hand_alone() -> None:
    held = hand("A5 B1")
    follow_suit(held, 3).clear()
    assert cards(held) == "A5 B1"


def test_the_leader_may_lead_anything() -> None:
    assert legal(mid_age("A5 B1 C2", "A6 B2 C3", "A7 B3 C4")) == "A5 B1 C2"


def test_play_goes_clockwise_from_the_leader() -> None:
    state = mid_age("A1 B1", "A2 B2", "A3 B3", "A4 B4", lead=2)
    seats = []
    for word in ("A3", "A4", "A1", "A2"):
        seats.append(to_act(state))
        state, _ = play(state, word)
    assert seats == [2, 3, 0, 1]


def test_whoever_wins_a_trick_leads_the_next() -> None:
    state, _ = play(mid_age("A5 B1", "A7 B3", "B2 C1", "C4 F1", spaces="A2 B4 C1"), "A5 A7 B2 C4 A")
    assert to_act(state) == DINGUS
    assert legal(state) == "C1"


def test_the_winner_takes_the_trick() -> None:
    state, events = play(mid_age("A5 B1", "A7 B3", "B2 C1", "C4 F1", spaces="A2 B4"), "A5 A7 B2 C4")
    assert the(TrickWon, events).seat == DINGUS
    assert state.tricks == [0, 0, 1, 0]
    assert [cards(pile) for pile in state.piles] == ["", "", "A5 A7 B2 C4", ""]


def test_the_winner_is_settled_before_the_sowing() -> None:
    # Sowing the bees away would leave the ants strongest; the trick is won all the same.
    state = mid_age("A5 B1", "A7 B3", "B2 C1", "C4 F1", spaces="A2 B4 C1")
    state, events = play(state, "A5 A7 B2 C4 B")
    assert cubes(state) == "A3 C2 F1 M1"
    assert the(TrickWon, events).seat == DINGUS
    assert to_act(state) == DINGUS


def test_the_visitor_chooses_before_the_next_trick() -> None:
    state = mid_age("A5 B1", "A7 B3", "B2 C1", "C4 F1", spaces="A2 B4 C1")
    state, events = play(state, "A5 A7 B2 C4")
    assert the(VisitBegan, events).seat == RUFUS
    assert to_act(state) == RUFUS
    assert legal(state) == "A B C"


def test_the_visitor_may_activate_any_space_with_cubes() -> None:
    for faction in "ABC":
        state = mid_age("A5 B1", "A7 B3", "B2 C1", "C4 F1", spaces="A2 B4 C1")
        _, events = play(state, f"A5 A7 B2 C4 {faction}")
        assert "ABCFM"[the(CubesSown, events).origin] == faction


def test_nobody_visits_where_nobody_followed() -> None:
    state = mid_age("A5 F1", "B7 B3", "B2 C1", "C4 F2")
    state, events = play(state, "A5 B7 B2 C4")
    assert the(VisitSkipped, events).clause == "nobody-followed"
    assert to_act(state) == LIZZY


def test_nobody_visits_an_empty_council() -> None:
    state = mid_age("A5 B1", "A7 B3", "B2 C1", "C4 F1", spaces="", chambers=18)
    state, events = play(state, "A5 A7 B2 C4")
    assert the(VisitSkipped, events).clause == "nothing-to-activate"
    assert to_act(state) == LIZZY


def test_the_tenth_trick_has_its_visit_too() -> None:
    state = mid_age("A5 B1", "A7 B3", "B2 C1", "C4 F1", tricks=(3, 3, 2, 1), spaces="A2 B4 C1")
    state, events = play(state, "A5 A7 B2 C4")
    assert to_act(state) == RUFUS
    state, events = play(state, "B")
    assert the(CubesSown, events).seat == RUFUS
    assert state.ledger


def test_an_age_has_ten_tricks() -> None:
    state = mid_age("A5 A6 B1", "A7 A8 B3", "B2 B4 C1", tricks=(3, 3, 2))
    assert state.trick_number == 9
    state, _ = play(state, "A5 A7 B2 A")
    assert state.trick_number == 10
    assert not state.ledger
    state, _ = play(state, " ".join(legal(state).split()[:1]))
    while not state.ledger:
        state, _ = play(state, legal(state).split()[0])
    assert sum(state.tricks) == 10


def test_the_order_of_equal_cards_decides_alone() -> None:
    # Every order of three equal sevens on equal suits: always the last one.
    for order in itertools.permutations(["A7", "B7", "C7"]):
        assert winner(trick(" ".join(order)), council("A2 B2 C2")) == 2


def test_everybody_at_the_table_is_named_in_the_won_trick() -> None:
    state = mid_age("A5 B1", "A7 B3", "B2 C1", "C4 F1", lead=ELLIE)
    _, events = play(state, "C4 A5 A7 C1")
    won = the(TrickWon, events)
    assert [(seat, CARD_NAMES[card]) for seat, card in won.cards] == [
        (ELLIE, "C4"),
        (RUFUS, "A5"),
        (LIZZY, "A7"),
        (DINGUS, "C1"),
    ]
    assert won.seat == LIZZY
