// Dragging a card of the structure: onto the city to build it, onto the discard pile to discard it, onto any part that is lit.
import { there } from "./dom.js";
import { BUTTON, follow } from "./drag.js";
import { select } from "./duel-select.js";
import { act } from "./shortcuts.js";

/** @type {import("./drag.js").Place[]} */
const PLACES = [
  BUTTON,
  ["[data-lit]", (one) => one.click()],
  ["#piles", () => act("discard")],
  [".bar.me .wonders", () => act("wonder")],
  [".bar.me", () => act("build")],
];

/**
 * @param {PointerEvent} press
 * @param {HTMLElement} card
 */
export const begin = (press, card) => follow(press, card, () => select(there(card.dataset.select)), PLACES);
