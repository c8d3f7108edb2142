"""The scene stack's contract: what a screen is, and how it asks for another one.

A scene never reaches into another: it returns a ``Change``, the stack carries it out. A scene of
``R`` pops with an ``R``; whoever pushes it says what then follows. So ``Change[R]`` is what a
scene of ``R`` may ask for, and mypy sees a result that nobody expects.

Everywhere here x goes right and y goes down from the upper left corner of the window. Lengths are
design units (a window has at least 1920 × 1080 of them, and one of the two exactly), times are
seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import (
    Any,
    Final,
    Generic,
    Never,
    Protocol,
    TypeAlias,
    TypeVar,
    overload,
)

from scenes.kit.bindings import CROSS_CAPS, Make
from scenes.kit.cards import PLAIN_CHIP, Chip, Chips
from scenes.kit.display import DisplayList, Font
from scenes.kit.key_labels import USUAL, KeyLabels
from scenes.kit.layout import Layout, LayoutBook
from scenes.kit.sound import SoundCue

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)
"""What a scene pops with; ``None`` where it says nothing, ``X | None`` where it may be left."""
T = TypeVar("T")


@dataclass(frozen=True, slots=True, init=False)
class Push(Generic[R_co]):
    """Lay a scene over this one; ``then`` is carried out here with what that scene pops with.

    Only a scene that pops with nothing but None may be pushed without a ``then``. The result is
    for whoever has pushed, and comes once; no time has passed here in between.
    """

    scene: Scene[object]
    then: Callable[[Any], Change[R_co]]

    @overload
    def __init__(self: Push[Never], scene: Scene[None]) -> None: ...
    @overload
    def __init__(self, scene: Scene[T], then: Callable[[T], Change[R_co]]) -> None: ...
    def __init__(self, scene: Scene[Any], then: Callable[[Any], Change[Any]] | None = None) -> None:
        object.__setattr__(self, "scene", scene)
        object.__setattr__(self, "then", then or stay)


@dataclass(frozen=True, slots=True)
class Pop(Generic[R_co]):
    """Leave this scene, with this result for whoever has pushed it."""

    result: R_co


@dataclass(frozen=True, slots=True)
class Quit:
    """Close the window."""


@dataclass(frozen=True, slots=True)
class OpenFolder(Generic[R_co]):
    """Show a folder outside; ``then`` gets what is to be said about it, "" if that is nothing."""

    folder: Path
    then: Callable[[str], Change[R_co]]


@dataclass(frozen=True, slots=True)
class OpenUrl(Generic[R_co]):
    """Show a page of the web; ``then`` gets what is to be said about it, "" if that is nothing."""

    address: str
    then: Callable[[str], Change[R_co]]


@dataclass(frozen=True, slots=True)
class Copy(Generic[R_co]):
    """Put a text on the clipboard; ``then`` gets what is to be said, "" if that is nothing.

    ``fleeting`` is said where the text will be gone as soon as the program ends.
    """

    text: str
    then: Callable[[str], Change[R_co]]
    fleeting: str = ""


@dataclass(frozen=True, slots=True)
class CaptureImage(Generic[R_co]):
    """Take a picture of what ``draw`` shows in this window; ``then`` gets it as bytes of a PNG."""

    draw: Callable[[Frame], DisplayList]
    then: Callable[[bytes], Change[R_co]]


LARGE: Final = 1.15
"""From here on letters are large."""

Change: TypeAlias = (
    Push[R] | Pop[R] | Quit | OpenFolder[R] | OpenUrl[R] | Copy[R] | CaptureImage[R] | None
)
"""What a scene of R may ask for; None: nothing."""


def stay(result: object) -> None:
    """Whatever a scene has popped with, nothing follows."""


def pop_after(change: Change[Never]) -> Change[object]:
    """What somebody has chosen on a page that stays below it.

    Whoever comes back with nothing finds that page again; whoever has gone on leaves it as well.
    """
    if not isinstance(change, Push):
        return change

    def then(result: object) -> Change[object]:
        return None if result is None else pop_after(change.then(result)) or Pop(result)

    return Push(change.scene, then)


@dataclass(frozen=True, slots=True)
class Frame:
    """All a scene may know about the window it is drawn in.

    ``width`` and ``height`` are design units: the shorter relation to 1920 × 1080 is exactly 1.
    """

    width: float
    height: float
    scale: float  # real pixels per design unit
    layouts: LayoutBook
    measure: Callable[[str, float, Font], float]  # text, size, font -> width in design units
    focus: str | None = None  # the control that has the focus in this scene
    pressed: bool = False  # the pointer or key is held down on it
    caps: Mapping[str, str] = field(default_factory=dict)  # usual key cap -> the one bound now
    letters: float = 1.0  # how large somebody wants them, 1 to 2
    key_labels: KeyLabels = USUAL  # the words of what is played
    make: Make = Make.XBOX  # of the gamepad, if there is one
    chips: Chips = field(default_factory=dict)  # how cards look in a sentence
    pointing: bool = False  # a pointer was used last: nobody looks for keys
    composing: str = ""  # what an input method has in hand for the line that is written

    @property
    def by_pad(self) -> bool:
        """Whether a gamepad was used last: then its buttons are on the key caps."""
        return "Enter" in self.caps

    def cap(self, usual: str) -> str:
        """What is on the key or button in its place now; empty: a gamepad has none for it."""
        elsewhere = "" if self.by_pad and usual not in CROSS_CAPS else usual
        return self.caps.get(usual, elsewhere)

    @property
    def large(self) -> bool:
        """Whether letters need more room than things usually have."""
        return self.letters > LARGE

    def chip(self, sign: str) -> Chip:
        """How the cards of a suit look in a sentence, by the picture of the suit."""
        return self.chips.get(sign, PLAIN_CHIP)

    def layout(self, name: str) -> Layout:
        """The named places of a Tiled map, moved to where this window wants them.

        Large letters have places of their own where there is a map for them.
        """
        return self.layouts.fit(name, self.width, self.height, large=self.large)


class Scene(Protocol[R_co]):
    """A screen or a layer over one; it pops with an R."""

    @property
    def covers(self) -> bool:
        """Whether nothing below needs to be drawn."""

    @property
    def place(self) -> object:
        """Where it plays: a picture of another place is only shown when it is whole."""

    def draw(self, frame: Frame) -> DisplayList:
        """What to see, back to front. Only draws: calling it twice gives the same list."""

    @property
    def is_moving(self) -> bool:
        """Whether time changes the picture; if not, the window sleeps until an event."""

    def tick(self, dt: float) -> Change[R_co]:
        """Let ``dt`` seconds pass; 0 when somebody looks what there is to do without waiting."""

    def sounds(self) -> Sequence[SoundCue]:
        """What has begun to sound since the last call; what was hurried past is not heard."""

    def skip_animation(self) -> bool:
        """Finish all motion at once; called before any input is delivered.

        Whether something was passed over that people watch: then the input has done its work.
        """

    def default_focus(self) -> str | None:
        """The control that has the focus when the scene appears; None: none."""

    def on_focus(self, name: str | None) -> None:
        """The focus has moved to this control."""

    def activate(self, name: str) -> Change[R_co]:
        """A control was clicked, or Enter was pressed on it."""

    def key(self, name: str) -> Change[R_co]:
        """A key that does not navigate, such as ``l``, ``f1``, ``escape``, ``text:é``."""


class BaseScene(Generic[R_co]):
    """A still scene that reacts to nothing: the defaults for the protocol."""

    covers = True

    @property
    def place(self) -> object:
        """A place of its own."""
        return self

    @property
    def is_moving(self) -> bool:
        """Nothing moves."""
        return False

    def tick(self, dt: float) -> Change[R_co]:
        """Time changes nothing."""
        return None

    def sounds(self) -> Sequence[SoundCue]:
        """Nothing is heard."""
        return ()

    def skip_animation(self) -> bool:
        """Nothing to finish."""
        return False

    def default_focus(self) -> str | None:
        """No control is preferred."""
        return None

    def on_focus(self, name: str | None) -> None:
        """The focus means nothing special here."""

    def activate(self, name: str) -> Change[R_co]:
        """No control does anything."""
        return None

    def key(self, name: str) -> Change[R_co]:
        """No key does anything."""
        return None


class CancelableScene(BaseScene[R_co | None]):
    """A scene that Escape leaves, with None: so it never says more than ``R | None``."""

    def key(self, name: str) -> Change[R_co | None]:
        return Pop(None) if name == "escape" else None
