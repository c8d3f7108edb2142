"""The Termitenator's side of the table."""
