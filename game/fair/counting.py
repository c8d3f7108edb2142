"""Which deals of a game tell something about the shuffle."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

from game.fair.finding import Cards, what_was_changed
from game.fair.piles import Piles
from game.fair.shuffles import piles_of
from game.fingerprints import Fingerprint, canonical
from game.seating import TableSetup


class CountedDeal(NamedTuple):
    """Where its cards lie; two deals with the same ``sum``, 64 hex signs, are one deal."""

    sum: str
    piles: Piles


def counted_deals(
    game: Cards, table: TableSetup, prints: Sequence[Fingerprint]
) -> tuple[CountedDeal, ...]:
    """The deals that chance alone has chosen, as far as fingerprints can tell; or none.

    None come from a given seed or a replay. Where something was changed, or nobody can tell
    because there are no fingerprints, no deal of the game counts.
    """
    if table.seed is not None or table.played_on or what_was_changed(game, prints):
        return ()
    return tuple(
        CountedDeal(_known_by(game, number, deal), piles_of(game.game, deal))
        for number, deal in enumerate(game.deals)
    )


def _known_by(game: Cards, number: int, deal: object) -> str:
    """What every copy of a record says of this deal, whoever took fingerprints of it."""
    return sha256(canonical(game.game, game.setup, number, deal, nonce="")).hexdigest()
