"""The daily voyage: one deal a day for everybody of a server, against the same bots."""
