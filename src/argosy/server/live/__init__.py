"""Live updates: server-sent events, page fragments, streams for programs."""
