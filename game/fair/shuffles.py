"""*Is the shuffle fair?*: many deals counted by suit, rank and seat, and what chance would do."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import ceil
from typing import Final, NamedTuple

from game.catalogue import SHELF, part_of
from game.fair.chi_square import chi_square_tail
from game.fair.piles import Piles
from game.words import _, number, percent

LEAST: Final = 20
"""Of fewer deals nobody would believe anything."""
FEWEST: Final = 5.0
"""So many cards must be expected in each place, or chi-square says nothing."""
LOADED: Final = 0.001
"""Seen less often than this with a fair shuffle, all tests together: something is wrong."""
SUIT, RANK = 0, 1
"""The faces of a card, as a pile has them."""


class Evenness(NamedTuple):
    """How uneven deals were: ``tests`` were made, and ``chance`` (0-1) is that of the worst.

    A fair shuffle would be at least so uneven so often, all tests together.
    """

    tests: int
    chance: float

    @property
    def is_loaded(self) -> bool:
        """Whether a fair shuffle would hardly ever deal like this."""
        return self.chance < LOADED


class Heap(NamedTuple):
    """How many cards of a suit have come to lie in a place, and how many chance puts there."""

    suit: str
    place: str
    found: int
    expected: float


@dataclass(frozen=True, slots=True)
class Shuffles:
    """What many deals of one game come to.

    ``evenness`` is None for too few of them: at least ``enough`` are needed. The ``heaps`` are in
    the order of the suits, and of the places of the game.
    """

    game: str
    deals: int
    enough: int
    evenness: Evenness | None
    heaps: tuple[Heap, ...] = ()


def places_of(game: str) -> Mapping[str, str]:
    """Where cards can lie in a game on the shelf, and what it is called, as a message."""
    found: Mapping[str, str] = part_of(SHELF[game], "game.fair.*.PLACES")
    return found


def piles_of(game: str, deal: object) -> Piles:
    """Where the cards of a deal of a game on the shelf lie."""
    found: Piles = part_of(SHELF[game], "game.fair.*.piles")(deal)
    return found


class DealTable(NamedTuple):
    """What one test is about: deals that can be added up.

    So many cards in each place, so many of each ``face`` (SUIT or RANK) in the pack.
    """

    face: int
    sizes: tuple[tuple[str, int], ...]
    pack: tuple[tuple[str, int], ...]

    @property
    def cards(self) -> int:
        """How many there are in a deal."""
        return sum(size for _place, size in self.sizes)

    @property
    def enough(self) -> int:
        """How many deals it takes until chi-square says something."""
        rarest = min(size for _place, size in self.sizes) * min(many for _each, many in self.pack)
        return max(LEAST, ceil(FEWEST * self.cards / rarest))


class DealCount:
    """Deals of one game, added up."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._deals = 0
        self._counts: dict[DealTable, Counter[tuple[str, str]]] = {}
        self._times: Counter[DealTable] = Counter()

    def add(self, piles: Piles) -> None:
        """Count the cards of one deal."""
        self._deals += 1
        sizes = tuple((pile.place, len(pile.cards)) for pile in piles)
        for face in (SUIT, RANK):
            pack = Counter(card[face] for pile in piles for card in pile.cards)
            table = DealTable(face, sizes, tuple(sorted(pack.items())))
            count = self._counts.setdefault(table, Counter())
            count.update((pile.place, card[face]) for pile in piles for card in pile.cards)
            self._times[table] += 1

    def result(self) -> Shuffles:
        """What they come to."""
        enough = min((table.enough for table in self._counts), default=LEAST)
        return Shuffles(self._game, self._deals, enough, self._evenness(), tuple(self._heaps()))

    def _evenness(self) -> Evenness | None:
        """What chance makes of it; None: these are too few deals."""
        found = [
            _chance(table, self._times[table], count)
            for table, count in self._counts.items()
            if self._times[table] >= table.enough
        ]
        if not found:
            return None
        return Evenness(len(found), 1 - (1 - min(found)) ** len(found))

    def _heaps(self) -> Iterator[Heap]:
        found: Counter[tuple[str, str]] = Counter()
        expected: defaultdict[tuple[str, str], float] = defaultdict(float)
        for table, times in self._times.items():
            if table.face == SUIT:
                found.update(self._counts[table])
                for key, share in _expectations(table, times):
                    expected[key] += share
        order = list(places_of(self._game))
        for place, suit in sorted(expected, key=lambda key: (key[1], order.index(key[0]))):
            yield Heap(suit, place, found[place, suit], expected[place, suit])


def evenness_words(told: Shuffles) -> str:
    """What can be said of the shuffle, in a sentence or two."""
    if told.evenness is None:
        words = _("Too few deals to say anything: {count} so far, at least {least} are needed.")
        return words.format(count=number(told.deals), least=number(told.enough))
    if told.evenness.is_loaded:
        words = _(
            "Uneven: a fair shuffle comes out at least this uneven in fewer than 1 of {count} "
            "cases."
        )
        return words.format(count=number(round(1 / LOADED)))
    words = _("Even enough: a fair shuffle comes out at least this uneven in {share} of cases.")
    return words.format(share=percent(told.evenness.chance))


def _expectations(table: DealTable, times: int) -> Iterator[tuple[tuple[str, str], float]]:
    """How many cards chance puts where, of each face, in so many deals."""
    for place, size in table.sizes:
        for face, many in table.pack:
            yield (place, face), times * size * many / table.cards


def _chance(table: DealTable, times: int, count: Counter[tuple[str, str]]) -> float:
    """How often a fair shuffle is at least so uneven.

    Cards are not put back, so each deal is a little more even than a throw of dice would be: by
    (n - 1) / n the sum is brought to the chi-square that the formula is for.
    """
    total = sum((count[key] - mean) ** 2 / mean for key, mean in _expectations(table, times))
    freedom = (len(table.sizes) - 1) * (len(table.pack) - 1)
    return chi_square_tail(total * (table.cards - 1) / table.cards, freedom)
