"""Layouts come from Tiled maps; a map that cannot be used is refused with a clear sentence."""

from pathlib import Path

import pytest

from scenes.backend.paint.tiled import LayoutShelf, read_layout
from scenes.kit.layout import LayoutError, Place

HEAD = (
    '<map version="1.10" orientation="orthogonal" width="{w}" height="135"'
    ' tilewidth="8" tileheight="8" infinite="0">'
)
ANCHORS = (
    '<properties><property name="ax" type="float" value="0.5"/>'
    '<property name="ay" type="float" value="1"/></properties>'
)


def thing(attributes: str, properties: str = ANCHORS) -> str:
    return f'<object id="7" {attributes}>{properties}</object>'


def anchor(name: str, value: str, kind: str = 'type="float"') -> str:
    return f'<properties><property name="{name}" {kind} value="{value}"/></properties>'


def write(folder: Path, body: str, head: str = HEAD.format(w=240)) -> Path:
    file = folder / "bad.tmx"
    file.write_text(f"{head}{body}</map>", encoding="utf-8")
    return file


def group(*objects: str) -> str:
    return f'<objectgroup id="1" name="places">{"".join(objects)}</objectgroup>'


def test_places_and_numbers(tmp_path: Path) -> None:
    numbers = anchor("ring_radius", "330") + group(
        thing('name="hand" x="420" y="848" width="1080" height="232"'),
        thing('name="board" x="960" y="428"'),
    )
    layout = read_layout(write(tmp_path, numbers))
    assert layout["hand"] == Place(420, 848, 1080, 232, 0.5, 1)
    assert layout["board"] == Place(960, 428, 0, 0, 0.5, 1)
    assert layout.number("ring_radius") == 330


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (group(thing('x="8" y="8"')), "bad.tmx: object 7 has no name"),
        (
            group(thing('name="a" x="8" y="8"'), thing('name="a" x="16" y="8"')),
            "bad.tmx: two objects are named “a”",
        ),
        (
            group(thing('name="a" x="8" y="8"')) + group(thing('name="a" x="16" y="8"')),
            "bad.tmx: two objects are named “a”",
        ),
        (
            group(thing('name="a" x="1900" y="8" width="24" height="8"')),
            "bad.tmx: “a” lies outside the canvas",
        ),
        (group(thing('name="a" x="8" y="-8"')), "bad.tmx: “a” lies outside the canvas"),
        (group(thing('name="a" x="8" y="8"', "")), "bad.tmx: “a” has no ax"),
        (group(thing('name="a" x="8" y="8"', anchor("ax", "1"))), "bad.tmx: “a” has no ay"),
        (
            group(thing('name="a" x="8" y="8"', anchor("ax", "left", ""))),
            "bad.tmx: “a”: ax is not a number",
        ),
        (
            group(thing('name="a" x="8" y="8"', anchor("ax", "left"))),
            "bad.tmx: “a”: ax: could not convert string to float: 'left'",
        ),
        (
            group(thing('name="a" x="8" y="8"', anchor("ax", "nan"))),
            "bad.tmx: “a”: ax is not a number",
        ),
        (anchor("ring_radius", "big", ""), "bad.tmx: property “ring_radius” is not a number"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, body: str, message: str) -> None:
    with pytest.raises(LayoutError) as refused:
        read_layout(write(tmp_path, body))
    assert str(refused.value) == f"layouts/{message}"


def test_a_map_of_another_size(tmp_path: Path) -> None:
    with pytest.raises(LayoutError, match="must be 240 × 135 tiles of 8 × 8, not 200 × 135"):
        read_layout(write(tmp_path, "", HEAD.format(w=200)))


def test_a_file_that_is_no_map(tmp_path: Path) -> None:
    with pytest.raises(LayoutError, match=r"layouts/bad\.tmx: is not a Tiled map"):
        read_layout(write(tmp_path, "<oops>"))


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(LayoutError, match=r"layouts/none\.tmx: cannot be read \(No such file"):
        read_layout(tmp_path / "none.tmx")


def test_a_shelf_reads_a_map_when_it_is_asked_for(tmp_path: Path) -> None:
    write(tmp_path, "<oops>")
    shelf = LayoutShelf(tmp_path)
    assert list(shelf) == ["bad"]
    assert len(shelf) == 1
    with pytest.raises(LayoutError):
        shelf["bad"]
