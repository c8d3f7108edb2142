"""What can be said for one choice against another, and is true: by the rules, or by counting."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.coach.council.causes import TallyIndex
from game.coach.reasons.claim import (
    BETTER,
    CHOSEN,
    OFTEN,
    TENTHS,
    ChoiceComparison,
    Claim,
    CountedDifference,
)
from game.rules.council import api as council
from game.words import _, ngettext

HALF: Final = 0.45
"""So often a declaration fails where that alone speaks against it."""
SELDOM: Final = 0.03
"""Of No Allegiance, which is worth much."""

Choices = ChoiceComparison[council.View, council.Action]


def claims(compared: Choices) -> Iterator[Claim]:
    """Everything that is true, whatever made the difference."""
    better, chosen = compared.pair
    if isinstance(better, council.Declare):
        yield from _of_declarations(compared, none=better.no_allegiance)
        return
    yield from _of_vows(compared)
    if isinstance(better, council.PlayCard) and isinstance(chosen, council.PlayCard):
        yield from _of_cards(compared, better.card, chosen.card)
    elif isinstance(better, council.DiscardCard) and isinstance(chosen, council.DiscardCard):
        yield from _of_discards(compared, better.card, chosen.card)
    elif isinstance(better, council.Visit) and isinstance(chosen, council.Visit):
        yield from _of_visits(compared, better.faction, chosen.faction)


def _of_declarations(compared: Choices, *, none: bool) -> Iterator[Claim]:
    kept = [compared.found.mean(TallyIndex.KEPT, choice) for choice in (BETTER, CHOSEN)]
    if not none:
        if 1 - kept[CHOSEN] >= HALF:
            words = _("No Allegiance fails here in about {count} of 10 games.")
            succeeds = round(kept[CHOSEN] * TENTHS)
            says = words.format(count=TENTHS - succeeds)
            counted = CountedDifference(TallyIndex.KEPT, (None, succeeds))
            yield Claim("fails", (TallyIndex.TRICKS, TallyIndex.ALLEGIANCE), says, counted)
        return
    if kept[BETTER] >= OFTEN:
        worth = round(compared.found.mean(TallyIndex.OWN_NONE, BETTER) / kept[BETTER])
        words = ngettext(
            "No Allegiance succeeds here in about {count} of 10 games, and is then worth about "
            "{points} point.",
            "No Allegiance succeeds here in about {count} of 10 games, and is then worth about "
            "{points} points.",
            worth,
        )
        tens = round(kept[BETTER] * TENTHS)
        says = words.format(count=tens, points=worth)
        yield Claim(
            "pays", (TallyIndex.NONE,), says, CountedDifference(TallyIndex.KEPT, (tens, None))
        )


def _of_vows(compared: Choices) -> Iterator[Claim]:
    """No Allegiance, one's own and that of others."""
    if compared.oftener(TallyIndex.KEPT, SELDOM):
        words = _(
            "No Allegiance succeeds in about {count} of 10 games with {better}, in {other} with "
            "{chosen}."
        )
        yield compared.claim(
            "kept", (TallyIndex.NONE,), words, compared.difference(TallyIndex.KEPT)
        )
    view = compared.view
    for seat in range(view.seats):
        count = TallyIndex.VOWS.of(seat)
        clear = view.declared[seat] and seat != view.you and not view.tricks[seat]
        if clear and compared.oftener(count, SELDOM, sign=-1):
            words = _(
                "{who} has won no trick yet: No Allegiance succeeds there in about {count} of 10 "
                "games with {better}, in {other} with {chosen}."
            )
            counted, who = compared.difference(count, sign=-1), compared.words.people[seat]
            yield compared.claim(f"vow-{seat}", (TallyIndex.OTHERS_NONE,), words, counted, who=who)


def _of_cards(compared: Choices, better: council.Card, chosen: council.Card) -> Iterator[Claim]:
    view = compared.view
    if compared.oftener(TallyIndex.VISITED):
        words = _(
            "{better} visits the council in about {count} of 10 games, {chosen} in {other}, and "
            "this visit is worth it."
        )
        yield compared.claim(
            "visits", (TallyIndex.VISIT,), words, compared.difference(TallyIndex.VISITED)
        )
    if compared.oftener(TallyIndex.TAKEN):
        words = _("{better} wins this trick in about {count} of 10 games, {chosen} in {other}.")
        yield compared.claim(
            "takes", (TallyIndex.TRICKS,), words, compared.difference(TallyIndex.TAKEN)
        )
    if view.decision is None or view.decision.hand_of != view.you or view.declared[view.you or 0]:
        return
    kept, gone = view.cubes[council.suit_of(chosen)], view.cubes[council.suit_of(better)]
    if kept <= gone:
        return
    places = {"kept": kept, "gone": gone, **compared.names}
    if view.trick_number == council.TRICKS:
        words = _(
            "Cubes for the card that is kept: {kept} with {better}, {gone} with {chosen}, as "
            "things stand."
        )
        yield Claim("last-card", (TallyIndex.ALLEGIANCE,), words.format(**places))
    elif [council.suit_of(card) for card in view.hand or ()].count(council.suit_of(chosen)) == 1:
        words = _(
            "{suit} end with more cubes ({kept}, not {gone}), and {chosen} is the last card of "
            "that suit in this hand: keep it."
        )
        says = words.format(suit=council.space_name(council.suit_of(chosen), None), **places)
        yield Claim("keeps", (TallyIndex.ALLEGIANCE,), says)


def _of_discards(compared: Choices, better: council.Card, chosen: council.Card) -> Iterator[Claim]:
    cubes = compared.view.cubes
    if (cubes[council.suit_of(better)], council.value_of(better)) > (
        cubes[council.suit_of(chosen)],
        council.value_of(chosen),
    ):
        words = _(
            "{better} is stronger than {chosen} now, and a strong card endangers No Allegiance."
        )
        yield Claim("discards", (TallyIndex.NONE,), words.format(**compared.names))


def _of_visits(
    compared: Choices, better: council.Faction | None, chosen: council.Faction | None
) -> Iterator[Claim]:
    """What sowing does to the suits in the hand."""
    view = compared.view
    held = {council.suit_of(card) for card in view.hand or ()}
    after, reached = [], []
    for space in (better, chosen):
        preview = None if space is None else council.sowing_preview(view, space)
        cubes = view.cubes if preview is None else preview.after
        path = () if preview is None else preview.path
        after.append(max((cubes[suit] for suit in held), default=0))
        reached.append(sum(suit in held for suit in path))
    places = {"count": reached[0], "other": reached[1], **compared.names}
    if reached[0] > reached[1]:
        words = _("Cubes that reach suits in hand: {count} with {better}, {other} with {chosen}.")
        yield Claim("sows", (TallyIndex.ALLEGIANCE, TallyIndex.TRICKS), words.format(**places))
    if after[0] > after[1]:
        words = _(
            "Cubes for the strongest suit in hand: {count} with {better}, {other} with {chosen}."
        )
        places = {**places, "count": after[0], "other": after[1]}
        yield Claim("strongest", (TallyIndex.ALLEGIANCE,), words.format(**places))
    if chosen is not None and chosen in held and better != chosen:
        count = [council.suit_of(card) for card in view.hand or ()].count(chosen)
        words = ngettext(
            "With {chosen} the cubes leave a suit of which {count} card is in hand.",
            "With {chosen} the cubes leave a suit of which {count} cards are in hand.",
            count,
        )
        says = words.format(chosen=compared.words.chosen, count=count)
        yield Claim("robs", (TallyIndex.ALLEGIANCE, TallyIndex.TRICKS), says)
