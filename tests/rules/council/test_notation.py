"""Cards and actions as text."""

import pytest

from game.rules.council import api as council
from game.table import NotationError


def test_sixty_cards_have_names() -> None:
    assert len(council.CARDS) == 60
    assert [council.write_cards((council.read_card(name),)) for name in council.CARDS] == list(
        council.CARDS
    )


def test_cards_sort_by_letter_then_value() -> None:
    names = [f"{suit}{value}" for suit in "ABCFM" for value in range(1, 13)]
    assert sorted(names, key=council.read_card) == names


@pytest.mark.parametrize("text", ["", "X", "AB", "Pass", "no allegiance", "A13", "A 7", "\n"])
@pytest.mark.parametrize("phase", council.Phase)
def test_what_is_not_an_action(text: str, phase: council.Phase) -> None:
    with pytest.raises(NotationError, match="is not an action"):
        council.read_action(text, phase)


def test_what_is_not_a_faction() -> None:
    assert council.write_factions(council.read_factions("BMACF")) == "BMACF"
    with pytest.raises(NotationError, match="“T” is not a faction"):
        council.read_factions("BMACT")


def test_a_row_of_cards() -> None:
    assert council.write_cards(council.read_cards("A7  B12\tC1")) == "A7 B12 C1"
    with pytest.raises(NotationError, match="“B13”"):
        council.read_cards("A7 B13")
