"""The tree that a screen reader gets, as lines to read."""

from __future__ import annotations

from collections.abc import Iterator

from scenes.backend.headless import HeadlessScreen
from scenes.kit.reader import Node, tree_of


def outline(unseen: HeadlessScreen) -> str:
    """What lies open on top in a window, thing after thing, as it is read."""
    unseen.show()
    top = unseen.screen.stack.top
    assert top is not None
    level, frame = top
    return "".join(f"{line}\n" for line in _lines(tree_of(level, frame, "window"), level.focus))


def _lines(node: Node, focus: str | None, deep: int = 0) -> Iterator[str]:
    """A thing, what it holds and says, and in a further line what else there is to say of it."""
    states = [
        "refused" if node.refused else "",
        {None: "", True: "chosen", False: "not chosen"}[node.on],
        "in focus" if focus is not None and focus in node.controls else "",
    ]
    value = f" = {node.value}" if node.value else ""
    more = "".join(f" [{state}]" for state in states if state)
    indent = "  " * deep
    yield f"{indent}{node.role}: {node.name}{value}{more}"
    if node.words:
        yield f"{indent}    {node.words}"
    for child in node.children:
        yield from _lines(child, focus, deep + 1)
