"""Bugs and actions as text."""

import pytest

from game.rules.rugs.api import (
    CARDS,
    DECK,
    DONE,
    HATCHES,
    KINDS,
    Choose,
    Hatch,
    card_name,
    read_action,
    read_card,
    read_cards,
    write_action,
    write_cards,
)
from game.table import NotationError


def test_a_bug_is_its_letter_and_its_number() -> None:
    assert card_name(read_card("Y12")) == "Y12"
    assert write_cards(read_cards("M2 A10 A9")) == "M2 A10 A9"
    assert write_cards(DECK).startswith("A1 A2 A3")


def test_sorted_bugs_stand_by_letter_then_number() -> None:
    assert write_cards(sorted(read_cards("B1 A10 A9 Y2"))) == "A9 A10 B1 Y2"


@pytest.mark.parametrize("text", ["", "A0", "A11", "S9", "Y13", "a1", "C1", "A01", "A1 ", "END"])
def test_anything_else_is_no_bug(text: str) -> None:
    with pytest.raises(NotationError, match="is not a bug"):
        read_card(text)


def test_every_action_can_be_written_and_read() -> None:
    words = [*CARDS, *KINDS, "done", *map(write_action, HATCHES.values()), "hatch L2 L1"]
    for word in words:
        assert write_action(read_action(word)) == word


def test_a_letter_is_a_pair_and_a_bug_a_choice() -> None:
    assert read_action("A1") == Choose(CARDS["A1"])
    assert read_action("done") is DONE
    assert read_action("hatch L1 L2") == Hatch(CARDS["L1"], CARDS["L2"])


@pytest.mark.parametrize(
    "text",
    ["", "X", "AB", "hatch", "hatch L1", "hatch L1 L2 L3", "hatch  L1 L2", "Done", "pass", "7",
     "hatch L1 L99", "hatchL1 L2"],
)  # fmt: skip
def test_anything_else_is_no_action(text: str) -> None:
    with pytest.raises(NotationError):
        read_action(text)
