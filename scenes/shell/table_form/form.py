"""The two halves of the table form: one row for each seat, and what holds for the whole table."""

from __future__ import annotations

from game.words import _, ngettext, pgettext
from scenes.kit import parts
from scenes.kit.display import Control, Font, Item, Picture, Text
from scenes.kit.layout import Place
from scenes.kit.parts import Items, box
from scenes.kit.parts.ink import num, path, rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, INK, PAPER_LIGHT, RED, SEAT_COLOURS
from scenes.shell.box import FormWords
from scenes.shell.table_form.draft import COLOUR_NAMES, LEVELS, TAKEBACKS, TableDraft

TAB = 84.0
NAME = 256.0
KIND = 220.0
LEVEL = 260.0
NOTE_HIGH = 34.0  # the sentence below an option
HIGH = 52.0  # everything in a row that can be touched
OPTION_ROWS = (132.0, 98.0, 132.0, 132.0, 110.0)  # the last one says what comes out of it
# The same for large letters: names get what the others leave, notes go to the foot of the form.
KIND_LARGE, LEVEL_LARGE = 256.0, 290.0
HIGH_LARGE = 68.0
ROWS_LARGE = (139.0, 139.0, 139.0, 139.0, 190.0)


def _high(frame: Frame) -> float:
    return HIGH_LARGE if frame.large else HIGH


def _row_body(place: Place, colour: str) -> Item:
    x, y, w, h = place[:4]
    tab = (
        f"M1.5 16Q1.5 1.5 16 1.5H{num(TAB)}V{num(h - 1.5)}H16Q1.5 {num(h - 1.5)} 1.5 {num(h - 16)}Z"
    )
    drawn = rect(0, 0, w, h, PAPER_LIGHT, 16, INK, 2.8) + path(tab, SEAT_COLOURS[colour], INK, 2.6)
    drawn += path(f"M{num(TAB / 2 - 9)} {num(h / 2 + 24)}h18l-9 11Z", INK)
    return shape(drawn, x, y, w, h)


def _colour_tab(frame: Frame, place: Place, index: int, draft: TableDraft) -> Items:
    seat = draft.seats[index]
    tab = box(place.x, place.y, TAB, place.h)
    initial = seat.name.strip()[:1].upper() or str(index + 1)
    return (
        *parts.ring_if(frame, f"colour:{index}", tab, 12),
        Text(initial, tab.cx, tab.cy - 10, 44, Font.TITLE, INK, "c"),
        Control(
            f"colour:{index}",
            *tab[:4],
            _("Colour of seat {number}: {colour}").format(
                number=index + 1, colour=_(COLOUR_NAMES[seat.colour])
            ),
        ),
    )


def _who(frame: Frame, place: Place, index: int, draft: TableDraft) -> Items:
    """Human or bot, and how good a bot."""
    seat = draft.seats[index]
    people = sum(other.bot is None for other in draft.seats)
    first, second = (KIND_LARGE, LEVEL_LARGE) if frame.large else (KIND, LEVEL)
    kind = box(place.x, place.y, first, place.h)
    level = box(kind.right + 20, place.y, second, place.h)
    items = parts.choice(
        frame,
        kind,
        f"kind:{index}",
        (("human", _("Human")), ("bot", _("Bot"))),
        "human" if seat.bot is None else "bot",
        _("Seat {number}").format(number=index + 1),
    )
    if seat.bot is not None:
        levels = [(value, _(name)) for value, name in LEVELS]
        bot = _("Bot {number}").format(number=index + 1)
        return items + parts.choice(frame, level, f"level:{index}", levels, seat.bot, bot)
    words = _("behind the curtain") if people > 1 else _("plays at this screen")
    return (
        *items,
        *parts.fitted_lines(
            frame, words, level.x + 4, level.cy - 1, level.w, level.h, 20, colour=FAINT_INK
        ),
    )


