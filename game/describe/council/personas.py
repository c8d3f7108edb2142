"""What each personality of the Termitenator is called and said to do: one row each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from game.rules.council import api as council
from game.words import N_, NC_, _, ngettext, pgettext


def _up_the_sleeve(count: int) -> str:
    words = ngettext(
        "{count} card up its sleeve: its best poker hand scores at the end of the Age.",
        "{count} cards up its sleeve: its best poker hand scores at the end of the Age.",
        count,
    )
    return words.format(count=count)


def _on_the_solo_board(count: int) -> str:
    words = ngettext(
        "{count} cube kept: while Losing, it pays one to throw away a trick it wins.",
        "{count} cubes kept: while Losing, it pays one to throw away a trick it wins.",
        count,
    )
    return words.format(count=count)


class Persona(NamedTuple):
    """The messages of a personality, and the events that only it brings.

    ``within`` is its name in the middle of a sentence, ``opposed`` after “against”. ``arrival`` is
    its page of the Trilogy, ``deck`` what it does with cards that nobody holds; ``kept`` and
    ``about_kept`` tell how much lies before it. ``earns`` is what its ability adds at the end of an
    Age. Each of the last five may be missing.
    """

    name: str
    within: str
    opposed: str
    in_short: str
    deed: str
    ability: str
    acts: str
    against: str
    earns: str = ""
    arrival: str = ""
    deck: str = ""
    kept: str = ""
    about_kept: Callable[[int], str] | None = None
    events: tuple[type[council.Event], ...] = ()


PERSONAS: Final[Mapping[council.Personality, Persona]] = MappingProxyType(
    {
        council.Personality.PACIFIST: Persona(
            name=NC_("personality", "The Pacifist"),
            within=NC_("personality, within a sentence", "the Pacifist"),
            opposed=NC_("personality, after “against”", "the Pacifist"),
            in_short=N_("no tricks up its sleeve"),
            deed=N_("Plays its cards and nothing else. Meet this one first."),
            ability=N_("The Pacifist has no ability: cubes on the Termites do nothing."),
            acts=N_("A cube reaches the Termites: the Pacifist does nothing."),
            against=N_("Opponent: the Pacifist. Three Ages."),
        ),
        council.Personality.PACIFIST_2: Persona(
            name=NC_("personality", "Pacifist 2.0"),
            within=NC_("personality, within a sentence", "Pacifist 2.0"),
            opposed=NC_("personality, after “against”", "Pacifist 2.0"),
            in_short=N_("scores when cubes reach it"),
            deed=N_("Scores a point each time cubes reach its space."),
            ability=N_(
                "Pacifist 2.0 scores 1 point when a visit or a recruit brings the Termites a cube."
            ),
            acts=N_("A cube reaches the Termites: Pacifist 2.0 acts."),
            against=N_("Opponent: Pacifist 2.0. Three Ages."),
            earns=N_("+{points} for cubes"),
            arrival=N_(
                "It rolls up the garden path with a daisy behind one feeler. “I MEAN NO HARM,” it "
                "says. “MY LAST UPDATE REMOVED HARM.” It has, however, added arithmetic. Whenever "
                "somebody carries a cube to the Termites it bows, says thank you, and writes one "
                "more point into a very neat notebook. It never cheats. It never raises its voice. "
                "By midnight the notebook is frighteningly full, and everyone has begun to "
                "apologise to it. Be polite, {name}, and feed it nothing."
            ),
            events=(council.PointGained,),
        ),
        council.Personality.CARD_SHARK: Persona(
            name=NC_("personality", "The Card Shark"),
            within=NC_("personality, within a sentence", "the Card Shark"),
            opposed=NC_("personality, after “against”", "the Card Shark"),
            in_short=N_("collects a poker hand"),
            deed=N_("Cubes on its space earn it cards. Its best poker hand scores."),
            ability=N_(
                "When a visit brings the Termites a cube, the Card Shark takes as many cards as "
                "they have cubes."
            ),
            acts=N_("A cube reaches the Termites: the Card Shark acts."),
            against=N_("Opponent: the Card Shark. Three Ages."),
            earns=N_("+{points} poker hand"),
            arrival=N_(
                "Green visor, steel fin, six sleeves. It deals itself a chair, sits down and "
                "cuts the deck with a wing that was surely never meant for that. “I DO NOT "
                "GAMBLE,” it purrs. “I COLLECT.” Each cube that strays onto its space brings "
                "another card up a sleeve, and when the Age ends all six sleeves are emptied onto "
                "the stump. The flies, who know a thing or two about cards, have left through the "
                "window. Keep its space lean, {name}, or you will learn what a full house is."
            ),
            deck=N_("Cards that were not dealt in this Age. The Card Shark takes from the top."),
            kept=N_("Up its sleeve: {count}"),
            about_kept=_up_the_sleeve,
            events=(council.CardsTaken, council.PokerHandShown),
        ),
        council.Personality.THIEF: Persona(
            name=NC_("personality", "The Thief"),
            within=NC_("personality, within a sentence", "the Thief"),
            opposed=NC_("personality, after “against”", "the Thief"),
            in_short=N_("swaps cards with you"),
            deed=N_("Swaps cards with you when its space grows."),
            ability=N_("When a visit brings the Termites a cube, the Thief swaps a card with you."),
            acts=N_("A cube reaches the Termites: the Thief acts."),
            against=N_("Opponent: the Thief. Three Ages."),
            arrival=N_(
                "You notice it first because your spoon is gone. Then the lantern. Then the word "
                "you were about to say. A soft clank, a striped jersey, an eye behind a mask: "
                "“FAIR EXCHANGE,” it whispers, “IS NO BURGLARY.” What it calls fair changes with "
                "its mood. When it is winning it wants the best you hold; when it is losing it "
                "presses treasures on you and takes your rubbish, which is somehow worse. Count "
                "your cards, {name}. Count your fingers too. You have six? Good."
            ),
            events=(council.CardOffered, council.CardsExchanged),
        ),
        council.Personality.TRICKSTER: Persona(
            name=NC_("personality", "The Trickster"),
            within=NC_("personality, within a sentence", "the Trickster"),
            opposed=NC_("personality, after “against”", "the Trickster"),
            in_short=N_("steals your tricks"),
            deed=N_("Steals your tricks, or throws away its own."),
            ability=N_(
                "When a visit brings the Termites a cube, the Trickster steals a trick or keeps a "
                "cube."
            ),
            acts=N_("A cube reaches the Termites: the Trickster acts."),
            against=N_("Opponent: the Trickster. Three Ages."),
            arrival=N_(
                "Bells, far off. Then bells inside your hat. It comes cartwheeling over the "
                "fence, leaves a cube under the teapot and a laugh in the rafters. “PICK A "
                "TRICK,” it giggles, “ANY TRICK. THANK YOU, MINE.” While it wants to win it "
                "steals what you have won. When it wants to lose it hoards cubes and tosses its "
                "own victories over its shoulder, because sulking suits it. Nothing on the "
                "stump stays where you put it, {name}, except the grudge."
            ),
            kept=N_("Cubes kept: {count}"),
            about_kept=_on_the_solo_board,
            events=(council.TrickStolen, council.CubeOnSoloBoard, council.TrickDiscarded),
        ),
    }
)
"""Each has an article of the rulebook by its own name (``assets/rules``)."""


def persona_name(personality: council.Personality) -> str:
    """What it is called, as a sentence or a heading begins: ``The Thief``."""
    return pgettext("personality", PERSONAS[personality].name)


def persona_within(personality: council.Personality) -> str:
    """What it is called within a sentence: ``the Thief``."""
    return pgettext("personality, within a sentence", PERSONAS[personality].within)


def persona_opposed(personality: council.Personality) -> str:
    """What it is called as an opponent: ``the Thief`` in “Ada against the Thief”."""
    return pgettext("personality, after “against”", PERSONAS[personality].opposed)


def earned_words(personality: council.Personality, stake: int) -> str:
    """What has brought ``{points}`` besides tricks and Allegiance; both cannot be told apart."""
    if stake:
        return _("+{points} besides")
    return _(PERSONAS[personality].earns)
