"""The table while somebody chooses on a phone: everybody sees it, and nobody's hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from game.describe.line import Line
from game.table import Seat
from game.words import N_, _, join_names, pgettext
from scenes.kit import parts
from scenes.kit.display import DisplayList, Item
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.reader.reading import TableReading
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Scene
from scenes.kit.tooltip import Tooltip
from scenes.shell.dialogs.pause import MenuCommand
from scenes.table.event_sheet import told_sheet
from scenes.table.highlights import Highlights
from scenes.table.layer import UNHURRIED, hints_at, menu_change
from scenes.table.pieces.ribbon import talk
from scenes.table.reading import read_table
from scenes.table.session import AnySession
from scenes.table.take_back import offer
from scenes.table.ui import Answer

if TYPE_CHECKING:
    from scenes.table.phones.hands import Hands

HERE: Final = N_("{who} chooses on the phone.")
ALL_HERE: Final = N_("{names} choose on their phones.")
STOOD_IN: Final = N_("The table waits for {names}. A bot plays for {away} until the phone is back.")
CUT_OFF: Final = N_("Something has gone wrong in the program: the phones are cut off.")
AGAIN: Final = N_("Start the phones again")
AWAY: Final = N_("{who} cannot be reached: the phone is asleep or has lost the network.")


class PhoneWait(BaseScene[Answer[Any]]):
    """Pops with what the phone of a seat has chosen."""

    always_enabled = UNHURRIED

    def __init__(self, session: AnySession, hands: Hands, seat: Seat) -> None:
        self.session = session
        self.seat = seat
        self._hands = hands
        self._view = session.view(None)
        self._take_back = offer(session) is not None
        self._seen = self._now

    @property
    def place(self) -> object:
        return self.session

    @property
    def _choosing_seats(self) -> Sequence[Seat]:
        return self._hands.choosing_seats or (self.seat,)

    @property
    def _missing_seat(self) -> Seat | None:
        """The first of those the table waits for whose phone is not there."""
        return next(
            (seat for seat in self._hands.choosing_seats if seat not in self._hands.here), None
        )

    @property
    def _now(self) -> object:
        """What is to be seen of the phones."""
        return self._hands.here, self._hands.held_seats, self._hands.has_ended

    # time

    @property
    def is_moving(self) -> bool:
        """As soon as a phone has wished something that is due, or has come or gone."""
        hands = self._hands
        return hands.undo_wished or hands.take(self.seat) is not None or self._seen != self._now

    def tick(self, dt: float) -> Change[Answer[Any]]:
        """Look at what has come; whoever has chosen may think again until all have."""
        self._seen = self._now
        if self.seat not in self._hands.held_seats:
            return Pop(None)
        if self._hands.take_undo():
            return Pop(MenuCommand.TAKE_BACK)
        chosen = self._hands.take(self.seat)
        return None if chosen is None else Pop(chosen.action)

    # drawing

    @property
    def _line(self) -> Line:
        """Phones come and go meanwhile, so each is looked for once."""
        gone, stood_in = self._missing_seat, self._hands.stood_in
        session, names = self.session, [self.session.name(each) for each in self._choosing_seats]
        if self._hands.has_ended:
            return Line.of(_(CUT_OFF))
        if gone is not None:
            return Line.of(_(AWAY), session.name(gone))
        if stood_in:
            away = join_names([session.name(each) for each in sorted(stood_in)])
            return Line.of(_(STOOD_IN).format(names=join_names(names), away=away))
        if len(names) > 1:
            return Line.of(_(ALL_HERE).format(names=join_names(names)))
        return Line.of(_(HERE), *names)

    def draw(self, frame: Frame) -> DisplayList:
        """The table as everybody may see it, for whom it waits, and a way on without the phone."""
        ui, session = self.session.ui, self.session
        layout = ui.layout(frame, self._view)
        highlights = Highlights(
            title=ui.title(self._view, session.match.decision),
            turn=self.seat,
            turn_words=pgettext("somebody chooses", "on the phone"),
            hints=hints_at((), take_back=self._take_back),
            hide_hand=True,
        )
        items: list[Item] = ui.draw(frame, self._view, session.top, highlights)
        items += talk(frame, self._line, layout)
        if self._missing_seat is not None:
            items += self._ways_on(frame, layout["hand"])
        return items

    def _ways_on(self, frame: Frame, hand: Place) -> Items:
        """Without that phone: at the screen, or by a bot; where all are cut off, with them."""
        wide = min(hand.w, parts.roomier(frame, 1080, 26))
        cells = parts.columns(parts.centre(hand.cx, hand.cy, wide, 72), 2, 24)
        here = parts.button(frame, cells[0], "here", _("Play this hand at the screen"))
        if self._hands.has_ended:
            return (*here, *parts.button(frame, cells[1], "again", _(AGAIN)))
        if not self._hands.stand_ins.are_there:
            return here
        bot = parts.button(frame, cells[1], "bot", _("Let a bot play meanwhile"))
        return parts.in_a_row((*here, *bot))

    def tooltips(self, frame: Frame) -> Sequence[Tooltip]:
        """What lies on the table, for whoever asks."""
        session = self.session
        return session.ui.tooltips(frame, self._view, session.top, Highlights())

    @property
    def reading(self) -> TableReading:
        """What everybody may know, and for whom the table waits."""
        table = read_table(self.session, None, len(self.session.match.log))
        return replace(table, says=self._line.text)

    def article(self, name: str) -> Scene[None]:
        """The rulebook, open at an article."""
        return self.session.ui.rules(name)

    # input

    def activate(self, name: str) -> Change[Answer[Any]]:
        """The menu bar, or the hand comes back to the screen."""
        if name in ("here", "bot") and (gone := self._missing_seat) is not None:
            (self._hands.release if name == "here" else self._hands.stand_in)(gone)
            return Pop(None)
        if name == "again":
            return Pop(MenuCommand.PHONES)
        return menu_change(self.session, name, Pop)

    def key(self, name: str) -> Change[Answer[Any]]:
        """Two sheets of sentences, and the keys of the menu bar."""
        told = len(self.session.match.log)
        sheet = told_sheet(name, self.session, None, told, self._line.text)
        return sheet or menu_change(self.session, name, Pop)
