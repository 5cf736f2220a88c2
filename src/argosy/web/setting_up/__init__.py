"""The board on which a position is set up by clicks: what may be changed, how a click changes it, how it is shown."""
