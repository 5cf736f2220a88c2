"""Where bots meet: matches with enough games to tell chance from strength."""
