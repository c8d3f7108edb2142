"""From a record to the game it tells: the rules check every card and every action."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from game.catalogue import SHELF
from game.record_schema import RecordSchema
from game.records.source import RecordError
from game.table import IllegalAction, IllegalDeal, NotationError, Trace
from game.words import _

T = TypeVar("T")
Steps = Generator[None, None, T]
"""Work that can be left off after each step; gives something in the end."""
Listener = Callable[[Sequence[Any]], None]
"""Is told the events of a step, of whatever game it is."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A record that the rules allow; setup, deals, actions and states are its game's own.

    ``deals`` may hold cards that nobody has needed yet. ``states`` has one more entry than
    ``actions``: ``states[n]`` is the game after n actions, with every deal that was due handed
    out; only at the very end, where the next cards are not recorded, it waits for them. ``log``
    is every event, ``after`` the game after each of them, ``acted`` and ``dealt`` how many of them
    came before each action and deal.
    """

    game: str
    setup: Any
    deals: tuple[Any, ...]
    actions: tuple[Any, ...]
    states: tuple[Any, ...]
    log: tuple[Any, ...]
    after: tuple[Any, ...]
    acted: tuple[int, ...]
    dealt: tuple[int, ...]


def replay(record: RecordSchema, listen: Listener = lambda _: None) -> Replay:
    """Play a record from its start; ``listen`` is told what happens, after every step of it.

    Raises:
        RecordError: The rules refuse something; the error names its place.
    """
    return at_once(replay_steps(record, listen))


def at_once(steps: Steps[T]) -> T:
    """What comes of it when all steps are taken."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            done: T = end.value
            return done


def replay_steps(record: RecordSchema, listen: Listener = lambda _: None) -> Steps[Replay]:
    """The same action by action, for whoever has other things to do in between."""
    rules = SHELF[record.game].rules
    try:
        setup, deals = rules.read_start(record)
        state = rules.new_game(setup)
    except NotationError as trouble:
        raise RecordError(trouble.place, str(trouble)) from None
    except IllegalDeal as refusal:
        raise RecordError(refusal.place, str(refusal), clause=refusal.clause) from None
    table = _ReplayTable(record, state, iter(deals), listen)
    table.tell(rules.opening(setup))
    table.deal_if_due()
    states, actions = [table.state], []
    for number, text in enumerate(record.actions):
        place = f"actions[{number}]"
        if rules.deal_due(table.state):
            raise _no_cards(record, len(deals), place)
        actions.append(table.act(text, place))
        table.deal_if_due()
        states.append(table.state)
        yield
    return Replay(
        record.game, setup, deals, tuple(actions), tuple(states), tuple(table.log),
        tuple(table.after), tuple(table.acted), tuple(table.dealt),
    )  # fmt: skip


def state_line(game: Replay, after: int) -> str:
    """A state as one line of JSON: everything, hidden cards too."""
    picture = SHELF[game.game].rules.dump_state(game.states[after])
    return json.dumps({"game": game.game, **picture})


class _ReplayTable:
    """Where the record is played again."""

    def __init__(
        self, record: RecordSchema, state: Any, deals: Iterator[Any], listen: Listener
    ) -> None:
        self.state = state
        self.log: list[Any] = []
        self.after: list[Any] = []
        self.acted: list[int] = []
        self.dealt: list[int] = []
        self._rules = SHELF[record.game].rules
        self._deals = deals
        self._listen = listen

    def tell(self, events: Trace[Any, Any]) -> None:
        """Append the events of a step."""
        self.log += events
        self.after += events.after
        self._listen(events)

    def deal_if_due(self) -> None:
        """Hand out the cards that are due, if they are recorded."""
        if self._rules.deal_due(self.state) and (deal := next(self._deals, None)) is not None:
            self.state, events = self._rules.deal(self.state, deal)
            self.dealt.append(len(self.log))
            self.tell(events)

    def act(self, text: str, place: str) -> Any:
        """Carry out an action; give it. Raises RecordError."""
        clause = ""
        try:
            action = self._rules.read(text, self.state)
            after, events = self._rules.apply(self.state, action)
        except NotationError as trouble:
            reason = str(trouble)
        except IllegalAction as refusal:
            words, clause = _("“{text}” is not allowed here. {rule}"), refusal.clause
            reason = words.format(text=text, rule=refusal)
        else:
            self.state = after
            self.acted.append(len(self.log))
            self.tell(events)
            return action
        written = map(self._rules.write, self._rules.legal_actions(self.state))
        legal = ", ".join(written) or _("nothing")
        raise RecordError(place, reason, legal, clause)


def _no_cards(record: RecordSchema, deals: int, action: str) -> RecordError:
    """The cards of the deal that follows these are missing."""
    words = _(record.deal_missing).format(number=deals + 1, action=action)
    return RecordError(f"{record.deals_key}[{deals}]", words)
