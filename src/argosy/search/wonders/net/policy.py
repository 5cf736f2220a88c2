"""Policy rows of a choice: what is done, the card, the add-on, and the receivers of coins."""

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Numbers
from argosy.rules.records import Record
from argosy.rules.wonders.state import KINDS, ChoiceRow
from argosy.rules.wonders.terms import BUILD, FREE, REVIVE_CARD, SELL, STAGE, VERBS
from argosy.search.wonders.net.listing import ROWS
from argosy.search.wonders.option_keys import any_card_does

ADD_ONS, PAID, STAGES = 16, 16, 8
VERB = 0
THING = VERB + len(VERBS)
USED = THING + len(VERBS) * KINDS
NTH = USED + KINDS
ADD_ON = NTH + STAGES
TO_LEFT = ADD_ON + ADD_ONS
TO_RIGHT = TO_LEFT + PAID
TO_BANK = TO_RIGHT + PAID
SLOTS = TO_BANK + PAID
"""Everything that a row may speak for; `net.slot` says which row, ROWS - 1: none."""
MOST_SLOTS = 6
"""Rows that speak for one choice at most; what comes after them is left out."""
NO_ROW = ROWS - 1


@kernel
def rows_of(net: Record, choice: ChoiceRow, rows: Numbers, at: int) -> None:
    """Write the rows of a choice to `rows[at : at + MOST_SLOTS]`, NO_ROW where there are fewer."""
    end = at + MOST_SLOTS
    for place in range(at, end):
        rows[place] = NO_ROW
    at = add_row(net, rows, at, end, VERB + int(choice.verb))
    if any_card_does(choice.verb):
        at = add_row(net, rows, at, end, USED + int(choice.card))
        if choice.verb != SELL:
            at = add_row(net, rows, at, end, slot_of_thing(choice.verb, choice.stage))
    elif choice.card >= 0:
        at = add_row(net, rows, at, end, slot_of_thing(choice.verb, choice.card))
    if choice.left + choice.far_left > 0:
        at = add_row(net, rows, at, end, TO_LEFT + min(PAID - 1, int(choice.left) + int(choice.far_left)))
    if choice.right + choice.far_right > 0:
        at = add_row(net, rows, at, end, TO_RIGHT + min(PAID - 1, int(choice.right) + int(choice.far_right)))
    if choice.add_on != 0:
        for bit in range(ADD_ONS):
            if choice.add_on >> bit & 1:
                at = add_row(net, rows, at, end, ADD_ON + bit)
    if choice.bank > 0:
        add_row(net, rows, at, end, TO_BANK + min(PAID - 1, int(choice.bank)))


@kernel
def slot_of_thing(verb: int, thing: int) -> int:
    """Return the slot of what the verb is about; a card is the same, whatever makes it free."""
    if verb == STAGE:
        return NTH + max(0, min(STAGES - 1, int(thing)))
    if verb == FREE or verb == REVIVE_CARD:
        return THING + BUILD * KINDS + int(thing)
    return THING + int(verb) * KINDS + max(0, int(thing))


@kernel
def add_row(net: Record, rows: Numbers, at: int, end: int, slot: int) -> int:
    """One more row, if the net has one for it and there is room."""
    row = net.slot[slot]
    if row == NO_ROW or at == end:
        return at
    rows[at] = row
    return at + 1
