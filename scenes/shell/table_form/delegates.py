"""Who sits here? All delegates, how they play, and how each has fared against whoever asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from game.words import N_, _, in_turn
from scenes.kit import parts
from scenes.kit.display import Control, DisplayList, Font, Item, Kind, Veil
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.svg import rect, shape
from scenes.kit.scene import CancelableScene, Change, Frame, Pop
from scenes.kit.theme import FAINT_INK, INK, LIT, PAPER_LIGHT
from scenes.shell.backyard import DEEP
from scenes.shell.entry import Face

TITLE: Final = N_("Who sits here?")
WIDE, EDGE = 1200.0, 56.0
HEAD, FOOT = 104.0, 96.0
ROW, GAP = 98.0, 8.0
FACE: Final = 100.0  # how large a face is at most
BESIDE: Final = 124.0  # where the words begin
ASIDE: Final = 0.36  # of a row, for what has come of it so far


class Candidate(NamedTuple):
    """Somebody who could sit here.

    Args:
        colour: The colour that comes along.
        face: Who it is.
        about: How it plays, in a sentence; empty for a person's delegate.
        record: How it has fared against whoever asks; empty: they never met.
        seat: The name in the seat where it sits now; empty: in none, or in this one.
    """

    colour: str
    face: Face
    about: str = ""
    record: str = ""
    seat: str = ""


class DelegatesScene(CancelableScene[str]):
    """Pops with the colour of whoever was chosen; whoever sits elsewhere changes seats.

    ``candidates`` is asked for every picture: the history may answer while this is open. ``note``
    is a sentence about all of them.
    """

    covers = False

    def __init__(self, candidates: Callable[[], list[Candidate]], now: str, note: str = "") -> None:
        self._candidates, self._now, self._note = candidates, now, note

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """A row for each of them; the one that sits here is lit."""
        found = self._candidates()
        high = HEAD + (ROW + GAP) * len(found) + FOOT + EDGE
        sheet = parts.sheet(frame, WIDE, high)
        inner = parts.inset(sheet, EDGE, EDGE / 2)
        head = parts.roomier(frame, HEAD, 42) * 0.5 + HEAD * 0.5
        body = parts.box(inner.x, inner.y + head, inner.w, inner.h - head - FOOT)
        items: list[Item] = [Veil(DEEP, 0.6), *parts.panel(sheet, radius=22.0)]
        items.append(parts.heading(frame, _(TITLE), inner.x, inner.y + head / 2, inner.w, 42))
        for row, one in zip(parts.rows(body, len(found), GAP), found, strict=True):
            items += self._row(frame, row, one)
        back = parts.box(inner.x, inner.bottom - 72, 220, 72)
        foot = parts.box(back.right + 28, back.y, inner.right - back.right - 28, back.h)
        return (
            *items,
            *parts.button(frame, back, "back", _("Back"), key="Esc"),
            *self._note_items(frame, foot),
        )

    def _row(self, frame: Frame, row: Place, one: Candidate) -> Items:
        """Face and title, the sentence below, and at the right what is known of it."""
        chosen, name = one.colour == self._now, f"colour:{one.colour}"
        ground = rect(0, 0, row.w, row.h, LIT if chosen else PAPER_LIGHT, 16, INK, 2.8)
        side = min(FACE, row.h * 1.04)
        aside = row.w * ASIDE if one.record or one.seat else 0.0
        words = parts.box(row.x + BESIDE, row.y, row.w - BESIDE - 24 - aside, row.h)
        tells = bool(one.about) and not frame.large
        said = parts.control_name(_(one.face.title), in_turn(one[2:]))
        return (
            *parts.ring_if(frame, name, row, 16),
            shape(ground, *row[:4]),
            *parts.bust(row.x + 64, row.cy, side, one.face.picture, one.colour),
            parts.fitted(
                frame,
                _(one.face.title),
                words.x,
                row.cy - (24 if tells else 1),
                words.w,
                30,
                Font.TITLE,
            ),
            *self._below(frame, words, one.about if tells else ""),
            *self._known_items(frame, row, one, aside),
            Control(
                name,
                *row[:4],
                said,
                kind=Kind.RADIO,
                group=_(TITLE),
                value=said,
                on=chosen,
            ),
        )

    @staticmethod
    def _below(frame: Frame, words: Place, about: str) -> Items:
        """The sentence, in two lines where it has to be."""
        if not about:
            return ()
        return parts.fitted_lines(
            frame, about, words.x, words.cy + 20, words.w, 50, 20, colour=FAINT_INK
        )

    @staticmethod
    def _known_items(frame: Frame, row: Place, one: Candidate, aside: float) -> Items:
        """Where it sits, and how it has fared."""
        seat = _("Swaps with {name}").format(name=one.seat) if one.seat else ""
        said = [words for words in (seat, "" if frame.large and seat else one.record) if words]
        middle = row.cy - 1 - 17 * (len(said) - 1)
        return tuple(
            parts.fitted(
                frame,
                words,
                row.right - 24,
                middle + 36 * number,
                aside - 24,
                20,
                colour=FAINT_INK,
                align="r",
            )
            for number, words in enumerate(said)
        )

    def _note_items(self, frame: Frame, place: Place) -> Items:
        """What holds for all; where letters are large, how the one in the focus plays."""
        colour = (frame.focus or "").removeprefix("colour:")
        about = [one.about for one in self._candidates() if one.colour == colour]
        words = self._note or (about[0] if frame.large and about else "")
        return parts.fitted_lines(
            frame, words, place.x, place.cy, place.w, place.h, 21, colour=FAINT_INK
        )

    # input

    def default_focus(self) -> str | None:
        return f"colour:{self._now}"

    def activate(self, name: str) -> Change[str | None]:
        return Pop(name.removeprefix("colour:") if name.startswith("colour:") else None)
