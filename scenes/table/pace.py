"""The speed of cards and cubes, changed from one to the next."""

from __future__ import annotations

from typing import Final

from scenes.kit.preferences import Preferences, Speed

SPEEDS: Final = tuple(Speed)


def change_speed(preferences: Preferences) -> None:
    """The next speed, round and round."""
    preferences.speed = SPEEDS[(SPEEDS.index(preferences.speed) + 1) % len(SPEEDS)]
