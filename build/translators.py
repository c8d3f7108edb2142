"""What a translator is told of a message: where it stands, what is put in, how much room it has."""

from __future__ import annotations

import json
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from string import Formatter
from typing import Final

from build.environment import ROOT
from game.lessons.lesson import Lesson

ROOM: Final = ROOT / "build" / "room.json"
"""By context and message, the letters there are for it; ``build.room`` measures them."""
FIREFLY: Final = (
    "Said by the firefly of the lessons ({when}): {{A7}} is a card, {{A}} a faction, {{1}} the name"
    " at a seat."
)
LOOKED_FOR: Final = "Words by which people look for this rule, with blanks between; never shown."
NOTES: Final = tomllib.loads((ROOT / "build" / "notes.toml").read_text("utf-8"))
"""What is known of messages by their ``files``, the ``places`` in them, or the ``words`` alone."""
ROOM_ALONE: Final = "Room: {letters} letters."
ROOM_WITH: Final = "Room: {letters} letters, with what is put in."
PROMPT: Final = (
    "Follows a name at the table, as in “Ada, lead any card.”, or begins with a capital letter"
    " where only one person plays."
)
OWN: Final = re.compile("[A-Za-z]")


def notes_of(where: str, message: str | Sequence[str], context: str = "") -> Iterator[str]:
    """What should be known of a message of a file, because of where it stands and what it holds."""
    words = message if isinstance(message, str) else message[0]
    yield from (note for start, note in NOTES["files"].items() if where.startswith(start))
    if not context and words in NOTES["words"]:
        yield NOTES["words"][words]
    if where.startswith("game/describe/") and words[0].islower() and words.endswith("."):
        yield PROMPT
    with suppress(ValueError):  # a brace that is text
        named = NOTES["places"]
        yield from (named[name] for name in sorted(places(words)) if name in named)
        yield from _room(words, context)


def _room(words: str, context: str) -> Iterator[str]:
    letters = measured_room().get(context, {}).get(words)
    own = "".join(text for text, *_place in Formatter().parse(words))
    if letters is not None and OWN.search(own):
        note = ROOM_WITH if places(words) else ROOM_ALONE
        yield note.format(letters=letters)


@cache
def measured_room() -> Mapping[str, Mapping[str, int]]:
    """By context and message, the letters there are for it."""
    measured: Mapping[str, Mapping[str, int]] = json.loads(ROOM.read_text(encoding="utf-8"))
    return measured


def places(text: str) -> set[str]:
    """The names of the places in a message. ValueError: a brace is left open."""
    return {name for _text, name, _form, _kind in Formatter().parse(text) if name is not None}


def lesson_notes(lesson: Lesson) -> Mapping[str, Sequence[str]]:
    """By what the firefly says, what should be known of it."""
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
    notes: defaultdict[str, list[str]] = defaultdict(lambda: [FIREFLY.format(when="title or end")])
    notes.update((words, [FIREFLY.format(when=when)]) for words, when in said.items())
    return notes
