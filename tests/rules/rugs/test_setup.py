"""Components, set-up, and bugs and actions as text."""

from collections import Counter
from random import Random

import pytest

from game.rules.rugs import api as rules
from game.table import NotationError
from tests.rules.any_game import the
from tests.rules.rugs import table_talk as talk


def test_there_are_ninety_bugs_ten_of_a_kind_but_twelve_flies_and_eight_spiders() -> None:
    assert Counter(name[0] for name in rules.CARD_NAMES.values()) == {
        "A": 10, "B": 10, "D": 10, "F": 10, "L": 10, "M": 10, "S": 8, "U": 10, "Y": 12,
    }  # fmt: skip
    assert len(rules.DECK) == 90


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("A", "cdfswzcdfs"), ("B", "wzcdfswzcd"), ("D", "fswzcdfswz"), ("F", "cdfswzcdfs"),
        ("L", "wzcdfswzcd"), ("S", "fswzcdfs"), ("U", "wzcdfswzcd"), ("Y", "fswzcdfswzcd"),
    ],
)  # fmt: skip
def test_rugs_run_on_through_the_cards(kind: str, expected: str) -> None:
    lie = [
        rules.RUGS[rules.RUG_OF[card]] for card in rules.DECK if rules.CARD_NAMES[card][0] == kind
    ]
    assert "".join(lie) == expected


def test_mosquitos_have_no_rug() -> None:
    assert {rules.CARD_NAMES[card][0] for card in rules.DECK if card not in rules.RUG_OF} == {"M"}
    assert Counter(rules.RUG_OF.values()) == {0: 14, 1: 14, 2: 13, 3: 13, 4: 13, 5: 13}


@pytest.mark.parametrize(
    ("seats", "piles", "over"),
    [(2, (30, 30, 30), 1), (3, (45, 45), 1), (4, (30, 30, 30), 2), (5, (23, 23, 22, 22), 3)],
)
def test_the_end_card_lies_between_even_piles(
    seats: int, piles: tuple[int, ...], over: int
) -> None:
    assert sum(piles) == len(rules.DECK)
    assert max(piles) - min(piles) <= 1
    assert rules.END_BELOW[seats] == sum(piles[:over])


def test_the_end_card_is_met_after_so_many_bugs() -> None:
    # Two players: 3 bugs for the set-up, then 5 a round; the 31st is drawn in the sixth round.
    state = talk.dealt(2)
    rng = Random(1)
    before = state
    while not state.end_seen:
        before = state
        state, _ = rules.BUGS_ON_RUGS.apply(
            state, rng.choice(rules.BUGS_ON_RUGS.legal_actions(state))
        )
    assert before.drawn <= 30 < state.drawn


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_player_is_dealt_one_bug_and_the_next_starts_the_wall(seats: int) -> None:
    top = ["A7", "M2", "L4", "Y12", "S8"][:seats]
    state = talk.dealt(seats, " ".join([*top, "D3"]))
    assert talk.hands(state) == top
    assert talk.names(state.wall) == "D3"
    assert state.discards == []


def test_the_first_bug_of_the_wall_has_no_power() -> None:
    state = talk.dealt(3, "A1 A2 A3 D1")
    assert talk.hands(state) == ["A1", "A2", "A3"]
    assert state.power is None


def test_hands_are_dealt_in_secret() -> None:
    _, events = rules.BUGS_ON_RUGS.deal(
        rules.BUGS_ON_RUGS.new_game(rules.Setup(3, 0)), talk.deck("A7 M2 L4")
    )
    told = the(rules.BugsDealt, [rules.BUGS_ON_RUGS.redact(event, 1) for event in events])
    assert told.hands == (None, talk.bugs("M2")[0], None)


@pytest.mark.parametrize("lead", [0, 1, 2])
def test_a_start_player_is_chosen_and_begins(lead: int) -> None:
    state = talk.dealt(3, lead=lead)
    assert state.start == lead
    assert talk.asked(state) == ("pick", lead)


def test_or_the_start_player_is_a_random_one() -> None:
    leads = {rules.BUGS_ON_RUGS.random_setup(4, None, {}, Random(n), None).lead for n in range(50)}
    assert leads == {0, 1, 2, 3}
    assert rules.BUGS_ON_RUGS.random_setup(4, 2, {}, Random(1), None) == rules.Setup(4, 2)


def test_a_bug_is_its_letter_and_its_number() -> None:
    assert rules.card_name(rules.read_card("Y12")) == "Y12"
    assert rules.write_cards(rules.read_cards("M2 A10 A9")) == "M2 A10 A9"
    assert rules.write_cards(rules.DECK).startswith("A1 A2 A3")


def test_sorted_bugs_stand_by_letter_then_number() -> None:
    assert rules.write_cards(sorted(rules.read_cards("B1 A10 A9 Y2"))) == "A9 A10 B1 Y2"


def test_a_letter_is_a_pair_and_a_bug_a_choice() -> None:
    assert rules.read_action("A1") == rules.Choose(rules.CARDS["A1"])
    assert rules.read_action("done") is rules.DONE
    assert rules.read_action("hatch L1 L2") == rules.Hatch(rules.CARDS["L1"], rules.CARDS["L2"])


@pytest.mark.parametrize(
    "text",
    ["", "X", "AB", "hatch", "hatch L1", "hatch L1 L2 L3", "hatch  L1 L2", "Done", "pass", "7",
     "hatch L1 L99", "hatchL1 L2"],
)  # fmt: skip
def test_anything_else_is_no_action(text: str) -> None:
    with pytest.raises(NotationError):
        rules.read_action(text)
