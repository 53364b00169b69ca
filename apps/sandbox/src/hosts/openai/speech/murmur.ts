import { type MouthMove, mouthTrack } from "./mouth-track.ts";
import { resonator } from "./resonator.ts";
import type { WordToSpeak } from "./timed-words.ts";
import type { VoiceSound } from "./voices.ts";

export const SAMPLE_RATE = 24_000;
/** The mouth moves toward its next shape in steps of this many samples (5 ms). */
const STEP = 120;
const PEAK = 0.72;
/** How loud the hiss of s and f is against the voice; above 1 it cuts. */
const HISS = 0.95;
/** How much of the source's slope is heard instead of the source: evens out its fall toward high tones. */
const BRIGHTNESS = 0.8;

/** A voice-like murmur in the rhythm and melody of the words: samples from -1 to 1 at 24 kHz. */
export function murmur(words: readonly WordToSpeak[], durationS: number, voice: VoiceSound): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.ceil(durationS * SAMPLE_RATE));
  const moves = mouthTrack(words);
  const throat = throatOf(voice);
  let next = 0;
  for (let at = 0; at < samples.length; at += STEP) {
    while ((moves[next]?.at ?? Infinity) <= (at + STEP / 2) / SAMPLE_RATE) next += 1;
    throat.moveToward(moves[next - 1]);
    for (let i = at; i < Math.min(at + STEP, samples.length); i++) samples[i] = throat.sample();
  }
  return leveled(samples);
}

/** Glottis, breath and mouth, one sample at a time. */
function throatOf({ pitch: middle, mouth }: VoiceSound) {
  const noise = noiseSource();
  const formants = [resonator(), resonator(), resonator(), resonator()] as const;
  const hisser = resonator();
  const now = { pitch: 1, voice: 0, breath: 0, shape: [500, 1500, 2500] };
  let phase = 0;
  let wander = 0;
  let hiss = 0;
  let lastFlow = 0;

  return {
    moveToward(move: MouthMove | undefined): void {
      wander = wander * 0.94 + noise() * 0.006;
      now.pitch += ((move?.pitch ?? 1) - now.pitch) * 0.2;
      now.voice += ((move?.voice ?? 0) - now.voice) * 0.38;
      now.breath += ((move?.breath ?? 0) - now.breath) * 0.5;
      now.shape = now.shape.map((it, index) => it + ((move?.formants[index] ?? it) - it) * 0.3);
      hiss = move?.hiss ?? 0;
      const [f1 = 500, f2 = 1500, f3 = 2500] = now.shape.map((it) => it * mouth);
      formants[0].tune(f1, 70, SAMPLE_RATE);
      formants[1].tune(f2, 95, SAMPLE_RATE);
      formants[2].tune(f3, 140, SAMPLE_RATE);
      formants[3].tune(3500 * mouth, 260, SAMPLE_RATE);
      hisser.tune(hiss || 3000, 1400, SAMPLE_RATE);
    },
    sample(): number {
      phase = (phase + (middle * now.pitch * (1 + wander)) / SAMPLE_RATE) % 1;
      const air = noise();
      const flow = glottis(phase);
      const through = (flow - lastFlow * BRIGHTNESS) * now.voice + (hiss === 0 ? air * now.breath * 0.5 : 0);
      lastFlow = flow;
      const voiced = formants.reduce((signal, formant) => formant.filter(signal), through);
      return voiced + (hiss === 0 ? 0 : hisser.filter(air) * now.breath * HISS);
    },
  };
}

/** The flow through the vocal folds over one period: opens, closes faster, rests. Its slope is the sound. */
function glottis(phase: number): number {
  if (phase < OPENING) return 0.35 * Math.sin((Math.PI * phase) / OPENING);
  return phase < OPENING + CLOSING ? -Math.sin((Math.PI * (phase - OPENING)) / CLOSING) : 0;
}

/** Shares of a period. The shorter the closing, the brighter the voice. */
const OPENING = 0.5;
const CLOSING = 0.1;

/** The same noise for the same place in a recording: mulberry32. */
function noiseSource(): () => number {
  let state = 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1;
  };
}

/** Without rumble, softened above 5 kHz, as loud as a voice-over, faded at both ends. */
function leveled(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  let low = 0;
  let soft = 0;
  const clean = samples.map((it) => {
    low += (it - low) * 0.02;
    soft += (it - low - soft) * 0.72;
    return soft;
  });
  const peak = clean.reduce((most, it) => Math.max(most, Math.abs(it)), 1e-6);
  const fade = SAMPLE_RATE * 0.01;
  return clean.map((it, i) => (it / peak) * PEAK * Math.min(1, i / fade, (clean.length - 1 - i) / fade));
}
