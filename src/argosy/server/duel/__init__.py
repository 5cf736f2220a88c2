"""Duel at the server: its form, its seats, its answers to programs."""
