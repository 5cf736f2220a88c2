"""Evaluation of choices and ends of 7 Wonders: heuristic, its tables and effect values."""
