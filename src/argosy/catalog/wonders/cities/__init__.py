"""The facts of Cities besides its cards and wonders."""
