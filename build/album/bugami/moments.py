"""Every moment of Bugami in the order of the album."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from build.album import rulebook
from build.album.bugami import bids, points, tricks
from build.album.bugami.desk import SPICED, at, desk
from build.album.setting import inclined, long_named, seated
from build.album.sheets import film, form
from build.album.wishes import over
from scenes.backend.headless import Unseen
from scenes.bugami.entry import ENTRY
from scenes.bugami.rules.articles.book import BOOK
from scenes.shell.rulebook.trail import Reading

FORM: Final = form(ENTRY)
FULL: Final = replace(
    desk(7, 3, target=500, **SPICED), seats=inclined(long_named(seated(7, 3)), "bugami"), seed=None
)
"""Seven seats, the longest names, all options, bots with tempers."""


def replay(unseen: Unseen) -> None:
    """A finished game, seen again."""
    film(unseen, at(desk(4, seed=4), over), 6)
    unseen.press(".")
    unseen.settle()


MOMENTS: Final[tuple[tuple[str, Callable[[Unseen], None]], ...]] = (
    ("bugami_setup", FORM),
    ("bugami_setup_full", form(ENTRY, FULL)),
    ("bugami_dealing", bids.dealing),
    ("bugami_bidding", bids.bidding),
    ("bugami_bidding_suit", bids.bidding_suit),
    ("bugami_bidding_misere", bids.bidding_misere),
    ("bugami_bidding_many", bids.bidding_many),
    ("bugami_curtain", bids.curtain),
    ("bugami_unfolding", bids.unfolding),
    ("bugami_reveal", bids.reveal),
    ("bugami_wedding", bids.wedding),
    ("bugami_wedding_many", bids.wedding_many),
    ("bugami_wedding_four", bids.wedding_four),
    ("bugami_lead", tricks.lead),
    ("bugami_follow", tricks.follow),
    ("bugami_follow_allowed", tricks.follow_allowed),
    ("bugami_follow_refused", tricks.follow_refused),
    ("bugami_joker_refused", tricks.joker_refused),
    ("bugami_three", tricks.three),
    ("bugami_six", tricks.six),
    ("bugami_seven", tricks.seven),
    ("bugami_seven_alone", tricks.seven_alone),
    ("bugami_flying", tricks.flying),
    ("bugami_winning", tricks.winning),
    ("bugami_counting", tricks.counting),
    ("bugami_rest", tricks.rest),
    ("bugami_last_trick", tricks.last_trick),
    ("bugami_look_closer", tricks.look_closer),
    ("bugami_bots_only", tricks.bots_only),
    ("bugami_scoring", points.scoring),
    ("bugami_scored", points.scored),
    ("bugami_scored_three", points.scored_three),
    ("bugami_scored_seven", points.scored_seven),
    ("bugami_podium", points.podium),
    ("bugami_podium_seven", points.podium_seven),
    ("bugami_history_points", points.history("points")),
    ("bugami_history_bugs", points.history("bugs")),
    ("bugami_log", tricks.log),
    ("bugami_replay", replay),
    *rulebook.two_minutes("rulebook_bugami_short", BOOK),
    ("rulebook_bugami", rulebook.at(BOOK, Reading("bugs", "bugs-divide"))),
)
LARGE: Final = (
    ("bugami_large_bidding", bids.bidding_suit),
    ("bugami_large_seven", tricks.seven),
    ("bugami_large_follow", tricks.follow_refused),
    ("bugami_large_scored", points.scored),
    ("bugami_large_wedding", bids.wedding),
)
STRONG: Final = (("bugami_strong", tricks.follow_refused),)
GOLDEN: Final = (
    *("bugami_bidding_suit", "bugami_reveal", "bugami_wedding", "bugami_follow_allowed"),
    *("bugami_joker_refused", "bugami_seven", "bugami_scored"),
)
"""Those that every test run compares with."""
SHOWN: Final = "bugami_follow"
"""The one that shops show."""
