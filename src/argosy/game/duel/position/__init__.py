"""Positions of Duel: read, write, and refuse impossible ones."""
