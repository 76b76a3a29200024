// The sounds of the table, made here: a card that is laid, turned or home, a deal, a win. They are off until the player
// switches them on in the settings; `boot.js` fetches this then. It watches the cards that Python moves, and knows no rule.

const table = /** @type {HTMLElement} */ (document.getElementById("table"));
const MANY = 8; // cards that change places at once are a deal

/** @type {AudioContext | undefined} */
let audio;

// A browser lets a page make sounds once it was touched; until then it keeps quiet.
const heard = () => {
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume().catch(() => {});
  return audio;
};

/** @type {(start: number, length: number, loudness: number) => GainNode} */
const fading = (start, length, loudness) => {
  const gain = new GainNode(heard(), { gain: 0 });
  gain.gain.setValueAtTime(loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(heard().destination);
  return gain;
};

// Paper on felt: noise of which only what lies about a pitch (in hertz) is left.
/** @type {(start: number, pitch: number, length: number, loudness: number) => void} */
const brush = (start, pitch, length, loudness) => {
  const context = heard();
  const buffer = context.createBuffer(1, context.sampleRate * length, context.sampleRate);
  buffer.copyToChannel(
    Float32Array.from({ length: buffer.length }, () => 2 * Math.random() - 1),
    0,
  );
  const noise = new AudioBufferSourceNode(context, { buffer });
  const band = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 0.9 });
  noise.connect(band).connect(fading(start, length, loudness));
  noise.start(start);
};

/** @type {(start: number, pitch: number, length: number) => void} */
const bell = (start, pitch, length) => {
  const tone = new OscillatorNode(heard(), { type: "triangle", frequency: pitch });
  tone.connect(fading(start, length, 0.14));
  tone.start(start);
  tone.stop(start + length);
};

const SOUNDS = {
  laid: () => brush(heard().currentTime, 900, 0.07, 0.5),
  turned: () => brush(heard().currentTime, 2400, 0.09, 0.35),
  home: () => bell(heard().currentTime, 660, 0.22),
  dealt: () => Array.from({ length: 7 }, (_, i) => brush(heard().currentTime + i * 0.06, 1400, 0.06, 0.3)),
  won: () => [523, 659, 784, 1047].forEach((pitch, i) => bell(heard().currentTime + i * 0.14, pitch, 0.7)),
};

/** @type {(records: MutationRecord[]) => keyof typeof SOUNDS | undefined} */
const meaning = (records) => {
  const real = records.filter(({ target, attributeName, oldValue }) => {
    return attributeName && /** @type {Element} */ (target).getAttribute(attributeName) !== oldValue;
  });
  /** @type {(name: string) => HTMLElement[]} */
  const changed = (name) =>
    real.filter((record) => record.attributeName === name).map(({ target }) => /** @type {HTMLElement} */ (target));
  const moved = changed("data-pile");
  if (changed("data-state").length > 0 && table.dataset.state === "won") return "won";
  if (moved.length > MANY) return "dealt";
  if (changed("data-face").length > 0) return "turned";
  if (moved.some((card) => card.dataset.pile?.startsWith("f"))) return "home";
  return moved.length > 0 ? "laid" : undefined;
};

const watching = new MutationObserver((records) => {
  const sound = document.documentElement.dataset.sound ? meaning(records) : undefined;
  if (sound) SOUNDS[sound]();
});
watching.observe(table, {
  subtree: true,
  attributeFilter: ["data-pile", "data-face", "data-state"],
  attributeOldValue: true,
});

// Who has said after a win that there are to be sounds hears that win; who only comes back to one does not.
if (table.dataset.feast && navigator.userActivation.hasBeenActive) SOUNDS.won();

export { watching };
