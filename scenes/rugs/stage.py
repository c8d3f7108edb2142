"""What lies where in the attic, as one seat sees it.

A stage is folded from the seat's redacted events (``settle``) and can also be read off a view
(``stage_of``); both must agree whenever nothing moves.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar, assert_never

from game.rules.rugs.api import (
    BEETLE,
    DECK,
    END_BELOW,
    FLY,
    BugDrawn,
    BugDropped,
    BugJoinedWall,
    BugPicked,
    BugPlaced,
    BugsDealt,
    BugShown,
    BugsPassed,
    BugsSwapped,
    Card,
    CollectionsShown,
    CollectorsSatDown,
    EndMet,
    Event,
    FinalRoundEnded,
    FloorLaid,
    GameEnded,
    HatchlingTaken,
    Kind,
    LarvaeHatched,
    LarvaeKept,
    LarvaeLeftWall,
    LeftoverFlew,
    MosquitosGrouped,
    PassChosen,
    PowerRested,
    PowerSetOff,
    RoundBegan,
    SeatSkipped,
    SwapOffered,
    TypeScored,
    View,
    kind_of,
)
from game.table import Seat

T = TypeVar("T")

PASSING: Final = {BEETLE: 1, FLY: -1}
"""Where a passed bug goes: one seat on is left, one seat back is right."""
CALLS: Final = "power-larva"
"""The clause of a power that belongs to no bug that acts afterwards."""


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
        deck=view.deck,
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
    )


def settle(stage: Stage, event: Event) -> Stage:
    """The stage after an event, when all motion is over."""
    match event:
        case CollectorsSatDown(_, start):
            return replace(stage, start=start)
        case BugsDealt(hands, wall, deck):
            mine = None if stage.you is None else hands[stage.you]
            hand = () if mine is None else (mine,)
            sizes = (1,) * stage.people
            return replace(stage, hand=hand, sizes=sizes, wall=(wall,), deck=deck)
        case RoundBegan(number, start, final):
            return replace(
                stage, round=number, start=start, final=final, picked=0, power=None, shown=None,
                memory=Memory(stage.floor),
            )  # fmt: skip
        case FloorLaid(cards, deck):
            memory = replace(stage.memory, places=(*stage.places, *cards))
            return replace(stage, floor=(*stage.floor, *cards), deck=deck, memory=memory)
        case EndMet(clause):
            return replace(stage, end_seen=True, final=stage.final or clause == "end-floor")
        case BugPicked() | BugDropped() | BugPlaced() | SwapOffered() | BugsSwapped():
            return _acted(_moved(stage, event), event.seat)
        case BugShown() | BugDrawn() | LarvaeHatched() | HatchlingTaken() | LarvaeKept():
            return _acted(_moved(stage, event), event.seat)
        case LeftoverFlew(card):
            wall_now = (*stage.wall, card)
            memory = Memory(acting=card)
            return replace(stage, floor=(), wall=wall_now, memory=memory)
        case PowerSetOff(card, clause):
            power = stage.power if clause == CALLS else kind_of(card)
            memory = replace(stage.memory, acting=card, clause=clause, actor=None)
            return replace(stage, power=power, memory=memory)
        case BugJoinedWall(card, _, deck):
            return replace(stage, wall=(*stage.wall, card), deck=deck)
        case LarvaeLeftWall(larvae):
            return replace(stage, wall=_without(stage.wall, larvae), gone=(*stage.gone, *larvae))
        case PassChosen(seat, card):
            given = stage.given if card is None else card
            has_given = put(stage.has_given, seat, True)
            return _acted(replace(stage, has_given=has_given, given=given), seat)
        case BugsPassed():
            return _passed(stage, event)
        case FinalRoundEnded():
            return replace(stage, power=None, shown=None, memory=Memory(stage.floor))
        case MosquitosGrouped(seat, kind):
            if seat != stage.you or kind is None:
                return stage
            return replace(stage, pairs=put(stage.pairs, seat, (*stage.my_pairs, kind)))
        case CollectionsShown(shown_hands, pairs):
            return replace(stage, hands=shown_hands, pairs=pairs)
        case TypeScored(_, _, rows):
            points = tuple(stage.scores[row.seat] + row.points for row in rows)
            return replace(stage, scores=points)
        case GameEnded(_, winners):
            return replace(stage, winners=winners)
        case PowerRested(card, clause):
            memory = replace(stage.memory, acting=card, clause=clause, actor=None)
            return replace(stage, memory=memory)
        case SeatSkipped():
            return stage
        case _:
            assert_never(event)


Acted = (
    BugPicked
    | BugDropped
    | BugPlaced
    | SwapOffered
    | BugsSwapped
    | BugShown
    | BugDrawn
    | LarvaeHatched
    | HatchlingTaken
    | LarvaeKept
)


def _moved(stage: Stage, event: Acted) -> Stage:
    """The stage after somebody's step."""
    seat = event.seat
    match event:
        case BugPicked(_, card, number):
            places = tuple(None if each == card else each for each in stage.places)
            memory = replace(stage.memory, places=places)
            taken = replace(stage, floor=_without(stage.floor, (card,)), memory=memory)
            return replace(_gain(taken, seat, card), picked=number)
        case BugDropped(_, card):
            floor = (*stage.floor, card)
            memory = replace(stage.memory, places=floor)
            return replace(_lose(stage, seat, card), floor=floor, memory=memory)
        case BugPlaced(_, card, taken_card):
            line = (*stage.wall, card)
            return replace(_gain(_lose(stage, seat, card), seat, taken_card), wall=line[1:])
        case SwapOffered(_, card):
            return replace(stage, offered=card)
        case BugsSwapped(_, given, taken_card, place):
            line = put(stage.wall, place, given)
            swapped = _gain(_lose(stage, seat, given), seat, taken_card)
            return replace(swapped, wall=line, offered=None)
        case BugShown(_, card):
            return replace(stage, shown=card)
        case BugDrawn(_, card, deck):
            return replace(_gain(stage, seat, card), deck=deck)
        case LarvaeHatched(_, larvae):
            one, other = larvae
            hatched = _lose(_lose(stage, seat, one), seat, other)
            return replace(hatched, gone=(*stage.gone, *larvae))
        case HatchlingTaken(_, card):
            return replace(_gain(stage, seat, card), wall=_without(stage.wall, (card,)))
        case LarvaeKept():
            return stage
        case _:
            assert_never(event)


