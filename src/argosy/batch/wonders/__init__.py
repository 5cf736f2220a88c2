"""Many games of 7 Wonders at once and their features."""
