"""What keys and settings are called in the words of Bugami."""

from typing import Final

from game.words import N_
from scenes.kit.terms import Terms

TERMS: Final = Terms(
    close_up=N_("the last trick"),
    ahead=N_("Show who is ahead in a trick"),
    sample=N_("Four bugs fold their bids; 12 cards lie aside."),
    speed=N_("Speed of cards and papers"),
    loudness=N_("Loudness of cards and papers"),
)
