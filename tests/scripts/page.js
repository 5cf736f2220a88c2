// A page with nothing on it, so that the scripts of the pages can be loaded without a browser. It has to be imported before them.
// Tests put on it what a script asks for by id or by selector; nothing here behaves like a document beyond that.

const listeners = {};

/** Something with the few parts of an element that scripts read and write. */
export class Element {
  constructor({ matches = [], data = {}, box = [0, 0, 0, 0], ...parts } = {}) {
    const [x, y, width, height] = box;
    this.box = { x, y, left: x, top: y, right: x + width, bottom: y + height, width, height };
    this.fits = matches;
    this.dataset = data;
    this.style = {};
    this.attributes = new Map();
    this.children = new Map();
    this.classes = new Set();
    this.classList = {
      add: (name) => this.classes.add(name),
      contains: (name) => this.classes.has(name),
      toggle: (name, on) => (on ? this.classes.add(name) : this.classes.delete(name)),
    };
    this.clicks = 0;
    this.parentElement = null;
    Object.assign(this, parts);
  }
  with(selector, ...found) {
    this.children.set(selector, found);
    return this;
  }
  querySelector(selector) {
    return this.children.get(selector)?.[0] ?? null;
  }
  querySelectorAll(selector) {
    return this.children.get(selector) ?? [];
  }
  matches(selector) {
    return this.fits.includes(selector);
  }
  closest(selector) {
    return this.matches(selector) ? this : (this.parentElement?.closest(selector) ?? null);
  }
  getBoundingClientRect() {
    return this.box;
  }
  checkVisibility() {
    return true;
  }
  hasAttribute(name) {
    return this.attributes.has(name);
  }
  setAttribute(name, value) {
    this.attributes.set(name, value);
  }
  removeAttribute(name) {
    this.attributes.delete(name);
  }
  toggleAttribute(name, on) {
    if (on) this.attributes.set(name, "");
    else this.attributes.delete(name);
  }
  addEventListener() {}
  append() {}
  showPopover() {}
  hidePopover() {}
  click() {
    this.clicks += 1;
  }
  focus() {
    page.activeElement = this;
  }
}

/** The document. */
export const page = Object.assign(new Element(), {
  ids: new Map(),
  documentElement: new Element(),
  body: new Element(),
  head: new Element(),
  hidden: false,
  getElementById: (id) => page.ids.get(id) ?? null,
  createElement: () => new Element(),
  addEventListener: (name, does) => (listeners[name] ??= []).push(does),
  dispatchEvent() {},
  elementsFromPoint: () => [],
  /** Puts something on the page. */
  put(id, element) {
    page.ids.set(id, element);
    return element;
  },
  /** Tells the scripts of an event. */
  fire(name, event = {}) {
    for (const does of listeners[name] ?? []) does({ target: page.body, preventDefault() {}, ...event });
  },
  /** As it was before anything was put there. */
  clear() {
    page.ids.clear();
    page.children.clear();
    page.activeElement = page.body;
    page.documentElement.dataset = {};
  },
});
page.activeElement = page.body;

const kept = new Map();
class Other extends Element {}
Object.assign(globalThis, {
  document: page,
  window: globalThis,
  Element,
  HTMLElement: Other,
  HTMLInputElement: Other,
  HTMLDialogElement: Other,
  HTMLFormElement: Other,
  location: { pathname: "/tables/abc", href: "https://argosy.test/tables/abc", search: "", hash: "" },
  history: { state: null, replaceState() {}, pushState() {} },
  sessionStorage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) },
  matchMedia: () => ({ matches: false, addEventListener() {} }),
  addEventListener: () => {},
  innerWidth: 1000,
  innerHeight: 800,
  getComputedStyle: (element) => ({ overflow: "visible", display: "block", ...element.computed }),
  MutationObserver: class {
    observe() {}
  },
  CSS: { escape: String },
  setInterval: () => 0, // a clock would keep the tests from ending
});
