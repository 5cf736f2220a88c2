"""What a seat may know of tower and projects, as numbers behind those of the base game (see `features.py`)."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.babel.projects import current_project
from argosy.rules.wonders.babel.setup import is_babel_in_play
from argosy.rules.wonders.babel.state import DRAFTED


@kernel
def observe_babel(game, tables, city, row, at):
    """The own tiles, the packet, the top of the tower, the project of the Age with its tokens."""
    if not is_babel_in_play(tables):
        return at
    mine = game.cities[city].babel
    kinds = tables.babel.tile_kinds
    for tile in range(3 * kinds):
        row[at + tile] = 0
    for slot in range(DRAFTED):
        if mine.tiles[slot] >= 0:
            row[at + mine.tiles[slot]] = 1
        if mine.packet[slot] >= 0:
            row[at + kinds + mine.packet[slot]] = 1
    for place in range(max(0, game.babel.height - tables.babel.places), game.babel.height):
        row[at + 2 * kinds + game.babel.stack[place]] = 1
    at += 3 * kinds
    row[at] = game.babel.height
    row[at + 1] = game.babel.taken
    row[at + 2] = mine.loses
    row[at + 3] = mine.loses_many
    at += 4
    for project in range(tables.babel.project_kinds):
        row[at + project] = current_project(game, tables) == project
    return at + tables.babel.project_kinds


@kernel
def observe_babel_city(game, tables, seat, row, at):
    """What lies open in a city: tiles kept and laid, tokens."""
    if not is_babel_in_play(tables):
        return at
    babel = game.cities[seat].babel
    row[at] = babel.kept
    row[at + 1] = babel.laid
    row[at + 2] = babel.tokens
    row[at + 3] = babel.debt
    row[at + 4] = babel.free_stages
    row[at + 5] = babel.free_cards
    row[at + 6] = babel.any_color
    row[at + 7] = babel.board_rests
    at += 8
    for age in range(babel.rewards.shape[0]):
        row[at + age] = babel.rewards[age]
    return at + babel.rewards.shape[0]
