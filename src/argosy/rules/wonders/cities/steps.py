"""The round of Cities: losses of coins are settled at the end of every turn (CITIES-ORDER-1 to -4)."""

# After builds from the discard pile with their gains and the losses that other boxes bring; before hands are passed.
SETTLE = ("ask_debts", "settle_losses")


def with_losses(steps: tuple[str, ...], last_card: str) -> tuple[str, ...]:
    """A round with what Cities adds at the end of a turn: before hands are passed and the Age
    ends (CITIES-ORDER-1, -4), before the last card of Babylon where
    that is a turn of its own (CITIES-ORDER-3), and after a recruitment phase, before cards are dealt
    (LEADERS-RECRUIT-12).
    """
    ends = {"deal_hands", "pass_hands", *(("ask_last_card",) if last_card == "extra_turn" else ())}
    return tuple(step for each in steps for step in ((*SETTLE, each) if each in ends else (each,)))
