"""What lies where in the attic, as one seat sees it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.rules.rugs.api import DECK, END_BELOW, Card, Kind, View
from game.table import Seat


@dataclass(frozen=True, slots=True)
class Stage:
    """Everything the table shows at rest. Tuples by seat unless said otherwise.

    ``hand`` is mine, sorted; ``given`` are the bugs about to be passed, as far as they are known.
    ``hands`` are open only when all is over, and ``pairs`` then too; before that only my own.
    ``places`` are those of the rug from left to right; from some of them the bug is gone.
    ``acting`` is the bug whose power is carried out, ``clause`` what that is or why nothing
    happens, ``actor`` who acted last in it. Bugs in the ``air`` are not drawn where they belong.
    """

    you: Seat | None
    people: int
    round: int
    start: Seat
    picked: int
    final: bool
    end_seen: bool
    deck: int
    floor: tuple[Card, ...]
    places: tuple[Card | None, ...]
    wall: tuple[Card, ...]
    gone: tuple[Card, ...]
    power: Kind | None
    acting: Card | None
    clause: str
    actor: Seat | None
    shown: Card | None
    offered: Card | None
    hand: tuple[Card, ...]
    sizes: tuple[int, ...]
    has_given: tuple[bool, ...]
    given: Card | None
    pairs: tuple[tuple[Kind, ...] | None, ...]
    hands: tuple[tuple[Card, ...], ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    air: tuple[Card, ...] = ()

    @property
    def full_floor(self) -> int:
        """How many bugs a Floor has: two for everybody, and one that is left over."""
        return 2 * self.people + 1

    @property
    def pick_order(self) -> tuple[Seat, ...]:
        """Who picks, there and back again; ``picked`` of them have."""
        order = self.turn_order
        return (*order, *reversed(order))

    @property
    def turn_order(self) -> tuple[Seat, ...]:
        """Everybody, clockwise from the start player."""
        return tuple((self.start + step) % self.people for step in range(self.people))

    @property
    def picking(self) -> bool:
        """Whether bugs are being picked, or will be as soon as they lie there: nothing acts."""
        acts = self.power is not None or self.acting is not None
        return not acts and self.picked < 2 * self.people

    @property
    def over(self) -> int:
        """The last round that is over, with its power; 0: none yet."""
        last = self.final and self.power is None and not self.floor
        return self.round if last and self.picked == 2 * self.people else self.round - 1

    @property
    def to_end(self) -> int:
        """How many bugs still lie over the End card."""
        return END_BELOW[self.people] - (len(DECK) - self.deck)

    @property
    def my_pairs(self) -> tuple[Kind, ...]:
        """The kinds that my pairs of Mosquitos copy so far."""
        return () if self.you is None else self.pairs[self.you] or ()


def stage_of(view: View) -> Stage:
    """The stage of a view."""
    over = all(hand is not None for hand in view.hands)
    return Stage(
        you=view.you,
        people=view.seats,
        round=view.round,
        start=view.start,
        picked=view.picked,
        final=view.final,
        end_seen=view.end_seen,
        deck=view.deck if any(view.hand_sizes) else len(DECK),
        floor=view.floor,
        places=view.places,
        wall=view.wall,
        gone=view.discards,
        power=view.power,
        acting=view.acting,
        clause=view.clause,
        actor=view.actor,
        shown=view.shown,
        offered=view.offered,
        hand=view.hand or (),
        sizes=view.hand_sizes,
        has_given=view.has_given,
        given=view.given,
        pairs=view.pairs,
        hands=tuple(hand for hand in view.hands if hand is not None) if over else (),
        scores=view.scores,
        winners=view.winners,
    )


def aired(stage: Stage, *cards: Card | None) -> Stage:
    """The same stage while these bugs are on their way to their places."""
    return replace(stage, air=tuple(card for card in cards if card is not None))
