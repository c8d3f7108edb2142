"""What keys and settings are called in the words of Bug Council."""

from typing import Final

from game.words import N_
from scenes.kit.terms import Terms

TERMS: Final = Terms(
    close_up=N_("the last trick"),
    ahead=N_("Show who is ahead in a trick"),
    passes=True,
    sample=N_("Four ants march to the council; 12 cubes wait at the door."),
    speed=N_("Speed of cards and cubes"),
    loudness=N_("Loudness of cards and cubes"),
)
