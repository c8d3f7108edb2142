"""What stands above and below every page of the history: tabs, choices, a note, the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.history import Filter, Report
from game.words import _, ngettext, number, pgettext
from scenes.kit import parts
from scenes.kit.display import Kind
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK
from scenes.shell.history.empty import left_out, reading
from scenes.shell.history.words import HistoryPage, Kinds
from scenes.shell.lists.said import facts


def tabs(frame: Frame, place: Place, pages: Sequence[HistoryPage], page: HistoryPage) -> Items:
    """All pages, and which of them is open."""
    names = [(each.name, _(each.tab)) for each in pages]
    room = place.w * 0.2
    spot = parts.box(place.x + room, place.y, place.w - room, place.h)
    return (
        parts.heading(frame, _("History"), place.x, place.cy - 1, room - 20, 44),
        *parts.choice(frame, spot, "tab", names, page.name, _("Page"), 24, Kind.TAB),
    )


def chooser(
    frame: Frame, place: Place, seats: Sequence[int], kinds: Kinds | None, choice: Filter
) -> Items:
    """Which games count: of how many seats and of which kind, where there are several."""
    people = [("0", pgettext("number of seats", "Any"))]
    people += [(str(one), str(one)) for one in seats]
    words = pgettext("after the numbers to choose from", "seats")
    label = parts.width_of(frame, words, 22) + 18
    left = parts.box(place.x, place.y, place.w * 0.42, place.h)
    right = parts.box(left.right + 40, place.y, place.right - left.right - 40 - label, place.h)
    asked = _kinds(frame, left, kinds, choice) if kinds is not None else ()
    if len(seats) == 1:
        return asked
    return (
        *asked,
        *parts.choice(frame, right, "seats", people, str(choice.people), _("Seats"), 22),
        parts.fitted(frame, words, place.right, place.cy - 1, label, 22, align="r"),
        parts.in_words(place, ()),  # the choices say what they are of
    )


def _kinds(frame: Frame, place: Place, kinds: Kinds, choice: Filter) -> Items:
    named = [("", _(kinds.together))]
    named += [(name, _(words)) for name, words in kinds.words.items()]
    return parts.choice(frame, place, "kind", named, choice.kind, _(kinds.title), 22)


def note(
    frame: Frame,
    place: Place,
    title: str,
    report: Report,
    saved: Path | None,
    progress: tuple[int, int] | None,
) -> Items:
    """Where the file lies, what is being read, or how many games of which title these are."""
    if saved is not None:
        wordings = (
            _("Saved: {file}").format(file=saved),
            _("Saved in {folder}: {file}").format(folder=saved.parent.name, file=saved.name),
        )
        words = parts.first_that_fits(frame, wordings, place.w, 21)
    elif progress is not None and progress[1]:
        words = reading(progress)
    else:
        games = ngettext("{count} game", "{count} games", report.games)
        lost = left_out(report.skipped) if report.skipped else ""
        of = pgettext("game", title) if title else ""
        words = facts(of, games.format(count=number(report.games)), lost)
    return (parts.fitted(frame, words, place.x, place.cy, place.w, 21, colour=FAINT_INK),)


def foot(frame: Frame, place: Place, leaf: int, leaves: int, *, saved: bool) -> Items:
    """The file or its folder, the shuffle, which leaf of the page this is, and the way back."""
    left = parts.box(place.x, place.y, 340, place.h)
    middle = parts.box(left.right + 20, place.y, 440, place.h)
    back = parts.box(place.right - 260, place.y, 260, place.h)
    name, words = ("folder", _("Open folder")) if saved else ("csv", _("Save as CSV"))
    turn: Items = ()
    if leaves > 1:
        spot = parts.centred((middle.right + back.x) / 2, place.cy, 320, place.h)
        at = _("{number} of {all}").format(number=leaf + 1, all=leaves)
        turn = parts.stepper(frame, spot, "leaf", at, _("Section"))
    return (
        *parts.button(frame, left, name, words, size=24),
        *parts.button(frame, middle, "shuffle", _("Is the shuffle fair?"), size=24),
        *turn,
        *parts.button(frame, back, "back", _("Back"), key="Esc"),
    )
