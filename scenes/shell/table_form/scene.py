"""Setting the table: who sits where, what is played, who leads. Enter starts at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.seating import TableSetup
from game.words import _, ngettext, pgettext
from scenes.kit import parts
from scenes.kit.bindings import Shortcut
from scenes.kit.display import DisplayList, Item
from scenes.kit.layout import Layout, Place
from scenes.kit.parts import Items
from scenes.kit.preferences import Preferences
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Push
from scenes.kit.text_field import TextField
from scenes.kit.theme import BAD, FAINT_INK
from scenes.shell.backyard import dusk
from scenes.shell.entry import ExitReason, GameEntry
from scenes.shell.keys import KeysScene
from scenes.shell.table_form.answers import FormAnswers
from scenes.shell.table_form.delegates import DelegatesScene
from scenes.shell.table_form.draft import LONGEST_NAME, TableDraft, longest_name
from scenes.shell.table_form.form import add_row, name_hint, seat_row
from scenes.shell.table_form.known import known_name
from scenes.shell.table_form.options import HOUSE_RULES, house_rules, options, summary_items
from scenes.shell.table_form.standing import ReportSource, StandingLookup


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
        *(_offer(frame, middle) if silent else _foot_words(frame, middle, why, note)),
        *begin,
    )


def _foot_words(frame: Frame, place: Place, why: str, note: str) -> Items:
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


ASIDE = 24.0  # between the note and the button above the house rules
USUAL = 230.0  # how wide the way back to the usual table is
ROWS = 5  # at least, so that rows of small tables are not larger than others


class TableSetupScene(BaseScene[ExitReason | None]):
    """The form. Pops with how its table was left, below which it stays, or with None.

    ``keep`` gets the table as the form is left, so that it is found again next time. The form of a
    game ``of_several`` says which.
    """

    def __init__(
        self,
        preferences: Preferences,
        box: GameEntry,
        last: TableSetup | None = None,
        *,
        of_several: bool = False,
        past: ReportSource | None = None,
        keep: Callable[[TableSetup], None] = lambda _setup: None,
    ) -> None:
        self._preferences = preferences
        self._box = box
        self._about = box.game.title if of_several else ""
        self._keep = keep
        self._focus: str | None = None
        self._line = TextField(LONGEST_NAME)
        self._note = ""
        self._standing = StandingLookup(past, box.game.id)
        self._lay(last)

    def _lay(self, last: TableSetup | None) -> None:
        """The table of last time, or the usual one."""
        game, liked = self._box.game, self._preferences
        self._remembered = last is not None
        self._draft = TableDraft.of(last, game) if last else TableDraft.fresh(game)
        self._draft.seat(known_name(liked), liked.colour)
        self._draft.phones = liked.phones
        self._unfolded = liked.house_rules or self._draft.is_unusual
        self._answers = FormAnswers(self._draft, self._box, self._standing)

    @property
    def _can_be_usual(self) -> bool:
        """Whether the table of last time is another one than usual, whoever sits there."""
        usual = [seat.bot for seat in TableDraft.fresh(self._box.game).seats]
        mine = [seat.bot for seat in self._draft.seats]
        return self._remembered and (self._draft.is_unusual or mine != usual)

    # time

    @property
    def is_moving(self) -> bool:
        return self._standing.is_moving

    def tick(self, dt: float) -> Change[ExitReason | None]:
        self._standing.tick()
        return None

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The paper form over the dusk."""
        layout = frame.layout("shared/setup")
        return (
            *dusk(frame),
            *self._sheet(frame, layout["form"], layout["options"].x - ASIDE),
            *self._seats(frame, layout["seats"]),
            *self._house_rules(frame, layout["options"], layout["form"].y + 62),
            *self._foot(frame, layout),
        )

    def _sheet(self, frame: Frame, place: Place, right: float) -> Items:
        note = _("As you left it last time.") if self._remembered else self._for_whom
        head, room, usual = 600.0, 360.0, right
        back: Items = ()
        if self._can_be_usual:
            wide = USUAL * (1.5 if frame.large else 1.0)
            head, room, usual = 480.0, 260.0, right - wide - 20
            note = "" if frame.large else note  # the button says as much
            spot = parts.box(right - wide, place.y + 30, wide, 64)
            back = parts.button(frame, spot, "usual", _("Defaults"), size=24)
        return (
            *parts.panel(place, radius=22.0),
            parts.heading(frame, self._heading, place.x + 44, place.y + 60, head),
            *parts.line_or_lines(
                frame, note, usual, place.y + 64, room, 64, 22, colour=FAINT_INK, align="r"
            ),
            *back,
            parts.rule(place.x + 32, place.y + 106, place.w - 64),
        )

    @property
    def _heading(self) -> str:
        return pgettext("game", self._about) if self._about else _("Set the table")

    def _house_rules(self, frame: Frame, place: Place, middle: float) -> Items:
        """What holds for the whole table; folded away for whoever has not asked for it."""
        above = place._replace(y=middle - 32, h=64)
        shown = options if self._unfolded else summary_items
        return (
            *house_rules(frame, above, shown=self._unfolded),
            *shown(frame, place, self._draft, self._box.words),
        )

    @property
    def _for_whom(self) -> str:
        seats = self._box.game.table_seats
        if len(seats) > 1:
            return _("For {least} to {most} players.").format(least=seats[0], most=seats[-1])
        words = ngettext("For {count} player.", "For {count} players.", seats[0])
        return words.format(count=seats[0])

    def _seats(self, frame: Frame, place: Place) -> Items:
        items: list[Item] = []
        faults = self._draft.faults()
        seats = len(self._draft.seats)
        rows = max(ROWS, seats if self._draft.full else seats + 1)
        for index, row in enumerate(parts.rows(place._replace(h=place.h - 14), rows, 12)):
            if index < seats:
                fault = faults.get(index, "")
                line = self.line if index == self._edited_seat else None
                told = self._answers.bot_caption(index)
                faces = self._box.faces
                items += seat_row(
                    frame, row, index, self._draft, fault, faces, line, told,
                    open_hands=self._box.words.open_hands,
                )  # fmt: skip
            elif index == seats and not self._draft.full:
                items += add_row(frame, row, self._box.words.one_more(self._draft.options, seats))
        return tuple(items)

    def _foot(self, frame: Frame, layout: Layout) -> Items:
        refusal = self._answers.refusal()
        why, alone = self._note or refusal, frame.large or self._answers.is_crowded
        note = "" if why else self._answers.about(frame.focus or "", alone=alone)
        if self.is_typing and not why:
            note = name_hint(frame)
        offers = not self.is_typing and self._offers
        return foot(frame, layout, refusal, why, note, offers=offers)

    def _ask_who(self, index: int) -> Change[ExitReason | None]:
        """Who is to sit in a seat; where there are no faces the next colour does."""
        seat = self._draft.seats[index]
        if not self._box.faces:
            self._draft.change_colour(index)
            return None
        note = self._answers.about_candidates(index)
        scene = DelegatesScene(partial(self._answers.candidates, index), seat.colour, note)
        return Push(scene, partial(self._seat_as, index))

    def _seat_as(self, index: int, colour: str | None) -> None:
        if colour is not None:
            self._draft.give(index, colour)

    @property
    def _offers(self) -> bool:
        """Whether to offer a stronger bot: once, to whoever has won some games."""
        return not self._preferences.stronger and self._answers.could_be_stronger

    # input

    @property
    def is_typing(self) -> bool:
        """Letters are wanted while a name has the focus."""
        return self._edited_seat is not None

    @property
    def _edited_seat(self) -> int | None:
        kind, _colon, index = (self._focus or "").partition(":")
        return int(index) if kind == "name" else None

    @property
    def line(self) -> TextField:
        """The name that has the focus."""
        name = "" if self._edited_seat is None else self._draft.seats[self._edited_seat].name
        return self._line if self._line.text == name else TextField.of(name, LONGEST_NAME)

    def on_text(self, line: TextField, trouble: str = "") -> None:
        """The name has become this."""
        assert self._edited_seat is not None
        self._line = line
        self._draft.seats[self._edited_seat].name = line.text
        self._note = trouble or (longest_name() if line.full else "")

    def default_focus(self) -> str | None:
        return "start"

    def on_focus(self, name: str | None) -> None:
        """Remembers where letters go; a note about the last place is out of date."""
        self._focus = name
        self._line = TextField(LONGEST_NAME)
        self._note = ""

    def activate(self, name: str) -> Change[ExitReason | None]:
        self._note = ""
        group, _colon, rest = name.partition(":")
        match group:
            case "start":
                return self._start()
            case "back":
                return self._back()
            case _ if name == HOUSE_RULES:
                self._unfolded = self._preferences.house_rules = not self._unfolded
            case "usual":
                self._lay(None)
            case "colour":
                return self._ask_who(int(rest))
            case _:
                self._answers.change(name)
                self._preferences.stronger |= name == "stronger"
                self._preferences.phones = self._draft.phones
        return None

    def key(self, name: str) -> Change[ExitReason | None]:
        """Escape leaves; a gamepad without letters gives the focused name another one."""
        self._note = ""
        index = self._edited_seat
        if name == "escape":
            return self._back()
        if name == "f1":
            return Push(KeysScene())
        if index is not None and name == Shortcut.LOOK_CLOSER:
            self._draft.rename(index)  # never a key that types: a gamepad's button
        return None

    def _back(self) -> Change[ExitReason | None]:
        if not self._draft.faults():
            self._settle()
        return Pop(None)

    def _start(self) -> Change[ExitReason | None]:
        if self._draft.faults():
            return None
        self._preferences.stronger = self._preferences.stronger or self._offers
        return self._sit_down(self._settle())

    def _settle(self) -> TableSetup:
        """The table. Who has said who they are, and sits there alone, is called so from now on."""
        setup = self._draft.settle()
        self._keep(setup)
        people = [seat for seat in setup.seats if seat.bot is None]
        if len(people) == 1 and self._preferences.called:
            self._preferences.called, self._preferences.colour = people[0].name, people[0].colour
        return setup

    def _sit_down(self, setup: TableSetup) -> Change[ExitReason | None]:
        return Push(self._box.open_table(setup, self._preferences), partial(self._got_up, setup))

    def _got_up(self, setup: TableSetup, left: ExitReason) -> Change[ExitReason | None]:
        """The table is over: play again, or leave with it."""
        return self._sit_down(setup) if left is ExitReason.REMATCH else Pop(left)
