"""The rules of 7 Wonders: state, setup, choices, turns, trade, effects, conflicts, score.

Rule ids: BASE-* in `docs/rules/base.md`.
"""
