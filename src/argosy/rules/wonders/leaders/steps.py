"""The rounds of Leaders: the recruitment phase before the cards of an Age are dealt (LEADERS-RECRUIT-1, -12).

The list of a turn so far, with or without Armada, is kept; these lists say what comes where.
"""

# Once before the first Age; in later Ages these two do nothing (LEADERS-DRAFT-1, -2).
DRAFT = ("ask_draft", "keep_leaders")

# Coins that come each time something is built are for leaders of before, so they come before its effects.
BEFORE_EFFECTS = ("each_time",)

# Tokens given back, leaders buried and copied: at once, and after a card has been built from the discard pile.
FOLLOW_UPS = ("ask_leaders", "answer_leaders")

# After constructions from the discard pile and before losses of coins (LEADERS-ROMA-4, AMB-91).
EXTRA = ("ask_recruit", "recruit_extra")
BEHIND_EXTRA = ("lose_coins", "ask_last_card", "pass_hands")


def round_of(steps: tuple[str, ...]) -> tuple[str, ...]:
    """A round with Leaders: the draft, the recruitment phase, the deal, then the turns of the Age (LEADERS-RECRUIT-1,
    -12, -13, LEADERS-OPEN-1).
    """
    turns = _with_leaders(steps)
    phase = ("ask_leader", *_turn_of(turns), "deal_hands")
    return (*DRAFT, *phase, *turns)


def _with_leaders(steps: tuple[str, ...]) -> tuple[str, ...]:
    """The steps of the turns, with what leaders add to each of them."""
    result: list[str] = []
    extra_is_open = False
    for step in steps:
        if extra_is_open and step in BEHIND_EXTRA:
            result += EXTRA
            extra_is_open = False
        if step == "effects":
            result += BEFORE_EFFECTS
        result.append(step)
        if step in ("effects", "revive"):
            result += FOLLOW_UPS
        extra_is_open = extra_is_open or step == "revive"
    return tuple(result)


def _turn_of(steps: tuple[str, ...]) -> tuple[str, ...]:
    """One whole turn without its asking: that of the last card, after which nothing is discarded."""
    last, end = steps.index("ask_last_card") + 1, steps.index("pass_hands")
    return tuple(step for step in steps[last:end] if step != "discard_left_over")
