"""The settings: every control changes its own wish, at once and with any size of letters."""

from __future__ import annotations

from dataclasses import replace

import pytest

from scenes.kit.bindings import Button, Shortcut
from scenes.kit.display import controls
from scenes.kit.preferences import (
    Announce,
    Captions,
    Cloth,
    Contrast,
    Preferences,
    SoundWishes,
    Speed,
)
from scenes.kit.signals import Key
from scenes.kit.stack import SceneStack
from scenes.shell.settings.pages import PAGES
from scenes.shell.settings.scene import SettingsScene
from tests.support.window import WINDOWS, focus_on, frame, press, said, stack

CONTROLS = [
    ("play", "speed:off", "speed", Speed.OFF),
    ("play", "motion:reduced", "reduced_motion", True),
    ("play", "living:off", "living", False),
    ("play", "remarks:off", "remarks", False),
    ("play", "hint:never", "hints", False),
    ("play", "best:on", "show_best", True),
    ("play", "confirm:yes", "confirm_plays", True),
    ("look", "letters:more", "text_size", 125),
    ("look", "cloth:slate", "cloth", Cloth.SLATE),
    ("look", "contrast:high", "contrast", Contrast.HIGH),
    ("look", "window:full", "fullscreen", True),
    ("look", "compatible:on", "compatible", True),
    ("look", "compatible:off", "compatible", False),
    ("sound", "sound:nothing", "hearing", SoundWishes.NOTHING),
    ("play", "forced:on", "play_forced", True),
    ("sound", "master:more", "master", 0.9),
    ("sound", "music:less", "music", 0.4),
    ("sound", "effects:less", "effects", 0.7),
    ("sound", "voices:less", "voices", 0.6),
    ("sound", "away:plays", "mute_away", False),
    ("sound", "reader:on", "reader", True),
    ("sound", "reader:off", "reader", False),
    ("sound", "announce:all", "announce", Announce.ALL),
    ("look", "captions:events", "captions", Captions.EVENTS),
    ("look", "captions:sounds", "captions", Captions.SOUNDS),
]


def keys_page(preferences: Preferences) -> SceneStack:
    return stack(SettingsScene(preferences, "keys"))


def catch(opened: SceneStack, name: str, pressed: Key) -> str:
    """Choose a binding, press something, and read what is said then."""
    focus_on(opened, name)
    press(opened, "return")
    opened.send(pressed)
    return said(opened.draw())


@pytest.mark.parametrize(("page", "control", "field", "value"), CONTROLS)
def test_every_control_changes_its_setting_and_nothing_else(
    page: str, control: str, field: str, value: object
) -> None:
    preferences = Preferences()
    opened = stack(SettingsScene(preferences))
    focus_on(opened, f"tab:{page}")
    press(opened, "return")
    focus_on(opened, control)
    press(opened, "return")
    assert getattr(preferences, field) == value
    setattr(preferences, field, getattr(Preferences(), field))
    assert preferences == Preferences()


def test_there_is_a_control_for_every_wish() -> None:
    """Some are bound, some are only remembered from one day to the next."""
    others = {"keys", "buttons", "language", "called", "colour"}
    remembered = {"lessons", "onward", "house_rules", "phones", "firewall", "problems", "stronger"}
    assert {field for *_, field, _ in CONTROLS} | others | remembered == set(
        Preferences.__dataclass_fields__
    )


@pytest.mark.parametrize("page", [page.name for page in PAGES])
def test_a_page_goes_back_to_the_usual_alone(page: str) -> None:
    preferences = Preferences(keys={Shortcut.LOG: "k"}, buttons={Shortcut.LOG: Button.NONE})
    scene = SettingsScene(preferences)
    for tab, control, *_ in CONTROLS:
        scene.activate(f"tab:{tab}")
        scene.activate(control)
    changed = replace(preferences)
    scene.activate(f"tab:{page}")
    scene.activate("usual")
    mine = {field for tab, _, field, _ in CONTROLS if tab == page}
    mine |= {"keys", "buttons"} if page == "keys" else set()
    for field in Preferences.__dataclass_fields__:
        wanted = Preferences() if field in mine else changed
        assert getattr(preferences, field) == getattr(wanted, field), field


