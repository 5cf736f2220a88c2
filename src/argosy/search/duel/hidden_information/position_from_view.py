"""A position that fits a view: known things in their places, hidden places filled with what fits.

What lies in a hidden place makes no difference: the kernel `hide` removes it again (`information_set.py`).
"""

from argosy.catalog.duel import DECKS
from argosy.game.duel.actions import ids_of
from argosy.game.duel.position.form import DuelCityData, DuelPositionData, TaskData, WonderData, placed_cards
from argosy.game.duel.view import DuelCityView, DuelView
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.duel.terms import LIBRARY
from argosy.search.duel.expansions import fill_in_more


def position_from_view(ruleset: DuelRuleset, view: DuelView) -> DuelPositionData:
    """Return a position in which the seat of a view sees what the view shows."""
    plain = open_position(view)
    plain.removed = [list(row) for row in view.removed]
    if view.asked == "drawn_progress" and not view.drawn:
        plain.drawn = list(view.box[: _drawn_at_once(ruleset)])
    _fill_in_wonders(ruleset, view, plain)
    fill_in_more(ruleset, view, plain)
    _fill_in_structure(ruleset, view, plain)
    return plain


def _drawn_at_once(ruleset: DuelRuleset) -> int:
    """DUEL-059: how many tokens the Great Library draws from the box."""
    effects = ruleset.tables.now
    return int(effects["amount"][effects["kind"] == LIBRARY].max())


def open_position(view: DuelView) -> DuelPositionData:
    """Return the position of what lies open in the base game."""
    return DuelPositionData(
        cities=[_city(city) for city in view.cities],
        age=view.age,
        moment=view.moment,
        turn=view.turn,
        on_turn=view.on_turn,
        play_again=view.play_again,
        triggered=view.triggered,
        picks=view.picks,
        pawn=view.pawn,
        track=list(view.track),
        discard=list(view.discard),
        board=list(view.board),
        drawn=list(view.drawn),
        tasks=[
            TaskData(kind=task.kind, seat=task.seat, amount=task.amount, subject=task.subject)
            for task in view.tasks
        ],
    )


def _city(city: DuelCityView) -> DuelCityData:
    return DuelCityData(
        coins=city.coins,
        cards=list(city.cards),
        wonders=[WonderData(id=one.wonder, built=one.is_built, card=one.card) for one in city.wonders],
        progress=list(city.progress),
    )


def _fill_in_wonders(ruleset: DuelRuleset, view: DuelView, plain: DuelPositionData) -> None:
    """DUEL-007: wonders that have been laid out come first in their deck."""
    tables, ids = ruleset.tables, ids_of(ruleset)["wonders"]
    laid = [*(one.wonder for city in view.cities for one in city.wonders), *view.shown_wonders]
    in_play: list[str] = [ids[number] for number in tables.wonders_in_play[: tables.wonders_count]]
    plain.wonder_deck = [*laid, *(name for name in in_play if name not in laid)]


def _fill_in_structure(ruleset: DuelRuleset, view: DuelView, plain: DuelPositionData) -> None:
    """DUEL-009: cards of the same back for those that lie face down; later Ages are dealt by any seed."""
    if not view.structure:
        return
    seen = {*placed_cards(plain), *(card for row in view.removed for card in row)}
    seen |= {place.card for place in view.structure if place.card}
    unseen = [card for card in ruleset.catalog.cards if card.id not in seen]
    cards = {back: iter([card.id for card in unseen if card.deck == back]) for back in DECKS}
    plain.structure = [
        None if place.back is None else place.card or next(cards[place.back]) for place in view.structure
    ]
    plain.revealed = [place.place for place in view.structure if place.back is None or place.card]
