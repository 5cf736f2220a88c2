"""Effects of 7 Wonders in words."""
