"""Bug Council as text: the keys of its records, and a state for people and programs to read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Annotated, Any, ClassVar

import msgspec

from game.record_schema import RecordSchema, Word, each, name_speller, seat_speller, shorten, spell
from game.rules.council import engine
from game.rules.council.cards import AGES, CARD_NAMES, EDITIONS, FACTIONS, Card
from game.rules.council.model import Phase, Setup, State
from game.rules.council.notation import (
    read_cards,
    read_factions,
    write_action,
    write_cards,
    write_factions,
)
from game.rules.council.setup import check_deal, check_setup
from game.rules.council.solo import TERMITENATOR, Personality, Solo
from game.rules.council.view import TermitenatorView, View
from game.rules.deals import DealtCards, read_deal, write_deal
from game.rules.tricks import Deal
from game.table import Carry, NotationError, Seat
from game.words import N_, _


class CarriedOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an earlier game of a Trilogy leaves: scores of human and Termitenator, who leads."""

    scores: tuple[int, int]
    lead: int
    game: int


class CouncilRecord(RecordSchema, frozen=True, kw_only=True):
    """A game of Bug Council: its start, the cards of every Age begun so far, every action.

    A solo game has a ``personality``, in a Trilogy perhaps a ``carry``, and no ``lead``. One that
    is harder than printed has a ``stake``.
    """

    deals_key: ClassVar[str] = "ages"
    deal_missing: ClassVar[str] = N_(
        "the cards of Age {number} are missing, and {action} needs them"
    )

    edition: Word
    council: Word
    ring: Word
    lead: int | msgspec.UnsetType = msgspec.UNSET
    personality: Word | msgspec.UnsetType = msgspec.UNSET
    carry: CarriedOver | msgspec.UnsetType = msgspec.UNSET
    stake: int | msgspec.UnsetType = msgspec.UNSET
    ages: Annotated[tuple[DealtCards, ...], msgspec.Meta(min_length=1, max_length=AGES)]

    def check_keys(self) -> None:
        """Some keys belong to one person's game, one to all others. Raises NotationError."""
        solo = len(self.seats) == 1
        wanted = {"lead": not solo, "personality": solo}
        for key in ("lead", "personality", "carry", "stake"):
            there = getattr(self, key) is not msgspec.UNSET
            if there and not wanted.get(key, solo):
                if solo:
                    trouble = _("this key is unknown here, only a table of several has it")
                else:
                    trouble = _("this key is unknown here, only a game for one has it")
                raise NotationError(trouble, key)
            if not there and wanted.get(key, False):
                raise NotationError(_("this key is missing"), key)


def write_start(setup: Setup, deals: Sequence[Deal]) -> Mapping[str, Any]:
    """The keys of a record that are Bug Council's own."""
    return {
        "edition": setup.edition.name,
        "council": write_factions(setup.council),
        "ring": write_factions(setup.ring),
        "lead": msgspec.UNSET if setup.seats == 1 else setup.lead,
        "personality": msgspec.UNSET if setup.personality is None else setup.personality.value,
        "carry": _carried_over(setup),
        "stake": setup.stake or msgspec.UNSET,
        "ages": tuple(write_deal(deal, write_cards) for deal in deals),
    }


def _carried_over(setup: Setup) -> CarriedOver | msgspec.UnsetType:
    if setup.carry is None:
        return msgspec.UNSET
    human, termitenator = setup.carry.scores
    return CarriedOver((human, termitenator), setup.lead, setup.carry.game)


def read_start(record: RecordSchema) -> tuple[Setup, tuple[Deal, ...]]:
    """The reverse of ``write_start``. Raises NotationError or IllegalDeal with the place."""
    assert isinstance(record, CouncilRecord)
    setup = _read_setup(record)
    check_setup(setup)
    # The deck is the same in every Age, so any deal can be looked at on its own.
    check = partial(check_deal, setup)
    return setup, tuple(
        read_deal(cards, f"ages[{number}]", read_cards, check)
        for number, cards in enumerate(record.ages)
    )


