"""Search for Duel with all boxes."""
