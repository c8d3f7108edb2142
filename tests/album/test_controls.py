"""Drawing only draws: the same picture however often it is asked for."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from dataclasses import replace

import pytest

from scenes.kit.display import Control, Item, Rect, Shape, controls
from scenes.kit.focus import cycle, find, toward
from scenes.kit.parts.svg import MARGIN
from scenes.kit.scene import Scene
from scenes.kit.scene_protocols import ShowsDrag
from scenes.kit.signals import DOWN, LEFT, RIGHT, UP
from scenes.kit.theme import FOCUS
from tests.album.leaves import Album, Leaf

pytestmark = pytest.mark.xdist_group("album")  # the games in it are thought out once
SIZE = (1280, 720)
RING = 9.0  # how wide the line of a focus ring is


def test_drawing_twice_gives_the_same_list(album: Album) -> None:
    for leaf in album(SIZE):
        for scene in leaf.scenes:
            assert list(scene.draw(leaf.frame)) == list(scene.draw(leaf.frame)), leaf.name


def test_the_focus_can_be_seen(album: Album) -> None:
    """The picture tells which control has it."""
    for leaf in album(SIZE):
        scene = copy(leaf.scenes[-1])  # the other tests see it as it was
        if isinstance(scene, ShowsDrag):
            scene.on_drag(None)  # else a card that is dragged would be all there is to see
        names = [control.name for control in controls(leaf.layers[-1])]
        plain = _focused(scene, leaf, names[-1] if len(names) > 1 else None)
        for name in names:
            marked = _focused(scene, leaf, name)
            assert marked != plain, f"{leaf.name}: {name}"
            if not name.startswith("card:"):  # a hand lies at the lower edge
                _lies_in_the_window(set(marked).difference(plain), leaf)
            plain = marked


def _focused(scene: Scene[object], leaf: Leaf, name: str | None) -> list[Item]:
    scene.on_focus(name)
    return list(scene.draw(replace(leaf.frame, focus=name)))


def _lies_in_the_window(added: Iterable[Item], leaf: Leaf) -> None:
    """No side of a focus ring is cut by the edge of the window."""
    for ring in added:
        if isinstance(ring, Shape) and any(
            isinstance(part, Rect) and part.stroke == FOCUS for part in ring.elements
        ):
            left, top = ring.x + MARGIN, ring.y + MARGIN
            right, bottom = ring.x + ring.w - MARGIN, ring.y + ring.h - MARGIN
            inner = min(left, top, leaf.frame.width - right, leaf.frame.height - bottom)
            assert inner > RING / 2, (leaf.name, ring)


def test_every_control_has_words_and_a_name_of_its_own(album: Album) -> None:
    for leaf in album(SIZE):
        found = controls(leaf.layers[-1])
        names = [control.name for control in found]
        assert len(set(names)) == len(names), leaf.name
        assert all(control.label for control in found), leaf.name


def test_every_control_can_be_hit_in_the_window(album: Album) -> None:
    """Its middle is not covered by another one, and lies in the window."""
    for leaf in album((1024, 640)):
        found = controls(leaf.layers[-1])
        for number, control in enumerate(found):
            x, y = control.x + control.w / 2, control.y + control.h / 2
            assert 0 < x < leaf.frame.width, leaf.name
            assert 0 < y < leaf.frame.height, leaf.name
            over = [other.name for other in found[number + 1 :] if holds(other, x, y)]
            assert not over, f"{leaf.name}: {control.name} lies under {over}"
            assert find(found, control.name) == control


def test_every_control_can_be_reached_by_arrows_alone(album: Album) -> None:
    for size in ((1024, 640), SIZE, (1024, 768)):
        for leaf in album(size):
            found = controls(leaf.layers[-1])
            lost = {control.name for control in found} - reached(found)
            assert not lost, f"{leaf.name} at {size}: {lost}"


def test_every_control_can_be_reached_by_tab_alone(album: Album) -> None:
    for leaf in album(SIZE):
        found = controls(leaf.layers[-1])
        names, here = [], None
        for _ in found:
            here = cycle(found, here, 1)
            names.append(here)
        assert names == [control.name for control in found], leaf.name


def reached(found: list[Control]) -> set[str | None]:
    """Where the arrows lead, from wherever the first one leads."""
    seen: set[str | None] = set()
    open_ends = [toward(found, None, RIGHT)] if found else []
    while open_ends:
        here = open_ends.pop()
        if here not in seen:
            seen.add(here)
            open_ends += [toward(found, here, arrow) for arrow in (LEFT, RIGHT, UP, DOWN)]
    return seen


def holds(control: Control, x: float, y: float) -> bool:
    return control.x <= x < control.x + control.w and control.y <= y < control.y + control.h
