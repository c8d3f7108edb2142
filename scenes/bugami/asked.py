"""What somebody may ask about at the desk of Bugami, and where each of these things is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.describe.bugami.names import bid_name, bugs_words, card_words, tricks_words
from game.rules.bugami.api import CARD_NAMES
from game.table import Seat
from game.words import _, ngettext
from scenes.bugami.board.panels import above_keys, sums_place
from scenes.bugami.places import BID, DeskPlaces, places_of
from scenes.bugami.show.stage import Stage
from scenes.kit import parts
from scenes.kit.cards import card_box
from scenes.kit.layout import Place
from scenes.kit.scene import Frame
from scenes.kit.thing import Thing
from scenes.shell.levels import with_temper
from scenes.table.look import TableTop

KEYS: Final = 4  # that are named while a card is chosen
PILE: Final = (130.0, 130.0)  # the cards that were laid aside


def desk_things(frame: Frame, stage: Stage, top: TableTop) -> list[Thing]:
    """The seats with their bids, the trick, the sums and the cards laid aside."""
    places = places_of(frame, stage)
    found = [*_seats(places, stage, top)]
    if stage.rest:
        words = ngettext(
            "{count} card was set aside: nobody plays it in this deal.",
            "{count} cards were set aside: nobody plays them in this deal.",
            stage.rest,
        ).format(count=stage.rest)
        place = parts.centred(*places.rest, *PILE)
        found.append(Thing("rest", place, _("Set aside"), words, article="rest"))
    if stage.open:
        words = _("Each side with its tricks and its bugs, and what they are worth so far.")
        place = sums_place(frame, above_keys(frame, places.layout, KEYS), stage)
        found.append(Thing("sides", place, _("The sums"), words, article="bugs"))
    for seat, card in stage.table:
        x, y = places.trick_card(seat)
        spot = Place(*card_box(x, y, places.card_width)[:4])
        said = _("{name} has played {card}.")
        said = said.format(name=top.seats[seat].name, card=card_words(card))
        name, about = f"trick:{CARD_NAMES[card]}", "winning-a-trick"
        found.append(Thing(name, spot, card_words(card), said, article=about))
    return found


def _seats(places: DeskPlaces, stage: Stage, top: TableTop) -> Iterator[Thing]:
    for seat, who in enumerate(top.seats):
        place = places.seat(seat)
        score = stage.scores[seat]
        words = ngettext(
            "{name} has {count} point, and in this deal {tricks} and {bugs}.",
            "{name} has {count} points, and in this deal {tricks} and {bugs}.",
            score,
        ).format(
            name=who.name,
            count=score,
            tricks=tricks_words(stage.tricks[seat]),
            bugs=bugs_words(stage.bugs[seat]),
        )
        words = with_temper("bugami", who, words)
        yield Thing(f"plaque:{seat}", place, who.name, words, article="target")
        bid = place._replace(x=place.right - BID, w=BID)
        said = _bid(stage, seat, who.name)
        yield Thing(f"bid:{seat}", bid, _("The bid"), said, article="bidding")


def _bid(stage: Stage, seat: Seat, name: str) -> str:
    bid = stage.bids[seat]
    if stage.open and bid is not None:
        return _("{name} has bid {bid}.").format(name=name, bid=bid_name(bid))
    words = _("{name} has not bid yet.")
    if stage.has_bid[seat]:
        words = _("{name} has folded a bid: it stays secret until all have.")
    return words.format(name=name)
