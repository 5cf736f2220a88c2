"""Positions of 7 Wonders as plain JSON: their form, written from games, set up as games."""
