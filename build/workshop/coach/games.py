"""Games that bots have played, by everything about them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from game.bots import make_bot
from game.catalogue import SHELF
from game.coach.question import Question
from game.coach.review.page import Readers
from game.coach.review.past import Past
from game.describe import description_of
from game.describe.naming import choice_names
from game.neutral import NEUTRAL
from game.playout import Playout
from game.records import RecordSchema, make_record, parse_record, replay, write_record
from game.seating import SeatSetup
from game.table import Seat, TableView


@dataclass
class PlayedGame:
    """A game from its start; ``states`` has the one before each action, and the last one.

    ``acted`` is how many events of the log came before each action, ``dealt`` how many deals.
    """

    game: str
    people: int
    setup: Any
    actions: list[Any] = field(default_factory=list)
    states: list[Any] = field(default_factory=list)
    log: list[Any] = field(default_factory=list)
    acted: list[int] = field(default_factory=list)
    deals: list[Any] = field(default_factory=list)
    dealt: list[int] = field(default_factory=list)

    @property
    def seats(self) -> tuple[SeatSetup, ...]:
        """Who sits there."""
        people = [SeatSetup(f"P{seat}", "") for seat in range(self.people)]
        neutral = SHELF[self.game].neutrals.get(self.people)
        return (*people, *([] if neutral is None else [SeatSetup(neutral, NEUTRAL)]))

    @property
    def readers(self) -> Readers:
        """In which words it is spoken of."""
        return Readers(self.seats, self.names)

    def names(self, view: TableView) -> list[str]:
        """What may be chosen is called."""
        return choice_names(description_of(SHELF[self.game]), view, self.seats)

    def past(self, seat: Seat) -> Past:
        """It from one seat."""
        return Past.of(self.game, seat, self.actions, self.states, self.log, self.acted)

    def question(self, at: int, seed: int | None = None) -> Question | None:
        """What is asked before an action, of whoever has to choose it."""
        rules, state = SHELF[self.game].rules, self.states[at]
        decision = rules.decision(state)
        assert decision is not None
        account = [rules.redact(event, decision.seat) for event in self.log[: self.acted[at]]]
        return Question.about(self.game, rules.view(state, decision.seat), account, seed)

    def record(self, at: int | None = None) -> RecordSchema:
        """It as it is written, up to an action; None: whole."""
        names = [seat.name for seat in self.seats[: self.people]]
        deals = self.deals if at is None else self.deals[: self.dealt[at]]
        return make_record(self.game, self.setup, names, deals, self.actions[:at])

    def recorded(self, at: int) -> Question | None:
        """The same out of the text of a record that ends there, as problems lie in files."""
        rules = SHELF[self.game].rules
        told = replay(parse_record(write_record(self.record(at)).encode()))
        decision = rules.decision(told.states[-1])
        assert decision is not None
        account = [rules.redact(event, decision.seat) for event in told.log]
        view = rules.view(told.states[-1], decision.seat)
        return Question.about(self.game, view, account)


def played(game: str, levels: Sequence[str], seed: int) -> PlayedGame:
    """A game of bots."""
    rules, rng = SHELF[game].rules, Random(seed)
    setup = rules.random_setup(len(levels), None, {}, rng, None)
    bots = [make_bot(game, level, Random(rng.random())) for level in levels]
    found = PlayedGame(game, len(levels), setup)
    playout = Playout(rules, setup, _keeping(found, rng), told=True)
    for decision in playout.decisions():
        found.states.append(playout.state)
        found.acted.append(len(playout.log))
        found.dealt.append(len(found.deals))
        found.actions.append(playout.ask(bots[decision.seat], decision.seat))
        playout.advance(found.actions[-1])
    found.states.append(playout.state)
    found.log.extend(playout.log)
    return found


def _keeping(found: PlayedGame, rng: Random) -> Callable[[object], object]:
    """Shuffles, and keeps what has been dealt."""

    def shuffle(state: object) -> object:
        found.deals.append(SHELF[found.game].rules.shuffle(state, rng))
        return found.deals[-1]

    return shuffle
