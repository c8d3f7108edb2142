"""The words that the lesson of Bugami uses for what lies there."""

from __future__ import annotations

from typing import Final

from game.describe.bugami.names import card_span
from game.describe.line import Span
from game.rules.bugami.api import CARDS
from scenes.table.lesson.teaching import Teaching
from scenes.table.session import AnySession


class BugamiTeaching(Teaching):
    """What the lesson asks of Bugami."""

    def span(self, session: AnySession, name: str) -> Span:
        return card_span(CARDS[name]) if name in CARDS else super().span(session, name)


TEACHING: Final = BugamiTeaching()
