"""Who solves a problem, and how it goes on after a choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Final

from build.problems.proof import codes, winning_choices
from game.bots import AnyBot, Level, make_bot
from game.bots.bot import Thinker, ask
from game.bots.halving import Playouts
from game.catalogue import SHELF
from game.table import Seat, SupportsSnapshot, TableView

TRIES: Final = 4
PLAYOUTS: Final = Playouts(400)
"""As many as a bot that searches has in about a tenth of a second."""
USUAL: Final = (Level.SENSIBLE, Level.SENSIBLE, Level.NEWCOMER)
ASKED: Final = (Level.SENSIBLE, Level.NEWCOMER, Level.SHARP)
"""Whose wrong choice is the most usual one: the first of them that errs."""


class Moment:
    """A table where somebody has to choose, and all that has been told there.

    ``deals`` are those that are still to come; where none are known, the next one ends it.
    """

    def __init__(
        self, game: str, state: SupportsSnapshot, log: Sequence[Any], deals: Sequence[Any] = ()
    ) -> None:
        self.game, self.state, self._log, self._deals = game, state, list(log), deals
        self._rules = SHELF[game].rules

    @property
    def seat(self) -> Seat | None:
        """Who has to choose; None: nobody."""
        decision = self._rules.decision(self.state)
        return None if decision is None else decision.seat

    @property
    def legal(self) -> Sequence[Any]:
        """What may be chosen."""
        return self._rules.legal_actions(self.state)

    def account(self, seat: Seat) -> tuple[Any, ...]:
        """What a seat has been shown."""
        return tuple([self._rules.redact(event, seat) for event in self._log])

    def choice(self, bot: AnyBot) -> object:
        """What a bot would do."""
        seat = self.seat
        assert seat is not None
        view: TableView = self._rules.view(self.state, seat)
        return ask(bot, view, self.legal, lambda: self.account(seat))

    def after(self, action: object) -> Moment:
        """The table after a choice, and after the deal that is due then."""
        state, told = self._rules.apply(self.state, action)
        log, deals = [*self._log, *told], self._deals
        if deals and self._rules.deal_due(state):
            state, told = self._rules.deal(state, deals[0])
            log, deals = [*log, *told], deals[1:]
        return Moment(self.game, state, log, deals)

    def wins(self, seat: Seat) -> bool:
        """Whether the game is over and this seat among the winners."""
        return seat in self._rules.view(self.state, None).winners


def bot(game: str, level: Level, seed: str) -> AnyBot:
    """A bot that takes the same decisions each time."""
    made = make_bot(game, level, Random(seed))
    if isinstance(made, Thinker):
        made.think(PLAYOUTS)
    return made


def choices(moment: Moment, level: Level) -> Counter[str]:
    """What bots of a level choose here, as records write it."""
    made = (bot(moment.game, level, f"problem {number}") for number in range(TRIES))
    return Counter(codes(moment.game, [moment.choice(each) for each in made]))


def graded(chosen: dict[Level, Counter[str]], answers: Iterable[str]) -> int:
    """Which bots find an answer: see ``Known.grade``."""
    found = {level: sum(counts[each] for each in answers) for level, counts in chosen.items()}
    if found[Level.SHARP] < TRIES:
        return 4
    if found[Level.SENSIBLE] < TRIES:
        return 3
    return 1 if 2 * found[Level.NEWCOMER] > TRIES else 2


def usual_mistakes(
    moment: Moment, chosen: dict[Level, Counter[str]], answers: Iterable[str]
) -> list[str]:
    """The wrong choices, the most usual first; what no bot chooses comes last."""
    wrong = [code for code in codes(moment.game, moment.legal) if code not in set(answers)]
    return sorted(wrong, key=lambda code: [-chosen[level][code] for level in ASKED])


def line(
    moment: Moment, first: str, seat: Seat, seed: str, *, proved: bool
) -> tuple[Moment, list[str]]:
    """How it goes on to the end of the game, and where that is.

    With ``proved`` the seat keeps what wins for certain, and all others take it from the seat where
    they can; else some play like sensible bots and some like newcomers.
    """
    rules, line, rng = SHELF[moment.game].rules, [first], Random(seed)
    moment = moment.after(rules.read(first, moment.state))
    while moment.seat is not None:
        level = Level.SENSIBLE if proved else rng.choice(USUAL)
        action = moment.choice(bot(moment.game, level, f"{seed} {len(line)}"))
        if proved:
            won = winning_choices(moment.game, moment.state, seat)
            wanted = moment.seat == seat
            if wanted in won and won[moment.legal.index(action)] != wanted:
                action = moment.legal[won.index(wanted)]
        line.append(rules.write(action))
        moment = moment.after(action)
    return moment, line
