"""A page of the story as it is drawn: a picture, a drop cap, the words, and how things stand."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.campaign.council import GAMES, Campaign
from game.describe.council.personas import persona_name
from game.neutral import NEUTRAL
from game.words import _, pgettext
from scenes.council.personas import LOOKS
from scenes.council.trilogy.story import StoryPage, starting_scores, verdict
from scenes.kit import parts
from scenes.kit.display import Font, Glow, Item, Picture, Text
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.svg import circle, rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import (
    FAINT_INK,
    INK,
    LANTERN,
    LIT,
    NIGHT,
    PAPER_LIGHT,
    RED,
    SEAT_COLOURS,
    WOOD_DARK,
    mix,
)

SHEET: Final = (1600.0, 900.0)
PICTURE: Final = 560.0  # how wide the night on the left is
WORDS: Final = 30.0
RIBBON, RULE = 84.0, 22.0  # how high the ribbon of a stake is, with the air below it; its letters
LINES: Final = 2  # that make room for the drop cap
LEADING: Final = 1.36
# Around the middle of the picture: who, how far aside and down, how large.
COUNCIL: Final = (
    ("flies", -172.0, 116.0, 190.0),
    ("cockroaches", 172.0, 116.0, 190.0),
    ("mosquitoes", -152.0, -86.0, 206.0),
    ("ants", 152.0, -86.0, 206.0),
    ("bees", 0.0, 14.0, 260.0),
)


def page_items(frame: Frame, sheet: Place, campaign: Campaign, page: StoryPage) -> Items:
    """The open book; buttons are left to the scene."""
    night = parts.box(sheet.x + 26, sheet.y + 26, PICTURE, sheet.h - 52)
    left = night.right + 52
    body = parts.box(left, sheet.y + 48, sheet.right - 56 - left, sheet.h - 96)
    top = parts.roomier(frame, RIBBON, RULE) if page.ribbon else 12.0
    return (
        *parts.panel(sheet, radius=22.0),
        *_night(night),
        *(_visitor(frame, night, campaign) if page.visit else _cover(night, campaign)),
        *_head(frame, body, page),
        *_chapters(frame, parts.box(body.right - 260, body.y - 8, 260, 76), campaign),
        *_ribbon(frame, parts.box(body.x, body.y + 136, body.w, top - 12), page.ribbon),
        *_words(
            frame,
            parts.box(body.x, body.y + 136 + top, body.w, body.h - 136 - top - 250),
            page.words,
        ),
        parts.in_words(
            parts.box(body.x, body.y + 140, body.w, body.h - 140 - 220),
            filter(None, (page.ribbon, *page.words.split("\n"))),
        ),
        *score_bar(
            frame,
            parts.box(body.x, body.bottom - 214, body.w, 104),
            campaign,
            starting_scores(campaign),
        ),
    )


@lru_cache(maxsize=8)
def _night(place: Place) -> Items:
    """The dark field of the picture, in an inner frame."""
    x, y, w, h = place[:4]
    drawn = rect(0, 0, w, h, NIGHT, 16, INK, 3)
    drawn += rect(10, 10, w - 20, h - 20, "none", 10, mix(NIGHT, LANTERN, 0.35), 1.6)
    drawn += circle(w - 92, 104, 46, mix(NIGHT, "#FFE9B8", 0.85))
    drawn += circle(w - 112, 92, 44, NIGHT)
    for share_x, share_y, r in STARS:
        drawn += circle(w * share_x, h * share_y, r, "#FFE9B8", None, 0, 0.8)
    return (shape(drawn, x, y, w, h),)


STARS: Final = (
    (0.12, 0.09, 2.6),
    (0.3, 0.05, 1.8),
    (0.47, 0.12, 2.2),
    (0.22, 0.19, 1.6),
    (0.61, 0.06, 1.8),
    (0.68, 0.2, 2.4),
    (0.9, 0.28, 1.8),
    (0.08, 0.3, 2.0),
)


def _visitor(frame: Frame, night: Place, campaign: Campaign) -> Items:
    """The opponent in its own light, with its name below."""
    x, y, size = night.cx, night.cy + 4, 470.0
    name = persona_name(campaign.opponent)
    return (
        Glow(x, y, 280, RED, 0.6),
        Glow(x, y + 40, 240, LANTERN, 0.35),
        Picture(LOOKS[campaign.opponent].portrait, x - size / 2, y - size / 2, size, size),
        *parts.caption(
            frame, parts.centre(x, night.bottom - 78, 360, 64), name, size=32, least=320
        ),
    )


def _cover(night: Place, campaign: Campaign) -> Items:
    """The prologue and the defeat show the machine, the victory the council."""
    x, y = night.cx, night.cy + 20
    if campaign.victory:
        items: list[Item] = [Glow(x, y, 280, LANTERN, 0.8)]
        for people, aside, down, size in COUNCIL:
            left, top = x + aside - size / 2, y + down - 56 - size / 2
            items.append(Picture(f"council/portrait_{people}", left, top, size, size))
        return (
            *items,
            *parts.pawn(x, y + 268, 62, campaign.colour, campaign.name),
            Picture("shared/prop_crown_big", x - 54, y + 126, 108, 85),
        )
    size = 480.0
    return (
        Glow(x, y, 280, RED, 0.85),
        Picture("council/portrait_termite", x - size / 2, y - size / 2, size, size),
    )


def _head(frame: Frame, body: Place, page: StoryPage) -> Items:
    return (
        parts.fitted(
            frame, page.kicker, body.x, body.y + 14, body.w - 290, 24, Font.HEAVY, FAINT_INK
        ),
        parts.heading(frame, page.title, body.x, body.y + 72, body.w - 282, 58),
        parts.rule(body.x, body.y + 120, body.w),
    )


def _ribbon(frame: Frame, place: Place, words: str) -> Items:
    """The stake, beside a bolt; nothing where there is none."""
    if not words:
        return ()
    side = min(place.h - 12, 56.0)
    wide = place.w - side - 88
    told = parts.fitted_paragraph(frame, words, place.x + side + 48, 0, wide, place.h - 8, RULE)
    return (
        *parts.ribbon(place, LANTERN),
        Picture("council/bolt", place.x + 34, place.cy - side / 2, side, side),
        *parts.shift(told.items, 0.0, place.cy - told.bottom / 2),
    )


def _chapters(frame: Frame, place: Place, campaign: Campaign) -> Items:
    """Three medallions: who was met, who is here, who is still to come."""
    items: list[Item] = []
    for number, cell in enumerate(parts.columns(place, GAMES)):
        met = number < len(campaign.results)
        here = number == len(campaign.results)
        r = 34.0
        if here:
            items.append(Glow(cell.cx, cell.cy, 56, LIT, 0.8))
        if met or (here and campaign.table) or (here and campaign.results):
            portrait = LOOKS[campaign.opponents[number]].portrait
            items.append(Picture(portrait, cell.cx - r, cell.cy - r, 2 * r, 2 * r))
        else:
            items.append(parts.disc(cell.cx, cell.cy, r - 4, LIT if here else "#D9C79C"))
            size = parts.drawn_size(frame, 26)
            items.append(Text(str(number + 1), cell.cx, cell.cy - 1, size, Font.TITLE, INK, "c"))
        if met:
            items.append(parts.token("shared/token_check", cell.cx + 26, cell.cy + 24, 32))
    return (*items, parts.in_words(place, ()))  # the line beside them says it


# words


def _words(frame: Frame, place: Place, words: str) -> Items:
    """Paragraphs after a drop cap, as large as the room allows."""
    size = WORDS
    while True:
        items, bottom = _set(frame, place, words, size)
        if bottom <= place.bottom or (size <= 20 and frame.letters <= 1):
            return items
        if frame.letters > 1:
            frame = parts.with_smaller_letters(frame)
        else:
            size -= 1


def _set(frame: Frame, place: Place, words: str, size: float) -> tuple[Items, float]:
    step = parts.drawn_size(frame, size) * LEADING
    side = step * LINES - 6
    first, rest = words[0], words[1:]
    narrow = _first_lines(frame, rest, place.w - side - 18, size)
    items: list[Item] = [*_drop_cap(parts.box(place.x, place.y + 3, side, side), first)]
    y = place.y
    for line in narrow[0]:
        items.append(_line(frame, line, place.x + side + 18, y + step / 2, place.w, size))
        y += step
    y = max(y, place.y + step * LINES)
    for number, part in enumerate(narrow[1].split("\n")):
        y += step * 0.35 if number else 0.0
        for line in parts.wrap(frame, part, place.w, size, Font.MEDIUM) if part else ():
            items.append(_line(frame, line, place.x, y + step / 2, place.w, size))
            y += step
    return tuple(items), y


def _first_lines(frame: Frame, words: str, width: float, size: float) -> tuple[list[str], str]:
    """The lines beside the drop cap, and what comes after them."""
    opening, cut, after = words.partition("\n")
    lines = parts.wrap(frame, opening, width, size, Font.MEDIUM)
    beside, below = lines[:LINES], parts.unbroken(lines[LINES:])
    return beside, f"{below}{cut}{after}"


def _line(frame: Frame, line: str, x: float, y: float, width: float, size: float) -> Text:
    return parts.fitted(frame, line, x, y, width, size, Font.MEDIUM, floor=size)


def _drop_cap(place: Place, letter: str) -> Items:
    x, y, w, h = place[:4]
    drawn = rect(0, 0, w, h, LANTERN, 10, INK, 2.6)
    drawn += rect(6, 6, w - 12, h - 12, "none", 6, mix(LANTERN, WOOD_DARK, 0.5), 1.6)
    return (
        shape(drawn, x, y, w, h),
        Text(letter, place.cx, place.cy - 2, h * 0.68, Font.TITLE, INK, "c"),
    )


# the score


def score_bar(frame: Frame, place: Place, campaign: Campaign, scores: tuple[int, int]) -> Items:
    """Both sides with their points, a bar that is split as they are, and a sentence."""
    human, termitenator = scores
    bar = parts.box(place.x + 76, place.y + 8, place.w - 152, 56)
    words, machine = verdict(campaign, scores), pgettext("opponent", "Termitenator")
    return (
        _split(bar, campaign.colour, human, termitenator),
        *parts.pawn(place.x + 34, bar.cy + 3, 32, campaign.colour, campaign.name),
        *parts.pawn(place.right - 34, bar.cy + 3, 32, NEUTRAL, machine),
        parts.fitted(
            frame, f"{campaign.name}  {human}", bar.x + 22, bar.cy - 1, bar.w / 2 - 30, 27,
            Font.TITLE,
        ),
        parts.fitted(
            frame, f"{termitenator}  {machine}", bar.right - 22, bar.cy - 1, bar.w / 2 - 30, 27,
            Font.TITLE, align="r",
        ),
        parts.fitted(
            frame, words, place.cx, bar.bottom + 28, place.w, 22, colour=FAINT_INK, align="c"
        ),
        parts.in_words(bar, [_("{name} {human}, Termitenator {machine}").format(
            name=campaign.name, human=human, machine=termitenator)]),
    )  # fmt: skip


@lru_cache(maxsize=32)
def _split(place: Place, colour: str, human: int, termitenator: int) -> Item:
    """The bar; neither side is ever squeezed out, so that its words have room."""
    x, y, w, h = place[:4]
    share = 0.5 if human == termitenator else human / (human + termitenator)
    middle = w * min(0.62, max(0.38, share))
    drawn = rect(0, 0, w, h, SEAT_COLOURS[NEUTRAL], 14, INK, 2.8)
    drawn += rect(1.5, 1.5, middle, h - 3, SEAT_COLOURS[colour], 13)
    drawn += rect(middle - 16, 1.5, 18, h - 3, SEAT_COLOURS[colour])
    drawn += rect(middle - 1, 0, 4, h, INK) + rect(8, 6, w - 16, 4, PAPER_LIGHT, 2, None, 0, 0.5)
    return shape(drawn, x, y, w, h)
