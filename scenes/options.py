"""What the command line asks of the window; what is not asked for is left to the settings."""

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

Speed = Literal["off", "fast", "normal", "slow"]


@dataclass(frozen=True, slots=True)
class Options:
    """Wishes for one run of the game; None means that the settings decide."""

    size: tuple[int, int] | None = None
    """Width and height of the window in pixels."""
    fullscreen: bool = False
    seed: int | None = None
    """Makes the deals of this run repeatable."""
    data_dir: Path | None = None
    """Where saves and settings are kept."""
    watch: Path | None = None
    """The record of a game to be shown at once."""
    speed: Speed | None = None
    """How fast pieces move; "off" shows results at once."""
    compatible: bool = False
    """Pictures reach the window without the graphics card."""
    reader: bool = False
    """A screen reader is spoken to, whether one is found or not."""
    language: str | None = None
    """The code of a language, such as "de"; "xx" is made up, for those who build the game."""
