"""HTML reader that is strict: every element closed, in order; ids, references and words collected."""

from html.parser import HTMLParser

VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
REFERENCES = ("for", "form", "aria-labelledby", "aria-describedby", "aria-controls")


class Reading(HTMLParser):
    """Contents of a page."""

    def __init__(self, html):
        super().__init__(convert_charrefs=True)
        self.open, self.faults, self.ids, self.elements, self.text = [], [], [], [], []
        self.scripts = []
        self.feed(html)
        self.close()
        self.faults += [f"<{tag}> is never closed" for tag in self.open]

    def handle_starttag(self, tag, attrs):
        self.elements.append((tag, dict(attrs)))
        names = [name for name, _ in attrs]
        self.faults += [f"<{tag}> has {name} twice" for name in names if names.count(name) > 1]
        self.ids += [value for name, value in attrs if name == "id"]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag):
        if not self.open or self.open[-1] != tag:
            self.faults.append(f"</{tag}> closes {self.open[-1:] or 'nothing'}")
        else:
            self.open.pop()

    def handle_data(self, data):
        if self.open and self.open[-1] == "script":
            self.scripts.append(data)  # nobody reads it
        elif data.strip():
            self.text.append(" ".join(data.split()))

    @property
    def words(self):
        """All that is read, in order."""
        return " ".join(self.text)

    def all(self, tag, **wanted):
        """Attributes of all elements of a kind with these attributes."""
        return [attrs for name, attrs in self.elements if name == tag and wanted.items() <= attrs.items()]

    @property
    def dangling(self):
        """References to ids that are not there."""
        named = [
            (name, target)
            for _, attrs in self.elements
            for name in REFERENCES
            for target in (attrs.get(name) or "").split()
        ]
        links = [
            ("href", attrs["href"][1:])
            for _, attrs in self.elements
            if (attrs.get("href") or "").startswith("#")
        ]
        opens = [("data-opens", attrs["data-opens"]) for _, attrs in self.elements if "data-opens" in attrs]
        return [(name, target) for name, target in named + links + opens if target not in self.ids]
