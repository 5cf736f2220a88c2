"""Expansions on the pages of Duel. Base code walks these lists and names no expansion."""
