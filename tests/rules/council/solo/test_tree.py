"""How the Termitenator chooses: every row of the table, and the trace of every choice."""

from itertools import pairwise
from random import Random

import pytest

from game.rules.council import api as council
from game.rules.council.decision_table import choose
from tests.rules.council import table_talk as talk

SPACES = "A4 B3 C2 F1"


def told(choice: council.TermitenatorChoice) -> tuple[str, str]:
    return choice.branch, talk.cards(choice.tied)


@pytest.mark.parametrize("final", [False, True])
@pytest.mark.parametrize("losing", [False, True])
@pytest.mark.parametrize("led", ["", "A5", "B5"])
def test_a_single_candidate_is_played(led: str, losing: bool, final: bool) -> None:
    choice = talk.chosen("B7.2", led, spaces=SPACES, losing=losing, final=final)
    assert told(choice) == ("only-card", "B7")
    assert not choice.passed


def test_a_single_card_that_follows_suit_is_played() -> None:
    choice = talk.chosen("B1.2 A8.1 C8.3", "B5", spaces=SPACES)
    assert told(choice) == ("only-card", "B1")
    assert [(talk.cards([each.card]), each.clause) for each in choice.passed] == [
        ("A8", "follow-suit"), ("C8", "follow-suit"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("shown", "played"),
    [
        pytest.param("B8.1 A1.1 C8.1", "A1", id="most cubes"),
        pytest.param("A1.1 A7.2 A5.1", "A7", id="then the highest value"),
    ],
)
def test_winning_and_leading_the_strongest_suit(shown: str, played: str) -> None:
    assert told(talk.chosen(shown, spaces=SPACES)) == ("strongest-suit", played)


def test_then_the_lowest_row() -> None:
    assert told(talk.chosen("A7.3 B7.2", spaces="A3 B3")) == ("strongest-suit", "B7")


@pytest.mark.parametrize(
    ("shown", "led", "branch", "played"),
    [
        pytest.param("B6.1 B7.1 B8.1", "B5", "weakest-winner", "B6", id="cheapest on suit"),
        pytest.param("B4.1 B7.1 B8.1", "B5", "weakest-winner", "B7", id="losers do not count"),
        pytest.param("A1.1 B1.1 F8.1", "C5", "weakest-winner", "B1", id="fewest cubes off suit"),
        pytest.param("B4.1 B3.1", "B5", "weakest-suit", "B3", id="nothing wins: lowest value"),
        pytest.param("F8.1 C8.1", "B5", "weakest-suit", "F8", id="nothing wins: fewest cubes"),
    ],
)
def test_winning_and_following(shown: str, led: str, branch: str, played: str) -> None:
    assert told(talk.chosen(shown, led, spaces=SPACES)) == (branch, played)


def test_the_later_card_wins_an_exact_tie() -> None:
    assert told(talk.chosen("C5.1 C1.1", "B5", spaces="B3 C3")) == ("weakest-winner", "C5")


@pytest.mark.parametrize(
    ("shown", "played"),
    [
        pytest.param("B1.1 A1.1 C8.1", "C8", id="fewest cubes"),
        pytest.param("C2.1 C7.2 A5.1", "C2", id="then the lowest value"),
    ],
)
def test_losing_and_leading_the_weakest_suit(shown: str, played: str) -> None:
    assert told(talk.chosen(shown, spaces=SPACES, losing=True)) == ("weakest-suit", played)


@pytest.mark.parametrize(
    ("shown", "led", "branch", "played"),
    [
        pytest.param("B3.1 B4.1 B8.1", "B5", "highest-loser", "B4", id="highest below"),
        pytest.param("C8.1 F7.1 A1.1", "B5", "highest-loser", "C8", id="highest off suit"),
        pytest.param("C8.1 F8.1 A1.1", "B5", "highest-loser", "C8", id="then the most cubes"),
        pytest.param("B6.1 B8.1", "B5", "highest-value", "B8", id="nothing loses: highest"),
        pytest.param("A1.1 B2.1", "C5", "highest-value", "B2", id="nothing loses: by value"),
    ],
)
def test_losing_and_following(shown: str, led: str, branch: str, played: str) -> None:
    assert told(talk.chosen(shown, led, spaces=SPACES, losing=True)) == (branch, played)


@pytest.mark.parametrize(
    ("losing", "led", "branch", "played"),
    [
        pytest.param(False, "", "weakest-suit", "F7", id="winning, leading"),
        pytest.param(False, "B5", "weakest-suit", "F7", id="winning, following"),
        pytest.param(True, "", "weakest-suit", "F7", id="losing, leading"),
        pytest.param(True, "B5", "highest-loser", "F7", id="losing, following"),
    ],
)
def test_the_final_trick(losing: bool, led: str, branch: str, played: str) -> None:
    choice = talk.chosen("A1.3 F7.4", led, spaces=SPACES, losing=losing, final=True)
    assert told(choice) == (branch, played)


@pytest.mark.parametrize(
    ("shown", "led", "losing"),
    [
        pytest.param("A7.2 B7.2", "", False, id="strongest"),
        pytest.param("A7.2 B7.2", "", True, id="weakest"),
        pytest.param("A7.2 B7.2", "C1", False, id="winners"),
        pytest.param("A7.2 B7.2", "M8", True, id="losers"),
    ],
)
def test_what_nothing_tells_apart_is_left_to_the_human(shown: str, led: str, losing: bool) -> None:
    choice = talk.chosen(shown, led, spaces="A3 B3 M5", losing=losing)
    assert (talk.cards(choice.tied), choice.card) == ("A7 B7", None)


def test_the_trace_has_a_reason_for_every_card() -> None:
    choice = talk.chosen("A2.1 B7.1 C8.2 F3.1 F8.3", "M4", spaces="A2 B3 M2 F4")
    assert told(choice) == ("weakest-winner", "B7")
    assert [
        (talk.cards([each.card]), each.clause, each.number, each.needed) for each in choice.passed
    ] == [
        ("A2", "would-lose", None, None),
        ("C8", "would-lose", None, None),
        ("F3", "fewest-cubes", 4, 3),
        ("F8", "fewest-cubes", 4, 3),
    ]
    assert [(step.clause, talk.cards(step.kept)) for step in choice.steps] == [
        ("would-lose", "B7 F3 F8"), ("fewest-cubes", "B7"),
    ]  # fmt: skip


@pytest.mark.parametrize("personality", council.Personality)
def test_every_trace_leads_to_the_card_that_was_played(personality: council.Personality) -> None:
    seen = 0
    for seed in range(25):
        for choice, played in choices(personality, seed):
            follow(choice, played)
            seen += 1
    assert seen == 25 * 3 * 10


def choices(
    personality: council.Personality, seed: int
) -> list[tuple[council.TermitenatorChoice, int]]:
    """Every choice of a random game, and the card that was played after it."""
    rng = Random(f"{personality} {seed}")
    state = council.COUNCIL.new_game(council.random_setup("published", 1, None, rng, personality))
    told_choices: list[tuple[council.TermitenatorChoice, int]] = []
    while True:
        if council.COUNCIL.deal_due(state):
            state, _ = council.COUNCIL.deal(state, council.COUNCIL.shuffle(state, rng))
        legal = council.COUNCIL.legal_actions(state)
        if not legal:
            return told_choices
        state, events = council.COUNCIL.apply(state, rng.choice(legal))
        for event, following in pairwise(events):
            if isinstance(event, council.CardChosen):
                assert isinstance(following, council.CardPlayed)
                assert following.seat == 1
                told_choices.append((event.choice, following.card))


def follow(choice: council.TermitenatorChoice, played: int) -> None:
    """Walk along the trace alone: each step keeps some cards, and the last card was played."""
    assert choice.card == played
    left = [card for card, _ in choice.shown]
    reasons = {each.card: each for each in choice.passed}
    for step in choice.steps:
        lost = set(left) - set(step.kept)
        assert {card for card, each in reasons.items() if each.clause == step.clause} == lost
        left = list(step.kept)
    assert sorted(left) == list(choice.tied)
    assert played in left
    assert set(reasons) == {card for card, _ in choice.shown} - {played}
    assert {each.clause for each in choice.passed} <= set(council.CLAUSES)
    for each in choice.passed:
        assert (each.number is None) == (each.needed is None)
        assert each.number is None or each.number != each.needed
    again = choose(choice.shown, choice.cubes, choice.led, losing=choice.losing, final=choice.final)
    assert (again.branch, again.tied, again.steps) == (choice.branch, choice.tied, choice.steps)


GONE = "- - - - / - - - / - -"


def test_its_answer_is_foretold_from_its_open_cards_alone() -> None:
    state = talk.mid_solo("A6 B2 C1", f"{GONE} / A7* A8*", spaces=SPACES)
    view = council.COUNCIL.view(state, 0)
    foretold = council.answers(view, state.hands[0][0])
    assert foretold is not None
    assert talk.cards(foretold.tied) == "A7"
    _, events = talk.play(state, "A6")
    (choice,) = (event.choice for event in events if isinstance(event, council.CardChosen))
    assert choice == foretold


def test_no_answer_is_foretold_where_there_is_none() -> None:
    hidden = council.COUNCIL.view(talk.mid_solo("A6 B2", f"{GONE} / A7 A8"), 0)
    assert council.answers(hidden, hidden.hand[0] if hidden.hand else 0) is None
    led = council.COUNCIL.view(talk.mid_solo("A6 B2", f"{GONE} / A7* A8*", lead=1), 0)
    assert len(led.table) == 1
    assert council.answers(led, led.hand[0] if led.hand else 0) is None
