"""Words of Pantheon for numbers of the rules: decisions and tasks."""

from argosy.rules.duel.pantheon import terms as p

ASKED = {
    p.ENSHRINE: "enshrine",
    p.ENKI: "enki",
    p.SNAKE: "snake",
    p.ZEUS: "zeus",
    p.ANUBIS: "anubis",
    p.ISIS: "isis",
    p.MINERVA: "minerva",
    p.SINK: "sink",
    p.USE: "use",
    p.GATE_CARD: "gate",
    p.THEATER_DECK: "theater_deck",
    p.THEATER_CARD: "theater_card",
    p.THEATER_ORDER: "theater_order",
}
"""Names of the decisions."""

TASKS = {p.PROTECTED: "protected", p.OPEN_GATE: "open_gate"}
"""Names of the tasks that nobody is asked about."""

SUBJECTS = {"enshrine": p.MYTHOLOGIES, "theater_order": p.MYTHOLOGIES}
"""How many subjects a task may have."""
