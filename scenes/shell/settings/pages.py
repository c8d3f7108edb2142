"""What can be set, page by page. A new page is one more line in ``PAGES``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.words import N_
from scenes.kit.preferences import Cloth, Contrast, Hearing, Speed
from scenes.kit.terms import Terms
from scenes.shell.settings.keys import bindings_rows
from scenes.shell.settings.rows import Pick, Row, Sample, Scale, Swatches, Tongues

LANGUAGE: Final = Tongues("language", N_("Language"), "language")
SPEED: Final = Pick(
    "speed",
    lambda terms: terms.speed,
    "speed",
    (
        ("slow", N_("Slow"), Speed.SLOW),
        ("normal", N_("Normal"), Speed.NORMAL),
        ("fast", N_("Fast"), Speed.FAST),
        ("off", N_("Off"), Speed.OFF),
    ),
)
MOTION: Final = Pick(
    "motion",
    N_("Motion"),
    "reduced_motion",
    (("full", N_("Flights"), False), ("reduced", N_("Fades only"), True)),
)
HINT: Final = Pick(
    "hint",
    lambda terms: terms.ahead,
    "hints",
    (("table", N_("As the table says"), True), ("never", N_("Never"), False)),
)
CONFIRM: Final = Pick(
    "confirm",
    N_("Play what is chosen"),
    "confirm_plays",
    (("no", N_("At once"), False), ("yes", N_("After a question"), True)),
)

LETTERS: Final = Scale("letters", N_("Size of letters"), "text_size", 100, 200, 25, 100)
SAMPLE: Final = Sample()
CLOTH: Final = Swatches(
    "cloth",
    N_("Cloth on the table"),
    "cloth",
    (
        ("moss", N_("Moss"), Cloth.MOSS),
        ("berry", N_("Berry"), Cloth.BERRY),
        ("slate", N_("Slate"), Cloth.SLATE),
        ("linen", N_("Linen"), Cloth.LINEN),
    ),
    colours={"moss": "#30463F", "berry": "#54293D", "slate": "#344556", "linen": "#DCD1B2"},
)
CONTRAST: Final = Pick(
    "contrast",
    N_("Letters and edges"),
    "contrast",
    (("soft", N_("Soft"), Contrast.SOFT), ("high", N_("Strong contrast"), Contrast.HIGH)),
)
WINDOW: Final = Pick(
    "window",
    N_("Window"),
    "fullscreen",
    (("window", N_("In a window"), False), ("full", N_("Full screen"), True)),
)
COMPATIBLE: Final = Pick(
    "compatible",
    N_("Compatible rendering"),
    "compatible",
    (("itself", N_("By itself"), None), ("on", N_("On"), True), ("off", N_("Off"), False)),
    note=N_(
        "Shows the picture without the graphics card: for a window that stays black or stutters."
    ),
)

SOUND: Final = Pick(
    "sound",
    N_("What is heard"),
    "hearing",
    (
        ("all", N_("Everything"), Hearing.ALL),
        ("effects", N_("No music"), Hearing.EFFECTS),
        ("nothing", N_("Nothing"), Hearing.NOTHING),
    ),
)
MASTER: Final = Scale("master", N_("Loudness of everything"), "master", 0.0, 1.0, 0.1, 1.0)
MUSIC: Final = Scale("music", N_("Loudness of the music"), "music", 0.0, 1.0, 0.1, 1.0)
EFFECTS: Final = Scale("effects", lambda terms: terms.loudness, "effects", 0.0, 1.0, 0.1, 1.0)
VOICES: Final = Scale("voices", N_("Loudness of the voices"), "voices", 0.0, 1.0, 0.1, 1.0)
AWAY: Final = Pick(
    "away",
    N_("While another window is in front"),
    "mute_away",
    (("quiet", N_("Quiet"), True), ("plays", N_("Sound goes on"), False)),
)


class Page(NamedTuple):
    """A tab of the sheet."""

    name: str
    title: str
    rows: Sequence[Row]
    gap: float = 26.0  # between rows

    def shown(self, terms: Terms) -> Sequence[Row]:
        """The rows that there is something to choose in."""
        return [row for row in self.rows if row.asked(terms)]


PAGES: Final = (
    Page("play", N_("Play"), (LANGUAGE, SPEED, MOTION, HINT, CONFIRM)),
    Page("look", N_("Look"), (LETTERS, SAMPLE, CLOTH, CONTRAST, WINDOW, COMPATIBLE)),
    Page("sound", N_("Sound"), (SOUND, MASTER, MUSIC, EFFECTS, VOICES, AWAY)),
    Page("keys", N_("Keys"), bindings_rows(), 14.0),
)
