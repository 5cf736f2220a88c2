// Animation of what has just happened, step by step. Each move names pieces by their identity (data-piece); the state is on
// the page already, so all of it can be skipped; with reduced motion nothing moves.
import { there } from "./dom.js";
import { around, flown, landing, middle, risen, SPANS, starts, turnOf } from "./animation-paths.js";

const root = document.documentElement;
/** @type {Record<string, number>} */
const PACES = { slow: 1.8, normal: 1, instant: 0 };
const SPAN = 380; // milliseconds of one move
const LEAD = 60; // before the first one: the new page is being laid out
const STEP = 420; // from one step of a scene to the next
const SCENE = 2600; // of all steps of a scene
const STACK = { width: 54, height: 72 }; // a hand on its way
const FACE = { width: 74, height: 100 }; // a card that another city shows
const SMALL = { width: 68, height: 90 }; // the same where cities are narrow
const NARROW = 150; // of a city
const MOST = 5; // things that fly at once; the counter says how many they are
const EASE = "cubic-bezier(.3, .7, .2, 1)";

/**
 * What the server tells of a reveal (argosy.web tells which moves there are), and what the page makes of it.
 * @typedef {import("./animation-paths.js").Move} Move
 * @typedef {import("./animation-paths.js").AnimationStep} AnimationStep
 * @typedef {{ number: number, steps: AnimationStep[] }} Reveal
 * @typedef {{ name?: string, element?: HTMLElement, box: DOMRect }} Place
 * @typedef {Place & { name: string, element: HTMLElement }} Piece
 * @typedef {{ box: DOMRect, picture: HTMLElement }} Kept a piece as it was before the new state came
 * @typedef {object} Act what runs: its steps, and how things stood before
 * @property {AnimationStep[]} steps
 * @property {AnimationStep[]} hands
 * @property {Map<string, Kept>} old
 * @property {Map<string, string | undefined>} counts
 * @property {Map<string, number>} ticks
 * @property {string | undefined} icons
 * @property {DOMRect[]} hand
 * @property {Map<string, HTMLElement>} faces what cards show that are turned over
 */

/** @type {Map<Animation, (() => void) | null>} */
const running = new Map(); // what moves -> what is done at its end
/** @type {HTMLElement | null} */
let layer = null;
let quick = 1; // the pace of what runs
/** @type {Act} */
let act = {
  steps: [],
  hands: [],
  old: new Map(),
  counts: new Map(),
  ticks: new Map(),
  icons: "",
  hand: [],
  faces: new Map(),
};
/** @type {(() => void) | null} */
let quiet = null; // what comes when nothing moves any more

const pace = () =>
  document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : (PACES[root.dataset.pace ?? ""] ?? 1);
/** @param {string} query */
const all = (query) => [...document.querySelectorAll(query)];
/** @returns {HTMLDialogElement | null} */
const scene = () => document.querySelector("dialog.scene[open]");
/**
 * @param {ParentNode} within
 * @returns {Reveal[]}
 */
const told = (within) => JSON.parse(within.querySelector("#animation")?.textContent || "[]");
/** @param {Reveal[]} reveals */
const newest = (reveals) => reveals.at(-1)?.number ?? 0;

/**
 * Where an element is, if most of it can be seen in the boxes around it.
 * @param {Element} element
 */
export function seen(element) {
  const box = element.getBoundingClientRect();
  if (!box.width || !element.checkVisibility({ visibilityProperty: true })) return null;
  let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
  for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
    const { overflow, display } = getComputedStyle(one);
    if (overflow === "visible" || display === "contents") continue; // without a box of its own it hides nothing
    const frame = one.getBoundingClientRect();
    [left, top, right, bottom] = [
      Math.max(left, frame.left),
      Math.max(top, frame.top),
      Math.min(right, frame.right),
      Math.min(bottom, frame.bottom),
    ];
  }
  const wide = Math.min(box.right, right) - Math.max(box.left, left);
  const high = Math.min(box.bottom, bottom) - Math.max(box.top, top);
  return wide > box.width / 2 && high > box.height / 2 ? box : null;
}