def test_numbers_end_at_both_ends() -> None:
    preferences = Preferences()
    scene = SettingsScene(preferences)
    for _ in range(15):
        for page, control in (("sound", "master:more"), ("sound", "music:less")):
            scene.activate(f"tab:{page}")
            scene.activate(control)
        scene.activate("tab:look")
        scene.activate("letters:more")
    assert (preferences.master, preferences.music, preferences.text_size) == (1.0, 0.0, 200)
    assert isinstance(preferences.text_size, int)


@pytest.mark.parametrize("letters", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("window", WINDOWS)
def test_every_row_is_on_some_leaf_at_every_size_of_letters(
    window: tuple[int, int], letters: float
) -> None:
    view = replace(frame(*window), letters=letters)
    for page in PAGES:
        scene = SettingsScene(Preferences(), page.name)
        seen: set[str] = set()
        for _ in range(9):
            present = controls(scene.draw(view))
            assert all(c.y + c.h <= view.height and c.h >= 46 for c in present)
            seen |= {control.name.partition(":")[0] for control in present}
            seen |= {control.name.partition(":")[2] for control in present}
            scene.key("page down")
        assert {row.group for row in page.visible_rows(view.key_labels)} <= seen, page.name


def test_leaves_turn_by_button_and_by_wheel() -> None:
    view = replace(frame(), letters=2.0)
    scene = SettingsScene(Preferences())
    first = scene.draw(view)
    scene.activate("leaf:more")
    second = scene.draw(view)
    assert first != second
    scene.key("scroll up")
    assert scene.draw(view) == first


# binding


def test_a_key_is_bound() -> None:
    preferences = Preferences()
    words = catch(keys_page(preferences), "key:l", Key("k"))
    assert preferences.keys == {Shortcut.LOG: "k"}
    assert "K is now “Log”." in words


def test_a_key_in_use_is_swapped_and_that_is_said() -> None:
    preferences = Preferences()
    opened = keys_page(preferences)
    words = catch(opened, "key:l", Key("t"))
    assert preferences.keys == {Shortcut.LOG: "t", Shortcut.CLOSE_UP: "l"}
    assert "T is now “Log”. “Last trick” moved to L." in words
    catch(opened, "key:t", Key("l", "t"))
    assert preferences == Preferences()


NAVIGATION = ("return", "tab", "left", "space", "backspace", "left shift")
BUTTONS = ("pad:a", "pad:lb", "pad:left")


@pytest.mark.parametrize(
    ("control", "pressed"),
    [
        *(("key:l", Key(key)) for key in NAVIGATION),
        *(("pad:l", Key("return", button)) for button in BUTTONS),
    ],
)
def test_what_everybody_needs_stays_what_it_is(control: str, pressed: Key) -> None:
    preferences = Preferences()
    words = catch(keys_page(preferences), control, pressed)
    assert preferences == Preferences()
    assert "is reserved" in words


@pytest.mark.parametrize("leaving", [Key("escape"), Key("escape", "pad:b")])
@pytest.mark.parametrize("control", ["key:l", "pad:l"])
def test_whoever_changes_their_mind_leaves_it(control: str, leaving: Key) -> None:
    preferences = Preferences()
    opened = keys_page(preferences)
    catch(opened, control, leaving)
    assert preferences == Preferences()
    assert isinstance(opened.scenes[-1], SettingsScene)
    press(opened, "escape")
    assert not opened.is_running


def test_a_click_elsewhere_ends_the_waiting() -> None:
    scene = SettingsScene(Preferences(), "keys")
    scene.activate("key:l")
    assert scene.is_catching
    scene.activate("tab:play")
    assert not scene.is_catching


def test_a_button_is_bound_and_swapped() -> None:
    preferences = Preferences()
    words = catch(keys_page(preferences), "pad:p", Key("l", "pad:y"))
    assert preferences.buttons == {Shortcut.PASS: Button.Y, Shortcut.LOG: Button.NONE}
    assert "Y is now “Pass”. “Log” has no key or button now." in words


def test_keys_and_buttons_are_not_mixed_up() -> None:
    preferences = Preferences()
    opened = keys_page(preferences)
    assert "not a key" in catch(opened, "key:l", Key("i", "pad:x"))
    assert "not a gamepad button" in catch(opened, "pad:l", Key("k"))
    assert preferences == Preferences()
