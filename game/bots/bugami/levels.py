"""The bots of Bugami."""

from __future__ import annotations

from typing import Final

from game.bots import BotLevels, Makers, Temper
from game.bots.bot_parts import BotParts
from game.words import N_


def _makers() -> Makers:
    from game.bots.bugami.gentle import GentleBot
    from game.bots.bugami.hunting import HuntingTrials
    from game.bots.bugami.newcomer import NewcomerBot
    from game.bots.bugami.rules_of_thumb import weigh
    from game.bots.bugami.temper_weights import TemperWeights

    return BotParts("bugami", GentleBot, NewcomerBot, weigh, TemperWeights, HuntingTrials).makers


LEVELS: Final = BotLevels(
    _makers,
    tempers={
        Temper.CAREFUL: N_("Careful: afraid of bugs, and hardly ever bids Misère."),
        Temper.GREEDY: N_("Greedy: wants tricks, and likes to bid Misère."),
        Temper.MISCHIEVOUS: N_("Mischievous: likes to spoil the bids of others."),
    },
)
