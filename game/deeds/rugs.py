"""The deeds of Bugs on Rugs: most of them are read off the score sheet."""

from __future__ import annotations

from typing import Final

from game.deeds.deed import Book, Deed, Onlooker
from game.rules.rugs import api as rugs
from game.table import Seat
from game.words import N_

LADYBUGS: Final = 4
DEEDS: Final = (
    Deed("feast", N_("A feast"), N_("Feed two Spiders."), 2),
    Deed("quartet", N_("Quartet"), N_("End with exactly four Ladybugs."), LADYBUGS),
    Deed("double-brood", N_("Double brood"), N_("Hatch Larvae twice in a game."), 2),
    Deed(
        "light-show",
        N_("Light show"),
        N_("Have all six rugs, and three Fireflies to shine on them."),
        3,
    ),
    Deed("big-drum", N_("The big drum"), N_("End with four Beetles, or a larger even number."), 4),
    Deed(
        "two-faces",
        N_("Two faces"),
        N_("Have a pair of Mosquitoes counted as a type that scores 15 points or more."),
        15,
    ),
    Deed(
        "one-of-each",
        N_("One of each"),
        N_("Have a Butterfly, and exactly one of at least five types."),
        5,
    ),
    Deed(
        "ant-hill",
        N_("Ant hill"),
        N_("Have at least three Ants more than anyone else."),
        3,
    ),
    Deed("full-house", N_("Full house"), N_("Score with all eight types."), 8),
)


class RugsOnlooker(Onlooker[rugs.Event, rugs.State]):
    """Counts what is hatched, and the types that score."""

    matter = frozenset({rugs.LarvaeHatched, rugs.CollectionsShown, rugs.TypeScored, rugs.GameEnded})

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self._hatched = 0
        self._types = 0
        self._paired: tuple[rugs.Kind, ...] = ()

    def look(self, event: rugs.Event, state: rugs.State) -> None:
        if isinstance(event, rugs.LarvaeHatched):
            if event.seat == self.seat:
                self._hatched += 1
                self.note("double-brood", self._hatched)
        elif isinstance(event, rugs.CollectionsShown):
            self._paired = event.pairs[self.seat]
        elif isinstance(event, rugs.TypeScored):
            self._on_score(event, event.rows[self.seat])
        elif isinstance(event, rugs.GameEnded):
            self.note("full-house", self._types)

    def _on_score(self, event: rugs.TypeScored, mine: rugs.TypeScore) -> None:
        self._types += mine.points > 0
        if event.kind in self._paired:
            self.note("two-faces", mine.points)
        if event.kind == rugs.SPIDER:
            self.note("feast", mine.factor)
        elif event.kind == rugs.LADYBUG:
            self.note("quartet", LADYBUGS - abs(mine.count - LADYBUGS))
        elif event.kind == rugs.FIREFLY and mine.factor == len(rugs.RUGS):
            self.note("light-show", mine.count)
        elif event.kind == rugs.BEETLE:
            even = mine.count % 2 == 0
            self.note("big-drum", mine.count if even else min(mine.count, 3))
        elif event.kind == rugs.BUTTERFLY and mine.count:
            self.note("one-of-each", mine.factor)
        elif event.kind == rugs.ANT:
            others = max(row.count for row in event.rows if row.seat != self.seat)
            self.note("ant-hill", mine.count - others)


BOOK: Final = Book(DEEDS, RugsOnlooker)
