"""The parts of the shared table, filled with the kinds of Bugami."""

from __future__ import annotations

from typing import TypeAlias

from game.rules.bugami.api import Action, Event, View
from scenes.bugami.stage import Stage
from scenes.table.question_layer import QuestionLayer
from scenes.table.score_sheet import ScoreSheetScene
from scenes.table.session import Session

BugamiSession: TypeAlias = Session[Stage, Action, Event, View]
BugamiScoreSheet: TypeAlias = ScoreSheetScene[Stage, Action, Event, View]
BugamiQuestionLayer: TypeAlias = QuestionLayer[Stage, Action, Event, View]
