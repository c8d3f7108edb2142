"""The parts of the shared table, filled with the kinds of Bugs on Rugs."""

from __future__ import annotations

from typing import TypeAlias

from game.rules.rugs.api import Action, Event, View
from scenes.table.question_layer import QuestionLayer
from scenes.table.score_sheet import ScoreSheetScene
from scenes.table.session import TableSession
from scenes.table.ui import Answer

RugsSession: TypeAlias = TableSession[View, Action, Event]
RugsQuestionLayer: TypeAlias = QuestionLayer[View, Action, Event]
RugsScoreSheet: TypeAlias = ScoreSheetScene[View, Action, Event]
RugsAnswer: TypeAlias = Answer[Action]
