// Typed helpers for reading a page, shared by all scripts.

/**
 * A thing that has to be there where it is asked for: without it the page is not the one that the script is for.
 * @template T
 * @param {T} thing
 * @returns {NonNullable<T>}
 */
export function there(thing) {
  if (thing === null || thing === undefined) throw new TypeError("The page lacks what its script needs.");
  return thing;
}

/**
 * The nearest element at or around the target of an event that fits. The target may also be the document or a text.
 * @template {Element} [E=HTMLElement]
 * @param {Event} event
 * @param {string} query
 * @returns {E | null}
 */
export function around({ target }, query) {
  return target instanceof Element ? target.closest(query) : null;
}

/**
 * The address-like form of what a form has filled in; there are no files in our forms.
 * @param {HTMLFormElement} form
 */
export function filled(form) {
  return new URLSearchParams(/** @type {[string, string][]} */ ([...new FormData(form)]));
}

/**
 * A page that was fetched.
 * @param {string} text
 */
export const parsed = (text) => new DOMParser().parseFromString(text, "text/html");

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box a rectangle in the window, in pixels */

/**
 * The area that two rectangles share, in square pixels.
 * @param {Box} a
 * @param {Box} b
 */
export const overlap = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
