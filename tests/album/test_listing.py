"""The lists of moments are checked as they are read, and say where they are wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from build.album import listing, moments
from build.album.listing import AlbumError
from build.album.moments import NAMED
from build.album.setting import Nothing
from build.album.vocabulary import Family
from scenes.backend.headless import HeadlessScreen


@pytest.fixture(autouse=True)
def no_functions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of the album, which stand in no list here."""
    monkeypatch.setattr(listing, "FUNCTIONS", {})
    family = Family(lambda: "ab", lambda _unseen, _word: None)
    monkeypatch.setattr(listing, "FAMILIES", {"each_*": family})


def read(tmp_path: Path, words: str) -> listing.Album:
    file = tmp_path / "toy.toml"
    file.write_text(f'"each_*" = {{}}\n{words}\n', encoding="utf-8")
    return listing.read([file])


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ('new = {step = ["press t"]}', "toy.toml: new: Object contains unknown field `step`"),
        ("new = {letters = true}", "toy.toml: new: Expected `int`, got `bool` - at `$.letters`"),
        ('new = {steps = ["presss t"]}', "toy.toml: new: no step is called “presss”"),
        ('new = {steps = ["hover @alowed"]}', "toy.toml: new: no control is called “@alowed”"),
        ('new = {until = ["asked play", "overr"]}', "toy.toml: new: no wish is called “overr”"),
        ('new = {until = "turn => 3"}', "toy.toml: new: no wish is called “turn”"),
        ("new = {}", "toy.toml: new: it begins nowhere, and no function is called so"),
        ('new = {after = "old"}', "toy.toml: new: nothing before it is called “old”"),
        ('new = {after = "new"}', "toy.toml: new: nothing before it is called “new”"),
        ('new = {opens = "X"}', "toy.toml: new: it opens a table, but says not until when"),
        ('new = {at = "council", until = "over"}', "toy.toml: new: "),
        ("new = 3", "toy.toml: new: "),
        ('golden = ["old"]', "old is in no list, but it is golden"),
        ('shops = {table = "old"}', "old is in no list, but shops show it as table"),
        ("new = {", "toy.toml: "),
    ],
)
def test_what_is_wrong_is_said_with_file_and_name(tmp_path: Path, words: str, told: str) -> None:
    with pytest.raises(AlbumError) as trouble:
        read(tmp_path, words)
    assert str(trouble.value).startswith(told)
    assert "\n" not in str(trouble.value)


def test_a_function_without_a_place_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listing, "FUNCTIONS", {"lost": lambda _unseen: None})
    with pytest.raises(AlbumError, match="no list has a place for lost"):
        read(tmp_path, "")


def test_a_name_stands_in_one_list_only(tmp_path: Path) -> None:
    file = tmp_path / "toy.toml"
    file.write_text('title = {steps = ["title"]}\n"each_*" = {}\n', encoding="utf-8")
    with pytest.raises(AlbumError, match=r"toy\.toml: title: there are two of this name"):
        listing.read([file, file])


def test_a_family_has_a_moment_for_each_word(tmp_path: Path) -> None:
    assert [entry.name for entry in read(tmp_path, "").entries] == ["each_a", "each_b"]


def test_what_is_not_there_when_it_is_shown_is_said_too(tmp_path: Path) -> None:
    (*_, entry) = read(tmp_path, 'new = {steps = ["title", "click nowhere"]}').entries
    with (
        HeadlessScreen(Nothing(), (1280, 720)) as unseen,
        pytest.raises(AlbumError, match=r"toy\.toml: new: “click nowhere”: no control"),
    ):
        entry.show(unseen)


def test_the_album_has_each_name_once() -> None:
    assert len(NAMED) == len(moments.MOMENTS)
