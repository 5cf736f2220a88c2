// Cards of the hand: what a payment leaves, where a dragged card falls, which keys are heard.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Element, page } from "./page.js";
import { found } from "../../src/argosy/web/static/js/drag.js";
import { nextPayment, showSum } from "../../src/argosy/web/static/js/hand.js";
import { LETTERS } from "../../src/argosy/web/static/js/keyboard.js";
import { act } from "../../src/argosy/web/static/js/shortcuts.js";

beforeEach(() => page.clear());

function payment(sum, data) {
  const purse = new Element({ textContent: "7" });
  const face = new Element({ textContent: "0" });
  const form = new Element({ id: "f-1" }).with(".after .change.coins-after b", purse);
  page.with('button[form="f-1"]', new Element().with(".coin", face));
  const row = new Element({ matches: [".pay"] });
  if (sum) row.with(".sum", new Element({ textContent: sum }));
  return { radio: new Element({ form, data, parentElement: row }), purse, face };
}

test("the button says the sum of the payment, and the purse what it leaves", () => {
  const { radio, purse, face } = payment("4", { after: "3" });
  showSum(radio);
  assert.equal(face.textContent, "4");
  assert.equal(purse.textContent, "3");
});

test("a payment without a sum leaves the button as it is", () => {
  const { radio, face } = payment(null, { after: "7" });
  showSum(radio);
  assert.equal(face.textContent, "0");
});

test("ways to pay are gone through in a circle, and hidden ones are passed over", () => {
  const shown = { offsetParent: page.body };
  const [first, hidden, last] = [{ ...shown, checked: true }, {}, shown].map((one) => new Element(one));
  page.with(".dock-panel[data-on]", new Element().with("input[type=radio]", first, hidden, last));
  nextPayment(1);
  assert.deepEqual([first, hidden, last].map((one) => one.clicks), [0, 0, 1]); // prettier-ignore
  nextPayment(-1);
  assert.equal(last.clicks, 2);
  assert.equal(hidden.clicks, 0);
});

test("a key presses the one button for it that is shown", () => {
  const [hidden, shown] = [new Element(), new Element({ offsetParent: page.body })];
  page.with(".dock-panel[data-on]", new Element().with('[data-act="build"]:not([disabled])', hidden, shown));
  assert.equal(act("build"), true);
  assert.deepEqual([hidden.clicks, shown.clicks], [0, 1]);
  assert.equal(act("sell"), false);
});

const under = (...elements) => (page.elementsFromPoint = () => elements);
const does = () => "done";

test("a dragged card falls into the first of the places under it, not into the topmost element", () => {
  const [button, city] = [new Element({ matches: [".go"] }), new Element({ matches: [".own"] })];
  under(city, button);
  assert.deepEqual(found([[".go", does], [".own", does]], {}), { element: button, does }); // prettier-ignore
});

test("what lies inside of a place is that place", () => {
  const city = new Element({ matches: [".own"] });
  under(new Element({ parentElement: city }));
  assert.equal(found([[".own", does]], {}).element, city);
});

test("outside of all places a card falls back", () => {
  under(new Element());
  assert.equal(found([[".own", does]], {}), null);
});

/** How often a key was heard. */
function heard(event) {
  let count = 0;
  LETTERS.q = () => (count += 1);
  page.fire("keydown", { key: "q", ...event });
  delete LETTERS.q;
  return count;
}

test("a letter acts, unless letters are switched off", () => {
  assert.equal(heard(), 1);
  page.documentElement.dataset.letters = "off";
  assert.equal(heard(), 0);
});

test("keys of the browser and letters that are typed stay what they are", () => {
  assert.equal(heard({ ctrlKey: true }), 0);
  assert.equal(heard({ defaultPrevented: true }), 0);
  const typing = "input:not([type=radio], [type=checkbox]), textarea, select, dialog:modal";
  assert.equal(heard({ target: new Element({ matches: [typing] }) }), 0);
});

test("F6 goes to the first thing that is shown in the next region, and passes over regions without one", () => {
  const stops = '[tabindex="0"], button:not([disabled]), a[href], input';
  const region = (...found) => new Element({ contains: (one) => found.includes(one) }).with(stops, ...found);
  const [city, hidden, card] = [{ offsetParent: page.body }, {}, { offsetParent: page.body }].map((one) => new Element(one)); // prettier-ignore
  page.with(".own", region(city)).with("#wonder", region(hidden)).with("#hand", region(hidden, card));
  city.focus();
  page.fire("keydown", { key: "F6" });
  assert.equal(page.activeElement, card);
  page.fire("keydown", { key: "F6", shiftKey: true });
  assert.equal(page.activeElement, city);
});
