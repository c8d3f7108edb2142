"""What the questions of Under Glass share: the ribbon says why something cannot be chosen."""

from __future__ import annotations

from game.describe import Choice, Path, RefusalReason, Remark
from game.describe.glass.questions import AT
from game.describe.glass.weighing import weigh
from game.describe.line import Line
from game.rules.glass.api import Action
from scenes.glass.session import GlassQuestionLayer
from scenes.kit.display import Item
from scenes.kit.layout import Layout
from scenes.kit.scene import Frame
from scenes.table.pieces.ribbon import talk


class GlassLayer(GlassQuestionLayer):
    """Points of places are told to those who want that."""

    @property
    def path(self) -> Path:
        """What has been chosen before the choice that is weighed."""
        return self.chosen

    def remarks(self, choice: Choice[Action]) -> tuple[Remark, ...]:
        """What a choice would do."""
        top, chosen = self.session.top, (*self.path, choice.id)
        reckon = top.hints if choice.id.startswith(AT) else top.best
        return weigh(self.view, self.session.seats, chosen, reckon=reckon)

    def _refusal(
        self, frame: Frame, layout: Layout, choice: Choice[Action], refused: RefusalReason
    ) -> list[Item]:
        return [*talk(frame, Line.of(refused.words), layout)]
