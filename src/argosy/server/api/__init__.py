"""Values and commands of the bot API (docs/bots/bot-api.md)."""
