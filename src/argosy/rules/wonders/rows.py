"""Rows of a list of choices: write, copy, and keep payments in order.

Payments that are needlessly larger than another one are dropped.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Rows
from argosy.rules.wonders.state import ChoiceRow
from argosy.rules.wonders.terms import BUILD, PAID


@kernel
def write_choice(row: ChoiceRow, verb: int, card: int, number: int) -> None:
    """A choice that costs nothing."""
    row.number = number
    row.card = card
    row.left = 0
    row.right = 0
    row.far_left = 0
    row.far_right = 0
    row.bank = 0
    row.verb = verb
    row.how = PAID
    row.stage = 0
    row.add_on = 0
    row.bought = 0
    row.from_bank = 0


@kernel
def copy_choice(source: ChoiceRow, target: ChoiceRow) -> None:
    """Copy a choice field by field, because records inside records cannot be assigned whole in every
    backend.
    """
    target.number = source.number
    target.card = source.card
    target.left = source.left
    target.right = source.right
    target.far_left = source.far_left
    target.far_right = source.far_right
    target.bank = source.bank
    target.verb = source.verb
    target.how = source.how
    target.stage = source.stage
    target.add_on = source.add_on
    target.bought = source.bought
    target.from_bank = source.from_bank


@kernel
def total_price(choice: ChoiceRow) -> int:
    """All coins that leave the treasury with a choice."""
    return choice.left + choice.right + choice.far_left + choice.far_right + choice.bank


@kernel
def is_free_of_coins(out: Rows[ChoiceRow], listed: int, kind: int) -> bool:
    """Is a build of this card listed that costs no coin? Its first payment is the cheapest."""
    for place in range(listed):
        if out[place].card == kind and out[place].verb == BUILD:
            return total_price(out[place]) == 0
    return False


@kernel
def keep_if_minimal(
    out: Rows[ChoiceRow],
    first: int,
    count: int,
    to_left: int,
    to_right: int,
    to_far_left: int,
    to_far_right: int,
) -> int:
    """Insert a payment in order of (sum, left, right, far left) unless a listed one is nowhere larger
    (BASE-TRADE-7,
    -12).

    Listed ones that it beats are dropped.
    """
    kept = first
    for place in range(first, count):
        row = out[place]
        if (
            row.left <= to_left
            and row.right <= to_right
            and row.far_left <= to_far_left
            and row.far_right <= to_far_right
        ):
            return count
        if (
            row.left < to_left
            or row.right < to_right
            or row.far_left < to_far_left
            or row.far_right < to_far_right
        ):
            if kept != place:
                copy_coins(row, out[kept])
            kept += 1
    return insert_payment(out, first, kept, to_left, to_right, to_far_left, to_far_right)


@kernel
def copy_coins(source: ChoiceRow, target: ChoiceRow) -> None:
    """Copy the coins of a payment."""
    target.left = source.left
    target.right = source.right
    target.far_left = source.far_left
    target.far_right = source.far_right


@kernel
def insert_payment(
    out: Rows[ChoiceRow],
    first: int,
    count: int,
    to_left: int,
    to_right: int,
    to_far_left: int,
    to_far_right: int,
) -> int:
    """Insert one payment into a list that is sorted by (sum, left, right, far left)."""
    place = count
    total = to_left + to_right + to_far_left + to_far_right
    while place > first and comes_after(out[place - 1], total, to_left, to_right, to_far_left):
        copy_coins(out[place - 1], out[place])
        place -= 1
    out[place].left = to_left
    out[place].right = to_right
    out[place].far_left = to_far_left
    out[place].far_right = to_far_right
    return count + 1


@kernel
def comes_after(row: ChoiceRow, total: int, to_left: int, to_right: int, to_far_left: int) -> bool:
    """Does a listed payment stand behind one with this sum and these coins?"""
    listed = row.left + row.right + row.far_left + row.far_right
    if listed != total:
        return listed > total
    if row.left != to_left:
        return row.left > to_left
    if row.right != to_right:
        return row.right > to_right
    return row.far_left > to_far_left


@kernel
def number_payments(
    out: Rows[ChoiceRow], first: int, count: int, verb: int, card: int, number: int, bank: int, how: int
) -> None:
    """Complete the rows of the payments that were just listed."""
    for place in range(first, count):
        row = out[place]
        row.number = number + place - first
        row.card = card
        row.bank = bank
        row.verb = verb
        row.how = how
        row.stage = 0
        row.add_on = 0
        row.bought = 0
        row.from_bank = 0


@kernel
def keep_candidate(out: Rows[ChoiceRow], first: int, count: int, pays_buyer: int) -> int:
    """Sort the payment in row `count` into the list unless a listed one makes it needless.

    Return the new count.

    As `keep_if_minimal`, for payments with coins to the bank, and where it may matter from whom something is
    bought.
    """
    for place in range(first, count):
        if makes_needless(out[place], out[count], pays_buyer):
            return count
    kept = first
    for place in range(first, count):
        if not makes_needless(out[count], out[place], pays_buyer):
            copy_payment(out[place], out[kept])
            kept += 1
    copy_payment(out[count], out[kept])
    place = kept
    while place > first and stands_behind(out[place - 1], out[place]):
        swap_payments(out[place - 1], out[place])
        place -= 1
    return kept + 1


@kernel
def makes_needless(one: ChoiceRow, other: ChoiceRow, pays_buyer: int) -> bool:
    """Does the one payment cost nobody more than the other, and is nothing lost with it
    (LEADERS-EFFECT-5)?
    """
    if (
        one.left > other.left
        or one.right > other.right
        or one.far_left > other.far_left
        or one.far_right > other.far_right
        or one.bank > other.bank
    ):
        return False
    if total_price(one) == total_price(other):
        return one.bought >= other.bought  # because then two sellers are better than one
    return not pays_buyer or sellers(one.bought) >= sellers(other.bought)


@kernel
def sellers(bought: int) -> int:
    """Return the number of neighbours that sell something."""
    return (bought & 1) + (bought >> 1)


@kernel
def stands_behind(one: ChoiceRow, other: ChoiceRow) -> bool:
    """The order of payments: sum, left, right, far left, far right."""
    if total_price(one) != total_price(other):
        return total_price(one) > total_price(other)
    if one.left != other.left:
        return one.left > other.left
    if one.right != other.right:
        return one.right > other.right
    if one.far_left != other.far_left:
        return one.far_left > other.far_left
    return one.far_right > other.far_right


@kernel
def copy_payment(source: ChoiceRow, target: ChoiceRow) -> None:
    """Copy coins and sellers of a payment."""
    copy_coins(source, target)
    target.bank = source.bank
    target.bought = source.bought


@kernel
def swap_payments(one: ChoiceRow, other: ChoiceRow) -> None:
    """Exchange two payments."""
    one.left, other.left = other.left, one.left
    one.right, other.right = other.right, one.right
    one.far_left, other.far_left = other.far_left, one.far_left
    one.far_right, other.far_right = other.far_right, one.far_right
    one.bank, other.bank = other.bank, one.bank
    one.bought, other.bought = other.bought, one.bought
