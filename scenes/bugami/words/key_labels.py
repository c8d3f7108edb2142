"""What keys and settings are called in the words of Bugami."""

from typing import Final

from game.words import N_
from scenes.kit.key_labels import KeyLabels

KEY_LABELS: Final = KeyLabels(
    close_up=N_("Last trick"),
    ahead=N_("Trick hints"),
    sample=N_("Four bugs make their bids. 12 cards are set aside."),
)
