"""The rounds of Armada: the two printed orders, and the list of steps that satisfies both (ARMADA-ORDER-1 to -7)."""

# One pipeline satisfies both printed orders (ARMADA-ORDER-4); these lists lay it beside the pages.
# Each entry: the printed number and what it says, then our steps.
# The 2018 rulebook (ARMADA-ORDER-2).
PRINTED_2018 = (
    (1, "pay all construction costs", ("pay", "place")),
    (2, "move the ship of the naval construction", ("move_ships",)),
    (3, "apply all effects except losses of coins", ("effects", "ask_moves", "move_free", "shipyard_coins")),
    (4, "explorations", ("draw_islands", "keep_islands")),
    (5, "build cards from the discard pile", ("income", "discard_left_over", "ask_revive", "revive")),
    (6, "losses of coins", ("lose_coins",)),
)
# The 2020 rulebook (ARMADA-ORDER-3).
PRINTED_2020 = (
    (1, "pay all construction costs", ("pay", "place")),
    (2, "move the fleets", ("move_ships",)),
    (3, "apply the effects of cards except losses of coins", ("effects", "ask_moves", "move_free")),
    (4, "apply the effects of the shipyard except losses of coins", ("shipyard_coins", "draw_islands", "keep_islands")),
    (5, "build cards from the discard pile", ("income", "discard_left_over", "ask_revive", "revive")),
    (6, "losses of coins", ("lose_coins",)),
)

# A card that is built from the discard pile has all its own effects at once (ARMADA-ORDER-7).
SETTLE = ("ask_moves", "move_free", "shipyard_coins", "draw_islands", "keep_islands")


def round_of(printed: tuple[tuple[int, str, tuple[str, ...]], ...], last_card: str) -> tuple[str, ...]:
    """A round with Armada: the printed order of the edition, the extra last card, the conflicts (ARMADA-CONFLICT-1,
    ARMADA-DEAL-2, -3, ARMADA-END-1, ARMADA-FAQ-1, -3, ARMADA-LAND-1, ARMADA-ORDER-4, -8).

    last_card: extra_turn or same_turn (AMB-05, ARMADA-FAQ-2).
    """
    turn = [step for _, _, steps in printed for step in steps]
    after_revive = turn.index("revive") + 1
    turn[after_revive:after_revive] = SETTLE
    end = ["pass_hands", "conflict", "ask_fight", "naval_conflict", "next_age"]
    if last_card == "extra_turn":
        return ("ask_card", *turn, "ask_last_card", *turn, *end)
    play = turn[: turn.index("discard_left_over")]
    return ("ask_card", *play, "ask_last_card", *play, *turn[turn.index("discard_left_over") :], *end)
