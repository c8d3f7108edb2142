"""Compiles translations for the program: needs Python alone, so whoever only plays can do it.

``LANG.mo`` is made anew wherever it is older than ``LANG.po``; nobody keeps it.
"""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

FOLDER: Final = Path(__file__).resolve().parent.parent / "assets" / "words"
COUNTED: Final = "catalogue\x04sentences"
"""Where a catalogue says of how many it has how many: ``game.languages`` reads it."""
FIELD: Final = re.compile(r"(msgctxt|msgid_plural|msgid|msgstr)(?:\[\d+\])? (\".*\")")
MAGIC: Final = 0x950412DE
HEAD: Final = struct.Struct("<7I")


class Entry(NamedTuple):
    """A message: by what it is looked up, and its translation; an empty one is none."""

    key: str
    said: str


def refresh(folder: Path = FOLDER) -> list[str]:
    """Compile what has changed; the names of the files that were written."""
    made = []
    for file in sorted(folder.glob("*.po")):
        to = file.with_suffix(".mo")
        if not to.exists() or to.stat().st_mtime_ns < file.stat().st_mtime_ns:
            to.write_bytes(compile_text(file.read_text(encoding="utf-8")))
            made.append(to.name)
    return made


def compile_text(text: str) -> bytes:
    """What ``gettext`` reads, of the text of a ``.po``; what is in doubt stays English."""
    messages = [entry for entry in _entries(text) if entry.key]
    done = sum(bool(entry.said) for entry in messages)
    said = translations(text) | {COUNTED: f"{done}/{len(messages)}"}
    return _pack({key.encode(): words.encode() for key, words in said.items()})


def translations(text: str) -> dict[str, str]:
    """By what each is looked up, the translations in the text of a ``.po``; the head is “”."""
    return {entry.key: entry.said for entry in _entries(text) if entry.said}


def _entries(text: str) -> Iterator[Entry]:
    """What is given up begins with ``#~``, as any other remark: it is passed over."""
    for block in re.split(r"\n[ \t]*\n", text):
        lines = block.splitlines()
        doubtful = any(line.startswith("#,") and "fuzzy" in line for line in lines)
        fields = list(_fields(line for line in lines if not line.startswith("#")))
        if fields:
            yield _entry(fields, doubtful=doubtful)


def _fields(lines: Iterator[str]) -> Iterator[tuple[str, str]]:
    """Name and text of each; a text may go on in further lines."""
    name, said = "", ""
    for line in lines:
        if found := FIELD.match(line):
            if name:
                yield name, said
            name, said = found[1], json.loads(found[2])
        elif line.startswith('"'):
            said += json.loads(line)
    if name:
        yield name, said


def _entry(fields: list[tuple[str, str]], *, doubtful: bool) -> Entry:
    ids = [said for name, said in fields if name in {"msgid", "msgid_plural"}]
    forms = [said for name, said in fields if name == "msgstr"]
    context = [said for name, said in fields if name == "msgctxt"]
    key = "\x04".join((*context, "\0".join(ids)))
    whole = all(forms) and not (doubtful and key)  # the head is in doubt as long as it is a draft
    return Entry(key, "\0".join(forms) if whole else "")


def _pack(told: dict[bytes, bytes]) -> bytes:
    """Lengths and places of all messages, of all translations, then the texts themselves."""
    keys = sorted(told)
    place = HEAD.size + 16 * len(keys)
    head = HEAD.pack(MAGIC, 0, len(keys), HEAD.size, HEAD.size + 8 * len(keys), 0, place)
    numbers: list[int] = []
    texts = [*keys, *(told[key] for key in keys)]
    for each in texts:
        numbers += (len(each), place)
        place += len(each) + 1
    return head + struct.pack(f"<{len(numbers)}I", *numbers) + b"\0".join((*texts, b""))
