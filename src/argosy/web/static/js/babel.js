// With Babel or Edifice: a tile is chosen in the place of the payments, and taking part or a ship goes with a card, not both.
import { act, panel } from "./hand.js";
import { LETTERS } from "./keyboard.js";

LETTERS.t = () => act("tiles");
LETTERS.j = () => act("join");

function showTiles(button) {
  const dock = button.closest(".dockp");
  const open = dock.dataset.mode !== "tile";
  if (open) dock.dataset.mode = "tile";
  else delete dock.dataset.mode;
  button.setAttribute("aria-expanded", String(open));
  if (open) dock.querySelector(".laying")?.focus();
}

document.addEventListener("click", (event) => {
  const tiles = event.target.closest('[data-act="tiles"]');
  if (tiles) showTiles(tiles);
});

document.addEventListener("change", ({ target }) => {
  if (!target.checked || !target.matches('[data-act="join"], [data-act="naval"]')) return;
  panel()
    ?.querySelectorAll('[data-act="join"], [data-act="naval"]')
    .forEach((other) => (other.checked = other === target));
});
