"""One person against the Termitenator: the menu and the Trilogy."""
