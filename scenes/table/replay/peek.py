"""The bots of a game that is watched are asked again, a few choices at a time in the background."""

from __future__ import annotations

from typing import Final

from game.fair.peek_check import ChoiceBlock, PeekReport, ReplayedChoice, bot_choices, by_the_clock
from game.words import ngettext, number
from scenes.table.session import AnySession

AT_ONCE: Final = 4  # choices, between two looks at how far it is


class PeekProgress:
    """How far it is, and in the end what was found."""

    def __init__(self, session: AnySession) -> None:
        self._session = session
        self._choices = tuple(bot_choices(session.match, session.setup))
        self._found: list[ReplayedChoice] = []

    @property
    def goes_on(self) -> bool:
        """Whether there is a choice that nobody has been asked about."""
        return len(self._found) < len(self._choices)

    def tick(self) -> None:
        """Take what has been answered, and ask on."""
        done = len(self._found)
        block = ChoiceBlock(self._choices[done : done + AT_ONCE])
        answers = self._session.minds.think(("peek", done), lambda: block)
        self._found += answers or ()

    def leave(self) -> None:
        """Nobody waits for an answer any more."""
        self._session.minds.stop()

    @property
    def sentence(self) -> str:
        """What is known now."""
        if self.goes_on:
            words = ngettext(
                "Asking the bots again: {count} of {all} choice.",
                "Asking the bots again: {count} of {all} choices.",
                len(self._choices),
            )
            done, every = number(len(self._found)), number(len(self._choices))
            return words.format(count=done, all=every)
        clocks = by_the_clock(self._choices)
        return PeekReport.of(self._choices, self._found, clocks=clocks).sentence
