"""What a scene may also be able to do; the stack finds out by looking for its members."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from scenes.kit.key_labels import KeyLabels
from scenes.kit.scene import Change, Frame, Scene
from scenes.kit.text_field import TextField
from scenes.kit.tooltip import Tooltip


class DragState(NamedTuple):
    """A control on its way: the pointer that holds it is here (design units), ``over`` another."""

    name: str
    x: float
    y: float
    over: str | None = None


@runtime_checkable
class Draggable(Protocol):
    """A scene whose controls may also be dragged. Never needed: a click does the same."""

    def on_drop(self, tooltip: DragState, frame: Frame) -> Change[object]:
        """Called when a control is dropped inside the window."""


@runtime_checkable
class ShowsDrag(Protocol):
    """A scene that shows what is dragged while it is on its way."""

    def on_drag(self, tooltip: DragState | None) -> None:
        """Called as the drag moves; None: it has ended without ``on_drop``."""


@runtime_checkable
class IdleWatcher(Protocol):
    """A scene that shows something else after a while in which nothing happens."""

    @property
    def due(self) -> float | None:
        """In how many seconds that will be; None: not before an input."""

    def rest(self, dt: float) -> bool:
        """So many seconds have passed; whether there is something new to see."""


@runtime_checkable
class Slidable(Protocol):
    """A scene with something to pull along, such as a bar: held down, it hears where."""

    def slid(self, name: str, share: float) -> bool:
        """The pointer is down at this share (0–1) of the control's width; False: it is no slide.

        A slide ends without a click.
        """


@runtime_checkable
class Scrollable(Protocol):
    """A scene with a list that is longer than the page: an arrow at its edge goes on in it."""

    def scrolls(self, name: str | None, arrow: str) -> str | None:
        """Scroll on from this control, if an arrow leads off the page there.

        The control that has come into view for the focus; None: the arrow means what it always
        does.
        """


@runtime_checkable
class TextEditable(Protocol):
    """A scene with a line to write: while ``is_typing``, the stack changes it as keys say."""

    @property
    def is_typing(self) -> bool:
        """Whether characters are wanted now."""

    @property
    def line(self) -> TextField:
        """What is being written; asked for only while somebody does."""

    def on_text(self, line: TextField, trouble: str = "") -> None:
        """Called with the new text; ``trouble`` is a message about the clipboard."""


@runtime_checkable
class Pageable(Protocol):
    """A scene with pages to go back to: while ``is_leafing``, a gamepad's shoulders do that."""

    @property
    def is_leafing(self) -> bool:
        """Whether there are such pages now."""


@runtime_checkable
class KeyCapture(Protocol):
    """A scene that binds keys: while ``is_catching``, it gets the next key or button."""

    @property
    def is_catching(self) -> bool:
        """Whether a key or button is wanted now."""

    def on_capture(self, pressed: str) -> Change[object]:
        """Called with a key, or with ``pad:`` and a button."""


@runtime_checkable
class Explainable(Protocol):
    """A scene with things that somebody may ask about: by pointing, by a key, by a long touch."""

    def tooltips(self, frame: Frame) -> Sequence[Tooltip]:
        """All of them, back to front; only asked for when somebody wants to know."""


@runtime_checkable
class HasArticles(Protocol):
    """A scene whose things have articles in a rulebook."""

    def article(self, name: str) -> Scene[None] | None:
        """The rulebook, open there; None: there is no such book."""


@runtime_checkable
class HasAlwaysEnabled(Protocol):
    """A scene in which some inputs come at any time: they finish nothing, and never come too soon.

    What they are for ends with the motion, or lies there before and after it.
    """

    @property
    def always_enabled(self) -> Collection[str]:
        """The names of these keys and controls."""


@runtime_checkable
class DelaysPresses(Protocol):
    """A scene that has to be seen longer than others before a press can be meant for it."""

    @property
    def ignore_presses_for(self) -> float:
        """How long, in seconds."""


@runtime_checkable
class Resumable(Protocol):
    """A scene that is told when it comes back to the top."""

    def resume(self) -> None:
        """Called when the scene above is gone, before its ``then``."""


@runtime_checkable
class HasKeyLabels(Protocol):
    """A scene with a game's key labels; scenes above it use them too."""

    @property
    def key_labels(self) -> KeyLabels:
        """The words of what is played."""


@runtime_checkable
class RemoteListener(Protocol):
    """A scene that is spoken to by others than whoever sits at the screen, at any time."""

    def attend(self, top: Scene[object] | None) -> bool:
        """Answer them; whether there is something new to see.

        ``top`` is the scene that lies over all; None: the window is put away.
        """


@runtime_checkable
class Releasable(Protocol):
    """A scene that has to let go of something when it is dropped without having popped."""

    def part(self) -> None:
        """Release what the scene holds; it will not be shown again."""
