"""Write the golden games and the snapshot of choice lists anew: python scripts/make_goldens.py

Do that only when a rule has moved, and say in the change note which one and why.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from tests.golden.wonders.golden import FILES, FOLDER, begin, make, path_of, replay_line  # noqa: E402  because of the path above

# Where lists are shown: the first turn, a full middle, a free right, the discard pile, the free city.
MOMENTS = {(2010, 3, ""): (0, 7, 13), (2020, 3, ""): (0, 10), (2010, 2, ""): (2, 12)}


def list_of_choices() -> str:
    """Every choice with its number at some moments of golden games, in the order of the list."""
    parts = [moments(file) for file in MOMENTS]
    return "# every choice with its number, in the order of the list\n" + "".join(parts)


def moments(file: tuple[int, int, str]) -> str:
    game, lines = begin(path_of(*file).read_text())
    parts = []
    for number, line in enumerate(lines[:-1]):
        if number in MOMENTS[file] or "*" in game.label:
            for seat in game.owing:
                parts.append(f"\n{path_of(*file).stem}  {game.label}  seat {seat}\n")
                parts += [f"{choice.number:6} {choice}\n" for choice in game.choices(seat)]
        replay_line(game, line)
    return "".join(parts)


def main() -> None:
    """Write all files."""
    for file in FILES:
        path_of(*file).write_text(make(*file))
    (FOLDER / "choices.txt").write_text(list_of_choices())
    print(f"{len(FILES)} golden games and a list of choices in {FOLDER.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
