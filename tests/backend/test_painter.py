"""Every item of the display list becomes pixels, in the right place and at the real size."""

from pathlib import Path
from threading import Event

import pygame
import pytest

from game.assets import assets_root
from scenes.app import DECKS
from scenes.backend.paint import cards
from scenes.backend.paint.assets import AssetError
from scenes.backend.paint.cache import Pixels
from scenes.backend.paint.painter import Painter
from scenes.council.cards import DECK
from scenes.kit.display import (
    ArcText,
    Backdrop,
    Card,
    Composite,
    Control,
    Font,
    Glow,
    Item,
    Part,
    Picture,
    Shadow,
    Shape,
    Text,
    Veil,
)
from scenes.kit.layout import Outline, Place
from scenes.kit.markup import markup
from scenes.kit.parts.svg import rect
from scenes.kit.theme import NIGHT, rgb
from tests.waiting import PATIENCE, wait_until

FULL = (1920, 1080)
HALF = (960, 540)
WHITE = Shape(rect(0, 0, 1920, 1080, "#FFFFFF"), 0, 0, 1920, 1080)
SQUARE = rect(0, 0, 100, 60, "#FF0000")


def painted(*items: Item, size: tuple[int, int] = HALF) -> pygame.Surface:
    surface = pygame.Surface(size).convert()
    Painter(assets_root(), decks=DECKS, patient=True).paint(surface, items)
    return surface


def touched(surface: pygame.Surface, ground: str = NIGHT) -> pygame.Rect:
    """The smallest box around all pixels that are not of the ground."""
    mask = pygame.mask.from_threshold(surface, ground, (1, 1, 1, 255))
    mask.invert()
    boxes = mask.get_bounding_rects()
    return boxes[0].unionall(boxes[1:]) if boxes else pygame.Rect(0, 0, 0, 0)


BOX = pygame.Rect(200, 100, 200, 200)  # half of the design units below
ITEMS = [
    Picture("council/token_cube", 400, 200, 400, 400),
    Picture("council/token_cube", 500, 300, 200, 200, angle=45),
    Composite((Part("council/board_stump"), Part("council/board_track")), 400, 200, 400, 400),
    Shape(SQUARE, 400, 200, 400, 400),
    Text("Council", 600, 300, 60, align="c"),
    Text("Council", 600, 300, 60, Font.TITLE, "#FFFFFF", "c", outline="#000000", outline_width=4),
    ArcText("Council", 600, 400, 150, 0, 40, colour="#FFFFFF"),
    ArcText("Council", 600, 400, 150, 180, 40, inward=True),
    Card(DECK, "A7", 600, 400, 250),
    Card(DECK, "B12", 600, 400, 200, angle=30),
    Card(DECK, "M4", 600, 400, 200, dim=True),
    Card(DECK, None, 600, 400, 200, turn=0.3),
    Shadow(500, 300, 200, 150, 14),
    Glow(600, 400, 200, "#FFC861"),
]


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: type(item).__name__)
def test_an_item_is_drawn_within_its_place(item: Item) -> None:
    box = touched(painted(item))
    assert box.w > 15
    assert box.h > 15
    assert BOX.inflate(4, 4).contains(box)


def test_a_control_is_not_drawn() -> None:
    assert not touched(painted(Control("hand", 100, 100, 300, 300)))


def test_a_backdrop_covers_windows_of_every_shape() -> None:
    for size in (HALF, (400, 600), (1200, 300)):
        assert touched(painted(Backdrop("shared/backdrop_table"), size=size)).size == size


@pytest.mark.parametrize(("focus", "same_side"), [(0.0, "left"), (1.0, "right")])
def test_a_backdrop_is_cropped_around_its_focus(focus: float, same_side: str) -> None:
    whole = painted(Backdrop("shared/backdrop_title"), size=(960, 540))
    slim = painted(Backdrop("shared/backdrop_title", focus), size=(300, 540))
    piece = whole.subsurface((0 if same_side == "left" else 660, 0, 300, 540))
    assert pygame.transform.average_color(slim) == pygame.transform.average_color(piece)


