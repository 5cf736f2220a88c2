"""What single boards add to a round: copied stages with the effects of the turn; losses of coins at its end, where no other
box settles them (EXTRA-WALL-4, EXTRA-PIS-2).
"""

from collections.abc import Iterator


def with_copies(steps: tuple[str, ...]) -> Iterator[str]:
    """Stages are copied as soon as the effects of the turn have happened, because what is copied may ask something."""
    for step in steps:
        yield step
        if step == "effects":
            yield from ("ask_copies", "copy_stages")


def with_losses(steps: tuple[str, ...]) -> Iterator[str]:
    """Without Cities what others lose is lost at the end of every turn, of an extra turn and a recruitment phase too."""
    ends = {"deal_hands", "pass_hands"}
    if "discard_left_over" in steps[: steps.index("ask_last_card")]:  # the last card is a turn of its own
        ends.add("ask_last_card")
    for step in steps:
        if step in ends and "settle_losses" not in steps:
            yield "lose_to_others"
        yield step
