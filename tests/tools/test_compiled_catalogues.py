"""Translations are compiled by Python alone, whenever they have changed, as gettext reads them."""

import os
from gettext import GNUTranslations
from io import BytesIO
from pathlib import Path

from build.catalogues import compile_text, refresh

PO = r"""
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

# Somebody remarks this.
#: game/words.py
msgid "Settings"
msgstr "Einstellungen"

msgctxt "a key"
msgid "back"
msgstr "zurück\t\"weg\""

msgid "{count} cube"
msgid_plural "{count} cubes"
msgstr[0] "{count} Würfel"
msgstr[1] ""
"{count} "
"Würfel, mehrere"

#, fuzzy
msgid "Doubtful"
msgstr "Zweifelhaft"

msgid "Log"
msgstr ""

#~ msgid "Gone"
#~ msgstr "Weg"
"""


def spoken() -> GNUTranslations:
    return GNUTranslations(BytesIO(compile_text(PO)))


def test_words_contexts_and_plurals_are_found() -> None:
    german = spoken()
    assert german.gettext("Settings") == "Einstellungen"
    assert german.pgettext("a key", "back") == 'zurück\t"weg"'
    assert german.ngettext("{count} cube", "{count} cubes", 1) == "{count} Würfel"
    assert german.ngettext("{count} cube", "{count} cubes", 3) == "{count} Würfel, mehrere"


def test_what_is_in_doubt_missing_or_given_up_stays_english() -> None:
    for message in ("Doubtful", "Log", "Gone"):
        assert spoken().gettext(message) == message


def test_it_says_of_how_many_it_has_how_many() -> None:
    assert spoken().pgettext("catalogue", "sentences") == "3/5"


def test_only_what_has_changed_is_compiled(tmp_path: Path) -> None:
    file = tmp_path / "de.po"
    file.write_text(PO, encoding="utf-8")
    assert refresh(tmp_path) == ["de.mo"]
    assert refresh(tmp_path) == []
    later = (tmp_path / "de.mo").stat().st_mtime + 5
    os.utime(file, (later, later))
    assert refresh(tmp_path) == ["de.mo"]
