// Keyboard shortcuts of the table of 7 Wonders.
import { open } from "./app.js";
import { around } from "./dom.js";
import { choose, chosen, nextPayment, putBack, step } from "./hand.js";
import { act, hear } from "./shortcuts.js";
import { closeTalk } from "./talk.js";

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

/**
 * Arrows walk over the hand, from anywhere but another control.
 * @param {KeyboardEvent} event
 * @param {number} n
 */
function walk(event, n) {
  if (!around(event, "#hand") && event.target !== document.body) return;
  event.preventDefault();
  step(n);
}

/** @param {KeyboardEvent} event */
function onEnter(event) {
  const card = document.activeElement?.closest?.("#hand[data-live] .card");
  if (card && card === chosen()) {
    event.preventDefault();
    act("build");
  }
}

hear(
  ["#hint .hint-actions", ".top .tools", ".horizon", "#wonder", ".own", "#hand", "#dock", "#talk[open]"],
  '[tabindex="0"], button:not([disabled]), a[href], input',
  {
    Escape: () => putBack() || closeTalk() || document.querySelector('[data-act="undo"]')?.click(),
    Enter: onEnter,
    ArrowLeft: (event) => walk(event, -1),
    ArrowRight: (event) => walk(event, 1),
  },
  LETTERS,
  number,
);
