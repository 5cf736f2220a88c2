"""Search code for combinations of expansions of 7 Wonders."""
