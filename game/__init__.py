"""The rules of the games, the bots, the records: everything that knows no screen."""

from game.words import N_

__version__ = "0.1.0"
PROGRAM = "Bug Council"
"""What the program calls itself in a sentence."""
TITLE = N_("Bug Council of Backyardia")
"""What stands on its window and in menus."""
