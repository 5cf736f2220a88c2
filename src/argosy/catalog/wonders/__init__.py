"""The facts of 7 Wonders and its expansions as typed values."""
