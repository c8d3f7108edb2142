"""What is heard: the names of the sounds, and how scenes ask for them.

Nothing is told by sound alone, and nobody waits for one: where no sound can be played, a game
goes on exactly the same.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple, Protocol, Self


class Recording(StrEnum):
    """Sounds by the names of their files below assets/sounds; every game lists its own.

    ``steps`` says how many there are of one: notes that rise, or cards that differ a little.
    """

    steps: int

    def __new__(cls, name: str, steps: int = 1) -> Self:
        """A sound with its steps."""
        sound = str.__new__(cls, name)
        sound._value_ = name
        sound.steps = steps
        return sound


class Sound(Recording):
    """What sounds the same in every game; the loop in the background is no scene's business."""

    CARD = "shared/card", 3
    DEAL = "shared/deal"
    GATHER = "shared/gather"
    REVEAL = "shared/reveal"
    SCORE = "shared/score", 5
    VICTORY = "shared/victory"
    LEVEL = "shared/level"  # nobody in the room has won, or several have
    DEFEAT = "shared/defeat"
    # of the controls, played by the stack
    FOCUS = "shared/focus"
    BUTTON = "shared/button"
    REFUSE = "shared/refuse"


class Heard(NamedTuple):
    """A sound that a scene asks for; after the last of its steps comes the first again."""

    sound: Recording
    step: int = 0

    @property
    def take(self) -> str:
        """The name of the recording."""
        steps = self.sound.steps
        return f"{self.sound}_{self.step % steps + 1}" if steps > 1 else self.sound.value


class Sounds(Protocol):
    """Whoever makes things heard."""

    def play(self, heard: Heard) -> None:
        """Begin to play; returns at once, and never fails."""


class Silence:
    """Nothing is heard."""

    def play(self, heard: Heard) -> None:
        """Not to be heard."""
