"""The live part of a table of 7 Wonders: cities, hand, questions, log, animation."""
