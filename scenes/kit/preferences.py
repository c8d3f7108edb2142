"""What a person has chosen about the way the game is shown. One object, passed along."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Annotated, Final

import msgspec

from game.words import _
from scenes.kit import bindings
from scenes.kit.bindings import Button, Shortcut

Loudness = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]
"""From silence, 0, to as loud as it gets, 1."""


STORED: Final = "stored"
"""Under which name a wish lies on disk, where it had another one before."""
LASTING: Final = "lasting"
"""What no other window takes back once this one has written it: what has been learnt and told."""
LEARNED: Final = "done"
"""Kept of a lesson that has been gone through."""
SOLVED, TRIED = "solved", "tried"
"""Kept of a problem by the first try: it was right, or it was not."""


class Speed(StrEnum):
    """How fast cards and cubes move."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    OFF = "off"


PACE: Final = MappingProxyType(
    {Speed.SLOW: 1.6, Speed.NORMAL: 1.0, Speed.FAST: 0.5, Speed.OFF: 0.0}
)
"""What every duration is multiplied with."""


class SoundWishes(StrEnum):
    """What is heard at all."""

    ALL = "all"
    EFFECTS = "effects"
    NOTHING = "nothing"


class Announce(StrEnum):
    """How much a screen reader says of what happens at a table."""

    SHORT = "short"
    ALL = "all"
    OFF = "off"


class Captions(StrEnum):
    """What is written in a line below every table, for whoever hears little or reads slowly."""

    OFF = "off"
    EVENTS = "events"
    SOUNDS = "sounds"  # and what is heard


class Onward(StrEnum):
    """Whether somebody has been told what comes after the first whole game."""

    LATER = "later"
    DUE = "due"
    TOLD = "told"


class Cloth(StrEnum):
    """What the table is covered with."""

    MOSS = "moss"
    BERRY = "berry"
    SLATE = "slate"
    LINEN = "linen"


class Contrast(StrEnum):
    """How strongly letters and edges stand out."""

    SOFT = "soft"
    HIGH = "high"


LessonName = Annotated[str, msgspec.Meta(max_length=40, pattern="^[a-z0-9-]*$")]
"""That of a lesson, or of one of its steps."""


PersonName = Annotated[str, msgspec.Meta(max_length=100)]
"""As long as records write one."""


TextSize = Annotated[int, msgspec.Meta(ge=100, le=200)]
"""How large letters are, in per cent of the usual."""


@dataclass(slots=True)
class Preferences:
    """Shared by all scenes; the menu changes it.

    ``living``: what lives at a table goes on while nothing happens. ``remarks``: bots may say what
    they think of a trick. ``hints`` False hides who is ahead even where the table shows it.
    ``show_best`` marks what scores most, where a game can tell. ``confirm_plays`` asks once more
    before anything is played; ``play_forced`` plays a card by itself where the rules allow no
    other, unless it is asked about. ``mute_away`` is quiet while another window is in front.
    ``compatible`` hands pictures to the system without its graphics card; None: where there is no
    real one. ``reader``: a screen reader is spoken to; None: where one is running. ``keys`` and
    ``buttons`` hold what was bound, nothing else. ``language`` is a code such as ``de``; empty:
    what the desktop speaks. ``called`` is the name of whoever plays here, empty while nobody has
    said it, and ``colour`` what they sit down in.

    What is only remembered from one day to the next: ``lessons`` holds the step where each lesson
    goes on, or ``LEARNED``; ``problems``: what came of the first try at each; ``onward``: whether
    it has been told what to play next;
    ``house_rules``: they are shown in the form of a table; ``phones``: a table of several people
    begins with codes for their phones; ``stronger``: whether whoever has won some games has been
    offered a stronger bot; ``firewall``: whether it has been told what Windows asks about phones.
    """

    speed: Speed = Speed.NORMAL
    reduced_motion: bool = False
    living: bool = True
    remarks: bool = True
    hearing: SoundWishes = SoundWishes.ALL
    master: Loudness = 0.8
    music: Loudness = 0.5
    effects: Loudness = 0.8
    voices: Loudness = 0.7
    mute_away: bool = True
    fullscreen: bool = False
    hints: bool = field(default=True, metadata={STORED: "winner_hint"})
    show_best: bool = False
    confirm_plays: bool = False
    play_forced: bool = False
    text_size: TextSize = 100
    cloth: Cloth = Cloth.MOSS
    contrast: Contrast = Contrast.SOFT
    compatible: bool | None = None
    reader: bool | None = None
    announce: Announce = Announce.SHORT
    captions: Captions = Captions.OFF
    keys: dict[Shortcut, str] = field(default_factory=dict)
    buttons: dict[Shortcut, Button] = field(default_factory=dict)
    language: str = ""
    called: PersonName = ""
    colour: str = ""
    lessons: dict[LessonName, LessonName] = field(default_factory=dict, metadata={LASTING: LEARNED})
    problems: dict[LessonName, LessonName] = field(default_factory=dict, metadata={LASTING: SOLVED})
    onward: Onward = field(default=Onward.LATER, metadata={LASTING: Onward.TOLD.value})
    house_rules: bool = False
    stronger: bool = field(default=False, metadata={LASTING: True})
    phones: bool = False
    firewall: bool = field(default=False, metadata={LASTING: True})

    @property
    def lessons_learned(self) -> int:
        """How many lessons have been gone through."""
        return [*self.lessons.values()].count(LEARNED)

    @property
    def music_volume(self) -> float:
        """How loud the music is, all in all."""
        return self.master * self.music if self.hearing is SoundWishes.ALL else 0.0

    @property
    def effects_volume(self) -> float:
        """How loud everything else is, all in all."""
        return 0.0 if self.hearing is SoundWishes.NOTHING else self.master * self.effects

    @property
    def voices_volume(self) -> float:
        """How loud factions and personalities are, all in all."""
        return 0.0 if self.hearing is SoundWishes.NOTHING else self.master * self.voices

    @property
    def pace(self) -> float:
        """The factor for durations; 0: everything happens at once."""
        return PACE[self.speed]

    @property
    def still(self) -> bool:
        """Whether nothing may move for its own sake."""
        return self.reduced_motion or self.speed is Speed.OFF

    @property
    def lively(self) -> bool:
        """Whether what lives at a table may go on while nothing happens."""
        return self.living and not self.still

    def snapshot(self) -> Preferences:
        """A copy that stays as it is when these change: to draw by, and to compare."""
        keys, buttons, lessons = self.keys.copy(), self.buttons.copy(), self.lessons.copy()
        problems = self.problems.copy()
        return replace(self, keys=keys, buttons=buttons, lessons=lessons, problems=problems)

    def next_speed(self) -> None:
        """The next speed, round and round."""
        speeds = tuple(Speed)
        self.speed = speeds[(speeds.index(self.speed) + 1) % len(speeds)]

    def mend(self) -> list[str]:
        """Let go of bindings that cannot be; what they are called."""
        keys, buttons = bindings.keys(self.keys), bindings.buttons(self.buttons)
        faults = [
            _("keys: {name}").format(name=one) for one, key in self.keys.items() if keys[one] != key
        ]
        faults += [
            _("buttons: {name}").format(name=one)
            for one, name in self.buttons.items()
            if buttons[one] != name
        ]
        self.keys = {one: key for one, key in self.keys.items() if keys[one] == key}
        self.buttons = {one: name for one, name in self.buttons.items() if buttons[one] == name}
        return faults
