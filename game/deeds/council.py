"""The deeds of Bug Council, at a table of several and alone."""

from __future__ import annotations

from typing import Final

from game.deeds.deed import Book, Deed, Onlooker
from game.rules.council import api as council
from game.table import Seat
from game.words import N_

DEEDS: Final = (
    Deed(
        "quiet-giant",
        N_("Quiet giant"),
        N_("Succeed with No Allegiance although you kept the highest card of a suit."),
        0,
    ),
    Deed(
        "lost-cause",
        N_("Lost cause"),
        N_("Lead a faction without cubes and win the trick."),
        0,
    ),
    Deed(
        "right-horse",
        N_("The right horse"),
        N_("Score 8 points or more with your last card."),
        8,
    ),
    Deed(
        "last-lantern",
        N_("The last lantern"),
        N_("Succeed with No Allegiance while two others break theirs."),
        2,
    ),
    Deed(
        "overflow",
        N_("Overflow"),
        N_("Sow a heap so large that two cubes drop into the Chambers."),
        2,
    ),
    Deed("giant-killer", N_("Giant-killer"), N_("Win a trick with a 1."), -1),
    Deed(
        "cold-feet",
        N_("Cold feet"),
        N_("Solo: in two Ages, have the Termitenator switch to Losing and then win a trick."),
        2,
    ),
    Deed(
        "closed-doors",
        N_("Closed doors"),
        N_("Solo: play a whole Age without visiting the council."),
        0,
    ),
    Deed(
        "short-rations",
        N_("Short rations"),
        N_("Solo: hold the Termitenator to 3 points or fewer in an Age."),
        -3,
    ),
)


class CouncilOnlooker(Onlooker[council.Event, council.State]):
    """Knows the Age so far."""

    matter = frozenset(
        {
            council.TrickWon,
            council.CubesSown,
            council.VisitBegan,
            council.AgeBegan,
            council.CardDiscarded,
            council.IdeologyChanged,
            council.AgeScored,
        }
    )

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self._visits = 0
        self._highest: council.Card = 0
        self._highest_at = 0
        self._lost_heart = False
        self._rescued = 0  # Ages in which the Termitenator has won a trick after all

    def look(self, event: council.Event, state: council.State) -> None:
        """One event; the most frequent kinds come first."""
        if isinstance(event, council.TrickWon):
            self._trick_won(event, state)
        elif isinstance(event, council.CubesSown):
            if event.seat == self.seat:
                self.note("overflow", event.to_chambers)
        elif isinstance(event, council.VisitBegan):
            self._visits += event.seat == self.seat
        elif isinstance(event, council.AgeBegan):
            self._visits, self._highest, self._lost_heart = 0, 0, False
            self._highest_at = 0
        elif isinstance(event, council.CardDiscarded):
            if event.seat == self.seat:
                self._highest = max(state.hands[self.seat], key=council.value_of)
        elif isinstance(event, council.IdeologyChanged):
            self._heart(event)
        elif isinstance(event, council.AgeScored):
            self._on_score(event, state.setup)

    def _trick_won(self, event: council.TrickWon, state: council.State) -> None:
        """Nobody has visited the council yet: the cubes are those that decided."""
        if (self.seat, self._highest) in event.cards:
            self._highest_at = self.now
        if event.seat != self.seat:
            return
        mine = next(card for seat, card in event.cards if seat == self.seat)
        self.note("giant-killer", -council.value_of(mine))
        if event.cards[0][0] == self.seat:
            self.note("lost-cause", -state.cubes[council.suit_of(mine)])

    def _heart(self, event: council.IdeologyChanged) -> None:
        if event.losing:
            self._lost_heart = True
        elif self._lost_heart and event.clause == "won-a-trick":
            self._lost_heart = False
            self._rescued += 1
            self.note("cold-feet", self._rescued)

    def _on_score(self, event: council.AgeScored, setup: council.Setup) -> None:
        mine = event.rows[self.seat]
        self.note("right-horse", mine.allegiance)
        if _is_kept(mine):
            if self._highest_at:  # the Thief may have taken it meanwhile
                short = council.value_of(self._highest) - setup.edition.highest_value[setup.seats]
                self.note("quiet-giant", short, self._highest_at)
            others = [row for row in event.rows if row.seat != self.seat]
            broken = sum(row.no_allegiance and not _is_kept(row) for row in others)
            self.note("last-lantern", broken)
        if setup.seats == 1:
            self.note("closed-doors", -self._visits)
            self.note("short-rations", -event.rows[council.TERMITENATOR].points)


def _is_kept(row: council.SeatScore) -> bool:
    return row.no_allegiance and row.no_allegiance_points > 0


def _wins(setup: council.Setup, end: council.State, seat: Seat) -> bool:
    """A chapter of a Trilogy is won by its own points (S9)."""
    if setup.carry is None:
        return seat in end.winners
    human, termitenator = (
        score - carried for score, carried in zip(end.scores, setup.carry.scores, strict=True)
    )
    return human > termitenator


def _hard(setup: council.Setup) -> bool:
    """Every personality is worse than the first Pacifist."""
    return setup.personality not in (None, council.Personality.PACIFIST)


BOOK: Final = Book(DEEDS, CouncilOnlooker, _wins, _hard)
