"""Reasons of the coach for the Agora expansion."""
