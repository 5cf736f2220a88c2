"""Position editor: form fields, edits by click, and their display on a board."""
