"""Tournaments: who plays whom, what it comes to, and the tables of every round."""