/**
 * The first of these pieces that can be seen.
 * @param {string} names ids of pieces with spaces between them
 * @returns {Piece | null}
 */
function find(names) {
  for (const name of names.split(" ")) {
    const query =
      name === "chosen" ? "#hand :is([data-on], .chosen)" : `[data-piece="${CSS.escape(name)}"], #${CSS.escape(name)}`;
    for (const element of all(query)) {
      const box = seen(element);
      if (box) return { name, element, box };
    }
  }
  return null;
}

/** @param {Animation} move */
function ended(move) {
  const then = running.get(move);
  running.delete(move);
  then?.();
  if (!running.size) goOn();
}

function goOn() {
  const next = quiet;
  quiet = null;
  next?.();
}

/**
 * Moves an element. Before and after it stands in its own place: ending early is always right.
 * @param {Element} element
 * @param {Keyframe[]} frames
 * @param {number} delay
 * @param {number} [duration]
 * @param {string} [easing]
 * @param {(() => void) | null} [then]
 */
function animate(element, frames, delay, duration = SPAN, easing = EASE, then = null) {
  const move = element.animate(frames, {
    delay: LEAD + delay * quick,
    duration: duration * quick,
    easing,
    fill: "backwards",
  });
  running.set(move, then);
  move.onfinish = () => ended(move);
}

/**
 * Moves something that is there only for that long.
 * @param {HTMLElement} made
 * @param {Keyframe[]} frames
 * @param {number} delay
 * @param {number} [duration]
 * @param {string} [easing]
 */
function show(made, frames, delay, duration, easing) {
  layer?.append(made);
  animate(made, frames, delay, duration, easing, () => made.remove());
}

/**
 * @param {string} css
 * @param {{ width: number, height: number }} size
 * @param {string} drawn
 */
function make(css, { width, height }, drawn = "") {
  const made = document.createElement("span");
  made.className = `ghost ${css}`;
  Object.assign(made.style, { width: `${width}px`, height: `${height}px` });
  made.innerHTML = drawn;
  return made;
}

/** @param {string} icon */
const sign = (icon) => `<svg class="icon"><use href="${act.icons}#${icon}"/></svg>`;
/**
 * @param {number} x
 * @param {number} y
 * @param {string} more
 */
const at = (x, y, more = "") => `translate(${x}px, ${y}px) ${more}`;
/** @param {{ width: number, height: number }} box */
const back = (box) => make("back", box, sign("rose"));

const TITLED = ":has(> .art):has(> .name)"; // a piece that is a card
const STATES = /\b(cannot|rest|pick|selectable|open)\b/g;

/**
 * What is printed on a card, each part where it stands: the copy lies outside of all boxes that had a say in it.
 * @param {Element} element
 * @param {DOMRect} box
 */
function printed(element, box) {
  const made = make(element.className.replace(STATES, ""), box);
  for (const part of element.querySelectorAll(":scope > :is(.art, .card-effect, .name, .mark, .cost)")) {
    const { left, top, width, height } = part.getBoundingClientRect();
    const copy = /** @type {HTMLElement} */ (part.cloneNode(true));
    copy.classList.add("set");
    copy.style.cssText = `left:${left - box.left}px;top:${top - box.top}px;width:${width}px;height:${height}px`;
    made.append(copy);
  }
  return made;
}

/**
 * A picture of a piece, to travel in its place.
 * @param {Piece} piece
 */
function picture({ element, box }) {
  if (element.matches(TITLED)) return printed(element, box);
  const style = getComputedStyle(element.querySelector(".face") ?? element);
  const drawn = element.querySelector(".art, .hexagon, svg");
  const made = make(drawn?.matches("svg") ? "plain" : "", box);
  Object.assign(made.style, { background: style.background, color: style.color, borderRadius: style.borderRadius });
  made.style.setProperty("--c", style.getPropertyValue("--c"));
  if (drawn) {
    const copy = /** @type {HTMLElement} */ (drawn.cloneNode(true));
    made.append(copy);
    if (drawn.matches(".art")) copy.style.height = `${drawn.getBoundingClientRect().height}px`;
  }
  return made;
}

