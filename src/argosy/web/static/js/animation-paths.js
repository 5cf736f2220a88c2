// Start times of animation steps and the paths of cards and hands: numbers alone, nothing here touches the page.

const START = 240; // milliseconds from one step to the next
const SPAN = 380; // of one move
const TAIL = 120; // of many small things, and of what follows the last of them
const LIMIT = 1500; // of all steps of a reveal at the normal pace
const QUEUE = 150; // from the first card of a step to its last one, however many cities play

/** Of the moves that take longer than others. */
export const SPANS = { play: 700, pass: 640, finish: 2000 };
const LANDS = 0.72; // the part of its time after which a card is at its place
const READ = 0.62; // the part after which it has been read, and the next step may begin

/**
 * @typedef {{ do: string, at: string, from: string, icon: string, count?: number, face?: string }} Move
 * @typedef {{ name: string, moves: Move[] }} AnimationStep
 * @typedef {{ left: number, top: number, width: number, height: number }} Box
 * @typedef {{ x: number, y: number }} Point
 */

/**
 * How long a move lasts.
 * @param {Move} move
 */
const lasts = ({ do: does }) => (does === "play" ? SPANS.play + QUEUE : does === "pass" ? SPANS.pass : SPAN + TAIL);

/**
 * Milliseconds after which each step begins. Where there are many they begin closer to each other: what moves is as slow
 * as ever, so that it can be seen, and all of it ends within the limit.
 * @param {AnimationStep[]} steps
 * @returns {number[]}
 */
export function starts(steps) {
  let next = 0;
  const wanted = steps.map(({ moves }) => {
    const now = next;
    next += moves.some((move) => move.do === "play") ? SPANS.play * READ : START;
    return now;
  });
  const longest = steps.map(({ moves }) => Math.max(...moves.map(lasts)));
  const room = wanted.map((start, n) => (start ? (LIMIT - longest[n]) / start : 1));
  const closer = Math.min(1, ...room);
  return wanted.map((start) => start * closer);
}

/**
 * When something else of a step happens, which waits for its cards.
 * @param {AnimationStep} step
 */
export const landing = ({ moves }) => (moves.some((move) => move.do === "play") ? SPANS.play * LANDS : 0);

/**
 * When one of several cards of a step sets out.
 * @param {number} place
 * @param {number} many
 */
export const turnOf = (place, many) => (many > 1 ? (QUEUE / (many - 1)) * place : 0);

/**
 * @param {Box} box
 * @returns {Point}
 */
export const middle = ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 });

/**
 * A transform that brings the middle of something of this size to a point.
 * @param {Point} point
 * @param {{ width: number, height: number }} size
 * @param {number} [scale]
 */
const onto = ({ x, y }, { width, height }, scale = 1) =>
  `translate(${x - width / 2}px, ${y - height / 2}px) scale(${scale})`;

/**
 * How much smaller something has to be to go into a box.
 * @param {Box} size
 * @param {Box} into
 */
const smaller = (size, into) =>
  Math.min(0.8, Math.max(0.2, Math.min(into.width / size.width, into.height / size.height)));

/**
 * A card leaves the hand, is lifted while it turns over, and flies to its place.
 * @param {Box} from
 * @param {Box} to
 * @returns {Keyframe[]}
 */
export function flown(from, to) {
  const start = middle(from);
  const lifted = onto({ x: start.x, y: start.y - 14 }, from, 1.04);
  return [
    { transform: onto(start, from), opacity: 1, easing: "ease-out" },
    { transform: lifted, opacity: 1, offset: 0.34 },
    { transform: lifted, opacity: 1, offset: 0.48, easing: "cubic-bezier(.5, .1, .25, 1)" },
    { opacity: 1, offset: 0.86 },
    { transform: onto(middle(to), from, smaller(from, to)), opacity: 0 },
  ];
}

/**
 * A card of this size rises out of a piece of another city, stands above it and goes to its place.
 * @param {Box} from
 * @param {Box} to
 * @param {{ width: number, height: number }} size
 * @param {number} wide of the window
 * @returns {Keyframe[]}
 */
export function risen(from, to, size, wide) {
  const start = middle(from);
  const side = size.width / 2 + 4;
  const x = Math.min(Math.max(start.x, side), wide - side);
  const stands = onto({ x, y: Math.max(start.y - size.height * 0.2, size.height / 2 + 4) }, size);
  return [
    { transform: onto(start, size, 0.3), opacity: 0, easing: "cubic-bezier(.2, .8, .3, 1)" },
    { opacity: 1, offset: 0.1 },
    { transform: stands, opacity: 1, offset: 0.34 },
    { transform: stands, opacity: 1, offset: 0.74, easing: "cubic-bezier(.6, 0, .8, .4)" },
    { transform: onto(middle(to), size, 0.3), opacity: 0 },
  ];
}

/**
 * A hand goes around the table: away from its middle, so that all of them together are a ring that turns.
 * @param {Box} from
 * @param {Box} to
 * @param {{ width: number, height: number }} size
 * @param {{ width: number, height: number }} table
 * @returns {Keyframe[]}
 */
export function around(from, to, size, table) {
  const [start, end] = [middle(from), middle(to)];
  const far = Math.hypot(end.x - start.x, end.y - start.y);
  const half = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const out = { x: half.x - table.width / 2, y: half.y - table.height / 2 };
  const bend = (Math.min(70, far * 0.14) + 4) / (Math.hypot(out.x, out.y) || 1);
  const way = {
    x: Math.min(Math.max(half.x + out.x * bend, size.width / 2), table.width - size.width / 2),
    y: Math.max(half.y + out.y * bend, size.height / 2),
  };
  return [
    { transform: onto(start, size, 0.7), opacity: 0, easing: "ease-in" },
    { transform: onto(start, size), opacity: 1, offset: 0.18, easing: "ease-in" },
    { transform: onto(way, size, 1.1), opacity: 1, offset: 0.5, easing: "ease-out" },
    { transform: onto(end, size), opacity: 1, offset: 0.86 },
    { transform: onto(end, size, 0.7), opacity: 0 },
  ];
}
