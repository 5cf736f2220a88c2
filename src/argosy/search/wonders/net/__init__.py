"""A small net that has learned how good positions and choices of 7 Wonders are (docs/training.md)."""
