"""The bots of Bugs on Rugs."""

from __future__ import annotations

from typing import Final

from game.bots.companion import Companion
from game.bots.rugs.gentle import GentleBot
from game.bots.rugs.leaning import Leaning
from game.bots.rugs.search import RugsTrials
from game.bots.rugs.sharp import weigh
from game.rules.rugs.api import Action, View

COMPANION: Final[Companion[View, Action]] = Companion(
    "bugs-on-rugs", GentleBot, GentleBot, weigh, Leaning, RugsTrials
)
