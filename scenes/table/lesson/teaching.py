"""What a lesson asks of a game: where the things lie that it lights, and what they are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.describe.line import Span
from scenes.kit.layout import Place
from scenes.kit.scene import Frame
from scenes.kit.tooltip import Tooltip
from scenes.table.session import AnySession


class Teaching(Protocol):
    """The part of a game that only its lessons need."""

    def lit(
        self,
        frame: Frame,
        session: AnySession,
        stage: object,
        tooltips: Sequence[Tooltip],
        name: str,
    ) -> Sequence[Place]:
        """Where something that a step lights lies now; empty: it does not lie there."""

    def span(self, session: AnySession, name: str) -> Span:
        """What stands in a sentence for ``{name}``: a card, a faction, somebody at the table."""

    def chosen(self, control: str) -> str:
        """What using a control of the table would choose, as the lesson calls it.

        Nothing (""), where the control alone does not say it: then the clause that refuses does.
        """

    def holds(self, what: str, event: object) -> bool:
        """Whether the table stops before this event, so that ``what`` can still be asked."""

    def happens(self, what: str, session: AnySession) -> bool:
        """Whether now is the moment of a note in the free play."""
