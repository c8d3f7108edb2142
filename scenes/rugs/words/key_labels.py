"""What keys and settings are called in the words of Bugs on Rugs."""

from typing import Final

from game.words import N_
from scenes.kit.key_labels import KeyLabels

KEY_LABELS: Final = KeyLabels(close_up=N_("The round before"))
