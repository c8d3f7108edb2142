"""The only door to Bug Council for outsiders: the rules, the words they use, and the previews."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.council import encoding, engine, scoring, setup
from game.rules.council import options as choosing
from game.rules.council import view as views
from game.rules.council.actions import (
    DECLARATIONS,
    DISCARDS,
    PASS,
    PLAYS,
    SETTLES,
    VISITS,
    Action,
    Declare,
    DiscardCard,
    PlayCard,
    Settle,
    Visit,
)
from game.rules.council.cards import (
    AGES,
    CARD_NAMES,
    CARDS,
    CUBES,
    EDITIONS,
    FACTION_NAMES,
    FACTIONS,
    HAND_SIZE,
    NO_ALLEGIANCE_POINTS,
    PRINTED_RING,
    SOLO_NO_ALLEGIANCE_POINTS,
    TRICKS,
    Card,
    Edition,
    Faction,
    card_name,
    deck,
    suit_of,
    value_of,
)
from game.rules.council.choices import NEUTRALS, OPTIONS
from game.rules.council.clauses import CLAUSES
from game.rules.council.decision_trace import FilterStep, PassedCard, TermitenatorChoice
from game.rules.council.decisive import (
    BestVisit,
    BiggestTrick,
    BoldestDeclaration,
    DecisiveMoments,
    decisive_moments,
)
from game.rules.council.encoding import CouncilRecord
from game.rules.council.engine import advance, legal_actions, playable
from game.rules.council.events import (
    AgeBegan,
    AgeScored,
    AllegianceDeclared,
    CardDiscarded,
    CardPlayed,
    CouncilSeated,
    CubesSown,
    DeclarationsRevealed,
    EmissaryRefilled,
    Event,
    GameEnded,
    RecruitsArrived,
    SeatScore,
    TrickWon,
    VisitBegan,
    VisitPassed,
    VisitSkipped,
)
from game.rules.council.imagine import DealSampler, imagine
from game.rules.council.model import Phase, Setup, State, TrickStatus
from game.rules.council.notation import (
    read_action,
    read_card,
    read_cards,
    read_factions,
    vocabulary,
    write_action,
    write_cards,
    write_factions,
)
from game.rules.council.past_ages import PastAges, PastChoice
from game.rules.council.poker import POINTS as POKER_POINTS
from game.rules.council.preview import (
    Refusal,
    SowingPreview,
    TrickStanding,
    answers,
    open_choice,
    sowing_preview,
    standing,
    why_not,
)
from game.rules.council.pyramid import COVERED_BY, COVERS, ROWS
from game.rules.council.refusals import card_words, space_name
from game.rules.council.setup import random_setup, random_trilogy, shuffled_deal
from game.rules.council.solo import TERMITENATOR, Personality, Solo, Tie
from game.rules.council.solo_events import (
    CardChosen,
    CardOffered,
    CardsExchanged,
    CardsFlipped,
    CardsTaken,
    CubeOnSoloBoard,
    IdeologyChanged,
    PersonalityTriggered,
    PointGained,
    PokerHandShown,
    SoloEvent,
    StakeRaised,
    TermitenatorArrived,
    TrickDiscarded,
    TrickStolen,
)
from game.rules.council.sowing import recruits as new_recruits
from game.rules.council.sowing import sow, sowing_order, strength_order
from game.rules.council.stakes import HEAD_START_POINTS, STEPS, Stake, bounty
from game.rules.council.trick import winner
from game.rules.council.turns import EMISSARY, actor, hand_of
from game.rules.council.view import Oath, TermitenatorView, View, closed_events, recall
from game.rules.tricks import Deal, follow_suit
from game.table import Carry

if TYPE_CHECKING:
    from random import Random


class Council:
    """The rules of Bug Council behind the protocol of the shelf (``game.table.Rules``)."""

    clauses = CLAUSES
    record_type = CouncilRecord

    random_setup = staticmethod(choosing.random_setup)
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
    write = staticmethod(write_action)
    vocabulary = staticmethod(vocabulary)
    write_start = staticmethod(encoding.write_start)
    read_start = staticmethod(encoding.read_start)
    dump_state = staticmethod(encoding.dump_state)
    dump_view = staticmethod(encoding.dump_view)

    def deal_due(self, state: State) -> bool:
        """Whether the next Age waits for cards."""
        return state.phase is Phase.DEAL

    def shuffle(self, state: State, rng: Random) -> Deal:
        """A random deal for the Age that begins."""
        return setup.shuffled_deal(state.setup, rng)

    def read(self, encoding: str, state: State) -> Action:
        """The action that a text means while this state waits for it. Raises NotationError."""
        return read_action(encoding, state.phase)


COUNCIL = Council()

__all__ = [
    "AGES",
    "CARDS",
    "CARD_NAMES",
    "CLAUSES",
    "COUNCIL",
    "COVERED_BY",
    "COVERS",
    "CUBES",
    "DECLARATIONS",
    "DISCARDS",
    "EDITIONS",
    "EMISSARY",
    "FACTIONS",
    "FACTION_NAMES",
    "HAND_SIZE",
    "HEAD_START_POINTS",
    "NEUTRALS",
    "NO_ALLEGIANCE_POINTS",
    "OPTIONS",
    "PASS",
    "PLAYS",
    "POKER_POINTS",
    "PRINTED_RING",
    "ROWS",
    "SETTLES",
    "SOLO_NO_ALLEGIANCE_POINTS",
    "STEPS",
    "TERMITENATOR",
    "TRICKS",
    "VISITS",
    "Action",
    "AgeBegan",
    "AgeScored",
    "AllegianceDeclared",
    "BestVisit",
    "BiggestTrick",
    "BoldestDeclaration",
    "Card",
    "CardChosen",
    "CardDiscarded",
    "CardOffered",
    "CardPlayed",
    "CardsExchanged",
    "CardsFlipped",
    "CardsTaken",
    "Carry",
    "Council",
    "CouncilRecord",
    "CouncilSeated",
    "CubeOnSoloBoard",
    "CubesSown",
    "Deal",
    "DealSampler",
    "DecisiveMoments",
    "DeclarationsRevealed",
    "Declare",
    "DiscardCard",
    "Edition",
    "EmissaryRefilled",
    "Event",
    "Faction",
    "FilterStep",
    "GameEnded",
    "IdeologyChanged",
    "Oath",
    "PassedCard",
    "PastAges",
    "PastChoice",
    "Personality",
    "PersonalityTriggered",
    "Phase",
    "PlayCard",
    "PointGained",
    "PokerHandShown",
    "RecruitsArrived",
    "Refusal",
    "SeatScore",
    "Settle",
    "Setup",
    "Solo",
    "SoloEvent",
    "SowingPreview",
    "Stake",
    "StakeRaised",
    "State",
    "TermitenatorArrived",
    "TermitenatorChoice",
    "TermitenatorView",
    "Tie",
    "TrickDiscarded",
    "TrickStanding",
    "TrickStatus",
    "TrickStolen",
    "TrickWon",
    "View",
    "Visit",
    "VisitBegan",
    "VisitPassed",
    "VisitSkipped",
    "actor",
    "advance",
    "answers",
    "bounty",
    "card_name",
    "card_words",
    "closed_events",
    "decisive_moments",
    "deck",
    "follow_suit",
    "hand_of",
    "imagine",
    "legal_actions",
    "new_recruits",
    "open_choice",
    "playable",
    "random_setup",
    "random_trilogy",
    "read_action",
    "read_card",
    "read_cards",
    "read_factions",
    "recall",
    "shuffled_deal",
    "sow",
    "sowing_order",
    "sowing_preview",
    "space_name",
    "standing",
    "strength_order",
    "suit_of",
    "value_of",
    "why_not",
    "winner",
    "write_action",
    "write_cards",
    "write_factions",
]
