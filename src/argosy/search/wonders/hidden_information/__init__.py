"""Information sets of 7 Wonders, and determinizations that are sampled from them."""
