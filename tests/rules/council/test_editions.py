"""The editions' table, and the start of a game."""

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.council import api as council
from game.table import IllegalDeal
from tests.rules.any_game import the
from tests.rules.council import table_talk as talk


@pytest.mark.parametrize(
    ("edition", "seats", "highest", "size", "left_over"),
    [
        ("published", 2, 8, 40, 18),
        ("published", 3, 8, 40, 7),
        ("published", 4, 10, 50, 6),
        ("published", 5, 12, 60, 5),
        ("prototype", 2, 10, 50, 28),
        ("prototype", 3, 10, 50, 17),
        ("prototype", 4, 11, 55, 11),
        ("prototype", 5, 12, 60, 5),
    ],
)
def test_the_deck(edition: str, seats: int, highest: int, size: int, left_over: int) -> None:
    names = [council.CARD_NAMES[card] for card in council.deck(council.EDITIONS[edition], seats)]
    assert names == [f"{suit}{value}" for suit in "ABCFM" for value in range(1, highest + 1)]
    assert len(names) == size
    state = talk.dealt(talk.setup(seats, edition))
    assert [len(hand) for hand in state.hands[:seats]] == [11] * seats
    assert len(state.rest) + (2 if seats == 2 else 0) == left_over


def test_the_numbers_of_the_box() -> None:
    assert (council.AGES, council.TRICKS, council.HAND_SIZE, council.CUBES) == (3, 10, 11, 18)


@pytest.mark.parametrize("edition", council.EDITIONS)
def test_the_council_is_seated_with_four_to_no_cubes(edition: str) -> None:
    state = council.COUNCIL.new_game(talk.setup(edition=edition, seated="CAFBM"))
    assert talk.cubes(state) == "A3 B1 C4 F2"
    assert (state.supply, state.chambers) == (8, 0)
    seated = the(council.CouncilSeated, council.COUNCIL.opening(state.setup))
    assert council.write_factions(seated.council) == "CAFBM"
    assert (council.write_factions(seated.ring), seated.supply) == ("BMACF", 8)


def test_only_the_prototype_lays_its_ring_out_at_random() -> None:
    rng = Random(5)
    assert {council.random_setup("published", 4, None, rng).ring for _ in range(60)} == {
        talk.ring("BMACF")
    }
    assert len({council.random_setup("prototype", 4, None, rng).ring for _ in range(60)}) > 30


@pytest.mark.parametrize("edition", council.EDITIONS)
def test_the_council_is_seated_at_random(edition: str) -> None:
    rng = Random(6)
    assert len({council.random_setup(edition, 3, None, rng).council for _ in range(200)}) > 80


def test_the_first_leader_is_chosen_or_drawn() -> None:
    rng = Random(7)
    assert {council.random_setup("published", 5, 3, rng).lead for _ in range(20)} == {3}
    assert {council.random_setup("published", 5, None, rng).lead for _ in range(60)} == set(
        range(5)
    )


def test_the_chosen_leader_declares_and_leads_first() -> None:
    state = talk.dealt(talk.setup(4, lead=2))
    assert talk.to_act(state) == 2
    state, _ = talk.play(state, "allegiance allegiance allegiance allegiance")
    assert talk.to_act(state) == 2


def test_a_random_deal_is_legal_and_shuffled() -> None:
    state = council.COUNCIL.new_game(talk.setup(5))
    rng = Random(8)
    deals = [council.COUNCIL.shuffle(state, rng) for _ in range(5)]
    for deal in deals:
        council.COUNCIL.deal(state, deal)
    assert len(set(deals)) == 5


def test_hands_are_told_sorted_and_the_leftover_deck_keeps_its_order() -> None:
    start = talk.setup(3)
    tidy = talk.plain_deal(start)
    jumbled = council.Deal(tuple(hand[::-1] for hand in tidy.hands), tidy.rest[::-1])
    state, events = council.COUNCIL.deal(council.COUNCIL.new_game(start), jumbled)
    began = the(council.AgeBegan, events)
    assert began.hands == tidy.hands
    assert (began.age, began.leader, began.rest) == (1, 0, 7)
    assert talk.cards(state.rest) == talk.cards(tidy.rest[::-1])


TIDY = talk.plain_deal(talk.setup(3))


spaces = st.lists(st.integers(-1, 6), max_size=6).map(tuple) | st.permutations(range(5)).map(tuple)


@given(
    start=st.builds(
        council.Setup,
        st.sampled_from(list(council.EDITIONS.values())),
        st.integers(0, 7),
        spaces,
        spaces,
        st.integers(-1, 6),
    )
)
def test_any_setup_can_be_played_or_is_refused(start: council.Setup) -> None:
    with suppress(IllegalDeal):
        state = council.COUNCIL.new_game(start)
        assert sorted(state.cubes) == [0, 1, 2, 3, 4]
        assert state.setup.lead in range(state.setup.seats)


@given(data=st.data())
def test_a_deal_that_was_tampered_with_is_refused(data: st.DataObject) -> None:
    parts = [list(part) for part in (*TIDY.hands, TIDY.rest)]
    part = data.draw(st.sampled_from(parts))
    place = data.draw(st.integers(0, len(part) - 1))
    change = data.draw(st.sampled_from(["take", "add", "replace"]))
    another = data.draw(st.integers(0, 100).filter(lambda card: card != part[place]))
    if change == "take":
        del part[place]
    elif change == "add":
        part.insert(place, another)
    else:
        part[place] = another
    *hands, rest = map(tuple, parts)
    with pytest.raises(IllegalDeal) as refused:
        council.COUNCIL.deal(
            council.COUNCIL.new_game(talk.setup(3)), council.Deal(tuple(hands), rest)
        )
    assert refused.value.clause in {"deal-hands", "deal-cards"}
