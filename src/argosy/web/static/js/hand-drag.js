// A card of the hand is dragged: to the city it is built, to the wonder it becomes a stage.
import { BUTTON, follow } from "./drag.js";
import { act, choose } from "./hand.js";

/** @type {import("./drag.js").Place[]} */
const PLACES = [BUTTON, ["#wonder", () => act("stage")], [".own", () => act("build")]];

/**
 * @param {PointerEvent} press
 * @param {HTMLElement} card
 */
export const begin = (press, card) => follow(press, card, choose, PLACES);
