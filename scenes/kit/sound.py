"""What is heard: the names of the sounds, and how scenes ask for them.

Nothing is told by sound alone, and nobody waits for one: where no sound can be played, a game
goes on exactly the same.
"""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType
from typing import Final, NamedTuple, Protocol, Self

from game.words import N_


class Recording(StrEnum):
    """Sounds by the names of their files below assets/sounds; every game lists its own.

    ``steps`` says how many there are of one: notes that rise, or cards that differ a little.
    ``takes`` is how often each of them was recorded: what is heard often never sounds quite alike.
    """

    steps: int
    takes: int

    def __new__(cls, name: str, steps: int = 1, takes: int = 1) -> Self:
        """A sound with its steps."""
        sound = str.__new__(cls, name)
        sound._value_ = name
        sound.steps, sound.takes = steps, takes
        return sound

    @property
    def is_speech(self) -> bool:
        """Whether it is somebody's voice, which has a loudness of its own."""
        return False

    @property
    def leads(self) -> bool:
        """Whether the music makes room for it."""
        return self.is_speech

    @property
    def says(self) -> str:
        """What the captions call it, not looked up yet; empty: it is left out of them."""
        return ""


class Voice(Recording):
    """What somebody has to say, in a few notes."""

    @property
    def is_speech(self) -> bool:
        return True


class Sound(Recording):
    """What sounds the same in every game."""

    CARD = "shared/card", 3, 2
    DEAL = "shared/deal", 1, 2
    GATHER = "shared/gather", 1, 3
    REVEAL = "shared/reveal"
    SCORE = "shared/score", 5
    VICTORY = "shared/victory"
    LEVEL = "shared/level"  # nobody in the room has won, or several have
    DEFEAT = "shared/defeat"
    # of the controls, played by the stack
    FOCUS = "shared/focus", 1, 3
    BUTTON = "shared/button", 1, 3
    REFUSE = "shared/refuse", 1, 2

    @property
    def leads(self) -> bool:
        return self in (Sound.VICTORY, Sound.LEVEL, Sound.DEFEAT)

    @property
    def says(self) -> str:
        return SAYS.get(self, "")


SAYS: Final = MappingProxyType(
    {
        Sound.VICTORY: N_("a fanfare of victory"),
        Sound.LEVEL: N_("three calm notes"),
        Sound.DEFEAT: N_("notes of defeat, going down"),
    }
)


class SoundCue(NamedTuple):
    """A sound that a scene asks for; after the last of its steps comes the first again."""

    sound: Recording
    step: int = 0

    @property
    def take(self) -> str:
        """The name of the recording."""
        steps = self.sound.steps
        return f"{self.sound}_{self.step % steps + 1}" if steps > 1 else self.sound.value

    @property
    def takes(self) -> tuple[str, ...]:
        """The names of all its recordings: ``card_1``, ``card_1_b`` and so on."""
        return (self.take, *(f"{self.take}_{letter}" for letter in "bcd"[: self.sound.takes - 1]))


class Sounds(Protocol):
    """Plays sounds."""

    def play(self, heard: SoundCue) -> None:
        """Begin to play; returns at once, and never fails."""


class Silence:
    """Nothing is heard."""

    def play(self, heard: SoundCue) -> None:
        """Not to be heard."""
