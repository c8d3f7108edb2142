"""The rows of words at the edges: where we are, what the keys do, what is in the menu."""

from __future__ import annotations

from collections.abc import Sequence

from game.words import capitalise
from scenes.kit import bindings
from scenes.kit.bindings import Shortcut, cap_label
from scenes.kit.display import Control, Font, Glow, Item, KeyPlace, Picture, Text
from scenes.kit.layout import Place
from scenes.kit.parts.boxes import box, centre, inset, rows
from scenes.kit.parts.controls import ring_if
from scenes.kit.parts.keys import SIGNS, key_cap, key_height, key_sign, key_width
from scenes.kit.parts.panels import bar, quiet_bar
from scenes.kit.parts.svg import line, rect, shape
from scenes.kit.parts.text import Fit, Items, drawn_size, fit_text, fitted, width_of
from scenes.kit.scene import Frame
from scenes.kit.signals import DOWN, LOOK_UP, RIGHT, UNDO, UNDO_CAP
from scenes.kit.theme import BAR_LINE, HEADING, INK, LANTERN, WHITE

DIVIDER = "#5B6B76"
CAP_INK = "#D5E0E6"
LONGEST = 0.32  # of the window, for a bar at the upper edge with long words on it
KEYS = {  # that have another name on their caps; of a pair of arrows the one that goes on
    "Enter": "return",
    "Space": "space",
    "Esc": "escape",
    "PgUp": "page up",
    "PgDn": "page down",
    "← →": RIGHT,
    "↑ ↓": DOWN,
    "←↑↓→": RIGHT,
    UNDO_CAP: UNDO,
}
ADVICE = bindings.cap(Shortcut.HINT)
FIREFLY, DIM = 46.0, 0.5  # how large it is beside that, and how much is seen of it
ALONE = 48.0  # how high the box of one key is, for whoever uses a pointer
FEW, MOST = 4, 5  # lines of keys
BETWEEN = 5.0  # two key caps one below the other, at least
SMALL = 18.0  # letters of words that need a longer bar
LONGER = 1.4  # than its place a line of keys may be
LINE = 50.0  # one of two lines of keys


def divider(x: float, place: Place) -> Item:
    """A thin upright line in a bar."""
    return shape(line(0, 0, 0, place.h - 24, DIVIDER, 2), x, place.y + 12, 1, place.h - 24)


def status_bar(frame: Frame, place: Place, title: str, words: str) -> Items:
    """Where the game stands: ``Age II | Trick 3 of 10``."""
    start = place.x + 22
    head = width_of(frame, title, 28, Font.TITLE, place.h)
    at = start + head + 18
    room = place.right - at - 34
    if fit_text(frame, words, room, 24, high=place.h).text != words:
        longer = min(width_of(frame, words, SMALL) + 2, _longest(frame, place) + room - place.w)
        place, room = place._replace(w=place.w + longer - room), longer
    return (
        *bar(place),
        Text(title, start, place.cy - 1, drawn_size(frame, 28, place.h), Font.TITLE, HEADING),
        divider(at, place),
        fitted(frame, words, at + 18, place.cy - 1, room, 24, colour=WHITE, high=place.h),
    )


def _longest(frame: Frame, place: Place) -> float:
    """How wide a bar may get that has to hold long words."""
    return max(place.w, frame.width * LONGEST)


def _menu_cap(frame: Frame, key: str, place: Place) -> Items:
    body = shape(rect(0, 0, place.w, place.h, "#22313C", 7, BAR_LINE, 1.6), *place[:4])
    if key in SIGNS:
        return body, key_sign(key, place.cx, place.cy - 1, CAP_INK)
    x, y = place.cx, place.cy - 1
    return body, fitted(frame, key, x, y, place.w, 18, Font.HEAVY, CAP_INK, "c")


