"""The arithmetic of the benchmark."""

import pytest

from build.bench.turns import Aim, percentile, ratio, take_turns


def test_sides_take_turns() -> None:
    order: list[str] = []

    def run(name: str) -> int:
        order.append(name)
        return len(order)

    results = take_turns({"ours": lambda: run("ours"), "theirs": lambda: run("theirs")}, 3)
    assert order == ["ours", "theirs"] * 3
    assert results == {"ours": [1, 3, 5], "theirs": [2, 4, 6]}


def test_a_ratio_compares_round_with_round() -> None:
    # The second round met a computer that was twice as busy, the third one hiccup of theirs.
    assert ratio([30, 15, 30], [20, 10, 5]) == 1.5


@pytest.mark.parametrize(
    ("percent", "expected"), [(0, 1), (1, 1), (50, 10), (95, 19), (96, 20), (100, 20)]
)
def test_percentiles_are_measured_values(percent: float, expected: int) -> None:
    assert percentile(list(range(20, 0, -1)), percent) == expected


def test_the_percentile_of_one_value_is_that_value() -> None:
    assert percentile([7.5], 95) == 7.5


@pytest.mark.parametrize(
    ("aim", "kept", "missed"),
    [(Aim(2.0), (0.1, 2.0), (2.01,)), (Aim(1.5, at_least=True), (1.5, 9.0), (1.49,))],
)
def test_aims_are_kept_or_missed(
    aim: Aim, kept: tuple[float, ...], missed: tuple[float, ...]
) -> None:
    assert all(aim.judge("it", value).endswith(" ok") for value in kept)
    assert all(aim.judge("it", value).endswith(" MISSED") for value in missed)


def test_a_line_tells_value_and_aim() -> None:
    assert Aim(8.0, "ms").judge("late frames", 6.543).split() == (
        ["late", "frames", "6.54", "ms", "aim", "≤", "8", "ms", "ok"]
    )
