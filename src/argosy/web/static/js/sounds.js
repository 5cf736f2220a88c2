// Sounds, synthesised in the browser: nothing is loaded. Off unless the visitor has switched them on.
/**
 * @typedef {[hertz: number, after: number, seconds: number, loudness: number]} Note
 * @typedef {"turn" | "reveal" | "talk" | "end"} Sound
 */

/** @type {Record<Sound, Note[]>} */
const NOTES = {
  // [hertz, begins after, seconds, loudness]
  turn: [
    [587, 0, 0.16, 0.5],
    [880, 0.14, 0.34, 0.45],
  ],
  reveal: [
    [392, 0, 0.09, 0.25],
    [523, 0.05, 0.12, 0.2],
  ],
  talk: [[988, 0, 0.09, 0.25]],
  end: [
    [392, 0, 0.5, 0.35],
    [494, 0.12, 0.5, 0.3],
    [587, 0.24, 0.6, 0.3],
    [784, 0.36, 0.9, 0.35],
  ],
};
const VOLUME = 0.25;
/** @type {AudioContext | null} */
let audio = null;

/**
 * Plays one of the sounds; browsers are silent until the person has touched the page.
 * @param {Sound} name
 */
export function play(name) {
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
  for (const note of NOTES[name]) pluck(audio, ...note);
}

/**
 * One note, struck and fading like a string: a triangle wave with a falling envelope.
 * @param {AudioContext} audio
 * @param {Note} note
 */
function pluck(audio, ...[hertz, after, seconds, loudness]) {
  const begin = audio.currentTime + after;
  const string = new OscillatorNode(audio, { type: "triangle", frequency: hertz });
  const body = new GainNode(audio, { gain: 0 });
  body.gain.setValueAtTime(0.0001, begin);
  body.gain.exponentialRampToValueAtTime(loudness * VOLUME, begin + 0.012);
  body.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
  string.connect(body).connect(audio.destination);
  string.start(begin);
  string.stop(begin + seconds + 0.02);
}
