"""Following suit, who wins a trick, and who visits for it."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.council.api import CARD_NAMES, CubesSown, TrickWon, VisitBegan, VisitSkipped
from game.rules.council.trick import reason, visitor, winner
from game.rules.tricks import follow_suit
from tests.rules.any_game import the
from tests.rules.council import table_talk as talk


def test_the_rulebooks_trick_goes_to_the_only_bee() -> None:
    assert winner(talk.trick("A5 A7 B2 C4"), talk.council("A2 B4 C1")) == talk.DINGUS


def test_the_rulebooks_trick_sends_its_leader_to_the_council() -> None:
    assert visitor(talk.trick("A5 A7 B2 C4")) == talk.RUFUS


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
    assert winner(talk.trick(played), talk.council(spaces)) == best
    assert reason(talk.trick(played), talk.council(spaces)) == clause


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
    assert visitor(talk.trick(played)) == place


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
    (lead,) = talk.trick(led)
    assert talk.cards(follow_suit(talk.hand(held), lead >> 4)) == allowed


def test_follow_suit_leaves_the_hand_alone() -> None:
    held = talk.hand("A5 B1")
    follow_suit(held, 3).clear()
    assert talk.cards(held) == "A5 B1"


def test_the_leader_may_lead_anything() -> None:
    assert talk.legal(talk.mid_age("A5 B1 C2", "A6 B2 C3", "A7 B3 C4")) == "A5 B1 C2"


def test_play_goes_clockwise_from_the_leader() -> None:
    state = talk.mid_age("A1 B1", "A2 B2", "A3 B3", "A4 B4", lead=2)
    seats = []
    for word in ("A3", "A4", "A1", "A2"):
        seats.append(talk.to_act(state))
        state, _ = talk.play(state, word)
    assert seats == [2, 3, 0, 1]


def test_whoever_wins_a_trick_leads_the_next() -> None:
    state, _ = talk.play(
        talk.mid_age("A5 B1", "A7 B3", "B2 C1", "C4 F1", spaces="A2 B4 C1"), "A5 A7 B2 C4 A"
    )
    assert talk.to_act(state) == talk.DINGUS
    assert talk.legal(state) == "C1"


def test_the_winner_takes_the_trick() -> None:
    state, events = talk.play(
        talk.mid_age("A5 B1", "A7 B3", "B2 C1", "C4 F1", spaces="A2 B4"), "A5 A7 B2 C4"
    )
    assert the(TrickWon, events).seat == talk.DINGUS
    assert state.tricks == [0, 0, 1, 0]
    assert [talk.cards(pile) for pile in state.piles] == ["", "", "A5 A7 B2 C4", ""]


def test_the_winner_is_settled_before_the_sowing() -> None:
    # Sowing the bees away would leave the ants strongest; the trick is won all the same.
    state = talk.mid_age("A5 B1", "A7 B3", "B2 C1", "C4 F1", spaces="A2 B4 C1")
    state, events = talk.play(state, "A5 A7 B2 C4 B")
    assert talk.cubes(state) == "A3 C2 F1 M1"
    assert the(TrickWon, events).seat == talk.DINGUS
    assert talk.to_act(state) == talk.DINGUS


def test_the_visitor_chooses_before_the_next_trick() -> None:
    state = talk.mid_age("A5 B1", "A7 B3", "B2 C1", "C4 F1", spaces="A2 B4 C1")
    state, events = talk.play(state, "A5 A7 B2 C4")
    assert the(VisitBegan, events).seat == talk.RUFUS
    assert talk.to_act(state) == talk.RUFUS
    assert talk.legal(state) == "A B C"


def test_the_visitor_may_activate_any_space_with_cubes() -> None:
    for faction in "ABC":
        state = talk.mid_age("A5 B1", "A7 B3", "B2 C1", "C4 F1", spaces="A2 B4 C1")
        _, events = talk.play(state, f"A5 A7 B2 C4 {faction}")
        assert "ABCFM"[the(CubesSown, events).origin] == faction


def test_nobody_visits_where_nobody_followed() -> None:
    state = talk.mid_age("A5 F1", "B7 B3", "B2 C1", "C4 F2")
    state, events = talk.play(state, "A5 B7 B2 C4")
    assert the(VisitSkipped, events).clause == "nobody-followed"
    assert talk.to_act(state) == talk.LIZZY


def test_nobody_visits_an_empty_council() -> None:
    state = talk.mid_age("A5 B1", "A7 B3", "B2 C1", "C4 F1", spaces="", chambers=18)
    state, events = talk.play(state, "A5 A7 B2 C4")
    assert the(VisitSkipped, events).clause == "nothing-to-activate"
    assert talk.to_act(state) == talk.LIZZY


def test_the_tenth_trick_has_its_visit_too() -> None:
    state = talk.mid_age("A5 B1", "A7 B3", "B2 C1", "C4 F1", tricks=(3, 3, 2, 1), spaces="A2 B4 C1")
    state, events = talk.play(state, "A5 A7 B2 C4")
    assert talk.to_act(state) == talk.RUFUS
    state, events = talk.play(state, "B")
    assert the(CubesSown, events).seat == talk.RUFUS
    assert state.ledger


def test_an_age_has_ten_tricks() -> None:
    state = talk.mid_age("A5 A6 B1", "A7 A8 B3", "B2 B4 C1", tricks=(3, 3, 2))
    assert state.trick_number == 9
    state, _ = talk.play(state, "A5 A7 B2 A")
    assert state.trick_number == 10
    assert not state.ledger
    state, _ = talk.play(state, " ".join(talk.legal(state).split()[:1]))
    while not state.ledger:
        state, _ = talk.play(state, talk.legal(state).split()[0])
    assert sum(state.tricks) == 10


def test_the_order_of_equal_cards_decides_alone() -> None:
    # Every order of three equal sevens on equal suits: always the last one.
    for order in itertools.permutations(["A7", "B7", "C7"]):
        assert winner(talk.trick(" ".join(order)), talk.council("A2 B2 C2")) == 2


def test_everybody_at_the_table_is_named_in_the_won_trick() -> None:
    state = talk.mid_age("A5 B1", "A7 B3", "B2 C1", "C4 F1", lead=talk.ELLIE)
    _, events = talk.play(state, "C4 A5 A7 C1")
    won = the(TrickWon, events)
    assert [(seat, CARD_NAMES[card]) for seat, card in won.cards] == [
        (talk.ELLIE, "C4"),
        (talk.RUFUS, "A5"),
        (talk.LIZZY, "A7"),
        (talk.DINGUS, "C1"),
    ]
    assert won.seat == talk.LIZZY