/** @param {Element} face */
function copied(face) {
  const made = /** @type {HTMLElement} */ (face.cloneNode(true));
  made.classList.add("side");
  return made;
}

/**
 * The card of the hand that has been chosen, with the face that it has there. Its measures are those of the hand, which
 * the copy is no longer in.
 * @param {Piece} piece
 * @returns {Kept}
 */
function chosen({ element, box }) {
  const face = element.querySelector(".face");
  if (!face) return { box, picture: copied(element) };
  const made = document.createElement("span");
  made.className = `side ${element.className.replace(/\b(cannot|chosen)\b/g, "")}`;
  const [whole, art, effect] = [face, face.querySelector(".art"), face.querySelector(".card-effect")].map((one) =>
    one?.getBoundingClientRect(),
  );
  for (const [name, length] of Object.entries({
    cw: whole?.width,
    ch: whole?.height,
    ca: art?.height,
    cf: effect?.height,
  }))
    if (length) made.style.setProperty(`--${name}`, `${length}px`);
  made.append(face.cloneNode(true));
  return { box: whole ?? box, picture: made };
}

/**
 * The bank lies beside the table: what comes from it or goes to it does so a little above the piece.
 * @param {Place} place
 * @returns {Place}
 */
const bank = ({ box }) => ({ box: new DOMRect(box.left, box.top - 44, box.width, box.height) });

/**
 * The discard pile lies there too, and a whole card has a longer way to it.
 * @param {Place} place
 * @returns {Place}
 */
const away = ({ box }) => ({ box: new DOMRect(box.left, box.top - 120, box.width, box.height) });

/**
 * A piece goes from where it stood to another, whose own sight waits until then if it is the same.
 * @param {Kept} from
 * @param {Place} to
 * @param {number} delay
 */
function travel(from, to, delay) {
  const { left, top, width, height } = to.box;
  const scale = Math.min(1, Math.max(0.25, Math.min(width / from.box.width, height / from.box.height)));
  const end = at(
    left + (width - from.box.width * scale) / 2,
    top + (height - from.box.height * scale) / 2,
    `scale(${scale})`,
  );
  show(
    from.picture,
    [
      { transform: at(from.box.left, from.box.top), opacity: 1 },
      { opacity: 1, offset: 0.7 },
      { transform: end, opacity: 0 },
    ],
    delay,
    SPAN * 1.1,
    "cubic-bezier(.5, .1, .25, 1)",
  );
}

/**
 * @param {Element} element
 * @param {number} delay
 * @param {number} [duration]
 */
