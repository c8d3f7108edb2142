"""What a seat of Bugami is asked, a bid or a card, and what each choice would do."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final, assert_never

from game.describe import Choice, Path, Question, RefusalReason, Remark, Seats
from game.describe.bugami.names import (
    bid_name,
    card_span,
    card_words,
    suit_name,
    suit_span,
)
from game.describe.line import Line
from game.rules.bugami import api as bugami
from game.seating import SeatSetup
from game.words import N_, _, npgettext, pgettext

CARD: Final = "card:"
BIDS_BY_ID: Final = MappingProxyType(
    {f"bid:{bugami.BID_NAMES[each.bid]}": each for each in bugami.BIDS}
)
OF_SUIT: Final = len(bugami.RANKS)
"""Cards of a suit, besides the Jokers."""
LABELS: Final = MappingProxyType(
    {
        "over": N_("Game over:"),
        "wrong-phase": N_("Not now:"),
        "in-hand": N_("Your hand:"),
        "follow-suit": N_("Follow suit:"),
        "joker-follows": N_("Joker:"),
    }
)
"""By the clause that refuses a choice, what comes before the reason."""


def ask(view: bugami.View, seats: Seats, _chosen: Path) -> Question[bugami.Action]:
    """The bid or the card that is asked of whoever has this view; neither has steps."""
    decision = view.decision
    assert decision is not None
    seat = decision.seat
    if view.phase is bugami.Phase.BID:
        return Question(
            seat,
            bugami.Phase.BID,
            _("Make your bid. First to {target}").format(target=view.target),
            _("your bid"),
            pgettext("what a key does", "bid"),
            Line.to(seats[seat], _("choose your bug suit. It stays secret until all have bid.")),
            tuple(
                Choice(name, bid_name(action.bid), action, zone="bids")
                for name, action in BIDS_BY_ID.items()
            ),
        )
    return Question(
        seat,
        bugami.Phase.PLAY,
        "",
        _("your turn"),
        pgettext("what a key does", "play"),
        _question_line(view, seats[seat]),
        tuple(_card(view, seats, card) for card in view.hand or ()),
    )


def weigh(view: bugami.View, seats: Seats, chosen: Path) -> tuple[Remark, ...]:
    """What a bid or a card would do as things stand."""
    assert view.decision is not None
    name = chosen[-1]
    if name in BIDS_BY_ID:
        said = _weigh_bid(view, BIDS_BY_ID[name].bid)
        return (Remark(Line.to(seats[view.decision.seat], said)),)
    card = bugami.CARDS[name.removeprefix(CARD)]
    return _follow(view, seats, card) if view.table else (_lead(card),)


def confirm(_view: bugami.View, action: bugami.Action) -> str:
    """``Play the Hearts 5?``, ``Bid Misère?``."""
    match action:
        case bugami.MakeBid(bid):
            return _("Bid {bid}?").format(bid=bid_name(bid))
        case bugami.PlayCard(card):
            return _("Play {card}?").format(card=card_words(card))
        case _:
            assert_never(action)


def does(_view: bugami.View, action: bugami.Action) -> str:
    """``Play the Hearts 5``, ``Bid Misère``."""
    match action:
        case bugami.MakeBid(bid):
            return pgettext("what a button does", "Bid {bid}").format(bid=bid_name(bid))
        case bugami.PlayCard(card):
            return pgettext("what a button does", "Play {card}").format(card=card_words(card))
        case _:
            assert_never(action)


# bids


def would_be_bugs(view: bugami.View, bid: bugami.Bid) -> tuple[bugami.Card, ...]:
    """The cards of the hand that the bid of a suit would make my bugs: Jokers as well (B7)."""
    return tuple(
        card for card in view.hand or () if bugami.is_joker(card) or bugami.suit_of(card) == bid
    )


def _weigh_bid(view: bugami.View, bid: bugami.Bid) -> str:
    if bid == bugami.MISERE:
        words = _("Misère: win no tricks for {points} points, or get nothing.")
        return words.format(points=bugami.MISERE_POINTS)
    count = len(would_be_bugs(view, bid))
    words = _("{suit} would be your bugs: you hold {count}, {others} are elsewhere.")
    if view.jokers:
        words = _("{suit} and Jokers would be your bugs: you hold {count} of {all}.")
    many = OF_SUIT + view.jokers
    return words.format(suit=bid_name(bid), count=count, others=many - count, all=many)


# cards


def _card(view: bugami.View, seats: Seats, card: bugami.Card) -> Choice[bugami.Action]:
    action, span = bugami.PLAYS[card], card_span(card)
    refusal = bugami.why_not(view, action)
    name = f"{CARD}{bugami.CARD_NAMES[card]}"
    if refusal is None:
        return Choice(name, span.words, action, zone="hand", card=span)
    refused = _refusal_reason(view, seats, refusal)
    return Choice(name, span.words, None, refused=refused, zone="hand", card=span)


def _refusal_reason(view: bugami.View, seats: Seats, refusal: bugami.Refusal) -> RefusalReason:
    """A rule and its reason at this desk; else what the rules say."""
    reason = refusal.sentence
    if view.table:
        leader, led = view.table[0]
        words = {
            "follow-suit": pgettext("playing cards", "{leader} led {suit} and you hold some."),
            "joker-follows": _("You can lead it, or throw it in when you hold no {suit}."),
        }.get(refusal.clause, reason)
        reason = words.format(suit=suit_name(bugami.suit_of(led)), leader=seats[leader].name)
    return RefusalReason(refusal.clause, _(LABELS[refusal.clause]), reason)


def _question_line(view: bugami.View, who: SeatSetup) -> Line:
    if not view.table:
        return Line.to(who, _("lead any card."))
    led = view.table[0][1]
    if bugami.is_joker(led):
        return Line.to(who, _("a Joker was led: play any card."))
    suit = bugami.suit_of(led)
    words = pgettext("playing cards", "follow suit: play {suit}.")
    if suit not in map(bugami.suit_of, view.hand or ()):
        words = pgettext("playing cards", "you hold no {suit}: play any card.")
    return Line.to(who, words, suit=suit_span(suit))


def _lead(card: bugami.Card) -> Remark:
    if bugami.is_joker(card):
        words = _("would lead and win: the others play anything")
        return Remark(Line.of(words), "shared/token_crown")
    words = pgettext("playing cards", "would lead: whoever holds {suit} must play them")
    return Remark(Line.of(words, suit=suit_name(bugami.suit_of(card))), "shared/token_lead")


def _follow(view: bugami.View, seats: Seats, card: bugami.Card) -> tuple[Remark, Remark]:
    """Whether a card would win so far, and what the trick would be to whoever is ahead."""
    preview = bugami.card_preview(view, card)
    winner = preview.standing.winner
    mine = winner == view.you
    wins = _("would win so far")
    if not mine:
        wins = _("would not win: {who} is ahead").format(who=seats[winner].name)
    ahead = Remark(Line.of(wins), "shared/token_crown")
    if view.bids[winner] == bugami.MISERE:
        breaks = _breaks(seats[winner].name, view.tricks[winner], mine=mine)
        return ahead, Remark(Line.of(breaks), "bugami/token_bid_misere")
    return ahead, _bugs(preview)


def _breaks(who: str, tricks: int, *, mine: bool) -> str:
    """What one trick more is to a Misère, which the first one has broken for good (B9)."""
    if mine:
        return (
            _("your Misère is broken: tricks change nothing")
            if tricks
            else _("a trick would break your Misère")
        )
    words = _("{who}'s Misère is broken already") if tricks else _("would break {who}'s Misère")
    return words.format(who=who)


def _bugs(preview: bugami.CardPreview) -> Remark:
    sign, bugs = "bugami/token_clean", _("no bugs")
    if preview.bugs:
        sign = "bugami/token_bug"
        words = npgettext("bugami", "{count} bug", "{count} bugs", preview.bugs)
        bugs = words.format(count=preview.bugs)
    words = _("{bugs}: {before} → {after}")
    return Remark(Line.of(words, bugs=bugs, before=preview.before, after=preview.after), sign)
