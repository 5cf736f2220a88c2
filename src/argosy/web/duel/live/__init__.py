"""The live part of a Duel table: board, cities, questions, log, animation."""
