"""Moments at the desk of Bugami, each from a fixed seed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from build.album.setting import SEATS, lay_out, open_scene, played, wait
from game.match import AnyMatch, SeatSetup, TableSetup
from game.rules.bugami.api import (
    CARD_NAMES,
    JOKERS,
    MISERE,
    DealScored,
    Phase,
    PlayCard,
    RestTaken,
    TrickWon,
    View,
    suit_of,
)
from game.table import OptionValue
from scenes.backend.headless import Unseen
from scenes.bugami.box import BOX
from scenes.bugami.layers.bid import BidLayer
from scenes.bugami.layers.play import PlayLayer
from scenes.bugami.rules.pages import PAGES, how_to_play
from scenes.bugami.scoring.scene import DealScoringScene
from scenes.bugami.scoring.wedding import WeddingScene
from scenes.bugami.staging import STAGING
from scenes.kit.preferences import Preferences
from scenes.shell.end.podium import EndScene
from scenes.shell.sheets.curtain import CurtainScene
from scenes.shell.table_form.scene import TableSetupScene
from scenes.table.replay.scene import ReplayScene
from scenes.table.scene import TableScene
from scenes.table.session import AnySession

ALL_SEATS: Final = (*SEATS, ("Falk", "mint"), ("Gita", "violet"))
LONG_NAMES: Final = (
    *("Wilhelmina W", "Maximilian M", "Bartholomew", "Wanda", "Ö", "Constantinos", "Annegret M"),
)
Until = Callable[[AnyMatch], bool]
SPICED: Final = {"jokers": 2, "shotgun": True}


def desk(seats: int = 5, people: int = 1, seed: int = 7, **options: OptionValue) -> TableSetup:
    """A desk with people in the first seats and sharp bots in the others."""
    chosen = tuple(
        SeatSetup(name, colour, None if seat < people else "sensible")
        for seat, (name, colour) in enumerate(ALL_SEATS[:seats])
    )
    return TableSetup(chosen, options, seed=seed, game=BOX.game.id)


def at(setup: TableSetup, until: Until) -> AnySession:
    """The desk when it first holds."""
    return played(setup, until, STAGING)


def found(until: Until, seats: int = 5, people: int = 1, **options: OptionValue) -> AnySession:
    """The first seed's desk at which it holds within the first deals."""
    for seed in range(400):
        try:
            return at(desk(seats, people, seed, **options), until)
        except LookupError:
            continue
    raise LookupError("no game of this kind has such a moment")


def mine(kind: Phase, *tests: Callable[[View], bool]) -> Until:
    """Whether the first seat is asked for this, and everything else holds in its view."""

    def holds(match: AnyMatch) -> bool:
        decision = match.decision
        if decision is None or decision.seat != 0 or decision.kind is not kind:
            return False
        view = match.client(0).view()
        return all(test(view) for test in tests)

    return holds


def deal(number: int) -> Callable[[View], bool]:
    """In this deal or later."""
    return lambda view: view.deal >= number


def trick(least: int, most: int = 99) -> Callable[[View], bool]:
    """From this trick of a deal to that one."""
    return lambda view: least <= view.trick_number <= most


def lies(cards: int) -> Callable[[View], bool]:
    """So many cards lie in the trick."""
    return lambda view: len(view.table) == cards


def must_follow(view: View) -> bool:
    """Some cards are refused, but there is a choice."""
    return 1 < len(view.legal) < len(view.hand or ())


def married(view: View) -> bool:
    """Somebody has a partner."""
    return any(len(side) > 1 for side in view.sides)


def bid_misere(view: View) -> bool:
    """Somebody has bid Misère."""
    return MISERE in view.bids


def told(kind: type) -> Until:
    """Whether the last action has made this happen."""

    def holds(match: AnyMatch) -> bool:
        if not match.turns:
            return False
        return any(isinstance(event, kind) for event in match.log[match.turns[-1].start :])

    return holds


def view_of(unseen: Unseen) -> View:
    """What the layer that asks has been given."""
    scene = unseen.screen.stack.scenes[-1]
    assert isinstance(scene, BidLayer | PlayLayer)
    return scene.view


def allowed(view: View) -> list[str]:
    """The controls of the cards that may be played."""
    return [f"card:{CARD_NAMES[a.card]}" for a in view.legal if isinstance(a, PlayCard)]


