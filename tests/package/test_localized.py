"""What shops and menus show is collected with everything else, and comes back in each language."""

from __future__ import annotations

import re
import shutil
import subprocess
from itertools import pairwise
from pathlib import Path
from typing import Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from build.package import localized
from build.package.identity import TITLE
from build.package.localized import in_every_language, sentences
from build.package.papers import fill_in
from build.words import catalogue_text, collect, read, start

CODE: Final = "pt_BR"
LANGUAGE: Final = "{http://www.w3.org/XML/1998/namespace}lang"
NOTES: Final = (
    "    <release version='1' date='2026-01-01'><description><p>New</p></description></release>"
)


def translation(folder: Path, *, but: str = "") -> Path:
    """A catalogue that says everything of the shops in its own way, but for one sentence."""
    start(CODE, folder)
    file = folder / f"{CODE}.po"
    catalog = read(file)
    for message in catalog:
        if message.context == localized.CONTEXT or message.id == TITLE:
            message.string = "" if message.id == but else f"<{message.id[::-1]};"
    file.write_bytes(catalogue_text(catalog))
    return folder


def metainfo(folder: Path) -> str:
    text = fill_in("metainfo.xml", RELEASE_NOTES=NOTES)
    return in_every_language("metainfo.xml", text, folder)


def elements(text: str) -> Element:
    return ElementTree.fromstring(text)  # noqa: S314 - of our own making


def menu(folder: Path) -> str:
    return in_every_language("menu.desktop", fill_in("menu.desktop", EXEC="bugs"), folder)


def test_translators_are_asked_for_all_of_it() -> None:
    asked = {message.id for message in collect() if message.context == localized.CONTEXT}
    assert asked == {each.words for each in sentences()}
    entry = fill_in("menu.desktop")
    for key in ("GenericName", "Comment", "Keywords"):
        assert re.findall(rf"^{key}=(.+)$", entry, re.MULTILINE)[0] in asked
    told = elements(fill_in("metainfo.xml", RELEASE_NOTES=""))
    for element in (each for kind in ("summary", "p", "li", "caption") for each in told.iter(kind)):
        assert " ".join((element.text or "").split()) in asked


def test_a_new_language_is_in_all_that_shops_show(tmp_path: Path) -> None:
    told = elements(metainfo(translation(tmp_path)))
    known = {each.words for each in sentences()} | {TITLE}
    for english, other in (pair for parent in told.iter() for pair in pairwise([*parent, parent])):
        words = " ".join((english.text or "").split())
        if english.get(LANGUAGE) is None and (english.tag == "image" or words in known):
            place = words.replace("/screenshots/", f"/screenshots/{CODE}/")
            assert other.get(LANGUAGE) == CODE, words
            assert other.text == (place if english.tag == "image" else f"<{words[::-1]};")


def test_a_new_language_is_in_the_menu(tmp_path: Path) -> None:
    lines = menu(translation(tmp_path)).splitlines()
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        (at,) = (number for number, line in enumerate(lines) if line.startswith(f"{key}="))
        said = lines[at].partition("=")[2]
        assert lines[at + 1] == f"{key}[{CODE}]=<{said[::-1]};"


def test_half_a_language_is_not_shown(tmp_path: Path) -> None:
    folder = translation(tmp_path, but=sentences()[-1].words)
    assert "xml:lang" not in metainfo(folder)
    assert "[" not in menu(folder).replace("[Desktop Entry]", "")


def test_words_to_find_it_by_end_as_menus_want_it() -> None:
    (keywords,) = (each.words for each in sentences() if each.note == localized.KEYWORDS)
    for said in (
        keywords,
        *(each[f"shop\x04{keywords}"] for each in localized.languages().values()),
    ):
        assert said.endswith(";")
        assert all(said[:-1].split(";"))


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="appstreamcli is not here")
def test_software_centres_find_nothing_wrong_with_it(tmp_path: Path) -> None:
    file = tmp_path / "org.backyardia.BugCouncil.metainfo.xml"
    file.write_text(metainfo(translation(tmp_path)), encoding="utf-8")
    command = ["appstreamcli", "validate", "--no-net", "--no-color", str(file)]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout
