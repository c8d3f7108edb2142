"""The parts of the shared table, filled with the kinds of Bugami."""

from __future__ import annotations

from typing import TypeAlias

from game.rules.bugami.api import Action, Event, View
from scenes.bugami.show.stage import Stage
from scenes.table.card_layer import CardLayer
from scenes.table.layer import Layer
from scenes.table.reckoning import ReckoningScene
from scenes.table.session import Session
from scenes.table.staging import Answer

BugamiSession: TypeAlias = Session[Stage, Action, Event, View]
BugamiLayer: TypeAlias = Layer[Stage, Action, Event, View]
BugamiReckoning: TypeAlias = ReckoningScene[Stage, Action, Event, View]
BugamiCardLayer: TypeAlias = CardLayer[Stage, Action, Event, View]
BugamiAnswer: TypeAlias = Answer[Action]
