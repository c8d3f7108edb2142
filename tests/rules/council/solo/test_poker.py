"""The Card Shark's poker hands: the best single hand counts."""

import pytest

from game.rules.council.poker import POINTS, best_hand
from tests.rules.council.table_talk import cards, trick


def test_the_points_of_the_hands() -> None:
    assert POINTS == {
        "pair": 2, "two-pair": 3, "three-of-a-kind": 4, "straight": 5, "flush": 6,
        "full-house": 7, "four-of-a-kind": 8, "no-hand": 0,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("taken", "hand", "made"),
    [
        ("", "no-hand", ""),
        ("A1", "no-hand", ""),
        ("A1 B3 C5 F7 A8", "no-hand", ""),
        ("A3 B3", "pair", "A3 B3"),
        ("A3 B3 C5 F5", "two-pair", "C5 F5 A3 B3"),
        ("A3 B3 C5 F5 A7 B7", "two-pair", "A7 B7 C5 F5"),
        ("A3 B3 C3", "three-of-a-kind", "A3 B3 C3"),
        ("A1 B2 C3 F4 A5", "straight", "A1 B2 C3 F4 A5"),
        ("A1 B2 C3 F4 A5 B6", "straight", "B2 C3 F4 A5 B6"),
        ("A1 B2 C3 F4 A6 B7 C8", "no-hand", ""),
        ("A7 B8 C1 F2 A3", "no-hand", ""),
        ("A1 A3 A5 A7 A8", "flush", "A1 A3 A5 A7 A8"),
        ("A1 A2 A3 A4 A5 A7", "flush", "A2 A3 A4 A5 A7"),
        ("A1 A2 A3 A4 A5", "flush", "A1 A2 A3 A4 A5"),
        ("A3 B3 C3 A4 B4", "full-house", "A3 B3 C3 A4 B4"),
        ("A3 B3 C3 A4 B4 C4", "full-house", "A4 B4 C4 A3 B3"),
        ("A3 B3 C3 F3", "four-of-a-kind", "A3 B3 C3 F3"),
        ("A3 B3 C3 F3 A4 B4 C4", "four-of-a-kind", "A3 B3 C3 F3"),
        ("A1 A2 A3 A4 A6 B6 C6 F1 B1", "full-house", "A6 B6 C6 A1 B1"),
    ],
)
def test_the_best_hand(taken: str, hand: str, made: str) -> None:
    assert (best_hand(trick(taken))[0], cards(best_hand(trick(taken))[1])) == (hand, made)


def test_the_rulebooks_example() -> None:
    # Flies 1, 3, 4, ants 1, 5, 8 and the mosquito 1.
    hand, made = best_hand(trick("F1 F3 F4 A1 A5 A8 M1"))
    assert (hand, cards(made), POINTS[hand]) == ("three-of-a-kind", "A1 F1 M1", 4)
