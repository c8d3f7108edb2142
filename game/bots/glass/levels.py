"""The bots of Under Glass."""

from __future__ import annotations

from typing import Final

from game.bots.companion import Companion
from game.bots.glass.gentle import GentleBot
from game.bots.glass.leaning import Leaning
from game.bots.glass.search import GlassTrials
from game.bots.glass.sharp import weigh
from game.rules.glass.api import Action, View

COMPANION: Final[Companion[View, Action]] = Companion(
    "display-case", GentleBot, GentleBot, weigh, Leaning, GlassTrials
)
