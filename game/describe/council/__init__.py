"""Bug Council in words: what lies on the table, what is asked, what happened."""

from __future__ import annotations

from typing import Final

from game.describe import Description
from game.describe.council.lines import say
from game.describe.council.memory import MEMORY
from game.describe.council.questions import ask, confirm, does, weigh
from game.describe.council.surface import surface
from game.rules.council.api import Action, Event, View

DESCRIPTION: Final[Description[View, Action, Event]] = Description(
    surface, ask, weigh, confirm, say, MEMORY, does
)
