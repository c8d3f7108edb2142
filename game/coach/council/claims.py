"""What can be said for one choice against another, and is true: by the rules, or by counting."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from game.coach.coach import Words
from game.coach.council.causes import Count
from game.coach.tally import Tally
from game.rules.council.api import (
    TRICKS,
    Action,
    Card,
    Declare,
    DiscardCard,
    Faction,
    PlayCard,
    View,
    Visit,
    sowing_preview,
    space_name,
    suit_of,
    value_of,
)
from game.words import _, ngettext

BETTER: Final = 0
CHOSEN: Final = 1
TENTHS: Final = 10
OFTEN: Final = 0.1
"""By so much the shares of two choices differ where that is said."""
SELDOM: Final = 0.03
"""Of No Allegiance, which is worth much."""


class Claim(NamedTuple):
    """A true sentence, and the causes that it stands for; ``id`` tells it from other claims."""

    id: str
    causes: tuple[Count, ...]
    says: str


class Compared(NamedTuple):
    """Two choices with what has been counted of them, the better one first."""

    view: View
    pair: Sequence[Action]
    found: Tally
    words: Words

    def share(self, count: int, choice: int) -> float:
        """How often something happens."""
        return self.found.mean(count, choice)

    def tens(self, count: int) -> dict[str, object]:
        """The same in tenths, as the places of a sentence."""
        often, seldom = (round(self.share(count, each) * TENTHS) for each in (BETTER, CHOSEN))
        return {**self.names, "count": often, "other": seldom}

    @property
    def names(self) -> dict[str, object]:
        """What both are called, as the places of a sentence."""
        return {"better": self.words.better, "chosen": self.words.chosen}

    def oftener(self, count: int, least: float, *, sign: int = 1) -> bool:
        """Whether something happens oftener with the better one, so that one sees it in tenths."""
        gap, tens = self.found.gap(count, BETTER, CHOSEN), self.tens(count)
        return gap.clear and sign * gap.mean >= least and tens["count"] != tens["other"]


def claims(compared: Compared) -> Iterator[Claim]:
    """Everything that is true, whatever made the difference."""
    better, chosen = compared.pair
    if isinstance(better, Declare):
        yield from _of_declarations(compared, none=better.no_allegiance)
        return
    yield from _of_vows(compared)
    if isinstance(better, PlayCard) and isinstance(chosen, PlayCard):
        yield from _of_cards(compared, better.card, chosen.card)
    elif isinstance(better, DiscardCard) and isinstance(chosen, DiscardCard):
        yield from _of_discards(compared, better.card, chosen.card)
    elif isinstance(better, Visit) and isinstance(chosen, Visit):
        yield from _of_visits(compared, better.faction, chosen.faction)


def _of_declarations(compared: Compared, *, none: bool) -> Iterator[Claim]:
    if not none:
        fails = 1 - compared.share(Count.KEPT, CHOSEN)
        if fails >= OFTEN:
            causes = (Count.TRICKS, Count.ALLEGIANCE)
            words = _("No Allegiance fails here in about {count} of 10 games.")
            yield Claim("fails", causes, words.format(count=round(fails * TENTHS)))
        return
    kept = compared.share(Count.KEPT, BETTER)
    if kept >= OFTEN:
        worth = round(compared.share(Count.OWN_NONE, BETTER) / kept)
        words = ngettext(
            "No Allegiance succeeds here in about {count} of 10 games, and is then worth about "
            "{points} point.",
            "No Allegiance succeeds here in about {count} of 10 games, and is then worth about "
            "{points} points.",
            worth,
        )
        says = words.format(count=round(kept * TENTHS), points=worth)
        yield Claim("pays", (Count.NONE,), says)


def _of_vows(compared: Compared) -> Iterator[Claim]:
    """No Allegiance, one's own and that of others."""
    if compared.oftener(Count.KEPT, SELDOM):
        words = _(
            "No Allegiance succeeds in about {count} of 10 games with {better}, in {other} with "
            "{chosen}."
        )
        yield Claim("kept", (Count.NONE,), words.format(**compared.tens(Count.KEPT)))
    view = compared.view
    for seat in range(view.seats):
        count = Count.VOWS.of(seat)
        clear = view.declared[seat] and seat != view.you and not view.tricks[seat]
        if clear and compared.oftener(count, SELDOM, sign=-1):
            words = _(
                "{who} has won no trick yet: No Allegiance succeeds there in about {count} of 10 "
                "games with {better}, in {other} with {chosen}."
            )
            who = compared.words.people[seat]
            says = words.format(who=who, **compared.tens(count))
            yield Claim(f"vow {seat}", (Count.OTHERS_NONE,), says)


