"""*Is the shuffle fair?*: many deals counted by suit, rank and seat, and what chance would do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import exp, lgamma, log
from typing import Final, NamedTuple

from game.catalogue import SHELF, part_of
from game.fair.piles import Piles
from game.words import _, percent

LEAST: Final = 20
"""Of fewer deals nobody would believe anything."""
FEWEST: Final = 5.0
"""So many cards must be expected in each place, or chi-square says nothing."""
LOADED: Final = 0.001
"""Seen less often than this with a fair shuffle, all tests together: something is wrong."""
TERMS: Final = 10_000
TINY: Final = 1e-300
CLOSE: Final = 1e-14


class Evenness(NamedTuple):
    """How uneven ``deals`` deals were; a fair shuffle is at least so uneven with ``chance`` 0-1.

    ``tests`` were made, and ``chance`` is that of the worst of them, for all of them together.
    """

    deals: int
    tests: int
    chance: float

    @property
    def loaded(self) -> bool:
        """Whether a fair shuffle would hardly ever deal like this."""
        return self.chance < LOADED


Key = tuple[tuple[int, ...], tuple[tuple[str, int], ...]]
"""Deals that can be added up: so many cards in each pile, so many of each face in the pack."""


class DealCount:
    """Deals of one game, added up."""

    def __init__(self, game: str) -> None:
        self.deals = 0
        self._piles = part_of(SHELF[game], "game.fair.*.piles")
        self._counts: dict[tuple[int, Key], Counter[tuple[int, str]]] = {}
        self._times: Counter[tuple[int, Key]] = Counter()

    def add(self, deal: object) -> None:
        """Count the cards of one deal."""
        self.deals += 1
        piles: Piles = self._piles(deal)
        sizes = tuple(map(len, piles))
        for face in (0, 1):  # the suit, the rank
            pack = Counter(card[face] for pile in piles for card in pile)
            key = face, (sizes, tuple(sorted(pack.items())))
            count = self._counts.setdefault(key, Counter())
            count.update((at, card[face]) for at, pile in enumerate(piles) for card in pile)
            self._times[key] += 1

    def evenness(self) -> Evenness | None:
        """What chance makes of it; None: these are too few deals."""
        found = []
        for (face, (sizes, pack)), count in self._counts.items():
            times = self._times[face, (sizes, pack)]
            if (
                times >= LEAST
                and min(sizes) * min(dict(pack).values()) * times / sum(sizes) >= FEWEST
            ):
                found.append(_chance(sizes, dict(pack), times, count))
        if not found:
            return None
        return Evenness(self.deals, len(found), 1 - (1 - min(found)) ** len(found))


def evenness_words(count: DealCount) -> str:
    """What can be said of the shuffle, in a sentence or two."""
    found = count.evenness()
    if found is None:
        return _("Too few deals to say anything: {count}.").format(count=count.deals)
    if found.loaded:
        words = _("Not even: a fair shuffle is this uneven in less than {share} of cases.")
        return words.format(share=_tenth(LOADED))
    words = _("Even enough: a fair shuffle is this uneven in {share} of cases.")
    return words.format(share=percent(found.chance))


def _tenth(share: float) -> str:
    return _("1 in {count}").format(count=round(1 / share))


def _chance(
    sizes: tuple[int, ...], pack: Mapping[str, int], times: int, count: Counter[tuple[int, str]]
) -> float:
    """How often a fair shuffle is at least so uneven.

    Cards are not put back, so each deal is a little more even than a throw of dice would be: by
    (n - 1) / n the sum is brought to the chi-square that the formula is for.
    """
    cards = sum(sizes)
    total = 0.0
    for at, size in enumerate(sizes):
        for face, many in pack.items():
            expected = times * size * many / cards
            total += (count[at, face] - expected) ** 2 / expected
    return chi_square_tail(total * (cards - 1) / cards, (len(sizes) - 1) * (len(pack) - 1))


def chi_square_tail(value: float, freedom: int) -> float:
    """How often chi-square with so many degrees of freedom is ``value`` or more, 0-1."""
    half, at = freedom / 2, value / 2
    if at <= 0 or half <= 0:
        return 1.0
    weight = exp(half * log(at) - at - lgamma(half))
    if at < half + 1:
        return max(0.0, 1.0 - weight * _series(half, at))
    return weight * _fraction(half, at)


def _series(half: float, at: float) -> float:
    """The lower incomplete gamma function, without its weight."""
    term = total = 1 / half
    for number in range(1, TERMS):
        term *= at / (half + number)
        total += term
        if term < total * CLOSE:
            break
    return total


def _fraction(half: float, at: float) -> float:
    """The upper one as a continued fraction, by Lentz's method."""
    b = at + 1 - half
    c, d = 1 / TINY, 1 / b
    total = d
    for number in range(1, TERMS):
        a = -number * (number - half)
        b += 2
        d = 1 / (a * d + b or TINY)
        c = b + a / c or TINY
        total *= c * d
        if abs(c * d - 1) < CLOSE:
            break
    return total
