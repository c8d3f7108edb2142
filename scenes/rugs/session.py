"""The parts of the shared table, filled with the kinds of Bugs on Rugs."""

from __future__ import annotations

from typing import TypeAlias

from game.rules.rugs.api import Action, Event, View
from scenes.rugs.stage import Stage
from scenes.table.layer import Layer
from scenes.table.reckoning import ReckoningScene
from scenes.table.session import Session
from scenes.table.staging import Answer

RugsSession: TypeAlias = Session[Stage, Action, Event, View]
RugsLayer: TypeAlias = Layer[Stage, Action, Event, View]
RugsReckoning: TypeAlias = ReckoningScene[Stage, Action, Event, View]
RugsAnswer: TypeAlias = Answer[Action]
