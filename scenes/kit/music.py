"""What the music follows: the piece of a place, and what is at stake there just now.

Nothing is told by music alone. Which piece fits is said by the scenes, each for what it shows; how
one goes over into the next is the player's business.
"""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol, runtime_checkable


class Mood(NamedTuple):
    """Music for what is seen.

    Args:
        piece: Its name below assets/music, such as ``council/dusk``.
        layers: What is heard besides, such as ``last_trick``; a piece without it stays as it is.
    """

    piece: str
    layers: frozenset[str] = frozenset()


HOME: Final = Mood("shared/title")
"""Where nothing else is said."""


@runtime_checkable
class Tuneful(Protocol):
    """A scene that knows which music belongs to it; those that lie over it may know none."""

    @property
    def mood(self) -> Mood:
        """What is to be heard now."""
