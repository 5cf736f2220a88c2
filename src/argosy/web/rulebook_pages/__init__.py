"""Rule pages: rule books, single rules, the glossary of signs, introductions."""
