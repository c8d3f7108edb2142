"""What somebody who only hears cannot do without, asked of each moment of the album."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from scenes.kit.reader import Node, Role, walk
from tests.album.test_reader import nodes, trees

pytestmark = pytest.mark.xdist_group("album")
IN_A_SET = {Role.RADIO, Role.TAB}
BARE = re.compile(r"[−+\d.,%–]+")


def pages() -> Iterator[tuple[str, Node]]:
    """What lies open at each moment."""
    for name, (_level, tree) in trees().items():
        yield name, tree.children[0]


def test_no_name_is_a_sign_or_a_number_alone() -> None:
    for name, node in nodes():
        assert any(letter.isalnum() for letter in node.name), f"{name}: {node.name}"
        assert node.role is Role.RADIO or not BARE.fullmatch(node.name), f"{name}: {node.name}"


def test_no_row_of_numbers_is_without_what_they_are() -> None:
    for name, node in nodes():
        cells = node.name.split(", ")
        bare = [cell for cell in cells if BARE.fullmatch(cell)]
        assert len(bare) < 2, f"{name}: {node.name}"


def test_everything_that_is_refused_says_why() -> None:
    for name, node in nodes():
        assert not node.refused or node.words, f"{name}: {node.name}"


def test_a_value_is_more_than_the_name_of_what_holds_it() -> None:
    for name, node in nodes():
        if node.role is Role.SPIN:
            assert node.value not in {"", node.name}, f"{name}: {node.name}"


def test_of_each_set_not_more_than_one_is_chosen() -> None:
    for name, node in nodes():
        if node.role in {Role.RADIO_GROUP, Role.TAB_LIST}:
            chosen = [child.on for child in node.children]
            assert None not in chosen, f"{name}: {node.name}"
            assert chosen.count(True) == 1, f"{name}: {node.name}"


def test_no_two_controls_that_lie_together_are_called_the_same() -> None:
    """Rows of a list are what has happened: the same can have happened twice."""
    for name, parent in nodes():
        if parent.id.startswith("rows:"):
            continue
        used = [node for node in parent.children if node.controls and node.role not in IN_A_SET]
        twice = [words for words, count in Counter(node.name for node in used).items() if count > 1]
        assert not twice, f"{name}: {twice}"


def test_no_two_things_of_a_list_are_told_alike() -> None:
    """Cards that look the same are: of one there can be several."""
    for name, node in nodes():
        if node.role is Role.LIST and node.id.startswith("group:"):
            told = Counter((child.name, child.words) for child in node.children)
            assert max(told.values()) == 1, f"{name}: {told.most_common(1)}"


def test_no_paragraph_says_what_a_control_says_itself() -> None:
    for name, page in pages():
        said = {node.name for node in walk(page) if node.controls}
        said |= {f"{node.name}, {node.value}" for node in walk(page) if node.value}
        texts = {node.name for node in walk(page) if node.role is Role.TEXT}
        assert not texts & said, f"{name}: {texts & said}"


def test_every_page_has_a_name_of_its_own() -> None:
    for name, page in pages():
        assert page.name != "Page", name
