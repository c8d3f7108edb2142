"""What keys and settings are called in the words of Bug Council."""

from typing import Final

from game.words import N_
from scenes.kit.key_labels import KeyLabels

KEY_LABELS: Final = KeyLabels(
    close_up=N_("Last trick"),
    ahead=N_("Trick hints"),
    passes=True,
    sample=N_("Four ants march to the council; 12 cubes wait at the door."),
)
