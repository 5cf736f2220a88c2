// Sounds, synthesised in the browser: nothing is loaded. Off unless the visitor has switched them on.
/**
 * @typedef {[hertz: number, after: number, seconds: number, loudness: number, wave?: OscillatorType]} Note
 * @typedef {[filter: BiquadFilterType, hertz: number, after: number, seconds: number, loudness: number]} Noise
 * @typedef {"turn" | "reveal" | "talk" | "end" | "choice" | "coins" | "horn"} Sound
 */

/** @type {Record<Sound, {notes?: Note[], noises?: Noise[]}>} */
const SOUNDS = {
  // a bell
  turn: {
    notes: [
      [587, 0, 0.16, 0.5],
      [880, 0.14, 0.34, 0.45],
    ],
  },
  // paper: cards are turned over
  reveal: {
    noises: [
      ["bandpass", 3200, 0, 0.1, 0.5],
      ["bandpass", 2200, 0.08, 0.14, 0.4],
    ],
  },
  // wood: a card is put down
  choice: {
    notes: [[150, 0, 0.09, 0.8, "sine"]],
    noises: [["lowpass", 900, 0, 0.05, 0.7]],
  },
  coins: {
    notes: [
      [2637, 0, 0.12, 0.12, "sine"],
      [3951, 0.01, 0.16, 0.1, "sine"],
      [3136, 0.11, 0.2, 0.12, "sine"],
    ],
  },
  // a ship's horn at the end of an Age
  horn: {
    notes: [
      [110, 0, 1.5, 0.3, "sawtooth"],
      [165, 0, 1.5, 0.2, "sawtooth"],
      [220, 0.02, 1.4, 0.15],
    ],
  },
  talk: { notes: [[988, 0, 0.09, 0.25]] },
  end: {
    notes: [
      [392, 0, 0.5, 0.35],
      [494, 0.12, 0.5, 0.3],
      [587, 0.24, 0.6, 0.3],
      [784, 0.36, 0.9, 0.35],
    ],
  },
};
/** Loudness of the settings, 0 to 1. */
const VOLUMES = /** @type {Record<string, number>} */ ({ quiet: 0.1, normal: 0.25, loud: 0.5 });
const SEA = 0.06;
const SECONDS_OF_NOISE = 4;
/** @type {AudioContext | null} */
let audio = null;
/** @type {AudioBuffer | null} */
let hiss = null;
let isSeaHeard = false;

const volume = () => VOLUMES[document.documentElement.dataset.volume ?? "normal"] ?? VOLUMES.normal;

/**
 * Plays one of the sounds; browsers are silent until the person has touched the page.
 * @param {Sound} name
 */
export function play(name) {
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
  for (const note of SOUNDS[name].notes ?? []) pluck(audio, ...note);
  for (const noise of SOUNDS[name].noises ?? []) rustle(audio, ...noise);
  if (document.documentElement.dataset.sea === "on" && !isSeaHeard) wash(audio);
}

/**
 * One note, struck and fading like a string.
 * @param {AudioContext} audio
 * @param {Note} note
 */
function pluck(audio, ...[hertz, after, seconds, loudness, wave = "triangle"]) {
  const string = new OscillatorNode(audio, { type: wave, frequency: hertz });
  const begin = audio.currentTime + after;
  string.connect(fading(audio, begin, seconds, loudness));
  string.start(begin);
  string.stop(begin + seconds + 0.02);
}

/**
 * A short noise through a filter.
 * @param {AudioContext} audio
 * @param {Noise} noise
 */
function rustle(audio, ...[type, frequency, after, seconds, loudness]) {
  const source = new AudioBufferSourceNode(audio, { buffer: whiteNoise(audio) });
  const begin = audio.currentTime + after;
  source.connect(new BiquadFilterNode(audio, { type, frequency })).connect(fading(audio, begin, seconds, loudness));
  source.start(begin, Math.random() * (SECONDS_OF_NOISE - 1), seconds);
}

/**
 * The quiet sea: low noise that rises and falls, for as long as the page is open.
 * @param {AudioContext} audio
 */
function wash(audio) {
  isSeaHeard = true;
  const source = new AudioBufferSourceNode(audio, { buffer: whiteNoise(audio), loop: true });
  const level = new GainNode(audio, { gain: SEA * volume() });
  const swell = new OscillatorNode(audio, { frequency: 0.09 });
  swell.connect(new GainNode(audio, { gain: SEA * volume() * 0.6 })).connect(level.gain);
  source.connect(new BiquadFilterNode(audio, { type: "lowpass", frequency: 420 })).connect(level);
  level.connect(audio.destination);
  source.start();
  swell.start();
}

/**
 * A way to the loudspeaker that is loud at once and then fades.
 * @param {AudioContext} audio
 * @param {number} begin
 * @param {number} seconds
 * @param {number} loudness
 */
function fading(audio, begin, seconds, loudness) {
  const body = new GainNode(audio, { gain: 0 });
  body.gain.setValueAtTime(0.0001, begin);
  body.gain.exponentialRampToValueAtTime(loudness * volume(), begin + 0.012);
  body.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
  body.connect(audio.destination);
  return body;
}

/**
 * Some seconds of white noise, made once.
 * @param {AudioContext} audio
 */
function whiteNoise(audio) {
  if (!hiss) {
    hiss = audio.createBuffer(1, SECONDS_OF_NOISE * audio.sampleRate, audio.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let n = 0; n < samples.length; n++) samples[n] = 2 * Math.random() - 1;
  }
  return hiss;
}
