"""Bugami in words: what lies on the desk, what is asked, what happened."""

from __future__ import annotations

from typing import Final

from game.describe import Description
from game.describe.bugami.lines import say
from game.describe.bugami.memory import MEMORY
from game.describe.bugami.questions import ask, confirm, does, weigh
from game.describe.bugami.surface import surface
from game.rules.bugami.api import Action, Event, View

DESCRIPTION: Final[Description[View, Action, Event]] = Description(
    surface, ask, weigh, confirm, say, MEMORY, does
)
