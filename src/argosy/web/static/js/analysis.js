// Progress of a running game analysis: asks for it until it is done, then shows the result.
import { parsed, there } from "./dom.js";

const EVERY = 1000;

async function look() {
  const answer = await fetch(location.pathname, { headers: { "hx-request": "true" } }).catch(() => null);
  const told = answer?.ok ? parsed(await answer.text()).getElementById("analysis") : null;
  if (told && !("running" in told.dataset)) {
    location.replace(location.pathname);
    return;
  }
  const now = there(document.getElementById("analysis"));
  if (told) now.replaceWith(document.importNode(told, true));
  setTimeout(look, EVERY);
}

if ("running" in there(document.getElementById("analysis")).dataset) setTimeout(look, EVERY);