def seat_row(frame: Frame, place: Place, index: int, draft: TableDraft, fault: str) -> Items:
    """Colour, name, human or bot, level, and the cross that takes the seat away."""
    seat = draft.seats[index]
    high, below = _high(frame), parts.roomier(frame, 19, 20)
    top = place.cy - high / 2 - (below - 5 if fault else 0)
    others = KIND_LARGE + LEVEL_LARGE + 20 + 22 + 66
    name = place.w - TAB - 20 - others if frame.large else NAME
    field = box(place.x + TAB + 20, top, name, high)
    cross = box(place.right - 66, place.cy - 25, 50, 50)
    ring_first: list[Item] = [_row_body(place, seat.colour)]
    ring_first += _colour_tab(frame, place, index, draft)
    ring_first += parts.field(
        frame,
        field,
        f"name:{index}",
        seat.name,
        _("Name of seat {number}").format(number=index + 1),
        wrong=bool(fault),
        empty=pgettext("in an empty field", "name"),
    )
    ring_first += _who(frame, box(field.right + 22, top, KIND + LEVEL + 20, high), index, draft)
    if not draft.smallest:
        away = _("Take seat {number} away").format(number=index + 1)
        ring_first += parts.remove_button(frame, cross, f"remove:{index}", away)
    if fault:
        room = cross.x - field.x
        ring_first.append(
            parts.fitted(frame, fault, field.x + 4, field.bottom + below, room, 20, colour=RED)
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


def _option(frame: Frame, place: Place, title: str, body: Items, note: str = "") -> Items:
    """A heading, the control below it, and perhaps one sentence."""
    title_line = parts.heading(
        frame, title, place.x, place.y + parts.roomier(frame, 14), place.w, 25
    )
    if frame.large or not note:
        return (title_line, *body)
    words = parts.fitted_paragraph(
        frame, note, place.x, place.y + 94, place.w, NOTE_HIGH, 20, colour=FAINT_INK
    )
    if words.bottom <= place.y + 94 + NOTE_HIGH + 1:
        return (title_line, *body, *words.items)
    y = place.y + 92 + NOTE_HIGH / 2
    lines = parts.fitted_lines(
        frame, note, place.x, y, place.w, NOTE_HIGH + 7, 20, colour=FAINT_INK
    )
    return (title_line, *body, *lines)


def _body_of(frame: Frame, place: Place) -> Place:
    return box(place.x, place.y + parts.roomier(frame, 36, 32), place.w, _high(frame))


def option_note(draft: TableDraft, words: FormWords, group: str) -> str:
    """What the chosen value of an option means."""
    takebacks = next(words for value, _name, words in TAKEBACKS if value == draft.takebacks)
    notes = {
        "edition": words.editions[draft.edition].sentence,
        "hints": words.hints.yes if draft.hints else words.hints.no,
        "takebacks": takebacks,
    }
    return _(notes.get(group, ""))


def options(frame: Frame, place: Place, draft: TableDraft, words: FormWords) -> Items:
    """Edition, first leader, who is ahead in a trick, what may be taken back."""
    edition, leader, hints, takebacks, summary = _option_rows(frame, parts.inset(place, 28, 12))
    names = [(name, _(words.editions[name].name)) for name in words.editions]
    lead = _("Random") if draft.lead is None else draft.seats[draft.lead].name.strip() or "?"
    shown = "yes" if draft.hints else "no"
    return (
        *parts.inlay(place),
        *_option(
            frame,
            edition,
            _("Edition"),
            parts.choice(
                frame, _body_of(frame, edition), "edition", names, draft.edition, _("Edition")
            ),
            option_note(draft, words, "edition"),
        ),
        *_option(
            frame,
            leader,
            _("First leader"),
            parts.stepper(frame, _body_of(frame, leader), "lead", lead, _("First leader")),
        ),
        *_option(
            frame,
            hints,
            _(words.hints.title),
            parts.choice(
                frame,
                _body_of(frame, hints),
                "hints",
                (("yes", _("Shown")), ("no", _("Hidden"))),
                shown,
                _(words.hints.title),
            ),
            option_note(draft, words, "hints"),
        ),
        *_option(
            frame,
            takebacks,
            _("Taking back"),
            parts.choice(
                frame,
                _body_of(frame, takebacks),
                "takebacks",
                [(value, _(name)) for value, name, _words in TAKEBACKS],
                draft.takebacks,
                _("Taking back"),
            ),
            option_note(draft, words, "takebacks"),
        ),
        *_summary(frame, summary, draft, words),
    )


def _option_rows(frame: Frame, place: Place) -> list[Place]:
    """Rows of their own height: the first leader needs no sentence."""
    rows, y = [], place.y
    for height in ROWS_LARGE if frame.large else OPTION_ROWS:
        rows.append(parts.box(place.x, y, place.w, height))
        y += height
    return rows


def _summary(frame: Frame, place: Place, draft: TableDraft, words: FormWords) -> Items:
    """What comes out of all this, in two short lines."""
    people = sum(seat.bot is None for seat in draft.seats)
    bots = len(draft.seats) - people
    who = _("{people}, {bots}.").format(people=_people(people), bots=_bots(bots))
    cards = words.cards(draft.edition, len(draft.seats))
    rule = parts.rule(place.x, place.y - 4, place.w)
    if frame.large:
        told = f"{who} {cards}"
        return (
            rule,
            *parts.fitted_paragraph(
                frame, told, place.x, place.y + 16, place.w, place.h - 16, 20, colour=FAINT_INK
            ).items,
        )
    lines = parts.rows(parts.box(place.x, place.y + 34, place.w, 72), 2)
    return (
        rule,
        parts.heading(frame, _("At this table"), place.x, place.y + 18, place.w, 25),
        parts.fitted(frame, who, place.x, lines[0].cy, place.w, 20, colour=FAINT_INK),
        parts.fitted(frame, cards, place.x, lines[1].cy, place.w, 20, colour=FAINT_INK),
    )


def _people(count: int) -> str:
    if not count:
        return _("no people")
    return ngettext("{count} person", "{count} people", count).format(count=count)


def _bots(count: int) -> str:
    if not count:
        return _("no bots")
    return ngettext("{count} bot", "{count} bots", count).format(count=count)


def name_hint(frame: Frame) -> str:
    """How people with a gamepad choose a name, while a name has the focus."""
    cap = frame.caps.get("I", "I")
    return _("{key} is for another name.").format(key=cap) if frame.by_pad else ""
