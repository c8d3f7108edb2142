"""The hand-over curtain: names whose turn it is, and shows nothing that is secret.

It is given public facts only and no hands, so the picture cannot depend on them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from game.seating import SeatSetup
from game.words import _, join_names, ngettext, pgettext
from scenes.kit import parts
from scenes.kit.display import DisplayList, Font, Item, Picture, Shadow, Text
from scenes.kit.graphemes import first_letter
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.svg import circle, rect, shape
from scenes.kit.preferences import Preferences
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Push, Scene
from scenes.kit.signals import UNDO, UNDO_CAP
from scenes.kit.theme import FAINT_INK, HEADING, INK, PAPER, SEAT_COLOURS, WHITE
from scenes.shell.dialogs.hand_over_art import Hanging, velvet
from scenes.shell.dialogs.pause import MenuCommand, if_chosen
from scenes.shell.keys import KeysScene

LIFT: Final = 0.55  # seconds at normal speed
PATIENCE: Final = 0.7  # seconds that it hangs at least: behind it lies somebody's secret
BUST: Final = 102.0  # how large a face is on its disc
LEAST_SCORE: Final = 100.0  # the width of somebody on the bar, whose name is shortened


class PublicFacts(NamedTuple):
    """What everybody may know: a part of the game (``Age II``), how far it is, the scores.

    ``face`` is the drawing of whoever is to lift the curtain; empty: a letter stands for them.
    """

    title: str
    words: str
    scores: tuple[tuple[SeatSetup, int], ...]
    face: str = ""


class HandOverScene(BaseScene[MenuCommand | None]):
    """Between two people. Pops with None when it is lifted, else with a command from the menu."""

    ignore_presses_for = PATIENCE

    def __init__(
        self,
        seat: SeatSetup,
        public: PublicFacts,
        moves: int,
        preferences: Preferences,
        pause: Callable[[], Scene[MenuCommand | None]],
        hanging: Hanging = velvet,
        *,
        take_back: bool = False,
        first: bool = False,
    ) -> None:
        self._seat = seat
        self._public = public
        self._moves = moves
        self._preferences = preferences
        self._pause = pause
        self._hanging = hanging
        self._first = first  # whether it is their first turn
        self._take_back = take_back  # whether there is something that may be taken back
        self._lifted: float | None = None  # 0…1 while the cloth goes up
        self.covers = True  # until it is lifted

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The cloth, the sign, the lanterns, what is public."""
        layout = frame.layout("shared/curtain")
        share = self._lifted or 0.0
        up = -share * share * (frame.height + 40)
        sign, public, menu = (
            place._replace(y=place.y + up)
            for place in (layout["sign"], layout["public"], layout["menu_hint"])
        )
        return (
            *self._hanging(frame, up),
            *self._words(frame, parts.box(sign.x + 58, sign.y + 34, sign.w - 116, 500)),
            *_public_bar(frame, public, self._public),
            *parts.key_control(frame, menu, "menu", "Esc", _("Menu")),
            *self._undo(frame, menu),
        )

    def _undo(self, frame: Frame, menu: Place) -> Items:
        """Below the menu: whoever has just chosen may change their mind before it is lifted."""
        if not self._take_back or self._lifted is not None:
            return ()
        words = pgettext("what a key does", "undo")
        wide = parts.key_width(frame, UNDO_CAP) + parts.width_of(frame, words, 22) + 44
        place = parts.box(menu.x, menu.bottom + 12, wide, menu.h)
        return parts.key_control(frame, place, UNDO, UNDO_CAP, words)

    def _words(self, frame: Frame, paper: Place) -> Items:
        x = paper.cx
        over, secret = _("Hand over to"), _("Everyone else, look away: this hand is secret.")
        mine = _("I am {name}: lift the curtain").format(name=self._seat.name)
        plate = _name_plate(frame, x, paper.y + 160, self._seat, paper.w - 60, self._public.face)
        lift = parts.centre(x, paper.y + 358, parts.roomier(frame, 580, 30), 80)
        return (
            *parts.panel(paper, radius=18.0),
            parts.fitted(frame, over, x, paper.y + 56, paper.w, 32, Font.MEDIUM, align="c"),
            *plate,
            parts.fitted(frame, secret, x, paper.y + 266, paper.w - 60, 26, align="c"),
            *parts.button(frame, lift, "lift", mine, primary=True, key="Enter", size=30),
            *self._since(frame, paper),
        )

    def _since(self, frame: Frame, paper: Place) -> Items:
        """What is shown first, in a line or two."""
        words = nothing_happened(first=self._first)
        if self._moves:
            words = _moves_since(self._moves, first=self._first).format(count=self._moves)
        room, middle = paper.w - 60, paper.bottom - (50 if frame.large else 42)
        if not frame.large:
            return parts.fitted_lines(
                frame, words, paper.cx, middle, room, 60, 21, colour=FAINT_INK, align="c"
            )
        high = parts.fitted_paragraph(frame, words, 0, 0, room, 92, 21).bottom
        top = middle - high / 2
        return parts.fitted_paragraph(
            frame, words, paper.cx, top, room, 92, 21, colour=FAINT_INK, align="c"
        ).items

    # time

    @property
    def is_moving(self) -> bool:
        return self._lifted is not None

    def tick(self, dt: float) -> Change[MenuCommand | None]:
        """The cloth goes up; then the hand may be seen."""
        if self._lifted is None:
            return None
        length = LIFT * self._preferences.pace
        self._lifted = min(1.0, self._lifted + dt / length) if length else 1.0
        return Pop(None) if self._lifted >= 1.0 else None

    def skip_animation(self) -> bool:
        if self._lifted is None:
            return False
        self._lifted = 1.0
        return True

    # input

    def default_focus(self) -> str | None:
        return "lift"

    def activate(self, name: str) -> Change[MenuCommand | None]:
        if name == "menu":
            return self.key("escape")
        if name == UNDO:
            return self.key(UNDO)
        if self._preferences.still:
            return Pop(None)
        self._lifted, self.covers = 0.0, False
        return None

    def key(self, name: str) -> Change[MenuCommand | None]:
        """Escape opens the menu: the curtain itself cannot be got round."""
        if name == "escape":
            return Push(self._pause(), if_chosen(Pop))
        if name in (UNDO, ",") and self._take_back and self._lifted is None:
            return Pop(MenuCommand.TAKE_BACK)
        return Push(KeysScene()) if name == "f1" else None


