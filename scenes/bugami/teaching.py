"""Where the lesson of Bugami points, and the words it uses for what lies there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.describe.bugami.names import card_codes, card_span, code_words
from game.describe.line import Span, WhoSpan
from game.rules.bugami.api import CARDS, PlayCard
from scenes.bugami.places import layout_of
from scenes.bugami.show.stage import Stage
from scenes.kit.layout import Place
from scenes.kit.parts import inset
from scenes.kit.scene import Frame
from scenes.kit.tooltip import Tooltip
from scenes.table.pieces import hand as fan
from scenes.table.session import AnySession

CARD, BID = "card:", "bid:"
LEARNER: Final = 0


class BugamiTeaching:
    """What the lesson asks of Bugami."""

    def lit(
        self,
        frame: Frame,
        session: AnySession,
        stage: object,
        tooltips: Sequence[Tooltip],
        name: str,
    ) -> Sequence[Place]:
        """Where something that a step lights lies now: a card, a suit of the hand, or a thing."""
        assert isinstance(stage, Stage)
        where, _colon, start = name.partition(":")
        if where == "hand":
            hand, place = card_codes(stage.hand), layout_of(frame)["hand"]
            legal = [
                each.card for each in session.view(LEARNER).legal if isinstance(each, PlayCard)
            ]
            held = fan.fan_controls(place, hand, card_codes(legal) or None, code_words)
            return [Place(*each[1:5]) for each in held if each.name.startswith(CARD + start)]
        begins = "trick:" if name == "trick" else name
        return [
            inset(tooltip.place, -4, -4) for tooltip in tooltips if tooltip.name.startswith(begins)
        ]

    def span(self, session: AnySession, name: str) -> Span:
        """A card, or somebody at the table."""
        return card_span(CARDS[name]) if name in CARDS else WhoSpan(session.seats[int(name)].name)

    def chosen(self, control: str) -> str:
        """A card or a bid by its control."""
        kind, _colon, value = control.partition(":")
        return value if f"{kind}:" in (CARD, BID) else ""

    def holds(self, what: str, event: object) -> bool:
        """Nothing is asked before it is told."""
        return False

    def happens(self, what: str, session: AnySession) -> bool:
        """Nothing is played freely."""
        return False


TEACHING: Final = BugamiTeaching()
