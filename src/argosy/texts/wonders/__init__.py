"""Effect texts of 7 Wonders."""
