"""The left half of the table form: one row for each seat, and a place for one more."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.words import _, in_turn, pgettext, with_full_stop
from scenes.kit import parts
from scenes.kit.display import Control, Font, Item, Picture, Text
from scenes.kit.graphemes import first_letter
from scenes.kit.layout import Place
from scenes.kit.parts import Items, box
from scenes.kit.parts.svg import num, path, rect, shape
from scenes.kit.scene import Frame
from scenes.kit.text_field import TextField
from scenes.kit.theme import BAD, FAINT_INK, INK, PAPER_LIGHT, SEAT_COLOURS
from scenes.shell.entry import NOBODY, Faces
from scenes.shell.levels import level_name
from scenes.shell.table_form.draft import TableDraft, colour_name

TAB = 84.0
ARROW = 22.0  # the sign below a face that there are others
NAME = 256.0
KIND = 220.0
LEVEL = 282.0
WORD = 18.0  # the letters below a name and a level
HIGH = 52.0  # everything in a row that can be touched
# The same for large letters: names get what the others leave.
KIND_LARGE, LEVEL_LARGE = 256.0, 326.0
HIGH_LARGE = 68.0
LINED, LIFT = 100.0, 13.0  # a row with room for a line below everything, which moves up for it
ROOMY, ROOMY_LARGE = 104.0, 138.0  # a row with room for a sentence below the name


class BotCaption(NamedTuple):
    """What is said of a bot: who it is, how it plays, how it has fared; empty: nothing."""

    title: str
    about: str
    record: str

    @property
    def sentence(self) -> str:
        """Who it is and how it plays, where there is only one line for it."""
        return in_turn((with_full_stop(self.title), self.about))


UNTOLD: Final = BotCaption("", "", "")


def touch_high(frame: Frame) -> float:
    """How high everything is that can be touched here."""
    return HIGH_LARGE if frame.large else HIGH


def _face_side(high: float) -> float:
    """How large a face is in a row: there is room below it for the sign that there are others."""
    return min(TAB - 6, high - ARROW)


def _row_body(place: Place, colour: str) -> Item:
    x, y, w, h = place[:4]
    tab = (
        f"M1.5 16Q1.5 1.5 16 1.5H{num(TAB)}V{num(h - 1.5)}H16Q1.5 {num(h - 1.5)} 1.5 {num(h - 16)}Z"
    )
    drawn = rect(0, 0, w, h, PAPER_LIGHT, 16, INK, 2.8) + path(tab, SEAT_COLOURS[colour], INK, 2.6)
    drawn += path(f"M{num(TAB / 2 - 9)} {num(h / 2 + _face_side(h) / 2 - 4)}h18l-9 11Z", INK)
    return shape(drawn, x, y, w, h)


def _colour_tab(frame: Frame, place: Place, index: int, draft: TableDraft, faces: Faces) -> Items:
    """The colour of a seat with the face that belongs to it, or the first letter of its name."""
    seat = draft.seats[index]
    tab = box(place.x, place.y, TAB, place.h)
    initial = first_letter(seat.name) or str(index + 1)
    wide = _face_side(tab.h)
    face: Item = Text(initial, tab.cx, tab.cy - 10, 44, Font.TITLE, INK, "c")
    label = _("Colour of seat {number}: {colour}")
    called = label.format(number=index + 1, colour=colour_name(seat.colour))
    if seat.colour in faces:
        middle = tab.cx - wide / 2
        picture, title = faces[seat.colour]
        called = _("In seat {number}: {name}").format(number=index + 1, name=_(title))
        face = Picture(picture, middle, tab.cy - ARROW / 2 - wide / 2, wide, wide)
    return (
        *parts.ring_if(frame, f"colour:{index}", tab, 12),
        face,
        Control(f"colour:{index}", *tab[:4], called),
    )


def _who(frame: Frame, place: Place, index: int, draft: TableDraft, *, open_hands: bool) -> Items:
    """Human or bot, and how good a bot."""
    seat = draft.seats[index]
    people = sum(other.bot is None for other in draft.seats)
    first, second = (KIND_LARGE, LEVEL_LARGE) if frame.large else (KIND, LEVEL)
    kind = box(place.x, place.y, first, place.h)
    level = box(kind.right + 20, place.y, second, place.h)
    kinds = [("human", pgettext("at a seat", "Person")), ("bot", pgettext("at a seat", "Bot"))]
    items = parts.choice(
        frame,
        kind,
        f"kind:{index}",
        kinds if draft.levels else kinds[:1],
        "human" if seat.bot is None else "bot",
        _("Seat {number}").format(number=index + 1),
    )
    if seat.bot is not None:
        words = level_name(seat.bot)
        bot = _("Bot {number}").format(number=index + 1)
        return items + parts.stepper(frame, level, f"level:{index}", words, bot)
    words = _("at this screen")
    if people > 1 and draft.phones:
        words = _("on a phone")
    elif people > 1 and not open_hands:
        words = _("hidden between turns")
    return (
        *items,
        *parts.fitted_lines(
            frame, words, level.x + 4, level.cy - 1, level.w, level.h, 20, colour=FAINT_INK
        ),
    )


def _bot_words(frame: Frame, below: Place, told: BotCaption) -> Items:
    """Who a bot is, and how it has fared; without room the foot alone says it."""
    items: list[Item] = []
    wide = parts.width_of(frame, told.record, WORD) + WORD if told.record else 0.0
    if told.record and wide < below.w / 2:
        items.append(
            parts.fitted(
                frame,
                told.record,
                below.right,
                below.cy,
                wide,
                WORD,
                colour=FAINT_INK,
                align="r",
            )
        )
    x = below.x + 4
    if told.title:
        title = parts.fitted(frame, told.title, x, below.cy, below.w / 2, WORD, Font.HEAVY)
        items.append(title)
        x += parts.width_of(frame, title.text, title.size, Font.HEAVY) + WORD / 2
    room = below.right - wide - x
    if told.about and parts.width_of(frame, told.about, WORD) <= room:
        items.append(parts.fitted(frame, told.about, x, below.cy, room, WORD, colour=FAINT_INK))
    return tuple(items)


def seat_row(
    frame: Frame,
    place: Place,
    index: int,
    draft: TableDraft,
    fault: str,
    faces: Faces = NOBODY,
    line: TextField | None = None,
    told: BotCaption = UNTOLD,
    *,
    open_hands: bool = False,
) -> Items:
    """Colour and face, name, human or bot, level, and the cross that takes the seat away.

    ``line`` is the name while somebody writes it. Where many sit, only the foot of the form says
    what is wrong with a name. ``told`` is about a bot. With ``open_hands`` nothing is hidden.
    """
    seat = draft.seats[index]
    wrong = bool(fault)
    fault = fault if place.h >= (ROOMY_LARGE if frame.large else ROOMY) else ""
    high, below = touch_high(frame), parts.roomier(frame, 19, 20)
    tells = any(told) and not fault and not frame.large and place.h >= LINED
    top = place.cy - high / 2 - (below - 5 if fault else LIFT if tells else 0)
    others = KIND_LARGE + LEVEL_LARGE + 20 + 22 + 66
    name = place.w - TAB - 20 - others if frame.large else NAME
    field = box(place.x + TAB + 20, top, name, high)
    cross = box(place.right - 66, place.cy - 25, 50, 50)
    ring_first: list[Item] = [_row_body(place, seat.colour)]
    ring_first += _colour_tab(frame, place, index, draft, faces)
    ring_first += parts.field(
        frame,
        field,
        f"name:{index}",
        seat.name,
        _("Name of seat {number}").format(number=index + 1),
        line=line,
        wrong=wrong,
        empty=pgettext("in an empty field", "name"),
    )
    who = box(field.right + 22, top, KIND + LEVEL + 20, high)
    ring_first += _who(frame, who, index, draft, open_hands=open_hands)
    if not draft.smallest:
        away = _("Remove seat {number}").format(number=index + 1)
        ring_first += parts.remove_button(frame, cross, f"remove:{index}", away)
    if tells:
        low = box(field.x, field.bottom + 6, cross.x - 14 - field.x, 24)
        ring_first += _bot_words(frame, low, told)
        called = seat.name or _("Seat {number}").format(number=index + 1)
        said = [parts.control_name(called, words) for words in told if words]
        ring_first.append(parts.in_words(low, said))
    if fault:
        room = cross.x - field.x
        ring_first.append(
            parts.fitted(frame, fault, field.x + 4, field.bottom + below, room, 20, colour=BAD)
        )
    return tuple(ring_first)


def add_row(frame: Frame, place: Place, change: str) -> Items:
    """The dashed place for one more seat, and what that would change."""
    half = place.w / 2
    return (
        *parts.ring_if(frame, "add", place, 16),
        *parts.empty_place(place),
        *parts.empty_place(box(place.x + 28, place.cy - 26, 52, 52), 26),
        Picture("shared/icon_plus", place.x + 40, place.cy - 14, 28, 28, 0.0, 0.7),
        parts.fitted(
            frame, _("Add a seat"), place.x + 104, place.cy - 1, half, 28, Font.TITLE, FAINT_INK
        ),
        parts.fitted(
            frame,
            change,
            place.right - 28,
            place.cy - 1,
            half - 40,
            20,
            colour=FAINT_INK,
            align="r",
        ),
        Control("add", *place[:4], _("Add a seat")),
    )


def name_hint(frame: Frame) -> str:
    """How people with a gamepad choose a name, while a name has the focus."""
    cap = frame.cap("I")
    return _("{key}: another name").format(key=cap) if frame.by_pad and cap else ""
