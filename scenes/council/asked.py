"""What somebody may ask about at the table of Bug Council, and where each of these things is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from game.describe.council.names import card_codes, speaker
from game.describe.council.ranks import rank_words
from game.rules.council.api import Card, card_name, card_words, space_name
from game.words import _
from scenes.council.board_place import BoardPlace
from scenes.council.closer import CouncilCardCloseUp
from scenes.council.emissary import card_at
from scenes.council.picture import CouncilLook, place_of
from scenes.council.places import TablePlace
from scenes.council.solo.place import SoloPlace
from scenes.council.stage.solo_stage import SoloStage
from scenes.council.stage.table_stage import Stage
from scenes.council.words.things import (
    articles,
    of_board,
    of_cards,
    of_people,
    of_termitenator,
)
from scenes.kit import parts
from scenes.kit.cards import card_box
from scenes.kit.layout import Place
from scenes.kit.scene import Frame
from scenes.kit.thing import Thing
from scenes.table.look import Look, TableTop
from scenes.table.pieces import hand as fan
from scenes.table.pieces.plaque import note_place, pile_place
from scenes.tricks.seats import DECK_WIDTH

PAWN: Final = 40.0  # at the design radius
CHEVRON: Final = 42.0
CROWN: Final = 44.0
WIDE, HIGH = 0.66, 0.58  # of a city, in radii
HALL: Final = 0.27  # the Chambers


def council_things(frame: Frame, stage: Stage, top: TableTop, look: Look) -> list[Thing]:
    """Everything on the table that has a sentence, back to front."""
    look = CouncilLook.of(look)
    place = place_of(frame, stage, panels=look.panels)
    listed = [*_board(place.board, stage, top), *_furniture(place, stage, look)]
    listed += _seats(place, stage, top)
    if isinstance(place, SoloPlace) and stage.solo is not None:
        listed += _solo(place, stage.solo, look)
    if stage.people == 1 or not look.panels:
        listed += _cards(place, stage, top)
    if stage.you is not None and not look.hide_hand:
        listed += _hand(place, stage, top)
    return [thing for thing in listed if thing.words]


def _board(board: BoardPlace, stage: Stage, top: TableTop) -> Iterator[Thing]:
    """Cities, crowns, arrows, the Chambers and the pawns."""
    unit, termite = board.unit, None if stage.solo is None else stage.solo.termite
    for faction in stage.ring:
        x, y = board.at(0.56, board.middle(faction))
        city = parts.centred(x, y, WIDE * board.radius, HIGH * board.radius)
        name = space_name(faction, termite)
        said = of_board.city(stage, faction)
        yield Thing(f"city:{faction}", city, name, said, article="strength")
    strongest = max(stage.cubes)
    for faction in stage.ring:
        if stage.cubes[faction] == strongest:
            crown = parts.centred(*board.crown(faction), CROWN * unit, CROWN * unit)
            said = of_board.crown(stage, faction)
            yield Thing(f"crown:{faction}", crown, _("The crown"), said, article="strength")
    for border in range(5):
        x, y = board.at(0.355, border * 72 + 36)
        sign = parts.centred(x, y, CHEVRON * unit, CHEVRON * unit)
        said = of_board.chevron()
        yield Thing(f"chevron:{border}", sign, _("The way round"), said, article="sowing")
    hall = parts.centred(board.cx, board.cy, 2 * HALL * board.radius, 2 * HALL * board.radius)
    said = of_board.chambers(stage)
    yield Thing("chambers", hall, _("The Chambers"), said, article="chambers")
    if stage.visitor is not None:
        door = parts.centred(*board.door, PAWN * unit, PAWN * unit)
        said = of_people.visitor(stage, top.seats)
        yield Thing("visitor", door, _("At the door"), said, article=articles.visitor(stage))
    for seat, (x, y) in enumerate(board.score_spots(stage.scores)):
        pawn = parts.centred(x, y, PAWN * unit, PAWN * unit)
        title, said = speaker(top.seats, seat), of_people.score_pawn(stage, top.seats, seat)
        yield Thing(f"pawn:{seat}", pawn, title, said, article="winning-the-game")


def _furniture(place: TablePlace, stage: Stage, look: CouncilLook) -> Iterator[Thing]:
    """The strip of strengths, the bowl and the deck."""
    strip = place.layout["ladder"]
    yield Thing("strength", strip, _("Strength"), of_board.strength_strip(), article="strength")
    if look.supply:
        bowl, said = place.layout["supply"], of_board.supply(stage)
        yield Thing("supply", bowl, _("Supply"), said, article="recruits")
        deck = _card_place(place.deck, DECK_WIDTH)
        said = of_board.deck(stage)
        yield Thing("deck", deck, _("The deck"), said, article=articles.deck(stage))


def _seats(place: TablePlace, stage: Stage, top: TableTop) -> Iterator[Thing]:
    """The plaques, with what was declared and won on each of them."""
    seats = top.seats
    for seat, who in enumerate(seats[:1] if stage.people == 1 else seats):
        plaque = place.seat(seat)
        said, about = of_people.plaque(stage, seats, seat), articles.seat(stage, seat)
        yield Thing(f"plaque:{seat}", plaque, who.name, said, article=about)
        flag, pile = note_place(plaque), pile_place(plaque)
        said, about = of_people.flag(stage, seats, seat), articles.flag(stage, seat)
        yield Thing(f"flag:{seat}", flag, _("Declaration"), said, article=about)
        said = of_people.tricks_pile(stage, seats, seat)
        yield Thing(f"pile:{seat}", pile, _("Tricks"), said, article="points-from-tricks")


def _cards(place: TablePlace, stage: Stage, top: TableTop) -> Iterator[Thing]:
    """The trick, and the cards of the Emissary."""
    for seat, card in stage.table:
        spot = _card_place(place.trick_card(seat), place.card_width)
        said = of_cards.played_card(stage, top.seats, seat)
        played = _card(spot, card, said, stage, top, "trick")
        yield played._replace(article="following")
    for card in stage.emissary:
        spot = _card_place(card_at(place, stage.emissary, card), place.emissary_width)
        shown = _card(spot, card, of_cards.emissary_card(card), stage, top, "card")
        yield shown._replace(article="playing-for-it")


def _hand(place: TablePlace, stage: Stage, top: TableTop) -> Iterator[Thing]:
    """My own cards, called like their controls."""
    by_code = dict(zip(card_codes(stage.hand), stage.hand, strict=True))
    spot = place.layout["hand"]
    for held in fan.lay_out(spot, tuple(by_code), None, None):
        y = held.y - fan.CARD_HEIGHT / 2
        where = Place(held.left, y, held.right - held.left, spot.bottom - y)
        card = by_code[held.card]
        yield _card(where, card, _("{who}. Look closer to see what it beats now.").format(
            who=rank_words(card)), stage, top, "card")  # fmt: skip


def _solo(place: SoloPlace, solo: SoloStage, look: CouncilLook) -> Iterator[Thing]:
    """The Termitenator's side."""
    layout = place.layout
    panel = layout["opponent"]
    said, about = of_termitenator.ability(solo), solo.personality.value
    yield Thing("ability", panel, _("The Termitenator"), said, article=about)
    lamps = parts.box(panel.x + 18, panel.bottom - 62, panel.w - 36, 48)
    yield Thing("mood", lamps, _("Its mood"), of_termitenator.mood(solo), article="moods")
    said = of_termitenator.belongings(solo)
    yield Thing("belongings", layout["belongings"], _("What it keeps"), said, article=about)
    if not look.solo.pyramid:
        return
    for number in range(len(solo.places)):
        spot = _card_place(place.pyramid_card(number), place.pyramid_width)
        words = of_termitenator.pyramid_card(solo, number)
        name, about = f"pyramid:{number}", articles.pyramid_card(solo, number)
        yield Thing(name, spot, _("Its cards"), words, article=about)


def _card(spot: Place, card: Card, words: str, stage: Stage, top: TableTop, kind: str) -> Thing:
    closer = partial(CouncilCardCloseUp, card, stage, top.seats)
    name, about = f"{kind}:{card_name(card)}", "winning-a-trick"
    return Thing(name, spot, card_words(card), words, closer, about)


def _card_place(at: tuple[float, float], width: float) -> Place:
    return Place(*card_box(*at, width)[:4])
