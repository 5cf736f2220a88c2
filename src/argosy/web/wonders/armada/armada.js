// Armada: lights up the lane where the ship of the open dock would go.
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

// Whatever chooses a card or turns the switch comes as one of these; the lane follows when all of it is done.
for (const name of ["click", "keydown", "change", "argosy:changed"])
  document.addEventListener(name, () => requestAnimationFrame(lightLane));
