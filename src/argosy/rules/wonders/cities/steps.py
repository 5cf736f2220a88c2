"""The round of Cities: losses of coins are settled at the end of every turn (CITIES-ORDER-1 to -4)."""

# After builds from the discard pile with their gains and the losses that other boxes bring; before hands are passed.
SETTLE = ("ask_debts", "settle_losses")


def with_losses(steps: tuple[str, ...], last_card: str) -> tuple[str, ...]:
    """A round with what Cities adds at the end of a turn: before hands are passed, and before the last card of Babylon
    where that is a turn of its own (CITIES-ORDER-3).
    """
    ends = ("ask_last_card", "pass_hands") if last_card == "extra_turn" else ("pass_hands",)
    return tuple(step for each in steps for step in ((*SETTLE, each) if each in ends else (each,)))
