"""Above the case what is in it, below the sheet about the specimen that is looked at."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.deeds import Deed
from game.words import N_, _, ngettext
from scenes.kit import parts
from scenes.kit.display import Font, Item, Picture, Text
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, GOLD, INK, PAPER
from scenes.shell.collection.case import FELT
from scenes.shell.collection.specimen import Specimen, laid_out, pins
from scenes.shell.lists.said import facts

BUTTON: Final = 260.0
PIN: Final = 9.0
MEANINGS: Final = (
    N_("done"),
    N_("in a game you won"),
    N_("won against strong opponents"),
)


SHARES: Final = (0.2, 0.34, 0.46)  # of the width


class About(NamedTuple):
    """What the sheet tells; ``grade`` is 0 and date and times are empty for what is missing."""

    deed: Deed
    game: str
    specimen: Specimen
    grade: int
    most: int
    date: str
    times: str


def heading(frame: Frame, place: Place, count: str, laurels: str) -> Items:
    """The name of the room, and how full the case is."""
    title = parts.fitted(
        frame, _("The collection"), place.x + 8, place.cy, place.w * 0.45, 56, Font.TITLE, GOLD
    )
    words = facts(count, laurels)
    line = parts.fitted(
        frame, words, place.right - 8, place.cy + 8, place.w * 0.5, 28, Font.TITLE, PAPER, "r"
    )
    items: list[Item] = [_rimmed(title), _rimmed(line)]
    if laurels:
        wide = parts.width_of(frame, words, 28, Font.TITLE)
        x = place.right - 8 - min(wide, place.w * 0.5) - 66
        items.append(Picture("shared/prop_crown_big", x, place.cy - 18, 52, 44))
    return tuple(items)


def _rimmed(line: Text) -> Text:
    return line._replace(outline=INK, outline_width=7)


def about_sheet(frame: Frame, place: Place, about: About) -> Items:
    """The specimen large, its title and sentence, what its pins mean, and the two ways on."""
    inner = parts.inset(place, 22, 18)
    side = 0.0 if frame.large else inner.h
    picture = parts.box(inner.x, inner.y, side, inner.h)
    buttons = parts.box(inner.right - BUTTON, inner.y, BUTTON, inner.h)
    words = parts.box(picture.right + 24, inner.y, buttons.x - picture.right - 54, inner.h)
    items: list[Item] = [*parts.panel(place, radius=20.0)]
    if side:
        items += parts.inlay(picture, FELT)
        items += laid_out(about.specimen, parts.inset(picture, 8), found=about.grade > 0)
    items += _words(frame, words, about)
    return (*items, *_ways(frame, buttons, found=about.grade > 0))


def _words(frame: Frame, place: Place, about: About) -> Items:
    title = parts.drawn_size(frame, 34) * 1.15
    note = parts.drawn_size(frame, 20) * 1.5
    aside = facts(about.game, about.date, about.times)
    room = parts.width_of(frame, aside, 20)
    narrow = room > place.w * 0.6
    above = note if narrow else 0.0
    body = place.h - title - above - note
    head = parts.heading(
        frame, _(about.deed.title), place.x, place.y + title / 2,
        place.w if narrow else place.w - room - 24, 34,
    )  # fmt: skip
    y = place.y + title + note / 2 if narrow else place.y + title / 2
    told = parts.fitted(
        frame, aside, place.x if narrow else place.right, y, place.w, 20, colour=FAINT_INK,
        align="l" if narrow else "r",
    )  # fmt: skip
    middle = place.y + title + above + body / 2
    sentence = parts.fitted_lines(frame, _(about.deed.sentence), place.x, middle, place.w, body, 26)
    pinned = parts.box(place.x, place.bottom - note, place.w, note)
    return (head, told, *sentence, *_meanings(frame, pinned, about))


def _meanings(frame: Frame, place: Place, about: About) -> Items:
    """A row: how many pins stand for what, those that are there in ink."""
    items: list[Item] = []
    if frame.large:  # all of them would be too small: the one that is there, or the next one
        number = max(1, about.grade)
        return _meaning(frame, place, number, about)
    left = place.x
    for number, share in enumerate(SHARES, 1):
        cell = parts.box(left, place.y, place.w * share - 12, place.h)
        items += _meaning(frame, cell, number, about)
        left += place.w * share
    return tuple(items)


def _meaning(frame: Frame, place: Place, number: int, about: About) -> Items:
    there = number <= about.grade
    wide = PIN * 2.7 * (number - 1) + 2 * PIN
    drawn = pins(place.x + wide / 2, place.cy, PIN, number if there else 0, number)
    x = place.x + wide + 14
    colour = INK if there else FAINT_INK
    words = _(MEANINGS[number - 1])
    return (
        drawn,
        parts.fitted(frame, words, x, place.cy, place.right - x, 20, colour=colour),
        parts.in_words(place, [parts.named(_pins(number, there=there), words)]),
    )


def _pins(number: int, *, there: bool) -> str:
    if there:
        return ngettext("{count} pin", "{count} pins", number).format(count=number)
    words = ngettext("{count} pin, not yet", "{count} pins, not yet", number)
    return words.format(count=number)


def _ways(frame: Frame, place: Place, *, found: bool) -> Items:
    high = min(72.0, (place.h - 14) / 2)
    look = parts.box(place.x, place.y, place.w, high)
    back = parts.box(place.x, place.bottom - high, place.w, high)
    items: Items = ()
    if found:
        items = parts.button(frame, look, "look", _("Watch"), primary=True, size=28)
    return (*items, *parts.button(frame, back, "back", _("Back"), key="Esc"))
