"""Keys and settings speak the words of what is played, and of nothing that is not there."""

from __future__ import annotations

from dataclasses import replace

from scenes.council.entry import ENTRY
from scenes.council.ui import UI
from scenes.kit.display import DisplayList
from scenes.kit.key_labels import OF_MANY, USUAL, KeyLabels, together
from scenes.kit.preferences import Preferences
from scenes.shell.entry import Shelf
from scenes.shell.keys import KeysScene
from scenes.shell.settings.scene import SettingsScene
from scenes.shell.title.scene import TitleScene
from tests.support.window import press, stack, texts

RUGS = KeyLabels(close_up="The big rug")


def said(items: DisplayList) -> str:
    return " | ".join(texts(items))


def titled(*games: KeyLabels) -> TitleScene:
    boxes = [
        replace(ENTRY, game=replace(ENTRY.game, id=f"game-{number}"), key_labels=key_labels)
        for number, key_labels in enumerate(games)
    ]
    shelf: Shelf = {box.game.id: box for box in boxes}
    return TitleScene(Preferences(), shelf)


def test_the_table_says_the_same_as_the_box() -> None:
    assert UI.key_labels == ENTRY.key_labels


def test_one_game_is_spoken_of_in_its_own_words() -> None:
    assert together([ENTRY.key_labels]) == ENTRY.key_labels
    assert together([ENTRY.key_labels, ENTRY.key_labels]) == ENTRY.key_labels


def test_games_that_differ_are_spoken_of_in_general() -> None:
    both = together([ENTRY.key_labels, RUGS])
    assert both.close_up == OF_MANY.close_up
    assert both.ahead == ENTRY.key_labels.ahead  # the other one has no such thing
    assert both.passes


def test_a_setting_is_asked_for_only_where_a_game_has_it() -> None:
    for key_labels, asked in ((ENTRY.key_labels, True), (RUGS, False)):
        opened = stack(titled(key_labels), SettingsScene(Preferences()))
        names = {control.name.partition(":")[0] for control in opened.controls}
        assert ("hint" in names) is asked
        assert "Animation speed" in said(opened.draw())


def test_a_key_is_on_the_sheet_only_where_it_does_something() -> None:
    for key_labels, words in ((ENTRY.key_labels, "Last trick"), (RUGS, "The big rug")):
        assert words in said(stack(titled(key_labels), KeysScene()).draw())
    bare = said(stack(titled(USUAL), KeysScene()).draw())
    assert "| T |" not in bare
    assert "Pass" not in bare
    assert "| Log |" in bare


def test_a_key_is_bound_in_the_words_of_the_game() -> None:
    opened = stack(titled(RUGS), SettingsScene(Preferences(), "keys"))
    assert "key:p" not in {control.name for control in opened.controls}
    opened.scenes[-1].activate("key:l")
    assert "Press a key for “Log”." in said(opened.draw())
    press(opened, "t")
    assert "T is now “Log”. “The big rug” moved to L." in said(opened.draw())


def test_what_lies_over_a_table_speaks_of_its_game() -> None:
    opened = stack(titled(ENTRY.key_labels, RUGS), titled(RUGS))
    press(opened, "f1")
    assert "The big rug" in said(opened.draw())
