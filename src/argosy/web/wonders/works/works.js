// Babel and Edifice: choice of a tile in place of the payments; taking part or a ship goes with a card, not both.
import { around, there } from "./dom.js";
import { LETTERS } from "./keyboard.js";
import { act, panel } from "./shortcuts.js";

LETTERS.t = () => act("tiles");
LETTERS.j = () => act("join");

/** @param {Element} button */
function showTiles(button) {
  const dock = there(button.closest(".dock-panel"));
  const open = dock.dataset.mode !== "tile";
  if (open) dock.dataset.mode = "tile";
  else delete dock.dataset.mode;
  button.setAttribute("aria-expanded", String(open));
  if (open) dock.querySelector(".laying")?.focus();
}

document.addEventListener("click", (event) => {
  const tiles = around(event, '[data-act="tiles"]');
  if (tiles) showTiles(tiles);
});

document.addEventListener("change", ({ target }) => {
  if (
    !(target instanceof HTMLInputElement) ||
    !target.checked ||
    !target.matches('[data-act="join"], [data-act="naval"]')
  )
    return;
  /** @type {NodeListOf<HTMLInputElement> | undefined} */
  const ways = panel()?.querySelectorAll('[data-act="join"], [data-act="naval"]');
  ways?.forEach((other) => (other.checked = other === target));
});
