"""Below the form: back and start, and between them a refusal, a note or an offer."""

from __future__ import annotations

from game.words import _
from scenes.kit import parts
from scenes.kit.layout import Layout, Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import BAD, FAINT_INK


def foot(frame: Frame, layout: Layout, refusal: str, why: str, note: str, *, offers: bool) -> Items:
    """Two buttons of the map, and what is said between them.

    Args:
        frame: Whose letters it is written in, and what has the focus.
        layout: Says where ``back`` and ``start`` lie.
        refusal: Why the game cannot start; empty: it can.
        why: What is wrong just now, which comes before the note.
        note: About what has the focus.
        offers: Whether a stronger bot is offered where nothing is said.
    """
    start, back = layout["start"], layout["back"]
    middle = parts.box(back.right + 24, back.y, start.x - back.right - 64, back.h)
    key = "Enter" if frame.focus in ("start", None) else ""
    begin = parts.button(
        frame, start, "start", _("Start the game"),
        primary=True, key=key, size=34, enabled=not refusal, why=refusal,
    )  # fmt: skip
    silent = offers and not why and not note
    return (
        *parts.button(frame, back, "back", _("Back"), key="Esc"),
        *(_offer(frame, middle) if silent else _said(frame, middle, why, note)),
        *begin,
    )


def _said(frame: Frame, place: Place, why: str, note: str) -> Items:
    """Between the buttons: why the game cannot start, or else a note."""
    words, colour = (why, BAD) if why else (note, FAINT_INK)
    x, room = place.x + 44, place.w - 44
    high = parts.fitted_paragraph(frame, words, x, place.y, room, place.h, 22).bottom - place.y
    top = place.cy - high / 2
    said = parts.fitted_paragraph(frame, words, x, top, room, place.h, 22, colour=colour).items
    if not why:
        return said if note else ()
    return (parts.token("shared/token_cross", place.x + 18, place.cy, 36), *said)


def _offer(frame: Frame, place: Place) -> Items:
    """A stronger bot, for whoever wins: once, and nobody has to answer."""
    wide = min(place.w, 600.0)
    offer = parts.box(place.cx - wide / 2, place.y, wide, place.h)
    return parts.button(frame, offer, "stronger", _("You win often: make a bot stronger"))