def test_a_veil_lies_over_everything() -> None:
    assert painted(WHITE, Veil("#000000", 0.5)).get_at((5, 5))[:3] in {(127,) * 3, (128,) * 3}
    hole = Outline(((200, 200), (600, 200), (200, 600)))
    shaped = painted(WHITE, Veil("#000000", 1.0, (hole, Place(500, 500, 200, 200))))
    assert shaped.get_at((120, 120))[:3] == (255,) * 3 == shaped.get_at((300, 300))[:3]
    assert shaped.get_at((240, 240))[:3] == (0,) * 3
    assert painted(WHITE, Veil("#FF0000", 1.0)).get_at((900, 500))[:3] == (255, 0, 0)


def test_alpha_is_not_remembered() -> None:
    surface = painted(
        Shape(SQUARE, 0, 0, 100, 60, alpha=0.5), Shape(SQUARE, 200, 0, 100, 60), size=FULL
    )
    night = rgb(NIGHT)
    assert surface.get_at((250, 30))[:3] == (255, 0, 0)
    assert surface.get_at((50, 30)).r == pytest.approx((255 + night[0]) / 2, abs=2)


@pytest.mark.parametrize(("align", "left", "right"), [("l", 600, 700), ("r", 500, 600)])
def test_text_is_aligned(align: str, left: int, right: int) -> None:
    box = touched(painted(Text("Bees", 600, 300, 24, align=align), size=FULL))
    assert left - 2 <= box.left
    assert box.right <= right + 2
    assert abs(box.centery - 300) < 8


def test_text_is_never_smaller_than_twelve_pixels() -> None:
    tiny = touched(painted(Text("Council", 600, 300, 10), size=(1024, 640)))
    wanted = touched(painted(Text("Council", 600, 300, 12), size=FULL))
    assert tiny.size == wanted.size


@pytest.mark.parametrize("size", [FULL, (1024, 640)])
@pytest.mark.parametrize("font", Font)
def test_text_is_as_wide_as_measured(font: Font, size: tuple[int, int]) -> None:
    painter = Painter(assets_root(), decks=DECKS, patient=True)
    painter.fit(size)
    for letters in (12, 18, 40):
        words = "|the council sits down|"
        width = painter.measure(words, letters, font) * painter.scale
        box = touched(painted(Text(words, 40, 300, letters, font, "#FFFFFF"), size=size))
        assert box.w == pytest.approx(width, abs=letters / 4 + 2)


def test_small_words_keep_their_blanks() -> None:
    painter = Painter(assets_root(), decks=DECKS, patient=True)
    painter.fit((1280, 720))
    gap = painter.measure("a b", 18, Font.BOLD) - painter.measure("ab", 18, Font.BOLD)
    assert gap * painter.scale >= 3


def test_a_missing_drawing_is_named() -> None:
    with pytest.raises(AssetError, match=r"art/nothing\.svg cannot be read"):
        painted(Picture("nothing", 0, 0, 10, 10))


def test_a_deck_that_nobody_has_handed_in_is_named() -> None:
    with pytest.raises(AssetError, match="there is no deck “strangers”"):
        painted(Card("strangers", "A7", 600, 400, 250))


def test_parts_of_different_size_are_refused() -> None:
    parts = (Part("council/board_stump"), Part("council/card_back"))
    with pytest.raises(
        AssetError, match=r"card_back\.svg and art/council/board_stump\.svg differ in size"
    ):
        painted(Composite(parts, 0, 0, 100, 100))


@pytest.mark.parametrize("width", [60, 90, 120, 200])
def test_every_card_has_its_own_face(width: int) -> None:
    painter = Painter(assets_root(), decks=DECKS, patient=True)
    seen = set()
    surface = pygame.Surface((260, 340)).convert()
    for faction in "BMACF":
        for rank in range(1, 13):
            painter.fit(surface.get_size())
            card = Card(DECK, f"{faction}{rank}", 960, 1250, width / painter.scale)
            painter.paint(surface, [card])
            seen.add(pygame.image.tobytes(surface, "RGB"))
    assert len(seen) == 60


def test_a_refused_card_steps_back_but_its_index_stays_bright() -> None:
    bright = painted(Card(DECK, "A7", 960, 540, 400), size=FULL)
    dim = painted(Card(DECK, "A7", 960, 540, 400, dim=True), size=FULL)
    index, art = (785, 465), (1040, 300)
    assert sum(dim.get_at(index)[:3]) > 0.85 * sum(bright.get_at(index)[:3])
    assert sum(dim.get_at(art)[:3]) < 0.7 * sum(bright.get_at(art)[:3])


CORNER = rect(70, 60, 20, 20, "#FF0000")


