// Scripts of every page: opening sheets, the light and dark switch, copying links.
import { around, filled, there } from "./dom.js";

const root = document.documentElement;

/** @returns {NodeListOf<HTMLDialogElement>} */
const sheets = () => document.querySelectorAll("dialog:modal");

/**
 * Opens a sheet by id; the browser keeps focus inside and gives it back.
 * @param {string} id
 */
export function open(id) {
  const sheet = /** @type {HTMLDialogElement | null} */ (document.getElementById(id));
  if (!sheet || (sheet.open && sheet.matches(":modal"))) return;
  sheets().forEach((other) => other.close());
  if (sheet.open) sheet.close();
  sheet.showModal();
}

// The back button closes the open sheet, as people with a phone expect: it is a step of the history.
const depth = () => history.state?.sheet ?? 0;
new MutationObserver((changes) => {
  for (const { target } of changes) {
    if (!(target instanceof HTMLDialogElement && target.matches(".sheet"))) continue;
    const open = target.open && target.matches(":modal");
    if (open && !depth()) history.pushState({ sheet: 1 }, "");
    else if (!target.open && depth() && !document.querySelector("dialog:modal")) queueMicrotask(stepBack);
  }
}).observe(document, { subtree: true, attributes: true, attributeFilter: ["open"] });

/** A sheet that was closed by hand leaves no step behind; one that has given way to another keeps it. */
function stepBack() {
  if (depth() && !document.querySelector("dialog:modal")) history.back();
}

addEventListener("popstate", () => {
  if (!depth()) sheets().forEach((sheet) => sheet.close());
});
if (depth()) history.replaceState(null, ""); // the page is new: no sheet is open on it

/** Night to day and back; the server remembers it for the next page. */
function turnLight() {
  const auto = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
  const now = root.dataset.theme === "auto" ? auto : root.dataset.theme;
  const theme = now === "dark" ? "light" : "dark";
  root.dataset.theme = theme;
  /** @type {NodeListOf<HTMLInputElement>} */
  const inputs = document.querySelectorAll('input[name="theme"]');
  inputs.forEach((input) => {
    if (input.type === "radio") input.checked = input.value === theme;
    else input.value = theme;
  });
  /** @type {HTMLFormElement | null} */
  const form = document.querySelector("#settings form.settings");
  if (form) fetch(form.action, { method: "POST", body: filled(form), redirect: "manual" });
}

/** @param {HTMLElement} button */
async function copy(button) {
  const words = button.querySelector("span") ?? button;
  const before = words.textContent;
  try {
    await navigator.clipboard.writeText(button.dataset.copy ?? "");
    words.textContent = button.dataset.done ?? "";
    setTimeout(() => (words.textContent = before), 1600);
  } catch {
    const field = button.parentElement?.querySelector("input");
    field?.select();
  }
}

// Notifications need a page that the browser trusts, and a person who agrees; elsewhere there is no such switch.
document.querySelectorAll(".check[data-calls]").forEach((label) => {
  const box = there(label.querySelector("input"));
  label.hidden = !("Notification" in window && window.isSecureContext);
  box.addEventListener("change", async () => {
    if (box.checked) box.checked = (await Notification.requestPermission()) === "granted";
  });
});

document.addEventListener("click", (event) => {
  const button = around(event, "[data-opens], [data-act='theme'], [data-copy]");
  if (button?.dataset.opens) open(button.dataset.opens);
  else if (button?.dataset.copy) copy(button);
  else if (button) turnLight();
  else if (event.target instanceof HTMLDialogElement && event.target.matches(":modal")) event.target.close(); // a click on the backdrop
});
