"""The end of a game in the shape the end screen wants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.describe.line import names_of, said_of_all
from game.rules.glass import api as glass
from game.words import _, ngettext, pgettext
from scenes.glass.session import GlassSession
from scenes.shell.results.result import FinalResult, Wordings
from scenes.table.faces.ending import faces

PARTS: Final = 3
TOGETHER: Final = (("B", "G", "Y"), ("R",), ("S", "M"), ("coins",))
"""Sources that share a column."""


def final_result(session: GlassSession) -> FinalResult:
    """Points in the course of the game and by source, and who has won."""
    view, log = session.view(None), session.public_log()
    several = [session.seats[seat] for seat in view.winners]
    words = said_of_all(
        several,
        ngettext("{names} wins the game", "{names} share the victory", len(several)),
        _("You win the game"),
        _("You share the victory with {names}"),
    )
    ends, shared = _ends(view.turn), glass.CLAUSES["shared"]
    places = [[glass.SOURCES.index(source) for source in each] for each in TOGETHER]
    return FinalResult(
        seats=session.seats,
        parts=tuple(_course(log, seat, ends) for seat in range(glass.SEATS)),
        sources=tuple(
            tuple(sum(points[place] for place in each) for each in places) for points in view.points
        ),
        winners=view.winners,
        part_names=tuple(
            (f"{first}–{last}", _("to {turn}").format(turn=last))
            for first, last in zip((1, *(end + 1 for end in ends)), ends, strict=False)
        ),
        source_names=source_names(),
        headline=words.format(names=names_of(several)),
        reason=_(shared) if len(view.winners) > 1 else "",
        faces=faces(session.seats, [sum(points) for points in view.points], view.winners),
        chart=_("Points, turn by turn"),
    )


def source_names() -> tuple[Wordings, ...]:
    """Where points come from."""
    return (
        (_("Runs"),),
        (_("Leaf pairs"), pgettext("leaf pairs, in short", "Leaves")),
        (_("Stags and moths"), _("Large")),
        (_("Coins"),),
    )


def _ends(turns: int) -> tuple[int, ...]:
    """The last turn of each part of the game; a short one has fewer."""
    count = min(PARTS, max(1, turns))
    return tuple(turns * part // count for part in range(1, count + 1))


def _course(log: Sequence[glass.Event], seat: int, ends: Sequence[int]) -> tuple[int, ...]:
    """What a case and its coins gained in each part; the coins of the start are in the first."""
    gained = [0] * len(ends)
    gained[0] = glass.COIN_POINTS * glass.COINS
    part = 0
    for event in log:
        match event:
            case glass.TurnBegan(_seat, number):
                part = next((n for n, end in enumerate(ends) if number <= end), part)
            case glass.CardLaid() if event.seat == seat:
                gained[part] += sum(event.after) - sum(event.before)
            case glass.CardMoved() if event.seat == seat:
                gained[part] -= glass.COIN_POINTS
            case _:
                pass
    return tuple(gained)