def test_what_has_an_empty_frame_keeps_its_place() -> None:
    box = touched(painted(Shape(CORNER, 100, 200, 400, 300), size=FULL))
    assert box == pygame.Rect(170, 260, 20, 20)


def test_a_picture_is_turned_about_the_middle_of_its_frame(tmp_path: Path) -> None:
    folder = tmp_path / "art"
    folder.mkdir()
    (folder / "corner.svg").write_text(
        f'<svg viewBox="0 0 100 100">{markup(CORNER)}</svg>', "utf-8"
    )
    surface = pygame.Surface(FULL).convert()
    painter = Painter(tmp_path, patient=True)
    painter.paint(surface, [Picture("corner", 500, 300, 100, 100, angle=90)])
    assert touched(surface).center == pytest.approx((530, 380), abs=1)  # (80, 70) is (30, 80) now


@pytest.mark.parametrize("alpha", [1.0, 0.5])
@pytest.mark.parametrize("size", [(60, 40), (900, 700)])
def test_a_shadow_is_even_and_as_strong_as_asked(alpha: float, size: tuple[int, int]) -> None:
    shadow = Shadow(200, 200, *size, radius=14, blur=4, drop=0, alpha=alpha)
    surface = painted(WHITE, shadow, size=FULL)
    middle = 200 + size[0] // 2, 200 + size[1] // 2
    inside = [middle, (212, middle[1]), (middle[0], 212), (middle[0] + 9, middle[1])]
    wanted = 255 - alpha * (255 - 10)
    for place in inside:
        assert surface.get_at(place).r == pytest.approx(wanted, abs=6)
    assert surface.get_at((190, middle[1])).r > wanted


def test_a_still_picture_becomes_as_good_as_a_patient_one() -> None:
    upright = [Card(DECK, "A9", 400, 400, 162), Card(DECK, "M12", 900, 400, 162, dim=True)]
    turned = [card._replace(angle=-6) for card in upright]
    surface = pygame.Surface(FULL).convert()
    painter = Painter(assets_root(), decks=DECKS)
    for items in (upright, turned):
        paint_until_finished(painter, surface, items)
        wanted = painted(*items, size=FULL)
        assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(wanted, "RGB")


def paint_until_finished(painter: Painter, surface: pygame.Surface, items: list[Card]) -> None:
    def is_whole() -> bool:
        painter.paint(surface, items)
        return not painter.is_unfinished

    wait_until(is_whole, "the picture")


def test_a_card_shows_its_back_until_its_face_is_whole() -> None:
    painter, surface = Painter(assets_root(), decks=DECKS), pygame.Surface(HALF).convert()
    back = Card(DECK, None, 480, 270, 300)
    paint_until_finished(painter, surface, [back])
    wanted = pygame.image.tobytes(surface, "RGB")
    painter.paint(surface, [back._replace(code="A9", dim=True)])
    assert pygame.image.tobytes(surface, "RGB") == wanted
    assert painter.has_missing


def test_a_card_can_be_shown_while_it_is_turned_beside_the_frames(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    turning, shown = Event(), Event()

    def slowly(face: pygame.Surface, *how: float) -> Pixels:
        face.lock()  # as whatever turns or scales it does
        turning.set()
        shown.wait(PATIENCE)
        face.unlock()
        return laid(face, *how)

    painter, surface = Painter(assets_root(), decks=DECKS), pygame.Surface((2560, 1440)).convert()
    upright = Card(DECK, "A9", 480, 270, 300, shadow=False)  # which would be laid in this thread
    paint_until_finished(painter, surface, [upright])
    laid = cards._lay
    monkeypatch.setattr(cards, "_lay", slowly)
    turned = upright._replace(angle=4)
    for _ in range(3):
        painter.paint(surface, [turned])
    assert turning.wait(PATIENCE)
    painter.paint(surface, [turned, upright._replace(x=900)])
    shown.set()
    painter.close()


def test_a_card_that_flies_is_whole_as_soon_as_its_picture_is_made() -> None:
    painter, surface = Painter(assets_root(), decks=DECKS), pygame.Surface(HALF).convert()
    growing = [Card(DECK, "A9", 480, 270, width) for width in (300, 302)]
    wanted = pygame.transform.average_color(painted(growing[0]))

    def is_whole() -> bool:
        painter.paint(surface, growing[:1])
        seen = pygame.transform.average_color(surface)
        painter.paint(surface, growing[1:])
        return seen == wanted

    wait_until(is_whole, "its picture")
