"""Accounts, which nobody needs: a passkey or a code by mail gives another browser the session of the same guest."""
