// Armada: lights up the lane where the ship of the open dock would go; on a phone shipyard and city take turns.
import { around } from "./dom.js";
import { LETTERS } from "./keyboard.js";
import { act, panel } from "./shortcuts.js";

LETTERS.S = () => act("sell-ship");
LETTERS.n = () => act("naval");

function lightLane() {
  const sail = panel()?.querySelector(".naval:has(:checked) .sail:not(.cannot)");
  document
    .querySelectorAll(".lane")
    .forEach((lane) =>
      lane.toggleAttribute("data-on", Boolean(lane.dataset.lane && sail?.classList.contains(lane.dataset.lane))),
    );
}

document.addEventListener("click", (event) => {
  const tab = around(event, ".tabs [data-tab]");
  if (tab) document.querySelectorAll(".tabs [data-tab]").forEach((one) => one.toggleAttribute("data-on", one === tab));
});
// Whatever chooses a card or turns the switch comes as one of these; the lane follows when all of it is done.
for (const name of ["click", "keydown", "change", "argosy:changed"])
  document.addEventListener(name, () => requestAnimationFrame(lightLane));
