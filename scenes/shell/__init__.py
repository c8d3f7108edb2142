"""Everything around a game: title, setup, curtain, menu, rules, end."""