def nothing_happened(*, first: bool) -> str:
    """What is said where there is nothing to see."""
    if first:
        return _("Nothing has happened so far.")
    return _("Nothing has happened since your last turn.")


def _moves_since(count: int, *, first: bool) -> str:
    if first:
        return ngettext(
            "First you will see the one move so far. Any key skips it.",
            "First you will see the {count} moves so far. Any key skips them.",
            count,
        )
    return ngettext(
        "First you will see the one move since your last turn. Any key skips it.",
        "First you will see the {count} moves since your last turn. Any key skips them.",
        count,
    )


def _name_plate(frame: Frame, x: float, y: float, seat: SeatSetup, room: float, face: str) -> Items:
    """The name in its seat colour, with the face or the initial on a disc."""
    fit = parts.fit_text(frame, seat.name, room - 190, 80, Font.TITLE, 40)
    w, h = fit.width + 190, 112.0
    left = x - w / 2
    drawn = rect(0, 0, w, h, SEAT_COLOURS[seat.colour], h / 2, INK, 4)
    drawn += circle(58, h / 2, 44, PAPER, INK, 3)
    sign: Item = Text(first_letter(seat.name), left + 58, y - 2, 52, Font.TITLE, INK, "c")
    if face:
        sign = Picture(face, left + 58 - BUST / 2, y + 46 - BUST, BUST, BUST)
    return (
        Shadow(left, y - h / 2, w, h, h / 2, 8, 5),
        shape(drawn, left, y - h / 2, w, h),
        sign,
        Text(fit.text, x + 42, y - 3, fit.size, Font.TITLE, INK, "c"),
    )


def _public_bar(frame: Frame, place: Place, facts: PublicFacts) -> Items:
    """The part of the game and the scores; as wide as it needs, as far as the window goes."""
    head = parts.width_of(frame, facts.title, 26, Font.TITLE) + 14
    told = parts.width_of(frame, facts.words, 22)
    scores = [
        _("{name} {points}").format(name=seat.name, points=points) for seat, points in facts.scores
    ]
    widths = [parts.width_of(frame, words, 22) + 54 for words in scores]
    natural = head + told + sum(widths) + 34 * len(widths) + 56
    wide = min(max(natural, place.w), frame.width - 48)
    bar = parts.box(place.cx - wide / 2, place.y, wide, place.h)
    room = wide - 56 - head - told
    x = bar.x + 28
    items: list[Item] = [
        *parts.bar(bar),
        parts.fitted(frame, facts.title, x, bar.cy - 1, head, 26, Font.TITLE, HEADING),
        parts.fitted(frame, facts.words, x + head, bar.cy - 1, told, 22, colour=WHITE),
    ]
    where = _("{part}, {step}").format(part=facts.title, step=facts.words)
    items.append(parts.in_words(bar, [where, join_names(scores)]))
    x += head + told
    if sum(widths) - widths[-1] + LEAST_SCORE + 10 * len(widths) > room:
        return (
            *items,
            *_narrow_scores(frame, parts.box(x, bar.y, bar.right - 16 - x, bar.h), facts),
        )
    gap = max(10.0, (room - sum(widths)) / len(widths))
    for (seat, _points), words, width in zip(facts.scores, scores, widths, strict=True):
        x += gap
        free = min(width - 54, bar.right - 16 - x - 54)
        items += parts.pawn(x + 22, bar.cy + 3, 20, seat.colour, seat.name)
        items.append(parts.fitted(frame, words, x + 54, bar.cy - 1, free, 22, colour=WHITE))
        x += width
    return tuple(items)


def _narrow_scores(frame: Frame, place: Place, facts: PublicFacts) -> Items:
    """Where many sit: equal room for everybody, and no names but those on the pawns."""
    items: list[Item] = []
    for cell, (seat, points) in zip(
        parts.columns(place, len(facts.scores), 0), facts.scores, strict=True
    ):
        items += parts.pawn(cell.x + 32, cell.cy + 3, 20, seat.colour, seat.name)
        items.append(
            parts.fitted(
                frame, str(points), cell.x + 58, cell.cy - 1, cell.w - 62, 22, colour=WHITE
            )
        )
    return tuple(items)
