// Glossary and introductions in a sheet of the table; they are pages of their own, fetched when they are opened.
import { open } from "./app.js";
import { filled, parsed, there } from "./dom.js";

const sheet = /** @type {HTMLDialogElement} */ (document.getElementById("learn"));
const learned = there(document.getElementById("learned"));
const title = there(document.getElementById("learn-t"));
/** @type {Map<string, Promise<Document>>} */
const pages = new Map(); // address -> the page, fetched once

/**
 * @param {string} address
 * @returns {Promise<Document>}
 */
function page(address) {
  const known = pages.get(address);
  if (known) return known;
  const coming = fetch(address).then(async (answer) => parsed(await answer.text()));
  pages.set(address, coming);
  coming.catch(() => pages.delete(address));
  return coming;
}

/**
 * The style sheets of a page that this one has not loaded yet; nothing is shown before they are there.
 * @param {Document} found
 */
function dress(found) {
  const missing = [...found.querySelectorAll("link[rel=stylesheet]")].filter(
    (link) => !document.querySelector(`link[href="${link.getAttribute("href")}"]`),
  );
  return Promise.all(
    missing.map((link) => {
      const copy = link.cloneNode();
      document.head.append(copy);
      return new Promise((done) =>
        ["load", "error"].forEach((end) => copy.addEventListener(end, done, { once: true })),
      );
    }),
  );
}

/**
 * Shows the part of a page that is meant for a sheet; `signs` stand before all others.
 * @param {string} address
 * @param {string[]} signs
 */
async function show(address, signs = []) {
  learned.replaceChildren();
  title.textContent = sheet.dataset.title ?? "";
  open(sheet.id);
  try {
    const found = await page(address);
    await dress(found);
    const part = document.importNode(there(found.querySelector("[data-sheet]")), true);
    title.textContent = there(found.querySelector("h1")).textContent;
    learned.replaceChildren(part);
    asked(part, signs);
    sheet.scrollTop = 0;
  } catch {
    learned.textContent = sheet.dataset.lost ?? "";
  }
}

/**
 * The entries of some signs once more, above all groups.
 * @param {HTMLElement} part
 * @param {string[]} signs
 */
function asked(part, signs) {
  const found = signs.map((sign) => part.querySelector(`[data-symbols~="${CSS.escape(sign)}"]`));
  const entries = new Set(found.filter((one) => one !== null));
  if (!entries.size) return;
  const section = document.createElement("section");
  section.className = "asked";
  const heading = document.createElement("h2");
  heading.textContent = sheet.dataset.here ?? "";
  const list = document.createElement("ul");
  list.className = "entries";
  for (const entry of entries) {
    const copy = /** @type {HTMLElement} */ (entry.cloneNode(true));
    [copy, ...copy.querySelectorAll("[id]")].forEach((one) => one.removeAttribute("id"));
    list.append(copy);
  }
  section.append(heading, list);
  part.prepend(section);
}

/**
 * The signs that something is made of, or stands beside.
 * @param {HTMLElement} element
 */
export function signsIn(element) {
  const noted = element.dataset.signs?.split(" ") ?? [];
  const drawn = [...element.querySelectorAll("use")]
    .map((use) => use.getAttribute("href") ?? "")
    .filter((href) => href.includes("/icons.svg#"));
  const coins = element.matches(".coin") || element.querySelector(".coin") ? ["coin"] : [];
  return [...noted, ...drawn.map((href) => href.split("#")[1]), ...coins];
}

/**
 * The glossary, what these elements show before all else.
 * @param {HTMLElement[]} elements
 */
export function explain(elements) {
  show(there(sheet.dataset.glossary), [...new Set(elements.flatMap(signsIn))]);
}

/**
 * A link to what is learned; of a picture the sign under the finger comes first.
 * @param {HTMLElement} link
 * @param {HTMLElement | null} sign
 */
export function follow(link, sign) {
  /** @type {HTMLFormElement | null} */
  const offer = link.closest("[data-offer]");
  if (offer) met(offer);
  if (link.dataset.signs === undefined) show(there(link.getAttribute("href")));
  else explain(sign ? [sign, link] : [link]);
}

/**
 * An introduction was seen or is not wanted: it is offered once.
 * @param {HTMLFormElement} form
 */
export function met(form) {
  document.documentElement.classList.add("offered");
  fetch(form.action, { method: "POST", body: filled(form), redirect: "manual" });
}
