"""The marks of passages that do not hold for every game."""

from __future__ import annotations

from typing import Final

from game.words import N_

PUBLISHED: Final = N_("Published edition")
PROTOTYPE: Final = N_("Prototype edition")
