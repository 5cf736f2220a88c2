// Dragging a card of the hand: onto the city to build it, onto the wonder to make it a stage.
import { BUTTON, follow } from "./drag.js";
import { choose } from "./hand.js";
import { act } from "./shortcuts.js";

/** @type {import("./drag.js").Place[]} */
const PLACES = [BUTTON, ["#wonder", () => act("stage")], [".own", () => act("build")]];

/**
 * @param {PointerEvent} press
 * @param {HTMLElement} card
 */
export const begin = (press, card) => follow(press, card, choose, PLACES);
