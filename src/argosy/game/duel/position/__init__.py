"""Positions of Duel: reading one, writing one, refusing what cannot be."""