def _of_cards(compared: Compared, better: Card, chosen: Card) -> Iterator[Claim]:
    view = compared.view
    if compared.oftener(Count.VISITED, OFTEN):
        words = _(
            "{better} goes to the council in about {count} of 10 games, {chosen} in {other}, and "
            "this visit is worth it."
        )
        yield Claim("visits", (Count.VISIT,), words.format(**compared.tens(Count.VISITED)))
    if compared.oftener(Count.TAKEN, OFTEN):
        words = _("{better} wins this trick in about {count} of 10 games, {chosen} in {other}.")
        yield Claim("takes", (Count.TRICKS,), words.format(**compared.tens(Count.TAKEN)))
    if view.decision is None or view.decision.hand_of != view.you or view.declared[view.you or 0]:
        return
    kept, gone = view.cubes[suit_of(chosen)], view.cubes[suit_of(better)]
    if kept <= gone:
        return
    places = {"kept": kept, "gone": gone, **compared.names}
    if view.trick_number == TRICKS:
        words = _("The card that is kept has {kept} cubes now with {better}, {gone} with {chosen}.")
        yield Claim("last card", (Count.ALLEGIANCE,), words.format(**places))
    elif [suit_of(card) for card in view.hand or ()].count(suit_of(chosen)) == 1:
        words = _(
            "{suit} have more cubes, {kept} and not {gone}, and {chosen} is the last card of them: "
            "it is worth keeping."
        )
        says = words.format(suit=space_name(suit_of(chosen), None), **places)
        yield Claim("keeps", (Count.ALLEGIANCE,), says)


def _of_discards(compared: Compared, better: Card, chosen: Card) -> Iterator[Claim]:
    cubes = compared.view.cubes
    if (cubes[suit_of(better)], value_of(better)) > (cubes[suit_of(chosen)], value_of(chosen)):
        words = _(
            "{better} is stronger than {chosen} now, and a strong card endangers No Allegiance."
        )
        yield Claim("discards", (Count.NONE,), words.format(**compared.names))


def _of_visits(
    compared: Compared, better: Faction | None, chosen: Faction | None
) -> Iterator[Claim]:
    """What sowing does to the suits in the hand."""
    view = compared.view
    held = {suit_of(card) for card in view.hand or ()}
    after, reached = [], []
    for space in (better, chosen):
        preview = None if space is None else sowing_preview(view, space)
        cubes = view.cubes if preview is None else preview.after
        path = () if preview is None else preview.path
        after.append(max((cubes[suit] for suit in held), default=0))
        reached.append(sum(suit in held for suit in path))
    places = {"count": reached[0], "other": reached[1], **compared.names}
    if reached[0] > reached[1]:
        words = _(
            "Cubes that reach suits in your hand: {count} with {better}, {other} with {chosen}."
        )
        yield Claim("sows", (Count.ALLEGIANCE, Count.TRICKS), words.format(**places))
    if after[0] > after[1]:
        words = _(
            "Your strongest suit then has {count} cubes with {better}, {other} with {chosen}."
        )
        places = {**places, "count": after[0], "other": after[1]}
        yield Claim("strongest", (Count.ALLEGIANCE,), words.format(**places))
    if chosen is not None and chosen in held and better != chosen:
        count = [suit_of(card) for card in view.hand or ()].count(chosen)
        words = ngettext(
            "{chosen} takes the cubes from a suit of which you hold {count} card.",
            "{chosen} takes the cubes from a suit of which you hold {count} cards.",
            count,
        )
        says = words.format(chosen=compared.words.chosen, count=count)
        yield Claim("robs", (Count.ALLEGIANCE, Count.TRICKS), says)
