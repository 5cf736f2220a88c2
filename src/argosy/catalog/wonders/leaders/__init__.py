"""Facts that Leaders adds besides guilds and boards: leaders and the draft."""
