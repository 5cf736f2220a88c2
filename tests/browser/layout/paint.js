/* Colours as they come out on the screen: layers, opacities and filters put together. */
globalThis.layoutPaint = (() => {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const known = new Map();
  /** Any CSS colour as red, green, blue from 0 to 255 and alpha from 0 to 1. */
  const channels = (color) => {
    if (!known.has(color)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
      known.set(color, [red, green, blue, alpha / 255]);
    }
    return known.get(color);
  };
  const over = (top, under) => [0, 1, 2].map((n) => top[n] * top[3] + under[n] * (1 - top[3]));
  const light = (color) => {
    const [red, green, blue] = color.map((one) => one / 255).map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ratio = (one, other) => {
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };

  const STOPS = /(?:rgba?|hsla?|color|oklab|oklch|lab|lch)\([^()]*\)|#[0-9a-f]{3,8}/gi;
  /** What a style fills its box with: colours, of a gradient all of them; null where a picture does. */
  const fills = (own, isSea) => {
    const image = own.backgroundImage;
    if (image !== "none" && image.includes("url(") && !isSea) return null;
    const stops = image === "none" ? [] : (image.match(STOPS) ?? []);
    const middle = image.startsWith("radial-gradient") ? stops.slice(0, 1) : stops; // what is written on a coin stands in its middle
    const colors = (stops.length ? middle : [own.backgroundColor]).map(channels);
    const base = channels(own.backgroundColor);
    return base[3] && stops.length ? colors.map((one) => [...over(one, base), 1]) : colors;
  };

  const matrices = {
    brightness: (n) => (color) => color.map((one) => Math.min(255, one * n)),
    saturate: (s) => ([r, g, b]) => [
      (0.213 + 0.787 * s) * r + (0.715 - 0.715 * s) * g + (0.072 - 0.072 * s) * b,
      (0.213 - 0.213 * s) * r + (0.715 + 0.285 * s) * g + (0.072 - 0.072 * s) * b,
      (0.213 - 0.213 * s) * r + (0.715 - 0.715 * s) * g + (0.072 + 0.928 * s) * b,
    ].map((one) => Math.max(0, Math.min(255, one))),
  };
  /** The filters of an element as one function of a colour. */
  const filtered = (own) => {
    const steps = [...own.filter.matchAll(/(brightness|saturate)\(([\d.]+)\)/g)].map(([, name, n]) => matrices[name](Number(n)));
    return (color) => steps.reduce((one, step) => step(one), color);
  };

  return { channels, over, ratio, fills, filtered };
})();
