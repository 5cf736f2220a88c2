/* What can be wrong with how a page lies in its window. Each measure gives findings: where, what is written there, its place. */
globalThis.layoutMeasures = (() => {
  const { union, place, scope, style, isSeen, cutters, scrolls, clickable, finding } = layoutPage;
  let known = null; // read once for all measures: what they scroll they scroll back
  const texts = () => (known ??= layoutPage.texts());
  const { channels, over: mix, ratio, fills, filtered } = layoutPaint;
  const NEAR = 1.5; // px that rounding may cost
  const TOUCH = 44;
  const LEAST = 24; // px of what only a long press explains (WCAG 2.2, 2.5.8)
  const READABLE = 4.5;
  const sticksOut = (box, frame, near = NEAR) => ({ x: Math.max(frame.left - box.left, box.right - frame.right) > near, y: Math.max(frame.top - box.top, box.bottom - frame.bottom) > near });

  /** Is the whole text one tap away: a note, a sheet, the card's own dock? */
  const isExplained = (element) => element.closest("[data-note], [data-opens], [data-act], summary, .card, a[href], [data-select]") || element.closest(".city")?.querySelector(".open");

  /** Texts that are cut: without dots, or with dots and no way to the rest. */
  function cut() {
    return texts().flatMap(({ element, text, lines }) => {
      let box = union(lines);
      for (const cutter of cutters(element)) {
        // a text that had no room has wrapped out of its place as a whole: it is left out, not cut
        if (cutter.style.flexWrap === "wrap" && (box.left >= cutter.box.right - 1 || box.top >= cutter.box.bottom - 1)) return [];
        const out = sticksOut(box, cutter.box);
        const clamped = cutter.style.webkitLineClamp !== "none" && cutter.style.webkitLineClamp !== "";
        for (const axis of ["x", "y"]) {
          if (!out[axis]) continue;
          // Lines that are counted end in dots below; a word that is too wide for its line ends in nothing.
          const dotted = axis === "x" ? cutter.style.textOverflow === "ellipsis" : clamped;
          if (scrolls(cutter, axis)) {
            box = cutter.box; // from here on the box that scrolls is what could be cut
            continue;
          }
          if (dotted && isExplained(element)) {
            box = cutter.box; // nothing of it can be seen further out
            continue;
          }
          return [finding("cut", element, text, box, dotted ? "dots, and no way to the rest" : `${axis} by ${cutter.element.className}`)];
        }
      }
      return [];
    });
  }

  const isPainted = (element) => {
    const own = style(element);
    return own.backgroundImage !== "none" || channels(own.backgroundColor)[3] > 0.03 || (own.boxShadow !== "none" && own.boxShadow.includes("inset")) || parseFloat(own.borderTopWidth) > 0;
  };
  const isScrolledAway = (element, box) => cutters(element).some((cutter) => {
    const out = sticksOut(box, cutter.box);
    return (out.x && (scrolls(cutter, "x") || cutter.style.overflowX !== "visible")) || (out.y && (scrolls(cutter, "y") || cutter.style.overflowY !== "visible"));
  });
  const THINGS = ".resource-token, .coin, .victory-points, .medal, .versus, .button, button, .flag, .tag, .color-count, .stat, .gauge, .color-mark, .thumb, .chip, .symbol, .stage-icon";

  /** What lies outside its frame: texts beside the thing that they are written on, things beside their panel, all beside the window. */
  function outside() {
    const root = scope();
    const found = texts().flatMap(({ element, text, lines }) => {
      const box = union(lines);
      if (isScrolledAway(element, box)) return [];
      if (box.right > innerWidth + NEAR || box.left < -NEAR) return [finding("outside", element, text, box, "the window")];
      const frame = element.closest("svg") ? null : upTo(element, isPainted);
      if (!frame || frame === document.body || style(frame).display === "inline") return [];
      const out = sticksOut(box, frame.getBoundingClientRect());
      return out.x || out.y ? [finding("outside", element, text, box, `${frame.tagName.toLowerCase()}.${frame.className}`)] : [];
    });
    for (const thing of root.querySelectorAll(THINGS)) {
      if (!isSeen(thing)) continue;
      const box = thing.getBoundingClientRect();
      const frame = thing.parentElement.closest(".button, .tag, .built, .face, .land, dialog, .color-count, .versus, .stat");
      if (!box.width || !frame || isScrolledAway(thing, box)) continue;
      const out = sticksOut(box, frame.getBoundingClientRect(), frame.matches(".land, dialog, .face, .button") ? 9 : 4);
      if (out.x || out.y) found.push(finding("outside", thing, thing.textContent.trim(), box, `${frame.tagName.toLowerCase()}.${frame.className}`));
    }
    if (document.documentElement.scrollWidth > innerWidth + 1) found.push(finding("outside", document.body, "the page", document.body.getBoundingClientRect(), `${document.documentElement.scrollWidth} px wide`));
    return found;
  }
  function upTo(element, wanted) {
    for (let one = element; one; one = one.parentElement) if (wanted(one)) return one;
    return null;
  }

  const isKin = (one, other) => one.contains(other) || other.contains(one);
  const isHere = (x, y) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  const isFilled = (one) => !(one instanceof SVGElement && !one.matches("svg")) && (fills(style(one), false) ?? [[0, 0, 0, 1]]).some((color) => color[3] > 0.5);
  /** A cell shows the background of its row and of head, body or foot as its own. */
  const covers = (one) => isFilled(one) || (one.matches("td, th") && (isFilled(one.parentElement) || isFilled(one.parentElement.parentElement)));

  /** What lies on this spot above the element, without being part of it; null if nothing does, undefined if the spot shows nothing of it. */
  function above(element, x, y) {
    const top = document.elementFromPoint(x, y);
    if (top && isKin(top, element)) return null; // the usual case, and much the cheapest
    for (const one of document.elementsFromPoint(x, y)) {
      if (isKin(one, element)) return null;
      if (covers(one)) return one;
    }
    return undefined;
  }
  /** As above(), and once more at the top of what scrolls and in its middle, where nothing that stays at an edge can be in the way. */
  function inTheWay(element, spots, isAllowed = (_) => false) {
    const hit = (points) => points.filter(([x, y]) => isHere(x, y)).map(([x, y]) => above(element, x, y)).find((lid) => lid && !isAllowed(lid));
    let found = hit(spots(element));
    if (!found) return found;
    const places = [];
    for (let one = element.parentElement; one; one = one.parentElement) if (one.scrollHeight > one.clientHeight) places.push([one, one.scrollTop]);
    for (const block of ["start", "center"]) {
      element.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
      found &&= hit(spots(element));
    }
    for (const [one, top] of places) one.scrollTo({ top, behavior: "instant" });
    return found;
  }
  const within = (box, points) => points.map(([x, y]) => [box.left + (box.right - box.left) * x, box.top + (box.bottom - box.top) * y]);

  /** What lies over something that can be clicked or read. */
  function over() {
    const found = [];
    for (const thing of clickable()) {
      const spots = (one) => {
        const box = one.getBoundingClientRect();
        return isScrolledAway(one, box) ? [] : within(box, [[0.5, 0.5], [0.2, 0.3], [0.8, 0.7]]);
      };
      if (thing.disabled || thing.matches(".open") || isAlsoInTheDock(thing)) continue;
      const hit = inTheWay(thing, spots, (lid) => thing.closest(".pyramid") && lid.closest(".pyramid")); // the structure of Duel lies so: cards cover cards
      const same = hit && (hit.closest("label")?.contains(thing) || hit.closest(".sheet > .close"));
      if (hit && !same) found.push(finding("over", thing, thing.getAttribute("aria-label") ?? thing.textContent.trim(), thing.getBoundingClientRect(), `under ${layoutPage.selector(hit)}`));
    }
    const seen = texts().filter(({ element, lines }) => !isScrolledAway(element, union(lines)));
    for (const { element, node, text, lines } of seen) {
      if (element.closest("svg")) continue;
      const spots = () => {
        const box = place(node);
        return within({ left: box.left + 2, right: box.right - 2, top: box.top, bottom: box.bottom }, [[0, 0.5], [0.5, 0.5], [1, 0.5]]);
      };
      const hit = inTheWay(element, spots);
      if (hit && !hit.closest(".sheet > .close")) found.push(finding("over", element, text, union(lines), `under ${layoutPage.selector(hit)}`));
    }
    return [...found, ...crossed(seen)];
  }
  /** Texts that are written across each other. */
  function crossed(seen) {
    const lines = seen.flatMap((one) => one.lines.map((line) => ({ ...one, line }))).sort((a, b) => a.line.top - b.line.top);
    const found = [];
    lines.forEach((one, n) => {
      for (let m = n + 1; m < lines.length && lines[m].line.top < one.line.bottom; m += 1) {
        const other = lines[m];
        const wide = Math.min(one.line.right, other.line.right) - Math.max(one.line.left, other.line.left);
        const high = Math.min(one.line.bottom, other.line.bottom) - other.line.top;
        if (wide > 2 && high > 2 && !isKin(one.element, other.element) && isSameLayer(one.element, other.element)) found.push(finding("over", one.element, one.text, one.line, `across "${other.text}"`));
      }
    });
    return found;
  }
  /** Neither lies on something that stands above the other: a bar that stays in sight, the next card of a hand, what lies on the lobby's chart. */
  function isSameLayer(one, other) {
    const floats = (element) => upTo(element, (part) => part === document.body || part.matches(".low, .card, dialog, .top, .chart") || style(part).position === "sticky");
    return floats(one) === floats(other);
  }

  /** Buttons of the question that is asked: in the window as it opens, whole and on top. With many on a small screen the first is, and the others can be scrolled to. */
  function question() {
    if (scope() !== document.body) return [];
    const back = [scrollX, scrollY];
    scrollTo(0, 0);
    const asked = [...document.querySelectorAll("#dock :is(.answers, .fan, .numbers, .acts) :is(button, a[href])")].filter((one) => isSeen(one));
    const few = asked.length > (innerWidth < 900 ? 4 : 16) ? asked.slice(0, 1) : asked; // a whole discard pile scrolls, and everybody sees that
    const found = few.filter((button) => !isOnTheBoard(button)).flatMap((button) => {
      const box = button.getBoundingClientRect();
      const out = sticksOut(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
      const list = cutters(button.parentElement).find((cutter) => scrolls(cutter, "y"));
      const hidden = list && box.bottom > list.box.bottom + NEAR;
      if (!out.x && !out.y && !hidden) return [];
      return [finding("question", button, button.textContent.trim().replace(/\s+/g, " "), box, hidden ? "below the edge of its list" : "outside the window")];
    });
    scrollTo(...back);
    return found;
  }

  /** Gods and the like lie on the board of Duel, where the same can be selected. */
  const isOnTheBoard = (button) => Boolean(button.dataset.select) && [...document.querySelectorAll("#field [data-select], .bar [data-select]")].some((one) => one.dataset.select === button.dataset.select && !one.closest("#dock") && isSeen(one));

  /** Pieces on the board of Duel that answer a question may be small where the dock has the same answer in full size. */
  const isAlsoInTheDock = (thing) => thing.matches(".pick") && !thing.closest("#dock") && [...document.querySelectorAll("#dock .asks [name=choice]")].some((one) => one.value === thing.value);

  /** Controls too small for a finger, and things with a note that are smaller still. */
  function target() {
    return clickable().flatMap((thing) => {
      if (thing.disabled || thing.getBoundingClientRect().bottom < 0 || isAlsoInTheDock(thing)) return [];
      const label = thing.matches("input") ? thing.closest("label") : null;
      const box = (label ?? thing).getBoundingClientRect();
      if (thing.matches("a[href]") && style(thing).display === "inline") return []; // in a sentence (WCAG 2.2, 2.5.8)
      const least = thing.matches(":is(button, a[href], input, select, textarea, summary):not(.rest, a.rule)") ? TOUCH : LEAST;
      if (Math.min(box.width, box.height) >= least - 0.5) return [];
      return [finding("target", thing, thing.getAttribute("aria-label") ?? thing.textContent.trim(), box, `${Math.round(box.width)} x ${Math.round(box.height)}, least ${least}`)];
    });
  }

  /** The own city shows all its buildings: none in a box of its own, and on a desk all of them at once. */
  function city() {
    const box = document.querySelector(".own .row-box");
    if (!box || !isSeen(box) || scope() !== document.body) return [];
    const found = box.scrollHeight > box.clientHeight + 1 ? [finding("city", box, "buildings scroll in a box", box.getBoundingClientRect(), `${box.scrollHeight} in ${box.clientHeight}`)] : [];
    const desk = innerHeight >= 900 && innerWidth >= 1400 && parseFloat(style(document.documentElement).fontSize) < 20;
    if (!desk) return found;
    scrollTo(0, 0);
    const hidden = [...box.querySelectorAll(".built")].filter((one) => {
      const place = one.getBoundingClientRect();
      const [x, y] = [(place.left + place.right) / 2, place.bottom - 3];
      return !isHere(x, y) || above(one, x, y);
    });
    return [...found, ...hidden.slice(0, 1).map((one) => finding("city", one, `${hidden.length} buildings below the edge`, one.getBoundingClientRect()))];
  }

  /** A window of a desk, in which the own board is seen at once; on smaller ones it goes by. */
  const isDesk = () => innerWidth >= 1280 && innerHeight >= 720 && parseFloat(style(document.documentElement).fontSize) < 20;
  const OWN = ".home > section, .home .built, .home .gauge, .wonder-stages li, .own .stage-list li, .home .cell, .axis, .works, .tower-panel, .duel .bar, .duel .bar .wonder-card, .duel .bar .tile, .duel .bar .economy > li, .track, .progress-tokens .progress-token, .pile, .pyramid .structure-card, .niche, .chamber, .senate, .hand .card, .dock, .dock .acts .button";

  /** On a desk everything of the own board is in the window as it opens, and neither hand nor dock lies on it. */
  function board() {
    if (scope() !== document.body || !isDesk() || !document.querySelector("#table.table:not(.scored, .lounge)") || !document.querySelector(".low, .duel .field")) return [];
    scrollTo(0, 0);
    return [...document.querySelectorAll(OWN)].filter((one) => isSeen(one)).flatMap((one) => {
      const box = one.getBoundingClientRect();
      if (!box.width || !box.height) return [];
      const out = sticksOut(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
      if (out.x && one.matches("#hand *") && scrolls({ element: one.parentElement, style: style(one.parentElement) }, "x")) return []; // the discard pile as a strip
      const lid = ["#hand .card", "#dock"].flatMap((name) => [...document.querySelectorAll(name)]).find((other) => !isKin(one, other) && !one.closest("#hand, #dock") && overlaps(box, other.getBoundingClientRect()));
      if (!out.x && !out.y && !lid) return [];
      return [finding("board", one, one.textContent.trim().replace(/\s+/g, " ").slice(0, 40), box, lid ? `under ${layoutPage.selector(lid)}` : "outside the window")];
    });
  }
  const overlaps = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3;

  /** Lines of which the edge of a box that scrolls shows a part, where that edge does not fade. */
  function half() {
    if (scope() !== document.body) return []; // a sheet goes on below, and everybody sees it
    return texts().flatMap(({ element, text, lines }) => {
      const list = cutters(element).find((cutter) => scrolls(cutter, "y"));
      if (!list || list.style.maskImage !== "none") return [];
      const isCutAt = (line, edge) => line.top < edge - 2 && line.bottom > edge + 2;
      const isCovered = (line, y) => above(element, (line.left + line.right) / 2, y); // by a head or foot that stays
      const cutLine = lines.find((line) =>
        (isCutAt(line, list.box.bottom) && !isCovered(line, list.box.bottom - 2)) || (isCutAt(line, list.box.top) && !isCovered(line, list.box.top + 2)));
      return cutLine ? [finding("half", element, text, cutLine, `by ${list.element.className}`)] : [];
    });
  }

  /** The product of the opacities from an element up to, not including, what holds it. */
  const fade = (element, end) => {
    let all = 1;
    for (let one = element; one && one !== end; one = one.parentElement) all *= Number(style(one).opacity);
    return all;
  };
  /** What can lie behind a text: colours, each a worst case; null where that is a picture. */
  function behind(element, x, y) {
    const stack = document.elementsFromPoint(x, y);
    const from = stack.findIndex((one) => one === element || element.contains(one));
    const layers = from >= 0 ? stack.slice(from) : [];
    if (from < 0) for (let one = element; one; one = one.parentElement) layers.push(one);
    const filling = [];
    for (const one of layers) {
      if (one instanceof SVGElement) {
        if (element.contains(one)) continue;
        return null;
      }
      const colors = fills(style(one), one === document.body);
      if (colors === null) return null;
      const faded = fade(one, null);
      const filter = filterOf(one);
      const shown = colors.filter((color) => color[3] > 0).map((color) => [...filter(color.slice(0, 3)), color[3] * faded]);
      if (shown.length) filling.push(shown);
      if (shown.length && shown.every((color) => color[3] > 0.995)) break;
    }
    let results = [channels(style(document.documentElement).getPropertyValue("--sea") || "#fff").slice(0, 3)];
    for (const colors of filling.reverse()) {
      const mixed = colors.flatMap((color) => results.map((under) => mix(color, under)));
      const keys = new Map(mixed.map((color) => [color.map(Math.round).join(), color]));
      results = [...keys.values()].slice(0, 24);
    }
    return results;
  }
  const filterOf = (element) => {
    const steps = [];
    for (let one = element; one; one = one.parentElement) if (style(one).filter !== "none") steps.push(filtered(style(one)));
    return (color) => steps.reduce((one, step) => step(one), color);
  };

  /** Texts that cannot be read well; those on a picture cannot be counted here. */
  function contrast() {
    return texts().flatMap(({ element, text, lines }) => {
      const line = lines[0];
      const [x, y] = [(line.left + line.right) / 2, (line.top + line.bottom) / 2];
      const isShown = cutters(element).every(({ box }) => box.left < x && x < box.right && box.top < y && y < box.bottom);
      if (!isShown || !isHere(x, y) || element.closest("svg")) return [];
      const own = channels(style(element).color);
      const under = behind(element, x, y);
      if (!under) return [];
      const shown = filterOf(element)(own.slice(0, 3));
      const worst = Math.min(...under.map((color) => ratio(mix([...shown, own[3] * fade(element, null)], color), color)));
      return worst < READABLE - 0.005 ? [finding("contrast", element, text, union(lines), worst.toFixed(2))] : [];
    });
  }

  const all = { cut, half, outside, over, question, target, city, board, contrast };
  return (names) => {
    known = null;
    return names.flatMap((name) => all[name]());
  };
})();
