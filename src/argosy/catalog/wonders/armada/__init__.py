"""The facts of Armada besides its cards and wonders."""
