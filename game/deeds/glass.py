"""The deeds of Under Glass: some while cards are laid, most when the cases are closed."""

from __future__ import annotations

from typing import Final

from game.deeds.deed import Book, Deed, Onlooker
from game.rules.glass import api as glass
from game.table import Seat
from game.words import N_

BEETLES: Final = frozenset("BGY")
DEEDS: Final = (
    Deed("everything", N_("All seven"), N_("Score from all seven sources."), 7),
    Deed(
        "straight-row",
        N_("Straight row"),
        N_("Fill a whole row or column with beetles of one colour."),
        glass.SIDE,
    ),
    Deed("stag-party", N_("Stag party"), N_("End with three stag beetles."), 3),
    Deed("moth-ball", N_("Moth ball"), N_("End with three moths."), 3),
    Deed(
        "miser",
        N_("Miser"),
        N_("Score 60 points or more without spending a coin."),
        60,
    ),
    Deed("hedge", N_("Hedge"), N_("End with six leaf pairs that all hang together."), 6),
    Deed(
        "spider-hunter",
        N_("Spider hunter"),
        N_("Spend a coin and bring the Spider to light in the same turn."),
        1,
    ),
    Deed(
        "perfect-fit",
        N_("Perfect fit"),
        N_("Lay a card with three insects on their own kind."),
        3,
    ),
    Deed("great-leap", N_("Great leap"), N_("Gain 12 points with a single card."), 12),
)


class GlassOnlooker(Onlooker[glass.Event, glass.State]):
    """Knows whether a coin was spent in this turn."""

    matter = frozenset(
        {
            glass.CardLaid,
            glass.TurnBegan,
            glass.CardMoved,
            glass.SpiderSeen,
            glass.SourceScored,
            glass.GameEnded,
        }
    )

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self._spent = 0
        self._sources = 0
        self._thrifty = False

    def look(self, event: glass.Event, state: glass.State) -> None:
        if isinstance(event, glass.CardLaid):
            if event.seat == self.seat:
                self.note("perfect-fit", len(event.matched))
                self.note("great-leap", sum(event.after) - sum(event.before))
        elif isinstance(event, glass.TurnBegan):
            self._spent = 0
        elif isinstance(event, glass.CardMoved):
            self._spent = 1
        elif isinstance(event, glass.SpiderSeen):
            if event.seat == self.seat:
                self.note("spider-hunter", self._spent)
        elif isinstance(event, glass.SourceScored):
            self._on_score(event)
        elif isinstance(event, glass.GameEnded):
            self.note("everything", self._sources)
            if self._thrifty:
                self.note("miser", event.scores[self.seat])

    def _on_score(self, event: glass.SourceScored) -> None:
        points, groups = event.points[self.seat], event.groups[self.seat]
        self._sources += points > 0
        longest = max((len(group.cells) for group in groups), default=0)
        if event.source in BEETLES:
            self.note("straight-row", longest)
        elif event.source == "R":
            self.note("hedge", longest)
        elif event.source == "S":
            self.note("stag-party", len(groups))
        elif event.source == "M":
            self.note("moth-ball", len(groups))
        elif event.source == "coins":
            self._thrifty = points == glass.COINS * glass.COIN_POINTS


BOOK: Final = Book(DEEDS, GlassOnlooker)
