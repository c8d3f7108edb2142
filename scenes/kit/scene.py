"""The scene stack's contract: what a screen is, and how it asks for another one.

A scene never reaches into another: it returns a ``Change``, the stack carries it out. A scene
that is pushed may pop with a result; the scene below receives it in ``resume``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Protocol, runtime_checkable

from scenes.kit.display import DisplayList, Font
from scenes.kit.layout import Layout, LayoutBook
from scenes.kit.sound import Heard


@dataclass(frozen=True, slots=True)
class Push:
    """Lay a scene over this one."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Pop:
    """Leave this scene; the one below is resumed with the result."""

    result: object = None


@dataclass(frozen=True, slots=True)
class Replace:
    """Leave this scene for another one at the same place of the stack."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Reset:
    """Leave every scene and start again with this one."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Quit:
    """Close the window."""


@dataclass(frozen=True, slots=True)
class Open:
    """Show a folder outside; the scene is resumed with what is to be said about it, or nothing."""

    folder: Path


@dataclass(frozen=True, slots=True)
class Browse:
    """Show a page of the web outside; the scene is resumed with what is to be said, or nothing."""

    address: str


@dataclass(frozen=True, slots=True)
class Copy:
    """Put a text on the clipboard; the scene is resumed with what is to be said, or nothing."""

    text: str


LARGE: Final = 1.15
"""From here on letters are large."""

Change = Push | Pop | Replace | Reset | Quit | Open | Browse | Copy | None


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

    @property
    def by_pad(self) -> bool:
        """Whether a gamepad was used last: then its buttons are on the key caps."""
        return "Enter" in self.caps

    @property
    def large(self) -> bool:
        """Whether letters need more room than things usually have."""
        return self.letters > LARGE

    def layout(self, name: str) -> Layout:
        """The named places of a Tiled map, moved to where this window wants them.

        Large letters have places of their own where there is a map for them.
        """
        return self.layouts.fit(name, self.width, self.height, large=self.large)


class Scene(Protocol):
    """A screen or a layer over one."""

    @property
    def covers(self) -> bool:
        """Whether nothing below needs to be drawn."""

    def draw(self, frame: Frame) -> DisplayList:
        """What to see, back to front. Only draws: calling it twice gives the same list."""

    @property
    def moving(self) -> bool:
        """Whether time changes the picture; if not, the window sleeps until an event."""

    def tick(self, dt: float) -> Change:
        """Let ``dt`` seconds pass."""

    def sounds(self) -> Sequence[Heard]:
        """What has begun to sound since the last call; what was hurried past is not heard."""

    def hurry(self) -> None:
        """Finish all motion at once; called before any input is delivered."""

    def default_focus(self) -> str | None:
        """The control that has the focus when the scene appears; None: none."""

    def focused(self, name: str | None) -> None:
        """The focus has moved to this control."""

    def activate(self, name: str) -> Change:
        """A control was clicked, or Enter was pressed on it."""

    def key(self, name: str) -> Change:
        """A key that does not navigate, such as ``l``, ``f1``, ``escape``, ``text:é``."""

    def resume(self, result: object) -> Change:
        """The scene above is gone."""


@runtime_checkable
class Draggable(Protocol):
    """A scene whose controls may also be dragged. Never needed: a click does the same."""

    def dropped(self, name: str, x: float, y: float) -> Change:
        """The control was carried away and let go at this point."""


@runtime_checkable
class Sliding(Protocol):
    """A scene with something to pull along, such as a bar: held down, it hears where."""

    def slid(self, name: str, share: float) -> bool:
        """The pointer is down at this share (0–1) of the control's width; False: it is no slide.

        A slide ends without a click.
        """


@runtime_checkable
class Typing(Protocol):
    """A scene with a text field: while ``typing``, letters arrive only as ``text:X``."""

    @property
    def typing(self) -> bool:
        """Whether characters are wanted now."""


@runtime_checkable
class Catching(Protocol):
    """A scene that binds keys: while ``catching``, the next key or button is only ``caught``."""

    @property
    def catching(self) -> bool:
        """Whether a key or button is wanted now."""

    def caught(self, pressed: str) -> Change:
        """This key, or ``pad:`` and this button."""


class BaseScene:
    """A still scene that reacts to nothing: the defaults for the protocol."""

    covers = True

    @property
    def moving(self) -> bool:
        """Nothing moves."""
        return False

    def tick(self, dt: float) -> Change:
        """Time changes nothing."""
        return None

    def sounds(self) -> Sequence[Heard]:
        """Nothing is heard."""
        return ()

    def hurry(self) -> None:
        """Nothing to finish."""

    def default_focus(self) -> str | None:
        """No control is preferred."""
        return None

    def focused(self, name: str | None) -> None:
        """The focus means nothing special here."""

    def activate(self, name: str) -> Change:
        """No control does anything."""
        return None

    def key(self, name: str) -> Change:
        """Escape leaves."""
        return Pop() if name == "escape" else None

    def resume(self, result: object) -> Change:
        """Nothing to take over."""
        return None
