"""Lanterns: guilds that light lanterns, each worth a point."""
