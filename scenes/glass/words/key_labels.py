"""What keys and settings are called in the words of Under Glass."""

from typing import Final

from game.words import N_
from scenes.kit.key_labels import KeyLabels

KEY_LABELS: Final = KeyLabels(
    close_up=N_("Both cases, large"),
    ahead=N_("Show the points of every place"),
    passes=True,
    sample=N_("Two people fill their cases. 12 cards are left."),
)
