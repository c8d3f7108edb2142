"""Whoever translates can tell what a message is: contexts, notes, an order like a script's."""

import ast
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest
from babel.messages.catalog import Message

from build.translators import LOOKED_FOR, NOTES
from build.words import collect
from game.catalogue import SHELF
from game.describe.council.names import BEGINNING, WITHIN
from game.describe.council.personas import PERSONAS
from game.rules.bugami.cards import SUIT_NAMES
from game.rules.council.api import NEUTRALS
from game.rules.rugs.cards import KIND_NAMES
from scenes.shell.levels import WORDS as LEVELS
from scenes.shell.table_form.draft import COLOUR_NAMES
from tests.words.collected_locale import CollectedLocale

ROOT: Final = Path(__file__).parents[2]
LOOKING_UP: Final = {"_", "N_"}


def words(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


@pytest.mark.parametrize(
    ("message", "contexts"),
    [
        ("Flies", {None, "suit", "points for"}),  # of Bugs on Rugs, where they are no suit
        ("Play", {None, "replay", "start"}),
        ("wins", {None, "column", "below a card"}),
        ("empty", {None, "a stack"}),
        ("Pass", {None, "out of the game", "what a button does"}),
        ("follow suit: play {suit}.", {None, "playing cards"}),
        ("the left stack", {None, "after “from”", "after “onto”", "after “on”"}),
    ],
)
def test_words_that_mean_several_things_have_an_entry_for_each(
    message: str, contexts: set[str | None]
) -> None:
    assert {each.context or None for each in collect() if words(each) == message} == contexts


def names() -> dict[str, str]:
    """What people, games and things are called, each with the context that a name like it has."""
    called = {game.title: "game" for game in SHELF.values()}
    called |= dict.fromkeys((*NEUTRALS.values(), *BEGINNING.values()), "opponent")
    called |= dict.fromkeys(WITHIN.values(), "opponent, within a sentence")
    called |= dict.fromkeys(COLOUR_NAMES.values(), "seat")
    called |= dict.fromkeys(KIND_NAMES, "bug")
    called |= dict.fromkeys(SUIT_NAMES, "playing cards")
    for persona in PERSONAS.values():
        called |= {persona.within: "personality, within a sentence", persona.name: "personality"}
    for level in LEVELS.values():
        called |= {level.name: "level of bots", level.one: "one bot", level.several: "several bots"}
    return called


@pytest.mark.parametrize(("name", "context"), names().items())
def test_a_name_is_never_asked_for_without_its_context(name: str, context: str) -> None:
    contexts = {each.context or None for each in collect() if words(each) == name}
    assert context in contexts
    assert None not in contexts


def test_a_name_that_is_looked_up_without_its_context_stays_english() -> None:
    language = CollectedLocale()
    assert language.pgettext("personality", "The Thief") != "The Thief"
    assert language.gettext("The Thief") == "The Thief"


def test_words_that_a_rule_is_found_by_say_that_nobody_sees_them() -> None:
    found = [each for each in collect() if words(each).startswith("swap steal card exchange ")]
    assert [LOOKED_FOR in each.auto_comments for each in found] == [True]
    assert sum(LOOKED_FOR in each.auto_comments for each in collect()) > 100


def test_what_is_put_into_a_place_that_does_not_say_so_is_noted() -> None:
    with_reason = [each for each in collect() if "{reason}" in words(each)]
    assert with_reason
    assert all(NOTES["places"]["reason"] in each.auto_comments for each in with_reason)


@pytest.mark.parametrize("start", NOTES["files"])
def test_every_note_about_files_is_about_some_message(start: str) -> None:
    assert any(file.startswith(start) for each in collect() for file, _line in each.locations)


def test_a_message_of_one_word_has_a_context_or_a_note() -> None:
    alone = [
        words(message)
        for message in collect()
        if message.id
        and not message.context
        and " " not in words(message)
        and all(note.startswith("Room: ") for note in message.auto_comments)
    ]
    assert alone == []


def test_every_note_about_a_word_is_about_some_message() -> None:
    said = {words(message) for message in collect() if message.id and not message.context}
    assert [word for word in NOTES["words"] if word not in said] == []


def test_the_firefly_is_read_step_by_step() -> None:
    lesson = [
        note
        for message in collect()
        if message.locations
        and message.locations[0][0] == "assets/lessons/03_the_lowest_visits.json"
        for note in message.auto_comments
        if "(step " in note
    ]
    steps = [int(note.partition("(step ")[2].split(",")[0].split(")")[0]) for note in lesson]
    assert len(set(steps)) > 5
    assert all(one <= other for one, other in pairwise(steps))
    assert any(", to F" in note for note in lesson)


def strange(tree: ast.AST) -> list[str]:
    """Literals inside what is looked up that are no message: an index, or one side of a comparison.

    Whatever collects messages would take them for some.
    """
    calls = [
        call
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id in LOOKING_UP
    ]
    return [
        ast.unparse(call)
        for call in calls
        for inner in ast.walk(call)
        if isinstance(inner, ast.Subscript | ast.Compare)
        for leaf in ast.walk(inner)
        if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str)
    ]


def test_what_is_looked_up_holds_no_literal_that_is_no_message() -> None:
    assert strange(ast.parse('_(WORDS["on"] if name == "on" else "On")'))
    files = [file for folder in ("game", "scenes") for file in (ROOT / folder).rglob("*.py")]
    found = {file.name: strange(ast.parse(file.read_text(encoding="utf-8"))) for file in files}
    assert not {name: calls for name, calls in found.items() if calls}
