import { seeded } from "../frame/seeded.ts";
import type { Instrument, Note } from "./bed-score.ts";
import { SAMPLE_RATE, type Stereo } from "./sound.ts";

/** How an instrument sounds `s` seconds into a note of `hz`, held for `held` seconds; from -1 to 1. */
type Voice = (s: number, hz: number, held: number, noise: () => number) => number;

const TAU = 2 * Math.PI;

/** How long a note can be heard after its beginning, in s: struck things die by themselves, others ring when let go. */
function soundingS(instrument: Instrument, held: number): number {
  const struck = { kick: 1, shaker: 0.22, rim: 0.16 };
  return instrument in struck ? struck[instrument as keyof typeof struck] : held + (instrument === "bass" ? 0.8 : 1.6);
}

const VOICES: Record<Instrument, Voice> = {
  // A struck bar with a soft bell on top that dies first: an electric piano.
  keys: (s, hz, held) =>
    (Math.sin(TAU * hz * s + 0.9 * Math.exp(-s * 5) * Math.sin(TAU * hz * s)) +
      0.12 * Math.exp(-s * 9) * Math.sin(TAU * hz * 7 * s)) *
    Math.exp(-s * 2.2) *
    released(s, held, 0.35),
  bass: (s, hz, held) =>
    (Math.sin(TAU * hz * s) + 0.35 * Math.sin(TAU * 2 * hz * s) * Math.exp(-s * 4) + 0.1 * Math.sin(TAU * 3 * hz * s)) *
    Math.exp(-s * 1.2) *
    released(s, held, 0.09),
  pad: (s, hz, held) =>
    (Math.sin(TAU * hz * s) + Math.sin(TAU * hz * 1.004 * s) + 0.3 * Math.sin(TAU * hz * 2.003 * s)) *
    0.45 *
    Math.min(1, s / 0.9) *
    released(s, held, 0.35),
  kick: (s) => Math.sin(TAU * (48 * s + (90 / 22) * (1 - Math.exp(-22 * s)))) * Math.exp(-s * 9),
  shaker: (s, _hz, _held, noise) => noise() * Math.exp(-s * 42) * Math.min(1, s / 0.008),
  rim: (s, _hz, _held, noise) => (Math.sin(TAU * 820 * s) + 0.6 * noise()) * Math.exp(-s * 60),
};

/** Adds a note to a loop; what rings past the end comes round at its beginning. */
export function playNote(loop: Stereo, note: Note, secondsPerBeat: number, seed: number): void {
  const voice = VOICES[note.instrument];
  const random = seeded(seed);
  const noise = brightNoise(random);
  const hz = 440 * 2 ** ((note.pitch - 69) / 12);
  const held = note.length * secondsPerBeat;
  const start = Math.round(note.beat * secondsPerBeat * SAMPLE_RATE);
  const length = Math.round(soundingS(note.instrument, held) * SAMPLE_RATE);
  const [toLeft, toRight] = [Math.cos(((note.pan + 1) * Math.PI) / 4), Math.sin(((note.pan + 1) * Math.PI) / 4)];
  for (let i = 0; i < length; i++) {
    const at = (start + i) % loop.left.length;
    const attack = Math.min(1, i / 96);
    const value = voice(i / SAMPLE_RATE, hz, held, noise) * note.level * attack;
    loop.left[at] = (loop.left[at] ?? 0) + value * toLeft;
    loop.right[at] = (loop.right[at] ?? 0) + value * toRight;
  }
}

/** Full level while a note is held, then a fall with the given time constant. */
function released(s: number, held: number, fall: number): number {
  return s <= held ? 1 : Math.exp(-(s - held) / fall);
}

/** Noise without its low half, as brushes and shakers have it. */
function brightNoise(random: () => number): () => number {
  let last = 0;
  return () => {
    const now = random() * 2 - 1;
    const bright = (now - last) / 2;
    last = now;
    return bright;
  };
}