def menu_bar(frame: Frame, place: Place, entries: Sequence[tuple[str, str, str]]) -> Items:
    """Entries (control name, words, key) side by side; the words give way when room is short."""
    entries = [(name, words, cap_label(frame.cap(key))) for name, words, key in entries]
    caps = [width_of(frame, key, 18, Font.HEAVY) + 16 if key else 0.0 for _, _, key in entries]
    wished = [width_of(frame, words, 22) for _, words, _ in entries]
    around = sum(caps) + 24 * len(entries)
    sets = _menu_words(frame, entries, wished, place.w - around)
    if any(fit.text != words for fit, (_, words, _) in zip(sets, entries, strict=True)):
        wide = min(sum(wished) + around, _longest(frame, place))
        place = place._replace(x=place.right - wide, w=wide)
        sets = _menu_words(frame, entries, wished, place.w - around)
    used = sum(fit.width + 8 for fit in sets) + sum(caps)
    gap = (place.w - used) / len(entries)
    items: list[Item] = [*bar(place)]
    controls: list[Item] = []
    high = max(30.0, drawn_size(frame, 18) * 1.3)
    x = place.x + gap / 2
    for (name, words, key), cap, fit in zip(entries, caps, sets, strict=True):
        spot = box(x - gap / 2 + 3, place.y + 3, fit.width + 8 + cap + gap - 6, place.h - 6)
        if x > place.x + gap:
            items.append(divider(x - gap / 2, place))
        items += ring_if(frame, name, spot, 10)
        end = x + fit.width + 8
        items.append(Text(fit.text, x, place.cy - 1, fit.size, Font.BOLD, WHITE))
        if key:
            items += _menu_cap(frame, key, box(end, place.cy - high / 2, cap, high))
        controls.append(Control(name, *spot[:4], words))
        x = end + cap + gap
    return (*items, *controls)


def _menu_words(
    frame: Frame, entries: Sequence[tuple[str, str, str]], wished: Sequence[float], room: float
) -> list[Fit]:
    """Their words share the room by what each needs."""
    share = min(1.0, room / sum(wished))
    return [
        fit_text(frame, words, wish * share + 0.5, 22)
        for (_, words, _), wish in zip(entries, wished, strict=True)
    ]


def hint_box(
    frame: Frame, place: Place, hints: Sequence[tuple[str, str]], *, glows: bool = False
) -> Items:
    """The keys that work now, one below the other; many of them need more room, upwards.

    Whoever uses a pointer has no need of them, until the next key, but for the one that asks for
    advice: a firefly sits beside it, which ``glows`` for whoever may need it.
    """
    if frame.pointing:
        hints = [each for each in hints if each[0] == ADVICE]
        place = place._replace(y=place.bottom - ALONE, h=ALONE)
    lines = hint_lines(frame, place, hints)
    if not lines:
        return ()
    place = hint_room(frame, place, len(lines))
    items: list[Item] = [*quiet_bar(place)]
    for row, told in zip(rows(inset(place, 0, BETWEEN / 2), len(lines)), lines, strict=True):
        cell = row
        for key, words in told:
            if key == ADVICE:
                items += firefly(frame, cell, words, glows=glows)
            wide = hint_width(frame, key, words) if len(told) > 1 else row.w
            items += (*hint(frame, cell, key, words), named_key(key, cell._replace(w=wide)))
            cell = cell._replace(x=cell.x + wide, w=cell.w - wide)
    return tuple(items)


def firefly(frame: Frame, cell: Place, words: str, *, glows: bool) -> Items:
    """Who can be asked for advice, at the right end of its row; dim, until it glows.

    Where there is no room for it the key glows alone.
    """
    x, y = cell.right - FIREFLY * 0.6, cell.cy
    if cell.w - hint_width(frame, ADVICE, words) < FIREFLY * 0.8:
        return (Glow(cell.x + 30, y, FIREFLY, LANTERN, 0.8),) if glows else ()
    seen = 1.0 if glows else DIM
    body = Picture(
        "shared/scenery_firefly", x - FIREFLY / 2, y - FIREFLY / 2, FIREFLY, FIREFLY, alpha=seen
    )
    return (Glow(x, y, FIREFLY * 1.4, LANTERN, 0.8), body) if glows else (body,)


def hint_lines(
    frame: Frame, place: Place, hints: Sequence[tuple[str, str]]
) -> list[list[tuple[str, str]]]:
    """What stands in each line: of many the last two together, where both have room there.

    What has no room then goes, beginning with the arrows.
    """
    lines = [[each] for each in with_keys(frame, hints)]
    if len(lines) > FEW:
        *before, first, last = lines
        wide = sum(hint_width(frame, *each) for each in (*first, *last))
        if wide <= place.w:
            lines = [*before, [*first, *last]]
    return lines[-MOST:]


