"""*Fair?*: the cards of a game against the fingerprints that were taken before anybody acted."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any, NamedTuple, Protocol

from game.fingerprints import Fingerprint
from game.match import TakeBack
from game.seating import TableSetup
from game.table import Decision
from game.words import _, ngettext


class Fairness(Enum):
    """What can be said; the values are the exit codes of ``record fair``."""

    FAIR = 0
    CHANGED = 1
    UNKNOWN = 2


class Finding(NamedTuple):
    """What was found, and the one sentence that says what was checked."""

    fairness: Fairness
    said: str


class Cards(Protocol):
    """The cards of a game: of a match, or of a record that was played again."""

    @property
    def game(self) -> str:
        """The game's id in the catalogue."""

    @property
    def setup(self) -> object:
        """The game's setup."""

    @property
    def deals(self) -> Sequence[Any]:
        """The cards, deal by deal."""


class FingerprintedGame(Cards, Protocol):
    """A game with its cards and their fingerprints: a match."""

    @property
    def fingerprints(self) -> Sequence[Fingerprint] | None:
        """The fingerprints of the deals; None if the record has none."""

    @property
    def take_backs(self) -> Sequence[TakeBack]:
        """What was undone."""

    @property
    def decision(self) -> Decision | None:
        """None once it is over."""


def check_deals(game: FingerprintedGame, table: TableSetup) -> Finding:
    """Whether the cards of a finished game are those that were laid down before anybody acted.

    Cards that somebody may have known beforehand are outside of it, and so is a choice that was
    made again after something hidden had been seen.
    """
    why = _outside(game, table)
    if why:
        return Finding(Fairness.UNKNOWN, why)
    trouble = what_was_changed(game, game.fingerprints or ())
    if trouble:
        return Finding(Fairness.CHANGED, trouble)
    if any(note.agreed for note in game.take_backs):
        words = _(
            "The cards match their fingerprints, but a move was undone after hidden cards had been "
            "seen. No fingerprint covers that."
        )
        return Finding(Fairness.UNKNOWN, words)
    count = len(game.deals)
    words = ngettext(
        "Fair: the cards of the one deal match the fingerprint taken before anyone acted.",
        "Fair: the cards of all {count} deals match the fingerprints taken before anyone acted.",
        count,
    )
    return Finding(Fairness.FAIR, words.format(count=count))


def told_of(game: FingerprintedGame, table: TableSetup) -> str:
    """What was found, with the fingerprints, for whoever has noted them down."""
    said = check_deals(game, table).said
    if not game.fingerprints or game.decision is not None:
        return said
    words = _("{finding} Fingerprints: {prints}.")
    prints = _(", ").join(each.short for each in game.fingerprints)
    return words.format(finding=said, prints=prints)


def _outside(game: FingerprintedGame, table: TableSetup) -> str:
    """Why nothing can be said; empty where something can."""
    if table.seed is not None:
        return _("The cards came from a given seed, so anyone who knows it knew them.")
    if table.played_on:
        return _("This game was played on from a replay, so its cards may have been known.")
    if not game.fingerprints:
        return _("This record has no fingerprints, so its cards cannot be checked.")
    if game.decision is not None:
        return _("This game is not over. Its cards can be checked once it is.")
    return ""


def what_was_changed(game: Cards, prints: Sequence[Fingerprint]) -> str:
    """What does not fit its fingerprint; empty where all does."""
    if len(prints) != len(game.deals):
        words = _("Not fair: deals in this record: {deals}, fingerprints: {prints}.")
        return words.format(deals=len(game.deals), prints=len(prints))
    for number, (deal, taken) in enumerate(zip(game.deals, prints, strict=True)):
        if not taken.fits(game.game, game.setup, number, deal):
            words = _(
                "Not fair: the cards of deal {number} do not match their fingerprint. "
                "The record was changed."
            )
            return words.format(number=number + 1)
    return ""
