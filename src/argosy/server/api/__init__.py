"""Values and commands of the bot API (docs/bot-api.md)."""
