"""Moments before the first trick: cards are dealt, bids made and turned over."""

from __future__ import annotations

from build.album.bugami.desk import at, deal, desk, found
from build.album.setting import lay_out, open_scene, wait
from build.album.wishes import mine
from game.match import AnyMatch
from game.rules.bugami.api import MISERE, Phase
from scenes.backend.headless import Unseen
from scenes.bugami.layers.bid import BidLayer
from scenes.bugami.scoring.wedding import WeddingScene
from scenes.shell.dialogs.hand_over import HandOverScene
from scenes.table.scene import TableScene


def dealing(unseen: Unseen) -> None:
    """Cards fly out."""
    open_scene(unseen, TableScene(at(desk(), lambda _: True)))
    wait(unseen, 0.9)


def bidding(unseen: Unseen) -> None:
    """Nothing chosen yet, in a later deal."""
    lay_out(unseen, at(desk(), mine(Phase.BID, deal(3))), BidLayer)


def bidding_suit(unseen: Unseen) -> None:
    """A suit in the focus: its cards stand up."""
    bidding(unseen)
    unseen.hover("bid:D")


def bidding_misere(unseen: Unseen) -> None:
    """Misère in the focus, at the largest desk."""
    lay_out(unseen, at(desk(7), mine(Phase.BID, deal(2))), BidLayer)
    unseen.hover("bid:misere")


def bidding_many(unseen: Unseen) -> None:
    """Eighteen cards at a desk of three."""
    lay_out(unseen, at(desk(3, jokers=2), mine(Phase.BID)), BidLayer)
    unseen.hover("bid:H")


def curtain(unseen: Unseen) -> None:
    """Two people: the hand is handed over before a bid."""
    room = at(desk(4, 2), lambda match: _asks(match, 1) and match.view(None).deal == 2)
    lay_out(unseen, room, HandOverScene)


def _asks(match: AnyMatch, seat: int) -> bool:
    return match.decision is not None and match.decision.seat == seat


def reveal(unseen: Unseen) -> None:
    """All bids lie open in the middle."""
    lay_out(unseen, found(_last_to_bid, 5), BidLayer)
    unseen.click("bid:H")
    wait(unseen, 0.42 + 0.5 + 0.75 + 0.4)


def unfolding(unseen: Unseen) -> None:
    """They spring open."""
    lay_out(unseen, found(_last_to_bid, 7), BidLayer)
    unseen.click("bid:C")
    wait(unseen, 0.42 + 0.5 + 0.35)


def _last_to_bid(match: AnyMatch) -> bool:
    return mine(Phase.BID)(match) and match.view(None).has_bid.count(False) == 1


def wedding(unseen: Unseen) -> None:
    """Two couples and somebody alone."""
    _wedding(unseen, 5)


def wedding_many(unseen: Unseen) -> None:
    """Seven seats."""
    _wedding(unseen, 7)


def wedding_four(unseen: Unseen) -> None:
    """Everybody but one, with confetti."""
    _wedding(unseen, 4)
    wait(unseen, 0.9)


def _wedding(unseen: Unseen, seats: int) -> None:
    couples = 2 if seats > 4 else 1

    def holds(match: AnyMatch) -> bool:
        if not _last_to_bid(match):
            return False
        bids = [1, *(match.client(seat).view().bids[seat] for seat in range(1, seats))]
        together = {bid for bid in bids if bids.count(bid) > 1 and bid != MISERE}
        alone = [bid for bid in bids if bids.count(bid) == 1 or bid == MISERE]
        return 1 in together and len(together) >= couples and bool(alone)

    lay_out(unseen, found(holds, seats, shotgun=True), BidLayer)
    unseen.click("bid:D")
    for _number in range(400):
        if isinstance(unseen.screen.stack.scenes[-1], WeddingScene):
            break
        unseen.step(1 / 30)
    wait(unseen, 0.8)
