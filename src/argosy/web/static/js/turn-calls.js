// Calls to the visitor's turn: a mark on the icon of the tab and of the app, a sound, a notification if they want it.
import { play } from "./toasts.js";

const PATIENCE = 3000; // whoever has waited less is still here
const root = document.documentElement;
const table = () => document.getElementById("table");
const isAsked = () => table()?.dataset.turn === "yours";
/** @type {HTMLLinkElement | null} */
const icon = document.querySelector('link[rel="icon"]');
const plain = icon?.href;
let was = isAsked();
let since = Date.now();
/** @type {Notification | null} */
let shown = null;
let phase = table()?.dataset.phase;

/**
 * The mark on the tab's icon, and on the icon of an installed app.
 * @param {boolean} asked
 */
function mark(asked) {
  if (icon) icon.href = (asked ? icon.dataset.calls : plain) ?? "";
  if (asked) navigator.setAppBadge?.(1)?.catch(() => {});
  else navigator.clearAppBadge?.()?.catch(() => {});
}

/**
 * A notification, through the worker where there is one: phones allow no other.
 * @param {string | null} [text]
 */
export async function call(text = document.getElementById("status")?.textContent) {
  if (root.dataset.calls !== "on" || !document.hidden || window.Notification?.permission !== "granted") return;
  /** @type {HTMLLinkElement | null} */
  const picture = document.querySelector('link[rel="apple-touch-icon"]');
  const options = {
    tag: location.pathname,
    icon: picture?.href,
    body: text ?? "",
    data: location.href,
  };
  try {
    const worker = await navigator.serviceWorker?.getRegistration("/");
    if (worker?.active) await worker.showNotification(document.title, options);
    else shown = new Notification(document.title, options);
  } catch {
    // a browser that has changed its mind: the title still says it
  }
}

async function silence() {
  shown?.close();
  shown = null;
  const worker = await navigator.serviceWorker?.getRegistration("/");
  (await worker?.getNotifications({ tag: location.pathname }))?.forEach((one) => one.close());
}

/** Close what lies over the table: the end of the game is to be seen. */
function closeSheets() {
  /** @type {NodeListOf<HTMLDialogElement>} */
  const sheets = document.querySelectorAll("dialog:modal");
  sheets.forEach((sheet) => sheet.close());
}

/** The coins of the viewer's own city, whose counter is the last one of the page. */
const ownCoins = () => Number([...document.querySelectorAll("[data-piece^='coins-']")].pop()?.textContent ?? 0);
let purse = ownCoins();

document.addEventListener("argosy:changed", ({ detail }) => {
  const asked = isAsked();
  const ended = table()?.dataset.phase === "over" && phase === "playing";
  phase = table()?.dataset.phase;
  mark(asked);
  const waited = Date.now() - since > PATIENCE || document.hidden;
  const coins = ownCoins();
  if (ended) {
    play("end");
    closeSheets();
  } else if (asked && !was && waited) {
    play("turn");
    call();
  } else if (detail.moved && document.querySelector("dialog[data-scene]")) play("horn");
  else if (detail.moved) play(coins > purse ? "coins" : "reveal");
  else if (asked !== was) play("choice");
  purse = coins;
  if (asked !== was) since = Date.now();
  was = asked;
});
document.addEventListener("visibilitychange", () => document.hidden || silence());
mark(was);
const on = root.dataset.calls === "on";
// Loaded where it is on or was on before: there a worker looks after the page.
if (on || navigator.serviceWorker?.controller) import("./web-push.js").then(({ settle }) => settle(on));

/** The notes on how long others think are loaded where somebody is waited for. */
function think() {
  if (document.querySelector("#waiting[data-thinking]")) import("./thinking-time.js");
}
document.addEventListener("argosy:changed", think);
think();
