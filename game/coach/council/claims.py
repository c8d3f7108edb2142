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
HALF: Final = 0.45
"""So often a declaration fails where that alone speaks against it."""
SELDOM: Final = 0.03
"""Of No Allegiance, which is worth much."""


class Claim(NamedTuple):
    """A true sentence, and the causes that it stands for; ``id`` tells it from other claims.

    ``counted`` is what has been counted for it, with the figures that are said of the better choice
    and the other one, in tenths; ``sign`` is -1 where less is better. None: it is true by the rules
    or by the causes.
    """

    id: str
    causes: tuple[Count, ...]
    says: str
    counted: int | None = None
    tens: tuple[int, ...] = ()
    sign: int = 1

    def holds(self, found: Tally) -> bool:
        """Whether other tables say so too, within a tenth."""
        if self.counted is None:
            return True
        seen = [found.mean(self.counted, choice) * TENTHS for choice in (BETTER, CHOSEN)]
        if self.id == "fails":
            seen = [TENTHS - seen[CHOSEN]]
        elif self.id != "pays" and self.sign * found.gap(self.counted, BETTER, CHOSEN).mean <= 0:
            return False
        return all(abs(each - said) <= 1 for each, said in zip(seen, self.tens, strict=False))


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
        often, seldom = self.said(count)
        return {**self.names, "count": often, "other": seldom}

    @property
    def names(self) -> dict[str, object]:
        """What both are called, as the places of a sentence."""
        return {"better": self.words.better, "chosen": self.words.chosen}

    def said(self, count: int) -> tuple[int, int]:
        """The two figures in tenths."""
        better, chosen = (round(self.share(count, each) * TENTHS) for each in (BETTER, CHOSEN))
        return better, chosen

    def oftener(self, count: int, least: float, *, sign: int = 1) -> bool:
        """Whether something happens oftener with the better one, so that one sees it in tenths."""
        gap, (often, seldom) = self.found.gap(count, BETTER, CHOSEN), self.said(count)
        return gap.clear and sign * gap.mean >= least and often != seldom


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
        if fails >= HALF:
            causes = (Count.TRICKS, Count.ALLEGIANCE)
            words = _("No Allegiance fails here in about {count} of 10 games.")
            tens = round(fails * TENTHS)
            yield Claim("fails", causes, words.format(count=tens), Count.KEPT, (tens,))
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
        tens = round(kept * TENTHS)
        says = words.format(count=tens, points=worth)
        yield Claim("pays", (Count.NONE,), says, Count.KEPT, (tens,))


def _of_vows(compared: Compared) -> Iterator[Claim]:
    """No Allegiance, one's own and that of others."""
    if compared.oftener(Count.KEPT, SELDOM):
        words = _(
            "No Allegiance succeeds in about {count} of 10 games with {better}, in {other} with "
            "{chosen}."
        )
        says = words.format(**compared.tens(Count.KEPT))
        yield Claim("kept", (Count.NONE,), says, Count.KEPT, compared.said(Count.KEPT))
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
            yield Claim(
                f"vow-{seat}", (Count.OTHERS_NONE,), says, count, compared.said(count), sign=-1
            )


def _of_cards(compared: Compared, better: Card, chosen: Card) -> Iterator[Claim]:
    view = compared.view
    if compared.oftener(Count.VISITED, OFTEN):
        words = _(
            "{better} goes to the council in about {count} of 10 games, {chosen} in {other}, and "
            "this visit is worth it."
        )
        says, count = words.format(**compared.tens(Count.VISITED)), Count.VISITED
        yield Claim("visits", (Count.VISIT,), says, count, compared.said(count))
    if compared.oftener(Count.TAKEN, OFTEN):
        words = _("{better} wins this trick in about {count} of 10 games, {chosen} in {other}.")
        says, count = words.format(**compared.tens(Count.TAKEN)), Count.TAKEN
        yield Claim("takes", (Count.TRICKS,), says, count, compared.said(count))
    if view.decision is None or view.decision.hand_of != view.you or view.declared[view.you or 0]:
        return
    kept, gone = view.cubes[suit_of(chosen)], view.cubes[suit_of(better)]
    if kept <= gone:
        return
    places = {"kept": kept, "gone": gone, **compared.names}
    if view.trick_number == TRICKS:
        words = _(
            "Cubes on the card that is kept: {kept} with {better}, {gone} with {chosen}, as things "
            "stand."
        )
        yield Claim("last-card", (Count.ALLEGIANCE,), words.format(**places))
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
        words = _("Cubes that reach suits in hand: {count} with {better}, {other} with {chosen}.")
        yield Claim("sows", (Count.ALLEGIANCE, Count.TRICKS), words.format(**places))
    if after[0] > after[1]:
        words = _(
            "Cubes on the strongest suit in hand: {count} with {better}, {other} with {chosen}."
        )
        places = {**places, "count": after[0], "other": after[1]}
        yield Claim("strongest", (Count.ALLEGIANCE,), words.format(**places))
    if chosen is not None and chosen in held and better != chosen:
        count = [suit_of(card) for card in view.hand or ()].count(chosen)
        words = ngettext(
            "With {chosen} the cubes leave a suit of which {count} card is in hand.",
            "With {chosen} the cubes leave a suit of which {count} cards are in hand.",
            count,
        )
        says = words.format(chosen=compared.words.chosen, count=count)
        yield Claim("robs", (Count.ALLEGIANCE, Count.TRICKS), says)
