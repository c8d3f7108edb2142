"""What is said for one choice against another, and what has been counted for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from game.coach.tally import Gap, OutcomeTally
from game.table import Seat
from game.words import _

A = TypeVar("A")  # action
V = TypeVar("V")  # view
W = TypeVar("W", bound="PlayerView")  # view of a game for more or fewer people

BETTER: Final = 0
CHOSEN: Final = 1
TENTHS: Final = 10
OFTEN: Final = 0.1
"""By so much the shares of two choices differ where that is said."""


class PlayerView(Protocol):
    """A view that tells who looks, and how many people sit there."""

    @property
    def you(self) -> Seat | None:
        """Whose it is."""

    @property
    def seats(self) -> int:
        """How many people there are."""


class Words(NamedTuple):
    """What the choices that are compared are called, and the people and whoever is neutral."""

    better: str
    chosen: str
    people: Sequence[str]


class CountedDifference(NamedTuple):
    """What a sentence says of something that was counted on many tables.

    ``figures`` are those of the better choice and of the other one, in the unit that is spoken of
    (``unit`` to 1; shares in tenths): None where it gives none. ``sign`` is -1 where less is
    better.
    """

    measure: int
    figures: tuple[int | None, int | None] = (None, None)
    sign: int = 1
    unit: int = TENTHS

    def holds(self, found: OutcomeTally) -> bool:
        """Whether other tables say so too: the same one has more, each figure is off by 1 at most.

        A sentence with one figure compares nothing.
        """
        compares = self.figures.count(None) != 1
        if compares and self.sign * found.gap(self.measure, BETTER, CHOSEN).mean <= 0:
            return False
        return all(
            said is None or abs(found.mean(self.measure, choice) * self.unit - said) <= 1
            for choice, said in zip((BETTER, CHOSEN), self.figures, strict=True)
        )


class Claim(NamedTuple):
    """A true sentence, and the causes that it stands for; ``id`` tells it from other claims.

    ``difference`` is what it rests on; None: it is true by the rules, or by the causes.
    """

    id: str
    causes: tuple[int, ...]
    says: str
    counted: CountedDifference | None = None

    def holds(self, found: OutcomeTally) -> bool:
        """Whether other tables say so too."""
        return self.counted is None or self.counted.holds(found)


class ChoiceComparison(NamedTuple, Generic[V, A]):
    """Two choices with what has been counted of them, the better one first."""

    view: V
    pair: Sequence[A]
    found: OutcomeTally
    words: Words

    @property
    def names(self) -> dict[str, object]:
        """What both are called, as the places of a sentence."""
        return {"better": self.words.better, "chosen": self.words.chosen}

    def gap(self, measure: int) -> Gap:
        """How much more of something there is with the better one."""
        return self.found.gap(measure, BETTER, CHOSEN)

    def more(self, measure: int, sign: int = 1) -> bool:
        """Whether there is more of something with the better one (-1: less), beyond doubt."""
        gap = self.gap(measure)
        return gap.clear and sign * gap.mean > 0

    def difference(self, measure: int, *, sign: int = 1, unit: int = TENTHS) -> CountedDifference:
        """Both figures, as they are said."""
        better, chosen = (round(self.found.mean(measure, each) * unit) for each in (BETTER, CHOSEN))
        return CountedDifference(measure, (better, chosen), sign, unit)

    def oftener(self, measure: int, least: float = OFTEN, *, sign: int = 1) -> bool:
        """Whether something happens oftener with the better one, so that one sees it in tenths."""
        return self._is_visible(measure, least, sign, TENTHS)

    def fuller(self, measure: int, *, sign: int = 1) -> bool:
        """Whether a number is larger with the better one, so that one sees it in whole ones."""
        return self._is_visible(measure, 0.5, sign, 1)

    def _is_visible(self, measure: int, least: float, sign: int, unit: int) -> bool:
        better, chosen = self.difference(measure, unit=unit).figures
        return (
            self.more(measure, sign) and sign * self.gap(measure).mean >= least and better != chosen
        )

    def claim(
        self,
        name: str,
        causes: tuple[int, ...],
        words: str,
        counted: CountedDifference,
        **places: object,
    ) -> Claim:
        """A sentence with both figures, ``count`` and ``other``, and the names of the choices."""
        count, other = counted.figures
        says = words.format(**self.names, **places, count=count, other=other)
        return Claim(name, causes, says, counted)


def claims_of_sparing(
    compared: ChoiceComparison[W, A], measure: int, causes: tuple[int, ...], neutral: str = ""
) -> Iterator[Claim]:
    """That others get fewer points; ``neutral`` is who gets some where nobody else sits."""
    if compared.more(measure, -1):
        words = _("The others score less with {better} than with {chosen}.")
        one = neutral if compared.view.seats == 1 else only_other(compared)
        if one:
            words = _("{other} scores less with {better} than with {chosen}.")
        says = words.format(**compared.names, other=one)
        yield Claim("rest", causes, says, CountedDifference(measure, sign=-1))


def only_other(compared: ChoiceComparison[W, A]) -> str:
    """The only other person; empty where there are more, or none."""
    people, you = compared.words.people[: compared.view.seats], compared.view.you
    others = [name for seat, name in enumerate(people) if seat != you]
    return others[0] if len(others) == 1 else ""
