// Keyboard shortcuts of the Duel table.
import { open } from "./app.js";
import { there } from "./dom.js";
import { main, putBack, select, selected } from "./duel-select.js";
import { act, hear, panel, shown } from "./shortcuts.js";
import { closeTalk } from "./talk.js";

const REGIONS = [
  "#hint .hint-actions",
  ".top .tools",
  ".bar.opponent .wonders",
  "#structure",
  "#senate .hemicycle",
  "#pantheon",
  "#dock",
  ".bar.me .wonders",
  "#talk[open]",
];

/**
 * The middle of an element.
 * @param {Element} element
 * @returns {[x: number, y: number]}
 */
function middle(element) {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** @type {Record<string, [x: number, y: number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * Of these the next one in a direction: near along it, and not far beside it.
 * @template {Element} E
 * @param {Element} from
 * @param {E[]} others
 * @param {[x: number, y: number]} way
 * @returns {E | null}
 */
export function nearest(from, others, [dx, dy]) {
  const [x, y] = middle(from);
  /** @type {[cost: number, one: E][]} */
  const rated = others
    .filter((one) => one !== from)
    .map((one) => {
      const [ox, oy] = middle(one);
      const along = (ox - x) * dx + (oy - y) * dy;
      const beside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
      return [along > 4 ? along + 2 * beside : Infinity, one];
    });
  rated.sort((one, other) => one[0] - other[0]);
  return rated[0]?.[0] < Infinity ? rated[0][1] : null;
}

/**
 * Arrows walk over the cards of the structure, or over whatever group the focus is in.
 * @param {string} key
 */
function walk(key) {
  const group =
    document.activeElement?.closest?.("[data-walk], .fan, .hemicycle, .niches, .picks, .progress-tokens") ??
    document.querySelector("#structure, .picks");
  if (!group) return;
  const items = [...group.querySelectorAll("button")].filter(shown);
  const focus = group.contains(document.activeElement) ? document.activeElement : null;
  const start =
    items.find((one) => one.matches("[data-on]")) ??
    items.find((one) => one.matches(".selectable, .ahead, .pick")) ??
    items.at(-1);
  const next = focus ? nearest(focus, items, WAYS[key]) : start;
  next?.focus();
  if (next?.dataset.select && panel()) select(next.dataset.select);
}

/**
 * The letter acts on the selected card. A card that has only the focus is selected first, so that its price is seen.
 * @param {string} name
 */
function onCard(name) {
  return selectFocused() || act(name);
}

function selectFocused() {
  const thing = document.activeElement?.closest("[data-select]");
  if (panel() || !thing) return false;
  select(there(thing.dataset.select));
  return true;
}

function wonders() {
  /** @type {NodeListOf<HTMLButtonElement> | undefined} */
  const found = panel()?.querySelectorAll('[data-act="wonder"]');
  return [...(found ?? [])];
}

let choosing = false;

/** W, then the number of the wonder; a single one that can be constructed gets the focus at once. */
function wonder() {
  selectFocused();
  choosing = wonders().length > 0;
  wonders()
    .find((one) => !one.disabled)
    ?.focus();
}

/** @param {string} key */
function number(key) {
  if (choosing) {
    choosing = false;
    return wonders()[Number(key) - 1]?.click();
  }
  const chamber = document.querySelector(`#senate [data-chamber="${key}"]`);
  if (chamber) {
    chamber.focus({ preventScroll: true });
    chamber.click();
  }
}

/** @type {Record<string, () => unknown>} */
const LETTERS = {
  b: () => onCard("build") || main(),
  d: () => onCard("discard"),
  r: () => onCard("prepare"),
  t: () => act("trigger") || document.querySelector(".trigger-seal")?.click(),
  w: wonder,
  c: () => document.querySelector(".bar.me .wonder-card")?.focus(),
  l: () => open("log"),
  "?": () => open("keys"),
};

/** The newest first: what was planned after the last choice is taken back before that choice. */
const undo = () => document.querySelector('[data-act="unplan"]') ?? document.querySelector('[data-act="undo"]');

function escape() {
  choosing = false;
  if (!putBack() && !closeTalk()) undo()?.click();
}

/** @param {KeyboardEvent} event */
function onArrow(event) {
  event.preventDefault();
  walk(event.key);
}

hear(
  REGIONS,
  "button:not([disabled]):not([tabindex='-1']), a[href]",
  {
    Escape: escape,
    ...Object.fromEntries(Object.keys(WAYS).map((key) => [key, onArrow])),
  },
  LETTERS,
  number,
);

// After a choice the focus goes on: to what can be clicked now, unless it stands somewhere useful.
document.addEventListener("argosy:changed", (event) => {
  const lost =
    document.activeElement === document.body || document.activeElement?.closest?.("#dock, #structure, #draft");
  if (!event.detail.moved || !lost || document.querySelector("dialog[open]:not(#talk)")) return;
  const next = [
    ...document.querySelectorAll(
      ".picks .pick, #structure .pick, #structure .selectable:not(.cannot), #structure .selectable, #dock :is(.fan, .numbers, .answers) button",
    ),
  ].find(shown);
  (selected() ?? next)?.focus({ preventScroll: true });
});
