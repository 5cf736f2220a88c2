"""Makes the view of a viewer from the record of a game of Duel."""

from argosy.catalog.duel import COLORS, RESOURCES
from argosy.game.duel.actions import TRACK_TOKENS
from argosy.game.duel.expansions import EXPANSIONS, in_play
from argosy.game.duel.view import DuelCityView, DuelView, PlaceView, TaskView, WonderView
from argosy.game.duel.view_context import ViewContext, counted
from argosy.game.duel.words import ASKED, RESULTS, TASK_NAMES, winners_of
from argosy.game.engine import run
from argosy.game.types import Fields
from argosy.rules.duel import terms as t
from argosy.rules.duel.hidden_information.knowledge import structure_is_laid
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.duel.score import total_points
from argosy.rules.duel.state import Game, Task


def look(ruleset: DuelRuleset, game: Game, seat: int | None) -> DuelView:
    """Return the view of a seat; None: that of a spectator."""
    context = ViewContext(ruleset, game, t.SPECTATOR if seat is None else seat)
    return DuelView(
        seat=seat,
        fingerprint=ruleset.fingerprint,
        expansions=ruleset.expansions,
        options={name: getattr(ruleset.options, name) for name in ruleset.options.__struct_fields__},
        age=int(game.age),
        turn=int(game.turn),
        moment=int(game.moment),
        on_turn=int(game.on_turn),
        owing=() if game.over else (int(game.actor),),
        asked=ASKED.get(int(game.decision)),
        play_again=bool(game.play_again),
        tasks=tuple(_task(game.tasks[number]) for number in range(game.depth)),
        picks=int(game.picks),
        shown_wonders=_shown_wonders(context),
        structure=_structure(context),
        discard=context.cards_at(t.DISCARDED),
        pawn=int(game.pawn),
        track=tuple(name for number, name in enumerate(TRACK_TOKENS) if game.track[number]),
        board=context.tokens_at(t.ON_BOARD),
        box=context.tokens_at(t.IN_BOX) if context.sees_drawn else context.tokens_at(t.IN_BOX, t.DRAWN),
        drawn=context.tokens_at(t.DRAWN) if context.sees_drawn else (),
        cities=(_city(context, 0), _city(context, 1)),
        is_over=bool(game.over),
        result=RESULTS[int(game.over)],
        winners=winners_of(game),
        **_more_of_view(context),
    )


def _task(task: Task) -> TaskView:
    name = TASK_NAMES[int(task.kind)]
    return TaskView(kind=name, seat=int(task.seat), amount=int(task.amount), subject=int(task.subject))


def _shown_wonders(context: ViewContext) -> tuple[str, ...]:
    """Wonders to choose from in the draft."""
    game, shown = context.game, int(context.tables.shown)
    if game.picks >= context.tables.draft_picks:
        return ()
    first = int(game.picks) // shown * shown
    laid = [int(wonder) for wonder in game.wonder_deck[first : first + shown]]
    return tuple(context.catalog.wonders[wonder].id for wonder in laid if game.wonder_owner[wonder] < 0)


def _structure(context: ViewContext) -> tuple[PlaceView, ...]:
    """Every place with the back of its card, and the card if it lies face up (DUEL-009)."""
    if not structure_is_laid(context.game, context.tables):
        return ()
    game, deck = context.game, context.game.deck[context.age - 1].tolist()
    present, revealed, free = int(game.present), int(game.revealed), int(game.open)
    tokens = _tokens_on_places(context)
    found: list[PlaceView] = []
    for place, spot in enumerate(context.print.structures[context.age - 1]):
        is_there, card = bool(present >> place & 1), deck[place]
        found.append(
            PlaceView(
                place=place,
                row=spot.row,
                column=spot.column,
                back=context.print.backs[int(card)] if is_there else None,
                card=context.print.cards[int(card)] if is_there and revealed >> place & 1 else None,
                is_open=bool(free >> place & 1),
                covered_by=tuple(other for other in spot.covered_by if present >> other & 1),
                token=tokens.get(place),
            )
        )
    return tuple(found)


def _city(context: ViewContext, seat: int) -> DuelCityView:
    game, city, catalog = context.game, context.game.cities[seat], context.catalog
    return DuelCityView(
        seat=seat,
        coins=int(city.coins),
        cards=context.cards_at(t.IN_CITY + seat),
        colors=dict(zip(COLORS, city.colors.tolist(), strict=False)),
        wonders=_wonders(context, seat),
        progress=context.tokens_at(t.TAKEN + seat),
        symbols=counted(catalog.science.symbols, city.symbols),
        shields=int(game.pawn) * (1 - 2 * seat),
        makes=counted(RESOURCES, city.makes),
        chooses=_chooses(context, seat),
        prices=dict(zip(RESOURCES, city.price.tolist(), strict=True)),
        points=int(run(total_points)(game, context.tables, seat)),
        **_more_of_city(context, seat),
    )


def _wonders(context: ViewContext, seat: int) -> tuple[WonderView, ...]:
    under = context.game.wonder_card.tolist()
    return tuple(
        WonderView(
            wonder=wonder.id, is_built=bool(context.wonder_built[number]), card=context.card(under[number])
        )
        for number, wonder in enumerate(context.catalog.wonders)
        if context.wonder_owner[number] == seat
    )


def _chooses(context: ViewContext, seat: int) -> tuple[tuple[str, ...], ...]:
    found: list[tuple[str, ...]] = []
    for number, options in context.print.card_options.items():
        if context.card_place[number] == t.IN_CITY + seat:
            found += options
    for number, options in context.print.wonder_options.items():
        if context.wonder_owner[number] == seat and context.wonder_built[number]:
            found += options
    return tuple(found)


def _more_of_view(context: ViewContext) -> Fields:
    """Fields of the view; those of an expansion that is not in play keep their defaults."""
    return {
        name: value
        for expansion in in_play(context.ruleset.expansions)
        for name, value in expansion.look_at_table(context).items()
    }


def _more_of_city(context: ViewContext, seat: int) -> Fields:
    """Fields of a city."""
    return {
        name: value
        for expansion in in_play(context.ruleset.expansions)
        for name, value in expansion.look_at_city(context, seat).items()
    }


def _tokens_on_places(context: ViewContext) -> dict[int, str]:
    """Tokens that lie on the structure, by place."""
    return {
        place: token
        for expansion in EXPANSIONS
        for place, token in expansion.tokens_on_places(context).items()
    }
