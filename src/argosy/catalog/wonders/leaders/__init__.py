"""What a box of Leaders adds besides guilds and boards: leaders and the draft."""
