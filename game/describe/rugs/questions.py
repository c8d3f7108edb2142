"""What a seat of Bugs on Rugs is asked: a bug, two Larvae that hatch, a pair of Mosquitos."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import assert_never

from game.describe import Choice, Path, Question, RefusalReason, Seats
from game.describe.line import Line
from game.describe.rugs.asking import ASKED, FLOOR, HAND, LABELS, LARVAE, WALL
from game.describe.rugs.names import called_in, card_words, chip, in_order, kind_name
from game.describe.rugs.weighing import BACK, CARD, FINISH, HATCH, KEEP, PAIR, larvae_of, neighbour
from game.rules.rugs import api as rugs
from game.seating import SeatSetup
from game.table import Seat
from game.words import _, pgettext


def ask(view: rugs.View, seats: Seats, chosen: Path) -> Question[rugs.Action]:
    """What is asked of whoever has this view; only Larvae of many are chosen in two steps."""
    assert view.decision is not None
    seat = view.decision.seat
    if view.phase is rugs.Phase.GROUP:
        return _pairs(view, seats, seat)
    question = _bug(view, seats, seat)
    return _larvae(view, question, seats[seat], chosen) if chosen else question


def confirm(_view: rugs.View, action: rugs.Action) -> str:
    """``Choose the Ladybug on stripes?``."""
    match action:
        case rugs.Choose(card):
            return _("Choose {bug}?").format(bug=card_words(card))
        case rugs.Hatch():
            return _("Hatch the two Larvae?")
        case rugs.Pair(kind):
            return _("Pair of Mosquitoes: {bug}?").format(bug=kind_name(kind))
        case rugs.Decline():
            return _("Keep these pairs?")
        case _:
            assert_never(action)


def does(_view: rugs.View, action: rugs.Action) -> str:
    """``Choose the Ladybug on stripes``."""
    match action:
        case rugs.Choose(card):
            return pgettext("what a button does", "Choose {bug}").format(bug=card_words(card))
        case rugs.Hatch():
            return pgettext("what a button does", "Hatch the two Larvae")
        case rugs.Pair(kind):
            words = pgettext("what a button does", "Pair of Mosquitoes: {bug}")
            return words.format(bug=kind_name(kind))
        case rugs.Decline():
            return pgettext("what a button does", "Keep these pairs")
        case _:
            assert_never(action)


def in_hand(view: rugs.View) -> tuple[rugs.Card, ...]:
    """What of my bugs is still in my hand: not what lies on the rug to be passed or swapped."""
    away = {view.given, view.offered}
    return in_order(card for card in view.hand or () if card not in away)


# a bug


def _bug(view: rugs.View, seats: Seats, seat: Seat) -> Question[rugs.Action]:
    asking = ASKED[view.phase]
    return Question(
        seat,
        view.phase,
        _(asking.title),
        _(asking.turn),
        _(asking.deed),
        Line.to(seats[seat], _(asking.asked), to=neighbour(view, seats)),
        (
            *(_choice(view, bare, rugs.CHOICES[card]) for card, bare in _bugs(view, asking.zone)),
            *_buttons(view),
        ),
    )


def _bugs(view: rugs.View, first: str) -> Iterator[tuple[rugs.Card, Choice[rugs.Action]]]:
    """All bugs that lie there, the zone that is asked first; none can be chosen yet."""
    zones = {FLOOR: view.floor, HAND: in_hand(view), WALL: view.wall}
    names = called_in(view)
    for zone in sorted(zones, key=lambda zone: zone != first):
        for card in zones[zone]:
            name = f"{CARD}{rugs.card_name(card)}"
            yield card, Choice(name, names[card], None, zone=zone, card=chip(card))


def _choice(view: rugs.View, bare: Choice[rugs.Action], action: rugs.Action) -> Choice[rugs.Action]:
    """The choice with its action, or with the rule that refuses it."""
    refusal = rugs.why_not(view, action)
    if refusal is None:
        return bare._replace(action=action)
    label = _(LABELS[refusal.clause])
    return bare._replace(refused=RefusalReason(refusal.clause, label, refusal.sentence))


def _buttons(view: rugs.View) -> Iterator[Choice[rugs.Action]]:
    """Larvae that may hatch: the only two at once, of more two are to be chosen."""
    pairs = [action for action in view.legal if isinstance(action, rugs.Hatch)]
    if pairs:
        words = _("Hatch two Larvae")
        if len(pairs) == 1:
            yield Choice(HATCH, words, pairs[0])
        else:
            yield Choice(HATCH, words, None, (HATCH,))
    if view.phase is rugs.Phase.KEEP:
        yield Choice(KEEP, _("Keep them"), rugs.DONE)


# two Larvae


def _larvae(
    view: rugs.View, asked: Question[rugs.Action], who: SeatSetup, chosen: Path
) -> Question[rugs.Action]:
    """What comes after that button; what is no Larva of the hand is refused."""
    larvae = larvae_of(chosen)
    choices = [_larva(view, card, bare, larvae, chosen) for card, bare in _bugs(view, HAND)]
    back: Choice[rugs.Action] = Choice(BACK, _("Not now"), None)
    says = Line.to(who, _(LARVAE[len(larvae)]))
    return asked._replace(deed=_("hatch it"), says=says, choices=(*choices, back))


def _larva(
    view: rugs.View,
    card: rugs.Card,
    bare: Choice[rugs.Action],
    larvae: Collection[rugs.Card],
    chosen: Path,
) -> Choice[rugs.Action]:
    if bare.zone != HAND or rugs.kind_of(card) != rugs.LARVA or card in larvae:
        return _choice(view, bare, rugs.Hatch(card, card))
    one, *other = sorted((*larvae, card))
    if not other:
        return bare._replace(leads=(*chosen, bare.id))
    return bare._replace(action=rugs.HATCHES[one, other[0]])


# pairs of Mosquitos


def _pairs(view: rugs.View, seats: Seats, seat: Seat) -> Question[rugs.Action]:
    return Question(
        seat,
        rugs.Phase.GROUP,
        _("Pairs"),
        _("your choice"),
        pgettext("what a key does", "make the pair"),
        Line.to(seats[seat], _("pair two Mosquitoes, or leave them single.")),
        (
            *(_pair(view, kind) for kind in rugs.SCORING_ORDER),
            Choice(FINISH, _("No more pairs"), rugs.DONE),
        ),
    )


def _pair(view: rugs.View, kind: rugs.Kind) -> Choice[rugs.Action]:
    bare: Choice[rugs.Action] = Choice(
        f"{PAIR}{rugs.KINDS[kind]}", kind_name(kind), None, zone="pairs"
    )
    return _choice(view, bare, rugs.PAIRS[kind])
