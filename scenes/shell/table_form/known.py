"""By which name somebody sits down who has said who they are."""

from __future__ import annotations

from scenes.kit.graphemes import can_be_seen
from scenes.kit.preferences import Preferences
from scenes.kit.text_field import TextField
from scenes.shell.table_form.draft import LONGEST_NAME


def known_name(preferences: Preferences) -> str:
    """As much of the name as has room; empty where nobody has said one that can be read."""
    name = TextField.of(preferences.called, LONGEST_NAME).text
    return name if can_be_seen(name) else ""
