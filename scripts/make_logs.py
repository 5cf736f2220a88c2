"""Add logs of games that must replay for ever: python scripts/make_logs.py [hashes]

Without a word it writes the files that there are not yet, and never one that is there. `hashes` notes the
hashes of today in all files: for when the state of a game is laid out in another way and its games come to
the same as before.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from tests.server.storage import old_logs  # noqa: E402  because of the path above

if __name__ == "__main__":
    if sys.argv[1:] not in ([], ["hashes"]):
        sys.exit(__doc__)
    for path, text in old_logs.laid_out_anew() if sys.argv[1:] else old_logs.missing():
        path.write_text(text)
        print(path.relative_to(ROOT))
