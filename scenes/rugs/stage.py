"""What lies where in the attic, as one seat sees it.

A stage is folded from the seat's redacted events (``settling``) and can also be read off a view
(``stage_of``); both must agree whenever nothing moves.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from game.rules.rugs.api import BEETLE, DECK, END_BELOW, FLY, Card, Kind, View
from game.table import Seat

PASSING: Final = {BEETLE: 1, FLY: -1}
"""Where a passed bug goes: one seat on is left, one seat back is right."""


@dataclass(frozen=True, slots=True)
class Memory:
    """What nobody needs to know, but everybody who has watched still sees.

    ``places`` are those of the rug from left to right; from some of them the bug is gone.
    ``acting`` is the bug whose power is carried out, ``clause`` what that is or why nothing
    happens, ``actor`` who acted last in it. Bugs in the ``air`` are not drawn where they belong.
    """

    places: tuple[Card | None, ...] = ()
    acting: Card | None = None
    clause: str = ""
    actor: Seat | None = None
    air: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Stage:
    """Everything the table shows at rest. Tuples by seat unless said otherwise.

    ``hand`` is mine, sorted; ``given`` are the bugs about to be passed, as far as they are known.
    ``hands`` are open only when all is over, and ``pairs`` then too; before that only my own.
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
    wall: tuple[Card, ...]
    gone: tuple[Card, ...]
    power: Kind | None
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
    memory: Memory = field(default_factory=Memory, compare=False)

    @property
    def full_floor(self) -> int:
        """How many bugs a Floor has: two for everybody, and one that is left over."""
        return 2 * self.people + 1

    @property
    def places(self) -> tuple[Card | None, ...]:
        """The places of the rug; from some the bug is gone."""
        return self.memory.places or self.floor

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
        acts = self.power is not None or self.memory.acting is not None
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


def empty_stage(you: Seat | None, people: int) -> Stage:
    """The table before anything has happened."""
    return Stage(
        you=you,
        people=people,
        round=1,
        start=0,
        picked=0,
        final=False,
        end_seen=False,
        deck=len(DECK),
        floor=(),
        wall=(),
        gone=(),
        power=None,
        shown=None,
        offered=None,
        hand=(),
        sizes=(0,) * people,
        has_given=(False,) * people,
        given=None,
        pairs=tuple(() if seat == you else None for seat in range(people)),
        hands=(),
        scores=(0,) * people,
        winners=(),
    )


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
        wall=view.wall,
        gone=view.discards,
        power=view.power,
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
        memory=Memory(view.places, view.acting, view.clause, view.actor),
    )


def aired(stage: Stage, *cards: Card | None) -> Stage:
    """The same stage while these bugs are on their way to their places."""
    air = tuple(card for card in cards if card is not None)
    return replace(stage, memory=replace(stage.memory, air=air))
