"""The kinds of reasons that Babel brings."""

LAYS = "lays"
"""The tile `thing` comes into the tower, and works for all."""
KEEPS = "keeps"
"""The tile `thing` can be laid later."""
