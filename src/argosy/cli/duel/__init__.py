"""Parts of the commands for Duel."""
