"""The Edifice part of a game of 7 Wonders with names.

Penalties are shared with Babel (`works`).
"""
