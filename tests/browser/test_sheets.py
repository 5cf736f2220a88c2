"""What browsers make of the style sheets: the minified ones, which are sent, say the same as those that people read."""

import pytest

from argosy.web.assets import files, minified

PARSED = """([raw, sent]) => {
  const rules = (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return [...sheet.cssRules].map((rule) => rule.cssText.replaceAll(/(?<=[\\s>+~,(])\\*(?=:)/g, "").replaceAll(/,\\s+/g, ",").replaceAll(/\\(\\s+/g, "(").replaceAll(/\\s+\\)/g, ")").replaceAll(/\\s+/g, " "));
  };
  const [read, got] = [rules(raw), rules(sent)];
  return read.flatMap((rule, n) => (rule === got[n] ? [] : [[rule, got[n] ?? ""]])).concat(got.slice(read.length).map((rule) => ["", rule]));
}"""
SHEETS = sorted(path for name, path in files().items() if name.startswith("css/"))


@pytest.mark.sample(100)
@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.stem)
def test_a_minified_sheet_says_the_same(sheet, page):
    """Rule by rule; a `*` before a pseudo-class says nothing."""
    page.goto("about:blank")
    assert page.evaluate(PARSED, [sheet.read_text(), minified(sheet).decode()]) == []
