"""After a step: Larvae of the hand may hatch now, or be kept."""

from __future__ import annotations

from typing import Final

from game.describe.line import Line
from game.rules.rugs.api import DONE
from game.words import _
from scenes.kit import parts
from scenes.kit.display import Item
from scenes.kit.layout import Place
from scenes.kit.scene import Change, Frame, Pop
from scenes.rugs.layers.bug import BACK, HATCH, BugLayer
from scenes.rugs.session import RugsAnswer

KEEP: Final = "keep"


class KeepLayer(BugLayer):
    """Pops with two Larvae, or with none."""

    def _foot(self, frame: Frame, place: Place) -> list[Item]:
        """Both ways on."""
        upper, lower = parts.rows(place, 2, 14)
        if self._larvae is not None:
            return [*parts.button(frame, upper, BACK, _("Not now"), key="H", size=24)]
        hatch = parts.button(frame, upper, HATCH, _("Hatch two Larvae"), key="H", size=24)
        keep = parts.button(frame, lower, KEEP, _("Keep them"), size=24, primary=True)
        return [*parts.answering(hatch), *parts.answering(keep)]

    def _line(self, card: object) -> Line:
        if self._larvae is not None:
            return super()._line(None)
        words = _("your Larvae can hatch for a bug of the Wall, or stay.")
        return Line.of(words, self.session.name(self.seat))

    def activate(self, name: str) -> Change[RugsAnswer]:
        """Keep them, or as always."""
        return Pop(DONE) if name == KEEP else super().activate(name)
