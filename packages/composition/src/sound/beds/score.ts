export type Instrument =
  | "keys"
  | "pluck"
  | "muted"
  | "bass"
  | "pad"
  | "mallet"
  | "kick"
  | "rim"
  | "high-block"
  | "low-block"
  | "shaker"
  | "hat"
  | "brush"
  | "snap";

/** One note of a bar: `beat` counts quarters from its start, `pitch` is a MIDI number, `length` in quarters, `pan` -1 to 1. */
export type Note = { instrument: Instrument; beat: number; pitch: number; length: number; level: number; pan: number };

/** A bed as its bars, which repeat, and its final chord. */
export type Score = {
  bpm: number;
  bars: readonly Note[][];
  home: readonly Note[];
  /** How long the reverb rings, in s, and how much of the notes goes into it. */
  room: { seconds: number; level: number };
  /** How far the second eighth of a quarter is late, in quarters: 0 is straight, 0.16 a full triplet. */
  swing: number;
};

export const BEATS_PER_BAR = 4;

type Dress = { length?: number; level?: number; pan?: number };

export function note(instrument: Instrument, beat: number, pitch: number, dress: Dress = {}): Note {
  return { instrument, beat, pitch, length: dress.length ?? 0.5, level: dress.level ?? 0.2, pan: dress.pan ?? 0 };
}

/** A struck drum has no pitch. */
export function drum(instrument: Instrument, beats: readonly number[], level: number, pan = 0): Note[] {
  return beats.map((beat) => note(instrument, beat, 0, { level, pan }));
}

/** All tones of a chord, slightly apart like a strum, spread from left to right. */
export function chord(instrument: Instrument, beat: number, pitches: readonly number[], dress: Dress = {}): Note[] {
  const width = dress.pan ?? 0.5;
  return pitches.map((pitch, i) => {
    const pan = pitches.length < 2 ? 0 : width * ((2 * i) / (pitches.length - 1) - 1);
    return note(instrument, beat + 0.018 * i, pitch, { ...dress, pan });
  });
}

/** Tones one after another, `step` quarters apart; null is a rest. */
export function melody(
  instrument: Instrument,
  from: number,
  step: number,
  pitches: readonly (number | null)[],
  dress: Dress = {},
): Note[] {
  return pitches.flatMap((pitch, i) => (pitch === null ? [] : [note(instrument, from + i * step, pitch, dress)]));
}

/** The beats of a bar in steps of `step` quarters. */
export function every(step: number): number[] {
  return Array.from({ length: BEATS_PER_BAR / step }, (_, i) => i * step);
}
