"""What can be set, page by page. A new page is one more line in ``PAGES``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from scenes.kit.preferences import Cloth, Contrast, Hearing, Speed
from scenes.shell.settings.keys import bindings_rows
from scenes.shell.settings.rows import Pick, Row, Sample, Scale, Swatches

SPEED: Final = Pick(
    "speed",
    "Speed of cards and cubes",
    "speed",
    (
        ("slow", "Slow", Speed.SLOW),
        ("normal", "Normal", Speed.NORMAL),
        ("fast", "Fast", Speed.FAST),
        ("off", "Off", Speed.OFF),
    ),
)
MOTION: Final = Pick(
    "motion",
    "Motion",
    "reduced_motion",
    (("full", "Flights", False), ("reduced", "Fades only", True)),
)
HINT: Final = Pick(
    "hint",
    "Show who is ahead in a trick",
    "hints",
    (("table", "As the table says", True), ("never", "Never", False)),
)
CONFIRM: Final = Pick(
    "confirm",
    "Play what is chosen",
    "confirm_plays",
    (("no", "At once", False), ("yes", "After a question", True)),
)

LETTERS: Final = Scale("letters", "Size of letters", "text_size", 100, 200, 25, 100)
SAMPLE: Final = Sample("Four ants march to the council; 12 cubes wait at the door.")
CLOTH: Final = Swatches(
    "cloth",
    "Cloth on the table",
    "cloth",
    (
        ("moss", "Moss", Cloth.MOSS),
        ("berry", "Berry", Cloth.BERRY),
        ("slate", "Slate", Cloth.SLATE),
        ("linen", "Linen", Cloth.LINEN),
    ),
    colours={"moss": "#30463F", "berry": "#54293D", "slate": "#344556", "linen": "#DCD1B2"},
)
CONTRAST: Final = Pick(
    "contrast",
    "Letters and edges",
    "contrast",
    (("soft", "Soft", Contrast.SOFT), ("high", "Strong contrast", Contrast.HIGH)),
)
WINDOW: Final = Pick(
    "window",
    "Window",
    "fullscreen",
    (("window", "In a window", False), ("full", "Full screen", True)),
)
COMPATIBLE: Final = Pick(
    "compatible",
    "Compatible rendering",
    "compatible",
    (("itself", "By itself", None), ("on", "On", True), ("off", "Off", False)),
    note="Shows the picture without the graphics card: for a window that stays black or stutters.",
)

SOUND: Final = Pick(
    "sound",
    "What is heard",
    "hearing",
    (
        ("all", "Everything", Hearing.ALL),
        ("effects", "No music", Hearing.EFFECTS),
        ("nothing", "Nothing", Hearing.NOTHING),
    ),
)
MASTER: Final = Scale("master", "Loudness of everything", "master", 0.0, 1.0, 0.1, 1.0)
MUSIC: Final = Scale("music", "Loudness of the music", "music", 0.0, 1.0, 0.1, 1.0)
EFFECTS: Final = Scale("effects", "Loudness of cards and cubes", "effects", 0.0, 1.0, 0.1, 1.0)
AWAY: Final = Pick(
    "away",
    "While another window is in front",
    "mute_away",
    (("quiet", "Quiet", True), ("plays", "Sound goes on", False)),
)


class Page(NamedTuple):
    """A tab of the sheet."""

    name: str
    title: str
    rows: Sequence[Row]
    gap: float = 26.0  # between rows


PAGES: Final = (
    Page("play", "Play", (SPEED, MOTION, HINT, CONFIRM)),
    Page("look", "Look", (LETTERS, SAMPLE, CLOTH, CONTRAST, WINDOW, COMPATIBLE)),
    Page("sound", "Sound", (SOUND, MASTER, MUSIC, EFFECTS, AWAY)),
    Page("keys", "Keys", bindings_rows(), 14.0),
)
