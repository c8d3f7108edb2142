"""The table goes dark, and in a light of its own somebody or something comes, then its words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from scenes.kit import parts
from scenes.kit.display import Glow, Item, Veil
from scenes.kit.parts import Items
from scenes.kit.schedule import Schedule
from scenes.kit.theme import NIGHT

DARK: Final = 0.7


def spotlit(
    schedule: Schedule, seconds: float, light: Glow, figure: Iterable[Item], words: Iterable[Item]
) -> Items:
    """What is seen ``seconds`` after it has begun, by the beats *veil*, *come* and *words*.

    ``cue_highlights`` is as bright as it is now; ``figure`` and ``words`` are as they will be once
    they are there.
    """
    return (
        Veil(NIGHT, DARK * schedule.opacity(seconds, "veil")),
        light,
        *parts.fade(figure, schedule.opacity(seconds, "come")),
        *parts.fade(words, schedule.opacity(seconds, "words")),
    )
