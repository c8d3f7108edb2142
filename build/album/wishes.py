"""What a match of any game has to look like for a picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from build.album.setting import Until
from game.match import AnyMatch


def mine(kind: str, *tests: Callable[[Any], bool], seat: int = 0) -> Until:
    """Whether this seat is asked for this, and everything else holds in its view."""

    def holds(match: AnyMatch) -> bool:
        decision = match.decision
        if decision is None or decision.seat != seat or decision.kind is not kind:
            return False
        view = match.client(seat).view()
        return all(test(view) for test in tests)

    return holds


class Handed(Protocol):
    """A view of any game with cards in a hand."""

    @property
    def legal(self) -> tuple[Any, ...]:
        """What may be chosen."""

    @property
    def hand(self) -> tuple[Any, ...] | None:
        """The cards of whoever looks."""


def must_follow(view: Handed) -> bool:
    """Some cards are refused, but there is a choice."""
    return 1 < len(view.legal) < len(view.hand or ())


def just_told(match: AnyMatch, kind: type) -> list[Any]:
    """The events of this kind that the last action has brought."""
    since = match.log[match.turns[-1].start :] if match.turns else ()
    return [event for event in since if isinstance(event, kind)]


def told(kind: type) -> Until:
    """Whether the last action has made this happen."""
    return lambda match: bool(just_told(match, kind))


def over(match: AnyMatch) -> bool:
    """Whether the game has ended."""
    return match.decision is None
