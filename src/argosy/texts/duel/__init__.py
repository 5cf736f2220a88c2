"""Texts of effects, cards and tokens of Duel."""
