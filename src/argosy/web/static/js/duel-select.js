// Selection of a thing on the Duel table: its panel opens in the dock. It is stored in data-on, which fragments leave alone.
import { around, there } from "./dom.js";
import { panel } from "./shortcuts.js";

/** @param {string} query */
const all = (query) => [...document.querySelectorAll(query)];
/** @param {string} key */
const things = (key) => all(`[data-select="${CSS.escape(key)}"]`);

/** The thing that is selected, on the table rather than in the dock. */
export const selected = () =>
  document.querySelector("#field [data-select][data-on], .bar [data-select][data-on], [data-select][data-on]");

/**
 * @param {Element} element
 * @param {boolean} on
 */
function press(element, on) {
  element.toggleAttribute("data-on", on);
  if (element.hasAttribute("aria-pressed")) element.setAttribute("aria-pressed", String(on));
}

/** Second parts of the choice light up on the table; those that do nothing by themselves can be pressed meanwhile. */
function light() {
  const wanted = new Set([...(panel()?.querySelectorAll("[data-on-table]") ?? [])].map((one) => one.dataset.onTable));
  all("[data-second]").forEach((one) => {
    const lit = wanted.has(one.dataset.second);
    one.toggleAttribute("data-lit", lit);
    if (one.hasAttribute("aria-disabled")) one.setAttribute("aria-disabled", String(!lit));
  });
}

/** Nothing is selected any more. A morph may have made something else of a thing that was, so its mark alone counts. */
function clear() {
  all("#table [data-on]:not([data-tab])").forEach((one) => press(one, false));
}

const DOUBLE = 500; // milliseconds: the second half of a double click shall not make the choice that the first half selected
let selectedAt = -DOUBLE;

/**
 * Selects a thing by its key.
 * @param {string} key
 */
export function select(key) {
  selectedAt = performance.now();
  clear();
  things(key).forEach((one) => press(one, true));
  const opened = document.querySelector(`.dock-panel[data-for="${CSS.escape(key)}"]`);
  opened?.toggleAttribute("data-on", true);
  opened?.scrollTo?.(0, 0);
  light();
}

/** Puts the selected thing back; true if there was one. */
export function putBack() {
  const thing = selected();
  if (!thing && !panel()) return false;
  clear();
  light();
  thing?.focus({ preventScroll: true });
  return true;
}

/** The big button of the open panel: build, recruit, trigger, activate. */
export const main = () => {
  const button = panel()?.querySelector(".acts .go:not([disabled])");
  button?.click();
  return Boolean(button);
};

document.addEventListener(
  "click",
  (event) => {
    const lit = around(event, "[data-lit]");
    if (lit) {
      event.preventDefault();
      event.stopPropagation();
      panel()
        ?.querySelector(`[data-on-table="${CSS.escape(there(lit.dataset.second))}"]`)
        ?.click();
      return;
    }
    const thing = around(event, "[data-select]");
    if (thing) {
      const again = thing.hasAttribute("data-on") && panel()?.dataset.for === thing.dataset.select;
      if (!again) select(there(thing.dataset.select));
      else if (event.detail === 0 || (event.detail === 1 && performance.now() - selectedAt > DOUBLE)) main();
    }
    if (around(event, '[data-act="put-back"]')) putBack();
    const tab = around(event, "[data-tab]");
    if (tab) show(tab.dataset.tab);
  },
  true,
);

/**
 * On a phone one of the cities and boards stands under the structure.
 * @param {string | undefined} name
 */
function show(name) {
  all("[data-tab]").forEach((one) => press(one, one.dataset.tab === name));
}

/** A question about something under another tab brings it forward; a turn leaves the tabs alone. */
function follow() {
  const asked = document.getElementById("table")?.dataset.asked;
  if (!asked || asked === "turn" || asked === "pick") return;
  /** @type {Record<string, string>} */
  const bars = { opp: ".bar.opponent", me: ".bar.me" };
  const name = all("[data-tab]")
    .map((tab) => tab.dataset.tab ?? "")
    .sort((one, other) => Number(one in bars) - Number(other in bars))
    .find((tab) => document.querySelector(bars[tab] ?? `#${tab}`)?.querySelector(".pick, .selectable, [data-second]"));
  if (name) show(name);
}
follow();

/** The bar on the button that takes back runs out while the opponent waits. */
function drain() {
  all("[data-seconds]").forEach((one) => one.style.setProperty("--seconds", `${one.dataset.seconds}s`));
}
drain();

const planned = () => document.getElementById("table")?.dataset.planned;
let plannedBefore = planned();

// A fragment brings its own aria-pressed; what is selected stays so until the game has moved on.
document.addEventListener("argosy:changed", (event) => {
  // What was selected has been planned, or a plan was taken back: the panel has done its work.
  if (event.detail.moved || planned() !== plannedBefore) clear();
  plannedBefore = planned();
  all("[data-select], [data-tab]").forEach((one) =>
    one.setAttribute("aria-pressed", String(one.hasAttribute("data-on"))),
  );
  if (!document.querySelector("[data-tab][data-on]"))
    document.querySelector("[data-tab][data-first]")?.setAttribute("aria-pressed", "true");
  if (event.detail.moved) follow();
  drain();
  light();
});

document.addEventListener("pointerdown", (event) => {
  const card = event.pointerType === "mouse" && around(event, "#structure .open[data-select]");
  if (card) import("./duel-drag.js").then((drag) => drag.begin(event, card));
});
