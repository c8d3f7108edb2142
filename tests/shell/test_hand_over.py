"""The hand-over curtain and the menu of the table."""

from __future__ import annotations

import inspect

import pytest

from scenes.council.rules.book import rules
from scenes.kit.display import Control
from scenes.kit.preferences import Preferences, SoundWishes, Speed
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Push, Quit
from scenes.kit.signals import UNDO
from scenes.kit.stack import SceneStack
from scenes.shell.dialogs.hand_over import HandOverScene, PublicFacts
from scenes.shell.dialogs.pause import MenuCommand, PauseScene
from tests.support.window import ADA, BRUNO, CHIKA, focus_on, frame, names, press, stack, texts

FACTS = PublicFacts("Age II", "trick 3 of 10", ((ADA, 12), (BRUNO, 9), (CHIKA, 15)))


class Below(BaseScene[None]):
    """Whatever opened the curtain."""

    def __init__(self, above: HandOverScene) -> None:
        self.above = above
        self.results: list[MenuCommand | None] = []

    def draw(self, frame: Frame) -> tuple[()]:
        return ()

    def key(self, name: str) -> Change[None]:
        return Push(self.above, self.results.append)


def curtain(preferences: Preferences) -> HandOverScene:
    return HandOverScene(CHIKA, FACTS, 3, preferences, lambda: PauseScene(preferences, rules))


def hung(preferences: Preferences) -> tuple[Below, SceneStack]:
    below = Below(curtain(preferences))
    opened = stack(below)
    press(opened, "f2")
    return below, opened


def test_the_curtain_is_drawn_from_public_facts_alone() -> None:
    seat, *shown = inspect.signature(HandOverScene).parameters
    assert seat == "seat"
    assert shown == ["public", "moves", "preferences", "pause", "hanging", "take_back", "first"]
    first, second = curtain(Preferences()).draw(frame()), curtain(Preferences()).draw(frame())
    assert first == second


def test_lifting_takes_a_moment_and_then_says_so() -> None:
    below, opened = hung(Preferences())
    assert curtain(Preferences()).covers
    press(opened, "return")
    assert opened.is_moving
    assert not opened.scenes[-1].covers
    opened.tick(0.2)
    assert not below.results
    opened.tick(2.0)
    assert below.results == [None]
    assert opened.scenes == [below]


def test_any_input_hurries_the_cloth_up() -> None:
    below, opened = hung(Preferences())
    press(opened, "return", "return")
    assert below.results == [None]


def test_without_motion_it_is_gone_at_once() -> None:
    for preferences in (Preferences(speed=Speed.OFF), Preferences(reduced_motion=True)):
        below, opened = hung(preferences)
        press(opened, "return")
        assert below.results == [None]


@pytest.mark.parametrize("moves", [0, 1, 2])
def test_a_first_turn_has_none_before_it(moves: int) -> None:
    def said(*, first: bool) -> str:
        above = HandOverScene(
            CHIKA, FACTS, moves, Preferences(), lambda: PauseScene(Preferences(), rules),
            first=first,
        )  # fmt: skip
        return " ".join(texts(above.draw(frame())))

    assert "since your last turn" in said(first=False)
    assert "so far" in said(first=True)
    assert "last turn" not in said(first=True)


def test_whoever_may_undo_can_do_so_before_the_cloth_goes_up() -> None:
    above = HandOverScene(
        CHIKA, FACTS, 3, Preferences(), lambda: PauseScene(Preferences(), rules),
        take_back=True,
    )  # fmt: skip
    for key in (UNDO, ","):
        below = Below(above)
        opened = stack(below)
        press(opened, "f2", key)
        assert below.results == [MenuCommand.TAKE_BACK]
    assert UNDO in {item.name for item in above.draw(frame()) if isinstance(item, Control)}


def test_where_nothing_may_be_taken_back_the_curtain_offers_nothing() -> None:
    below, opened = hung(Preferences())
    press(opened, UNDO)
    assert not below.results
    assert UNDO not in {control.name for control in opened.controls}


def test_the_menu_changes_speed_and_sound_and_leaves_the_rest_to_the_settings() -> None:
    preferences = Preferences()
    opened = stack(PauseScene(preferences, rules))
    for name in ("speed:fast", "sound:effects"):
        focus_on(opened, name)
        press(opened, "return")
    assert preferences == Preferences(Speed.FAST, hearing=SoundWishes.EFFECTS)
    assert preferences.pace < Preferences().pace
    groups = {name.partition(":")[0] for name in names(opened) if ":" in name}
    assert groups == {"speed", "sound"}


def test_who_leaves_while_the_last_move_is_being_saved_is_not_told_that_it_is_lost() -> None:
    asked: list[float] = []

    def safe(patience: float) -> bool:
        asked.append(patience)
        return patience > 0

    menu = PauseScene(Preferences(), rules, safe)
    stack(menu)
    assert set(asked) == {0.0}  # a picture waits for no disk
    assert menu.activate("leave") == Pop(MenuCommand.LEAVE)
    assert isinstance(menu.activate("quit"), Quit)
    assert all(patience > 0 for patience in asked[-2:])
