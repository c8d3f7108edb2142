"""What is on the screen, for whoever does not see it: a tree of plain values.

``tree_of`` makes it of the topmost scene; a ``Readable`` one says in its own words what lies there
and what happens. What lies below that scene, or behind a curtain, is not in it. No platform is
known here: a screen reader is spoken to by ``scenes.backend.reader``.
"""

from scenes.kit.reader.announcer import ReaderAnnouncer
from scenes.kit.reader.node import Node, Role, walk
from scenes.kit.reader.reading import Announcement, Group, Readable, TableReading, Thing
from scenes.kit.reader.tree import refusal, tree_of

__all__ = [
    "Announcement",
    "Group",
    "Node",
    "Readable",
    "ReaderAnnouncer",
    "Role",
    "TableReading",
    "Thing",
    "refusal",
    "tree_of",
    "walk",
]
