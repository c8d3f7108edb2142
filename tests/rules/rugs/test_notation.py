"""Bugs and actions as text."""

import pytest

from game.rules.rugs import api as rugs
from game.table import NotationError


def test_a_bug_is_its_letter_and_its_number() -> None:
    assert rugs.card_name(rugs.read_card("Y12")) == "Y12"
    assert rugs.write_cards(rugs.read_cards("M2 A10 A9")) == "M2 A10 A9"
    assert rugs.write_cards(rugs.DECK).startswith("A1 A2 A3")


def test_sorted_bugs_stand_by_letter_then_number() -> None:
    assert rugs.write_cards(sorted(rugs.read_cards("B1 A10 A9 Y2"))) == "A9 A10 B1 Y2"


@pytest.mark.parametrize("text", ["", "A0", "A11", "S9", "Y13", "a1", "C1", "A01", "A1 ", "END"])
def test_anything_else_is_no_bug(text: str) -> None:
    with pytest.raises(NotationError, match="is not a bug"):
        rugs.read_card(text)


def test_every_action_can_be_written_and_read() -> None:
    words = [
        *rugs.CARDS,
        *rugs.KINDS,
        "done",
        *map(rugs.write_action, rugs.HATCHES.values()),
        "hatch L2 L1",
    ]
    for word in words:
        assert rugs.write_action(rugs.read_action(word)) == word


def test_a_letter_is_a_pair_and_a_bug_a_choice() -> None:
    assert rugs.read_action("A1") == rugs.Choose(rugs.CARDS["A1"])
    assert rugs.read_action("done") is rugs.DONE
    assert rugs.read_action("hatch L1 L2") == rugs.Hatch(rugs.CARDS["L1"], rugs.CARDS["L2"])


@pytest.mark.parametrize(
    "text",
    ["", "X", "AB", "hatch", "hatch L1", "hatch L1 L2 L3", "hatch  L1 L2", "Done", "pass", "7",
     "hatch L1 L99", "hatchL1 L2"],
)  # fmt: skip
def test_anything_else_is_no_action(text: str) -> None:
    with pytest.raises(NotationError):
        rugs.read_action(text)
