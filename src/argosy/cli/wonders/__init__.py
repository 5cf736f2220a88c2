"""Parts of the commands for 7 Wonders."""
