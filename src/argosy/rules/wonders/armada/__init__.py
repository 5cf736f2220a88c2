"""Armada: ships, islands, conflicts at sea (ARMADA-*)."""
