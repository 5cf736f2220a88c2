"""Situations of 7 Wonders as plain JSON: what they are, written from games, made into games."""
