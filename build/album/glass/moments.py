"""Every moment of Under Glass in the order of the album."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from build.album import rulebook
from build.album.glass import around, ends, turns
from build.album.setting import inclined, seated
from build.album.sheets import form
from game.seating import TableSetup
from scenes.backend.headless import Unseen
from scenes.glass.entry import ENTRY
from scenes.glass.rules.articles.book import BOOK
from scenes.shell.rulebook.trail import Reading

FORM: Final = form(ENTRY)
INCLINED: Final = TableSetup(inclined(seated(2, 1), "display-case"), takebacks="off")


def tempers(unseen: Unseen) -> None:
    """All house rules, and what is said of a greedy bot."""
    form(ENTRY, INCLINED, rules=True)(unseen)
    unseen.hover("level:1:more")


def two_people(unseen: Unseen) -> None:
    """Both at this screen: their hands are open."""
    form(ENTRY, rules=True)(unseen)
    unseen.click("kind:1:human")
    unseen.hover("hands:no")


MOMENTS: Final[tuple[tuple[str, Callable[[Unseen], None]], ...]] = (
    ("glass_setup", FORM),
    ("glass_setup_tempers", tempers),
    ("glass_setup_people", two_people),
    ("glass_dealing", turns.dealing),
    ("glass_first", turns.first),
    ("glass_choose", turns.choose),
    ("glass_choose_without", turns.choose_without),
    ("glass_passing", turns.passing),
    ("glass_taking", turns.taking),
    ("glass_place", turns.place),
    ("glass_place_hand", turns.place_hand),
    ("glass_dragging", turns.dragging),
    ("glass_refused_kind", turns.refused("same-kind")),
    ("glass_refused_dung", turns.refused("dung")),
    ("glass_refused_moth", turns.refused("moth-whole")),
    ("glass_running", turns.running),
    ("glass_laying", turns.laying),
    ("glass_alighting", turns.alighting),
    ("glass_counting", turns.counting),
    ("glass_coin", turns.coin),
    ("glass_coin_target", turns.coin_target),
    ("glass_after_coin", turns.after_coin),
    ("glass_moving", turns.moving),
    ("glass_near", ends.near),
    ("glass_spider", ends.spider),
    ("glass_last_turn", ends.last_turn),
    ("glass_scoring_lids", ends.closing),
    ("glass_scoring", ends.scoring),
    ("glass_scored", ends.scored),
    ("glass_podium", ends.podium),
    ("glass_two_people", around.two_people),
    ("glass_bots_only", around.bots_only),
    ("glass_both", around.both),
    ("glass_look_closer", around.look_closer),
    ("glass_log", around.log),
    ("glass_replay", around.replay),
    ("glass_history_points", around.history("points")),
    ("glass_history_cases", around.history("cases")),
    *rulebook.two_minutes("rulebook_glass_short", BOOK),
    ("rulebook_glass", rulebook.at(BOOK, Reading("dung", "dung"))),
)
LARGE: Final = (
    ("glass_large_choose", turns.choose),
    ("glass_large_place", turns.place),
    ("glass_large_refused", turns.refused("dung")),
    ("glass_large_scored", ends.scored),
)
STRONG: Final = (("glass_strong", turns.place),)
GOLDEN: Final = ("glass_choose", "glass_place", "glass_refused_dung", "glass_scored")
"""Those that every test run compares with."""
SHOWN: Final = "glass_place"
"""The one that shops show."""
