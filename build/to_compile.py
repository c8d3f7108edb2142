"""Which modules are compiled, and whether they all are."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from game.compiled import fitting

RULES: Final = {
    "council": (
        "ages", "cards", "decision_table", "emissary", "engine", "flow", "imagine",
        "imagine_solo", "model", "personalities", "poker", "pyramid", "scoring", "setup",
        "sowing", "stakes", "termitenator", "thief", "trick", "turns",
    ),
    "rugs": (
        "cards", "drawing", "engine", "flow", "imagine", "model", "powers", "scoring", "setup",
        "turns",
    ),
    "bugami": ("cards", "engine", "flow", "imagine", "model", "scoring", "setup", "trick"),
    "glass": ("cards", "engine", "fitting", "flow", "imagine", "model", "scoring", "setup"),
}  # fmt: skip
"""The rules of each game from the state downwards.

What a view holds is not among them: it goes from process to process, and compiled values do not.
"""

BOTS: Final = {
    "council": (
        "acquaintance", "endgame", "evidence", "imagined", "reading", "search", "solo",
        "styles/attempt", "styles/brisk", "styles/careful", "styles/odds", "styles/passing",
        "styles/playing", "styles/quick", "styles/style", "styles/temperament", "styles/weights",
    ),
    "rugs": ("ends", "outlook", "playing", "prospects"),
    "bugami": ("hunting", "playing"),
    "glass": ("ends", "outlook", "playing"),
}  # fmt: skip
"""How everybody plays at the tables that they imagine, and what comes of it."""

MODULES: Final = (
    *(f"game/rules/{name}.py" for name in ("dealing", "shuffling", "tricks")),
    *(f"game/rules/{game}/{name}.py" for game, names in RULES.items() for name in names),
    *(f"game/bots/{game}/{name}.py" for game, names in BOTS.items() for name in names),
)


def all_compiled(folder: Path, root: Path) -> bool:
    """Whether these very modules lie in the folder, compiled from the sources as they are now."""
    wanted = {file.removesuffix(".py").replace("/", ".") for file in MODULES}
    return wanted <= fitting(folder, root).keys()
