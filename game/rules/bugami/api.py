"""The only door to Bugami for outsiders: the rules, the words they use, and the previews."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.bugami import encoding, engine, notation, scoring, setup
from game.rules.bugami import options as choosing
from game.rules.bugami import view as views
from game.rules.bugami.actions import BIDS, PLAYS, Action, MakeBid, PlayCard
from game.rules.bugami.cards import (
    ACE,
    ALL_TRICKS_POINTS,
    CARD_NAMES,
    CARDS,
    CLEAN_TRICK_POINTS,
    JOKERS,
    LOWEST,
    MISERE,
    MISERE_POINTS,
    NO_TRICK_POINTS,
    PACKS,
    RANKS,
    SEATS,
    SUIT_NAMES,
    SUITS,
    TARGETS,
    TRICK_POINTS,
    Bid,
    Card,
    Suit,
    hand_size,
    is_joker,
    rank_of,
    suit_of,
)
from game.rules.bugami.choices import OPTIONS
from game.rules.bugami.clauses import CLAUSES
from game.rules.bugami.encoding import BugamiRecord
from game.rules.bugami.engine import advance, legal_actions
from game.rules.bugami.events import (
    BidMade,
    BidsRevealed,
    CardPlayed,
    DealBegan,
    DealScored,
    Event,
    GameBegan,
    GameEnded,
    PlayWentOn,
    RestTaken,
    SeatScore,
    TrickWon,
    Wedding,
)
from game.rules.bugami.imagine import DealSampler
from game.rules.bugami.model import Phase, Setup, State
from game.rules.bugami.notation import (
    BID_NAMES,
    read_action,
    read_card,
    read_cards,
    write_action,
    write_cards,
)
from game.rules.bugami.preview import (
    CardPreview,
    Refusal,
    TrickStanding,
    card_preview,
    standing,
    why_not,
)
from game.rules.bugami.scoring import SOURCES, bugs_in, worth
from game.rules.bugami.setup import shuffled_deal
from game.rules.bugami.view import View, closed_events, recall
from game.rules.tricks import Deal

if TYPE_CHECKING:
    from random import Random

from game.table import Carry, Options, Seat


class Bugami:
    """The rules of Bugami behind the protocol of the shelf (``game.table.Rules``)."""

    clauses = CLAUSES
    record_type = BugamiRecord

    options = staticmethod(choosing.options_of)
    describe = staticmethod(choosing.describe)
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
    sources = staticmethod(scoring.sources)
    write = staticmethod(notation.write_action)
    vocabulary = staticmethod(notation.vocabulary)
    write_start = staticmethod(encoding.write_start)
    read_start = staticmethod(encoding.read_start)
    dump_state = staticmethod(encoding.dump_state)
    worth_now = staticmethod(encoding.worth_now)
    dump_view = staticmethod(encoding.dump_view)

    def random_setup(
        self, seats: int, lead: Seat | None, options: Options, rng: Random, carry: Carry | None
    ) -> Setup:
        """A start drawn by chance; there is no series of games here, so nothing is carried."""
        return choosing.random_setup(seats, lead, options, rng)

    def deal_due(self, state: State) -> bool:
        """Whether the next deal waits for cards."""
        return state.phase is Phase.DEAL

    def shuffle(self, state: State, rng: Random) -> Deal:
        """A random deal."""
        return setup.shuffled_deal(state.setup, rng)

    def read(self, encoding: str, state: State) -> Action:
        """An action as records write it. Raises NotationError."""
        return read_action(encoding)


BUGAMI = Bugami()

__all__ = [
    "ACE",
    "ALL_TRICKS_POINTS",
    "BIDS",
    "BID_NAMES",
    "BUGAMI",
    "CARDS",
    "CARD_NAMES",
    "CLAUSES",
    "CLEAN_TRICK_POINTS",
    "JOKERS",
    "LOWEST",
    "MISERE",
    "MISERE_POINTS",
    "NO_TRICK_POINTS",
    "OPTIONS",
    "PACKS",
    "PLAYS",
    "RANKS",
    "SEATS",
    "SOURCES",
    "SUITS",
    "SUIT_NAMES",
    "TARGETS",
    "TRICK_POINTS",
    "Action",
    "Bid",
    "BidMade",
    "BidsRevealed",
    "Bugami",
    "BugamiRecord",
    "Card",
    "CardPlayed",
    "CardPreview",
    "Deal",
    "DealBegan",
    "DealSampler",
    "DealScored",
    "Event",
    "GameBegan",
    "GameEnded",
    "MakeBid",
    "Phase",
    "PlayCard",
    "PlayWentOn",
    "Refusal",
    "RestTaken",
    "SeatScore",
    "Setup",
    "State",
    "Suit",
    "TrickStanding",
    "TrickWon",
    "View",
    "Wedding",
    "advance",
    "bugs_in",
    "card_preview",
    "closed_events",
    "hand_size",
    "is_joker",
    "legal_actions",
    "rank_of",
    "read_action",
    "read_card",
    "read_cards",
    "recall",
    "shuffled_deal",
    "standing",
    "suit_of",
    "why_not",
    "worth",
    "write_action",
    "write_cards",
]  # fmt: skip
