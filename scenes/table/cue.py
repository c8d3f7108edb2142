"""The words of motion: places to fly between, flights, and cues, the steps of a show.

Lengths are design units of the window, times are seconds at normal speed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar, TypeVarTuple

from game.describe.line import Line
from game.table import Seat, TableView
from scenes.kit.display import Item
from scenes.kit.scene import Frame
from scenes.kit.sound import Recording, SoundCue

V = TypeVar("V", bound=TableView)
Ts = TypeVarTuple("Ts")

Point = tuple[float, float]

Anchor: TypeAlias = Hashable
"""Where a flight starts or ends: a ``Spot``, or what many games have; their ``Positions`` know."""


@dataclass(frozen=True, slots=True)
class InHand:
    """A card of a seat; in my own fan at its place. None: a card that nobody knows."""

    seat: Seat
    card: str | None = None


@dataclass(frozen=True, slots=True)
class OnDeck:
    """The cards that are not dealt."""


class Position(NamedTuple):
    """A place in the window: (x, y) is the middle of the thing there, ``size`` its width.

    ``angle`` is its tilt in degrees, clockwise; ``below``: a plaque lies over it, so that what
    comes from there or goes there is seen only on its way.
    """

    x: float
    y: float
    size: float
    angle: float = 0.0
    below: bool = False


class Spot(NamedTuple):
    """A place of a game's own: a method of its places, and what that is asked with."""

    find: Callable[..., Position]
    args: tuple[Any, ...]

    def found(self, places: object) -> Position:
        """Where it is among these places."""
        return self.find(places, *self.args)


def spot(find: Callable[[Any, *Ts], Position], *args: *Ts) -> Spot:
    """``spot(Desk.bid, 2)`` is where ``desk.bid(2)`` will be, in whatever window."""
    return Spot(find, args)


def is_spot(anchor: Anchor, find: Callable[..., Position]) -> bool:
    """Whether this is found by that method, whatever it is asked with."""
    return isinstance(anchor, Spot) and anchor.find == find


class CardFace(NamedTuple):
    """A card of a deck; ``code`` None is one that is seen from the back only."""

    deck: str
    code: str | None


class Token(NamedTuple):
    """A picture that is moved about. It is drawn ``margin`` times as wide as its position says.

    What ``tumbles`` turns over while it falls.
    """

    picture: str
    margin: float = 1.0
    tumbles: bool = False


class Pawn(NamedTuple):
    """A seat's marker: the seat's colour and its name, whose first letter it bears."""

    colour: str
    name: str


class Figure(Protocol):
    """Somebody small whom a game draws itself; a frozen value."""

    def items(self, at: Position, alpha: float) -> Sequence[Item]:
        """The figure with its middle there, as wide as the position says."""


class Manner(Enum):
    """How a thing comes to its goal."""

    GLIDE = "glide"  # on the way that the game gives it
    LAID = "laid"  # the same, nearer in the middle, slipping a little too far, with some dust
    FOLD = "fold"  # on the same way, folding and unfolding like wings
    HOP = "hop"  # straight on in a flat arc
    FALL = "fall"  # down, and up again twice
    CREEP = "creep"  # straight away on many legs: it is gone where it comes to
    WALK = "walk"  # on the way that the game gives it, step by step
    FLUTTER = "flutter"  # up and down again twice, where it is


@dataclass(frozen=True, slots=True)
class Flight:
    """One thing on its way. ``begin`` and ``end`` are fractions of the cue's time.

    ``turns`` shows a card's back first and its face from the middle on, ``hides`` the reverse.
    ``idle``: it tells nothing, and where motion is reduced it is not seen.
    """

    thing: CardFace | Token | Pawn | Figure
    start: Anchor
    goal: Anchor
    begin: float = 0.0
    end: float = 1.0
    turns: bool = False
    hides: bool = False
    manner: Manner = Manner.GLIDE
    idle: bool = False


class Positions(Protocol):
    """Where the anchors of a game are, in one window and for one view."""

    def position(self, anchor: Anchor) -> Position:
        """Its place. Raises TypeError for what is no anchor of this game."""

    def way(self, flight: Flight, start: Position, goal: Position, along: float) -> Point:
        """The middle of what flies: at 0 it is at the start, at 1 at the goal.

        ``along`` may be a little more than 1 where something slips too far.
        """


class Ceremony(Protocol):
    """Something solemn that lies over the table while a cue lasts, by a schedule of its own."""

    @property
    def kind(self) -> str:
        """What it is, in a word; of each kind there is one at a time."""

    def items(
        self, frame: Frame, positions: Positions, seconds: float, *, calm: bool
    ) -> Sequence[Item]:
        """What is seen of it, so many seconds after the cue has begun (at normal speed).

        ``calm``: nothing changes its place, things only fade.
        """


class Chime(NamedTuple):
    """A further sound of a cue, from this fraction of its time on."""

    at: float
    heard: SoundCue


@dataclass(frozen=True, slots=True)
class Cue(Generic[V]):
    """A step of the show. ``view`` lies still while it lasts, ``after`` is where it ends.

    ``seconds`` at normal speed; 0 shows nothing. ``cue_highlights`` is what stands out meanwhile: a
    value of the game's own, which reaches its ``draw`` in ``Highlights``. ``heard_at`` is the
    fraction of the time at which the sound begins, ``pitch`` which of its steps it is. ``voice`` is
    heard together with it: somebody's, or what rings in an Age. ``chimes`` follow, in order; a
    ``ceremony`` lies over everything but the words.
    """

    seconds: float
    view: V
    after: V
    flights: tuple[Flight, ...] = ()
    line: Line | None = None
    cue_highlights: object = None
    sound: Recording | None = None
    pitch: int = 0
    heard_at: float = 0.0
    voice: SoundCue | None = None
    chimes: tuple[Chime, ...] = ()
    ceremony: Ceremony | None = None
