// Keyboard shortcuts of a table, and the buttons of the open panel that they press. Single letters can be switched off (WCAG 2.1.4);
// all other keys always work.
import { around } from "./dom.js";

/** The dock panel that is open. */
export const panel = () => document.querySelector(".dock-panel[data-on]");
/** @param {HTMLElement} element */
export const shown = (element) => Boolean(element.offsetParent);

/**
 * Presses the first button of the open panel that does this and can be pressed; of several for one key one is shown.
 * @param {string} name
 */
export function act(name) {
  const buttons = [...(panel()?.querySelectorAll(`[data-act="${name}"]:not([disabled])`) ?? [])];
  const button = buttons.find(shown);
  button?.click();
  return Boolean(button);
}

/**
 * The focus goes to the first thing in the next region of the page.
 * @param {string[]} names
 * @param {string} stops
 * @param {number} n
 */
function nextRegion(names, stops, n) {
  const regions = names.flatMap((one) => document.querySelector(one) ?? []);
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  for (let i = 1; i <= regions.length; i += 1) {
    const region = regions[(at + n * i + regions.length * 2) % regions.length];
    const target = [...region.querySelectorAll(stops)].find(shown);
    if (target) return target.focus();
  }
}

/**
 * Hears the keys of a table.
 * @param {string[]} regions selectors of what F6 goes through
 * @param {string} stops selector of what can take the focus there
 * @param {Record<string, (event: KeyboardEvent) => unknown>} keys
 * @param {Record<string, () => unknown>} letters
 * @param {(key: string) => unknown} number what 1 to 9 do
 */
export function hear(regions, stops, keys, letters, number) {
  document.addEventListener("keydown", (event) => {
    const { key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === "F6") {
      event.preventDefault();
      return nextRegion(regions, stops, event.shiftKey ? -1 : 1);
    }
    if (around(event, "input:not([type=radio], [type=checkbox]), textarea, select, dialog:modal")) return;
    if (keys[key]) return keys[key](event);
    if (document.documentElement.dataset.letters === "off") return;
    if (/^[1-9]$/.test(key)) number(key);
    else letters[key]?.();
  });
}
