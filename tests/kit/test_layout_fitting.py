"""Places follow the window by their anchors; the outer columns come in when it is very wide."""

import pytest

from scenes.kit.layout import Layout, LayoutBook, LayoutError, Place, fit

LAYOUT = Layout(
    "sample",
    {
        "left": Place(24, 8, 400, 52, 0, 0),
        "middle": Place(960, 428, 0, 0, 0.5, 0.5),
        "right": Place(1476, 912, 420, 144, 1, 1),
    },
    {"ring_radius": 330.0},
)


@pytest.mark.parametrize(
    ("pixels", "left", "middle", "right"),
    [
        ((1920, 1080), (24, 8), (960, 428), (1476, 912)),  # 16:9
        ((3840, 2160), (24, 8), (960, 428), (1476, 912)),
        ((1280, 800), (24, 8), (960, 488), (1476, 1032)),  # 16:10: 120 units more height
        ((1024, 768), (24, 8), (960, 608), (1476, 1272)),  # 4:3: 360 more
        ((2320, 1080), (24, 8), (1160, 428), (1876, 912)),  # as wide as the columns go
        ((2520, 1080), (124, 8), (1260, 428), (1976, 912)),  # 21:9: the columns come in
    ],
)
def test_anchors(
    pixels: tuple[int, int],
    left: tuple[float, float],
    middle: tuple[float, float],
    right: tuple[float, float],
) -> None:
    scale = min(pixels[0] / 1920, pixels[1] / 1080)
    fitted = fit(LAYOUT, pixels[0] / scale, pixels[1] / scale)
    found = [fitted[name][:2] for name in ("left", "middle", "right")]
    for place, wanted in zip(found, (left, middle, right), strict=True):
        assert place == pytest.approx(wanted)


def test_a_missing_place_is_named() -> None:
    with pytest.raises(LayoutError, match=r"layouts/sample\.tmx has no place named “hand”"):
        LAYOUT["hand"]
    with pytest.raises(LayoutError, match=r"layouts/sample\.tmx has no property “speed”"):
        LAYOUT.number("speed")
    with pytest.raises(LayoutError, match=r"there is no layouts/other\.tmx"):
        LayoutBook({"sample": LAYOUT}).fit("other", 1920, 1080)


def test_a_layout_is_fitted_once_per_size() -> None:
    book = LayoutBook({"sample": LAYOUT})
    assert book.fit("sample", 1920, 1200) is book.fit("sample", 1920, 1200)
    for height in range(1080, 1180):
        book.fit("sample", 1920, height)
    assert len(book._fitted) <= 5


def test_large_letters_move_only_what_their_map_names() -> None:
    usual = Layout("table", {"bar": Place(0, 0, 9, 9), "hand": Place(5, 5)}, {"radius": 3.0})
    large = Layout("table_large", {"bar": Place(0, 0, 20, 20)}, {})
    book = LayoutBook({"table": usual, "table_large": large})
    moved = book.fit("table", 1920, 1080, large=True)
    assert moved["bar"].w == 20
    assert moved["hand"] == usual["hand"]
    assert moved.number("radius") == 3
    assert book.fit("table", 1920, 1080)["bar"].w == 9
