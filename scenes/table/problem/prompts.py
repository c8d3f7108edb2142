"""What is said of a problem: the question, whether a try was right, and why the trap is one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from game.catalogue import SHELF, part_of
from game.describe.line import Span, listed_spans, phrase
from game.describe.naming import choice_names
from game.problems.cause import cause
from game.problems.problem import Problem, Proof
from game.table import TableView
from game.words import N_, _, ngettext, pgettext
from scenes.table.lesson.teaching import Teaching
from scenes.table.session import AnySession


class ProblemPrompt(NamedTuple):
    """What is claimed and asked: a bold line, words, the question."""

    head: tuple[Span, ...]
    says: tuple[Span, ...]
    task: tuple[Span, ...]


CLAIMS: Final[Mapping[Proof, tuple[str, str]]] = MappingProxyType(
    {
        Proof.SURE: (
            N_("You can win for certain."),
            N_("Whatever is hidden, and whatever happens next. A shared win counts."),
        ),
        Proof.OPEN: (
            N_("You can still win."),
            N_("All cards are open to you this once. Face down, from the top left: {cards}."),
        ),
        Proof.TABLES: (
            N_("One choice is clearly best."),
            N_("Nothing is certain here, but it wins far more often than any other."),
        ),
    }
)
"""By how it is known: a bold line, and what it means."""
NOTHING_HIDDEN: Final = N_("All cards are open by now, so everything can be worked out.")


def question(problem: Problem, session: AnySession, teaching: Teaching) -> ProblemPrompt:
    """What a problem asks of whoever solves it."""
    known = problem.known
    head, says = CLAIMS[known.proof]
    cards = [teaching.span(session, code) for code in known.revealed]
    if known.proof is Proof.OPEN and not cards:
        says = NOTHING_HIDDEN
    count = len(known.answers)
    task = _("Which choice is it?") if count == 1 else _("{count} choices do it. Find one.")
    means = phrase(_(says), cards=listed_spans(cards)) if not known.ways else _every(known.ways)
    return ProblemPrompt(phrase(_(head)), means, phrase(task, count=count))


def _every(ways: int) -> tuple[Span, ...]:
    """That each way has been looked at in which the hidden cards can lie."""
    words = ngettext(
        "By now the hidden cards can lie in only {count} way, and whatever happens next does "
        "not matter. A shared win counts.",
        "In each of the {count} ways the hidden cards can lie, whatever happens next. A shared "
        "win counts.",
        ways,
    )
    return phrase(words, count=ways)


def names_by_notation(session: AnySession, view: TableView) -> dict[str, Span]:
    """What each choice is called, by how records write it: a card as a card, else in words."""
    rules, description, seats = (
        SHELF[session.setup.game].rules,
        session.ui.description,
        session.seats,
    )
    words = choice_names(description, view, seats)
    found: dict[str, Span] = dict(zip(map(rules.write, view.legal), words, strict=True))
    for choice in description.ask(view, seats, ()).choices:
        card = choice.card
        if choice.action is not None and card is not None and card.words == choice.name:
            found[rules.write(choice.action)] = card
    return found


class ProblemVerdict(NamedTuple):
    """The answer: whether a try was right, what is right, and why the usual mistake is one."""

    head: tuple[Span, ...]
    why: tuple[Span, ...]
    cost: tuple[Span, ...]


def verdict(
    problem: Problem, session: AnySession, names: Mapping[str, Span], tried: str
) -> ProblemVerdict:
    """What is said after a try; an empty one: somebody wants to be told."""
    known, trap = problem.known, names[problem.known.trap]
    head = _head(
        [names[code] for code in known.answers], names.get(tried), right=problem.is_right(tried)
    )
    if known.odds:
        right, wrong = known.odds
        words = _("It wins about {right} of 100 games, and {trap} about {wrong}.")
        return ProblemVerdict(head, phrase(words, right=right, wrong=wrong, trap=trap), ())
    return ProblemVerdict(head, _end(problem, session, trap), _cost(problem, session))


def _head(answers: Sequence[Span], tried: Span | None, *, right: bool) -> tuple[Span, ...]:
    """Whether a try was right, and everything that is."""
    if tried is None:
        words = ngettext("The answer: {answers}", "Each of these is right: {answers}", len(answers))
        return phrase(words, answers=listed_spans(answers))
    if not right:
        words = ngettext("{answers} was the one", "{answers} were the ones", len(answers))
        return phrase(words, answers=listed_spans(answers))
    others = listed_spans([each for each in answers if each != tried])
    words = _("Yes: {answer}. Just as good: {others}") if others else _("Yes: {answer}")
    return phrase(words, answer=tried, others=others)


def _end(problem: Problem, session: AnySession, trap: Span) -> tuple[Span, ...]:
    """What becomes of the game after the trap."""
    known, rules = problem.known, SHELF[problem.game].rules
    wrong = problem.after(known.fails).states[-1]
    found = cause(problem.game, known.seat, problem.after(known.line).states[-1], wrong)
    scores = rules.view(wrong, None).scores
    words = _("The trap is {trap}: it can end {yours} to {theirs} for {rival}.")
    if not rules.view(wrong, None).winners:  # nobody has won with this deal
        words = _("The trap is {trap}: the game can go on at {yours} to {theirs} against {rival}.")
    return phrase(
        words,
        trap=trap,
        yours=scores[known.seat],
        theirs=scores[found.rival],
        rival=session.name(found.rival),
    )


def _cost(problem: Problem, session: AnySession) -> tuple[Span, ...]:
    known = problem.known
    right, wrong = problem.after(known.line).states[-1], problem.after(known.fails).states[-1]
    found = cause(problem.game, known.seat, right, wrong)
    sources: Mapping[str, str] = part_of(SHELF[problem.game], "game.describe.*.sources.SOURCES")
    count = abs(found.right - found.wrong)
    if found.is_own:
        words = ngettext(
            "You get {count} point fewer for {source} then.",
            "You get {count} points fewer for {source} then.",
            count,
        )
    else:
        words = ngettext(
            "{rival} gets {count} point more for {source} then.",
            "{rival} gets {count} points more for {source} then.",
            count,
        )
    source = pgettext("points for", sources[found.source])
    return phrase(words, count=count, source=source, rival=session.name(found.rival))
