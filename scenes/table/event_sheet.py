"""Two sheets of sentences: what has happened since somebody's last turn, and where the game stands.

They say what a table shows to whoever looks; with a screen reader they are the quickest way to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Never

from game.describe import Piece, Surface
from game.describe.line import points_of
from game.table import Seat
from game.words import _, capitalise, in_turn, join_names
from scenes.kit import parts
from scenes.kit.bindings import Shortcut
from scenes.kit.display import DisplayList, Item, Veil
from scenes.kit.layout import Place
from scenes.kit.scene import CancelableScene, Change, Frame, Pop, Push
from scenes.kit.theme import NIGHT
from scenes.shell.dialogs.hand_over import nothing_happened
from scenes.table.catch_up import looked_at
from scenes.table.reading import since_my_turn, where
from scenes.table.session import AnySession

WIDTH, HEIGHT = 1240.0, 860.0
LETTERS: Final = 26.0
GAP: Final = 14.0
HAND, TRICK = "hand", "trick"  # zones that are called so in every game


class ToldScene(CancelableScene[None]):
    """Sentences below a heading. What has no room is left out: the oldest, or else the last."""

    covers = False

    def __init__(self, title: str, lines: Sequence[str], *, newest: bool = False) -> None:
        self._title = title
        self._lines = lines
        self._newest = newest

    def draw(self, frame: Frame) -> DisplayList:
        """The sheet and one button."""
        sheet = parts.sheet(frame, WIDTH, HEIGHT)
        inner = parts.inset(sheet, 56)
        body = parts.box(inner.x, inner.y + 70, inner.w, inner.h - 70 - 100)
        button = parts.centre(sheet.cx, inner.bottom - 38, 360, 76)
        return (
            Veil(NIGHT, 0.6),
            *parts.panel(sheet, radius=22.0),
            parts.heading(frame, self._title, inner.x, inner.y + 10, inner.w, 42),
            *self._sentences(frame, body),
            *parts.button(frame, button, "close", _("Got it"), primary=True, key="Enter", size=30),
        )

    def _sentences(self, frame: Frame, body: Place) -> list[Item]:
        lines = list(self._lines)
        while True:
            items: list[Item] = []
            y = body.y
            for words in lines:
                said = parts.paragraph(frame, words, body.x, y, body.w, LETTERS)
                items += said.items
                y = said.bottom + GAP
            if y - GAP <= body.bottom or len(lines) == 1:
                return items
            del lines[0 if self._newest else -1]

    def default_focus(self) -> str | None:
        return "close"

    def activate(self, name: str) -> Change[None]:
        return Pop(None)

    def key(self, name: str) -> Change[None]:
        """The keys that open such a sheet close it as well."""
        return Pop(None) if name in (Shortcut.NEWS, Shortcut.WHERE) else super().key(name)


def told_sheet(
    name: str, session: AnySession, seat: Seat | None, told: int, asked: str = ""
) -> Change[Never]:
    """What a key opens for somebody who has been told so many events; None: nothing."""
    if name == Shortcut.NEWS:
        happened = [each.words for each in since_my_turn(session, seat, told)]
        first = seat not in looked_at(session)
        lines = happened or [nothing_happened(first=first)]
        title = _("So far") if first else _("Since your last turn")
        return Push(ToldScene(title, lines, newest=True))
    if name == Shortcut.WHERE:
        surface = session.ui.description.surface(session.view(seat, told), session.seats)
        return Push(ToldScene(where(surface), standing(session, surface, asked)))
    return None


def _card_words(piece: Piece, session: AnySession) -> str:
    """A card by its name; in a trick with whoever has played it."""
    if piece.zone != TRICK or piece.owner is None:
        return piece.name
    return _("{card} ({name})").format(card=piece.name, name=session.seats[piece.owner].name)


def standing(session: AnySession, surface: Surface, asked: str) -> list[str]:
    """What is asked, the points, and what lies on the table, cards first."""
    points = points_of(zip(session.seats, surface.scores, strict=False))
    cards: list[str] = []
    others: list[str] = []
    for zone in surface.zones:
        pieces = [piece for piece in surface.pieces if piece.zone == zone.id]
        if zone.aside or zone.id == HAND or not pieces:
            continue
        seen = [_card_words(piece, session) for piece in pieces if piece.card is not None]
        if seen:
            cards.append(_("{what}: {value}").format(what=zone.title, value=join_names(seen)))
        said = dict.fromkeys(piece.says for piece in pieces if piece.card is None)
        others.append(in_turn(said))
    return [line for line in (asked, capitalise(points), *cards, *others) if line]
