"""The parts of the shared table, filled with the kinds of Under Glass."""

from __future__ import annotations

from typing import TypeAlias

from game.rules.glass.api import Action, Event, View
from scenes.table.question_layer import QuestionLayer
from scenes.table.score_sheet import ScoreSheetScene
from scenes.table.session import TableSession
from scenes.table.ui import Answer

GlassSession: TypeAlias = TableSession[View, Action, Event]
GlassQuestionLayer: TypeAlias = QuestionLayer[View, Action, Event]
GlassScoreSheet: TypeAlias = ScoreSheetScene[View, Action, Event]
GlassAnswer: TypeAlias = Answer[Action]
