// Dragging a card, beside clicks and keys: it is dropped on a place or on a button of its panel. Fetched at the first press.
import { there } from "./dom.js";

const FAR = 8; // pixels; less is a click

const sheet = document.createElement("link");
sheet.rel = "stylesheet";
sheet.href = String(new URL("../css/drag.css", import.meta.url));
document.head.append(sheet);

/** @typedef {[place: string, does: (element: HTMLElement) => unknown]} Place a selector, with what is done there */

/**
 * The picture of a card that follows the pointer.
 * @param {HTMLElement} card
 */
function lift(card) {
  const box = card.getBoundingClientRect();
  const copy = /** @type {HTMLElement} */ (card.cloneNode(true));
  for (const one of [copy, ...copy.querySelectorAll("*")])
    ["id", "data-piece", "data-select", "data-note"].forEach((name) => one.removeAttribute(name));
  copy.classList.add("dragged");
  copy.inert = true;
  Object.assign(copy.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  there(card.parentElement).append(copy);
  return copy;
}

/**
 * The first of the places that lies under the pointer, with what is done there.
 * @param {Place[]} places
 * @param {{ clientX: number, clientY: number }} event
 */
export function found(places, event) {
  const under = document.elementsFromPoint(event.clientX, event.clientY);
  for (const [place, does] of places) {
    const element = under.map((one) => one.closest(place)).find((one) => one !== null);
    if (element) return { element, does };
  }
  return null;
}

/** The click that ends a drag is none. */
function swallowClick() {
  /** @param {Event} event */
  const swallow = (event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", swallow, { capture: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

/**
 * Follows a press on a card. `take` opens the card's panel; `places` are selectors with what is done there, the first one counts.
 * @param {PointerEvent} press
 * @param {HTMLElement} card
 * @param {(card: HTMLElement) => void} take
 * @param {Place[]} places
 */
export function follow(press, card, take, places) {
  const end = new AbortController();
  /** @type {HTMLElement | null} */
  let copy = null;
  /** @param {Element | null} [element] */
  const light = (element) =>
    document.querySelectorAll("[data-drop]").forEach((one) => one !== element && one.removeAttribute("data-drop"));
  const stop = () => {
    end.abort();
    light(null);
    copy?.remove();
  };
  /**
   * @template {keyof WindowEventMap} K
   * @param {K} name
   * @param {(event: WindowEventMap[K]) => void} does
   */
  const listen = (name, does) => addEventListener(name, does, { signal: end.signal, capture: true });

  listen("pointermove", (event) => {
    if (!event.buttons || !card.isConnected) return stop();
    const [x, y] = [event.clientX - press.clientX, event.clientY - press.clientY];
    if (!copy) {
      if (Math.hypot(x, y) < FAR) return;
      take(card);
      copy = lift(card);
    }
    copy.style.translate = `${x}px ${y}px`;
    const over = found(places, event)?.element;
    light(over);
    over?.setAttribute("data-drop", "");
  });
  listen("pointerup", (event) => {
    const over = copy && found(places, event);
    if (copy) swallowClick();
    stop();
    // After the click that is swallowed, because what is done here is a click too.
    if (over) setTimeout(() => over.does(over.element));
  });
  listen("pointercancel", stop);
  listen("keydown", (event) => event.key === "Escape" && stop());
}

/** @type {Place} */
export const BUTTON = [".dock-panel[data-on] .acts button:not([disabled])", (button) => button.click()];
