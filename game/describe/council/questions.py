"""What a seat of Bug Council is asked in each phase, and what each choice would do."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final, assert_never

from game.describe import Choice, Path, Question, Remark, Seats
from game.describe.council.board import chambers
from game.describe.council.names import NUMERALS, card_span, faction_name, termite_of
from game.describe.council.solo_words import it
from game.describe.council.tricks import CARD, ask_card, ask_discard, weigh_card
from game.describe.council.visits import ask_visit, weigh_visit
from game.describe.line import Line, listed_spans
from game.rules.council import api as council
from game.table import Seat
from game.words import N_, NC_, _, join_names, pgettext

ALLEGIANCE: Final = "declare:allegiance"
NO_ALLEGIANCE: Final = "declare:no-allegiance"
NAMED: Final = 3  # so many tied cards have room in the sentence
ASKED: Final = MappingProxyType(
    {
        council.Tie.PLAY: N_("{who} cannot decide between {cards}: you choose which one it plays."),
        council.Tie.GIVE: N_(
            "{cards} are worth the same to the Thief: you choose which one it gives you."
        ),
        council.Tie.TAKE: N_(
            "{cards} are worth the same to the Thief: you choose which one it takes."
        ),
    }
)
SHORTER: Final = MappingProxyType(  # where more cards are tied than there is room for
    {
        council.Tie.PLAY: N_("{who} cannot decide: you choose which card it plays."),
        council.Tie.GIVE: N_(
            "These are worth the same to the Thief: you choose which one it gives you."
        ),
        council.Tie.TAKE: N_(
            "These are worth the same to the Thief: you choose which one it takes."
        ),
    }
)
CHOSEN: Final = MappingProxyType(
    {
        council.Tie.PLAY: N_("{who} would play {card}."),
        council.Tie.GIVE: N_("{who} would give you {card}."),
        council.Tie.TAKE: N_("{who} would take your {card}."),
    }
)
SETTLING: Final = MappingProxyType(
    {
        council.Tie.PLAY: N_("Let it play {card}?"),
        council.Tie.GIVE: N_("Let it give you {card}?"),
        council.Tie.TAKE: N_("Let it take your {card}?"),
    }
)
SETTLED: Final = MappingProxyType(
    {
        council.Tie.PLAY: NC_("what a button does", "Let it play {card}"),
        council.Tie.GIVE: NC_("what a button does", "Let it give you {card}"),
        council.Tie.TAKE: NC_("what a button does", "Let it take your {card}"),
    }
)


def ask(view: council.View, seats: Seats, _chosen: Path) -> Question[council.Action]:
    """What is asked of whoever has this view; nothing of it has steps."""
    assert view.decision is not None
    seat = view.decision.seat
    match view.phase:
        case council.Phase.DECLARE:
            return _ask_declaration(view, seats, seat)
        case council.Phase.DISCARD:
            return ask_discard(view, seats, seat)
        case council.Phase.VISIT:
            return ask_visit(view, seats, seat)
        case council.Phase.TIEBREAK:
            return _ask_tie(view, seats, seat)
        case _:
            return ask_card(view, seats, seat)


def weigh(view: council.View, seats: Seats, chosen: Path) -> tuple[Remark, ...]:
    """What a choice would do as things stand."""
    name = chosen[-1]
    match view.phase:
        case council.Phase.DECLARE:
            return _weigh_declaration(view, name)
        case council.Phase.VISIT:
            return weigh_visit(view, name)
        case council.Phase.TIEBREAK:
            card = card_span(council.CARDS[name.removeprefix(CARD)])
            return (Remark(it(seats, _(CHOSEN[_tie(view)]), card=card)),)
        case _:
            return weigh_card(view, seats, name)


def confirm(view: council.View, action: council.Action) -> str:
    """``Play Ants 5?``; ``view`` is that of whoever is about to do it."""
    match action:
        case council.Declare(no_allegiance):
            return _("Declare No Allegiance?") if no_allegiance else _("Declare Allegiance?")
        case council.DiscardCard(card):
            return _("Discard {card}?").format(card=council.card_words(card))
        case council.PlayCard(card):
            return _("Play {card}?").format(card=council.card_words(card))
        case council.Visit(faction) if faction is not None:
            space = council.space_name(faction, termite_of(view))
            return _("Activate the {space}?").format(space=space)
        case council.Visit():
            return _("Pass?")
        case council.Settle(card):
            return _(SETTLING[_tie(view)]).format(card=council.card_words(card))
        case _:
            assert_never(action)


def does(view: council.View, action: council.Action) -> str:
    """``Play Ants 5``."""
    match action:
        case council.Declare(no_allegiance):
            if no_allegiance:
                return pgettext("what a button does", "Declare No Allegiance")
            return pgettext("what a button does", "Declare Allegiance")
        case council.DiscardCard(card):
            return pgettext("what a button does", "Discard {card}").format(
                card=council.card_words(card)
            )
        case council.PlayCard(card):
            return pgettext("what a button does", "Play {card}").format(
                card=council.card_words(card)
            )
        case council.Visit(faction) if faction is not None:
            space = council.space_name(faction, termite_of(view))
            return pgettext("what a button does", "Activate the {space}").format(space=space)
        case council.Visit():
            return pgettext("what a button does", "Pass")
        case council.Settle(card):
            words = pgettext("what a button does", SETTLED[_tie(view)])
            return words.format(card=council.card_words(card))
        case _:
            assert_never(action)


# declarations


def _ask_declaration(view: council.View, seats: Seats, seat: Seat) -> Question[council.Action]:
    words = _("declare for Age {age}. It stays secret until all have chosen.")
    if view.seats == 1:
        words = _("declare for Age {age}.")
    return Question(
        seat,
        council.Phase.DECLARE,
        _("Declaration"),
        _("your choice"),
        pgettext("what a key does", "declare"),
        Line.to(seats[seat], words, age=NUMERALS[view.age - 1]),
        (
            Choice(ALLEGIANCE, _("Allegiance"), council.DECLARATIONS[0]),
            Choice(NO_ALLEGIANCE, _("No Allegiance"), council.DECLARATIONS[1]),
        ),
    )


def _weigh_declaration(view: council.View, name: str) -> tuple[Remark, Remark]:
    """What has to be done for it, and what it is worth now."""
    if name == NO_ALLEGIANCE:
        duty = Line.of(_("Discard a card, then win no tricks. One trick breaks it."))
        brief = _("Discard a card, then win no tricks.")
        return Remark(duty, brief=brief), Remark(Line.of(chambers(view)))
    held = {council.suit_of(card) for card in view.hand or ()}
    worth = [
        _("{points} for {suit}").format(points=view.cubes[suit], suit=faction_name(suit))
        for suit in view.ring
        if suit in held
    ]
    return (
        Remark(Line.of(_("Your last card scores 1 point for each cube on its faction."))),
        Remark(Line.of(_("As the cubes are now: {worth}."), worth=join_names(worth))),
    )


# ties that the human settles


def _tie(view: council.View) -> council.Tie:
    assert view.termitenator is not None
    assert view.termitenator.tie is not None
    return view.termitenator.tie


def _ask_tie(view: council.View, seats: Seats, seat: Seat) -> Question[council.Action]:
    tie = _tie(view)
    tied = [action for action in view.legal if isinstance(action, council.Settle)]
    spans, mine = [card_span(action.card) for action in tied], tie is council.Tie.TAKE
    name = "{card}" if mine else _("Termitenator's {card}")
    words = (ASKED if len(tied) <= NAMED else SHORTER)[tie]
    return Question(
        seat,
        council.Phase.TIEBREAK,
        "",
        _("your choice"),
        pgettext("what a key does", "choose"),
        it(seats, _(words), cards=listed_spans(spans)),
        tuple(
            Choice(
                f"{CARD}{span.code}",
                name.format(card=span.words),
                action,
                zone="hand" if mine else "pyramid",
                card=span,
            )
            for span, action in zip(spans, tied, strict=True)
        ),
    )
