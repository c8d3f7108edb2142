"""What is heard: the names of the sounds, and how scenes ask for them.

Nothing is told by sound alone, and nobody waits for one: where no sound can be played, a game
goes on exactly the same.
"""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType
from typing import Final, NamedTuple, Protocol


class Sound(StrEnum):
    """Everything that can be heard once; the loop in the background is no scene's business."""

    CARD = "card"
    DEAL = "deal"
    CUBE = "cube"
    LIFT = "lift"
    CHAMBER = "chamber"
    CROWN = "crown"
    DOOR = "door"
    REVEAL = "reveal"
    SEAT = "seat"
    GATHER = "gather"
    SCORE = "score"
    VICTORY = "victory"
    # of the controls, played by the stack
    FOCUS = "focus"
    BUTTON = "button"
    REFUSE = "refuse"


STEPS: Final = MappingProxyType({Sound.CARD: 3, Sound.CUBE: 5, Sound.SEAT: 5, Sound.SCORE: 5})
"""How many steps a sound has: notes that rise, or cards that differ a little."""


class Heard(NamedTuple):
    """A sound that a scene asks for; after the last of its steps comes the first again."""

    sound: Sound
    step: int = 0

    @property
    def take(self) -> str:
        """The name of the recording."""
        steps = STEPS.get(self.sound)
        return f"{self.sound}_{self.step % steps + 1}" if steps else self.sound.value


class Sounds(Protocol):
    """Whoever makes things heard."""

    def play(self, heard: Heard) -> None:
        """Begin to play; returns at once, and never fails."""


class Silence:
    """Nothing is heard."""

    def play(self, heard: Heard) -> None:
        """Not to be heard."""
