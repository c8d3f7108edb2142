"""How the sheet of a review is laid out: words, the course, cards, and what is asked below."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from game.seating import SeatSetup
from game.words import _, in_turn, ngettext, percent, pgettext
from scenes.kit import parts
from scenes.kit.display import Item
from scenes.kit.layout import Place
from scenes.kit.parts import Items, Paragraph
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, SEAT_COLOURS
from scenes.shell.backyard import dusk
from scenes.shell.history.charts import jar
from scenes.table.faces.delegate import small
from scenes.table.faces.feeling import Feeling
from scenes.table.review.course import CourseLook, course_chart
from scenes.table.review.findings import MOST, Finding, card, nothing_yet, wide_card

WIDTH, HEIGHT, EDGE = 1800.0, 1190.0, 44.0
HEAD, FOOT, GAP = 60.0, 72.0, 14.0
SAID: Final = 74.0
CARDS: Final = 384.0
USUAL: Final = 1050.0  # how high the sheet is in most windows; course and cards share what is more
CARDS_LARGE: Final = 0.56  # of what is left for course and cards
BACK: Final = 260.0
MORE: Final = 260.0
TURN: Final = 330.0
SWITCH: Final = 560.0
LETTERS: Final = 24.0
SOON, STEP, LONG, MINUTE = 5, 5, 90, 60  # seconds


class ReviewPage(NamedTuple):
    """What stands on it.

    ``said`` comes first. ``more`` findings wait until somebody asks for them. ``share`` is how
    much has been looked through, None where all has. ``left`` is for how many seconds that goes
    on, None where nobody can tell yet.
    ``open``: whether the course is the one with open cards. ``opened`` is what these tell,
    ``opening`` how much of them has been looked through, None where nobody looks; ``asked``:
    somebody has looked.
    """

    who: SeatSetup
    said: tuple[str, ...]
    course: CourseLook
    findings: tuple[Finding, ...]
    more: int
    card: int
    share: float | None
    left: float | None
    open: bool
    opened: tuple[str, ...]
    opening: float | None
    asked: bool


def page(frame: Frame, look: ReviewPage) -> Items:
    """The whole picture."""
    wide, high = min(WIDTH, frame.width - 40), min(HEIGHT, frame.height - 30)
    sheet = parts.centre(frame.width / 2, frame.height / 2, wide, high)
    inner = parts.inset(sheet, EDGE, 26)
    head = parts.box(inner.x, inner.y, inner.w, HEAD)
    foot = parts.box(inner.x, inner.bottom - FOOT, inner.w, FOOT)
    most = parts.box(inner.x, head.bottom + GAP, inner.w, parts.roomier(frame, SAID))
    said = _paragraph(frame, most, look)
    left = foot.y - most.bottom - 3 * GAP  # nothing moves when more is said
    low = left * CARDS_LARGE if frame.large else CARDS + max(0.0, high - USUAL) / 2
    course = parts.box(inner.x, most.bottom + GAP, inner.w, left - low)
    cards = parts.box(inner.x, course.bottom + GAP, inner.w, low)
    return (
        *dusk(frame),
        *parts.panel(sheet, radius=22.0),
        *_head(frame, head, look),
        *said.items,
        *course_chart(frame, course, look.course),
        *_cards(frame, cards, look),
        *_foot(frame, foot, look),
    )


def _head(frame: Frame, place: Place, look: ReviewPage) -> Items:
    """Whose it is, and whether cards are open."""
    options = (("seen", _("As you saw it")), ("open", _("With open cards")))
    if not look.who.you:
        options = (("seen", _("As {name} saw it").format(name=look.who.name)), options[1])
    wide = min(parts.roomier(frame, SWITCH, 22), place.w * 0.5)
    switch = parts.box(place.right - wide, place.y, wide, place.h)
    who = look.who
    room = place.w - wide - 110
    now = "open" if look.open else "seen"
    words = _("Review for {name}").format(name=who.name)
    return (
        *small(place.x + 34, place.cy, 68, who, Feeling.CALM),
        parts.heading(frame, words, place.x + 80, place.cy, room, 42),
        *parts.choice(frame, switch, "cards", options, now, _("Course of the game"), 22),
    )


def _paragraph(frame: Frame, place: Place, look: ReviewPage) -> Paragraph:
    words = in_turn(look.said) or _("Your choices are being looked through, one by one.")
    if not look.said and not look.who.you:
        words = _("{name}'s choices are being looked through, one by one.").format(
            name=look.who.name
        )
    return parts.fitted_paragraph(frame, words, place.x, place.y, place.w, place.h, LETTERS)


def _cards(frame: Frame, place: Place, look: ReviewPage) -> Items:
    """Side by side; large letters have room for one at a time."""
    found = look.findings
    if not found:
        words = _("The first finding appears here as soon as it is certain.")
        if look.share is None:
            words = _("There is nothing to point out in this game.")
        return nothing_yet(frame, place, words)
    if frame.large:
        return wide_card(frame, place, found[min(look.card, len(found) - 1)])
    cells = parts.columns(place, max(3, len(found)), GAP)
    items: list[Item] = []
    for cell, finding in zip(cells[:MOST], found, strict=False):
        items += card(frame, cell, finding)
    if look.share is not None and len(found) < len(cells):
        words = _("There may be more: it is still being looked for.")
        items += nothing_yet(frame, cells[len(found)], words)
    return tuple(items)


def _foot(frame: Frame, place: Place, look: ReviewPage) -> Items:
    """How far it has come, what may be asked of open cards or what they say, and the way back."""
    back = parts.box(place.right - BACK, place.y, BACK, place.h)
    rest = parts.box(place.x, place.y, place.w - BACK - 24, place.h)
    items: list[Item] = [*parts.button(frame, back, "back", _("Back"), key="Esc")]
    if frame.large and len(look.findings) > 1:
        turn = parts.box(rest.right - TURN, rest.y, TURN, rest.h)
        rest = rest._replace(w=rest.w - TURN - 24)
        at = pgettext("of several cards", "{number} of {all}")
        at = at.format(number=look.card + 1, all=len(look.findings))
        items += parts.stepper(frame, turn, "card", at, _("Choice"))
    if look.more:
        place = parts.box(rest.right - MORE, rest.y, MORE, rest.h)
        rest = rest._replace(w=rest.w - MORE - 24)
        words = ngettext("Show {count} more", "Show {count} more", look.more)
        items += parts.button(frame, place, "more", words.format(count=look.more), size=24)
    return (*items, *_openly(frame, rest, look))


def _openly(frame: Frame, place: Place, look: ReviewPage) -> Items:
    share = look.share if look.share is not None else look.opening
    if share is not None:
        words = how_far(share, look.left)
        return _progress(frame, place, share, words, SEAT_COLOURS[look.who.colour])
    if look.opened:
        words = in_turn(look.opened)
        return parts.fitted_lines(frame, words, place.x, place.cy, place.w, place.h, LETTERS)
    if look.asked:
        words = _("Open cards change nothing here.")
        return (parts.fitted(frame, words, place.x, place.cy, place.w, LETTERS, colour=FAINT_INK),)
    words = _("How long could you still have won?")
    if not look.who.you:
        words = _("How long could {name} have won?").format(name=look.who.name)
    wide = min(place.w, parts.roomier(frame, 560, 24))
    return parts.button(frame, place._replace(w=wide), "hands", words, size=24)


def how_far(share: float, left: float | None) -> str:
    """Short times in steps of five seconds, so that nobody has to watch them run."""
    if left is None:
        words = _("{percent} of the game looked through")
    elif left < SOON:
        words = _("{percent} of the game looked through, a few seconds left")
    elif left < LONG:
        count = STEP * math.ceil(left / STEP)
        words = ngettext(
            "{percent} of the game looked through, about {count} second left",
            "{percent} of the game looked through, about {count} seconds left",
            count,
        )
        return words.format(percent=percent(share), count=count)
    else:
        count = math.ceil(left / MINUTE)
        words = ngettext(
            "{percent} of the game looked through, about {count} minute left",
            "{percent} of the game looked through, about {count} minutes left",
            count,
        )
        return words.format(percent=percent(share), count=count)
    return words.format(percent=percent(share))


def _progress(frame: Frame, place: Place, share: float, words: str, colour: str) -> Items:
    """A jar that fills, with words beside it."""
    glass = parts.box(place.x, place.cy - 16, place.w * 0.36, 32)
    steps = round(share * 200) / 200  # few pictures of it are kept
    x = glass.right + 24
    return (
        jar(glass, steps, colour),
        parts.fitted(frame, words, x, place.cy, place.right - x, LETTERS, colour=FAINT_INK),
    )
