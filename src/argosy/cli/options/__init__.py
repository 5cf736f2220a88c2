"""Options that several commands share, and the start of a server from them."""
