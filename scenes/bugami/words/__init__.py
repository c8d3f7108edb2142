"""The sentences of Bugami."""
