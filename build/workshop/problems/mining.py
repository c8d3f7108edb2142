"""Games of bots, and the moments in them that make a problem."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, Final, NamedTuple

from build.problems.checking import face_down
from build.problems.proof import codes, open_cards, sure, winning_choices
from build.workshop.problems.solving import Moment, bot, choices, graded, line, usual_mistakes
from game.bots import Level
from game.catalogue import SHELF
from game.coach.question import Question
from game.match import Match
from game.problems.cause import cause
from game.problems.problem import ProblemFacts, Proof, meta_of
from game.records import RecordSchema, make_record
from game.rules.bugami import api as bugami
from game.rules.council import api as council
from game.rules.glass import api as glass
from game.rules.rugs import api as rugs
from game.table import Options, Seat, TableView

NAMES: Final = ("Ada", "Bruno", "Chloe", "Dario", "Elif", "Finn", "Greta")
MOST_ANSWERS: Final = 2
"""Besides: a quarter of all choices, where there are many."""
LEVELS: Final = (Level.NEWCOMER, Level.SENSIBLE, Level.SHARP)


class Table(NamedTuple):
    """Where it is looked for: a game, how many people, and the options."""

    game: str
    seats: int
    options: Options


class MinedProof(NamedTuple):
    """The choices that win, how that is known, and in how many ways: as in ``ProblemFacts``."""

    proof: Proof
    answers: tuple[str, ...]
    ways: int = 0


Late = Callable[[Any], bool]


def _council(view: council.View) -> bool:
    age, trick = view.progress
    return age == council.AGES and trick >= (9 if view.seats > 1 else 6)


def _rugs(view: rugs.View) -> bool:
    return view.final and len(view.floor) <= 3 and view.phase is not rugs.Phase.GROUP


def _bugami(view: bugami.View) -> bool:
    return view.progress[1] > 1 and max(view.hand_sizes) <= 3


def _glass(view: glass.View) -> bool:
    return view.last or (view.spider and view.phase is glass.Phase.PLACE)


LATE: Final[Mapping[str, Late]] = {
    "council": _council, "rugs": _rugs, "bugami": _bugami, "glass": _glass,
}  # fmt: skip
"""By the folder of a game: from when on it can be looked through to its end."""


def mined(table: Table, seed: str, number: int) -> Iterator[RecordSchema]:
    """The problems of one game, at most one each: they are not to be told apart by their cards."""
    rules, rng = SHELF[table.game].rules, Random(f"{seed} {table} {number}")
    setup = rules.random_setup(table.seats, None, table.options, rng, None)
    match: Match[Any, Any, Any] = Match(table.game, setup, rng)
    bots = [bot(table.game, Level.SENSIBLE, f"{seed} {number} {s}") for s in range(table.seats)]
    late = LATE[SHELF[table.game].folder]
    while (decision := match.decision) is not None:
        seat, view = decision.seat, match.view(decision.seat)
        moment = Moment(table.game, match.after[-1], match.log)
        if len(view.legal) > 1 and late(view):
            known = problem(moment, seat, view)
            if known is not None:
                yield make_record(
                    table.game,
                    setup,
                    NAMES[: table.seats],
                    match.deals,
                    match.actions,
                    meta_of(known),
                )
                return
        match.play(moment.choice(bots[seat]))


def problem(moment: Moment, seat: Seat, view: TableView) -> ProblemFacts | None:
    """What is known of a moment that makes a problem; None: it makes none."""
    proof, answers, ways = _open(moment, seat) if _alone(view) else _sure(moment, view)
    if not 0 < len(answers) <= most_answers(len(view.legal)):
        return None
    chosen = {level: choices(moment, level) for level in LEVELS}
    won = dict(
        zip(
            codes(moment.game, view.legal),
            winning_choices(moment.game, moment.state, seat),
            strict=True,
        )
    )
    traps = [code for code in usual_mistakes(moment, chosen, answers) if not won[code]]
    if not traps:
        return None
    right, told = line(moment, answers[0], seat, "right", proved=True)
    wrong, fails = line(moment, traps[0], seat, "wrong", proved=True)
    assert right.wins(seat)
    assert not wrong.wins(seat)
    why = cause(moment.game, seat, right.state, wrong.state)
    return ProblemFacts(
        seat=seat, proof=proof, answers=answers, trap=traps[0], why=why.name,
        grade=graded(chosen, answers), line=tuple(told), fails=tuple(fails),
        revealed=face_down(moment.state), ways=ways,
    )  # fmt: skip


def most_answers(choices: int) -> int:
    """So many may be right: where more are, nobody has to think."""
    return min(max(MOST_ANSWERS, choices // 4), choices - 1)


def _alone(view: TableView) -> bool:
    return isinstance(view, council.View) and view.termitenator is not None


def _open(moment: Moment, seat: Seat) -> MinedProof:
    return MinedProof(Proof.OPEN, open_cards(moment.game, moment.state, seat, Random(seat)))


def _sure(moment: Moment, view: TableView) -> MinedProof:
    assert view.you is not None
    question = Question.about(moment.game, view, moment.account(view.you))
    assert question is not None
    choices, ways = sure(question, question.key, hurried=True)
    return MinedProof(Proof.SURE, codes(moment.game, [view.legal[at] for at in choices]), ways)
