"""The pages of the single boards."""
