"""Tree search for Duel with all expansions."""
