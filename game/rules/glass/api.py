"""The only door to Under Glass for outsiders: the rules, the words they use, the previews."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from game.rules.glass import encoding, engine, flow, setup
from game.rules.glass import view as views
from game.rules.glass.actions import (
    DRAWS,
    END_TURN,
    LAYS,
    MOVES,
    PASS,
    Action,
    Draw,
    EndTurn,
    Lay,
    Move,
    Pass,
)
from game.rules.glass.cards import (
    ALL_CELLS,
    BLUE,
    CARD_NAMES,
    CARDS,
    CELL_NAMES,
    CELLS,
    COIN_POINTS,
    COINS,
    CORNERS,
    DECK,
    DEEPEST,
    DUNG,
    EMPTY_CASE,
    GOLD,
    GREEN,
    KINDS,
    KINDS_ON,
    LEAF,
    MOTH,
    MOTH_RIGHT,
    SEATS,
    SIDE,
    SOURCE_NAMES,
    SOURCES,
    SPIDER,
    STACK_SIZE,
    STACKS,
    STAG,
    STAG_FOOT,
    Card,
    Case,
    Cell,
    Cells,
    Kind,
    cells_in,
    covered_cells,
    kind_at,
)
from game.rules.glass.clauses import CLAUSES, SCORE_CLAUSES
from game.rules.glass.engine import advance, legal_actions
from game.rules.glass.events import (
    CardDrawn,
    CardLaid,
    CardMoved,
    CasesClosed,
    CasesOpened,
    Event,
    FirstCardTaken,
    GameEnded,
    Group,
    SeatPassed,
    SourceScored,
    SpiderSeen,
    StacksLaid,
    TopShown,
    TurnBegan,
    TurnLeft,
)
from game.rules.glass.fitting import lay, places, reasons
from game.rules.glass.imagine import DealSampler
from game.rules.glass.model import Deal, Phase, Setup, State
from game.rules.glass.notation import (
    ACTIONS,
    read_action,
    read_card,
    vocabulary,
    write_action,
    write_cards,
)
from game.rules.glass.preview import Ghost, Groups, Refusal, gains, ghost, why_not
from game.rules.glass.scoring import groups, points, worth
from game.rules.glass.view import View
from game.table import Carry, Options, Seat
from game.words import ngettext

if TYPE_CHECKING:
    from random import Random


class UnderGlass:
    """The rules of Under Glass behind the protocol of the shelf (``game.table.Rules``)."""

    clauses = CLAUSES
    record_type = encoding.GlassRecord

    new_game = staticmethod(engine.new_game)
    opening = staticmethod(engine.opening)
    deal = staticmethod(engine.deal)
    deal_in_place = staticmethod(engine.deal_in_place)
    decision = staticmethod(engine.decision)
    legal_actions = staticmethod(engine.legal_actions)
    apply = staticmethod(engine.apply)
    advance = staticmethod(engine.advance)
    view = staticmethod(views.view)
    redact = staticmethod(views.redact)
    write = staticmethod(write_action)
    vocabulary = staticmethod(vocabulary)
    write_start = staticmethod(encoding.write_start)
    read_start = staticmethod(encoding.read_start)
    dump_state = staticmethod(encoding.dump_state)
    dump_view = staticmethod(encoding.dump_view)

    def random_setup(
        self, seats: int, lead: Seat | None, options: Options, rng: Random, carry: Carry | None
    ) -> Setup:
        """A start with a random first player where ``lead`` is None; there are no options."""
        return setup.random_setup(seats, lead, rng)

    def options(self, start: Setup) -> Options:
        """Nothing can be chosen."""
        return {}

    def describe(self, seats: int, options: Options) -> str:
        """``2 seats``."""
        return ngettext("{count} seat", "{count} seats", seats).format(count=seats)

    def deal_due(self, state: State) -> bool:
        """Whether the stacks have not been laid yet."""
        return state.phase is Phase.DEAL

    def shuffle(self, state: State, rng: Random) -> Deal:
        """Three shuffled stacks with the Spider deep in one of them."""
        return setup.shuffled_deal(rng)

    def read(self, encoding: str, state: State) -> Action:
        """An action as records write it. Raises NotationError."""
        return read_action(encoding)

    def sources(self, state: State) -> Sequence[Mapping[str, int]]:
        """The points by kind and those of coins, in the order of the ledger."""
        return [
            {SOURCE_NAMES[source]: n for source, n in zip(SOURCES, line, strict=True)}
            for line in flow.points_of(state)
        ]


UNDER_GLASS: Final = UnderGlass()

__all__ = [
    "ACTIONS",
    "ALL_CELLS",
    "BLUE",
    "CARDS",
    "CARD_NAMES",
    "CELLS",
    "CELL_NAMES",
    "CLAUSES",
    "COINS",
    "COIN_POINTS",
    "CORNERS",
    "DECK",
    "DEEPEST",
    "DRAWS",
    "DUNG",
    "EMPTY_CASE",
    "END_TURN",
    "GOLD",
    "GREEN",
    "KINDS",
    "KINDS_ON",
    "LAYS",
    "LEAF",
    "MOTH",
    "MOTH_RIGHT",
    "MOVES",
    "PASS",
    "SCORE_CLAUSES",
    "SEATS",
    "SIDE",
    "SOURCES",
    "SOURCE_NAMES",
    "SPIDER",
    "STACKS",
    "STACK_SIZE",
    "STAG",
    "STAG_FOOT",
    "UNDER_GLASS",
    "Action",
    "Card",
    "CardDrawn",
    "CardLaid",
    "CardMoved",
    "Case",
    "CasesClosed",
    "CasesOpened",
    "Cell",
    "Cells",
    "Deal",
    "DealSampler",
    "Draw",
    "EndTurn",
    "Event",
    "FirstCardTaken",
    "GameEnded",
    "Ghost",
    "Group",
    "Groups",
    "Kind",
    "Lay",
    "Move",
    "Pass",
    "Phase",
    "Refusal",
    "SeatPassed",
    "Setup",
    "SourceScored",
    "SpiderSeen",
    "StacksLaid",
    "State",
    "TopShown",
    "TurnBegan",
    "TurnLeft",
    "UnderGlass",
    "View",
    "advance",
    "cells_in",
    "covered_cells",
    "gains",
    "ghost",
    "groups",
    "kind_at",
    "lay",
    "legal_actions",
    "places",
    "points",
    "read_action",
    "read_card",
    "reasons",
    "why_not",
    "worth",
    "write_action",
    "write_cards",
]  # fmt: skip
