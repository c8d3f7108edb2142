"""What one phone is asked, and which of its answers count."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from game.describe import Path, Question
from game.phones.narrator import PhoneQuestion
from game.phones.wire import ChooseMsg, DoneMsg
from game.words import _

REMEMBERED: Final = 32
"""Wishes that are known when they are sent again, because their answers were lost."""


class Answer(NamedTuple):
    """What is said to the phone, and what it does at the table; None: nothing."""

    done: DoneMsg
    action: Any = None


class Conversation:
    """With one seat. Its questions are numbered apart from those of others.

    A number that all shared would tell each phone how often the others have tapped.

    Args:
        number: That of no question yet: whoever was here before a new start has asked others.
    """

    def __init__(self, number: int = 0) -> None:
        self._number = number
        self._moment: object = None
        self._path: Path = ()
        self._done: dict[int, DoneMsg] = {}

    def ask(self, moment: object) -> PhoneQuestion:
        """What is asked now: a new question only where the moment is another one."""
        if moment != self._moment:
            self._moment, self._path = moment, ()
            self._number += 1
        return PhoneQuestion(self._number, self._path)

    def answer(self, wish: ChooseMsg, question: Question[Any]) -> Answer:
        """Take an answer to ``question``, as far as it has been gone into."""
        if wish.id in self._done:
            return Answer(self._done[wish.id])
        choice = question.choice(wish.choice) if wish.n == self._number else None
        if choice is None:
            return Answer(self.late(wish))
        if choice.refused is not None:
            return Answer(DoneMsg(wish.id, choice.refused.words))
        self._number += 1
        self._path = choice.leads
        return Answer(self.once(wish.id, lambda: ""), choice.action)

    @property
    def path(self) -> Path:
        """How far the question has been gone into."""
        return self._path

    def late(self, wish: ChooseMsg) -> DoneMsg:
        """What is said to somebody who answers though nothing is asked."""
        return self.once(wish.id, lambda: _("That question has been answered."))

    def once(self, wish: int, grant: Callable[[], str]) -> DoneMsg:
        """Grant a wish, unless that has been done; ``grant`` gives a reason where it may not be."""
        if wish in self._done:
            return self._done[wish]
        done = DoneMsg(wish, grant())
        if not done.why:
            self._done[wish] = done
            if len(self._done) > REMEMBERED:
                del self._done[next(iter(self._done))]
        return done
