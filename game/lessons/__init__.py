"""First lessons as data: a recorded game, what is said about it, and claims that the rules answer.

``lesson`` reads the files in ``assets/lessons``, ``lines`` plays their games and the answers to
other choices, ``claims`` asks the rules whether what is said is true. No screen is needed.
"""

from typing import Final

from game.assets import assets_root

FOLDER: Final = assets_root() / "lessons"


def lesson_count() -> int:
    """How many there are, without reading them."""
    return len([*FOLDER.glob("*.json")])