def refused(view: View) -> list[str]:
    """The controls of the cards that may not."""
    free = set(allowed(view))
    names = [f"card:{CARD_NAMES[card]}" for card in view.hand or ()]
    return [name for name in names if name not in free]


# bids


def dealing(unseen: Unseen) -> None:
    """Cards fly out."""
    open_scene(unseen, TableScene(at(desk(), lambda _: True)))
    wait(unseen, 0.9)


def bidding(unseen: Unseen) -> None:
    """Nothing chosen yet, in a later deal."""
    lay_out(unseen, at(desk(), mine(Phase.BID, deal(3))), BidLayer)


def bidding_suit(unseen: Unseen) -> None:
    """A suit in the focus: its cards stand up."""
    bidding(unseen)
    unseen.hover("bid:D")


def bidding_misere(unseen: Unseen) -> None:
    """Misère in the focus, at the largest desk."""
    lay_out(unseen, at(desk(7), mine(Phase.BID, deal(2))), BidLayer)
    unseen.hover("bid:misere")


def bidding_many(unseen: Unseen) -> None:
    """Eighteen cards at a desk of three."""
    lay_out(unseen, at(desk(3, jokers=2), mine(Phase.BID)), BidLayer)
    unseen.hover("bid:H")


def curtain(unseen: Unseen) -> None:
    """Two people: the hand is handed over before a bid."""
    room = at(desk(4, 2), lambda match: _asks(match, 1) and match.view(None).deal == 2)
    lay_out(unseen, room, CurtainScene)


def _asks(match: AnyMatch, seat: int) -> bool:
    return match.decision is not None and match.decision.seat == seat


def reveal(unseen: Unseen) -> None:
    """All bids lie open in the middle."""
    lay_out(unseen, found(_last_to_bid, 5), BidLayer)
    unseen.click("bid:H")
    wait(unseen, 0.42 + 0.5 + 0.75 + 0.4)


def unfolding(unseen: Unseen) -> None:
    """They spring open."""
    lay_out(unseen, found(_last_to_bid, 7), BidLayer)
    unseen.click("bid:C")
    wait(unseen, 0.42 + 0.5 + 0.35)


def _last_to_bid(match: AnyMatch) -> bool:
    return mine(Phase.BID)(match) and match.view(None).has_bid.count(False) == 1


def wedding(unseen: Unseen) -> None:
    """Two couples and somebody alone."""
    _wedding(unseen, 5)


def wedding_many(unseen: Unseen) -> None:
    """Seven seats."""
    _wedding(unseen, 7)


def wedding_four(unseen: Unseen) -> None:
    """Everybody but one, with confetti."""
    _wedding(unseen, 4)
    wait(unseen, 0.9)


def _wedding(unseen: Unseen, seats: int) -> None:
    couples = 2 if seats > 4 else 1

    def holds(match: AnyMatch) -> bool:
        if not _last_to_bid(match):
            return False
        bids = [1, *(match.client(seat).view().bids[seat] for seat in range(1, seats))]
        together = {bid for bid in bids if bids.count(bid) > 1 and bid != MISERE}
        alone = [bid for bid in bids if bids.count(bid) == 1 or bid == MISERE]
        return 1 in together and len(together) >= couples and bool(alone)

    lay_out(unseen, found(holds, seats, shotgun=True), BidLayer)
    unseen.click("bid:D")
    for _number in range(400):
        if isinstance(unseen.screen.stack.scenes[-1], WeddingScene):
            break
        unseen.step(1 / 30)
    wait(unseen, 0.8)


# tricks


def lead(unseen: Unseen) -> None:
    """I lead, and a Joker is in the focus."""

    def joker(view: View) -> bool:
        return any(suit_of(card) == JOKERS for card in view.hand or ())

    room = found(mine(Phase.PLAY, trick(3), lies(0), joker), 4, **SPICED)
    lay_out(unseen, room, PlayLayer)
    unseen.hover(allowed(view_of(unseen))[-1])


def follow(unseen: Unseen) -> None:
    """The middle of a long match: follow suit, nothing in the focus."""
    room = found(
        mine(Phase.PLAY, deal(4), trick(5, 8), lies(2), must_follow, married, bid_misere),
        5, shotgun=True,
    )  # fmt: skip
    lay_out(unseen, room, PlayLayer)


def follow_allowed(unseen: Unseen) -> None:
    """What a card would do."""
    follow(unseen)
    unseen.hover(allowed(view_of(unseen))[-1])


