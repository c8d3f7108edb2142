"""What is collected, what translators write, and what the program reads."""

from gettext import GNUTranslations
from pathlib import Path

import pytest

from build import words
from build.translators import places

TRANSLATIONS = sorted(words.FOLDER.glob("*.po"))


def translate(folder: Path, said: str, id_: str = "Settings", language: str = "de") -> Path:
    words.start(language, folder)
    file = folder / f"{language}.po"
    catalog = words.read(file)
    catalog[id_].string = said
    file.write_bytes(words.catalogue_text(catalog))
    return file


def test_the_collection_is_up_to_date() -> None:
    hint = "type `python3 build/dev.py words` and commit what it changes"
    assert (words.FOLDER / words.TEMPLATE).read_bytes() == words.catalogue_text(words.collect()), (
        hint
    )


def test_sentences_of_constants_and_of_functions_are_collected() -> None:
    ids = {message.id for message in words.collect()}
    assert {"Settings", "Tablecloth", ("{count} seat", "{count} seats")} <= ids


def test_every_translation_is_sound_and_compiled() -> None:
    for file in TRANSLATIONS:
        catalog = words.read(file)
        assert list(words.faults(catalog)) == [], file.name
        assert file.with_suffix(".mo").read_bytes() == words.compile_catalogue(catalog), file.name


def test_nothing_is_compiled_that_nobody_translates() -> None:
    compiled_files = {file.stem for file in words.FOLDER.glob("*.mo")}
    assert compiled_files == {file.stem for file in TRANSLATIONS}


def test_what_a_translator_writes_is_what_the_program_says(tmp_path: Path) -> None:
    translate(tmp_path, "Einstellungen")
    words.renew(tmp_path)
    with (tmp_path / "de.mo").open("rb") as stream:
        spoken = GNUTranslations(stream)
    assert spoken.gettext("Settings") == "Einstellungen"
    assert spoken.gettext("Controls") == "Controls"


def test_what_is_translated_survives_a_new_collection(tmp_path: Path) -> None:
    file = translate(tmp_path, "Einstellungen")
    assert words.renew(tmp_path) == words.renew(tmp_path)
    assert words.read(file)["Settings"].string == "Einstellungen"


def test_who_translated_it_when_and_with_what_stays_as_it_was(tmp_path: Path) -> None:
    file = translate(tmp_path, "Einstellungen")
    head = b"""# Ada Lovelace <ada@games.test>, 2026.
msgid ""
msgstr ""
"PO-Revision-Date: 2026-11-27 20:15+0200\\n"
"Last-Translator: Ada Lovelace <ada@games.test>\\n"
"Language: de\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=2; plural=n != 1;\\n"
"X-Generator: Weblate 5.14\\n"
"""
    file.write_bytes(head + b"\n" + file.read_bytes().partition(b"\n\n")[2])
    words.renew(tmp_path)
    assert file.read_bytes().startswith(head + b"\n#")
    assert words.read(file)["Settings"].string == "Einstellungen"


def test_the_collector_neither_guesses_nor_keeps_what_nobody_says(tmp_path: Path) -> None:
    file = translate(tmp_path, "Einstellungen")
    file.write_bytes(file.read_bytes().replace(b'msgid "Settings"', b'msgid "Setttings"'))
    words.renew(tmp_path)
    text = file.read_text(encoding="utf-8").partition("\n\n")[2]
    assert "#, fuzzy" not in text
    assert "#~" not in text
    assert not words.read(file)["Settings"].string


@pytest.mark.parametrize(
    ("message", "said", "fault"),
    [
        ("Seat {number}", "Platz", "{number} is missing"),
        ("Seat {number}", "Platz {zahl}", "nothing is put in {zahl}"),
        ("Seat {number}", "Platz {number", "expected '}' before end of string"),
        ("Seat {number}", "Platz {}", "nothing is put in {}"),
        ("Settings", "{who} stellt ein", "nothing is put in {who}"),
    ],
)
def test_a_translation_that_would_break_the_program_is_refused(
    tmp_path: Path, message: str, said: str, fault: str
) -> None:
    translate(tmp_path, said, message)
    with pytest.raises(words.WrongTranslationError, match=r"de\.po: ") as refusal:
        words.renew(tmp_path)
    assert fault in str(refusal.value)


def test_one_of_something_needs_no_number(tmp_path: Path) -> None:
    words.start("de", tmp_path)
    catalog = words.read(tmp_path / "de.po")
    catalog["{count} seat"].string = ("ein Platz", "{count} Plätze")
    assert list(words.faults(catalog)) == []


def test_places_are_found_by_their_names() -> None:
    assert places("{who} leads {card:>3}, {{really}}") == {"who", "card"}
