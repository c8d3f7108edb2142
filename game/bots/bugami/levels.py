"""The bots of Bugami."""

from __future__ import annotations

from typing import Final

from game.bots.bugami.gentle import GentleBot
from game.bots.bugami.leaning import Leaning
from game.bots.bugami.newcomer import NewcomerBot
from game.bots.bugami.search import BugamiTrials
from game.bots.bugami.sharp import weigh
from game.bots.companion import Companion
from game.rules.bugami.api import Action, View

COMPANION: Final[Companion[View, Action]] = Companion(
    "bugami", GentleBot, NewcomerBot, weigh, Leaning, BugamiTrials
)
