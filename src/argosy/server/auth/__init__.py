"""Guests, sessions and accounts: signed cookies, personal tokens, passkeys, codes by mail."""
