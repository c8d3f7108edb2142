"""Collects every visible sentence, brings the translations up to date and compiles them.

``assets/words/backyardia.pot`` holds what there is to say, ``LANG.po`` what a translator says
instead, ``LANG.mo`` the same for the program, which needs no other package to read it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import cache
from io import BytesIO
from pathlib import Path
from string import Formatter
from typing import Final

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_file
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from build.environment import ROOT
from game.lessons.lesson import Lesson
from game.lessons.lesson_game import FOLDER as LESSONS
from game.lessons.lesson_game import lessons

FOLDER: Final = ROOT / "assets" / "words"
TEMPLATE: Final = "backyardia.pot"
ROOM: Final = ROOT / "build" / "room.json"
SOURCES: Final = ("game", "scenes")
KEYWORDS: Final = {
    "_": None,
    "N_": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "NC_": ((1, "c"), 2),
}
FIREFLY: Final = (
    "Said by the firefly of the lessons ({when}): {{A7}} is a card, {{A}} a faction, {{1}} the name"
    " at a seat."
)
LOOKED_FOR: Final = "Words by which people look for this rule, with blanks between; never shown."
VOICES: Final = (
    "A delegate says it: the legion (brisk), the hive (majestic), the pirates (merry), the fencer"
    " (dry), the assassins (few words), the moth (sees omens) or the mantis (an old farmer)."
)
HEARD: Final = "What is heard, as captions name it in brackets after a sentence."
ABOUT: Final = {
    "game/catalogue.py": "A game of the shelf, or what is told about it where games are installed.",
    "game/coach/": "A hint for whoever has to choose something.",
    "game/commands/": "At a terminal: may be left for last.",
    "game/describe/council/personas.py": "One of the Termitenator's personalities.",
    "game/describe/council/ranks.py": "A motto or a fact below a card that is looked at closely.",
    "game/ladder.py": "At a terminal: may be left for last.",
    "game/outside/": "At a terminal: may be left for last.",
    "game/records/": "About a file of a game, often at a terminal: may be left for last.",
    "game/simulate.py": "At a terminal: may be left for last.",
    **{f"scenes/{game}/faces/voices.py": VOICES for game in ("bugami", "council", "glass", "rugs")},
    **{f"scenes/{game}/sounds.py": HEARD for game in ("bugami", "council", "glass", "rugs")},
    "scenes/kit/sound.py": HEARD,
    "scenes/selftest/": "At a terminal: may be left for last.",
    "scenes/shell/levels.py": "A level of bots, or how these play.",
    "scenes/shell/table_form/choices.py": "A value of an option of the table.",
}
"""By the beginning of a file's name, what its messages are."""
PUT_IN: Final = {
    "change": "{change}: what it comes to in points, such as “+3 points now”.",
    "choices": "{choices}: names of what may be chosen, such as “Ants 7 · Bees 3”.",
    "line": "{line}: a whole sentence of the log.",
    "reason": "{reason}: a clause without a full stop.",
    "trouble": "{trouble}: what the system says, in its language.",
    "what": "{what}: a name or a heading.",
    "why": "{why}: a clause without a full stop.",
    "words": "{words}: a whole sentence.",
}
"""What is put into places that do not say so themselves."""
PROMPT: Final = (
    "Follows a name at the table, as in “Ada, lead any card.”, or begins with a capital letter"
    " where only one person plays."
)
NAME: Final = "Bug Council of Backyardia"
NOTES: Final = ("Translators:",)
DATE: Final = datetime(2026, 1, 1, tzinfo=UTC)  # a real one would make every collection differ
HEADER: Final = """\
# What Bug Council of Backyardia says. `python3 build/dev.py words` writes this file anew."""


@cache
def collected() -> Catalog:
    """What there is to say, in the order of the files; read once."""
    catalog = Catalog(
        project=NAME,
        version="any",
        header_comment=HEADER,
        creation_date=DATE,
        charset="utf-8",
        msgid_bugs_address="CONTRIBUTING.md",
    )
    for file in sorted(file for folder in SOURCES for file in (ROOT / folder).rglob("*.py")):
        where = file.relative_to(ROOT).as_posix()
        for line, message, notes, context in extract_from_file(
            "python", file, keywords=KEYWORDS, comment_tags=NOTES, strip_comment_tags=True
        ):
            noted = [*notes, *_notes(where, message)]
            catalog.add(message, None, [(where, line)], auto_comments=noted, context=context)
    for file, lesson in zip(sorted(LESSONS.glob("*.json")), lessons(), strict=True):
        where, when = file.relative_to(ROOT).as_posix(), _moments(lesson)
        for number, message in enumerate(filter(None, lesson.sentences())):
            note = FIREFLY.format(when=when.get(message, "title or end"))
            catalog.add(message, None, [(where, number)], auto_comments=[note])
    return catalog


