// Glossary of symbols at the table: a tap on one, or a key, opens its meaning. What shows it is fetched when it is needed.
import { around } from "./dom.js";

const learning = () => import("./lessons.js");
const SIGN = "svg.icon, .resource-token, .coin, .victory-points, .gauge, .stat, .symbol, .flag";
const ACTS =
  "button, a, label, input, summary, select, [role=option], [data-note], [data-select], .city [data-account], dialog [data-account], dialog#learn";

document.addEventListener("click", (event) => {
  const link = around(event, "a[data-learn]");
  const sign = around(event, SIGN);
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    learning().then((page) => page.follow(link, sign));
  } else if (sign && !sign.closest(ACTS)) learning().then((page) => page.explain([sign]));
});

document.addEventListener("submit", (event) => {
  const { target } = event;
  if (!(target instanceof HTMLFormElement && target.matches("[data-offer]"))) return;
  event.preventDefault();
  learning().then((page) => page.met(target));
});

// A key for what has the focus, and for its note while that is open.
document.addEventListener("keydown", (event) => {
  if (event.key !== "g" || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (
    document.documentElement.dataset.letters === "off" ||
    around(event, "input:not([type=radio], [type=checkbox]), textarea, select, #learn")
  )
    return;
  const focus = /** @type {HTMLElement | null} */ (document.activeElement);
  const near = [document.querySelector("#note:popover-open"), focus === document.body ? null : focus];
  learning().then((page) => page.explain(near.filter((one) => one !== null)));
});
