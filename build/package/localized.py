"""The menu entry and the page in software centres, in each language that there is a catalogue of.

The English of both stands in their files. A language is added as soon as its catalogue has all of
it, and nobody edits anything for that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple
from xml.sax.saxutils import escape, unescape

from build import catalogues
from build.package.identity import SUMMARY, TITLE
from build.package.papers import FILES

CONTEXT: Final = "shop"
TITLE_KEY: Final = f"game\x04{TITLE}"
NOTE: Final = "Shown by software centres and menus, for whoever does not have the game yet."
KEYWORDS: Final = f"{NOTE} Words to find it by, each with a semicolon behind it, the last as well."
ELEMENT: Final = re.compile(
    r"^ *<(?P<name>name|summary|p|li|caption)>(?P<said>.*?)</(?P=name)>\n", re.DOTALL | re.MULTILINE
)
PICTURE: Final = re.compile(r"^( *<image type=\"source\")(.*/screenshots/)(.*\n)", re.MULTILINE)
ENTRY: Final = re.compile(
    r"^(?P<name>Name|GenericName|Comment|Keywords)=(?P<said>.*)\n", re.MULTILINE
)
FORMS: Final = {"metainfo.xml": ELEMENT, "menu.desktop": ENTRY}


class Sentence(NamedTuple):
    """What translators are asked for: where it stands, what it says, what they should know."""

    file: str
    words: str
    note: str


@cache
def sentences() -> tuple[Sentence, ...]:
    """All that shops and menus say in English, in the order of the files."""
    return tuple(_sentences())


def _sentences() -> Iterator[Sentence]:
    for name, form in FORMS.items():
        file = FILES / name
        text = file.read_text(encoding="utf-8").replace("@SUMMARY@", SUMMARY)
        for found in form.finditer(text):
            if "@" not in found["said"]:  # names and addresses
                note = KEYWORDS if found["name"] == "Keywords" else NOTE
                yield Sentence(f"build/package/files/{name}", _plain(found["said"]), note)


def _plain(said: str) -> str:
    return " ".join(unescape(said).split())


def languages(folder: Path = catalogues.FOLDER) -> dict[str, Mapping[str, str]]:
    """By their codes, what those say that have all of it."""
    files = sorted(folder.glob("*.po"))
    told = {file.stem: catalogues.translations(file.read_text(encoding="utf-8")) for file in files}
    return {
        code: said
        for code, said in told.items()
        if {*map(_key, sentences())} | {TITLE_KEY} <= {*said}
    }


def _key(sentence: Sentence) -> str:
    return f"{CONTEXT}\x04{sentence.words}"


def in_every_language(name: str, text: str, folder: Path = catalogues.FOLDER) -> str:
    """A file as shops and menus read it: behind what is said in English the same in the others."""
    known = languages(folder)
    asked = {each.words: _key(each) for each in sentences()} | {TITLE: TITLE_KEY}

    def said(found: re.Match[str]) -> str:
        key = asked.get(_plain(found["said"]))  # a note about a version is in English alone
        others = [_line(name, found, code, told[key]) for code, told in known.items() if key]
        return "".join((found[0], *others))

    others = "".join(rf'\1 xml:lang="{code}"\2{code}/\3' for code in known)
    return PICTURE.sub(rf"\1\2\3{others}", FORMS[name].sub(said, text))


def _line(name: str, found: re.Match[str], code: str, words: str) -> str:
    if name == "menu.desktop":
        return f"{found['name']}[{code}]={words}\n"
    indent = found[0][: found[0].index("<")]
    element = found["name"]
    return f'{indent}<{element} xml:lang="{code}">{escape(words)}</{element}>\n'