def _notes(where: str, message: str | Sequence[str]) -> Iterator[str]:
    """What a translator should know of a message because of where it stands and what it holds."""
    words = message if isinstance(message, str) else message[0]
    if "/articles/" in where and " " in words and words == words.lower() and words.isascii():
        yield LOOKED_FOR
    yield from (note for start, note in ABOUT.items() if where.startswith(start))
    if where.startswith("game/describe/") and words[0].islower() and words.endswith("."):
        yield PROMPT
    with suppress(ValueError):  # a brace that is text
        yield from (PUT_IN[name] for name in sorted(places(words)) if name in PUT_IN)


def _moments(lesson: Lesson) -> dict[str, str]:
    """By what the firefly says, the step and the choice that it answers."""
    said: dict[str, str] = {}
    for number, step in enumerate(lesson.steps, 1):
        for words in (step.head, step.say, step.task):
            said.setdefault(words, f"step {number}")
        for other in step.others:
            said.setdefault(other.say, f"step {number}, to {', '.join(other.to)}")
        for note in step.notes:
            said.setdefault(note.say, f"step {number}, at {note.on}")
        if step.refused is not None:
            said.setdefault(step.refused.say, f"step {number}, to what is refused")
    return said


def written(catalog: Catalog) -> bytes:
    """The file of a catalogue, in the order of the files and without the numbers of lines."""
    file = BytesIO()
    write_po(file, catalog, width=100, sort_by_file=True, include_lineno=False)
    return file.getvalue()


def compiled(catalog: Catalog) -> bytes:
    """What the program reads; what a translator has not decided yet stays English."""
    file = BytesIO()
    write_mo(file, catalog)
    return file.getvalue()


def read(file: Path) -> Catalog:
    """The catalogue in a file."""
    with file.open("rb") as stream:
        return read_po(stream, locale=None if file.suffix == ".pot" else file.stem)


def faults(catalog: Catalog) -> Iterator[str]:
    """What is wrong with translations: a place such as ``{who}`` is missing, strange or broken."""
    for message in catalog:
        if _is_translated(message):
            yield from (f"“{text}”: {why}" for text, why in _faults_of(message))


def _faults_of(message: Message) -> Iterator[tuple[str, str]]:
    wanted = set().union(*map(places, _strings(message.id)))
    needed = wanted - {"count"} if message.pluralizable else wanted  # “one cube” needs no number
    for text in _strings(message.string):
        try:
            found = places(text)
        except ValueError as broken:
            yield text, f"{broken}"
            continue
        if strange := found - wanted:
            yield text, f"nothing is put in {_shown(strange)}"
        if lost := needed - found:
            yield text, f"{_shown(lost)} is missing"


def places(text: str) -> set[str]:
    """The names of the places in a message. ValueError: a brace is left open."""
    return {name for _text, name, _form, _kind in Formatter().parse(text) if name is not None}


def _shown(names: Iterable[str]) -> str:
    return ", ".join(f"{{{name}}}" for name in sorted(names))


def _strings(text: str | Sequence[str] | None) -> Sequence[str]:
    return (text,) if isinstance(text, str) else text or ()


def _is_translated(message: Message) -> bool:
    """Whether somebody has said it, and nobody is in doubt about it; the head is no message."""
    return bool(message.id) and any(_strings(message.string)) and not message.fuzzy


def renew(folder: Path = FOLDER) -> list[str]:
    """Write the template, update and compile every translation; a line for each, or its faults."""
    folder.mkdir(parents=True, exist_ok=True)
    template = collected()
    (folder / TEMPLATE).write_bytes(written(template))
    said = [f"{TEMPLATE}: {len(template)} sentences"]
    for file in sorted(folder.glob("*.po")):
        catalog = read(file)
        catalog.update(template)
        file.write_bytes(written(catalog))
        wrong = list(faults(catalog))
        if wrong:
            raise WrongTranslationError("\n".join(f"{file.name}: {fault}" for fault in wrong))
        file.with_suffix(".mo").write_bytes(compiled(catalog))
        done = sum(map(_is_translated, catalog))
        said.append(f"{file.name}: {done} of {len(template)}")
    return said


class WrongTranslationError(Exception):
    """A translation would break the program; the message names file, sentence and fault."""


def start(language: str, folder: Path = FOLDER) -> None:
    """Make an empty translation, with the plurals that this language is known to have."""
    file = folder / f"{language}.po"
    if file.exists():
        return
    catalog = Catalog(locale=language, project=NAME, header_comment=HEADER, charset="utf-8")
    catalog.update(collected())
    file.write_bytes(written(catalog))


def main(argv: Sequence[str]) -> int:
    """Renew everything; the exit code."""
    parser = argparse.ArgumentParser(prog="words", description=__doc__)
    parser.add_argument("--new", metavar="LANG", help="begin a translation, such as de or pt_BR")
    wanted = parser.parse_args(argv)
    if wanted.new:
        start(wanted.new)
    try:
        print("\n".join(renew()))
    except WrongTranslationError as wrong:
        print(wrong, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