def _read_setup(record: CouncilRecord) -> Setup:
    edition = EDITIONS.get(record.edition)
    if edition is None:
        raise _stranger("edition", record.edition, EDITIONS)
    orders = {}
    for place, letters in (("council", record.council), ("ring", record.ring)):
        try:
            orders[place] = read_factions(letters)
        except NotationError as trouble:
            raise NotationError(str(trouble), place) from None
    personality, carry, lead = _read_solo(record)
    council, ring = orders["council"], orders["ring"]
    stake = 0 if record.stake is msgspec.UNSET else record.stake
    return Setup(edition, len(record.seats), council, ring, lead, personality, carry, stake)


def _read_solo(record: CouncilRecord) -> tuple[Personality | None, Carry | None, Seat]:
    """Who the opponent is, what is carried over, and who leads."""
    if record.lead is not msgspec.UNSET:
        return None, None, record.lead
    assert record.personality is not msgspec.UNSET
    if record.personality not in set(Personality):
        raise _stranger("personality", record.personality, list(Personality))
    personality = Personality(record.personality)
    if record.carry is msgspec.UNSET:
        return personality, None, TERMITENATOR
    carry = Carry(record.carry.scores, record.carry.game)
    return personality, carry, record.carry.lead


def _stranger(place: str, text: str, known: Sequence[str] | Mapping[str, object]) -> NotationError:
    """A word of the record that is none of those it could be."""
    words = _("“{text}” is not one of {known}")
    return NotationError(words.format(text=shorten(text), known=", ".join(known)), place)


def dump_state(state: State) -> dict[str, object]:
    """Everything that is on and under the table, in the words of records, fit for JSON."""
    decision = engine.decision(state)
    solo = state.solo
    shown: dict[str, object] = {
        "edition": state.setup.edition.name,
        "phase": state.phase.value,
        "age": state.age,
        "trick": state.trick_number,
        "to_act": None if decision is None else decision.seat,
        "acting_for": None if decision is None else decision.hand_of,
        "legal": [write_action(action) for action in engine.legal_actions(state)],
        "council": dict(zip(FACTIONS, state.cubes, strict=True)),
        "chambers": state.chambers,
        "supply": state.supply,
        "solo_board": 0 if solo is None else solo.board,
        "scores": list(state.scores),
        "tricks": list(state.tricks),
        "hands": [_names(sorted(hand)) for hand in state.hands],
        "table": _table(state),
        "winners": list(state.winners),
    }
    if solo is not None:
        shown["termitenator"] = _termitenator(solo)
    return shown


def _termitenator(solo: Solo) -> dict[str, object]:
    face_up = [
        card for card, up in zip(solo.places, solo.face_up, strict=True) if up and card is not None
    ]
    return {
        "ideology": "losing" if solo.losing else "winning",
        "trigger_row": solo.trigger_row,
        "termite": FACTIONS[solo.termite],
        "personality": solo.personality.value,
        "face_up": _names(sorted(face_up)),
        "taken": len(solo.taken),
    }


def _names(cards: Sequence[Card]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def _table(state: State) -> list[tuple[int, str]]:
    """The trick so far; a complete one lies there until the next begins or the Age ends."""
    if state.phase not in {Phase.PLAY, Phase.VISIT, Phase.TIEBREAK}:
        return []
    return list(zip(state.order, _names(state.trick), strict=False))


def dump_view(view: View) -> Mapping[str, object]:
    """What somebody sees, in the words of records, fit for JSON; what is hidden is null."""
    cards, trick = name_speller(CARD_NAMES), seat_speller(name_speller(CARD_NAMES))
    words = dict.fromkeys(("hand", "emissary", "discard", "seen"), cards)
    words |= {"table": trick, "last_trick": trick, "ring": name_speller(FACTIONS)}
    words |= {"legal": each(write_action), "cubes": _cubes}
    words |= {"termitenator": _seen_of_termitenator}
    return spell(view, words, but={"trick_status"})


def _cubes(cubes: Sequence[int]) -> dict[str, int]:
    return dict(zip(FACTIONS, cubes, strict=True))


def _seen_of_termitenator(shown: TermitenatorView | None) -> dict[str, object] | None:
    if shown is None:
        return None
    cards = name_speller(CARD_NAMES)
    words = dict.fromkeys(("places", "tied", "given"), cards)
    return spell(
        shown, {**words, "termite": name_speller(FACTIONS), "choice": lambda _choice: None}
    )
