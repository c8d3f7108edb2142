"""No literal reaches a person past the door: every sentence in the source is looked up."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

from build.environment import ROOT
from game.catalogue import SHELF, part_of
from game.describe.council.ranks import DELEGATE_NAMES
from game.out_of_memory import SAID
from scenes.kit.bindings import CAPS, MAKES, PAD_CAPS
from scenes.kit.signals import UNDO_CAP
from scenes.shell.table_form.draft import NAMES
from tests.words.reading import unspoken, unspoken_in

KEY_CAPS: Final = frozenset(
    {*CAPS.values(), *PAD_CAPS, *PAD_CAPS.values(), UNDO_CAP}
    | {written for caps in MAKES.values() for written in caps.values()}
)
KEY_NAMES: Final = frozenset(
    {"page up", "page down", "scroll up", "scroll down", "print screen", "keypad enter"}
    | {"ac back", "ac forward"}
)
EVERYWHERE: Final = KEY_CAPS | KEY_NAMES
"""What stands on keys, and what the system calls them."""


def looks_said(source: str) -> bool:
    """Whether the name of a source could be taken for words that a person reads."""
    return source.isascii() and (" " in source or source[0].isupper())


ALLOWED: Final[Mapping[str, tuple[frozenset[str], str]]] = {
    "game/campaign/council/archive.py": (frozenset({"Ada"}), "a name that players may change"),
    "game/daily/table.py": (
        frozenset({"Ada", "Bruno", "Chika", "Dov"}),
        "names of persons, in records that are the same in every language",
    ),
    "game/languages.py": (frozenset({"English"}), "what English calls itself"),
    "game/lessons/lesson.py": (frozenset({"as good"}), "a verdict, as files of lessons spell it"),
    "game/library/autosave.py": (frozenset({"autosaver of {…}"}), "the name of a thread"),
    "game/out_of_memory.py": (frozenset(SAID), "what others say of it, to be told apart"),
    "game/records/source.py": (
        frozenset({"JSON is malformed: ", "missing required"}),
        "what msgspec says, to be told apart",
    ),
    "scenes/bugami/rules/pictures.py": (
        frozenset({"Ada", "Bruno", "Chika", "Dov"}),
        "names of persons, below cards",
    ),
    "game/describe/council/ranks.py": (
        frozenset(DELEGATE_NAMES.values()),
        "names of persons, on cards",
    ),
    "scenes/council/rules/pictures.py": (
        frozenset({"Ada", "Bruno", "Chika", "Dov"}),
        "names of persons, below cards",
    ),
    "scenes/rugs/rules/pictures.py": (
        frozenset({"Ada", "Bruno", "Chika"}),
        "names of persons, whose initials are on pawns",
    ),
    **{
        f"game/describe/{game}/sources.py": (
            frozenset(filter(looks_said, part_of(SHELF[name], "game.describe.*.sources.SOURCES"))),
            "sources of points, as the rules call them",
        )
        for name, game in ((box.id, box.folder) for box in SHELF.values())
    },
    "scenes/shell/table_form/draft.py": (frozenset(NAMES), "names that players may change"),
}
SPEAKS_TO_PROGRAMMERS: Final[Mapping[str, str]] = {
    "game/compiled.py": "for whoever wishes that what is compiled were taken",
    "game/library/run_log.py": "notes for a bug report, which we have to read",
    "game/phones/http_handler.py": "what browsers and servers say to each other",
    "scenes/backend/paint/font_files.py": "kinds of signs, as Unicode calls them",
    "scenes/selftest/pilot.py": "tells why a test is stuck",
    "scenes/backend/paint/tiled.py": "names a mistake in a map of ours",
    "scenes/shell/rulebook/parser.py": "names a mistake in a rulebook of ours",
    "scenes/selftest/kinds.py": "reasons beside a list",
    "scenes/selftest/runner.py": "what is put into damaged files",
}
FILES: Final = sorted(
    file for folder in ("game", "scenes") for file in (ROOT / folder).rglob("*.py")
)


def name_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def found_in(file: Path) -> list[str]:
    allowed = EVERYWHERE | ALLOWED.get(name_of(file), (frozenset(), ""))[0]
    return [
        f"{name_of(file)}:{found.line}: {found.text}"
        for found in unspoken(file)
        if found.text not in allowed
    ]


def test_every_sentence_is_looked_up() -> None:
    past_the_door = [
        found
        for file in FILES
        if not name_of(file).startswith(tuple(SPEAKS_TO_PROGRAMMERS))
        for found in found_in(file)
    ]
    assert past_the_door == []


@pytest.mark.parametrize("place", sorted({*ALLOWED, *SPEAKS_TO_PROGRAMMERS}))
def test_what_is_allowed_is_there(place: str) -> None:
    files = [file for file in FILES if name_of(file).startswith(place)]
    texts = {found.text for file in files for found in unspoken(file)}
    allowed, _reason = ALLOWED.get(place, (frozenset(), ""))
    assert texts
    assert allowed <= texts


@pytest.mark.parametrize(
    "code",
    [
        'parts.heading(frame, "Settings", 0, 0, 9)',
        'parts.button(frame, place, "back", "back")',
        'parts.button(frame, place, "back", label="back")',
        'parts.fitted(frame, f"{n} points", 0, 0, 9, 20)',
        'parts.fitted(frame, "on" if lit else _("off"), 0, 0, 9, 20)',
        'parts.choice(frame, place, "seats", (("one", "single"),), "one")',
        'WORDS = "Nobody has won."',
        'title = "Settings"',
        'words = f"{who} leads {card}"',
        'words = "won by {count}"',
        '_(f"{who} leads")',
        "line = f\"{_('seat'):<5}\"",
        'return Control("add", 0, 0, 1, 1, "add")',
    ],
)
def test_a_sentence_that_nobody_looks_up_is_found(code: str) -> None:
    assert unspoken_in(code)


@pytest.mark.parametrize(
    "code",
    [
        'parts.heading(frame, _("Settings"), 0, 0, 9)',
        'parts.button(frame, place, "back", _("Back"))',
        'parts.fitted(frame, ngettext("{count} point", "{count} points", n), 0, 0, 9, 20)',
        'parts.choice(frame, place, "seats", (("one", _("single")),), "one")',
        'WORDS = N_("Nobody has won.")',
        'name = f"seat:{index}:colour"',
        "svg = f'<g transform=\"translate({x} {y})\">'",
        'raise LayoutError(f"there is no map {name}")',
        'def won():\n    """Whether somebody has won."""',
        "card: Literal['two words'] = 'x'",
        'class Wish(Enum):\n    TAKE_BACK = "take back"',
    ],
)
def test_what_nobody_reads_is_left_alone(code: str) -> None:
    assert unspoken_in(code) == []
