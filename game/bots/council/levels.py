"""The bots of Bug Council."""

from __future__ import annotations

from functools import partial
from typing import Final

from game.bots import BotLevels, Level, Makers, Temper
from game.words import N_


def _makers() -> Makers:
    from game.bots.council.first.sensible import weigh
    from game.bots.council.newcomer import NewcomerBot
    from game.bots.council.styled import master, sensible, sharp
    from game.bots.random_bot import RandomBot
    from game.bots.weighing import WeighingBot

    return {
        Level.RANDOM: RandomBot,
        Level.FIRST: partial(WeighingBot, weigh),
        Level.NEWCOMER: NewcomerBot,
        Level.SENSIBLE: sensible,
        Level.SHARP: sharp,
        Level.MASTER: master,
    }


LEVELS: Final = BotLevels(
    _makers,
    tempers={
        Temper.CAREFUL: N_("Careful: seldom declares No Allegiance."),
        Temper.GREEDY: N_("Greedy: likes to declare No Allegiance."),
        Temper.MISCHIEVOUS: N_("Mischievous: likes to visit and to spoil."),
        Temper.STEADY: N_("Steady: seldom declares No Allegiance."),
        Temper.ROYAL: N_("Royal: goes for tricks early in the Age."),
        Temper.DARING: N_("Daring: declares No Allegiance when behind."),
        Temper.PATIENT: N_("Patient: saves its best cards for the last tricks."),
    },
    levels=(
        *(Level.RANDOM, Level.FIRST, Level.NEWCOMER),
        *(Level.SENSIBLE, Level.SHARP, Level.MASTER),
    ),
    cast={
        "orange": Temper.STEADY,
        "sky": Temper.ROYAL,
        "leaf": Temper.DARING,
        "pink": Temper.MISCHIEVOUS,
        "white": Temper.PATIENT,
    },
)
