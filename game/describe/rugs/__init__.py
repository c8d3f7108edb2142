"""Bugs on Rugs in words: what lies in the attic, what is asked, what happened."""

from __future__ import annotations

from typing import Final

from game.describe import Description
from game.describe.rugs.lines import say
from game.describe.rugs.memory import MEMORY
from game.describe.rugs.questions import ask, confirm, does
from game.describe.rugs.surface import surface
from game.describe.rugs.weighing import weigh
from game.rules.rugs.api import Action, Event, View

DESCRIPTION: Final[Description[View, Action, Event]] = Description(
    surface, ask, weigh, confirm, say, MEMORY, does
)
