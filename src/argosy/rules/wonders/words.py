"""The words of the base game that kernels number, in that order; those of expansions follow."""

COLORS = ("brown", "grey", "blue", "yellow", "red", "green", "purple", "black")

BASE: dict[str, tuple[str, ...]] = {
    "THINGS": (*COLORS, "wonder_stage", "defeat_token", "victory_token"),
    "EFFECTS": (
        "produce",
        "points",
        "shields",
        "science",
        "coins",
        "discount",
        "coins_per",
        "points_per",
        "points_if_wonder_complete",
        "free_build_once_per_age",
        "build_from_discard",
        "play_last_card",
        "copy_guild",
        "free_first_of_color",
        "free_first_of_age",
        "free_last_of_age",
    ),
    "OWES": ("", "card", "city_card", "last_card", "revive"),
    "VERBS": ("", "build", "stage", "free", "sell", "revive", "pass"),
    "LINES": ("conflicts", "treasury", "wonder", "civil", "science", "commerce", "guilds"),
    "STEPS": (
        "",
        "ask_card",
        "pay",
        "place",
        "effects",
        "income",
        "ask_last_card",
        "discard_left_over",
        "ask_revive",
        "revive",
        "pass_hands",
        "conflict",
        "next_age",
    ),
}
"""By kind: things that effects count, kinds of effects, what a city can owe, first words of choices, lines
of the score pad, steps of a round.
"""

ADD_ONS = ("red", "yellow", "blue", "green", "project", "edifice", "token", "taxed_chain", "coins", "leader")
"""What is done together with a card, and by which right or in which way it is paid: the bits of a choice's
add-on. The first ones are lanes of ships.
"""
SHIPS = 4


def add_on(word: str) -> int:
    """Return the bit of an add-on."""
    return 1 << ADD_ONS.index(word)
