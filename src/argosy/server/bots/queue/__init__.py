"""A queue of questions to bots and to the coach, kept in a database of PostgreSQL: whoever serves tables asks, and whoever has a
processor answers, on any machine.
"""
