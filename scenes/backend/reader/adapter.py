"""What the systems' screen readers are handed: our tree in the words of accesskit."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple, Protocol

import accesskit
import pygame

from game import PROGRAM
from scenes.kit.reader import Node, Role, walk

ROLES: Final = MappingProxyType(
    {
        Role.WINDOW: accesskit.Role.WINDOW,
        Role.PAGE: accesskit.Role.DOCUMENT,
        Role.DIALOG: accesskit.Role.DIALOG,
        Role.HEADING: accesskit.Role.HEADING,
        Role.TEXT: accesskit.Role.LABEL,
        Role.LIST: accesskit.Role.LIST,
        Role.ITEM: accesskit.Role.LIST_ITEM,
        Role.GROUP: accesskit.Role.GROUP,
        Role.BUTTON: accesskit.Role.BUTTON,
        Role.RADIO_GROUP: accesskit.Role.RADIO_GROUP,
        Role.RADIO: accesskit.Role.RADIO_BUTTON,
        Role.TAB_LIST: accesskit.Role.TAB_LIST,
        Role.TAB: accesskit.Role.TAB,
        Role.FIELD: accesskit.Role.TEXT_INPUT,
        Role.SPIN: accesskit.Role.SPIN_BUTTON,
        Role.STATUS: accesskit.Role.STATUS,
        Role.ALERT: accesskit.Role.ALERT,
    }
)
WAYS: Final = (
    (accesskit.Action.FOCUS, "focus"),
    (accesskit.Action.CLICK, "use"),
    (accesskit.Action.INCREMENT, "more"),
    (accesskit.Action.DECREMENT, "less"),
)


class ReaderRequest(NamedTuple):
    """What a screen reader wants done: a way, and the id of a node."""

    way: str
    node: str


class _PendingUpdates(Protocol):
    """What Windows and macOS have to be told yet."""

    def raise_events(self) -> None:
        """Tell it."""


class _Platform(Protocol):
    """What accesskit has for a system."""

    def update_if_active(self, make: Callable[[], accesskit.TreeUpdate]) -> _PendingUpdates | None:
        """Hand over what has changed, if somebody listens."""


class Adapter:
    """Speaks to the reader of one window.

    Its questions come from other threads: they get the last tree that was shown, and ``ask`` and
    ``wake`` may only leave a note.
    """

    def __init__(
        self, window: pygame.Window, ask: Callable[[ReaderRequest], None], wake: Callable[[], None]
    ) -> None:
        self._ask = ask
        self._wake = wake
        self._numbers: dict[str, int] = {"window": 0}
        self._names: dict[int, str] = {0: "window"}
        self._shown: tuple[Node, str, float] | None = None
        self._known: dict[str, Node] = {}
        self.active = False
        self._platform = self._attach(window)

    def _attach(self, window: pygame.Window) -> _Platform:
        found: _Platform
        if sys.platform == "win32":
            window.hide()  # it has to be known before the window is seen
            found = accesskit.windows.SubclassingAdapter(
                window.handle, self._on_activate, self._on_request
            )
            window.show()
        elif sys.platform == "darwin":
            accesskit.macos.add_focus_forwarder_to_window_class("SDLWindow")
            found = accesskit.macos.SubclassingAdapter.for_window(
                window.handle, self._on_activate, self._on_request
            )
        else:
            found = accesskit.unix.Adapter(self._on_activate, self._on_request, self._on_deactivate)
        return found

    # from other threads

    def _on_activate(self) -> accesskit.TreeUpdate:
        self.active = True
        self._wake()
        shown = self._shown
        if shown is None:
            shown = Node("window", Role.WINDOW, PROGRAM), "window", 1.0
        return self._update(*shown, {})

    def _on_request(self, request: accesskit.ActionRequest) -> None:
        name = self._names.get(request.target)
        way = next((way for action, way in WAYS if action == request.action), None)
        if way is not None and name is not None:
            self._ask(ReaderRequest(way, name))

    def _on_deactivate(self) -> None:
        self.active = False

    # from the loop

    def show(self, tree: Node, focus: str, scale: float) -> None:
        """This is what there is now, with the focus at the node of this id."""
        if self._shown == (tree, focus, scale):
            return
        for node in walk(tree):
            number = self._numbers.setdefault(node.id, len(self._numbers))
            self._names[number] = node.id
        same_size = self._shown is not None and self._shown[2] == scale
        known = self._known if same_size else {}
        self._shown = tree, focus, scale
        self._known = {node.id: _alone(node) for node in walk(tree)}
        _raise(self._platform.update_if_active(lambda: self._update(tree, focus, scale, known)))

    def turn(self, *, focused: bool) -> None:
        """The window has got the keys, or lost them."""
        tell = getattr(self._platform, "update_window_focus_state", None) or getattr(
            self._platform, "update_view_focus_state", None
        )
        if tell is not None:
            _raise(tell(focused))

    def lie(self, x: int, y: int, width: int, height: int) -> None:
        """Where the window is on the screen; other systems know that themselves."""
        tell = getattr(self._platform, "set_root_window_bounds", None)
        if tell is not None:
            bounds = accesskit.Rect(x, y, x + width, y + height)
            tell(bounds, bounds)

    def _update(
        self, tree: Node, focus: str, scale: float, known: Mapping[str, Node]
    ) -> accesskit.TreeUpdate:
        update = accesskit.TreeUpdate(self._numbers.get(focus, 0))
        if not known:
            update.tree = accesskit.Tree(0)
        for node in walk(tree):
            if known.get(node.id) != _alone(node):
                update.nodes.append((self._numbers[node.id], self._access_node(node, scale)))
        return update

    def _access_node(self, node: Node, scale: float) -> accesskit.Node:
        told = accesskit.Node(ROLES[node.role])
        if node.role is Role.TEXT:  # a label is what it says
            told.set_value(node.name)
        else:
            told.set_label(node.name)
        told.set_children([self._numbers[child.id] for child in node.children])
        if node.words:
            told.set_description(node.words)
        if node.value:
            told.set_value(node.value)
        if node.refused:
            told.set_disabled()
        if node.place is not None:
            x, y, w, h = (each * scale for each in node.place[:4])
            told.set_bounds(accesskit.Rect(x, y, x + w, y + h))
        _state(told, node)
        _actions(told, node)
        return told


def _state(told: accesskit.Node, node: Node) -> None:
    if node.role is Role.TAB and node.on is not None:
        told.set_selected(node.on)
    elif node.on is not None:
        told.set_toggled(accesskit.Toggled.TRUE if node.on else accesskit.Toggled.FALSE)
    if node.role is Role.STATUS:
        told.set_live(accesskit.Live.POLITE)
    if node.role is Role.ALERT:
        told.set_live(accesskit.Live.ASSERTIVE)
    if node.role is Role.DIALOG:
        told.set_modal()


def _actions(told: accesskit.Node, node: Node) -> None:
    if node.control:
        told.add_action(accesskit.Action.CLICK)
    if node.controls or node.id == "line":
        told.add_action(accesskit.Action.FOCUS)
    if node.more:
        told.add_action(accesskit.Action.INCREMENT)
        told.add_action(accesskit.Action.DECREMENT)


def _alone(node: Node) -> Node:
    """A node without what is said of its children, but for who they are."""
    return node._replace(children=tuple(Node(child.id, child.role, "") for child in node.children))


def _raise(events: _PendingUpdates | None) -> None:
    """Windows and macOS hand back what is to be raised once nothing else is going on."""
    if events is not None:
        events.raise_events()
