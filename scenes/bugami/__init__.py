"""The screen of Bugami."""
