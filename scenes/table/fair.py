"""*Fair?* at the podium: what can be said of the cards, and whether the bots have peeked."""

from __future__ import annotations

from typing import Final

from game.fair import told_of
from game.words import _
from scenes.kit import parts
from scenes.kit.display import DisplayList, Item, Veil
from scenes.kit.scene import BaseScene, Change, Frame, Pop
from scenes.shell.backyard import DEEP
from scenes.table.replay.peek import PeekProgress
from scenes.table.session import AnySession

TALL: Final = 440.0


class FairScene(BaseScene[None]):
    """Lies over the podium; pops with None. Where bots have played, they can be asked again."""

    covers = False

    def __init__(self, session: AnySession) -> None:
        self._session = session
        self._words = told_of(session.match, session.setup)
        self._peeking: PeekProgress | None = None

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """A heading, what is known, and what else may be asked."""
        sheet = parts.sheet(frame, 1000, TALL)
        inner = parts.inset(sheet, 56)
        body = parts.fitted_paragraph(
            frame, self._words, inner.x, inner.y + 66, inner.w, inner.h - 66 - 100, 24
        )
        left, right = parts.columns(parts.box(inner.x, inner.bottom - 76, inner.w, 76), 2, 24)
        items: list[Item] = [
            Veil(DEEP, 0.6),
            *parts.panel(sheet, radius=22.0),
            parts.heading(frame, _("Fair?"), inner.x, inner.y + 10, inner.w, 42),
            *body.items,
        ]
        if any(seat.bot for seat in self._session.setup.seats):
            items += parts.button(frame, left, "peek", _("Do the bots peek?"))
        return (
            *items,
            *parts.button(frame, right, "close", _("Got it"), primary=True, key="Enter", size=30),
        )

    # time

    @property
    def is_moving(self) -> bool:
        return self._peeking is not None and self._peeking.goes_on

    def tick(self, dt: float) -> Change[None]:
        if self._peeking is not None and self._peeking.goes_on:
            self._peeking.tick()
            self._words = self._peeking.sentence
        return None

    # input

    def default_focus(self) -> str | None:
        return "close"

    def activate(self, name: str) -> Change[None]:
        if name != "peek":
            return self._leave()
        if not self.is_moving:
            self._peeking = PeekProgress(self._session)
            self._words = self._peeking.sentence
        return None

    def key(self, name: str) -> Change[None]:
        return self._leave() if name == "escape" else None

    def _leave(self) -> Change[None]:
        if self._peeking is not None:
            self._peeking.leave()
        return Pop(None)
