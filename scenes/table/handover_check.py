"""What comes before somebody is asked: a curtain, or nothing at all where there is no choice."""

from __future__ import annotations

from functools import partial

from game.table import Decision
from scenes.kit.scene import Change, Pop
from scenes.shell.dialogs.hand_over import HandOverScene
from scenes.shell.dialogs.pause import MenuCommand
from scenes.table.catch_up import looked_at
from scenes.table.layer import pause
from scenes.table.session import AnySession
from scenes.table.take_back import offer


def is_forced(session: AnySession, decision: Decision, held: int | None) -> bool:
    """Whether the rules leave no choice, and somebody wants that to play itself.

    Whoever has just taken back, to after ``held`` actions, is asked: else it would be played again
    at once.
    """
    wishes = session.preferences
    if not wishes.play_forced or wishes.confirm_plays or held == len(session.match.actions):
        return False
    legal = session.view(decision.seat).legal
    return len(legal) == 1 and isinstance(legal[0], session.ui.forced_actions)


class TableCurtain(HandOverScene):
    """While it hangs, others may choose in secret on their phones.

    It is gone as soon as the next hand is on a phone: then nobody has to look away.
    """

    def __init__(self, session: AnySession, since: int, decision: Decision) -> None:
        ui = session.ui
        super().__init__(
            session.seats[decision.seat],
            ui.facts(session, decision),
            len(session.match.log) - since,
            session.preferences,
            partial(pause, session),
            ui.curtain,
            take_back=offer(session) is not None,
            first=decision.seat not in looked_at(session),
        )
        self._session = session
        self._next = decision.seat

    @property
    def is_moving(self) -> bool:
        """As soon as the hand is on a phone, too."""
        return super().is_moving or self._next in self._session.phones

    def tick(self, dt: float) -> Change[MenuCommand | None]:
        """Nobody has to look away any more once it is."""
        if self._next in self._session.phones:
            return Pop(None)
        return super().tick(dt)
