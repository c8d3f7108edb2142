"""What people type into the rulebook, and the articles that answer it; the best answer first."""

from __future__ import annotations

from typing import Final, NamedTuple


class Asked(NamedTuple):
    """A question about a game, and the ids of the articles that answer it."""

    game: str
    words: str
    answers: tuple[str, ...]


def asked(game: str, rows: str) -> tuple[Asked, ...]:
    """Questions about a game: a line for each, with the ids behind a colon."""
    lines = (line.partition(": ") for line in rows.strip().splitlines())
    return tuple(Asked(game, words.strip(), tuple(ids.split())) for words, _, ids in lines)


BY_AN_EDITOR: Final = (
    *asked(
        "bug-council",
        """
        same number: level
        does winner visit: visitor
        can I pass: visitor
        where do cubes go: sowing
        more than 5 cubes: chambers
        nil: no-allegiance
        two no allegiance: shared-bonus
        card shark points: card-shark
        termitenator plays: machine-card
        how do I win: winning-the-game
        must I follow suit: following
        who starts: first-leader
        last card: allegiance
        new cubes: recruits
        """,
    ),
    *asked(
        "bugami",
        """
        what is a bug: bidding
        cannot follow: following
        joker first: joker-led
        joker score: jokers bugs
        both jokers: jokers joker-led
        misere points: misere
        shoot the moon: all-tricks
        rounding: bugs
        remaining cards: rest
        change bid: bidding
        how many points to win: target
        misere all tricks: all-tricks
        same bid: wedding
        who deals: seats
        """,
    ),
    *asked(
        "bugs-on-rugs",
        """
        start marker: beginning
        snake: floor
        last bug: the-wall
        when does it end: the-end-card
        which way left: power-beetle
        hand size: open hand
        two larvae: hatching larva
        what does the spider do: power-spider
        pair of mosquitoes: pairs
        who wins a tie: winning-the-game
        """,
    ),
    *asked(
        "display-case",
        """
        rotate: inside
        how many coins: beginning
        two coins: coin
        when does game end: the-spider
        nothing fits: passing
        diagonal: leaf-pairs
        leftover card: score-coin
        empty stack: coin stacks
        cover dung beetle: dung
        longest row: runs
        """,
    ),
)
"""As an editor typed them who knew the games."""

BY_PLAYERS: Final = (
    *asked(
        "bug-council",
        """
        what if nobody has that color: following winning-a-trick
        can i play any card: following
        which card is the strongest: strength winning-a-trick
        is there a trump: winning-a-trick strength
        how many cards do i get: deal
        who goes to the council: visitor
        do i have to visit: visitor
        what happens in the middle: chambers
        when do i choose allegiance: declare
        what do i score at the end of an age: allegiance points-from-tricks
        i took a trick with no allegiance: no-allegiance
        3 players no allegiance: shared-bonus
        how do two people play: emissary
        who plays the dummys card: playing-for-it
        how does the robot choose: machine-card
        """,
    ),
    *asked(
        "bugami",
        """
        when are bids shown: bidding
        can my bug be trump: winning-a-trick bidding
        do i have to play hearts: following
        ace high or low: winning-a-trick
        how is a trick worth ten: bugs
        i got no tricks: no-trick
        what if i win everything: all-tricks
        zero bid failed: misere
        two of us bid the same suit: wedding
        what are jokers for: jokers
        joker when i cant follow: joker-thrown
        when is the game over: target
        how many cards each: hands
        can i look at old tricks: open
        who leads first: seats
        """,
    ),
    *asked(
        "bugs-on-rugs",
        """
        how many bugs do we take: floor a-round
        who picks first: beginning a-round
        what happens to the bug nobody wants: the-wall
        can i see other peoples hands: open hand
        do ants score if tied: ant
        odd beetles: beetle
        five ladybugs: ladybug
        fly without spider: spider
        same rug twice: firefly
        two butterflies of the same kind: butterfly
        three mosquitoes: pairs
        when do larvae hatch: hatching
        deck is empty: empty
        is the end card a bug: the-end-card
        what order do powers happen: the-wall
        """,
    ),
    *asked(
        "display-case",
        """
        can i turn the card around: inside
        may cards stick out: inside
        can i cover a spider: the-spider inside
        what can go on top of what: like-on-like
        how do i get coins back: coin
        do i have to use my coin: coin score-coin
        can i see whats under the stack: stacks
        what if i cant place a card: passing
        am i out when i pass: passing
        half a stag beetle: stag-and-moth score-stag-moth
        points for moths: score-stag-moth
        do leaves need to touch: leaf-pairs
        how long is a run: runs
        is a dung beetle bad: dung
        what if it is a draw: winning-the-game
        """,
    ),
)
"""As ten-year-olds, card players and people with the printed box would; written before any answer
was looked at. Words of theirs that led nowhere were then given to the articles that answer them."""
