"""Contrast of a text with the pixels behind it, as WCAG 2.2 counts it."""

from playwright.sync_api import Locator

MEASURE = """(element, pseudo) => {
  const channels = (color) => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = (top, under) => top.slice(0, 3).map((one, n) => one * top[3] + under[n] * (1 - top[3]));
  const light = (color) => {
    const [red, green, blue] = color.slice(0, 3).map((one) => one / 255).map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ratio = (one, other) => {
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  /* What can lie behind a text: the colours of the nearest background, those of a gradient all of them, over what lies behind that. */
  const behind = (node, part) => {
    if (!node) return [[255, 255, 255]];
    const style = getComputedStyle(node, part);
    const stops = style.backgroundImage.match(/(?:rgba?|color|oklab|oklch)\\([^()]*\\)/g) ?? [];
    const layers = (stops.length ? stops : [style.backgroundColor]).map(channels);
    if (layers.every((layer) => layer[3] === 1)) return layers;
    const under = behind(part ? node : node.parentElement, null);
    return layers.flatMap((layer) => under.map((one) => over(layer, one)));
  };
  const ink = channels(getComputedStyle(element, pseudo).color);
  return Math.min(...behind(element, pseudo).map((one) => ratio(over(ink, one), one)));
}"""


def contrast(element: Locator, pseudo: str | None = None) -> float:
    """The contrast of a text, or of what is written before or after it (`::after`), at its worst place."""
    return element.evaluate(MEASURE, pseudo)