def follow_refused(unseen: Unseen) -> None:
    """Why not."""
    follow(unseen)
    unseen.hover(refused(view_of(unseen))[0])


def joker_refused(unseen: Unseen) -> None:
    """Which of the Joker's clauses refuses."""

    def held(view: View) -> bool:
        return any(suit_of(card) == JOKERS for card in view.hand or ())

    room = found(mine(Phase.PLAY, trick(3), lies(2), must_follow, held), 4, **SPICED)
    lay_out(unseen, room, PlayLayer)
    unseen.hover(refused(view_of(unseen))[-1])


def three(unseen: Unseen) -> None:
    """Three seats with eighteen cards."""
    room = found(mine(Phase.PLAY, trick(2, 3), lies(2), must_follow), 3, jokers=2)
    lay_out(unseen, room, PlayLayer)
    unseen.hover(allowed(view_of(unseen))[0])


def six(unseen: Unseen) -> None:
    """Six seats."""
    room = found(mine(Phase.PLAY, deal(2), trick(4, 6), lies(4), must_follow), 6, **SPICED)
    lay_out(unseen, room, PlayLayer)
    unseen.hover(allowed(view_of(unseen))[0])


def seven(unseen: Unseen) -> None:
    """Seven seats with partners and a Joker."""
    room = found(
        mine(Phase.PLAY, deal(2), trick(3, 6), lies(4), must_follow, married), 7,
        jokers=1, shotgun=True,
    )  # fmt: skip
    lay_out(unseen, room, PlayLayer)
    unseen.hover(allowed(view_of(unseen))[0])


def seven_alone(unseen: Unseen) -> None:
    """Seven sides, the longest names."""
    setup = desk(7)
    seats = tuple(
        SeatSetup(name, who.colour, who.bot)
        for name, who in zip(LONG_NAMES, setup.seats, strict=True)
    )
    named = TableSetup(seats, setup.options, seed=3, game=setup.game)
    lay_out(unseen, at(named, mine(Phase.PLAY, deal(2), trick(3))), PlayLayer)
    unseen.hover(allowed(view_of(unseen))[0])


def flying(unseen: Unseen) -> None:
    """A card on its way."""
    follow(unseen)
    unseen.click(allowed(view_of(unseen))[-1])
    wait(unseen, 0.25)


def winning(unseen: Unseen) -> None:
    """A trick is complete."""
    room = found(lambda match: told(TrickWon)(match) and match.view(None).trick_number == 3, 6)
    _cut(unseen, room, TrickWon, 0.3)


def counting(unseen: Unseen) -> None:
    """Bugs run to where they are counted."""

    def bugs(match: AnyMatch) -> bool:
        if not told(TrickWon)(match):
            return False
        return any(
            isinstance(event, TrickWon) and event.bugs > 1
            for event in match.log[match.turns[-1].start :]
        )

    _cut(unseen, found(bugs, 5), TrickWon, 0.95 + 0.36 + 0.34 + 0.2)


def rest(unseen: Unseen) -> None:
    """What was laid aside is turned over."""
    _cut(unseen, found(told(RestTaken), 6), RestTaken, 0.5 + 0.3)


def _cut(unseen: Unseen, room: AnySession, wanted: type, seconds: float) -> None:
    scene = TableScene(room)
    open_scene(unseen, scene)
    log = room.match.log
    last = max(number for number, event in enumerate(log, 1) if isinstance(event, wanted))
    for _number in range(20000):
        if scene.telling.told >= last:
            break
        unseen.screen.stack.tick(1 / 30)
    wait(unseen, seconds)


def last_trick(unseen: Unseen) -> None:
    """The trick before, large."""
    follow(unseen)
    unseen.press("t")


def look_closer(unseen: Unseen) -> None:
    """A court card, large."""
    follow_allowed(unseen)
    unseen.press("i")


def bots_only(unseen: Unseen) -> None:
    """Nobody plays."""
    room = at(desk(5, 0), lambda match: match.view(None).trick_number == 4)
    open_scene(unseen, TableScene(room))
    unseen.screen.stack.tick(0.01)
    wait(unseen, 0.5)


# points


def scoring(unseen: Unseen) -> None:
    """The lines are told one by one."""
    _scored(unseen, 5, 3)
    wait(unseen, 0.6 + 1.5)


def scored(unseen: Unseen) -> None:
    """All lines of a later deal, with partners."""
    _scored(unseen, 5, 4)
    unseen.settle()


