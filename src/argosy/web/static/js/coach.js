// Button and key of the coach. The code that asks it and shows its answer is fetched then.
import { around } from "./dom.js";

const ask = () => import("./advice.js").then((advice) => advice.ask());
const TYPING = "input:not([type=radio], [type=checkbox]), textarea, select, dialog:modal";

document.addEventListener("click", (event) => around(event, "#menu [data-act=coach]") && ask());
document.addEventListener("submit", (event) => {
  if (!(event.target instanceof Element && event.target.matches("[data-coach]"))) return;
  event.preventDefault();
  ask();
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "h" || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (
    document.documentElement.dataset.letters !== "off" &&
    !around(event, TYPING) &&
    document.querySelector("[data-turn]")
  )
    ask();
});
