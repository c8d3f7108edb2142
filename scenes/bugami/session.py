"""The parts of the shared table, filled with the kinds of Bugami."""

from __future__ import annotations

from typing import TypeAlias

from game.rules.bugami.api import Action, Event, View
from scenes.table.question_layer import QuestionLayer
from scenes.table.score_sheet import ScoreSheetScene
from scenes.table.session import TableSession

BugamiSession: TypeAlias = TableSession[View, Action, Event]
BugamiScoreSheet: TypeAlias = ScoreSheetScene[View, Action, Event]
BugamiQuestionLayer: TypeAlias = QuestionLayer[View, Action, Event]