def scored_three(unseen: Unseen) -> None:
    """Three sides."""
    _scored(unseen, 3, 2)
    unseen.settle()


def scored_seven(unseen: Unseen) -> None:
    """Seven sides."""
    _scored(unseen, 7, 4, shotgun=False)
    unseen.settle()


def _scored(unseen: Unseen, seats: int, number: int, *, shotgun: bool = True) -> None:
    def holds(match: AnyMatch) -> bool:
        deals = [event for event in match.log if isinstance(event, DealScored)]
        return len(deals) == number

    room = found(holds, seats, jokers=1, shotgun=shotgun)
    lay_out(unseen, room, DealScoringScene, number)


def podium(unseen: Unseen) -> None:
    """The end."""
    lay_out(unseen, at(desk(5, seed=4), lambda match: match.decision is None), EndScene)
    unseen.settle()


def podium_seven(unseen: Unseen) -> None:
    """The end of the largest game, to the smallest target."""
    room = at(desk(7, seed=4, target=100), lambda match: match.decision is None)
    lay_out(unseen, room, EndScene)
    unseen.settle()


# round it


def log(unseen: Unseen) -> None:
    """What has happened so far."""
    follow(unseen)
    unseen.press("l")


def replay(unseen: Unseen) -> None:
    """A finished game, seen again."""
    room = at(desk(4, seed=4), lambda match: match.decision is None)
    open_scene(unseen, ReplayScene(room))
    for _number in range(6):
        unseen.click("walk-step:more")
    unseen.press(".")
    unseen.settle()


def setup(unseen: Unseen) -> None:
    """A fresh form."""
    open_scene(unseen, TableSetupScene(Preferences(), BOX))


def setup_full(unseen: Unseen) -> None:
    """Seven seats, the longest names, all options."""
    made = desk(7, 3, target=500, **SPICED)
    seats = tuple(
        SeatSetup(name, who.colour, who.bot)
        for name, who in zip(LONG_NAMES, made.seats, strict=True)
    )
    last = TableSetup(seats, made.options, game=made.game)
    open_scene(unseen, TableSetupScene(Preferences(), BOX, last))


def rules(page: int) -> Callable[[Unseen], None]:
    """A page of the rules."""

    def show(unseen: Unseen) -> None:
        setup(unseen)
        open_scene(unseen, how_to_play(page))

    return show


MOMENTS: Final[tuple[tuple[str, Callable[[Unseen], None]], ...]] = (
    ("bugami_setup", setup),
    ("bugami_setup_full", setup_full),
    ("bugami_dealing", dealing),
    ("bugami_bidding", bidding),
    ("bugami_bidding_suit", bidding_suit),
    ("bugami_bidding_misere", bidding_misere),
    ("bugami_bidding_many", bidding_many),
    ("bugami_curtain", curtain),
    ("bugami_unfolding", unfolding),
    ("bugami_reveal", reveal),
    ("bugami_wedding", wedding),
    ("bugami_wedding_many", wedding_many),
    ("bugami_wedding_four", wedding_four),
    ("bugami_lead", lead),
    ("bugami_follow", follow),
    ("bugami_follow_allowed", follow_allowed),
    ("bugami_follow_refused", follow_refused),
    ("bugami_joker_refused", joker_refused),
    ("bugami_three", three),
    ("bugami_six", six),
    ("bugami_seven", seven),
    ("bugami_seven_alone", seven_alone),
    ("bugami_flying", flying),
    ("bugami_winning", winning),
    ("bugami_counting", counting),
    ("bugami_rest", rest),
    ("bugami_last_trick", last_trick),
    ("bugami_look_closer", look_closer),
    ("bugami_bots_only", bots_only),
    ("bugami_scoring", scoring),
    ("bugami_scored", scored),
    ("bugami_scored_three", scored_three),
    ("bugami_scored_seven", scored_seven),
    ("bugami_podium", podium),
    ("bugami_podium_seven", podium_seven),
    ("bugami_log", log),
    ("bugami_replay", replay),
    *((f"bugami_rules_{number + 1}", rules(number)) for number in range(len(PAGES))),
)
LARGE: Final = (("bugami_large_bidding", bidding_suit), ("bugami_large_seven", seven),
                ("bugami_large_follow", follow_refused), ("bugami_large_scored", scored),
                ("bugami_large_wedding", wedding))  # fmt: skip
