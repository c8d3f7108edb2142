"""What the things on the council's table are, each in one plain sentence of what everybody sees.

Whoever points at a thing and waits is told this. The stage is what lies there now, ``seats`` are
those of the session (who is neutral comes last).
"""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from game.match import SeatSetup
from game.rules.council.api import (
    AGES,
    NO_ALLEGIANCE_POINTS,
    ROWS,
    SOLO_NO_ALLEGIANCE_POINTS,
    Card,
    Faction,
    Personality,
    card_words,
    space_name,
    suit_of,
)
from game.table import Seat
from game.words import N_, _, listed, ngettext
from scenes.council.places import TRACK_CELLS
from scenes.council.stage.solo_stage import SoloStage
from scenes.council.stage.table_stage import Oath, Stage
from scenes.council.words.names import cubes_words, faction_name, points_words, speaker, trick_count

Seats = Sequence[SeatSetup]

DECLARED: Final = MappingProxyType(
    {
        Oath.NONE: N_("{name} has not declared for this Age yet."),
        Oath.FACE_DOWN: N_("{name} has declared: it stays secret until all have chosen."),
        Oath.ALLEGIANCE: N_(
            "{name} declared Allegiance: the last card scores 1 point for each cube on its faction."
        ),
        Oath.NO_ALLEGIANCE: N_(
            "{name} declared No Allegiance: winning no tricks is worth {base} + {chambers}."
        ),
        Oath.NEUTRAL: N_("{name} never declares."),
    }
)
ABILITIES: Final = MappingProxyType(
    {
        Personality.PACIFIST: N_("The Pacifist has no ability: cubes on the Termites do nothing."),
        Personality.PACIFIST_2: N_(
            "Pacifist 2.0 scores 1 point when a visit or a recruit brings the Termites a cube."
        ),
        Personality.CARD_SHARK: N_(
            "When a visit brings the Termites a cube, the Card Shark takes as many cards as they "
            "have cubes."
        ),
        Personality.THIEF: N_(
            "When a visit brings the Termites a cube, the Thief swaps a card with you."
        ),
        Personality.TRICKSTER: N_(
            "When a visit brings the Termites a cube, the Trickster steals a trick or keeps a cube."
        ),
    }
)


# people


def plaque(stage: Stage, seats: Seats, seat: Seat) -> str:
    """Whose plaque it is, with points and tricks so far."""
    return _("{name} has {points} so far, and {tricks} in this Age.").format(
        name=speaker(seats, seat),
        points=points_words(stage.scores[seat]),
        tricks=trick_count(stage.tricks[seat]),
    )


def flag(stage: Stage, seats: Seats, seat: Seat) -> str:
    """What a seat has declared, as far as it lies open, and what that means."""
    oath, words = stage.oaths[seat], DECLARED[stage.oaths[seat]]
    if oath is Oath.NEUTRAL and stage.solo is not None:
        words = N_("{name} never declares: winning no tricks is worth {base} + {chambers}.")
    if oath is Oath.NO_ALLEGIANCE and stage.tricks[seat]:
        words = N_("{name} declared No Allegiance but won a trick: only the tricks score now.")
    return _(words).format(name=speaker(seats, seat), base=_base(stage), chambers=stage.chambers)


def tricks_pile(stage: Stage, seats: Seats, seat: Seat) -> str:
    """The tricks of a seat in this Age: they are worth a point each."""
    words = _("{name} has {tricks} in this Age.")
    if stage.tricks[seat]:
        words = _("{name} has {tricks} in this Age: each is worth 1 point.")
    return words.format(name=speaker(seats, seat), tricks=trick_count(stage.tricks[seat]))


def score_pawn(stage: Stage, seats: Seats, seat: Seat) -> str:
    """A pawn on the score track, which begins again after a round."""
    points = stage.scores[seat]
    words = _("{name} has {points}.")
    if points >= TRACK_CELLS:
        words = _("{name} has {points}: after {last} the track starts again.")
    return words.format(
        name=speaker(seats, seat), points=points_words(points), last=TRACK_CELLS - 1
    )


def visitor(stage: Stage, seats: Seats) -> str:
    """The pawn at the door of the Chambers; nothing where nobody visits."""
    if stage.visitor is None:
        return ""
    words = _("{name} visits: the lowest card on suit goes to the council.")
    return words.format(name=speaker(seats, stage.visitor))


# the board


def city(stage: Stage, faction: Faction) -> str:
    """A space of the ring: how strong it is, and what follows from that."""
    space, cubes = space_name(faction, _termite(stage)), stage.cubes[faction]
    stronger = sum(other > cubes for other in stage.cubes)
    words = ngettext(
        "The {space} have {cubes}: {count} faction is stronger.",
        "The {space} have {cubes}: {count} factions are stronger.",
        stronger,
    )
    if not stronger:
        words = _("The {space} have {cubes}: nobody is stronger.")
    if not cubes:
        words = _("The {space} have no cubes, so nobody can activate them.")
    return words.format(space=space, cubes=cubes_words(cubes), count=stronger)


def crown(stage: Stage, faction: Faction) -> str:
    """The crown of a strongest space."""
    top = max(stage.cubes)
    level = [other for other in stage.ring if stage.cubes[other] == top]
    if len(level) == 1:
        words = _("The {space} wear the crown: they have the most cubes.")
        return words.format(space=space_name(faction, _termite(stage)))
    words = _("They share the crown, for nobody has more cubes: {spaces}.")
    return words.format(spaces=listed([space_name(each, _termite(stage)) for each in level]))


def chevron() -> str:
    """The arrows between the spaces."""
    return _("Cubes are sown clockwise, the way the arrows point.")


