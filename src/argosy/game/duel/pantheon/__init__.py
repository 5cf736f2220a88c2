"""Pantheon: divinities, offerings, mythology tokens (PANTHEON-*)."""
