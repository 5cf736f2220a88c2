"""Tables of 7 Wonders in a sentence, for tests."""
