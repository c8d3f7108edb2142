"""Somebody who plays for the first time: wins clean tricks if it can, else plays low."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.bots.bugami.gentle import GentleBot
from game.rules.bugami import api as bugami


class NewcomerBot:
    """Keeps its bugs out of its tricks, as far as it sees them lie there; counts nothing."""

    def __init__(self, rng: Random) -> None:
        self._bidding = GentleBot(rng)

    def choose(self, view: bugami.View, legal: Sequence[bugami.Action]) -> bugami.Action:
        """The shortest suit as a bid; then the card that wins without bugs, else a low one."""
        assert view.you is not None
        plays = [action for action in legal if isinstance(action, bugami.PlayCard)]
        bid = view.bids[view.you]
        if not plays or bid is None:
            return self._bidding.choose(view, legal)
        return _lead_choice(plays, bid) if not view.table else _follow_choice(view, plays, bid)


def _lead_choice(plays: Sequence[bugami.PlayCard], bid: bugami.Bid) -> bugami.PlayCard:
    """The highest card that is no bug, low ones after a Misère; a bug if there is nothing else."""
    clean = [action for action in plays if not bugami.bugs_in((action.card,), bid)]
    return min(plays, key=_rank) if bid == bugami.MISERE or not clean else max(clean, key=_rank)


def _follow_choice(
    view: bugami.View, plays: Sequence[bugami.PlayCard], bid: bugami.Bid
) -> bugami.PlayCard:
    """The highest card that wins a trick without bugs; else a bug that goes to others, or low."""
    winning = [action for action in plays if _wins(view, action.card)]
    lying = [card for _seat, card in view.table]
    clean = [action for action in winning if not bugami.bugs_in((*lying, action.card), bid)]
    if clean and bid != bugami.MISERE:
        return max(clean, key=_rank)
    losing = [action for action in plays if action not in winning]
    bugs = [action for action in losing if bugami.bugs_in((action.card,), bid)]
    return max(bugs, key=_rank) if bugs else min(losing or plays, key=_rank)


def _wins(view: bugami.View, card: bugami.Card) -> bool:
    now = bugami.standing((*view.table, (view.you or 0, card)))
    return now is not None and now.winning_card == card


def _rank(action: bugami.PlayCard) -> tuple[bool, int, int]:
    """Jokers are the highest; suits decide between equals."""
    suit = bugami.suit_of(action.card)
    return suit == bugami.JOKERS, bugami.rank_of(action.card), suit
