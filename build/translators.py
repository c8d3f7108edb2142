"""What a translator is told of a message: where it stands, what is put in, how much room it has."""

from __future__ import annotations

import ast
import json
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from string import Formatter
from typing import Final

from build.environment import ROOT
from game.lessons.lesson import Lesson
from scenes.shell.rulebook.article import Article

ROOM: Final = ROOT / "build" / "room.json"
"""By context and message, the letters there are for it; ``build.room`` measures them."""
FIREFLY: Final = (
    "Said by the firefly of the lessons ({when}): {{A7}} is a card, {{A}} a faction, {{1}} the name"
    " at a seat."
)
ALSO: Final = Article._fields.index("also")
LOOKED_FOR: Final = "Words by which people look for this rule, with blanks between; never shown."
VOICES: Final = (
    "A delegate says it: the legion (brisk), the hive (majestic), the pirates (merry), the fencer"
    " (dry), the assassins (few words), the moth (sees omens) or the mantis (an old farmer)."
)
HEARD: Final = "What is heard, as captions name it in brackets after a sentence."
ABOUT: Final = {
    "game/catalogue.py": "A game of the shelf, or what is told about it where games are installed.",
    "game/coach/": (
        "A hint for whoever has to choose something, or what a choice has cost, after the game."
        " Choices are cards, suits or deeds: “Ants 7”, “Ants”, “Pass”."
    ),
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
    "better": "{better}: the name of the better choice, or of several.",
    "choices": "{choices}: names of what may be chosen, such as “Ants 7 · Bees 3”.",
    "chosen": "{chosen}: the name of the other choice, the one that was made.",
    "line": "{line}: a whole sentence of the log.",
    "reason": "{reason}: a clause without a full stop.",
    "trouble": "{trouble}: what the system says, in its language.",
    "what": "{what}: a name or a heading.",
    "why": "{why}: a clause without a full stop.",
    "words": "{words}: a whole sentence.",
}
"""What is put into places that do not say so themselves."""
ROOM_ALONE: Final = "Room: {letters} letters."
ROOM_WITH: Final = "Room: {letters} letters, with what is put in."
PROMPT: Final = (
    "Follows a name at the table, as in “Ada, lead any card.”, or begins with a capital letter"
    " where only one person plays."
)
OWN: Final = re.compile("[A-Za-z]")


@cache
def _looked_for(where: str) -> frozenset[str]:
    """The words by which the articles of a file are found: the ``also`` of each of them."""
    calls = (
        node
        for node in ast.walk(ast.parse((ROOT / where).read_text("utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Article"
    )
    marked = (call.args[ALSO] for call in calls if len(call.args) > ALSO)
    said = (each.args[0] for each in marked if isinstance(each, ast.Call) and each.args)
    return frozenset(str(each.value) for each in said if isinstance(each, ast.Constant))


def notes_of(where: str, message: str | Sequence[str], context: str = "") -> Iterator[str]:
    """What should be known of a message of a file, because of where it stands and what it holds."""
    words = message if isinstance(message, str) else message[0]
    if "/articles/" in where and words in _looked_for(where):
        yield LOOKED_FOR
    yield from (note for start, note in ABOUT.items() if where.startswith(start))
    if where.startswith("game/describe/") and words[0].islower() and words.endswith("."):
        yield PROMPT
    with suppress(ValueError):  # a brace that is text
        yield from (PUT_IN[name] for name in sorted(places(words)) if name in PUT_IN)
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
