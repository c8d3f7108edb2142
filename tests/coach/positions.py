"""Questions out of games, and the account that belongs to each."""

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from game.bots import make_bot
from game.catalogue import SHELF, AnyRules
from game.coach.question import Question
from game.playout import Playout
from game.problems.problem import FOLDER, Problem, ProblemFacts
from game.record_schema import RecordSchema
from game.records import Replay, make_record

PROBLEMS: Final = FOLDER


class Asked(NamedTuple):
    """A question out of a file, the game that led to it, and which choice is right."""

    question: Question
    told: Replay
    right: int
    about: ProblemFacts


def problem(path: Path) -> Asked:
    found = Problem(path)
    told, known = found.replay, found.known
    rules = SHELF[told.game].rules
    view = rules.view(told.states[-1], known.seat)
    account = [rules.redact(event, known.seat) for event in told.log]
    question = Question.about(told.game, view, account)
    assert question is not None
    words = [rules.write(action) for action in view.legal]
    return Asked(question, told, words.index(known.answers[0]), known)


def asked(game: str, seats: int, seed: int) -> Iterator[Question]:
    rules, rng = SHELF[game].rules, Random(seed)
    playout = Playout(
        rules,
        rules.random_setup(seats, None, {}, rng, None),
        lambda state: rules.shuffle(state, rng),
        told=True,
    )
    for decision in playout.decisions():
        view = rules.view(playout.state, decision.seat)
        question = Question.about(game, view, playout.account(decision.seat))
        if question is not None:
            yield question
        playout.advance(rng.choice(rules.legal_actions(playout.state)))


def _dealt(rules: AnyRules, rng: Random, deals: list[object], state: object) -> object:
    deals.append(rules.shuffle(state, rng))
    return deals[-1]


def finished(game: str, levels: Sequence[str], seed: int) -> RecordSchema:
    rules, rng = SHELF[game].rules, Random(seed)
    setup = rules.random_setup(len(levels), None, {}, rng, None)
    bots = [make_bot(game, level, Random(rng.random())) for level in levels]
    deals: list[object] = []
    playout, actions = Playout(rules, setup, partial(_dealt, rules, rng, deals), told=True), []
    for decision in playout.decisions():
        actions.append(playout.ask(bots[decision.seat], decision.seat))
        playout.advance(actions[-1])
    names = ["Ada", "Bruno", "Cleo", "Dora", "Emil"][: len(levels)]
    return make_record(game, setup, names, deals, actions)
