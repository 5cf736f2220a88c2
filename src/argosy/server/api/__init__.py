"""Values and commands of the bot API: accounts of bots, challenges, invitations, rulesets (docs/bot-api.md)."""
