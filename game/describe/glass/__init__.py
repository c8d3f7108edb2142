"""Under Glass in words: what lies in the cases, what is asked, what happened."""

from __future__ import annotations

from typing import Final

from game.describe import Description
from game.describe.glass.lines import say
from game.describe.glass.questions import ask, confirm, does
from game.describe.glass.surface import surface
from game.describe.glass.weighing import weigh
from game.rules.glass.api import Action, Event, View

DESCRIPTION: Final[Description[View, Action, Event]] = Description(
    surface, ask, weigh, confirm, say, does=does
)
