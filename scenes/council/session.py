"""The parts of the shared table, filled with the kinds of Bug Council."""

from __future__ import annotations

from typing import TypeAlias

from game.rules.council.api import Action, Event, View
from scenes.table.question_layer import QuestionLayer
from scenes.table.score_sheet import ScoreSheetScene
from scenes.table.session import TableSession
from scenes.table.ui import Answer

CouncilSession: TypeAlias = TableSession[View, Action, Event]
CouncilScoreSheet: TypeAlias = ScoreSheetScene[View, Action, Event]
CouncilQuestionLayer: TypeAlias = QuestionLayer[View, Action, Event]
CouncilAnswer: TypeAlias = Answer[Action]
