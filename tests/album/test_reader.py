"""Each moment of the album as whoever does not see it is told of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from build.album.outline import outline
from scenes.kit.reader import Node, Role, tree_of, walk
from scenes.kit.scene_protocols import Explainable
from scenes.kit.stack_entry import StackEntry
from tests.album.moments import bring, moments, unpainted

pytestmark = pytest.mark.xdist_group("album")
LISTS = {Role.LIST, Role.GROUP, Role.RADIO_GROUP, Role.TAB_LIST}


@cache
def trees() -> dict[str, tuple[StackEntry, Node]]:
    """The topmost scene of each moment, and its tree."""
    found = {}
    with unpainted((1280, 720)) as unseen:
        for name in moments():
            bring(unseen, name)
            top = unseen.screen.stack.top
            assert top is not None
            found[name] = top[0], tree_of(*top, "window")
    return found


def nodes() -> Iterator[tuple[str, Node]]:
    for name, (_level, tree) in trees().items():
        for node in walk(tree):
            yield name, node


def test_everything_has_a_name() -> None:
    for name, node in nodes():
        assert node.name.strip(), f"{name}: {node.id}"


def test_nothing_is_called_twice_by_one_id() -> None:
    for name, (_level, tree) in trees().items():
        ids = [node.id for node in walk(tree)]
        assert len(set(ids)) == len(ids), name


def test_everything_that_keys_reach_is_told_and_nothing_else() -> None:
    for name, (level, tree) in trees().items():
        used = [control for node in walk(tree) for control in node.controls]
        assert sorted(used) == sorted(control.name for control in level.controls), name


def test_no_list_is_empty_and_nothing_lies_deep() -> None:
    for name, (_level, tree) in trees().items():
        assert _depth(tree) <= 4, name
        for node in walk(tree):
            assert node.role not in LISTS or node.children, f"{name}: {node.id}"


def test_no_two_choices_have_the_same_name() -> None:
    for name, (_level, tree) in trees().items():
        for node in walk(tree):
            if node.id == "choices":
                names = [each.name for each in node.children]
                assert len(set(names)) == len(names), name


def test_what_is_refused_says_why() -> None:
    asked = ("follow_refused", "rugs_pick", "bugami_follow_refused", "glass_place")
    for name in asked:
        refused = [node for node in walk(trees()[name][1]) if node.refused]
        assert refused, name
        assert all(node.words for node in refused if node.id.startswith("control:card")), name


@pytest.mark.parametrize("name", ["declaration", "follow", "visit", "rugs_pick", "bugami_bidding"])
def test_each_choice_says_what_it_would_do(name: str) -> None:
    """Also where parts of the picture show it to whoever sees."""
    choices = next(node for node in walk(trees()[name][1]) if node.id == "choices")
    assert all(node.words for node in choices.children)


@pytest.mark.parametrize("name", ["curtain", "rugs_curtain", "bugami_curtain"])
def test_a_curtain_tells_nothing_that_lies_behind_it(name: str) -> None:
    """Behind it lies a hand that the table would tell of."""
    level, tree = trees()[name]
    told = {node.name for node in walk(tree)}
    assert not isinstance(level.scene, Explainable)
    hands = {
        node.name
        for other, (_level, seen) in trees().items()
        if other.partition("_")[0] == name.partition("_")[0] or other in ("follow", "lead")
        for group in walk(seen)
        if group.id == "group:hand"
        for node in group.children
    }
    assert hands
    assert not told & hands


def test_a_sheet_hides_the_table_below_it() -> None:
    _level, tree = trees()["pause"]
    assert not [node for node in walk(tree) if node.role in (Role.LIST, Role.ITEM)]
    assert {"Animation speed", "All settings"} <= {node.name for node in walk(tree)}


def test_values_are_told_apart_from_their_names() -> None:
    found = {node.id: node for node in walk(trees()["setup"][1])}
    field, kind = found["control:name:0"], found["control:kind:0:human"]
    level = found["control:level:1"]
    assert (field.role, field.name, field.value) == (Role.FIELD, "Name of seat 1", "Ada")
    assert (kind.role, kind.name, kind.on) == (Role.RADIO, "Person", True)
    assert (level.role, level.name, level.value) == (Role.SPIN, "Bot 2", "Newcomer")
    assert (level.less, level.more) == ("level:1:less", "level:1:more")


def test_a_table_is_read_row_by_row() -> None:
    told = [node.name for node in walk(trees()["podium"][1])]
    assert any(name.startswith("Bruno: Age I 11, Age II 15, Age III 6, ") for name in told)
    assert "1st: Bruno, 32 points" in told


def test_the_sheet_of_keys_is_read_key_by_key() -> None:
    told = [node.name for node in walk(trees()["keys"][1])]
    assert {"W, What is this?", "L, Log", "F1, This sheet"} <= set(told)


def test_a_trick_is_told_card_by_card() -> None:
    trick = next(node for node in walk(trees()["follow"][1]) if node.id == "group:trick")
    assert [node.name for node in trick.children]
    assert all(node.words for node in trick.children)


def _depth(node: Node) -> int:
    return 1 + max(map(_depth, node.children), default=0)


def test_a_tree_is_written_down_as_it_is_read() -> None:
    with unpainted((1280, 720)) as unseen:
        bring(unseen, "setup")
        lines = outline(unseen).splitlines()
    assert lines[:2] == ["window: window", "  page: Set the table"]
    assert "    field: Name of seat 1 = Ada" in lines
    assert "      radio: Person [chosen]" in lines
    assert "    button: Start the game [in focus]" in lines


def names_at(name: str) -> list[str]:
    return [node.name for node in walk(trees()[name][1])]


def test_each_key_and_button_that_can_be_bound_says_what_it_is_for() -> None:
    named = names_at("settings_keys")
    assert {"Log, keyboard: Home", "Log, gamepad: Y", "Pass, gamepad: none"} <= set(named)


def test_a_button_of_each_hand_on_a_phone_says_whose_it_is() -> None:
    named = names_at("phones_codes")
    assert {"Bruno: Copy link", "Dov: Copy link"} <= set(named)


@pytest.mark.parametrize("name", ["last_trick", "bugami_last_trick"])
def test_the_last_trick_is_told_card_by_card(name: str) -> None:
    trick = next(node for node in walk(trees()[name][1]) if node.id == "group:trick")
    assert all(": " in node.name and node.name[-1].isalnum() for node in trick.children)
    assert len(trick.children) >= 4


def test_a_moment_of_the_log_is_read_as_a_table() -> None:
    assert any(node.id == "group:council" for node in walk(trees()["log_moment"][1]))
    assert not any(name.isdigit() for name in names_at("log_moment"))


def test_a_story_begins_with_its_first_letter() -> None:
    assert any(name.startswith("Nobody in Backyardia asked") for name in names_at("story_prologue"))


def test_a_table_is_read_row_by_row_in_large_letters_too() -> None:
    with unpainted((1280, 720)) as unseen:
        unseen.screen.preferences.text_size = 200
        bring(unseen, "tie_break")
        assert "item: Ada: Age I 12, Age II 9, Age III 14, Tricks 13" in outline(unseen)


def test_what_a_group_is_called_is_not_said_besides() -> None:
    assert names_at("setup_rules").count("Trick hints") == 1


def test_the_end_card_is_not_counted_before_the_bugs_are_laid() -> None:
    said = [node.words for node in walk(trees()["rugs_seating"][1])]
    assert not any(words.startswith("-") for words in said)
