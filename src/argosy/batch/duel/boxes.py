"""What boxes add to the features of Duel: one line for each box."""

from argosy.batch.duel import agora, pantheon

BLOCKS = {"agora": agora.agora_blocks, "pantheon": pantheon.pantheon_blocks}
"""By box."""

MORE_POWERS = {**agora.POWERS, **pantheon.POWERS}
"""Names of counters of a city."""