def _passed(stage: Stage, event: BugsPassed) -> Stage:
    for gift in event.gifts:
        stage = _lose(stage, gift.giver, gift.card)
    for gift in event.gifts:
        stage = _gain(stage, gift.taker, gift.card)
    return replace(stage, has_given=(False,) * stage.people, given=None)


def _acted(stage: Stage, seat: Seat) -> Stage:
    return replace(stage, memory=replace(stage.memory, actor=seat))


def _gain(stage: Stage, seat: Seat, card: Card | None) -> Stage:
    """One bug more in somebody's hand."""
    sizes = put(stage.sizes, seat, stage.sizes[seat] + 1)
    if seat != stage.you or card is None:
        return replace(stage, sizes=sizes)
    hand = list(stage.hand)
    insort(hand, card)
    return replace(stage, sizes=sizes, hand=tuple(hand))


def _lose(stage: Stage, seat: Seat, card: Card | None) -> Stage:
    """One bug fewer in somebody's hand."""
    sizes = put(stage.sizes, seat, stage.sizes[seat] - 1)
    if seat != stage.you or card is None:
        return replace(stage, sizes=sizes)
    return replace(stage, sizes=sizes, hand=_without(stage.hand, (card,)))


def aired(stage: Stage, *cards: Card | None) -> Stage:
    """The same stage while these bugs are on their way to their places."""
    air = tuple(card for card in cards if card is not None)
    return replace(stage, memory=replace(stage.memory, air=air))


def _without(cards: Iterable[Card], gone: Iterable[Card]) -> tuple[Card, ...]:
    left = set(gone)
    return tuple(card for card in cards if card not in left)


def put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The same values, but one of them another one."""
    return (*values[:place], value, *values[place + 1 :])
