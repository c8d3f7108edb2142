"""A random game under audit: every law that can be broken by a step is checked at that step."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from operator import attrgetter
from random import Random
from typing import Generic, Protocol, runtime_checkable

from game.table import IllegalAction, Seat
from tests.contract.boxes import A, AnyTable, D, E, P, S, Table, V

ENDLESS = 5_000  # no game takes as many actions

Choose = Callable[[Sequence[A], Random], A]


def at_random(legal: Sequence[A], rng: Random) -> A:
    return legal[int(rng.random() * len(legal))]


# Quite stubborn players may tie for ever, where a game goes on until somebody leads.
STUBBORN = 0.95


def nearly_always_first(legal: Sequence[A], rng: Random) -> A:
    return legal[0] if rng.random() < STUBBORN else at_random(legal, rng)


def nearly_always_last(legal: Sequence[A], rng: Random) -> A:
    return legal[-1] if rng.random() < STUBBORN else at_random(legal, rng)


POLICIES: Sequence[Choose[object]] = (at_random, nearly_always_first, nearly_always_last)


def kept(value: object) -> object:
    """A copy that stays as it is now and is equal for as long as the original does."""
    if type(value) is list:
        return [kept(each) if type(each) in MUTABLE else each for each in value]
    if type(value) is dict:
        return {key: kept(each) for key, each in value.items()}
    if isinstance(value, Copied):
        return value.copy()
    return set(value) if type(value) is set else value


@runtime_checkable
class Copied(Protocol):
    """A part of a state that may change, and says how to keep it."""

    def copy(self) -> object: ...


MUTABLE = {list, dict, set}


def names(state: object) -> tuple[str, ...]:
    kind = vars(type(state))
    # A compiled class has the same attributes and another name for the list of them.
    found: tuple[str, ...] = kind.get("__slots__") or kind["__mypyc_attrs__"]
    return found


def contents(state: object) -> tuple[object, ...]:
    """Everything that a state holds, as it lies there."""
    everything: tuple[object, ...] = attrgetter(*names(state))(state)
    return everything


def fingerprint(state: object) -> tuple[object, ...]:
    """Everything that a state holds, kept for later."""
    return tuple(map(kept, contents(state)))


class Audit(Generic[S, A, E, V, P, D]):
    """One game, carried out twice: by ``apply`` on values, and by ``advance`` in place."""

    def __init__(self, table: Table[S, A, E, V, P, D], setup: P, rng: Random) -> None:
        self.table = table
        self.rules = table.rules
        self.box = table.box
        self.rng = rng
        self.setup = setup
        self.state = self.rules.new_game(setup)
        self.runner = self.rules.new_game(setup)
        self.print = fingerprint(self.state)
        self.events: list[E] = list(self.rules.opening(setup))
        self.deals: list[D] = []
        self.actions: list[A] = []
        self.words: list[str] = []
        self.views: list[tuple[int, Seat | None, V]] = []

    def play(self, choose: Choose[A]) -> None:
        probe = self.rng.randrange(100)
        while len(self.words) < ENDLESS:
            if self.rules.deal_due(self.state):
                self.deal()
            legal = self.rules.legal_actions(self.state)
            decision = self.rules.decision(self.state)
            assert (decision is None) == (not legal)
            if decision is None:
                break
            self.check_order(legal)
            if len(self.words) == probe:
                self.check_illegal(legal)
                self.check_branch(legal)
            self.step(choose(legal, self.rng))
        assert self.box.finished(self.state)
        assert not self.rules.deal_due(self.state)
        self.check_illegal(())
        self.look(*self.table.everybody)

    def deal(self) -> None:
        assert self.rules.decision(self.state) is None
        assert not self.rules.legal_actions(self.state)
        self.look(*self.table.everybody)
        deal = self.rules.shuffle(self.state, self.rng)
        before = self.state
        self.state, events = self.rules.deal(before, deal)
        self.runner, _ = self.rules.deal(self.runner, deal)
        self.deals.append(deal)
        self.after(before, events)

    def step(self, action: A) -> None:
        self.actions.append(action)
        self.words.append(self.rules.write(action))
        before = self.state
        self.state, events = self.rules.apply(before, action)
        self.rules.advance(self.runner, action)
        self.after(before, events)
        seats = self.table.everybody
        self.look(seats[len(self.words) % len(seats)])

    def after(self, before: S, events: Sequence[E]) -> None:
        """The earlier state is as it was, both ways lead to one place, and nothing is lost."""
        assert before is not self.state
        assert contents(before) == self.print
        assert contents(self.runner) == contents(self.state)
        self.print = fingerprint(self.state)
        self.box.check(self.state)
        assert events
        self.events += events
        for event in events:
            self.check_redaction(event)

    def look(self, *seats: Seat | None) -> None:
        """Views are remembered for the replay; only whoever has to choose sees what is legal."""
        decision, legal = self.rules.decision(self.state), self.rules.legal_actions(self.state)
        for seat in seats:
            view = self.rules.view(self.state, seat)
            mine = decision is not None and decision.seat == seat
            assert (view.decision, [*view.legal]) == (decision, [*legal] if mine else [])
            self.views.append((len(self.words), seat, view))

    def check_order(self, legal: Sequence[A]) -> None:
        """Legal actions stand in the order of the notation, each of them once."""
        places = [self.box.order[self.rules.write(action)] for action in legal]
        assert all(one < next_one for one, next_one in pairwise(places)), legal

    def check_illegal(self, legal: Sequence[A]) -> None:
        """Whatever else can be said is refused with a clause, and changes nothing."""
        for action in self.box.vocabulary:
            if action not in legal:
                assert self.refusal(action) in self.rules.clauses, action
        assert contents(self.state) == self.print

    def refusal(self, action: A) -> str | None:
        try:
            self.rules.apply(self.state, action)
        except IllegalAction as refused:
            return refused.clause
        return None

    def check_branch(self, legal: Sequence[A]) -> None:
        """What is tried out on a later state does not reach back into this one."""
        for action in legal:
            after, _ = self.rules.apply(self.state, action)
            for _ in range(30):
                further = self.rules.legal_actions(after)
                if not further:
                    break
                self.rules.advance(after, at_random(further, self.rng))
        assert contents(self.state) == self.print

    def check_redaction(self, event: E) -> None:
        """Redacting twice adds nothing, and no seat sees less than a spectator."""
        spectators = self.rules.redact(event, None)
        for seat in self.table.everybody:
            told = self.rules.redact(event, seat)
            if told is event:
                continue
            assert type(told) is type(event)
            assert self.rules.redact(told, seat) == told
            assert self.rules.redact(told, None) == spectators

    def check_replay(self) -> None:
        """Setup, deals and written actions are the game: same events, same views, same end."""
        state, events = self.rules.new_game(self.setup), list(self.rules.opening(self.setup))
        deals, views = iter(self.deals), iter(self.views)
        when, seat, view = next(views)
        for step in range(len(self.words) + 1):
            while True:
                while when == step and self.rules.view(state, seat) == view:
                    when, seat, view = next(views, (-1, None, view))
                if not self.rules.deal_due(state):
                    break
                state, news = self.rules.deal(state, next(deals))
                events += news
            assert when != step, f"step {step}: seat {seat} sees something else"
            if step < len(self.words):
                state, news = self.rules.apply(state, self.rules.read(self.words[step], state))
                events += news
        assert when == -1
        assert contents(state) == self.print
        assert events == self.events


def audited(table: AnyTable, setup: object, rng: Random, choose: Choose[object]) -> None:
    game = Audit(table, setup, rng)
    game.play(choose)
    game.check_replay()
