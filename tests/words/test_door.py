"""The door of sentences: lists and numbers by the language, and a language that is made up."""

from gettext import NullTranslations

import pytest

from game import words
from game.pseudo_locale import LONGER, PLAIN, PseudoLocale, disguise
from game.words import _, capitalise, join_names, ngettext, number, percent, pgettext


class Other(NullTranslations):
    """A language with a number of its own, and another way to join a list."""

    def __init__(self, example: str) -> None:
        super().__init__()
        self._example = example

    def pgettext(self, context: str, message: str) -> str:
        return self._example if message == "1234567.8" else message

    def gettext(self, message: str) -> str:
        others = {"{names} and {last}": "{names}、{last}", ", ": "、", "{number} %": "%{number}"}
        return others.get(message, message)


@pytest.mark.parametrize(
    ("names", "said"),
    [
        ([], ""),
        (["Ada"], "Ada"),
        (["Ada", "Ben"], "Ada and Ben"),
        (["Ada", "Ben", "Cy"], "Ada, Ben and Cy"),
    ],
)
def test_names_are_listed_as_in_english(names: list[str], said: str) -> None:
    assert join_names(names) == said


def test_names_are_listed_as_the_language_does_it() -> None:
    words.speak(Other(""))
    assert join_names(["Ada", "Ben", "Cy"]) == "Ada、Ben、Cy"


@pytest.mark.parametrize(
    ("value", "digits", "said"),
    [(7, 0, "7"), (1234567, 0, "1234567"), (12.25, 1, "12.2"), (-3, 0, "−3"), (-0.01, 1, "0.0")],
)
def test_numbers_are_written_as_before_in_english(value: float, digits: int, said: str) -> None:
    assert number(value, digits) == said


@pytest.mark.parametrize(
    ("example", "said"),
    [
        ("1.234.567,8", "−1.234.567,50"),
        ("1 234 567,8", "−1 234 567,50"),
        ("1,234,567.8", "−1,234,567.50"),
        ("1’234’567·8", "−1’234’567·50"),
        ("nonsense", "−1234567.50"),
    ],
)
def test_a_translator_shows_by_one_number_how_all_are_written(example: str, said: str) -> None:
    words.speak(Other(example))
    assert number(-1234567.5, 2) == said


def test_short_numbers_have_no_groups() -> None:
    words.speak(Other("1.234.567,8"))
    assert [number(value) for value in (0, 12, 123, 1234)] == ["0", "12", "123", "1.234"]


def test_per_cent_stand_where_the_language_puts_them() -> None:
    assert percent(0.125) == "12 %"
    words.speak(Other(""))
    assert percent(1) == "%100"


def test_only_the_first_letter_becomes_a_capital() -> None:
    assert capitalise("the log of Ada") == "The log of Ada"
    assert capitalise("") == ""


@pytest.mark.parametrize("message", ["Settings", "{who} leads {card}", "Main menu", "A", "On"])
def test_what_is_made_up_is_strange_long_and_in_brackets(message: str) -> None:
    said = disguise(message).replace("{who}", "").replace("{card}", "")
    plain = message.replace("{who}", "").replace("{card}", "")
    assert not set(said) & set(PLAIN)
    assert len(said) - 2 == round(len(plain) * LONGER)
    assert said[0] + said[-1] == "[]"


def test_places_stay_as_they_are() -> None:
    assert disguise("{who} leads {card}").format(who="Ada", card="A7") == "[Ada łééááðš A7 ]"


def test_numbers_and_signs_stay_as_they_are() -> None:
    assert [disguise(sign) for sign in (", ", "1234567.8", "{number} %")] == [
        ", ",
        "1234567.8",
        "{number} %",
    ]


def test_the_made_up_language_says_everything() -> None:
    words.speak(PseudoLocale())
    for said in (_("ant"), pgettext("an insect", "ant"), ngettext("ant", "ants", 1)):
        assert said == "[ááñŧ]"
    assert ngettext("ant", "ants", 2) != "[ááñŧ]"
    assert _("") == ""
