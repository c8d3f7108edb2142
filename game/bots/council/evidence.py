"""What somebody has done in this Age as evidence of how it plays and what it holds."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import exp, inf, log
from random import Random
from typing import Final

from game.bots.council.acquaintance import agreement, declaration_chance, likely, shrug
from game.bots.council.styles.style import Style, unplayed_of
from game.rules.council import api as council
from game.table import Seat

NEGLIGIBLE: Final = 0.02
"""A style that is less likely than this is not thought of."""
FORBIDDEN: Final = -12.0
"""The log of how likely a card is played that may not be: low, but a way from deal to deal."""
VISITED: Final = 1 / len(council.FACTIONS)
"""How likely a visit goes to a space, about."""
NOTHING: Final = -1
"""Instead of the card that No Allegiance cost, where it cost none."""

Lot = tuple[council.Card, ...]
"""A hand, sorted, and after it what No Allegiance cost, or NOTHING."""
Styles = Sequence[Style | None]
"""Those that somebody may have; None is a stranger's."""
Ways = Sequence[tuple[Style | None, list[int]]]
"""Each way to play once, by a style that has it, and the places of all styles that do."""


def ways_of(styles: Styles) -> Ways:
    """Styles put together that differ in declarations alone."""
    ways: dict[Hashable, tuple[Style | None, list[int]]] = {}
    for at, style in enumerate(styles):
        ways.setdefault(None if style is None else style.way, (style, []))[1].append(at)
    return list(ways.values())


def add(logs: list[float], places: list[int], value: float) -> None:
    """Add it in each of these places."""
    for at in places:
        logs[at] += value


class Deed:
    """A play or a visit in this Age, to be asked of styles with other hands.

    ``gone`` are the cards that the same person has played before.
    """

    def __init__(self, choice: council.PastChoice, gone: Sequence[council.Card]) -> None:
        state = choice.state
        self._state, self._seat, self._action = state, choice.seat, choice.action
        self._gone = set(gone)
        self._unplayed = unplayed_of(state)
        follows = 0 < len(state.trick) < len(state.order)
        self._lead = state.trick[0] >> 4 if follows else -1

    def explain(self, logs: list[float], ways: Ways, kept: Sequence[council.Card]) -> None:
        """Add to the log of each style how likely it does this; ``kept`` was the first hand."""
        hand = [card for card in kept if card not in self._gone]
        self._state.hands[self._seat] = hand
        action = self._action
        if isinstance(action, council.PlayCard):
            self._explain_play(logs, ways, hand, action.card)
        elif isinstance(action, council.Visit):
            self._explain_visit(logs, ways, action.faction)

    def lacks(self, card: council.Card) -> int:
        """A bit for the suit that was missing, where this card did not follow."""
        return 1 << self._lead if self._lead >= 0 and card >> 4 != self._lead else 0

    def _explain_play(
        self, logs: list[float], ways: Ways, hand: list[council.Card], card: council.Card
    ) -> None:
        cards = hand if self._lead < 0 else council.follow_suit(hand, self._lead)
        options = len(cards)
        if options == 1 and cards[0] == card:
            return
        for style, those in ways:
            if card not in cards:
                add(logs, those, FORBIDDEN)
            elif style is None:
                add(logs, those, shrug(1 / options))
            else:
                played = style.plays(self._state, self._seat, cards, self._unplayed)
                add(logs, those, agreement(float(played == card), 1 / options))

    def _explain_visit(
        self, logs: list[float], ways: Ways, faction: council.Faction | None
    ) -> None:
        for style, those in ways:
            if style is None:
                add(logs, those, shrug(VISITED))
            else:
                visited = style.visits(self._state, self._seat, self._unplayed)
                add(logs, those, agreement(float(visited == faction), VISITED))


class Evidence:
    """How somebody else at the table may play, and what it has done since the Age began.

    Args:
        styles: How it may play; None is a stranger's.
        weights: How likely each of them is.
        opening: The table as this Age began.
        declared: Whether it has declared No Allegiance.

    ``lacks`` has a bit for each suit that it has shown to be missing.
    """

    def __init__(
        self,
        seat: Seat,
        styles: Styles,
        weights: Sequence[float],
        opening: council.State,
        *,
        declared: bool | None,
    ) -> None:
        self._seat, self._opening, self._declared = seat, opening, declared
        self._unplayed = unplayed_of(opening)
        likely_ones = [at for at, weight in enumerate(weights) if weight > NEGLIGIBLE]
        self._styles = [styles[at] for at in likely_ones]
        self._ways = ways_of(self._styles)
        self._logs = [log(weights[at]) for at in likely_ones]
        self._played: list[council.Card] = []
        self._deeds: list[Deed] = []
        self._asked: dict[Lot, list[float]] = {}
        self._refused: dict[Lot, float] = {}
        self.lacks = 0

    def note(self, choice: council.PastChoice) -> None:
        """What it has done next."""
        deed = Deed(choice, self._played)
        self._deeds.append(deed)
        if isinstance(choice.action, council.PlayCard):
            self._played.append(choice.action.card)
            self.lacks |= deed.lacks(choice.action.card)

    def log_likelihood(
        self, hand: Sequence[council.Card], discard: council.Card | None, least: float = -inf
    ) -> float:
        """The log of how likely it has done all that with these cards, whatever its style.

        Where that is less than ``least``, minus infinity may be the answer: it is known sooner.
        """
        lot = (*sorted(hand), NOTHING if discard is None else discard)
        logs = self._asked.get(lot)
        if logs is None:
            if self._refused.get(lot, 0.0) < least:
                return -inf
            logs = self._weigh(hand, discard, least - log(len(self._styles)))
            if logs is None:
                self._refused[lot] = least
                return -inf
            self._asked[lot] = logs
        most = max(logs)
        return most + log(sum([exp(each - most) for each in logs]))

    def style(
        self, rng: Random, hand: Sequence[council.Card], discard: council.Card | None
    ) -> Style | None:
        """One in which it may have done all that with these cards."""
        self.log_likelihood(hand, discard)
        lot = (*sorted(hand), NOTHING if discard is None else discard)
        return rng.choices(self._styles, likely(self._asked[lot]))[0]

    def _weigh(
        self, hand: Sequence[council.Card], discard: council.Card | None, least: float
    ) -> list[float] | None:
        """The same by style; None as soon as it is less for each of them."""
        logs, kept = self._logs[:], sorted([*hand, *self._played])
        for deed in reversed(self._deeds):  # the latest had the fewest cards to choose from
            deed.explain(logs, self._ways, kept)
            if max(logs) < least:
                return None
        self._explain_declaration(logs, kept, discard)
        return logs

    def _explain_declaration(
        self, logs: list[float], kept: list[council.Card], discard: council.Card | None
    ) -> None:
        if self._declared is None:
            return
        state, seat = self._opening, self._seat
        state.hands[seat] = kept if discard is None else sorted([*kept, discard])
        chance = declaration_chance(no_allegiance=self._declared)
        for at, style in enumerate(self._styles):
            if style is None:
                logs[at] += shrug(chance)
            else:
                declares = style.declares(state, seat, self._unplayed)
                logs[at] += agreement(float(declares == self._declared), chance)
        if discard is None:
            return
        for style, those in self._ways:
            if style is None:
                add(logs, those, shrug(1 / council.HAND_SIZE))
            else:
                discards = style.discards(state, seat, self._unplayed)
                add(logs, those, agreement(float(discards == discard), 1 / council.HAND_SIZE))
