"""Expansions on the pages of 7 Wonders. Base code walks these lists and names no expansion."""
