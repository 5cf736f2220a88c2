"""The common parts of both tree searches; a game brings moves, determinizations and values."""
