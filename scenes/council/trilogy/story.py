"""The story of the Trilogy: a prologue, a page before each game, two endings."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final, NamedTuple

from game.campaign.council import GAMES, Campaign
from game.describe.council.personas import PERSONAS, persona_name
from game.describe.council.stake_words import opened_words, step_words
from game.rules.council.api import HEAD_START_POINTS, STEPS, Stake
from game.words import N_, _, in_turn, ngettext


class StoryPage(NamedTuple):
    """A page: the line above the heading, the heading, the words, what Enter does.

    ``visit``: it is about the opponent who comes next.
    """

    kicker: str
    title: str
    words: str
    onward: str
    visit: bool = False
    ribbon: str = ""


PROLOGUE: Final = StoryPage(
    N_("The Termitenator Trilogy"),
    N_("The thing behind the shed"),
    N_(
        "Nobody in Backyardia asked what hummed behind the shed at night. The bees took it for a "
        "lawn mower with bad dreams; the ants put it on a list. Then one evening the compost heap "
        "opened like a lid, and out stepped a termite of chrome with one red eye. “I AM HERE FOR "
        "YOUR FURNITURE,” it said, “AND YOUR GOVERNMENT.” Behind it two more pairs of feelers were "
        "being polished. The council did what councils do: it adjourned. Only {name} stayed at the "
        "stump and, very slowly, began to shuffle the cards."
    ),
    N_("Turn the page"),
)

BRIDGES: Final = MappingProxyType(
    {
        "ahead": N_(
            "The last one limped home behind the shed, and {name} is ahead; for an evening "
            "the crickets dared to tune up."
        ),
        "behind": N_(
            "The last one went home whistling, for the Termites are ahead; it left oily "
            "footprints on the minutes."
        ),
        "level": N_(
            "Nobody is ahead. The snail who keeps the minutes has underlined it twice, and "
            "even the crickets are holding their breath."
        ),
    }
)

VICTORY: Final = StoryPage(
    N_("The end"),
    N_("Backyardia is free"),
    N_(
        "The red eye blinks once, twice, and goes out like a porch lamp. Three suits of chrome "
        "march backwards into the compost heap, and somebody sensible puts a flowerpot on the "
        "lid. The ants strike the humming off their list. The mosquitoes toast with something red "
        "and do not say what it is. As for {name}, the bees vote for a statue, the cockroaches "
        "vote against it, and in the end everybody votes for cake. The council sits again under "
        "the lantern, quarrelling happily, exactly as before. Only the shed is quiet now. It is "
        "almost too quiet."
    ),
    N_("Close the book"),
)

DEFEAT: Final = StoryPage(
    N_("The end"),
    N_("The shed wins"),
    N_(
        "The last trick is taken, the notebook is closed, and the stump is carried off: it was, "
        "after all, furniture. On the fence hangs a small steel sign, “UNDER NEW MANAGEMENT”. The "
        "bees are filed under B. The ants are secretly impressed by the queues. Yet every night, "
        "when the red eye sweeps over the lawn, it misses one spot beneath the rhubarb, where by "
        "the light of a single firefly {name} is teaching four delegates and a very old snail how "
        "to shuffle. Empires have fallen to less. Next time, perhaps."
    ),
    N_("Close the book"),
)


def pages(campaign: Campaign, opened: Stake = Stake.NONE) -> tuple[StoryPage, ...]:
    """The pages to be read now: before the next game, or at the end of it all.

    ``opened`` is the step that a victory has opened, if any.
    """
    if campaign.over:
        ending = _translate_page(VICTORY if campaign.victory else DEFEAT, campaign)
        if opened:
            ending = ending._replace(words=f"{ending.words}\n{opened_words(opened)}")
        return (ending,)
    chapter = _chapter(campaign)
    if campaign.results:
        return (chapter,)
    return _translate_page(PROLOGUE, campaign), chapter


def _stake(campaign: Campaign) -> str:
    """What makes this Trilogy harder than printed; empty for nothing."""
    if not campaign.stake:
        return ""
    below = _("All stakes below it hold as well.") if campaign.stake > STEPS[0] else ""
    return in_turn((step_words(campaign.stake), below))


def _chapter(campaign: Campaign) -> StoryPage:
    paragraphs = [_(PERSONAS[campaign.opponent].arrival)]
    if campaign.results:
        paragraphs.insert(0, _(BRIDGES[standing(starting_scores(campaign))]))
    kicker = _("Game {number} of {all}")
    if campaign.stake:
        kicker = _("Game {number} of {all}, stake {stake}")
    return StoryPage(
        kicker.format(number=campaign.game, all=GAMES, stake=int(campaign.stake)),
        persona_name(campaign.opponent),
        "\n".join(paragraphs).format(name=campaign.name),
        _("Back to the table") if campaign.table else _("To the table"),
        visit=True,
        ribbon=_stake(campaign),
    )


def _translate_page(page: StoryPage, campaign: Campaign) -> StoryPage:
    """A page of these messages as it is read."""
    words = _(page.words).format(name=campaign.name)
    return StoryPage(_(page.kicker), _(page.title), words, _(page.onward))


def starting_scores(campaign: Campaign) -> tuple[int, int]:
    """The scores that the game begins with which is next, or is played; at the end the last ones.

    Of a stake that gives a head start they tell at once.
    """
    human, termitenator = campaign.scores
    if campaign.stake >= Stake.HEAD_START and not campaign.over:
        termitenator += HEAD_START_POINTS
    return human, termitenator


def standing(scores: tuple[int, int]) -> str:
    """How the human stands: ``ahead``, ``behind`` or ``level``."""
    human, termitenator = scores
    if human == termitenator:
        return "level"
    return "ahead" if human > termitenator else "behind"


def verdict(campaign: Campaign, scores: tuple[int, int]) -> str:
    """These scores in one sentence."""
    human, termitenator = scores
    gap = abs(human - termitenator)
    if not campaign.results:
        return _("Three games; points carry over from one to the next.")
    return _verdict(campaign, standing(scores), gap).format(name=campaign.name, count=gap)


def _verdict(campaign: Campaign, stands: str, gap: int) -> str:
    """The sentence for a lead of so many points; what changes in it is still open."""
    match stands:
        case "ahead" if campaign.over:
            return ngettext(
                "{count} point more than the Termitenator: it is gone for good.",
                "{count} points more than the Termitenator: it is gone for good.",
                gap,
            )
        case "behind" if campaign.over:
            return ngettext(
                "{count} point fewer than the Termitenator.",
                "{count} points fewer than the Termitenator.",
                gap,
            )
        case "level" if campaign.over:
            return _("As many points as the Termitenator: that is not enough.")
        case "ahead":
            return ngettext("You are {count} point ahead.", "You are {count} points ahead.", gap)
        case "behind":
            return ngettext(
                "The Termitenator is {count} point ahead.",
                "The Termitenator is {count} points ahead.",
                gap,
            )
        case _:
            return _("Level. At the end that would be a victory for the Termites.")
