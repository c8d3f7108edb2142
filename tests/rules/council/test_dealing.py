"""Imagined tables of several: they fit what is seen, and none is likelier than another."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations, islice
from random import Random

import pytest

from game.playout import Playout
from game.rules.council.api import COUNCIL, DealSampler, State, View, imagine, random_setup
from game.rules.dealing import PartialDeal

Split = tuple[tuple[int, ...], ...]


def played(edition: str, seats: int, seed: int) -> Iterator[tuple[State, View]]:
    """Every moment of a game played at random, with the view of whose turn it is."""
    rng = Random(seed)
    start = random_setup(edition, seats, None, rng)
    playout = Playout(COUNCIL, start, partial(COUNCIL.shuffle, rng=rng))
    for decision in playout.decisions():
        yield playout.state, COUNCIL.view(playout.state, decision.seat)
        playout.advance(rng.choice(COUNCIL.legal_actions(playout.state)))


def test_whoever_has_not_followed_is_not_dealt_that_suit() -> None:
    rng, seen = Random(2), 0
    for seed in range(3):
        for _, view in played("published", 4, seed):
            for trick in (view.last_trick, view.table):
                for seat, card in trick:
                    suit = trick[0][1] >> 4
                    if card >> 4 != suit and seat != view.you:
                        seen += 1
                        held = imagine(view, rng).hands[seat]
                        assert all(card >> 4 != suit for card in held)
    assert seen > 100


def test_the_emissary_takes_the_discard_that_lies_on_its_deck() -> None:
    """Which discard comes next is known to who has put it there, and stays so."""
    seen = 0
    for seed in range(40):
        for state, view in played("published", 2, seed):
            if view.trick_number > 2 or view.discard is None:
                continue
            top = state.rest[0]
            drawn = {imagine(view, Random(chance)).rest[0] for chance in range(20)}
            if top == view.discard:
                seen += 1
                assert drawn == {top}
    assert seen > 20


def splits(cards: Sequence[int], sizes: Sequence[int], voids: Sequence[int]) -> Iterator[Split]:
    if not sizes:
        yield ()
        return
    fitting = [card for card in cards if not voids[0] >> (card >> 4) & 1]
    for hand in combinations(fitting, sizes[0]):
        left = [card for card in cards if card not in hand]
        for others in splits(left, sizes[1:], voids[1:]):
            yield (hand, *others)


@pytest.mark.parametrize(
    ("cards", "sizes", "voids"),
    [
        ((1, 2, 17, 18, 33, 34), (2, 2), (0, 0)),
        ((1, 2, 17, 18, 33, 34), (2, 2), (1, 0)),
        ((1, 2, 17, 18, 33, 34), (2, 2), (1, 2)),
        ((1, 2, 3, 17, 18, 33, 49), (2, 2, 2), (1, 2, 5)),
        ((1, 17, 33), (1, 1, 1), (6, 1, 0)),
    ],
)
def test_every_possible_deal_is_equally_likely(
    cards: tuple[int, ...], sizes: tuple[int, ...], voids: tuple[int, ...]
) -> None:
    """Pearson's chi-square against all deals counted; 4.5 standard deviations are allowed."""
    ways = list(splits(cards, sizes, voids))
    dealing, rng, tries = PartialDeal(cards, sizes, voids), Random(5), 40 * len(ways)
    counts = Counter(tuple(tuple(hand) for hand in dealing.deal(rng)[0]) for _ in range(tries))
    assert set(counts) <= set(ways)
    square = sum((counts[way] - 40) ** 2 / 40 for way in ways)
    free = len(ways) - 1
    assert square < free + 4.5 * (2 * free) ** 0.5 + 1


def test_what_a_view_hides_is_dealt_evenly_as_well() -> None:
    """The last decision of a game: few cards are hidden, and all their deals come up alike."""
    *_, (_, view) = played("published", 3, 3)
    tables, rng = DealSampler(view), Random(6)
    others = [seat for seat in range(3) if seat != view.you]
    counts = Counter(
        tuple(tuple(table.hands[seat]) for seat in others)
        for table in (tables.deal(rng) for _ in range(4000))
    )
    middle = 4000 / len(counts)
    square = sum((count - middle) ** 2 / middle for count in counts.values())
    assert square < len(counts) + 4.5 * (2 * len(counts)) ** 0.5


@pytest.mark.parametrize(
    ("sizes", "voids", "which"),
    [
        ((2, 1), (0b01, 0), r"only 1 cards fit into the hands \[0\]"),
        ((1, 1), (0b01, 0b01), r"only 1 cards fit into the hands \[0, 1\]"),
        ((2, 3), (0, 0), "4 cards for hands of"),
    ],
)
def test_voids_that_contradict_each_other_are_an_error(
    sizes: tuple[int, ...], voids: tuple[int, ...], which: str
) -> None:
    """Three cards of the first suit, one of the second."""
    with pytest.raises(ValueError, match=which):
        PartialDeal((0x01, 0x02, 0x03, 0x11), sizes, voids)


def test_ways_are_found_at_once_even_if_one_hand_fits_in_few(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever filled the other hands first would try millions of ways for nothing."""
    tried = []

    def fitting(cards: Sequence[int], void: int) -> list[int]:
        tried.append(void)
        return [card for card in cards if not void >> (card >> 4) & 1]

    cards = [suit << 4 | value for suit, count in enumerate((9, 9, 2)) for value in range(count)]
    dealing = PartialDeal(cards, (3, 3, 2), (0, 0, 0b011))
    monkeypatch.setattr("game.rules.dealing._fitting", fitting)
    found = [tuple(map(tuple, hands)) for hands, _rest in islice(dealing.every(), 200)]
    assert len(set(found)) == 200
    assert all(hands[2] == (0x20, 0x21) for hands in found)
    assert len(tried) < 250
