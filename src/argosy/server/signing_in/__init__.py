"""Accounts, which nobody needs: a passkey or a link by mail gives another browser the cookie of the same guest."""
