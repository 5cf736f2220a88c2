"""Lanterns on the pages of 7 Wonders."""
