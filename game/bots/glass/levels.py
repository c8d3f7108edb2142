"""The bots of Under Glass."""

from __future__ import annotations

from typing import Final

from game.bots import TAKES_AT_ONCE, BotLevels, Makers, Temper
from game.bots.bot_parts import BotParts
from game.words import N_


def _makers() -> Makers:
    from game.bots.glass.gentle import GentleBot
    from game.bots.glass.rules_of_thumb import weigh
    from game.bots.glass.search import GlassTrials
    from game.bots.glass.temper_weights import TemperWeights

    return BotParts("display-case", GentleBot, GentleBot, weigh, TemperWeights, GlassTrials).makers


LEVELS: Final = BotLevels(
    _makers,
    tempers={
        Temper.CAREFUL: N_("Careful: keeps its coins, and room for many cards."),
        Temper.GREEDY: N_("Greedy: goes for its own points and spends its coins."),
        Temper.MISCHIEVOUS: N_("Mischievous: leaves you little to choose from."),
    },
    seats=2,
    alike=TAKES_AT_ONCE,
)
