"""Setting the table: who sits where, what is played, who leads. Enter starts at once."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.bots import Temper, bots_of
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
from scenes.shell.entry import GameEntry, Leaving
from scenes.shell.keys import KeysScene
from scenes.shell.levels import WORDS, about_level
from scenes.shell.table_form.choices import choices, choose
from scenes.shell.table_form.delegates import Candidate, DelegatesScene
from scenes.shell.table_form.draft import LONGEST_NAME, TableDraft, colours_of, longest_name
from scenes.shell.table_form.form import Told, add_row, name_hint, seat_row
from scenes.shell.table_form.known import known
from scenes.shell.table_form.options import HOUSE_RULES, folded, house_rules, options
from scenes.shell.table_form.standing import Standing

if TYPE_CHECKING:
    from game.history import Historian

MOST_SENTENCES = 4  # choices that have their sentence beside them
ASIDE = 24.0  # between the note and the button above the house rules
ROWS = 5  # at least, so that rows of small tables are not larger than others


class TableSetupScene(BaseScene[TableSetup | None]):
    """The form. Pops with the table as it was left, so that it is found again next time.

    Stays below the table while that is played: what the table pops with says what comes next.
    The form of a game ``of_several`` says which.
    """

    def __init__(
        self,
        preferences: Preferences,
        box: GameEntry,
        last: TableSetup | None = None,
        *,
        of_several: bool = False,
        past: Historian | None = None,
    ) -> None:
        self._preferences = preferences
        self._box = box
        self._about = box.game.title if of_several else ""
        self._remembered = last is not None
        self._draft = TableDraft.of(last, box.game) if last else TableDraft.fresh(box.game)
        self._draft.seat(known(preferences), preferences.colour)
        self._draft.phones = preferences.phones
        self._last = last
        self._unfolded = preferences.house_rules or self._draft.is_unusual
        self._focus: str | None = None
        self._line = TextField(LONGEST_NAME)
        self._note = ""
        self._standing = Standing(past, box.game.id)

    # time

    @property
    def moving(self) -> bool:
        """While the history is being asked."""
        return self._standing.moving

    def tick(self, dt: float) -> Change[TableSetup | None]:
        """See what it has answered."""
        self._standing.tick()
        return None

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The paper form over the dusk."""
        layout = frame.layout("shared/setup")
        faults = self._draft.faults()
        return (
            *dusk(frame),
            *self._sheet(frame, layout["form"], layout["options"].x - ASIDE),
            *self._seats(frame, layout["seats"], faults),
            *self._house_rules(frame, layout["options"], layout["form"].y + 62),
            *self._foot(frame, layout, faults),
        )

    def _sheet(self, frame: Frame, place: Place, right: float) -> Items:
        note = _("As you left it last time.") if self._remembered else self._for_whom
        return (
            *parts.panel(place, radius=22.0),
            parts.heading(frame, self._heading, place.x + 44, place.y + 60, 600),
            *parts.line_or_lines(
                frame, note, right, place.y + 64, 360, 60, 22, colour=FAINT_INK, align="r"
            ),
            parts.rule(place.x + 32, place.y + 106, place.w - 64),
        )

    @property
    def _heading(self) -> str:
        return pgettext("game", self._about) if self._about else _("Set the table")

    def _house_rules(self, frame: Frame, place: Place, middle: float) -> Items:
        """What holds for the whole table; folded away for whoever has not asked for it."""
        above = place._replace(y=middle - 32, h=64)
        shown = options if self._unfolded else folded
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

    def _seats(self, frame: Frame, place: Place, faults: dict[int, str]) -> Items:
        items: list[Item] = []
        seats = len(self._draft.seats)
        rows = max(ROWS, seats if self._draft.full else seats + 1)
        for index, row in enumerate(parts.rows(place._replace(h=place.h - 14), rows, 12)):
            if index < seats:
                fault = faults.get(index, "")
                line = self.line if index == self._editing else None
                told = self._told(index)
                faces = self._box.faces
                items += seat_row(
                    frame, row, index, self._draft, fault, faces, line, told,
                    open_hands=self._box.words.open_hands,
                )  # fmt: skip
            elif index == seats and not self._draft.full:
                items += add_row(frame, row, self._box.words.one_more(self._draft.options, seats))
        return tuple(items)

    def _foot(self, frame: Frame, layout: Layout, faults: dict[int, str]) -> Items:
        start, back = layout["start"], layout["back"]
        why = self._note or self._refusal(faults)
        note = ""
        group, _colon, rest = (frame.focus or "").partition(":")
        if not why and group == "level":
            note = self._about_level(int(rest.partition(":")[0]))
        elif not why and group == "colour":
            note = self._told(int(rest)).sentence
        elif not why and frame.focus and (frame.large or self._crowded):
            note = self._sentence(group)
        middle = parts.box(back.right + 24, back.y, start.x - back.right - 64, back.h)
        if self.typing and not why:
            note = name_hint(frame)
        key = "Enter" if frame.focus in ("start", None) else ""
        words, ready = _("Start the game"), not faults
        offers = not why and not note and not self.typing and self._offers
        return (
            *parts.button(frame, back, "back", _("Back"), key="Esc"),
            *(_offer(frame, middle) if offers else _said(frame, middle, why, note)),
            *parts.button(
                frame,
                start,
                "start",
                words,
                primary=True,
                key=key,
                size=34,
                enabled=ready,
                why=self._refusal(faults),
            ),
        )

    def _told(self, index: int) -> Told:
        """Of a bot: who it is, how it plays and how it has fared."""
        seat = self._draft.seats[index]
        if seat.bot is None or seat.colour not in self._box.faces:
            return Told("", self._way(index), "")
        title = _(self._box.faces[seat.colour].title)
        record = self._standing.record(self._draft, seat.colour)
        return Told(title, self._way(index), record)

    def _way(self, index: int) -> str:
        """How the bot in a seat plays; empty where all play alike."""
        temper, bot = self._draft.temper(index), self._draft.seats[index].bot
        if temper:
            return _(bots_of(self._box.game.id).tempers[Temper(temper)])
        plain = bot is not None and bot not in bots_of(self._box.game.id).tempered
        return _(WORDS[bot].about) if plain and bot is not None else ""

    def _candidates(self, index: int) -> list[Candidate]:
        """Who could sit in a seat."""
        draft, faces, bots = self._draft, self._box.faces, bots_of(self._box.game.id)
        is_bot = draft.seats[index].bot is not None
        others = {seat.colour: seat.name for at, seat in enumerate(draft.seats) if at != index}
        return [
            Candidate(
                colour,
                faces[colour],
                _(bots.tempers[bots.cast[colour]]) if is_bot and colour in bots.cast else "",
                self._standing.record(draft, colour) if is_bot else "",
                others.get(colour, ""),
            )
            for colour in colours_of(draft.game)
            if colour in faces
        ]

    def _ask_who(self, index: int) -> Change[TableSetup | None]:
        """Who is to sit in a seat; where there are no faces the next colour does."""
        seat = self._draft.seats[index]
        if not self._box.faces:
            self._draft.change_colour(index)
            return None
        plain = seat.bot is not None and not self._draft.temper(index)
        note = _("At the level of this bot all play alike.") if plain else ""
        scene = DelegatesScene(partial(self._candidates, index), seat.colour, note)
        return Push(scene, partial(self._seat_as, index))

    def _seat_as(self, index: int, colour: str | None) -> None:
        if colour is not None:
            self._draft.give(index, colour)

    @property
    def _offers(self) -> bool:
        """Whether to offer a stronger bot: once, to whoever has won some games."""
        if self._preferences.stronger or not self._draft.can_be_stronger:
            return False
        return self._standing.has_won(self._draft)

    @property
    def _crowded(self) -> bool:
        """Whether there is more to choose than there is room for sentences."""
        return len(choices(self._draft, self._box.words)) > MOST_SENTENCES

    def _sentence(self, group: str) -> str:
        """What the chosen value of a choice means."""
        asked = choices(self._draft, self._box.words)
        return next((choice.value.sentence for choice in asked if choice.id == group), "")

    def _about_level(self, seat: int) -> str:
        """How well this bot plays, and how often it wins."""
        bot = self._draft.seats[seat].bot
        temper = self._draft.temper(seat)
        return "" if bot is None else about_level(self._box.game.id, bot, temper)

    @staticmethod
    def _refusal(faults: dict[int, str]) -> str:
        """Why the game cannot start, in one sentence."""
        if not faults:
            return ""
        words = _("Seat {number}: {fault}")
        return words.format(number=min(faults) + 1, fault=faults[min(faults)])

    # input

    @property
    def typing(self) -> bool:
        """Letters are wanted while a name has the focus."""
        return self._editing is not None

    @property
    def _editing(self) -> int | None:
        kind, _colon, index = (self._focus or "").partition(":")
        return int(index) if kind == "name" else None

    @property
    def line(self) -> TextField:
        """The name that has the focus."""
        name = "" if self._editing is None else self._draft.seats[self._editing].name
        return self._line if self._line.text == name else TextField.of(name, LONGEST_NAME)

    def written(self, line: TextField, trouble: str = "") -> None:
        """The name has become this."""
        assert self._editing is not None
        self._line = line
        self._draft.seats[self._editing].name = line.text
        self._note = trouble or (longest_name() if line.full else "")

    def default_focus(self) -> str | None:
        """Enter starts."""
        return "start"

    def focused(self, name: str | None) -> None:
        """Remembers where letters go; a note about the last place is out of date."""
        self._focus = name
        self._line = TextField(LONGEST_NAME)
        self._note = ""

    def activate(self, name: str) -> Change[TableSetup | None]:
        """Change the draft, start, or leave."""
        self._note = ""
        group, _colon, rest = name.partition(":")
        match group:
            case "start":
                return self._start()
            case "back":
                return self._back()
            case _ if name == HOUSE_RULES:
                self._unfolded = self._preferences.house_rules = not self._unfolded
            case "stronger":
                self._preferences.stronger = True
                self._draft.strengthen()
            case "add":
                self._draft.add(self._draft.usual_level)
            case "colour":
                return self._ask_who(int(rest))
            case _ if not choose(self._draft, self._box.words, group, rest):
                self._change_seat(group, rest)
            case _:
                self._preferences.phones = self._draft.phones
        return None

    def _change_seat(self, group: str, rest: str) -> None:
        index, _colon, value = rest.partition(":")
        seat = int(index)
        match group:
            case "remove":
                self._draft.remove(seat)
            case "kind":
                draft = self._draft
                bot = draft.seats[seat].bot or draft.usual_level
                draft.seats[seat].bot = None if value == "human" else bot
            case "level":
                self._draft.change_level(seat, -1 if value == "less" else 1)
            case _:
                pass

    def key(self, name: str) -> Change[TableSetup | None]:
        """Escape leaves; a gamepad without letters gives the focused name another one."""
        self._note = ""
        index = self._editing
        if name == "escape":
            return self._back()
        if name == "f1":
            return Push(KeysScene())
        if index is not None and name == Shortcut.LOOK_CLOSER:
            self._draft.rename(index)  # never a key that types: a gamepad's button
        return None

    def _back(self) -> Change[TableSetup | None]:
        return Pop(self._last if self._draft.faults() else self._settle())

    def _start(self) -> Change[TableSetup | None]:
        if self._draft.faults():
            return None
        self._preferences.stronger = self._preferences.stronger or self._offers
        self._last = self._settle()
        return self._sit_down(self._last)

    def _settle(self) -> TableSetup:
        """The table; the one person at it sits down by this name from now on, in any game."""
        setup = self._draft.settle()
        people = [seat for seat in setup.seats if seat.bot is None]
        if len(people) == 1:
            self._preferences.called, self._preferences.colour = people[0].name, people[0].colour
        return setup

    def _sit_down(self, setup: TableSetup) -> Change[TableSetup | None]:
        return Push(self._box.open_table(setup, self._preferences), partial(self._got_up, setup))

    def _got_up(self, setup: TableSetup, left: Leaving) -> Change[TableSetup | None]:
        """The table is over: play again, or leave with it."""
        self._remembered = True
        return self._sit_down(setup) if left is Leaving.REMATCH else Pop(setup)


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
