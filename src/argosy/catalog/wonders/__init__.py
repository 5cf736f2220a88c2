"""The facts of 7 Wonders and its boxes as typed values."""
