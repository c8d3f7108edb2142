"""The Termitenator's side of the table: its portrait, its points, its ideology, its belongings."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.describe.council.personas import PERSONAS, persona_name
from game.rules.council.api import TermitenatorView, View
from game.words import _, ngettext
from scenes.council.board.cubes import cube
from scenes.council.board_place import cube_block
from scenes.council.cards import DECK
from scenes.council.faces.machine import lamp, machine_face
from scenes.council.palette import CALM
from scenes.council.personas import LOOKS, Keeps
from scenes.council.places import MACHINE, SLEEVE, SoloPlace
from scenes.kit import display, parts
from scenes.kit.display import Font, Glow, Item, Picture, Text
from scenes.kit.layout import Place
from scenes.kit.parts import fitted, line_or_lines
from scenes.kit.parts.svg import circle, rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, INK, WHITE, WOOD, WOOD_DARK, mix
from scenes.tricks.cards import trick_words

BOLT: Final = 46.0
CUBE: Final = 22.0  # that it has collected
LINES: Final = 46.0  # the height of two of them, where words are long
CHROME: Final = "#DCE5EA"
ALARM: Final = "#C2332F"


def opponent_panel(frame: Frame, place: Place, view: View, solo: TermitenatorView) -> list[Item]:
    """Its face, name, points, tricks, and the lamp of its ideology."""
    items: list[Item] = [*parts.panel(place, CHROME, 18, inner=False)]
    face = machine_face(solo.personality, lamp(view, solo))
    items.append(Picture(face, place.x + 10, place.y + 8, MACHINE, MACHINE))
    if solo.stake:
        items += _stake(frame, stake_place(place), solo.stake)
    left = place.x + MACHINE + 26
    room = place.right - left - 18
    tricks = trick_words(view.tricks[1])
    persona = PERSONAS[solo.personality]
    score = view.scores[1]
    points = ngettext("{count} point", "{count} points", score).format(count=score)
    about = _(persona.kept).format(count=solo.kept) if solo.kept else _(persona.in_short)
    lines: tuple[tuple[str, float, Font, str], ...] = (
        (about, 19, Font.BOLD, FAINT_INK),
        (_("{points}, {tricks}").format(points=points, tricks=tricks), 23, Font.HEAVY, INK),
    )
    if frame.large:  # there is no room for what it is able to do
        lines = ((points, 21, Font.HEAVY, INK), (tricks, 21, Font.HEAVY, INK))
    items.append(
        fitted(frame, persona_name(solo.personality), left, place.y + 34, room, 30, Font.TITLE)
    )
    whole = all(
        parts.fit_text(frame, words, room, size, font).text == words
        for words, size, font, _colour in lines
    )
    ys = (80, 118) if frame.large else (70, 108) if whole else (74, 122)
    for y, (words, size, font, colour) in zip(ys, lines, strict=True):
        items += line_or_lines(frame, words, left, place.y + y, room, LINES, size, font, colour)
    lamps = Place(place.x + 18, place.bottom - 62, place.w - 36, 48)
    return items + _lamps(frame, lamps, losing=solo.losing)


def stake_place(panel: Place) -> Place:
    """The bolt at the edge of its portrait."""
    return parts.centre(panel.x + 10 + MACHINE * 0.86, panel.y + 8 + MACHINE * 0.16, BOLT, BOLT)


def _stake(frame: Frame, place: Place, stake: int) -> list[Item]:
    """A bolt with the number of the stake."""
    middle, r = (place.cx, place.cy), BOLT * 0.3
    size = min(parts.drawn_size(frame, 20), BOLT * 0.5)
    return [
        Picture("council/bolt", *place[:4]),
        parts.disc(*middle, r, CHROME),
        Text(str(stake), place.cx, place.cy - 1, size, Font.TITLE, INK, "c"),
    ]


def _lamps(frame: Frame, place: Place, *, losing: bool) -> list[Item]:
    """Two lamps, one of them lit: blue for Winning, red for Losing."""
    items: list[Item] = []
    for cell, (words, colour, lit) in zip(
        parts.columns(place, 2, 14),
        ((_("Winning"), CALM, not losing), (_("Losing"), ALARM, losing)),
        strict=True,
    ):
        if lit:
            items.append(Glow(cell.cx, cell.cy, cell.w * 0.62, colour, 0.5))
        items.append(_lamp(cell, colour, lit=lit))
        items += line_or_lines(
            frame, words, cell.cx + 14, cell.cy - 1, cell.w - 60, cell.h, 22, Font.HEAVY,
            WHITE if lit else INK, "c",
        )  # fmt: skip
    return items


@lru_cache(maxsize=16)
def _lamp(cell: Place, colour: str, *, lit: bool) -> Item:
    fill = colour if lit else mix(colour, "#CBD3D8", 0.72)
    bulb = mix(colour, WHITE, 0.65) if lit else mix(colour, INK, 0.4)
    drawn = rect(0, 0, cell.w, cell.h, fill, cell.h / 2, INK, 2.6)
    drawn += circle(cell.h / 2 + 3, cell.h / 2, 12, bulb, INK, 2.2)
    return shape(drawn, *cell[:4])


def lead_slots(frame: Frame, place: Place, *, leads: bool) -> list[Item]:
    """Whether the Termitenator leads or follows: one sign, one word."""
    cell = parts.inset(place, 8)
    words = _("It leads") if leads else _("It follows")
    sign = "shared/token_lead" if leads else "shared/icon_cards"
    return [
        _plank(place),
        _slot(cell),
        Picture(sign, cell.x + 14, cell.cy - 16, 32, 32),
        fitted(frame, words, cell.x + 60, cell.cy - 1, cell.w - 68, 21, Font.HEAVY, INK),
    ]


@lru_cache(maxsize=8)
def _plank(place: Place) -> Item:
    return shape(rect(0, 0, place.w, place.h, WOOD_DARK, 12, INK, 3), *place[:4])


@lru_cache(maxsize=8)
def _slot(cell: Place) -> Item:
    drawn = rect(0, 0, cell.w, cell.h, mix(WOOD, WHITE, 0.45), 9, INK, 2.2)
    return shape(drawn, *cell[:4])


def belongings(frame: Frame, place: SoloPlace, solo: TermitenatorView) -> list[Item]:
    """What the personality has collected: cards up the sleeve, cubes on the Solo Board."""
    keeps, spot = LOOKS[solo.personality].keeps, place.belongings
    if keeps is None or not solo.kept:
        return []
    pieces = _cards if keeps is Keeps.CARDS else _cubes
    items = pieces(spot.cx, spot.cy, solo.kept)
    if frame.large:  # there is no room for words
        number = Text(str(solo.kept), spot.right, spot.cy - 1, 26, Font.TITLE, INK, "c")
        items += [parts.disc(spot.right, spot.cy, 20, WHITE), number]
    return items


def _cards(x: float, y: float, count: int) -> list[Item]:
    shown = min(count, 6)
    steps = [i - (shown - 1) / 2 for i in range(shown)]
    return [display.Card(DECK, None, x + step * 14, y, SLEEVE, step * 5) for step in steps]


def _cubes(x: float, y: float, count: int) -> list[Item]:
    return [cube(cx, cy, CUBE) for cx, cy in cube_block(x, y, count, CUBE)]
