// What has happened, beat by beat. Each move names pieces by their identity (data-piece); the state is on the page
// already, so all of it can be skipped; with reduced motion nothing moves.
import { there } from "./dom.js";

const root = document.documentElement;
/** @type {Record<string, number>} */
const PACES = { slow: 1.8, normal: 1, instant: 0 };
const START = 240; // milliseconds from one beat to the next
const SPAN = 380; // of one move
const LEAD = 60; // before the first one: the new page is being laid out
const LIMIT = 1450; // of all beats of a reveal at the normal pace
const STEP = 420; // from one step of a scene to the next
const SCENE = 2600; // of all steps of a scene
const MOST = 5; // things that fly at once; the counter says how many they are
const EASE = "cubic-bezier(.3, .7, .2, 1)";

/**
 * What the server tells of a reveal (argosy.web tells which moves there are), and what the page makes of it.
 * @typedef {{ do: string, at: string, from: string, icon: string, count?: number }} Move
 * @typedef {{ name: string, moves: Move[] }} Beat
 * @typedef {{ number: number, beats: Beat[] }} Reveal
 * @typedef {{ name?: string, element?: HTMLElement, box: DOMRect }} Place
 * @typedef {Place & { name: string, element: HTMLElement }} Piece
 * @typedef {{ box: DOMRect, picture: HTMLElement }} Kept a piece as it was before the new state came
 * @typedef {object} Act what runs: its beats, and how things stood before
 * @property {Beat[]} beats
 * @property {Beat[]} hands
 * @property {Map<string, Kept>} old
 * @property {Map<string, string | undefined>} counts
 * @property {Map<string, number>} ticks
 * @property {string | undefined} icons
 * @property {DOMRect[]} hand
 */

/** @type {Map<Animation, (() => void) | null>} */
const running = new Map(); // what moves -> what is done at its end
/** @type {HTMLElement | null} */
let layer = null;
let quick = 1; // the pace of what runs
/** @type {Act} */
let act = { beats: [], hands: [], old: new Map(), counts: new Map(), ticks: new Map(), icons: "", hand: [] };
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
const told = (within) => JSON.parse(within.querySelector("#beats")?.textContent || "[]");
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
/** @param {DOMRect} box */
const back = (box) => make("back", box, sign("rose"));

/**
 * A picture of a piece, to travel in its place.
 * @param {Piece} piece
 */
function picture({ element, box }) {
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

/**
 * The bank lies beside the table: what comes from it or goes to it does so a little above the piece.
 * @param {Place} place
 * @returns {Place}
 */
const bank = ({ box }) => ({ box: new DOMRect(box.left, box.top - 44, box.width, box.height) });

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
 */
const hide = (element, delay) => animate(element, [{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], delay);

/**
 * @param {string} names
 * @param {number} delay
 */
function drop(names, delay) {
  const piece = find(names);
  if (piece)
    animate(piece.element, [{ transform: "translateY(-14px) scale(1.18)", opacity: 0 }, { transform: "none" }], delay);
}

/** @type {Record<string, (move: Move, delay: number) => void>} */
const MOVES = {
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
  pass({ at: way }, delay) {
    const side = way === "right" ? 1 : -1;
    act.hand.forEach((box, n) => {
      const frames = [
        { transform: at(box.left, box.top), opacity: 1 },
        { transform: at(box.left + side * 110, box.top), opacity: 0 },
      ];
      show(back(box), frames, delay + n * 10, SPAN, "ease-in");
    });
    comeIn(side * -36, 0, delay + SPAN * 0.6);
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
 * The pace at which so many beats are never longer than the limit.
 * @param {number} count
 */
export const hurried = (count) => Math.min(1, LIMIT / (START * (count - 1) + SPAN * 1.8));

/**
 * Plays a list of beats, never longer than the limit.
 * @param {Beat[]} beats
 */
function play(beats) {
  if (!beats.length) return;
  layer ??= document.body.appendChild(Object.assign(document.createElement("div"), { id: "beats-layer" }));
  quick = pace() * hurried(beats.length);
  beats.forEach(({ moves }, n) => {
    const done = new Set();
    for (const move of moves) {
      const key = `${move.do} ${move.at}`;
      if (move.do === "fly" || !done.has(key)) MOVES[move.do](move, n * START);
      done.add(key);
    }
  });
  tick();
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
      animate(one, [{ transform: `translateX(${one.dataset.side}rem)` }, { transform: "none" }], n * STEP, STEP * 0.8);
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
  root.dataset.beats = "sum";
  quiet = () => delete root.dataset.beats;
  playSteps(pad);
  if (!running.size) goOn();
}

/**
 * What follows the beats of the table: the scene of an Age, then the new hand or the score.
 * @param {Beat[]} last
 */
function playScene(last) {
  delete root.dataset.beats;
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
 * The beats of several reveals as one list; however often hands have passed, the newest comes in once.
 * @param {{ beats: Beat[] }[]} reveals
 * @returns {[beats: Beat[], hands: Beat[]]}
 */
export function gathered(reveals) {
  /** @type {Map<string, Move[]>} */
  const found = new Map();
  for (const { name, moves } of reveals.flatMap(({ beats }) => beats))
    found.set(name, [...(found.get(name) ?? []), ...moves]);
  const hands = found.get("pass")?.slice(-1);
  found.delete("pass");
  return [[...found].map(([name, moves]) => ({ name, moves })), hands ? [{ name: "pass", moves: hands }] : []];
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
  if (!fresh.length || !document.getElementById("beats")) return null;
  const [beats, hands] = pace() ? gathered(fresh) : [[], []];
  act = {
    beats,
    hands,
    old: new Map(),
    counts: new Map(),
    ticks: new Map(),
    icons: fragment.querySelector("#beats")?.dataset.icons,
    hand: [],
  };
  for (const move of beats.flatMap(({ moves }) => moves)) {
    const name = move.do === "go" ? move.at : move.do === "leave" ? move.from : null;
    const piece = name && find(name);
    if (piece) act.old.set(name, { box: piece.box, picture: picture(piece) });
  }
  all("[data-piece^='coins-']")
    .filter(seen)
    .forEach((one) => act.counts.set(there(one.dataset.piece), number(one)?.data));
  const hand = all("#hand .card:not([data-on], .chosen)").map(seen);
  act.hand = hand.filter((one) => one !== null); // they lie face down until they pass
  return act;
}

/** After it: the beats run. A scene of the new state waits for their end, and a new hand for the end of the scene. */
export function start() {
  /** @type {HTMLDialogElement | null} */
  const hidden = document.querySelector("dialog[data-scene]");
  hidden?.show(); // under a score sheet it is for those alone who were there
  const waits = scene() || document.querySelector("#table[data-phase=over]");
  const { beats, hands } = act;
  if (waits) root.dataset.beats = "";
  quiet = waits ? () => playScene(hands) : null;
  play(waits ? beats : [...beats, ...hands]);
  if (!running.size) goOn();
}

/** Does something move, or wait for its turn? */
export const moves = () => running.size > 0 || root.dataset.beats !== undefined;

/** Ends what moves, and forgets what would have come after it. */
function stop() {
  quiet = null;
  delete root.dataset.beats;
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
