"""Every drawing is complete, stays inside what the rasteriser can draw, and is not empty."""

import re
from collections.abc import Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pygame
import pytest

from scenes.backend.paint.font_files import FONT_FILES, SCRIPT_FILES

ASSETS: Final = Path(__file__).parents[2] / "assets"
ART: Final = ASSETS / "art"
# What the rasteriser knows. Anything else it drops without a word, so it may not be in a file.
ELEMENTS: Final = {
    *("svg", "title", "defs", "g", "path", "rect", "circle", "ellipse", "line", "polyline"),
    *("polygon", "linearGradient", "radialGradient", "stop"),
}
ATTRIBUTES: Final = {
    *("id", "version", "viewBox", "width", "height", "preserveAspectRatio", "transform"),
    *("d", "points", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry"),
    *("fill", "fill-opacity", "fill-rule", "opacity", "stroke", "stroke-width"),
    *("stroke-opacity", "stroke-linejoin", "stroke-linecap", "stroke-miterlimit"),
    *("gradientUnits", "gradientTransform", "offset", "stop-color", "stop-opacity"),
}
PAINTS: Final = {"fill", "stroke", "stop-color"}
PAINT: Final = re.compile(r"none|#[0-9A-Fa-f]{3}|#[0-9A-Fa-f]{6}|url\(#([\w.-]+)\)")

# These reach the edge of their picture on purpose; all others leave two units empty.
FULL_BLEED: Final = ("backdrop_", "board_", "scenery_", "prop_rope")
LARGEST: Final = {"board_": 72_000, "backdrop_": 96_000, "scenery_": 48_000}
LARGEST_OTHER: Final = 40_000

DRAWINGS: Final = sorted(ART.rglob("*.svg"))
Trees = Mapping[Path, Sequence[ElementTree.Element]]


@pytest.fixture(scope="module")
def trees() -> Trees:
    return {path: list(root(path).iter()) for path in DRAWINGS}


def root(path: Path) -> ElementTree.Element:
    return ElementTree.fromstring(path.read_text(encoding="utf-8"))  # noqa: S314  # our own file


def tag(element: ElementTree.Element) -> str:
    return element.tag.removeprefix("{http://www.w3.org/2000/svg}")


def view_box(path: Path) -> tuple[float, float, float, float]:
    left, top, width, height = map(float, root(path).attrib["viewBox"].split())
    return left, top, width, height


def drawn(path: Path, longest: int) -> pygame.Surface:
    _, _, width, height = view_box(path)
    scale = longest / max(width, height)
    return pygame.image.load_sized_svg(path, (round(width * scale), round(height * scale)))


def test_a_drawing_uses_only_what_the_rasteriser_knows(trees: Trees) -> None:
    for path, elements in trees.items():
        assert {tag(element) for element in elements} <= ELEMENTS, path.name
        assert {key for element in elements for key in element.attrib} <= ATTRIBUTES, path.name
        assert sum(tag(element) == "svg" for element in elements) == 1, path.name


def test_a_group_has_no_opacity(trees: Trees) -> None:
    """The rasteriser would fade every shape of the group for itself."""
    for path, elements in trees.items():
        assert not [e for e in elements if tag(e) == "g" and "opacity" in e.attrib], path.name


def test_every_paint_is_a_plain_colour_or_a_gradient_of_the_file(trees: Trees) -> None:
    for path, elements in trees.items():
        names = [element.attrib["id"] for element in elements if "id" in element.attrib]
        gradients = {e.attrib["id"] for e in elements if tag(e).endswith("Gradient")}
        assert all(names.count(name) == 1 for name in gradients), path.name
        paints = {e.attrib[key] for e in elements for key in PAINTS & set(e.attrib)}
        for paint in paints:
            match = PAINT.fullmatch(paint)
            assert match, (path.name, paint)
            assert match[1] is None or match[1] in gradients, (path.name, paint)


def test_gradients_lie_in_the_picture_or_count_in_per_cent(trees: Trees) -> None:
    """Fractions of the shape's box (``x2="1"``) are read as one unit of the picture."""
    for path, elements in trees.items():
        for gradient in (each for each in elements if tag(each).endswith("Gradient")):
            places = [v for k, v in gradient.attrib.items() if k in {"x1", "x2", "y1", "y2", "r"}]
            if gradient.attrib.get("gradientUnits") != "userSpaceOnUse":
                assert all(each == "0" or each.endswith("%") for each in places), path.name


@pytest.mark.parametrize("path", sorted(ART.rglob("board_*.svg")), ids=lambda path: path.stem)
def test_board_parts_can_be_nested_into_one_picture(path: Path) -> None:
    assert view_box(path) == (-600, -600, 1200, 1200)
    names = [e.attrib["id"] for e in root(path).iter() if "id" in e.attrib]
    assert all(name == path.stem or name.startswith(f"{path.stem}_") for name in names)


def test_a_drawing_is_small() -> None:
    for path in DRAWINGS:
        limit = next((LARGEST[p] for p in LARGEST if path.name.startswith(p)), LARGEST_OTHER)
        assert path.stat().st_size <= limit, path.name


def test_a_drawing_is_not_empty() -> None:
    for path in DRAWINGS:
        mask = pygame.mask.from_surface(drawn(path, 96), 40)
        width, height = mask.get_size()
        assert mask.count() > width * height * 0.02, path.name


def test_nothing_is_cut_off_at_the_edge() -> None:
    for path in (path for path in DRAWINGS if not path.name.startswith(FULL_BLEED)):
        picture = drawn(path, 800)
        width, height = picture.get_size()
        edges = [(0, 0, width, 1), (0, height - 1, width, 1)]
        edges += [(0, 0, 1, height), (width - 1, 0, 1, height)]
        for edge in edges:
            assert not pygame.mask.from_surface(picture.subsurface(edge), 0).count(), path.name


def test_card_parts_share_one_frame() -> None:
    layers = list(ART.rglob("card_*.svg"))
    assert layers
    assert {view_box(path) for path in layers} == {(0, 0, 240, 336)}


FONTS: Final = (
    *("FredokaOne-Regular", "Manrope-Medium", "Manrope-Bold", "Manrope-ExtraBold"),
    *("MPlusRounded1c-Medium", "MPlusRounded1c-Bold"),
)


def test_every_font_is_used() -> None:
    assert {file.stem for file in (ASSETS / "fonts").glob("*.ttf")} == set(FONTS)
    used = (*FONT_FILES.values(), *chain(*SCRIPT_FILES.values()))
    assert {file.removesuffix(".ttf") for file in used} == set(FONTS)


@pytest.mark.parametrize("name", FONTS)
def test_a_font_comes_with_its_licence(name: str) -> None:
    pygame.font.init()
    font = pygame.font.Font(ASSETS / "fonts" / f"{name}.ttf", 20)
    assert font.size("Bug Council 0–12")[0] > 80
    family = name.partition("-")[0]
    licence = (ASSETS / "fonts" / f"OFL-{family}.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE" in licence.upper()
