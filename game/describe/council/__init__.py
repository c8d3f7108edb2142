"""Bug Council in words."""
