"""Pages of the single wonder boards."""
