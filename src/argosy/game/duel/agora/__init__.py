"""Agora: the Senate, decrees, conspiracies (AGORA-*)."""
