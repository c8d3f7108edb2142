"""Choosing by trying out: the same tables for all, half given up, the anchor not left lightly."""

from random import Random

import pytest

from game.bots.halving import LEAST, Playouts, Seconds, Trial, choose


class Shelf:
    """Actions with values of their own, and as much luck as one likes."""

    def __init__(self, values: dict[str, float], luck: float = 0.0) -> None:
        self.values, self.luck, self.rng = values, luck, Random(1)
        self.tables: list[list[str]] = []

    def deal(self) -> Trial[str]:
        tried: list[str] = []
        self.tables.append(tried)

        def trial(action: str) -> float:
            tried.append(action)
            return self.values[action] + self.rng.gauss(0, self.luck)

        return trial


def test_the_best_is_found_among_many() -> None:
    values = {str(number): number / 10 for number in range(10)}
    assert choose(list(values), "0", Shelf(values).deal, Playouts(100)) == "9"


def test_every_action_is_tried_on_the_same_tables_until_it_is_given_up() -> None:
    values = {"a": 0.1, "b": 0.2, "c": 0.3, "d": 0.4, "e": 0.5}
    shelf = Shelf(values)
    choose(list(values), "a", shelf.deal, Playouts(60))
    sizes = [len(tried) for tried in shelf.tables]
    assert sizes[0] == 5
    assert sizes == sorted(sizes, reverse=True)
    assert all("a" in tried for tried in shelf.tables)  # the anchor, though it is the worst
    assert 60 <= sum(sizes) <= 60 + 3 * 5


def test_the_anchor_stays_where_nothing_is_clearly_better() -> None:
    stays = 0
    for seed in range(200):
        shelf = Shelf({"anchor": 0.5, "other": 0.5}, luck=0.3)
        shelf.rng = Random(seed)
        stays += choose(["other", "anchor"], "anchor", shelf.deal, Playouts(80)) == "anchor"
    assert stays >= 150  # one standard error: five of six times


def test_an_equal_is_no_reason_to_leave_the_anchor() -> None:
    values = {"one": 0.5, "anchor": 0.5}
    assert choose(list(values), "anchor", Shelf(values).deal, Playouts(20)) == "anchor"


@pytest.mark.parametrize("actions", [2, 3, 11])
def test_without_any_time_everything_is_tried_a_little(actions: int) -> None:
    values = {str(number): 0.5 for number in range(actions)}
    shelf = Shelf(values)
    choose(list(values), "0", shelf.deal, Seconds(0.0))
    assert len(shelf.tables) == LEAST * (actions - 1).bit_length()
