"""Collects every visible sentence, brings the translations up to date and compiles them.

``assets/words/backyardia.pot`` holds what there is to say, ``LANG.po`` what a translator says
instead, ``LANG.mo`` the same for the program, which needs no other package to read it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_file
from babel.messages.pofile import read_po, write_po

from build import catalogues
from build.environment import ROOT
from build.package import localized
from build.translators import LOOKED_FOR, lesson_notes, notes_of, places
from game.lessons import FOLDER as LESSONS
from game.lessons.lesson_game import lessons
from scenes.shell.rulebook.parser import FOLDER as RULES
from scenes.shell.rulebook.parser import messages
from scenes.table.faces.voices import FOLDER as VOICES
from scenes.table.faces.voices import lines_in

FOLDER: Final = ROOT / "assets" / "words"
TEMPLATE: Final = "backyardia.pot"
SOURCES: Final = ("game", "scenes")
KEYWORDS: Final = {
    "_": None,
    "N_": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
    "NC_": ((1, "c"), 2),
}
NAME: Final = "Bug Council of Backyardia"
NOTES: Final = ("Translators:",)
DATE: Final = datetime(2026, 1, 1, tzinfo=UTC)  # a real one would make every collection differ
HEADER: Final = """\
# What Bug Council of Backyardia says. `python3 build/dev.py words` writes this file anew."""


@cache
def collect() -> Catalog:
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
            noted = [*notes, *notes_of(where, message, context or "")]
            catalog.add(message, None, [(where, line)], auto_comments=noted, context=context)
    _add_texts(catalog)
    for file, lesson in zip(sorted(LESSONS.glob("*.json")), lessons(), strict=True):
        where, said = file.relative_to(ROOT).as_posix(), lesson_notes(lesson)
        for number, message in enumerate(filter(None, lesson.sentences())):
            catalog.add(message, None, [(where, number)], auto_comments=said[message])
    for number, sentence in enumerate(localized.sentences()):
        catalog.add(
            sentence.words,
            None,
            [(sentence.file, number)],
            auto_comments=[sentence.note],
            context=localized.CONTEXT,
        )
    return catalog


def _add_texts(catalog: Catalog) -> None:
    """What rulebooks and delegates say."""
    for file in sorted(RULES.glob("*.md")):
        where = file.relative_to(ROOT).as_posix()
        for line, words, context, looked_for in messages(file):
            noted = [LOOKED_FOR] * looked_for + [*notes_of(where, words, context)]
            catalog.add(words, None, [(where, line)], auto_comments=noted, context=context or None)
    for file in sorted(VOICES.glob("*.md")):
        where = file.relative_to(ROOT).as_posix()
        for line, _who, _cause, spoken in lines_in(file):
            for words in spoken:
                catalog.add(words, None, [(where, line)], auto_comments=notes_of(where, words))


def catalogue_text(catalog: Catalog) -> bytes:
    """The file of a catalogue, in the order of the files and without the numbers of lines."""
    file = BytesIO()
    write_po(file, catalog, width=100, sort_by_file=True, include_lineno=False)
    return file.getvalue()


def compile_catalogue(catalog: Catalog) -> bytes:
    """What the program reads; what a translator has not decided yet stays English."""
    return catalogues.compile_text(catalogue_text(catalog).decode())


def read(file: Path) -> Catalog:
    """The catalogue in a file."""
    with file.open("rb") as stream:
        return read_po(stream, locale=None if file.suffix == ".pot" else file.stem)


def faults(catalog: Catalog) -> Iterator[str]:
    """What is wrong with translations: a place such as ``{who}`` is missing, strange or broken."""
    for message in catalog:
        if is_translated(message):
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
            yield text, f"nothing is put in {_show_names(strange)}"
        if lost := needed - found:
            yield text, f"{_show_names(lost)} is missing"


def _show_names(names: Iterable[str]) -> str:
    return ", ".join(f"{{{name}}}" for name in sorted(names))


def _strings(text: str | Sequence[str] | None) -> Sequence[str]:
    return (text,) if isinstance(text, str) else text or ()


def is_translated(message: Message) -> bool:
    """Whether somebody has said it, and nobody is in doubt about it; the head is no message."""
    return bool(message.id) and any(_strings(message.string)) and not message.fuzzy


def renew(folder: Path = FOLDER) -> list[str]:
    """Write the template, update and compile every translation; a line for each, or its faults."""
    folder.mkdir(parents=True, exist_ok=True)
    template = collect()
    (folder / TEMPLATE).write_bytes(catalogue_text(template))
    said = [f"{TEMPLATE}: {len(template)} sentences"]
    for file in sorted(folder.glob("*.po")):
        catalog = read(file)
        catalog.update(template, no_fuzzy_matching=True)  # a guess would pass for a translation
        catalog.obsolete.clear()
        file.write_bytes(_with_head_of(file, catalogue_text(catalog)))
        wrong = list(faults(catalog))
        if wrong:
            raise WrongTranslationError("\n".join(f"{file.name}: {fault}" for fault in wrong))
        file.with_suffix(".mo").write_bytes(compile_catalogue(catalog))
        done = sum(map(is_translated, catalog))
        said.append(f"{file.name}: {done} of {len(template)}")
    return said


def _with_head_of(file: Path, text: bytes) -> bytes:
    """The head stays as translators and their tools have written it: who, when, with what."""
    head, blank, _ = file.read_bytes().partition(b"\n\n")
    return head + blank + text.partition(b"\n\n")[2]


class WrongTranslationError(Exception):
    """A translation would break the program; the message names file, sentence and fault."""


def start(language: str, folder: Path = FOLDER) -> None:
    """Make an empty translation, with the plurals that this language is known to have."""
    file = folder / f"{language}.po"
    if file.exists():
        return
    catalog = Catalog(locale=language, project=NAME, header_comment=HEADER, charset="utf-8")
    catalog.update(collect())
    file.write_bytes(catalogue_text(catalog))
