"""Hooks of combined expansions of 7 Wonders in a game with names."""
