"""After a step: Larvae of the hand may hatch now, or be kept."""

from __future__ import annotations

from game.describe.rugs.weighing import KEEP
from scenes.kit import parts
from scenes.kit.display import Item
from scenes.kit.layout import Place
from scenes.kit.scene import Frame
from scenes.rugs.layers.bug import BugLayer


class KeepLayer(BugLayer):
    """Pops with two Larvae, or with none."""

    def _foot(self, frame: Frame, place: Place) -> list[Item]:
        upper, lower = parts.rows(place, 2, 14)
        hatch, keep = self._turn(frame, upper), self.question.choice(KEEP)
        if keep is None:
            return hatch
        button = parts.button(frame, lower, keep.id, keep.name, size=24, primary=True)
        return [*parts.as_answers(tuple(hatch)), *parts.as_answers(button)]