const hide = (element, delay, duration) =>
  animate(element, [{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], delay, duration);

/**
 * @param {string} names
 * @param {number} delay
 */
function drop(names, delay) {
  const piece = find(names);
  if (piece)
    animate(piece.element, [{ transform: "translateY(-14px) scale(1.18)", opacity: 0 }, { transform: "none" }], delay);
}

/**
 * A card that lies face down; with a face it can be turned over.
 * @param {{ width: number, height: number }} size
 * @param {HTMLElement | undefined} face
 */
function card(size, face) {
  const made = make("played", size);
  const sides = document.createElement("span");
  sides.className = "sides";
  const down = back(size);
  down.classList.add("side");
  sides.append(down);
  if (face) sides.append(face);
  made.append(sides);
  return made;
}

/**
 * The face of a thing as the page has it, of this size.
 * @param {string | undefined} name
 */
const faceOf = (name) => /** @type {HTMLElement | undefined} */ (act.faces.get(name ?? "")?.cloneNode(true));

/**
 * Turns a card over between two parts of its way.
 * @param {HTMLElement} made
 * @param {number} delay
 */
function turnOver(made, delay) {
  const sides = made.firstElementChild;
  if (sides && sides.children.length > 1)
    animate(
      sides,
      [
        { transform: "perspective(50rem) rotateY(-180deg)" },
        { transform: "perspective(50rem) rotateY(-180deg)", offset: 0.08, easing: "ease-in-out" },
        { transform: "perspective(50rem) rotateY(0deg)", offset: 0.36 },
        { transform: "perspective(50rem) rotateY(0deg)" },
      ],
      delay,
      SPANS.play,
      "linear",
    );
}

/**
 * The own card: it lies face down where it was chosen, and goes to its place.
 * @param {Kept} from
 * @param {Place} to
 * @param {Move} move
 * @param {number} delay
 */
function playOwn({ box, picture: face }, to, move, delay) {
  const made = card(box, move.face ? face : undefined);
  show(made, flown(box, to.box), delay, SPANS.play, "linear");
  turnOver(made, delay);
  if (to.element && to.name?.startsWith("card-")) hide(to.element, delay, SPANS.play);
}

/**
 * A card of another city: it rises out of its panel, can be read for a moment, and goes into it.
 * @param {Piece} from
 * @param {Place} to
 * @param {Move} move
 * @param {number} delay
 */
function playOther(from, to, move, delay) {
  const city = from.element.closest("[id^='city-']")?.getBoundingClientRect() ?? from.box;
  const size = city.width < NARROW ? SMALL : FACE;
  const made = card(/** @type {DOMRect} */ (size), faceOf(move.face));
  show(made, risen(from.box, to.box, size, innerWidth), delay, SPANS.play, "linear");
  turnOver(made, delay);
}

/** The cards of the old hand come together in its middle. @param {number} delay */
function gather(delay) {
  const whole = document.getElementById("hand")?.getBoundingClientRect();
  if (!whole) return;
  const goal = middle(whole);
  for (const box of act.hand) {
    const from = middle(box);
    const frames = [
      { transform: at(box.left, box.top), opacity: 1 },
      { opacity: 1, offset: 0.8 },
      { transform: at(box.left + goal.x - from.x, box.top + goal.y - from.y, "scale(.35)"), opacity: 0 },
    ];
    show(back(box), frames, delay, SPANS.pass * 0.32, "ease-in");
  }
}

/** The new hand opens out of the stack that has come. @param {number} delay */
function open(delay) {
  const whole = document.getElementById("hand")?.getBoundingClientRect();
  if (!whole) return;
  const goal = middle(whole);
  all("#hand .card").forEach((one) => {
    const from = middle(one.getBoundingClientRect());
    const frames = [
      { transform: at(goal.x - from.x, goal.y - from.y, "scale(.4)"), opacity: 0 },
      { opacity: 1, offset: 0.3 },
      { transform: "none" },
    ];
    animate(one, frames, delay + SPANS.pass * 0.7, SPANS.pass * 0.3);
  });
}

/** @type {Record<string, (move: Move, delay: number) => void>} */
const MOVES = {
  play(move, delay) {
    const [kept, piece, place] = [act.old.get(move.from), find(move.from), find(move.at)];
    const start = kept ?? piece;
    const goal = place ?? (start && move.at === "bank" ? away(start) : null);
    const rises = place ?? piece; // a card that nobody saw lying comes out of where it goes
    if (kept && goal) playOwn(kept, goal, move, delay);
    else if (rises) playOther(rises, goal ?? rises, move, delay);
  },
  turn({ at: names }, delay) {
    const piece = find(names);
    if (!piece) return;
    const place = at(piece.box.left, piece.box.top, "perspective(40rem)");
    show(
      back(piece.box),
      [
        { transform: place, opacity: 1 },
        { transform: `${place} rotateX(90deg)`, opacity: 1 },
      ],
      delay,
      SPAN / 2,
      "ease-in",
    );
    animate(
      piece.element,
      [{ transform: "perspective(40rem) rotateX(-90deg)" }, { transform: "none" }],
      delay + SPAN / 2,
      SPAN / 2,
      "ease-out",
    );
  },
  go({ at: name }, delay) {
    const [from, to] = [act.old.get(name), find(name)];
    if (!to) return;
    if (!from) return drop(name, delay);
    travel(from, to, delay);
    hide(to.element, delay);
  },
  leave({ from: name, at: names }, delay) {
    const from = act.old.get(name);
    const to = from && (names === "bank" ? bank(from) : find(names));
    if (!to) return;
    travel(from, to, delay);
    if (to.element && (to.name?.startsWith("card-") || to.name?.startsWith("dk-"))) hide(to.element, delay);
  },
  fly({ from: names, at: goals, icon, count = 1 }, delay) {
    const [start, goal] = [find(names), find(goals)];
    const [from, to] = [start ?? (goal && bank(goal)), goal ?? (start && bank(start))];
    if (!from || !to) return;
    const [x, y, toX, toY] = [from.box, to.box].flatMap(({ left, top, width, height }) => [
      left + width / 2 - 11,
      top + height / 2 - 11,
    ]);
    const many = Math.min(count, MOST);
    for (let n = 0; n < many; n += 1) {
      const side = (n - (many - 1) / 2) * 7;
      const thing = make(icon === "coin" ? "thing coin" : "thing", { width: 22, height: 22 }, sign(icon));
      const frames = [
        { transform: at(x + side, y, "scale(.4)"), opacity: 0 },
        { transform: at(x + side, y - 6), opacity: 1, offset: 0.15 },
        { transform: at(toX, toY), opacity: 1, offset: 0.88 },
        { transform: at(toX, toY, "scale(.5)"), opacity: 0 },
      ];
      show(thing, frames, delay + n * 28, SPAN, "ease-in-out");
    }
    if (icon === "coin")
      for (const { piece, moment } of [
        { piece: start, moment: delay },
        { piece: goal, moment: delay + SPAN * 0.85 },
      ])
        if (piece) act.ticks.set(piece.name, Math.max(moment, act.ticks.get(piece.name) ?? 0));
  },
  drop({ at: names }, delay) {
    drop(names, delay);
  },
  finish({ at: names }, delay) {
    const piece = find(names);
    if (!piece) return;
    const made = make("finished", piece.box);
    made.style.translate = `${piece.box.left}px ${piece.box.top}px`;
    made.textContent = piece.element.dataset.name ?? "";
    const frames = [
      { clipPath: "circle(0)", opacity: 0 },
      { clipPath: "circle(75%)", opacity: 1, offset: 0.35 },
      { opacity: 1, offset: 0.75 },
      { opacity: 0 },
    ];
    show(made, frames, delay, SPANS.finish, "ease-out");
  },
  pass({ from: giver, at: taker }, delay) {
    const [from, to] = [find(giver), find(taker)];
    if (giver.startsWith("hand")) gather(delay);
    if (taker.startsWith("hand")) open(delay);
    if (!from || !to) return;
    const made = make("stack", STACK, sign("rose").repeat(3));
    const table = { width: innerWidth, height: innerHeight };
    show(made, around(from.box, to.box, STACK, table), delay + SPANS.pass * 0.14, SPANS.pass * 0.7, "linear");
  },
  deal(_, delay) {
    comeIn(0, -18, delay);
  },
};

/**
 * The cards of the new hand or structure, one after another.
 * @param {number} x
 * @param {number} y
 * @param {number} delay
 */
function comeIn(x, y, delay) {
  all("#hand .card, #structure .cell").forEach((card, n) => {
    animate(card, [{ transform: at(x, y), opacity: 0 }, { transform: "none" }], delay + n * 12, SPAN * 0.8);
  });
}

/** @param {Element} element */
const number = (element) =>
  [...(element.querySelector(":scope > b") ?? element).childNodes]
    .filter((one) => one instanceof Text)
    .find((one) => one.data.trim());

/** Counters keep what they showed until the coins arrive. */
function tick() {
  for (const [name, moment] of act.ticks) {
    const piece = find(name);
    const shown = piece && number(piece.element);
    const [before, after] = [act.counts.get(name), shown?.data];
    if (!shown || after === undefined || before === undefined || before === after) continue;
    shown.data = before;
    piece.element.toggleAttribute("data-on-tick", true);
    animate(piece.element, [{ opacity: 1 }, { opacity: 1 }], 0, moment, EASE, () => {
      piece.element.removeAttribute("data-on-tick");
      if (shown.data === before) shown.data = after;
    });
  }
}

/**
 * Plays a list of steps, never longer than the limit.
 * @param {AnimationStep[]} steps
 */
function play(steps) {
  if (!steps.length) return;
  layer ??= document.body.appendChild(Object.assign(document.createElement("div"), { id: "animation-layer" }));
  quick = pace();
  const times = starts(steps);
  steps.forEach((step, n) => playStep(step, times[n]));
  tick();
}

/**
 * What happens at the same time. Cards of several cities come in quick order; what is new drops when they have landed.
 * @param {AnimationStep} step
 * @param {number} start
 */
function playStep(step, start) {
  const cards = step.moves.filter((move) => move.do === "play");
  const done = new Set();
  for (const move of step.moves) {
    const key = `${move.do} ${move.at}`;
    const waits =
      move.do === "play"
        ? turnOf(cards.indexOf(move), cards.length)
        : ["drop", "finish"].includes(move.do)
          ? landing(step)
          : 0;
    if (move.do === "fly" || move.do === "play" || !done.has(key)) MOVES[move.do](move, start + waits);
    done.add(key);
  }
}

/**
 * Steps of a scene in turn; in each sides meet, then tokens drop. Sums follow the lines they add up.
 * @param {Element} within
 */
function playSteps(within) {
  const steps = [...within.querySelectorAll("[data-step]")];
  quick = pace() * Math.min(1, SCENE / (STEP * steps.length));
  const sums = [...within.querySelectorAll("[data-sum]")].map((one) => there(number(one)));
  if (quick) sums.forEach((one) => (one.data = "0"));
  steps.forEach((step, n) => {
    const add = () => step.dataset.sums?.split(" ").forEach((sum, place) => (sums[place].data = sum));
    animate(
      step,
      [{ opacity: 0, transform: "translateY(.5rem)" }, { transform: "none" }],
      n * STEP,
      STEP * 0.7,
      EASE,
      add,
    );
    step.querySelectorAll("[data-side]").forEach((one) => {
      const side = Number(one.dataset.side);
      animate(
        one,
        [
          { transform: `translateX(${side}rem)` },
          { transform: `translateX(${-side / 9}rem) rotate(${side * 4}deg)`, offset: 0.6 },
          { transform: "none" },
        ],
        n * STEP,
        STEP * 0.9,
      );
      const shields = one.parentElement?.querySelector("b");
      if (shields) hide(shields, n * STEP, STEP);
    });
    step.querySelectorAll(".medal").forEach((one) => {
      animate(
        one,
        [{ opacity: 0, transform: "translateY(-1.25rem) scale(1.3)" }, { transform: "none" }],
        n * STEP + STEP * 0.7,
        STEP * 0.7,
      );
    });
  });
}

/**
 * The lines of the score come one by one; who has won is seen when the last one stands.
 * @param {Element} pad
 */
function addUp(pad) {
  root.dataset.animation = "sum";
  quiet = () => delete root.dataset.animation;
  playSteps(pad);
  if (!running.size) goOn();
}

/**
 * What follows the steps of the table: the scene of an Age, then the new hand or the score.
 * @param {AnimationStep[]} last
 */
function playScene(last) {
  delete root.dataset.animation;
  const shown = scene();
  const pad = document.querySelector("#table[data-phase=over] .pad");
  const then = () => {
    if (pace()) pad ? addUp(pad) : play(last);
  };
  if (!shown) return then();
  shown.addEventListener("close", then, { once: true });
  shown.querySelector("button[autofocus]")?.focus({ preventScroll: true });
  if (pace()) playSteps(shown);
}

/**
 * The steps of several reveals as one list; however often hands have passed, the newest comes in once.
 * @param {{ steps: AnimationStep[] }[]} reveals
 * @returns {[steps: AnimationStep[], hands: AnimationStep[]]}
 */
export function gathered(reveals) {
  /** @type {Map<string, Move[]>} */
  const found = new Map();
  for (const { name, moves } of reveals.flatMap(({ steps }) => steps))
    found.set(name, [...(found.get(name) ?? []), ...moves]);
  const hands = reveals.flatMap(({ steps }) => steps.filter(({ name }) => name === "pass")).slice(-1);
  found.delete("pass");
  return [[...found].map(([name, moves]) => ({ name, moves })), hands];
}

/**
 * Before a new state is put onto the page: what it tells, and where the pieces stand that will move.
 * @param {DocumentFragment} fragment
 */
export function prepare(fragment) {
  const [reveals, before] = [told(fragment), newest(told(document))];
  if (newest(reveals) === before) return null; // nothing has happened, perhaps somebody has come or gone
  stop();
  const fresh = reveals.filter(({ number: one }) => one > before);
  if (!fresh.length || !document.getElementById("animation")) return null;
  const [steps, hands] = pace() ? gathered(fresh) : [[], []];
  act = {
    steps,
    hands,
    old: new Map(),
    counts: new Map(),
    ticks: new Map(),
    icons: fragment.querySelector("#animation")?.dataset.icons,
    hand: [],
    faces: new Map(),
  };
  if (!steps.length && !hands.length) return act;
  fragment.querySelectorAll("#faces [data-face]").forEach((one) => act.faces.set(there(one.dataset.face), copied(one)));
  for (const move of steps.flatMap(({ moves }) => moves)) {
    const name = move.do === "go" ? move.at : move.do === "leave" || move.from === "chosen" ? move.from : null;
    const piece = name && find(name);
    if (piece) act.old.set(name, name === "chosen" ? chosen(piece) : { box: piece.box, picture: picture(piece) });
  }
  all("[data-piece^='coins-']")
    .filter(seen)
    .forEach((one) => act.counts.set(there(one.dataset.piece), number(one)?.data));
  const hand = all("#hand .card:not([data-on], .chosen)").map(seen);
  act.hand = hand.filter((one) => one !== null); // they lie face down until they pass
  return act;
}

/** After it: the steps run. A scene of the new state waits for their end, and a new hand for the end of the scene. */
export function start() {
  /** @type {HTMLDialogElement | null} */
  const hidden = document.querySelector("dialog[data-scene]");
  hidden?.show(); // under a score sheet it is for those alone who were there
  const waits = scene() || document.querySelector("#table[data-phase=over]");
  const { steps, hands } = act;
  if (waits) root.dataset.animation = "";
  quiet = waits ? () => playScene(hands) : null;
  play(waits ? steps : [...steps, ...hands]);
  if (!running.size) goOn();
}

/** Does something move, or wait for its turn? */
export const moves = () => running.size > 0 || root.dataset.animation !== undefined;

/** Ends what moves, and forgets what would have come after it. */
function stop() {
  quiet = null;
  delete root.dataset.animation;
  skip();
}

/** Ends what moves: the state behind it is there already. */
export function skip() {
  for (const move of [...running.keys()]) {
    move.onfinish = null;
    move.cancel();
    const then = running.get(move);
    running.delete(move);
    then?.();
  }
  goOn();
}

for (const name of ["pointerdown", "keydown"])
  document.addEventListener(name, () => running.size && skip(), { capture: true, passive: true });
