"""Where boxes join the pages of 7 Wonders: base code walks these lists and never asks for a box."""
