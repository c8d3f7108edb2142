"""What is asked of a game whose end can be looked through with all cards open."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, NamedTuple, Protocol

from game.table import Seat


class Proof(StrEnum):
    """What an answer about open cards rests on."""

    AGAINST_ALL = "against all"
    """Whatever the others play."""
    AS_THEY_PLAY = "as they play"
    """The others are bots, and play on as they do."""
    AS_SENSIBLE = "as sensible bots"
    """Some others are people, or bots that search: they are taken to play like a Sensible bot."""
    RULES = "rules"
    """The Termitenator follows its rules."""


class Until(NamedTuple):
    """The last choice of the last Age from which the seat could still win.

    ``at`` is the index in the record of that choice, ``step`` its trick (from 1); both None: no
    choice that was looked through could. ``open_from``: the first trick that was looked through;
    of what was before nothing is said.
    """

    at: int | None
    step: int | None
    proof: Proof
    open_from: int


class OpenChoice(NamedTuple):
    """A choice of the seat: its index in the record, the progress then, and the whole state."""

    at: int
    progress: tuple[int, int]
    state: Any


class OpenCardsAnalysis(Protocol):
    """Looks through what is left of a game with all cards open."""

    def until(
        self, seat: Seat, spots: Sequence[OpenChoice], others: Sequence[str], proof: Proof
    ) -> Until:
        """The last choice of the seat from which it could win.

        ``others`` has for each seat the temper in which it plays on like a Sensible bot; empty: in
        none. ``proof`` is what that makes of the answer.
        """

    def sentence(self, until: Until) -> str:
        """The answer as a sentence, with what was proved in it."""
