"""The parts of the shared table, filled with the kinds of Bugs on Rugs."""

from __future__ import annotations

from typing import TypeAlias

from game.rules.rugs.api import Action, Event, View
from scenes.rugs.stage import Stage
from scenes.table.question_layer import QuestionLayer
from scenes.table.score_sheet import ScoreSheetScene
from scenes.table.session import Session
from scenes.table.ui import Answer

RugsSession: TypeAlias = Session[Stage, Action, Event, View]
RugsQuestionLayer: TypeAlias = QuestionLayer[Stage, Action, Event, View]
RugsScoreSheet: TypeAlias = ScoreSheetScene[Stage, Action, Event, View]
RugsAnswer: TypeAlias = Answer[Action]
