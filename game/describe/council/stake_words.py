"""What is said of the stakes of a Trilogy: each step in one sentence, which is its rule."""

from __future__ import annotations

from game.rules.council.api import CLAUSES, STEPS, Stake
from game.words import _, ngettext


def sentence(step: Stake) -> str:
    """What a step adds to those below it."""
    return _(CLAUSES[step.clause]) if step else _("The Trilogy as it is printed.")


def conditions(stake: int) -> list[str]:
    """Everything that holds at this stake, in the order of the steps."""
    return [sentence(step) for step in STEPS if step <= stake]


def stake_name(stake: int) -> str:
    """``Stake 2``."""
    return _("Stake {number}").format(number=int(stake))


def step_words(step: Stake) -> str:
    """A step with its number: ``Stake 2: …``."""
    if not step:
        return sentence(step)
    return _("Stake {number}: {rule}").format(number=int(step), rule=sentence(step))


def locked_words(step: Stake) -> str:
    """Why a step cannot be chosen yet."""
    if step is STEPS[0]:
        return _("Opens when you have won a Trilogy.")
    return _("Opens when you have won stake {number}.").format(number=step - 1)


def opened_words(step: Stake) -> str:
    """Says that a step of the stakes is now available."""
    words = _("Stake {number} is open now: {rule}")
    return words.format(number=int(step), rule=sentence(step))


def raised_words(step: Stake, points: int) -> str:
    """What a step has just brought: points for ``{who}``."""
    match step:
        case Stake.HEAD_START:
            return ngettext(
                "Stake: {who} begins with {points} point.",
                "Stake: {who} begins with {points} points.",
                points,
            )
        case Stake.LAST_TRICK:
            return ngettext(
                "Stake: {who} scores {points} point for the last trick.",
                "Stake: {who} scores {points} points for the last trick.",
                points,
            )
        case Stake.GARRISON:
            return ngettext(
                "Stake: {who} scores {points} point for cubes on the Termites.",
                "Stake: {who} scores {points} points for cubes on the Termites.",
                points,
            )
        case Stake.CROWN:
            return ngettext(
                "Stake: {who} scores {points} point for the crown.",
                "Stake: {who} scores {points} points for the crown.",
                points,
            )
        case Stake.TRIBUTE:
            return ngettext(
                "Stake: {who} scores {points} point for your visit.",
                "Stake: {who} scores {points} points for your visit.",
                points,
            )
        case Stake.CHAMBERS:
            return ngettext(
                "Stake: {who} scores {points} point for the Chambers.",
                "Stake: {who} scores {points} points for the Chambers.",
                points,
            )
        case _:
            return ngettext(
                "Stake: {who} scores {points} point for the 8 you led.",
                "Stake: {who} scores {points} points for the 8 you led.",
                points,
            )


def price_words(points: int) -> str:
    """What a visit would give the Termitenator at this stake."""
    words = ngettext(
        "Stake: the Termitenator would score {points} point.",
        "Stake: the Termitenator would score {points} points.",
        points,
    )
    return words.format(points=points)


def bolt_words(count: int) -> str:
    """How many steps have been won; empty for none."""
    words = ngettext("{count} bolt won", "{count} bolts won", count)
    return words.format(count=count) if count else ""
