"""Live updates: server-sent events, page fragments and deltas, streams for programs."""
