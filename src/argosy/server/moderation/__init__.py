"""Moderation of a server: reports, bans, mutes, deletions, invitations, erasure and export of a guest.

What an operator does is an act: a row of the table `acts`, which is the log of it, too. `argosy admin` and
the page /admin add acts; a process that serves carries each out (`moderator.py`), and every process lets go
of what it has in memory of it.
"""
