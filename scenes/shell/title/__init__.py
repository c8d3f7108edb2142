"""The title, and where it leads."""
