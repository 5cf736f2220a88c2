"""Pages of moderation: reports, admission, privacy, and the pages of operators."""
