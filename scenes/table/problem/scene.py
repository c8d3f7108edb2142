"""A problem at the table where it came up: one try, then the answer, played out if one likes."""

from __future__ import annotations

from typing import Final, cast

from game.catalogue import SHELF
from game.library import Sitting
from game.problems.problem import Problem
from game.seating import SeatSetup, TableSetup
from scenes.kit.preferences import SOLVED, TRIED, Preferences
from scenes.kit.scene import Change, Push
from scenes.kit.theme import PLAYER_COLOURS
from scenes.shell.dialogs.pause import MenuCommand, if_chosen
from scenes.shell.entry import Leaving
from scenes.shell.table_form.draft import NAMES
from scenes.table.layer import AnyLayer
from scenes.table.lesson.guide import Guide
from scenes.table.lesson.teaching import Teaching
from scenes.table.problem.layer import AskLayer, Exit, ProblemLayer, VerdictLayer
from scenes.table.problem.telling import named, question, verdict
from scenes.table.replay.scene import ReplayScene
from scenes.table.routes import ROUTES
from scenes.table.scene import TableScene
from scenes.table.session import Session
from scenes.table.ui import AnyTableUI

BOTS: Final = "sensible"
"""Who sits in the other seats; nothing is asked of them before the game is played out."""


class ProblemScene(TableScene):
    """Pops with TITLE back to the list, with NEXT for another problem, with EARLY from the menu.

    Whether it was solved is kept in the ``preferences``.
    """

    def __init__(
        self, problem: Problem, ui: AnyTableUI, teaching: Teaching, preferences: Preferences
    ) -> None:
        sitting = Sitting(table(problem), problem.match())
        super().__init__(Session.sit_down(ui, sitting, preferences, ROUTES))
        self._problem = problem
        self._guide = Guide(self.session, teaching)
        self._tried: str | None = None
        self.narrator.go_back()

    def _ask(self) -> Change[Leaving]:
        """The question; once it has been tried, what there is to say of it."""
        decision = self.session.match.decision
        assert decision is not None
        inner = cast("AnyLayer", self._ui.layer(self.session, decision))
        layer: ProblemLayer
        if self._tried is None:
            asked = question(self._problem, self.session, self._guide.teaching)
            layer = AskLayer(self._guide, inner, asked)
        else:
            names = named(self.session, inner.view)
            told = verdict(self._problem, self.session, names, self._tried)
            layer = VerdictLayer(self._guide, inner, told)
        return Push(layer, self._taken)

    def _taken(self, taken: object) -> Change[Leaving]:
        known = self._problem.known
        match taken:
            case MenuCommand():
                return self._handle(taken)
            case Exit.SHOW:
                self._try("")
            case Exit.ANSWER:
                return self._film(known.line)
            case Exit.MISTAKE:
                return self._film(known.fails)
            case Exit.LIST:
                return self._leave(Leaving.TITLE)
            case Exit.ONWARD:
                return self._leave(Leaving.NEXT)
            case _:
                self._try(SHELF[self._problem.game].rules.write(taken))
        return None

    def _try(self, code: str) -> None:
        """The first try counts; whoever has solved it once has solved it."""
        self._tried = code
        kept, name = self.session.preferences.problems, self._problem.id
        if name not in kept:
            kept[name] = SOLVED if self._problem.is_right(code) else TRIED

    def _film(self, line: tuple[str, ...]) -> Change[Leaving]:
        """How it goes on, with the cards as they lay; then back to the answer."""
        played = Sitting(self.session.setup, self._problem.match(line))
        looked = Session.look_on(self._ui, played, self.session.preferences, ROUTES)
        film = ReplayScene(looked, len(self.session.match.log))
        film.playback.play_or_stop()
        return Push(film, lambda _left: None)

    # input

    def activate(self, name: str) -> Change[Leaving]:
        if name == "menu" and self._leaving is None:
            return Push(self._guide.menu(), if_chosen(self._handle))
        return super().activate(name)

    def key(self, name: str) -> Change[Leaving]:
        return self.activate("menu" if name == "escape" else name)


def table(problem: Problem) -> TableSetup:
    """Who sits there: whoever solves it in the seat that chooses, bots in the others."""
    told, seat = problem.told, problem.known.seat
    seats = tuple(
        SeatSetup(name, colour, None if number == seat else BOTS)
        for number, (name, colour) in enumerate(
            zip(NAMES[: len(problem.record.seats)], PLAYER_COLOURS, strict=False)
        )
    )
    options = SHELF[problem.game].rules.options(told.setup)
    return TableSetup(
        seats, options, hints=False, takebacks="off", seed=1, game=problem.game, coach="off"
    )
