"""Edifice: one card of each Age that cities take part in by building stages (EDIFICE-*)."""