def with_keys(frame: Frame, hints: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """The hints that have a key or a button."""
    return [each for each in hints if frame.cap(each[0])]


def hint_room(frame: Frame, place: Place, count: int) -> Place:
    """The place of so many keys one below the other, which may reach up beyond their own."""
    more = max(0.0, count * (key_height(frame) + BETWEEN) + BETWEEN - place.h)
    return place._replace(y=place.y - more, h=place.h + more)


def hint(frame: Frame, row: Place, key: str, words: str) -> Items:
    """A key and what it does."""
    cap = key_width(frame, key)
    return (
        *key_cap(frame, row.x + 14, row.cy, key),
        fitted(frame, words, row.x + 26 + cap, row.cy - 1, row.w - cap - 40, 20, colour=WHITE),
    )


def hint_width(frame: Frame, key: str, words: str) -> float:
    """How wide the row of a hint is that has all the room it wants."""
    return key_width(frame, key) + 40 + width_of(frame, words, 20)


def named_key(cap: str, place: Place) -> KeyPlace:
    """A click here presses the key whose cap is shown here."""
    return KeyPlace(KEYS.get(cap, cap.lower()), *place[:4])


def _rule_cap(frame: Frame) -> str:
    """The key that leads to a rule; on a gamepad the one that else lists the keys."""
    return "F1" if frame.by_pad else LOOK_UP


def rule_key_width(frame: Frame) -> float:
    """How wide the cap of the key is that leads to a rule."""
    return key_width(frame, _rule_cap(frame))


def rule_key(frame: Frame, right: float, y: float) -> Items:
    """That cap, a place to click as well; ``right`` its edge, ``y`` middle."""
    wide = rule_key_width(frame)
    where = centre(right - wide / 2, y, wide + 24, 48)
    return (*key_cap(frame, right - wide, y, _rule_cap(frame)), named_key(LOOK_UP, where))


def hint_line(
    frame: Frame, place: Place, hints: Sequence[tuple[str, str]], align: str = "l"
) -> Items:
    """The keys that work now, side by side in a bar only as wide as they need.

    Where letters are large they may take two lines.
    """
    hints = with_keys(frame, hints)
    if not hints:
        return ()
    if frame.large and len(hints) > 1 and _line_of(frame, hints) > place.w * LONGER:
        half = -(-len(hints) // 2)
        low = place._replace(y=place.y + place.h - LINE, h=LINE)
        high = low._replace(y=low.y - LINE - 4)
        first = hint_line(frame, high, hints[:half], align)
        return (*first, *hint_line(frame, low, hints[half:], align))
    pieces = [
        (key, key_width(frame, key), words, width_of(frame, words, 20)) for key, words in hints
    ]
    used = min(_line_of(frame, hints), place.w * LONGER)  # small windows have larger letters
    left = {"l": place.x, "c": place.cx - used / 2, "r": place.right - used}[align]
    items: list[Item] = [*quiet_bar(box(left, place.y, used, place.h))]
    x = left + 16
    for key, cap, words, width in pieces:
        items += key_cap(frame, x, place.cy, key)
        room = left + used - 16 - (x + cap + 12)
        items.append(
            fitted(frame, words, x + cap + 12, place.cy - 1, max(room, 24), 20, colour=WHITE)
        )
        items.append(named_key(key, box(x - 8, place.y, cap + width + 28, place.h)))
        x += cap + 12 + width + 26
    return tuple(items)


def _line_of(frame: Frame, hints: Sequence[tuple[str, str]]) -> float:
    """How wide a bar with all of these is."""
    each = (key_width(frame, key) + 38 + width_of(frame, words, 20) for key, words in hints)
    return sum(each) + 6


def key_control(frame: Frame, place: Place, name: str, key: str, words: str) -> Items:
    """A small bar one can click: a key and what it opens; long words make it longer, inwards."""
    cap = key_width(frame, key)
    if fit_text(frame, words, place.w - cap - 38, 22).text != words:
        wide = width_of(frame, words, 18) + cap + 40
        left = place.x if place.cx < frame.width / 2 else place.right - wide
        place = place._replace(x=left, w=wide)
    return (
        *ring_if(frame, name, place),
        *quiet_bar(place),
        *key_cap(frame, place.x + 14, place.cy, key),
        fitted(
            frame, words, place.x + 26 + cap, place.cy - 1, place.w - cap - 38, 22, colour=WHITE
        ),
        Control(name, *place[:4], capitalise(words)),
    )


def rule(x: float, y: float, w: float, colour: str = "#BFA77C", width: float = 2.4) -> Item:
    """A line across a sheet of paper."""
    return shape(line(0, 0, w, 0, colour, width), x, y, w, 0)


def cell(
    frame: Frame,
    text: str,
    place: Place,
    size: float = 26.0,
    align: str = "c",
    colour: str = INK,
    *,
    strong: bool = False,
) -> Text:
    """One cell of a table; the best of a column is set in the title face."""
    x = {"l": place.x, "c": place.cx, "r": place.right}[align]
    font = Font.TITLE if strong else Font.BOLD
    return fitted(frame, text, x, place.cy - 1, place.w, size, font, colour, align)
