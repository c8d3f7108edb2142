"""The rules of the games, the bots, the records: everything that knows no screen."""

__version__ = "0.1.0"
PROGRAM = "Bug Council"
"""What the program calls itself in a sentence."""
TITLE = "Bug Council of Backyardia"
"""What stands on its window and in menus."""
