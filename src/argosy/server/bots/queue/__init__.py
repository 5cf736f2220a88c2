"""Job queue in PostgreSQL for decisions of bots and the coach, worked off on any machine."""
