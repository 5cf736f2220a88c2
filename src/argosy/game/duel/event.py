"""Something that happens at a table of Duel."""

import msgspec


class DuelEvent(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something everybody at the table may see. Which fields are set depends on `kind`:

    the verb of a choice (seat, and card, thing, number where they are open; coins paid)
    · coins (seat, coins: change) · pawn (pawn) · military_token (thing) · minerva (pawn)
    · progress (seat, thing) · moved (card, seat or None: to the discard pile) · lost_wonder (thing) · turned_up (place, card)
    · control (chamber, seat or None) · decree (chamber, thing) · god (space, thing) · age_began (age) · over (result, winners)
    """

    kind: str
    seat: int | None = None
    card: str | None = None
    thing: str | None = None
    coins: int = 0
    place: int | None = None
    space: int | None = None
    chamber: int | None = None
    age: int = 0
    pawn: int | None = None
    number: str | None = None
    """What stands behind the verb when it is no id: a chamber, two chambers, a space, top or bottom."""
    result: str | None = None
    winners: tuple[int, ...] = ()
