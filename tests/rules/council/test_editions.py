"""The editions' table, and the start of a game."""

from contextlib import suppress
from dataclasses import replace
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


@pytest.mark.parametrize(
    ("start", "clause", "place"),
    [
        pytest.param(
            talk.setup(1, "prototype"), "setup-seats", "seats", id="one seat of the prototype"
        ),
        pytest.param(talk.setup(0), "setup-seats", "seats", id="no seat"),
        pytest.param(talk.setup(6), "setup-seats", "seats", id="six seats"),
        pytest.param(
            talk.setup(seated="CAFB"), "setup-council", "council", id="a faction without a seat"
        ),
        pytest.param(
            talk.setup(seated="CAFBB"), "setup-council", "council", id="a faction seated twice"
        ),
        pytest.param(talk.setup(around="BMACC"), "setup-ring", "ring", id="a space twice"),
        pytest.param(
            talk.setup(edition="prototype", around="BMAC"), "setup-ring", "ring", id="a space short"
        ),
        pytest.param(talk.setup(around="MACFB"), "setup-printed-ring", "ring", id="a turned ring"),
        pytest.param(talk.setup(lead=3), "setup-lead", "lead", id="a leader who is not there"),
        pytest.param(talk.setup(lead=-1), "setup-lead", "lead", id="a leader before the first"),
    ],
)
def test_an_impossible_setup_is_refused(start: council.Setup, clause: str, place: str) -> None:
    with pytest.raises(IllegalDeal) as refused:
        council.COUNCIL.new_game(start)
    assert (refused.value.clause, refused.value.place) == (clause, place)


@pytest.mark.parametrize("edition", council.EDITIONS)
def test_factions_that_do_not_exist_are_refused(edition: str) -> None:
    for strange in ((0, 1, 2, 3, 5), (0, 1, 2, 3, -1), ()):
        with pytest.raises(IllegalDeal):
            council.COUNCIL.new_game(replace(talk.setup(edition=edition), council=strange))
        with pytest.raises(IllegalDeal):
            council.COUNCIL.new_game(replace(talk.setup(edition=edition), ring=strange))


def swapped(deal: council.Deal, old: str, new: str) -> council.Deal:
    (out, into) = council.read_cards(f"{old} {new}")
    hands = tuple(tuple(into if card == out else card for card in hand) for hand in deal.hands)
    return council.Deal(hands, tuple(into if card == out else card for card in deal.rest))


TIDY = talk.plain_deal(talk.setup(3))


@pytest.mark.parametrize(
    ("deal", "place", "reason"),
    [
        pytest.param(
            council.Deal(TIDY.hands[:2], TIDY.rest), "hands", "2 hands", id="a hand short"
        ),
        pytest.param(
            council.Deal((*TIDY.hands, ()), TIDY.rest), "hands", "4 hands", id="a hand too many"
        ),
        pytest.param(
            council.Deal((TIDY.hands[0][:10], *TIDY.hands[1:]), TIDY.rest),
            "hands[0]",
            "10 cards",
            id="ten cards",
        ),
        pytest.param(swapped(TIDY, "A1", "A2"), "hands[1]", "A2 is there twice", id="a double"),
        pytest.param(swapped(TIDY, "A1", "A9"), "hands[0]", "A9 is not", id="another deck's"),
        pytest.param(
            council.Deal(TIDY.hands, TIDY.rest[1:]), "rest", "missing M2", id="a card is missing"
        ),
        pytest.param(
            council.Deal(TIDY.hands, (*TIDY.rest, 99)), "rest", "card 99 is not", id="no card"
        ),
    ],
)
def test_an_impossible_deal_is_refused(deal: council.Deal, place: str, reason: str) -> None:
    with pytest.raises(IllegalDeal, match=reason) as refused:
        council.COUNCIL.deal(council.COUNCIL.new_game(talk.setup(3)), deal)
    assert refused.value.clause in {"deal-hands", "deal-cards"}
    assert refused.value.place == place


def test_cards_are_dealt_once_an_age() -> None:
    with pytest.raises(IllegalDeal) as refused:
        council.COUNCIL.deal(talk.dealt(talk.setup(3)), TIDY)
    assert refused.value.clause == "deal-due"


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
