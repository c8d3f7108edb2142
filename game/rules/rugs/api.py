"""The only door to Bugs on Rugs for outsiders: the rules, the words they use, the previews."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from game.rules.rugs import encoding, engine, setup
from game.rules.rugs import view as views
from game.rules.rugs.actions import (
    CHOICES,
    DONE,
    HATCHES,
    PAIRS,
    Action,
    Choose,
    Decline,
    Hatch,
    Pair,
)
from game.rules.rugs.cards import (
    ANT,
    BEETLE,
    BUTTERFLY,
    CARD_NAMES,
    CARDS,
    COUNTS,
    DECK,
    END_BELOW,
    FIREFLY,
    FLY,
    KIND_NAMES,
    KINDS,
    LADYBUG,
    LARVA,
    MOSQUITO,
    RUG_NAMES,
    RUG_OF,
    RUGS,
    SCORING_ORDER,
    SPIDER,
    Card,
    Kind,
    card_name,
    kind_of,
    kinds_in,
    number_of,
)
from game.rules.rugs.clauses import CLAUSES
from game.rules.rugs.engine import advance, legal_actions
from game.rules.rugs.events import (
    BugDrawn,
    BugDropped,
    BugJoinedWall,
    BugPicked,
    BugPlaced,
    BugsDealt,
    BugShown,
    BugsPassed,
    BugsSwapped,
    CollectionsShown,
    CollectorsSatDown,
    EndMet,
    Event,
    FinalRoundEnded,
    FloorLaid,
    GameEnded,
    Gift,
    HatchlingTaken,
    LarvaeHatched,
    LarvaeKept,
    LarvaeLeftWall,
    LeftoverFlew,
    MosquitosGrouped,
    PassChosen,
    PowerRested,
    PowerSetOff,
    RoundBegan,
    SeatSkipped,
    SwapOffered,
    TypeScore,
    TypeScored,
)
from game.rules.rugs.imagine import DealSampler
from game.rules.rugs.model import Deal, Phase, Setup, State
from game.rules.rugs.notation import (
    read_action,
    read_card,
    read_cards,
    vocabulary,
    write_action,
    write_cards,
)
from game.rules.rugs.powers import PASSING
from game.rules.rugs.preview import Refusal, Worth, fewest_ants, gain, sets_off, why_not, worth
from game.rules.rugs.scoring import Collection, ant_rate, collection, score_sheet
from game.rules.rugs.view import View, closed_events
from game.table import Carry, Options, Seat
from game.words import ngettext

if TYPE_CHECKING:
    from random import Random


class Rugs:
    """The rules of Bugs on Rugs behind the protocol of the shelf (``game.table.Rules``)."""

    clauses = CLAUSES
    record_type = encoding.RugsRecord

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
    worth_now = staticmethod(encoding.worth_now)
    dump_view = staticmethod(encoding.dump_view)

    def random_setup(
        self, seats: int, lead: Seat | None, options: Options, rng: Random, carry: Carry | None
    ) -> Setup:
        """A start with a random start player where ``lead`` is None; there are no options."""
        return setup.random_setup(seats, lead, rng)

    def options(self, start: Setup) -> Options:
        """Nothing can be chosen but the seats."""
        return {}

    def describe(self, seats: int, options: Options) -> str:
        """``3 seats``."""
        return ngettext("{count} seat", "{count} seats", seats).format(count=seats)

    def deal_due(self, state: State) -> bool:
        """Whether the deck has not been dealt yet."""
        return state.phase is Phase.DEAL

    def shuffle(self, state: State, rng: Random) -> Deal:
        """A shuffled deck."""
        return setup.shuffled_deal(rng)

    def read(self, encoding: str, state: State) -> Action:
        """An action as records write it. Raises NotationError."""
        return read_action(encoding)

    def sources(self, state: State) -> Sequence[Mapping[str, int]]:
        """The points by kind, from top to bottom of the score sheet; zeros until it is filled."""
        empty = dict.fromkeys(SCORING_ORDER, 0)
        columns = views.points_by_kind(state) or (empty,) * state.setup.seats
        return [{KIND_NAMES[kind]: n for kind, n in column.items()} for column in columns]


BUGS_ON_RUGS: Final = Rugs()

__all__ = [
    "ANT",
    "BEETLE",
    "BUGS_ON_RUGS",
    "BUTTERFLY",
    "CARDS",
    "CARD_NAMES",
    "CHOICES",
    "CLAUSES",
    "COUNTS",
    "DECK",
    "DONE",
    "END_BELOW",
    "FIREFLY",
    "FLY",
    "HATCHES",
    "KINDS",
    "KIND_NAMES",
    "LADYBUG",
    "LARVA",
    "MOSQUITO",
    "PAIRS",
    "PASSING",
    "RUGS",
    "RUG_NAMES",
    "RUG_OF",
    "SCORING_ORDER",
    "SPIDER",
    "Action",
    "BugDrawn",
    "BugDropped",
    "BugJoinedWall",
    "BugPicked",
    "BugPlaced",
    "BugShown",
    "BugsDealt",
    "BugsPassed",
    "BugsSwapped",
    "Card",
    "Choose",
    "Collection",
    "CollectionsShown",
    "CollectorsSatDown",
    "Deal",
    "DealSampler",
    "Decline",
    "EndMet",
    "Event",
    "FinalRoundEnded",
    "FloorLaid",
    "GameEnded",
    "Gift",
    "Hatch",
    "HatchlingTaken",
    "Kind",
    "LarvaeHatched",
    "LarvaeKept",
    "LarvaeLeftWall",
    "LeftoverFlew",
    "MosquitosGrouped",
    "Pair",
    "PassChosen",
    "Phase",
    "PowerRested",
    "PowerSetOff",
    "Refusal",
    "RoundBegan",
    "Rugs",
    "SeatSkipped",
    "Setup",
    "State",
    "SwapOffered",
    "TypeScore",
    "TypeScored",
    "View",
    "Worth",
    "advance",
    "ant_rate",
    "card_name",
    "closed_events",
    "collection",
    "fewest_ants",
    "gain",
    "kind_of",
    "kinds_in",
    "legal_actions",
    "number_of",
    "read_action",
    "read_card",
    "read_cards",
    "score_sheet",
    "sets_off",
    "why_not",
    "worth",
    "write_action",
    "write_cards",
]  # fmt: skip
