"""Where boxes join the pages of Duel: base code walks these lists and never asks for a box."""
