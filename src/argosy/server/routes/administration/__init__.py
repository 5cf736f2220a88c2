"""Routes of moderation: admission, reports of players, privacy, own data, the pages of operators."""
