"""Where the lesson of Bugs on Rugs points, and the words it uses for what lies there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.describe.line import Span, WhoSpan
from scenes.kit.layout import Place
from scenes.kit.parts import inset
from scenes.kit.scene import Frame
from scenes.kit.tooltip import Tooltip
from scenes.rugs.board.floor import floor_controls
from scenes.rugs.board.hand import hand_controls
from scenes.rugs.board.picture import in_hand, place_of
from scenes.rugs.board.wall import wall_controls
from scenes.rugs.stage import Stage
from scenes.table.session import AnySession

CARD: Final = "card:"


class RugsTeaching:
    """What the lesson asks of Bugs on Rugs."""

    def lit(
        self,
        frame: Frame,
        session: AnySession,
        stage: object,
        tooltips: Sequence[Tooltip],
        name: str,
    ) -> Sequence[Place]:
        """Where something that a step lights lies now: a bug, all of a kind, or a thing."""
        assert isinstance(stage, Stage)
        places, (where, _colon, start) = place_of(frame, stage), name.partition(":")
        match where:
            case "hand":
                hand = places.layout["hand"]
                found = hand_controls(frame, hand, in_hand(stage), frozenset(), None)
            case "floor" if start:
                found = floor_controls(places, stage, frozenset())
            case "wall" if start:
                found = wall_controls(places, stage, frozenset())
            case _:
                wanted = "wall" if where == "trick" else name  # what a ghost is about
                return [
                    inset(tooltip.place, -4, -4) for tooltip in tooltips if tooltip.name == wanted
                ]
        return [Place(*each[1:5]) for each in found if each.name.startswith(CARD + start)]

    def span(self, session: AnySession, name: str) -> Span:
        """Somebody at the table."""
        return WhoSpan(session.seats[int(name)].name)

    def chosen(self, control: str) -> str:
        """A bug by its control."""
        return control.removeprefix(CARD) if control.startswith(CARD) else ""

    def holds(self, what: str, event: object) -> bool:
        """Nothing is asked before it is told."""
        return False

    def happens(self, what: str, session: AnySession) -> bool:
        """Nothing is played freely."""
        return False


TEACHING: Final = RugsTeaching()
