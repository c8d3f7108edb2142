"""What a deal came to, as the sheet of its points shows it: a line for each side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.rules.bugami import api as bugami
from game.table import Seat


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One side of a deal: ``row`` is the same for each of its seats.

    ``by_seat`` are the tricks of each; ``found`` the bugs among their cards, sorted.
    """

    row: bugami.SeatScore
    by_seat: tuple[int, ...]
    found: tuple[bugami.Card, ...]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who belongs to it."""
        return self.row.side


def lines_of(scored: bugami.DealScored, log: Sequence[bugami.Event]) -> tuple[ScoreLine, ...]:
    """The lines of a deal out of all that was told of it, in the order of first seats."""
    tricks, cards = _tricks_won(scored, log)
    return tuple(
        ScoreLine(
            scored.rows[side[0]],
            tuple(tricks[seat] for seat in side),
            _cards_of_row(scored.rows[side[0]], [card for seat in side for card in cards[seat]]),
        )
        for side in dict.fromkeys(row.side for row in scored.rows)
    )


def _tricks_won(
    scored: bugami.DealScored, log: Sequence[bugami.Event]
) -> tuple[list[int], list[list[bugami.Card]]]:
    """For each seat, how many tricks it took and which cards were in them."""
    tricks = [0] * len(scored.rows)
    cards: list[list[bugami.Card]] = [[] for _row in scored.rows]
    begun = next(
        at
        for at, event in enumerate(log)
        if isinstance(event, bugami.DealBegan) and event.number == scored.number
    )
    for event in log[begun:]:
        match event:
            case bugami.TrickWon(seat, _, played):
                tricks[seat] += 1
                cards[seat] += [card for _seat, card in played]
            case bugami.RestTaken(seat, taken):
                cards[seat] += taken
            case bugami.DealScored():
                break
            case _:
                pass
    return tricks, cards


def _cards_of_row(row: bugami.SeatScore, cards: Sequence[bugami.Card]) -> tuple[bugami.Card, ...]:
    if row.bid == bugami.MISERE:
        return ()
    return tuple(sorted(card for card in cards if bugami.suit_of(card) in {row.bid, bugami.JOKERS}))
