"""The deeds of Bugami, deal by deal."""

from __future__ import annotations

from typing import Final

from game.deeds.deed import Book, Deed, Onlooker
from game.rules.bugami import api as bugami
from game.table import Seat
from game.words import N_

DEEDS: Final = (
    Deed("thrice-wed", N_("Thrice wed"), N_("Marry in three deals of one game."), 3),
    Deed("humble-ace", N_("Humble ace"), N_("Succeed with Misère holding an ace."), bugami.ACE),
    Deed("landslide", N_("Landslide"), N_("Win seven tricks in a deal without a partner."), 7),
    Deed("clean-hands", N_("Clean hands"), N_("Score four clean tricks in a deal."), 4),
    Deed(
        "wallflower",
        N_("Wallflower"),
        N_("Win no trick in a deal although you hold an ace and did not bid Misère."),
        bugami.ACE,
    ),
    Deed("last-laugh", N_("The last laugh"), N_("Win the last trick of a deal with a Joker."), 0),
    Deed("small-change", N_("Small change"), N_("Win a trick with a 2."), -bugami.LOWEST),
    Deed(
        "one-passenger",
        N_("Stowaway"),
        N_("Win six tricks in a deal with a single bug in them."),
        6,
    ),
    Deed(
        "lucky-dip",
        N_("Lucky dip"),
        N_("Take the cards set aside and score three clean tricks all the same."),
        3,
    ),
)


class BugamiOnlooker(Onlooker[bugami.Event, bugami.State]):
    """Knows the deal so far."""

    matter = frozenset(
        {bugami.TrickWon, bugami.DealBegan, bugami.Wedding, bugami.RestTaken, bugami.DealScored}
    )

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self._weddings = 0
        self._tricks = 0  # of this deal, all together
        self._highest: bugami.Card = 0
        self._highest_at = 0
        self._dipped = 0  # when cards that were set aside were taken

    def look(self, event: bugami.Event, state: bugami.State) -> None:
        """One event; the most frequent kinds come first."""
        if isinstance(event, bugami.TrickWon):
            if (self.seat, self._highest) in event.cards:
                self._highest_at = self.now
            if event.seat == self.seat:
                self._on_win(event)
        elif isinstance(event, bugami.DealBegan):
            plain = [card for card in state.hands[self.seat] if not bugami.is_joker(card)]
            self._highest = max(plain, key=bugami.rank_of)
            self._tricks, self._dipped = len(state.hands[self.seat]), 0
        elif isinstance(event, bugami.Wedding):
            if self.seat in event.seats:
                self._weddings += 1
                self.note("thrice-wed", self._weddings)
        elif isinstance(event, bugami.RestTaken):
            if event.seat == self.seat and event.cards:
                self._dipped = self.now
        elif isinstance(event, bugami.DealScored):
            self._on_score(event.rows[self.seat])

    def _on_win(self, event: bugami.TrickWon) -> None:
        mine = next(card for seat, card in event.cards if seat == self.seat)
        if bugami.is_joker(mine):
            self.note("last-laugh", event.number - self._tricks)
        else:
            self.note("small-change", -bugami.rank_of(mine))

    def _on_score(self, row: bugami.SeatScore) -> None:
        alone = len(row.side) == 1
        if row.bid == bugami.MISERE:
            if row.clause == "misere-made":
                self.note("humble-ace", bugami.rank_of(self._highest), self._highest_at)
        elif row.clause == "no-trick":
            self.note("wallflower", bugami.rank_of(self._highest), self._highest_at)
        elif row.clause == "clean-tricks":
            self.note("clean-hands", row.tricks)
            if self._dipped:
                self.note("lucky-dip", row.tricks, self._dipped)
        elif row.clause == "bugs-divide" and row.bugs == 1:
            self.note("one-passenger", row.tricks)
        if alone:
            self.note("landslide", row.tricks)


BOOK: Final = Book(DEEDS, BugamiOnlooker)
