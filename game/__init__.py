"""The rules of the games, the bots, the records: everything that knows no screen."""

import os
from pathlib import Path

from game.words import N_, NC_

__version__ = "0.1.0"
PROGRAM = N_("Backyardia")
"""What the program calls itself, on its window and in a sentence: a message."""
TITLE = NC_("game", "Bug Council of Backyardia")
"""What packages and their menus call it: a message whose context is ``game``."""

APP_ID = "org.backyardia.BugCouncil"
"""What desktops call the program: its menu entry, its icon and its windows bear this name."""

HOME_PAGE = "https://bug-council.example"
"""Where the project lives; every other address begins with it. A placeholder until it has moved
in: nothing is published while it ends in ``.example``."""

RELEASES = f"{HOME_PAGE}/releases"
"""The page of versions. The program never looks there by itself; it is opened by a click."""

if "BUG_COUNCIL_COMPILED" in os.environ or (Path(__file__).parents[1] / ".compiled").is_dir():
    # Hardly anybody has any, and who has none should not wait for what looks after them.
    from game import compiled

    compiled.take()
