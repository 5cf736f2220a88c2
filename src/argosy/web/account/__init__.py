"""Account pages: login, tokens, webhooks, own games and their statistics."""
