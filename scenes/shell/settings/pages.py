"""What can be set, page by page. A new page is one more line in ``PAGES``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.words import N_
from scenes.kit.key_labels import KeyLabels
from scenes.kit.preferences import Announce, Captions, Cloth, Contrast, SoundWishes, Speed
from scenes.shell.settings.keys import bindings_rows
from scenes.shell.settings.rows import (
    LanguagePick,
    PersonRow,
    Pick,
    Row,
    Sample,
    ScaleRow,
    Swatches,
)

LANGUAGE: Final = LanguagePick("language", N_("Language"), "language")
PERSON: Final = PersonRow("person", N_("You"), "called")
SPEED: Final = Pick(
    "speed",
    N_("Animation speed"),
    "speed",
    (
        ("slow", N_("Slow"), Speed.SLOW),
        ("normal", N_("Normal"), Speed.NORMAL),
        ("fast", N_("Fast"), Speed.FAST),
        ("off", N_("Instant"), Speed.OFF),
    ),
)
MOTION: Final = Pick(
    "motion",
    N_("Reduced motion"),
    "reduced_motion",
    (("full", N_("Off"), False), ("reduced", N_("On"), True)),
)
LIVING: Final = Pick(
    "living",
    N_("Ambient motion"),
    "living",
    (("off", N_("Off"), False), ("on", N_("On"), True)),
)
REMARKS: Final = Pick(
    "remarks",
    N_("Bot remarks"),
    "remarks",
    (("off", N_("Off"), False), ("on", N_("On"), True)),
)
HINT: Final = Pick(
    "hint",
    lambda key_labels: key_labels.ahead,
    "hints",
    (("table", N_("As set for the game"), True), ("never", N_("Off"), False)),
)
BEST: Final = Pick(
    "best",
    N_("Show the best place"),
    "show_best",
    (("off", N_("Off"), False), ("on", N_("On"), True)),
    note=N_("Under Glass marks the place that scores most."),
)
CONFIRM: Final = Pick(
    "confirm",
    N_("Confirm plays"),
    "confirm_plays",
    (("no", N_("Off"), False), ("yes", N_("On"), True)),
)

FORCED: Final = Pick(
    "forced",
    N_("Auto-play forced cards"),
    "play_forced",
    (("off", N_("Off"), False), ("on", N_("On"), True)),
)

LETTERS: Final = ScaleRow("letters", N_("Text size"), "text_size", 100, 200, 25, 100)
SAMPLE: Final = Sample()
CLOTH: Final = Swatches(
    "cloth",
    N_("Tablecloth"),
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
    N_("Contrast"),
    "contrast",
    (("soft", N_("Standard"), Contrast.SOFT), ("high", N_("High"), Contrast.HIGH)),
)
CAPTIONS: Final = Pick(
    "captions",
    N_("Captions"),
    "captions",
    (
        ("off", N_("Off"), Captions.OFF),
        ("events", N_("What happens"), Captions.EVENTS),
        ("sounds", N_("With sounds"), Captions.SOUNDS),
    ),
)
WINDOW: Final = Pick(
    "window",
    N_("Display"),
    "fullscreen",
    (("window", N_("Window"), False), ("full", N_("Full screen"), True)),
)
COMPATIBLE: Final = Pick(
    "compatible",
    N_("Compatibility mode"),
    "compatible",
    (("itself", N_("Automatic"), None), ("on", N_("On"), True), ("off", N_("Off"), False)),
    note=N_("Draws without the graphics card. Try it if the window stays black or stutters."),
)

SOUND: Final = Pick(
    "sound",
    N_("Audio"),
    "hearing",
    (
        ("all", N_("Everything"), SoundWishes.ALL),
        ("effects", N_("Effects only"), SoundWishes.EFFECTS),
        ("nothing", N_("Off"), SoundWishes.NOTHING),
    ),
)
MASTER: Final = ScaleRow("master", N_("Master volume"), "master", 0.0, 1.0, 0.1, 1.0)
MUSIC: Final = ScaleRow("music", N_("Music volume"), "music", 0.0, 1.0, 0.1, 1.0)
EFFECTS: Final = ScaleRow("effects", N_("Effects volume"), "effects", 0.0, 1.0, 0.1, 1.0)
VOICES: Final = ScaleRow("voices", N_("Voice volume"), "voices", 0.0, 1.0, 0.1, 1.0)
AWAY: Final = Pick(
    "away",
    N_("In the background"),
    "mute_away",
    (("quiet", N_("Mute"), True), ("plays", N_("Keep playing"), False)),
)
READER: Final = Pick(
    "reader",
    N_("Screen reader"),
    "reader",
    (("itself", N_("Automatic"), None), ("on", N_("On"), True), ("off", N_("Off"), False)),
)
ANNOUNCE: Final = Pick(
    "announce",
    N_("Announcements"),
    "announce",
    (
        ("short", N_("In short"), Announce.SHORT),
        ("all", N_("Every move"), Announce.ALL),
        ("off", N_("Off"), Announce.OFF),
    ),
)


class SettingsPage(NamedTuple):
    """A tab of the sheet."""

    name: str
    title: str
    rows: Sequence[Row]
    gap: float = 26.0  # between rows

    def visible_rows(self, key_labels: KeyLabels) -> Sequence[Row]:
        """The rows that there is something to choose in."""
        return [row for row in self.rows if row.is_shown(key_labels)]


PAGES: Final = (
    SettingsPage(
        "play",
        N_("Game"),
        (PERSON, LANGUAGE, SPEED, MOTION, LIVING, REMARKS, HINT, BEST, CONFIRM, FORCED),
        7.0,
    ),
    SettingsPage(
        "look", N_("Appearance"), (LETTERS, SAMPLE, CLOTH, CONTRAST, CAPTIONS, WINDOW, COMPATIBLE)
    ),
    SettingsPage(
        "sound", N_("Sound"), (SOUND, MASTER, MUSIC, EFFECTS, VOICES, AWAY, READER, ANNOUNCE)
    ),
    SettingsPage("keys", N_("Controls"), bindings_rows(), 6.0),
)
