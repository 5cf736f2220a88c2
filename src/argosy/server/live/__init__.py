"""Live updates: server-sent events, fragments and deltas of pages, streams for programs, other processes."""
