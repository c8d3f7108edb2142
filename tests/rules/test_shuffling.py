"""What a shuffle may not change: the cards that a seed deals, and that every order is as likely."""

from collections import Counter
from random import Random

import pytest

from game.rules.shuffling import shuffle, shuffled


@pytest.mark.parametrize("seed", range(60))
def test_a_seed_deals_what_it_has_always_dealt(seed: int) -> None:
    ours, pythons = list(range(seed)), list(range(seed))
    rng, other = Random(seed), Random(seed)
    shuffle(ours, rng)
    other.shuffle(pythons)
    assert ours == pythons
    assert rng.getstate() == other.getstate()


@pytest.mark.parametrize("seed", range(92))
def test_cards_drawn_one_by_one_are_those_that_a_seed_has_always_drawn(seed: int) -> None:
    rng, other = Random(seed), Random(seed)
    assert shuffled(range(seed), rng) == other.sample(range(seed), seed)
    assert rng.getstate() == other.getstate()


def test_a_seed_deals_the_same_cards_in_every_version_of_python() -> None:
    cards = list("ABCDEFGHIJKLM")
    shuffle(cards, Random(2026))
    assert "".join(cards) == "AJCHLGEDMKIFB"
    assert "".join(shuffled("ABCDEFGHIJKLM", Random(2026))) == "BFIKMDEGLHCJA"


def test_every_order_is_as_likely_as_any_other() -> None:
    rng, orders = Random(5), Counter[str]()
    for _ in range(24_000):
        cards = list("ABCD")
        shuffle(cards, rng)
        orders["".join(cards)] += 1
    assert len(orders) == 24
    surplus = sum((count - 1000) ** 2 / 1000 for count in orders.values())
    assert surplus < 50  # chi-square, 23 degrees of freedom: one time in a thousand it is 49.7
