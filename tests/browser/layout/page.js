/* How a page is read by the measures: what is seen of it, its texts with their places, what cuts them, what lies behind them. */
globalThis.layoutPage = (() => {
  const scope = () => document.querySelector("dialog:modal, dialog.scene[open]") ?? document.body;
  const styles = new WeakMap();
  const style = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };

  /** What nobody sees: read aloud only, transparent, or not there. */
  const isSeen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest("option") && !isSpoken(element) && !isUndrawn(element);
  const isUndrawn = (element) => element instanceof SVGElement && element.getClientRects().length === 0; // checkVisibility() takes what a hidden <g> holds for visible
  const isSpoken = (element) => {
    for (let one = element; one; one = one.parentElement) if (style(one).clipPath.startsWith("inset(50%")) return true;
    return false;
  };

  /** Where an element stands, in few words. */
  const selector = (element) => {
    const words = [];
    for (let one = element; one && one !== document.body && words.length < 4; one = one.parentElement) {
      const names = [...one.classList].filter((name) => !/^(land|f\d|t\d|n\d+)$/.test(name)).slice(0, 2);
      words.unshift(one.tagName.toLowerCase() + names.map((name) => `.${name}`).join("") + (one.id && !/\d/.test(one.id) ? `#${one.id}` : ""));
      if (one.id && !/\d/.test(one.id)) break;
    }
    return words.join(" > ");
  };

  /** A text's place: its ink, which is less high than the box that the font asks for. */
  const ink = (rect, size) => {
    const middle = (rect.top + rect.bottom) / 2;
    return { left: rect.left, right: rect.right, top: middle - 0.34 * size, bottom: middle + 0.34 * size };
  };

  /** All texts that are seen, line by line. */
  const texts = () => {
    const found = [];
    const walk = document.createTreeWalker(scope(), NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || element.closest("script, style, noscript, select, textarea") || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const size = parseFloat(style(element).fontSize);
      const lines = [...range.getClientRects()].filter((rect) => rect.width > 0.5 && rect.height > 0.5).map((rect) => ink(rect, size));
      if (lines.length) found.push({ element, node, text: node.data.trim().replace(/\s+/g, " "), lines });
    }
    return found;
  };

  /** The ancestors that cut what sticks out of them, with the place that they leave. */
  const cutters = (element) => {
    const found = [];
    let position = style(element).position;
    for (let one = element; one && one !== document.documentElement; one = one.parentElement) {
      const own = style(one);
      const holds = one === element || position === "static" || position === "relative" || position === "sticky" || own.position !== "static" || own.transform !== "none" || own.translate !== "none" || own.filter !== "none";
      if (!holds) continue;
      if (one !== element) position = own.position;
      if (one !== document.body && own.display !== "contents" && (own.overflowX !== "visible" || own.overflowY !== "visible")) found.push({ element: one, style: own, box: one.getBoundingClientRect() });
      if (own.position === "fixed") break;
    }
    return found;
  };
  const scrolls = (cutter, axis) => {
    const { element, style: own } = cutter;
    if (axis === "x") return /auto|scroll/.test(own.overflowX) && element.scrollWidth > element.clientWidth;
    return /auto|scroll/.test(own.overflowY) && element.scrollHeight > element.clientHeight;
  };

  const interactive = "button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [data-note][tabindex]";
  /** Everything that can be clicked; a choice stands for the label round it. */
  const clickable = () => [...scope().querySelectorAll(interactive)].filter((one) => isSeen(one) || (one.matches("input") && one.checkVisibility({ visibilityProperty: true }) && !isSpoken(one)));

  const rectangle = (box) => ({ x: Math.round(box.left), y: Math.round(box.top), width: Math.round(box.right - box.left), height: Math.round(box.bottom - box.top) });
  const finding = (measure, element, text, box, detail = "") => ({ measure, selector: selector(element), text: text.slice(0, 80), box: rectangle(box), detail });

  const union = (lines) => ({ left: Math.min(...lines.map((one) => one.left)), right: Math.max(...lines.map((one) => one.right)), top: Math.min(...lines.map((one) => one.top)), bottom: Math.max(...lines.map((one) => one.bottom)) });
  /** The place of a text as it is now, after the page has scrolled. */
  const place = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  };

  return { union, place, scope, style, isSeen, selector, texts, cutters, scrolls, clickable, finding };
})();
