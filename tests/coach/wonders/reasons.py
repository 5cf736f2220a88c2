"""All reasons of a choice, for scenarios that are set up as rules are tried (`argosy.testing`)."""

from argosy.coach.wonders import reasons


def why(table, letter, text):
    """By kind the reasons of a choice, by its text without the payment; the first of each kind."""
    game, seat = table.game, table.seat(letter)
    choices = game.choices(seat)
    choice = next(one for one in choices if text in (one.text, one.text.partition(" pay ")[0]))
    found = {}
    for reason in reasons(game.view(seat), choices, [choice.number])[choice.number]:
        found.setdefault(reason.kind, reason)
    assert found, "there is always something to say"
    return found


def against(table, letter, text, kind):
    """The reasons of one kind, by the other city that they are about."""
    game, seat = table.game, table.seat(letter)
    choices = game.choices(seat)
    choice = next(one for one in choices if text in (one.text, one.text.partition(" pay ")[0]))
    found = reasons(game.view(seat), choices, [choice.number])[choice.number]
    return {reason.seat: reason for reason in found if reason.kind == kind}
