"""7 Wonders Duel with names on: the game, its choices, views, events, positions, records."""
