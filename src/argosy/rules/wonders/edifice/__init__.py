"""Edifice: one card of each Age that cities take part in with the stages of their wonders (EDIFICE-*)."""
