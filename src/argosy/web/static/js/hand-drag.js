// A card of the hand is dragged: to the city it is built, to the wonder it becomes a stage.
import { BUTTON, follow } from "./drag.js";
import { act, choose } from "./hand.js";

const PLACES = [BUTTON, ["#wonder", () => act("stage")], [".own", () => act("build")]];

export const begin = (press, card) => follow(press, card, choose, PLACES);
