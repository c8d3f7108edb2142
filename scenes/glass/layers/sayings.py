"""What is said while a turn is thought out: the reason, the best place, what a coin would do."""

from __future__ import annotations

from collections.abc import Sequence

from game.describe.glass.names import stack_name
from game.describe.line import Line
from game.rules.glass.api import DRAWS, MOVES, SPIDER, STACKS, Action, Phase, View, why_not
from game.words import _, ngettext, pgettext, signed
from scenes.glass.board.stacks import Verdict
from scenes.glass.layers.step import Step


def title(step: Step) -> str:
    """What is done now, in the status bar."""
    if step.spending:
        return _("a coin moves a card")
    if step.view.phase is Phase.FIRST:
        return _("take a first card")
    return _("the last turn: take a card") if step.view.last else _("take a card")


def hints(step: Step) -> tuple[tuple[str, str], ...]:
    """What keys do in this step."""
    if step.spending:
        return (
            ("← →", pgettext("what a key does", "choose")),
            ("Enter", pgettext("what a key does", "this one")),
            ("Esc", pgettext("what a key does", "back")),
        )
    return (
        ("← →", pgettext("what a key does", "choose")),
        ("Enter", pgettext("what a key does", "take it")),
        ("T", pgettext("what a key does", "both cases")),
    )


def sentence(
    step: Step, focus: str | None, stack: int | None, verdicts: Sequence[Verdict | None], who: str
) -> Line:
    """To somebody, about what is in the focus; ``stack`` is the one that is."""
    words = _words(step, focus, stack, verdicts)
    return words if isinstance(words, Line) else Line.of(words, who)


def _words(
    step: Step, focus: str | None, stack: int | None, verdicts: Sequence[Verdict | None]
) -> str | Line:
    """What is said to whoever chooses; what the rules answer is a line of its own."""
    if step.spending:
        return _which_card(step, stack) if step.source is None else _where_to(step, stack)
    match focus:
        case "coin":
            return _about_coin(step)
        case "pass":
            return _("passing is for good, and the other plays on.")
        case "end":
            return _("the turn ends without a card.")
        case _:
            return _asked(step.view) if stack is None else _about_stack(step, stack, verdicts)


def _asked(view: View) -> str:
    if view.spider:
        return _("the Spider is here: your last turn.")
    if view.phase is Phase.COIN:
        return _("take a card now, or end the turn.")
    return _("take a top card, then lay one of your two.")


def _about_stack(step: Step, stack: int, verdicts: Sequence[Verdict | None]) -> str | Line:
    refusal = why_not(step.view, DRAWS[stack])
    if refusal is not None:
        return Line.of(refusal.sentence)
    if step.view.phase is Phase.FIRST:
        return _("take your first card.")
    return _fits(verdicts[stack])


def _fits(verdict: Verdict | None) -> str:
    if verdict is None or not verdict.fits:
        return _("it fits nowhere, but your other card does.")
    words = ngettext("it fits {count} place.", "it fits {count} places.", verdict.fits)
    if verdict.best is None:
        return words.format(count=verdict.fits)
    words = ngettext(
        "it fits {count} place: {points}.",
        "it fits {count} places, the best {points}.",
        verdict.fits,
    )
    return words.format(count=verdict.fits, points=signed(verdict.best))


def _about_coin(step: Step) -> str | Line:
    if not step.can_spend:
        return _reason(step.view, MOVES[0, 1], _("no card can be moved now."))
    return _("a coin moves a top card onto another stack.")


def _which_card(step: Step, stack: int | None) -> str | Line:
    if stack is None or step.may(stack):
        return _("choose the top card to move.")
    return _reason(step.view, MOVES[stack, (stack + 1) % STACKS], _("this card stays."))


def _where_to(step: Step, stack: int | None) -> str | Line:
    if stack is None or step.source is None:
        return _("choose the stack it goes onto.")
    words = _("it goes onto {stack}.").format(stack=stack_name(stack))
    if step.view.tops[stack] is None:
        return _reason(step.view, MOVES[step.source, stack], words)
    if step.view.tops[stack] == SPIDER:
        return _("it goes over the Spider: the end comes all the same.")
    return words


def _reason(view: View, action: Action, otherwise: str) -> str | Line:
    refusal = why_not(view, action)
    return otherwise if refusal is None else Line.of(refusal.sentence)


def clause(step: Step, stack: int) -> str:
    """The clause that refuses a stack now; empty where it may be chosen."""
    if step.may(stack):
        return ""
    refusal = why_not(step.view, step.action(stack) or MOVES[stack, (stack + 1) % STACKS])
    return "" if refusal is None else refusal.clause
