"""One key has one meaning in all games: what holds at every table is never the key of a choice."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import islice
from string import ascii_lowercase
from typing import Any, Final

import pytest

from scenes.kit import parts
from scenes.kit.bindings import FIXED, Shortcut
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame, Pop
from scenes.kit.signals import LOOK_UP, UNDO
from scenes.table.question_layer import QuestionLayer
from scenes.table.session import AnySession
from tests.contract.test_ui import TABLES, Table, every_table, played, session_of
from tests.support.window import frame

AnyQuestion = QuestionLayer[Any, Any, Any]
PASS: Final = "pass"
WIDE: Final = FIXED | {*Shortcut, LOOK_UP, UNDO} - {Shortcut.PASS}
EVERY: Final = 3  # one of so many questions is looked at
LAST: Final = 120


@pytest.fixture(autouse=True)
def no_menu(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a key does that means no choice is for others to see."""
    monkeypatch.setattr("scenes.table.layer.menu_change", lambda *_, **__: None)


def asked(session: AnySession) -> Iterator[AnyQuestion]:
    """What is asked now, at first and after each choice that leads on."""
    decision = session.match.decision
    assert decision is not None
    layer = session.ui.layer(session, decision)
    if isinstance(layer, QuestionLayer):
        yield layer
        for choice in layer.question.choices:
            if choice.leads and not choice.refused:
                further = session.ui.layer(session, decision)
                assert isinstance(further, QuestionLayer)
                further.step(choice.leads)
                yield further


def questions(table: Table) -> Iterator[AnyQuestion]:
    for session in islice(played(session_of(table)), 0, LAST, EVERY):
        if session.match.decision is not None:
            yield from asked(session)


def chosen_by(layer: AnyQuestion, key: str) -> str:
    """The choice that a key makes; empty: it makes none."""
    named: list[str] = []
    layer.activate = named.append  # type: ignore[method-assign, assignment]
    before, choices = layer.chosen, layer.question.choices
    change = layer.key(key)
    if isinstance(change, Pop):
        named += [each.id for each in choices if each.action == change.result]
    elif layer.chosen != before:
        named.append("back" if len(layer.chosen) < len(before) else layer.chosen[-1])
        layer.step(before)
    del layer.activate
    return named[0] if named else ""


def keys_of(table: Table) -> dict[str, set[str]]:
    """The letters that choose something at a table, and what."""
    found = defaultdict[str, set[str]](set)
    for layer in questions(table):
        for key in (*ascii_lowercase, *WIDE - FIXED):
            if name := chosen_by(layer, key):
                found[key].add(name.partition(":")[0])
    return found


@every_table
def test_no_key_that_holds_everywhere_chooses_anything(table: Table) -> None:
    assert not WIDE & keys_of(table).keys()


@every_table
def test_no_choice_shows_a_key_that_holds_everywhere(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: dict[str, set[str]] = defaultdict(set)
    drawn: Callable[..., Items] = parts.button

    def button(frame: Frame, place: Place, name: str, *words: str, **more: object) -> Items:
        shown[str(more.get("key", "")).lower()].add(name)
        return drawn(frame, place, name, *words, **more)

    monkeypatch.setattr(parts, "button", button)
    for layer in islice(questions(table), 0, None, 3):
        shown.clear()
        layer.draw(frame())
        ids = {choice.id for choice in layer.question.choices}
        for key, names in shown.items():
            assert key not in WIDE or not names & ids, (key, names)
            assert key != Shortcut.PASS or not names & ids or names & ids == {PASS}


def test_a_key_of_two_games_means_the_same_in_both() -> None:
    means = defaultdict[str, set[str]](set)
    opened_by = defaultdict[str, set[str]](set)
    for table in TABLES:
        for key, names in keys_of(table).items():
            means[key] |= names
            for name in names:
                opened_by[name].add(key)
    assert means[Shortcut.PASS] == {PASS}
    assert not [names for names in means.values() if len(names - {"back"}) > 1], means
    assert all(len(keys) == 1 for keys in opened_by.values()), opened_by
