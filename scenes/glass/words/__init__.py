"""The sentences of Under Glass."""
