"""A gamepad alone moves the focus and activates: SDL's virtual pad stands in for a real one."""

from collections.abc import Iterator

import pygame
import pytest

from scenes.backend.pads import Pads
from scenes.kit.bindings import Button, Make, Shortcut
from scenes.kit.preferences import Preferences
from scenes.kit.signals import Key, Signal
from tests.backend.virtual_pad import VirtualPad


@pytest.fixture
def pad() -> Iterator[VirtualPad]:
    Pads.start()
    pygame.event.clear()
    virtual = VirtualPad()
    yield virtual
    virtual.unplug()
    pygame.event.clear()


def heard(pads: Pads) -> list[Signal]:
    return [signal for event in pygame.event.get() for signal in pads.signals(event)]


def test_buttons_stand_in_for_keys(pad: VirtualPad) -> None:
    pads = Pads()
    heard(pads)  # it has been plugged in
    signals = []
    for button in (pygame.CONTROLLER_BUTTON_DPAD_RIGHT, pygame.CONTROLLER_BUTTON_A):
        for down in (True, False):
            pad.button(button, down=down)
            signals += heard(pads)
    assert signals == [Key("right", "pad:right"), Key("return", "pad:a")]


def test_the_stick_counts_once_until_it_is_let_go(pad: VirtualPad) -> None:
    pads = Pads()
    heard(pads)
    signals = []
    for value in (15_000, 25_000, 32_000, 15_000, 32_000, 0, -32_000):
        pad.axis(pygame.CONTROLLER_AXIS_LEFTX, value)
        signals += heard(pads)
    assert signals == [Key("right", "pad:right"), Key("left", "pad:left")]


def test_a_trigger_counts_once_until_it_is_let_go(pad: VirtualPad) -> None:
    pads = Pads()
    heard(pads)
    signals = []
    for value in (0, 15_000, 32_000, -32_000, 32_000):  # −32 768 is at rest
        pad.axis(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, value)
        signals += heard(pads)
    assert signals == [Key(".", "pad:rt")] * 2


def test_a_bound_button_means_what_it_was_bound_to(pad: VirtualPad) -> None:
    preferences = Preferences()
    pads = Pads(preferences)
    heard(pads)
    signals = []
    for log in (Button.Y, Button.RIGHT_STICK):
        preferences.buttons = {Shortcut.LOG: log, Shortcut.HINT: Button.NONE}
        for down in (True, False):
            pad.button(pygame.CONTROLLER_BUTTON_RIGHTSTICK, down=down)
            signals += heard(pads)
    assert signals == [Key("", "pad:rs"), Key("l", "pad:rs")]


def test_a_pad_may_be_unplugged_and_come_back(pad: VirtualPad) -> None:
    pads = Pads()
    heard(pads)
    assert len(pads._open) == 1
    pad.unplug()
    heard(pads)
    assert not pads._open


def hear(pads: Pads, events: list[pygame.Event]) -> list[Signal]:
    return [signal for event in events for signal in pads.signals(event)]


def pushed(virtual: VirtualPad, moment: int) -> list[pygame.Event]:
    """What is told of a pad by the time it has been used more or less."""
    late = pygame.event.get()
    for value in range(moment % 4):
        virtual.axis(pygame.CONTROLLER_AXIS_LEFTX, 32_000 - value)
        virtual.button(pygame.CONTROLLER_BUTTON_A, down=value % 2 == 0)
        late += pygame.event.get()
    return late


def test_a_pad_that_comes_and_goes_at_any_moment_ends_nothing(pad: VirtualPad) -> None:
    """Its battery is empty or its cable bad; what is told of it comes when it may be gone."""
    pads = Pads()
    heard(pads)
    for moment in range(24):
        flickering = VirtualPad()
        if moment % 3 == 0:
            heard(pads)
        late = pushed(flickering, moment)
        flickering.unplug()
        if moment % 2:
            late += pygame.event.get()
        hear(pads, late)
        heard(pads)
        assert len(pads._open) == 1
    pad.button(pygame.CONTROLLER_BUTTON_A, down=True)
    assert heard(pads) == [Key("return", "pad:a")]


def test_a_pad_counts_although_another_one_has_gone_and_its_number_has_changed(
    pad: VirtualPad,
) -> None:
    pads = Pads()
    heard(pads)
    other = VirtualPad()
    told = pygame.event.get()  # it came as number 1
    pad.unplug()
    hear(pads, told)
    heard(pads)
    other.button(pygame.CONTROLLER_BUTTON_A, down=True)
    assert heard(pads) == [Key("return", "pad:a")]
    other.index = 0
    other.unplug()
    heard(pads)
    assert not pads.is_plugged


def test_beside_a_second_pad_the_first_one_goes_on(pad: VirtualPad) -> None:
    pads = Pads()
    heard(pads)
    other = VirtualPad()
    heard(pads)
    signals = []
    for one in (pad, other, pad):
        for down in (True, False):
            one.button(pygame.CONTROLLER_BUTTON_A, down=down)
            signals += heard(pads)
    other.unplug()
    heard(pads)
    pad.button(pygame.CONTROLLER_BUTTON_A, down=True)
    assert signals + heard(pads) == [Key("return", "pad:a")] * 4


def test_nothing_stays_pushed_on_a_pad_that_is_gone() -> None:
    pads = Pads()
    gone = pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=7)
    push = pygame.Event(
        pygame.CONTROLLERAXISMOTION,
        instance_id=7,
        axis=pygame.CONTROLLER_AXIS_LEFTX,
        value=32_000,
    )
    right = [Key("right", "pad:right")]
    assert [pads.signals(event) for event in (push, push, gone, push)] == [right, [], [], right]
    assert pads.signals(gone) == []
    assert pads.signals(gone) == []  # nobody knows it any more
    late = pygame.Event(pygame.CONTROLLERBUTTONUP, instance_id=7, button=pygame.CONTROLLER_BUTTON_A)
    assert pads.signals(late) == []


def test_a_closed_screen_leaves_the_pads_of_the_next_one_alone(pad: VirtualPad) -> None:
    old = Pads()
    heard(old)
    before = old.is_plugged
    old.close()
    assert (before, old.is_plugged) == (True, False)
    pygame.event.clear()
    new = Pads()
    new.signals(pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=pad.index))
    old.close()
    assert new.is_plugged
    pad.button(pygame.CONTROLLER_BUTTON_A, down=True)
    assert Key("return", "pad:a") in heard(new)


def test_the_right_stick_asks(pad: VirtualPad) -> None:
    pads = Pads()
    heard(pads)
    signals = []
    for value in (32_000, 0, -32_000):
        pad.axis(pygame.CONTROLLER_AXIS_RIGHTX, value)
        signals += heard(pads)
    assert signals == [Key("ask:right", "pad:ask:right"), Key("ask:left", "pad:ask:left")]


@pytest.mark.parametrize(
    ("made_by", "make"),
    [
        ((0, 0), Make.XBOX),
        ((0x045E, 0x02EA), Make.XBOX),
        ((0x054C, 0x05C4), Make.PLAYSTATION),
        ((0x054C, 0x0CE6), Make.PLAYSTATION),
        ((0x057E, 0x2009), Make.NINTENDO),
    ],
)
def test_buttons_are_called_as_their_maker_calls_them(made_by: tuple[int, int], make: Make) -> None:
    Pads.start()
    pygame.event.clear()
    virtual, pads = VirtualPad(made_by), Pads()
    heard(pads)
    assert pads.make is make
    virtual.unplug()
    pygame.event.clear()
