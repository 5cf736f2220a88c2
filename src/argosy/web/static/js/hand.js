// Selection of a card of the hand: it rises, its dock fills. It is stored in data-on, which fragments leave alone.
import { around, there } from "./dom.js";
import { act, panel } from "./shortcuts.js";

const hand = () => document.querySelector("#hand[data-live]");
const cards = () => [...(hand()?.querySelectorAll(".card") ?? [])];

/** The card that is chosen now. */
export const chosen = () => cards().find((card) => card.hasAttribute("data-on")) ?? null;

/**
 * @param {HTMLElement} card
 * @param {boolean} on
 */
function mark(card, on) {
  card.toggleAttribute("data-on", on);
  card.setAttribute("aria-selected", String(on));
  document.getElementById(`d-${card.id}`)?.toggleAttribute("data-on", on);
}

/**
 * Makes one card the one that Tab reaches.
 * @param {HTMLElement} card
 */
function rove(card) {
  cards().forEach((one) => (one.tabIndex = one === card ? 0 : -1));
}

const DOUBLE = 500; // milliseconds: the second half of a double click shall not play what the first half chose
let chosenAt = -DOUBLE;

/**
 * The dock shows a card that is only looked at; nothing in its panel can be pressed yet.
 * @param {HTMLElement | null} card
 */
function look(card) {
  const shown = card && !chosen() ? document.getElementById(`d-${card.id}`) : null;
  document.querySelectorAll(".dock-panel[data-look]").forEach((dock) => dock !== shown && unlook(dock));
  if (!shown) return;
  shown.toggleAttribute("data-look", true);
  shown.inert = true;
}

/** @param {HTMLElement} dock */
function unlook(dock) {
  dock.removeAttribute("data-look");
  dock.inert = false;
}

/**
 * Chooses a card.
 * @param {HTMLElement} card
 */
export function choose(card) {
  look(null);
  chosenAt = performance.now();
  /** @type {HTMLDialogElement | null} */
  const scene = document.querySelector("dialog.scene[open]");
  scene?.close(); // whoever goes on has seen the conflicts
  cards().forEach((one) => one !== card && mark(one, false));
  mark(card, true);
  rove(card);
  card.scrollIntoView({ inline: "nearest", block: "nearest" });
}

/** Puts the chosen card back into the hand; true if there was one. */
export function putBack() {
  const card = chosen();
  if (!card) return false;
  document.querySelectorAll(".dock-panel[data-mode]").forEach((dock) => dock.removeAttribute("data-mode"));
  mark(card, false);
  card.focus({ preventScroll: true });
  return true;
}

/**
 * The card n places on.
 * @param {number} n
 */
export function step(n) {
  const all = cards();
  if (!all.length) return;
  const at = all.findIndex((one) => one === document.activeElement);
  const from = at >= 0 ? at : all.indexOf(chosen() ?? all[0]) - (chosen() ? 0 : n);
  const card = all[(from + n + all.length) % all.length];
  rove(card);
  card.focus();
  if (chosen()) choose(card);
  else look(card);
}

/**
 * The next or previous way to pay.
 * @param {number} n
 */
export function nextPayment(n) {
  /** @type {NodeListOf<HTMLInputElement> | undefined} */
  const found = panel()?.querySelectorAll("input[type=radio]");
  const radios = [...(found ?? [])].filter((radio) => radio.offsetParent);
  if (!radios.length) return;
  const at = radios.findIndex((radio) => radio.checked);
  radios[(at + n + radios.length) % radios.length].click();
}

/**
 * The sum on the button follows the payment that is chosen.
 * @param {HTMLInputElement} radio
 */
export function showSum(radio) {
  const form = there(radio.form);
  const sum = radio.closest(".pay")?.querySelector(".sum")?.textContent;
  const button = document.querySelector(`button[form="${form.id}"]`);
  const face = button?.querySelector(".coin");
  if (face && sum) face.textContent = sum;
  const purse = form.querySelector(".after .change.coins-after b");
  if (purse) purse.textContent = radio.dataset.after ?? "";
}

/** @param {HTMLElement} button */
function showStagePayments(button) {
  const dock = there(button.closest(".dock-panel"));
  const open = dock.dataset.mode !== "stage";
  if (open) dock.dataset.mode = "stage";
  else delete dock.dataset.mode;
  button.setAttribute("aria-expanded", String(open));
}

document.addEventListener("click", (event) => {
  const card = around(event, "#hand[data-live] .card");
  if (card) {
    if (!card.hasAttribute("data-on")) choose(card);
    else if (event.detail === 1 && performance.now() - chosenAt > DOUBLE) act("build");
    return;
  }
  if (around(event, '[data-act="put-back"]')) putBack();
  const more = around(event, '[data-act="stage-payments"]');
  if (more) showStagePayments(more);
});

document.addEventListener("change", (event) => {
  if (event.target instanceof HTMLInputElement && event.target.matches(".pay input")) showSum(event.target);
});

// What the mouse points at, or Tab and arrows reach, is explained; a finger chooses at once. In a narrow window the dock lies
// under the hand: it would push the card away from the mouse.
const WIDE = matchMedia("(min-width: 60rem)");
document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "mouse" && WIDE.matches) look(around(event, "#hand[data-live] .card"));
});
document.addEventListener("focusin", (event) => {
  const card = around(event, "#hand[data-live] .card");
  if (!card || (WIDE.matches && card.matches(":focus-visible") && !isMoved)) look(card);
});
let isMoved = false; // the focus is set by this script, while the last turn stands in the dock

document.addEventListener("pointerdown", (event) => {
  const card = around(event, "#hand[data-live] .card");
  if (card) import("./hand-drag.js").then((drag) => drag.begin(event, card));
});

// After a reveal the focus stays in the hand, on the first card that can be built.
document.addEventListener("argosy:changed", (event) => {
  const inHand = document.activeElement === document.body || document.activeElement?.closest?.("#hand, #dock");
  if (!event.detail.moved || !hand() || !inHand || document.querySelector("dialog[open]:not(#talk)")) return;
  const card = cards().find((one) => !one.classList.contains("cannot")) ?? cards()[0];
  rove(card);
  isMoved = true;
  card.focus({ preventScroll: true });
  isMoved = false;
});

// Panels beside the own city that take turns in one place: shipyard, tower, edifices; on a phone the city itself.
document.addEventListener("click", (event) => {
  const tab = around(event, ".tabs [data-tab]");
  if (tab) document.querySelectorAll(".tabs [data-tab]").forEach((one) => one.toggleAttribute("data-on", one === tab));
});
