"""What a screen reader is told of one thing."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from scenes.kit.layout import Place


class Role(StrEnum):
    """What a thing is."""

    WINDOW = "window"
    PAGE = "page"
    DIALOG = "dialog"
    HEADING = "heading"
    TEXT = "text"
    LIST = "list"
    ITEM = "item"
    GROUP = "group"
    BUTTON = "button"
    RADIO_GROUP = "radio group"
    RADIO = "radio"
    TAB_LIST = "tab list"
    TAB = "tab"
    FIELD = "field"
    SPIN = "spin"  # one of many values, with a step back and on
    STATUS = "status"  # spoken as soon as its name changes
    ALERT = "alert"  # spoken at once, over everything else


class Node(NamedTuple):
    """A thing with its name, and what can be done with it.

    Args:
        id: The same for the same thing from picture to picture.
        name: What it is called.
        value: What it holds, or what has been written there.
        words: What else there is to say: what a choice would do, or why it is refused.
        refused: It may be tried, but is not allowed now.
        on: Whether it is chosen; None: it cannot be.
        place: Where it lies, in design units; None: nowhere in the picture.
        control: The name of the control that has the focus with it, and is used.
        less, more: Those of the steps of a ``SPIN``.
    """

    id: str
    role: Role
    name: str
    value: str = ""
    words: str = ""
    refused: bool = False
    on: bool | None = None
    place: Place | None = None
    control: str = ""
    less: str = ""
    more: str = ""
    children: tuple[Node, ...] = ()

    @property
    def controls(self) -> tuple[str, ...]:
        """All controls that it stands for."""
        return tuple(name for name in (self.control, self.less, self.more) if name)


def walk(node: Node) -> Iterator[Node]:
    """A node and everything in it, in reading order."""
    yield node
    for child in node.children:
        yield from walk(child)
