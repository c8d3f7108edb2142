"""The bots of Bugs on Rugs."""

from __future__ import annotations

from typing import Final

from game.bots import TAKES_AT_ONCE, BotLevels, Makers, Temper
from game.bots.bot_parts import BotParts
from game.words import N_


def _makers() -> Makers:
    from game.bots.rugs.gentle import GentleBot
    from game.bots.rugs.rules_of_thumb import weigh
    from game.bots.rugs.search import RugsTrials
    from game.bots.rugs.temper_weights import TemperWeights

    return BotParts("bugs-on-rugs", GentleBot, GentleBot, weigh, TemperWeights, RugsTrials).makers


LEVELS: Final = BotLevels(
    _makers,
    tempers={
        Temper.CAREFUL: N_("Careful: does not count on bugs still to come."),
        Temper.GREEDY: N_("Greedy: counts on bugs still to come."),
        Temper.MISCHIEVOUS: N_("Mischievous: takes what others could use."),
    },
    alike=TAKES_AT_ONCE,
)
