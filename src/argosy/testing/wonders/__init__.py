"""Test tables of 7 Wonders, set up in one expression."""
