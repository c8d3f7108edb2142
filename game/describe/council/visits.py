"""Visiting the council: which faction is activated, and what its cubes would do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.describe import Choice, Question, Remark, Seats
from game.describe.council.names import faction_name, spaces_words, termite_of
from game.describe.council.refusals import refusal_reason
from game.describe.council.stake_words import price_words
from game.describe.line import Line
from game.rules.council import api as council
from game.table import Seat
from game.words import _, join_names, ngettext, pgettext

SPACE: Final = "space:"


def ask_visit(view: council.View, seats: Seats, seat: Seat) -> Question[council.Action]:
    """Which faction is activated; where the edition allows it, a visitor may pass."""
    choices = [_space(view, faction) for faction in view.ring]
    if council.PASS in view.legal:
        choices.append(Choice("pass", _("Pass"), council.PASS))
    return Question(
        seat,
        council.Phase.VISIT,
        _("Trick {number}: council visit").format(number=view.trick_number),
        _("your visit"),
        pgettext("what a key does", "activate"),
        Line.to(seats[seat], _("activate a faction: its cubes move on clockwise.")),
        tuple(choices),
    )


def weigh_visit(view: council.View, name: str) -> tuple[Remark, ...]:
    """What a visit would change: cubes, the crown, and what the own hand is worth."""
    if name == "pass":
        return (Remark(Line.of(_("No cubes would move."))),)
    preview = council.sowing_preview(view, faction_of(name))
    return tuple(Remark(Line.of(words)) for words in _changes(view, preview))


def faction_of(name: str) -> council.Faction:
    """Whose space a choice means."""
    return council.FACTIONS.index(name.removeprefix(SPACE))


def _space(view: council.View, faction: council.Faction) -> Choice[council.Action]:
    action: council.Action = council.VISITS[faction]
    name = council.space_name(faction, termite_of(view))
    choice: Choice[council.Action] = Choice(
        f"{SPACE}{council.FACTIONS[faction]}", name, action, zone="council"
    )
    refusal = council.why_not(view, action)
    return (
        choice if refusal is None else choice._replace(action=None, refused=refusal_reason(refusal))
    )


def _changes(view: council.View, preview: council.SowingPreview) -> Iterator[str]:
    """A sentence each about the cubes, the crown, the stake, the hand and No Allegiance."""
    termite, before, after = termite_of(view), preview.before, preview.after
    count = before[preview.origin]
    words = ngettext(
        "{count} cube of the {space} would go on clockwise: {changes}.",
        "{count} cubes of the {space} would go on clockwise: {changes}.",
        count,
    )
    changes = join_names([*_cube_changes(view, preview)])
    yield words.format(
        count=count, space=council.space_name(preview.origin, termite), changes=changes
    )
    crowned = [each for each in view.ring if after[each] == max(after)]
    yield _("The crown would be worn by: {spaces}.").format(spaces=spaces_words(crowned, termite))
    if preview.tribute:
        yield price_words(preview.tribute)
    if any(preview.held):
        yield _hand(view, preview)
    if preview.to_chambers:
        worth = preview.no_allegiance_after
        words = ngettext(
            "No Allegiance would be worth {count} point instead of {before}.",
            "No Allegiance would be worth {count} points instead of {before}.",
            worth,
        )
        yield words.format(count=worth, before=preview.no_allegiance_before)


def _cube_changes(view: council.View, preview: council.SowingPreview) -> Iterator[str]:
    """What has more cubes then, in the order of the sowing, and what has fewer."""
    words = _("{space} from {before} to {after}")
    sown = [each for each in preview.path if each != preview.origin]
    for faction in (*sown, preview.origin):
        yield words.format(
            space=council.space_name(faction, termite_of(view)),
            before=preview.before[faction],
            after=preview.after[faction],
        )
    if preview.to_chambers:
        after = view.chambers + preview.to_chambers
        yield words.format(space=_("Chambers"), before=view.chambers, after=after)


def _hand(view: council.View, preview: council.SowingPreview) -> str:
    """What the suits in hand would score at the end of the Age."""
    words = _("{suit} {after} instead of {before}")
    changes = [
        words.format(
            suit=faction_name(suit), before=preview.before[suit], after=preview.after[suit]
        )
        for suit in view.ring
        if preview.held[suit] and preview.after[suit] != preview.before[suit]
    ]
    if not changes:
        return _("Each of your cards would score what it scores now.")
    said = _("If kept to the end, your cards would score: {changes}.")
    return said.format(changes=join_names(changes))
