"""Everything on the screen: the window, the app, the games, the shell, the kit."""
