"""Cloth and contrast are put on in one place; who wants neither gets the list as it was."""

from __future__ import annotations

import pytest

from scenes.kit import recolour, theme
from scenes.kit.display import Backdrop, Item, Path, Rect, Shape, ShiftedElements, Text, Veil
from scenes.kit.parts.svg import line, rect, shape
from scenes.kit.preferences import Cloth, Contrast

TABLE = Backdrop("shared/backdrop_table")


def test_usual_wishes_leave_the_list_alone() -> None:
    items: list[Item] = [TABLE, Text("hello", 0, 0, 20, colour=theme.FAINT_INK)]
    assert recolour.recolour(items, Cloth.MOSS, Contrast.SOFT) is items


@pytest.mark.parametrize("cloth", [Cloth.BERRY, Cloth.SLATE, Cloth.LINEN])
def test_another_cloth_changes_the_table_only(cloth: Cloth) -> None:
    sky, words = Backdrop("shared/backdrop_title"), Text("hello", 0, 0, 20)
    shown = recolour.recolour([TABLE, sky, words], cloth, Contrast.SOFT)
    assert shown == [Backdrop(f"shared/backdrop_table_{cloth}"), sky, words]


def test_strong_contrast_takes_the_pattern_from_the_cloth() -> None:
    grounds = {recolour.recolour([TABLE], cloth, Contrast.HIGH)[0] for cloth in Cloth}
    assert len(grounds) == len(Cloth)
    assert all(isinstance(ground, Veil) and ground.alpha == 1 for ground in grounds)


def test_faint_ink_becomes_full_ink() -> None:
    assert recolour.strong_ink(theme.FAINT_INK) == recolour.strong_ink(theme.INK) == recolour.BLACK
    assert recolour.strong_ink(theme.BAD) not in (recolour.BLACK, theme.BAD)


@pytest.mark.parametrize("ink", [theme.INK, theme.FAINT_INK, theme.BAD, theme.GOOD])
def test_dark_letters_become_dark_enough_for_paper(ink: str) -> None:
    assert theme.contrast_of(recolour.strong_ink(ink), theme.PAPER) >= 7


@pytest.mark.parametrize("ink", [theme.WHITE, theme.HEADING, "#D5E0E6", theme.BAR_LINE])
def test_bright_letters_become_bright_enough_for_bars(ink: str) -> None:
    assert theme.contrast_of(recolour.strong_ink(ink), theme.BAR) >= 7


def _stroke(
    colour: str, width: float, palette: recolour.Palette = recolour.PLAIN_PALETTE
) -> tuple[str | None, float]:
    changed = recolour.recolour(
        [shape(line(0, 0, 9, 0, colour, width), 0, 0, 9, 0)], Cloth.MOSS, Contrast.HIGH, palette
    )
    assert isinstance(changed[0], Shape)
    [frame] = changed[0].elements
    assert isinstance(frame, ShiftedElements)
    [stroke] = frame.elements
    assert isinstance(stroke, Path)
    return stroke.stroke, stroke.width


def test_faint_edges_become_broad_ink() -> None:
    assert _stroke("#BFA77C", 2) == (recolour.BLACK, 3.2)


def test_faint_edges_on_bars_become_white() -> None:
    assert _stroke("#5B6B76", 2)[0] == theme.WHITE


@pytest.mark.parametrize(
    "colour", [theme.FOCUS, theme.INVITING, theme.LIT, *theme.SEAT_COLOURS.values()]
)
def test_colours_that_mean_something_stay(colour: str) -> None:
    assert _stroke(colour, 2)[0] == colour


def test_what_a_game_says_of_its_colours_counts() -> None:
    games = (
        recolour.Palette(frozenset({"#4B2F24"})),
        recolour.Palette(grounds={"#CE4263": "#9E2445"}),
    )
    assert _stroke("#4B2F24", 2, recolour.together(games))[0] == "#4B2F24"
    assert _stroke("#CE4263", 2, recolour.together(games))[0] == recolour.BLACK
    sheet = shape(rect(0, 0, 9, 9, "#CE4263"), 0, 0, 9, 9)
    [changed] = recolour.recolour([sheet], Cloth.MOSS, Contrast.HIGH, recolour.together(games))
    assert changed == shape(rect(0, 0, 9, 9, "#9E2445"), 0, 0, 9, 9)


def test_a_place_that_waits_for_a_card_is_firmer_where_it_must_be_seen() -> None:
    waits = shape(rect(0, 0, 9, 9, theme.BAR, 4, None, 0, theme.SEE_THROUGH), 0, 0, 9, 9)

    def seen(cloth: Cloth, contrast: Contrast) -> float:
        [changed] = recolour.recolour([waits], cloth, contrast)
        assert isinstance(changed, Shape)
        [frame] = changed.elements
        assert isinstance(frame, ShiftedElements)
        [place] = frame.elements
        assert isinstance(place, Rect)
        return place.opacity

    assert seen(Cloth.MOSS, Contrast.SOFT) == seen(Cloth.SLATE, Contrast.SOFT) == theme.SEE_THROUGH
    assert seen(Cloth.LINEN, Contrast.SOFT) == recolour.FIRMER
    assert seen(Cloth.MOSS, Contrast.HIGH) == 1.0
