"""Information sets of Duel, and determinizations that are sampled from them."""