def sowing_number(number: int) -> str:
    """A number on an arriving cube of a sowing that is looked at."""
    return _("Cube {number} of the sowing would land here.").format(number=number)


def strength_strip() -> str:
    """The factions in order of strength."""
    return _("The factions by their cubes, strongest first. An = stands between level ones.")


def chambers(stage: Stage) -> str:
    """The cubes in the middle, which make No Allegiance worth more."""
    words = ngettext(
        "{count} cube in the Chambers, there for good: No Allegiance is worth {base} + {count}.",
        "{count} cubes in the Chambers, there for good: No Allegiance is worth {base} + {count}.",
        stage.chambers,
    )
    if not stage.chambers:
        words = _("No cubes are in the Chambers yet: No Allegiance is worth {base} points.")
    return words.format(count=stage.chambers, base=_base(stage))


def supply(stage: Stage) -> str:
    """The bowl of cubes that are not on the board."""
    words = ngettext(
        "{count} cube for the recruits that arrive between Ages.",
        "{count} cubes for the recruits that arrive between Ages.",
        stage.supply,
    )
    if stage.age >= AGES:
        words = ngettext(
            "{count} cube is left: no recruits arrive after the last Age.",
            "{count} cubes are left: no recruits arrive after the last Age.",
            stage.supply,
        )
    if not stage.supply:
        words = _("The supply is empty: no more recruits can arrive.")
    return words.format(count=stage.supply)


def deck(stage: Stage) -> str:
    """The cards that nobody holds."""
    if stage.solo is not None and stage.solo.personality is Personality.CARD_SHARK:
        return _("Cards that were not dealt in this Age. The Card Shark takes from the top.")
    if stage.people == 2:
        return _("Cards that were not dealt in this Age. The Emissary turns up the top one.")
    return _("Cards that were not dealt in this Age. Discards go on top, face down.")


# cards


def played_card(stage: Stage, seats: Seats, seat: Seat) -> str:
    """A card of the trick on the table; nothing before that seat has played."""
    cards = dict(stage.table)
    if seat not in cards:
        return ""
    leader, led = stage.table[0]
    if seat == leader:
        words = _("{name} led {card}: whoever holds {suit} must play them.")
    elif suit_of(cards[seat]) == suit_of(led):
        words = _("{name} followed suit with {card}.")
    else:
        words = _("{name} played {card} off suit: there were no {suit} to follow with.")
    return words.format(
        name=speaker(seats, seat),
        card=card_words(cards[seat]),
        suit=faction_name(suit_of(led)),
    )


def last_trick(stage: Stage) -> str:
    """The trick before this one; nothing where there is none in this Age."""
    if not stage.last_trick:
        return ""
    cards = listed([card_words(card) for _seat, card in stage.last_trick])
    return _("Last trick: {cards}.").format(cards=cards)


def emissary(stage: Stage) -> str:
    """Who sits third at a table of two."""
    if not stage.emissary:
        return _("The Emissary is third at a table of two: people play for it.")
    words = _("The Emissary is third at your table. People choose between its cards: {cards}.")
    return words.format(cards=listed([card_words(card) for card in stage.emissary]))


def emissary_card(card: Card) -> str:
    """One of the Emissary's face-up cards."""
    words = _("{card} is one of the cards that people can play for the Emissary.")
    return words.format(card=card_words(card))


# the Termitenator


def pyramid_card(solo: SoloStage, place: int) -> str:
    """A card of the pyramid, in dealing order; nothing where it has been played."""
    card, row = solo.places[place], ROWS[place]
    if not solo.lies[place]:
        return ""
    if card is not None:
        words = _("{card} is uncovered: the Termitenator can play it.")
    elif row == solo.trigger_row:
        words = _("Row {row}, the trigger row: turned up before it has a trick, it means Losing.")
    else:
        words = _("Row {row}: this card turns up on its turn, once nothing covers it.")
    return words.format(card="" if card is None else card_words(card), row=row)


def trigger_row(solo: SoloStage) -> str:
    """The red band; nothing in an Age without one."""
    if solo.trigger_row is None:
        return ""
    words = _("If a card of row {row} turns up before it has a trick, it switches to Losing.")
    return words.format(row=solo.trigger_row)


def mood(solo: SoloStage) -> str:
    """The lamp of its mood."""
    if solo.losing:
        return _("Losing: it wants no tricks. Winning one turns it back to Winning.")
    return _("Winning: it wants tricks.")


def ability(solo: SoloStage) -> str:
    """What its personality does with cubes that reach the Termites."""
    return _(ABILITIES[solo.personality])


def belongings(solo: SoloStage) -> str:
    """What its personality has collected; nothing where it collects nothing."""
    match solo.personality:
        case Personality.CARD_SHARK:
            words = ngettext(
                "{count} card up its sleeve: its best poker hand scores at the end of the Age.",
                "{count} cards up its sleeve: its best poker hand scores at the end of the Age.",
                solo.taken,
            )
            return words.format(count=solo.taken)
        case Personality.TRICKSTER:
            words = ngettext(
                "{count} cube kept: while Losing, it pays one to throw away a trick it wins.",
                "{count} cubes kept: while Losing, it pays one to throw away a trick it wins.",
                solo.board,
            )
            return words.format(count=solo.board)
        case _:
            return ""


def _base(stage: Stage) -> int:
    return SOLO_NO_ALLEGIANCE_POINTS if stage.people == 1 else NO_ALLEGIANCE_POINTS


def _termite(stage: Stage) -> Faction | None:
    return None if stage.solo is None else stage.solo.termite
