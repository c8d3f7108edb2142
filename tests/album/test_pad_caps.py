"""With a gamepad in hand no cap shows a key: what no button does has no cap."""

from __future__ import annotations

from copy import copy
from dataclasses import replace

import pytest

from scenes.kit import bindings
from scenes.kit.bindings import CAPS, Make, Shortcut
from scenes.kit.display import Font, KeyPlace, Text
from scenes.kit.scene_protocols import ShowsDrag
from scenes.kit.signals import LOOK_UP, UNDO_CAP
from scenes.shell.settings.scene import SettingsScene
from tests.album.leaves import Album

pytestmark = pytest.mark.xdist_group("album")  # the games in it are thought out once
SIZE = (1280, 720)
PAD = bindings.caps({}, {}, pad=Make.XBOX)
KEYS = {
    *(bindings.cap(each) for each in Shortcut),
    *(name for key, name in CAPS.items() if not key.startswith(bindings.PAD)),
    *(letter for letter in "CEHMOP"),
    *("Space", "Tab", LOOK_UP, UNDO_CAP, "1–9"),
}


def test_no_cap_shows_a_key_that_no_button_stands_for(album: Album) -> None:
    keys, buttons, shown = KEYS - {*PAD.values()}, {*PAD.values()} - {""}, 0
    for leaf in album(SIZE):
        scene = copy(leaf.scenes[-1])
        if isinstance(scene, ShowsDrag):
            scene.on_drag(None)
        if isinstance(scene, SettingsScene):
            continue  # its page of keys is about the keyboard
        drawn = scene.draw(replace(leaf.frame, caps=PAD, pointing=False))
        written = {each.text for each in drawn if isinstance(each, Text) and _on_cap(each)}
        assert not written & keys, (leaf.name, written & keys)
        shown += len(written & buttons)
        pressed = {each.key for each in drawn if isinstance(each, KeyPlace)}
        assert not pressed & {"f11", "s"}, leaf.name
    assert shown > len(album(SIZE)) / 2


def _on_cap(text: Text) -> bool:
    return text.font is Font.HEAVY and text.align == "c"
