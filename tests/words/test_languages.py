"""Which language is spoken: the one that was chosen, else the desktop's, else English."""

from dataclasses import replace
from pathlib import Path

import pytest

from build.words import compile_catalogue, read, start
from game.languages import Interpreter, best_of, current_code, languages, languages_offered
from game.library import AppFolders, Library
from game.words import _
from scenes.app import shelf, starting_preferences
from scenes.backend import screen
from scenes.backend.headless import HeadlessScreen
from scenes.kit.display import Text
from scenes.kit.preferences import Preferences
from scenes.options import Options
from scenes.shell.keys import KeysScene
from scenes.shell.settings.scene import SettingsScene
from scenes.shell.title.scene import TitleScene


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with German, and with a file that is damaged."""
    place = tmp_path / "words"
    place.mkdir()
    start("de", place)
    catalog = read(place / "de.po")
    catalog["Settings"].string = "Einstellungen"
    catalog["Controls"].string = "Tasten"
    for name, context, said in (
        ("Backyardia", None, "Hinterhofien"),
        ("English", "the name of this language", "Deutsch"),
    ):
        message = catalog.get(name, context)
        assert message is not None
        message.string = said
    (place / "de.mo").write_bytes(compile_catalogue(catalog))
    (place / "eo.mo").write_bytes(b"this is no catalogue")
    return place


@pytest.mark.parametrize(
    ("wishes", "best"),
    [
        ((), "en"),
        (("de",), "de"),
        (("de_AT.UTF-8",), "de"),
        (("de-CH@latin", "fr"), "de"),
        (("pt_BR",), "pt_BR"),
        (("pt",), "en"),
        (("pt-br",), "pt_BR"),
        (("fr", "de", "en"), "de"),
        (("en_GB", "de"), "en"),
        (("C",), "en"),
    ],
)
def test_the_first_wish_that_can_be_met_counts(wishes: tuple[str, ...], best: str) -> None:
    assert best_of(("de", "pt_BR"), wishes) == best


def test_languages_are_called_as_their_speakers_call_them(folder: Path) -> None:
    found = languages(folder)
    assert [(each.code, each.name) for each in found] == [("en", "English"), ("de", "Deutsch")]


def test_a_catalogue_says_itself_how_much_of_it_there_is(folder: Path) -> None:
    english, german = languages(folder)
    assert english.done == 1
    assert 0 < german.done < 0.01


@pytest.mark.parametrize(
    ("wish", "desktop", "said"),
    [
        ("", (), "Settings"),
        ("", ("de_DE",), "Einstellungen"),
        ("", ("eo", "de"), "Settings"),  # damaged: English is better than nothing
        ("en", ("de_DE",), "Settings"),
        ("de", (), "Einstellungen"),
        ("tlh", ("de_DE",), "Einstellungen"),  # a file that somebody has edited
        ("xx", ("de_DE",), "[Šééŧŧííñğšé]"),
    ],
)
def test_what_was_chosen_counts_then_the_desktop(
    folder: Path, wish: str, desktop: tuple[str, ...], said: str
) -> None:
    Interpreter(folder, desktop).follow(wish)
    assert _("Settings") == said


def test_the_made_up_language_is_not_offered(folder: Path) -> None:
    Interpreter(folder).follow("xx")
    assert [language.code for language in languages_offered()] == ["en", "de"]


def texts(unseen: HeadlessScreen) -> set[str]:
    return {item.text for item in unseen.items if isinstance(item, Text)}


@pytest.fixture
def window(folder: Path, monkeypatch: pytest.MonkeyPatch) -> HeadlessScreen:
    monkeypatch.setattr(screen, "CATALOGUES", folder)
    wishes = Preferences()
    return HeadlessScreen(SettingsScene(wishes), preferences=wishes)


def test_the_language_changes_at_once(window: HeadlessScreen) -> None:
    with window as unseen:
        assert {"Settings", "English", "Language"} <= texts(unseen)
        unseen.click("language:more")
        assert {"Einstellungen", "Deutsch"} <= texts(unseen)
        assert unseen.screen.window.title == "Hinterhofien"
        assert unseen.screen.preferences.language == "de"
        unseen.click("language:more")
        assert {"Settings", "English"} <= texts(unseen)


def test_the_usual_language_is_the_one_of_the_desktop(window: HeadlessScreen) -> None:
    with window as unseen:
        unseen.click("language:less")
        unseen.click("usual")
        assert unseen.screen.preferences.language == ""
        assert current_code() == "en"


def test_a_language_that_is_not_complete_says_so(window: HeadlessScreen) -> None:
    with window as unseen:
        assert not {text for text in texts(unseen) if "English" in text and "%" in text}
        unseen.click("language:more")
        assert {text for text in texts(unseen) if "English" in text and "%" in text}


def test_the_title_shows_what_is_spoken_and_leads_to_the_others(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screen, "CATALOGUES", folder)
    wishes = Preferences()
    with HeadlessScreen(TitleScene(wishes, shelf()), preferences=wishes) as unseen:
        assert "English" in texts(unseen)
        unseen.click("languages")
        assert {"English", "Deutsch"} <= texts(unseen)
        unseen.click("de")
        assert unseen.screen.preferences.language == "de"
        assert "Deutsch" in texts(unseen)
        assert "English" not in texts(unseen)
        unseen.click("languages")
        unseen.click("close")
        assert unseen.screen.preferences.language == "de"


def test_what_lies_below_changes_with_it(window: HeadlessScreen) -> None:
    with window as unseen:
        unseen.screen.preferences.language = "de"
        unseen.screen.open(KeysScene())
        unseen.show()
        assert "Tasten" in texts(unseen)


def test_where_there_is_one_language_nobody_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screen, "CATALOGUES", tmp_path)
    wishes = Preferences()
    with HeadlessScreen(SettingsScene(wishes), preferences=wishes) as unseen:
        assert not [name for name in unseen.names if name.startswith("language")]


def test_the_chosen_language_is_found_again(tmp_path: Path) -> None:
    library = Library(AppFolders.within(tmp_path))
    starting_preferences(Options(), library).language = "de"
    library.close()
    again = Library(AppFolders.within(tmp_path))
    assert starting_preferences(Options(), again).language == "de"
    again.close()


def test_the_command_line_speaks_another_language_for_one_run(tmp_path: Path) -> None:
    options = replace(Options(), language="xx")
    for folder in (None, tmp_path):
        library = None if folder is None else Library(AppFolders.within(folder))
        assert starting_preferences(options, library).language == "xx"
        if library is not None:
            library.close()
    again = Library(AppFolders.within(tmp_path))
    assert starting_preferences(Options(), again).language == ""
    again.close()
