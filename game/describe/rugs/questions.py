"""What a seat of Bugs on Rugs is asked: a bug, two Larvae that hatch, a pair of Mosquitos."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import assert_never

from game.describe import Choice, Path, Question, Refused, Seats
from game.describe.line import Line
from game.describe.rugs.asking import ASKED, FLOOR, HAND, LABELS, LARVAE, WALL
from game.describe.rugs.names import called_in, card_words, chip, in_order, kind_name
from game.describe.rugs.weighing import BACK, CARD, FINISH, HATCH, KEEP, PAIR, larvae_of, neighbour
from game.rules.rugs.api import (
    CHOICES,
    DONE,
    HATCHES,
    KINDS,
    LARVA,
    PAIRS,
    SCORING_ORDER,
    Action,
    Card,
    Choose,
    Done,
    Hatch,
    Kind,
    Pair,
    Phase,
    View,
    card_name,
    kind_of,
    why_not,
)
from game.seating import SeatSetup
from game.table import Seat
from game.words import _, pgettext


def ask(view: View, seats: Seats, chosen: Path) -> Question[Action]:
    """What is asked of whoever has this view; only Larvae of many are chosen in two steps."""
    assert view.decision is not None
    seat = view.decision.seat
    if view.phase is Phase.GROUP:
        return _pairs(view, seats, seat)
    question = _bug(view, seats, seat)
    return _larvae(view, question, seats[seat], chosen) if chosen else question


def confirm(_view: View, action: Action) -> str:
    """``Choose the Ladybug on stripes?``."""
    match action:
        case Choose(card):
            return _("Choose {bug}?").format(bug=card_words(card))
        case Hatch():
            return _("Hatch the two Larvae?")
        case Pair(kind):
            return _("Pair of Mosquitoes: {bug}?").format(bug=kind_name(kind))
        case Done():
            return _("Keep these pairs?")
        case _:
            assert_never(action)


def does(_view: View, action: Action) -> str:
    """``Choose the Ladybug on stripes``."""
    match action:
        case Choose(card):
            return pgettext("what a button does", "Choose {bug}").format(bug=card_words(card))
        case Hatch():
            return pgettext("what a button does", "Hatch the two Larvae")
        case Pair(kind):
            words = pgettext("what a button does", "Pair of Mosquitoes: {bug}")
            return words.format(bug=kind_name(kind))
        case Done():
            return pgettext("what a button does", "Keep these pairs")
        case _:
            assert_never(action)


def in_hand(view: View) -> tuple[Card, ...]:
    """What of my bugs is still in my hand: not what lies on the rug to be passed or swapped."""
    away = {view.given, view.offered}
    return in_order(card for card in view.hand or () if card not in away)


# a bug


def _bug(view: View, seats: Seats, seat: Seat) -> Question[Action]:
    asking = ASKED[view.phase]
    return Question(
        seat,
        view.phase,
        _(asking.title),
        _(asking.turn),
        _(asking.deed),
        Line.to(seats[seat], _(asking.asked), to=neighbour(view, seats)),
        (
            *(_choice(view, bare, CHOICES[card]) for card, bare in _bugs(view, asking.zone)),
            *_buttons(view),
        ),
    )


def _bugs(view: View, first: str) -> Iterator[tuple[Card, Choice[Action]]]:
    """All bugs that lie there, the zone that is asked first; none can be chosen yet."""
    zones = {FLOOR: view.floor, HAND: in_hand(view), WALL: view.wall}
    names = called_in(view)
    for zone in sorted(zones, key=lambda zone: zone != first):
        for card in zones[zone]:
            name = f"{CARD}{card_name(card)}"
            yield card, Choice(name, names[card], None, zone=zone, card=chip(card))


def _choice(view: View, bare: Choice[Action], action: Action) -> Choice[Action]:
    """The choice with its action, or with the rule that refuses it."""
    refusal = why_not(view, action)
    if refusal is None:
        return bare._replace(action=action)
    label = _(LABELS[refusal.clause])
    return bare._replace(refused=Refused(refusal.clause, label, refusal.sentence))


def _buttons(view: View) -> Iterator[Choice[Action]]:
    """Larvae that may hatch: the only two at once, of more two are to be chosen."""
    pairs = [action for action in view.legal if isinstance(action, Hatch)]
    if pairs:
        words = _("Hatch two Larvae")
        if len(pairs) == 1:
            yield Choice(HATCH, words, pairs[0])
        else:
            yield Choice(HATCH, words, None, (HATCH,))
    if view.phase is Phase.KEEP:
        yield Choice(KEEP, _("Keep them"), DONE)


# two Larvae


def _larvae(view: View, asked: Question[Action], who: SeatSetup, chosen: Path) -> Question[Action]:
    """What comes after that button; what is no Larva of the hand is refused."""
    larvae = larvae_of(chosen)
    choices = [_larva(view, card, bare, larvae, chosen) for card, bare in _bugs(view, HAND)]
    back: Choice[Action] = Choice(BACK, _("Not now"), None)
    says = Line.to(who, _(LARVAE[len(larvae)]))
    return asked._replace(deed=_("hatch it"), says=says, choices=(*choices, back))


def _larva(
    view: View, card: Card, bare: Choice[Action], larvae: Collection[Card], chosen: Path
) -> Choice[Action]:
    if bare.zone != HAND or kind_of(card) != LARVA or card in larvae:
        return _choice(view, bare, Hatch(card, card))
    one, *other = sorted((*larvae, card))
    if not other:
        return bare._replace(leads=(*chosen, bare.id))
    return bare._replace(action=HATCHES[one, other[0]])


# pairs of Mosquitos


def _pairs(view: View, seats: Seats, seat: Seat) -> Question[Action]:
    return Question(
        seat,
        Phase.GROUP,
        _("Pairs"),
        _("your choice"),
        pgettext("what a key does", "make the pair"),
        Line.to(seats[seat], _("pair two Mosquitoes, or leave them single.")),
        (
            *(_pair(view, kind) for kind in SCORING_ORDER),
            Choice(FINISH, _("No more pairs"), DONE),
        ),
    )


def _pair(view: View, kind: Kind) -> Choice[Action]:
    bare: Choice[Action] = Choice(f"{PAIR}{KINDS[kind]}", kind_name(kind), None, zone="pairs")
    return _choice(view, bare, PAIRS[kind])
