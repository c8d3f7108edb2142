"""Every moment of Bugs on Rugs in the order of the album."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from build.album import rulebook
from build.album.rugs import picks, points, powers
from game.rules.rugs.api import ANT, BUTTERFLY, FIREFLY, FLY, LADYBUG, MOSQUITO, SPIDER, Phase
from scenes.backend.headless import Unseen
from scenes.rugs.rules.articles.book import BOOK
from scenes.shell.rulebook.trail import Reading

MOMENTS: Final[tuple[tuple[str, Callable[[Unseen], None]], ...]] = (
    ("rugs_seating", picks.seating),
    ("rugs_laying", picks.laying),
    ("rugs_first_pick", picks.pick),
    ("rugs_pick", picks.pick_focus),
    ("rugs_last_pick", picks.pick_last),
    ("rugs_refused", picks.pick_refused),
    ("rugs_two", partial(picks.pick_focus, seats=2)),
    ("rugs_three", partial(picks.pick_focus, seats=3)),
    ("rugs_five", partial(picks.pick_focus, seats=5)),
    ("rugs_firefly", partial(powers.asked, phase=Phase.DROP, kind=FIREFLY)),
    ("rugs_firefly_two", partial(powers.asked, phase=Phase.DROP, kind=FIREFLY, seats=2)),
    ("rugs_spider", partial(powers.asked, phase=Phase.PLACE, kind=SPIDER)),
    ("rugs_mosquito", partial(powers.asked, phase=Phase.SWAP, kind=MOSQUITO)),
    ("rugs_mosquito_wall", partial(powers.asked, phase=Phase.SWAP_FOR, kind=MOSQUITO)),
    ("rugs_butterfly", partial(powers.asked, phase=Phase.SHOW, kind=BUTTERFLY)),
    ("rugs_passing", powers.passing),
    ("rugs_fly_five", partial(powers.asked, phase=Phase.PASS, kind=FLY, seats=5)),
    ("rugs_ant", partial(powers.power, kind=ANT)),
    ("rugs_ladybug", partial(powers.power, kind=LADYBUG, seconds=2.0)),
    ("rugs_drawn", partial(powers.got, kind=LADYBUG)),
    ("rugs_hatch", picks.hatch),
    ("rugs_hatching", powers.hatching),
    ("rugs_copied", powers.copied),
    ("rugs_keep", powers.keep),
    ("rugs_group", powers.group),
    ("rugs_curtain", powers.curtain),
    ("rugs_scoring", points.scoring),
    ("rugs_scored", points.scored),
    ("rugs_scored_five", partial(points.scored, seats=5)),
    ("rugs_podium", points.podium),
    ("rugs_history_points", points.history("points")),
    ("rugs_history_bugs", points.history("bugs")),
    ("rugs_log", picks.log),
    ("rugs_closer", picks.close_up),
    ("rugs_bots_only", picks.bots_only),
    ("rugs_round_before", powers.round_before),
    ("rugs_round_before_closed", partial(powers.round_before, open_log=False)),
    ("rugs_round_before_five", partial(powers.round_before, seats=5, kind=FIREFLY)),
    *rulebook.two_minutes("rulebook_rugs_short", BOOK),
    ("rulebook_rugs", rulebook.at(BOOK, Reading("power-mosquito", "swap-different"))),
    ("rulebook_rugs_points", rulebook.at(BOOK, Reading("butterfly", "score-butterfly"))),
)
LARGE: Final = (("large_rugs", picks.pick_focus),)
STRONG: Final = (("strong_rugs", picks.pick_focus),)
GOLDEN: Final = ("rugs_pick", "rugs_passing", "rugs_scored")
"""Those that every test run compares with."""
SHOWN: Final = "rugs_pick"
"""The one that shops show."""
