// Keyboard shortcuts of the table. Single letters can be switched off (WCAG 2.1.4); arrows, Enter, Esc and F6 always work.
import { open } from "./app.js";
import { around } from "./dom.js";
import { act, choose, chosen, nextPayment, putBack, step } from "./hand.js";
import { closeTalk } from "./talk.js";

const REGIONS = ["#hint .hacts", ".top .tools", ".horizon", "#wonder", ".own", "#hand", "#dock", "#talk[open]"];
const letters = () => document.documentElement.dataset.letters !== "off";

/** @param {number} n */
function nextRegion(n) {
  const regions = REGIONS.map((one) => document.querySelector(one)).filter((one) => one !== null);
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  for (let i = 1; i <= regions.length; i += 1) {
    const region = regions[(at + n * i + regions.length * 2) % regions.length];
    const target = region.querySelector('[tabindex="0"], button:not([disabled]), a[href], input');
    if (target?.offsetParent) return target.focus();
  }
}

function takeBack() {
  document.querySelector('[data-act="undo"]')?.click();
}

/** @param {string} key */
function number(key) {
  const card = document.querySelectorAll("#hand[data-live] .card")[Number(key) - 1];
  if (!card) return document.querySelectorAll("#dock-idle .answers button")[Number(key) - 1]?.focus();
  if (card === chosen()) act("build");
  else {
    choose(card);
    card.focus({ preventScroll: true });
  }
}

/**
 * Boxes add theirs.
 * @type {Record<string, () => unknown>}
 */
export const LETTERS = {
  b: () => act("build"),
  w: () => act("stage"),
  s: () => act("sell"),
  p: () => nextPayment(1),
  P: () => nextPayment(-1),
  x: () => open("compare"),
  l: () => open("log"),
  c: () => document.querySelector(".own .built")?.focus(),
  "?": () => open("keys"),
};

/** @type {Record<string, () => unknown>} */
const KEYS = {
  Escape: () => putBack() || closeTalk() || takeBack(),
  ArrowLeft: () => step(-1),
  ArrowRight: () => step(1),
};

/** @param {KeyboardEvent} event */
function onEnter(event) {
  const card = document.activeElement?.closest?.("#hand[data-live] .card");
  if (card && card === chosen()) {
    event.preventDefault();
    act("build");
  }
}

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const typing = around(event, "input:not([type=radio], [type=checkbox]), textarea, select, dialog:modal");
  if (event.key === "F6") {
    event.preventDefault();
    nextRegion(event.shiftKey ? -1 : 1);
    return;
  }
  if (typing) return;
  if (event.key === "Enter") return onEnter(event);
  const inHand = around(event, "#hand") || event.target === document.body;
  if (KEYS[event.key]) {
    if (event.key.startsWith("Arrow")) {
      if (!inHand) return;
      event.preventDefault();
    }
    KEYS[event.key]();
    return;
  }
  if (!letters()) return;
  if (/^[1-9]$/.test(event.key)) number(event.key);
  else LETTERS[event.key]?.();
});
