"""What the list of Bugami speaks of."""

from __future__ import annotations

from typing import Final

from build.album.setting import inclined, long_named, seated
from build.album.steps import open_form
from build.album.vocabulary import moment, step, wish
from build.album.wishes import asked, just_told
from game.match import AnyMatch
from game.rules.bugami.api import JOKERS, MISERE, DealScored, TrickWon, suit_of
from game.seating import TableSetup
from scenes.backend.headless import HeadlessScreen
from scenes.bugami.scoring.wedding import WeddingScene

GAME: Final = "bugami"
EVENINGS: Final = [
    TableSetup(seated(4, 1 + number % 2), {"target": 100}, seed=number, game=GAME)
    for number in range(4)
]
"""The tables that its history tells of."""


@wish
def holds_joker(match: AnyMatch, _rest: str) -> bool:
    """There is a Joker in the hand."""
    return any(suit_of(card) == JOKERS for card in match.view(0).hand or ())


@wish
def married(match: AnyMatch, _rest: str) -> bool:
    """Somebody has a partner."""
    return any(len(side) > 1 for side in match.view(0).sides)


@wish
def bid_misere(match: AnyMatch, _rest: str) -> bool:
    """Somebody has bid Misère."""
    return MISERE in match.view(0).bids


@wish
def last_to_bid(match: AnyMatch, _rest: str = "") -> bool:
    """Everybody else has bid."""
    return asked(match, "bid") and match.view(None).has_bid.count(False) == 1


@wish
def weddings(match: AnyMatch, rest: str) -> bool:
    """``weddings 2``: so many couples, and somebody alone, if the last bid is Diamonds."""
    if not last_to_bid(match):
        return False
    seats = len(match.view(None).has_bid)
    bids = [1, *(match.view(seat).bids[seat] for seat in range(1, seats))]
    together = {bid for bid in bids if bids.count(bid) > 1 and bid != MISERE}
    alone = [bid for bid in bids if bids.count(bid) == 1 or bid == MISERE]
    return 1 in together and len(together) >= int(rest) and bool(alone)


@wish
def several_bugs(match: AnyMatch, _rest: str) -> bool:
    """A trick with more than one of them was won."""
    return any(event.bugs > 1 for event in just_told(match, TrickWon))


@wish
def scored(match: AnyMatch, rest: str) -> bool:
    """So many deals were."""
    return sum(isinstance(event, DealScored) for event in match.log) == int(rest)


@step
def marry(unseen: HeadlessScreen, _rest: str) -> None:
    """Diamonds are bid, and the wedding begins."""
    unseen.click("bid:D")
    for _number in range(400):
        if isinstance(unseen.screen.stack.scenes[-1], WeddingScene):
            break
        unseen.step(1 / 30)


@moment("bugami_setup_full")
def setup_full(unseen: HeadlessScreen) -> None:
    """Seven seats, the longest names, all options, bots with tempers."""
    seats = inclined(long_named(seated(7, 3)), GAME)
    options = {"target": 500, "jokers": 2, "shotgun": True}
    open_form(unseen, GAME, TableSetup(seats, options, game=GAME))
