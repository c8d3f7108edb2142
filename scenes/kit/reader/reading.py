"""What a scene says of itself to whoever does not see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol, runtime_checkable


class Thing(NamedTuple):
    """Something that lies there; ``name`` is that of its tooltip."""

    name: str
    title: str
    words: str = ""


class Group(NamedTuple):
    """Things that lie together, such as a hand or a trick."""

    name: str
    title: str
    things: tuple[Thing, ...]


class Announcement(NamedTuple):
    """A sentence about something that has happened.

    ``mine``: it is about whoever listens. ``weighty``: nobody should miss it.
    """

    words: str
    mine: bool = False
    weighty: bool = False


def _silence(_since: int) -> Sequence[Announcement]:
    return ()


@dataclass(frozen=True, slots=True)
class TableReading:
    """A table in words.

    Args:
        title: How far the game is.
        says: What is asked now; empty: nothing.
        names: What controls are called, where that is more than their label says.
        notes: What there is to say of a control, by its name.
        groups: What lies where.
        place: Equal for all readings of one table by one person; None: nothing happens there.
        told: How many events that person has been told.
        since: What has happened after so many of them, up to ``told``.
    """

    title: str = ""
    says: str = ""
    names: Mapping[str, str] = field(default_factory=dict)
    notes: Mapping[str, str] = field(default_factory=dict)
    groups: tuple[Group, ...] = ()
    place: object = None
    told: int = 0
    since: Callable[[int], Sequence[Announcement]] = _silence


@runtime_checkable
class Readable(Protocol):
    """A scene that says what lies there better than the letters in its picture do."""

    @property
    def reading(self) -> TableReading:
        """The same one as long as nothing has changed; only asked for when somebody listens."""
