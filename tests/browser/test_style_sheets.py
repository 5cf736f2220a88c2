"""Minified style sheets in browsers: the same rules as the readable sources."""

from argosy.web.rendering.assets import files, minified

PARSED = """([raw, sent]) => {
  const rules = (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return [...sheet.cssRules].map((rule) => rule.cssText.replaceAll(/(?<=[\\s>+~,(])\\*(?=:)/g, "").replaceAll(/,\\s+/g, ",").replaceAll(/\\(\\s+/g, "(").replaceAll(/\\s+\\)/g, ")").replaceAll(/\\s+/g, " ").replaceAll(/(?<![\\w.])0(?=\\.\\d)/g, "").replaceAll(/ ?([*\\/]) ?/g, "$1"));
  };
  const [read, got] = [rules(raw), rules(sent)];
  return read.flatMap((rule, n) => (rule === got[n] ? [] : [[rule, got[n] ?? ""]])).concat(got.slice(read.length).map((rule) => ["", rule]));
}"""
SHEETS = sorted(path for name, path in files().items() if name.startswith("css/"))


def test_a_minified_sheet_says_the_same(page):
    """Rule by rule, but for a `*` before a pseudo-class, the zero of `0.5`, and spaces round `*` and `/`."""
    page.goto("about:blank")
    differ = {
        sheet.stem: page.evaluate(PARSED, [sheet.read_text(), minified(sheet).decode()]) for sheet in SHEETS
    }
    assert not {name: rules for name, rules in differ.items() if rules}
