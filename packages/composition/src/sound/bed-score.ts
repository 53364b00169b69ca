import type { BedName } from "../scene/audio-clip.ts";

export type Instrument = "keys" | "bass" | "kick" | "shaker" | "rim" | "pad";

/** One note: `beat` counts quarters from the start of the loop, `pitch` is a MIDI number, `length` in quarters. */
export type Note = { instrument: Instrument; beat: number; pitch: number; length: number; level: number; pan: number };

/** Four bars that repeat, and the chord they come home to. */
export type Score = { bpm: number; notes: Note[]; home: number[] };

export const BEATS_PER_LOOP = 16;

/** The beds that ux §6 names, written by us. */
export const SCORES: Record<BedName, Score> = { walk: walk(), low: low() };

/** *Walk*, 92 bpm: a bass that takes a step on every beat, warm keys off the beat, brushed time. */
function walk(): Score {
  const chords = [
    { keys: [60, 64, 67, 71], steps: [36, 40, 43, 45] },
    { keys: [57, 60, 64, 67], steps: [45, 43, 40, 38] },
    { keys: [57, 60, 65, 69], steps: [41, 43, 45, 41] },
    { keys: [59, 62, 65, 67], steps: [43, 41, 38, 35] },
  ];
  const notes = chords.flatMap(({ keys, steps }, bar): Note[] => {
    const beat = bar * 4;
    return [
      ...steps.map((pitch, i) => note("bass", beat + i, pitch, 0.85, 0.5, 0)),
      ...keys.map((pitch, i) => note("keys", beat + 0.02 * i, pitch, 1.4, 0.2, -0.25 + i * 0.15)),
      ...keys.map((pitch, i) => note("keys", beat + 2.5 + 0.02 * i, pitch, 0.9, 0.15, -0.25 + i * 0.15)),
      note("kick", beat, 0, 0.4, 0.55, 0),
      note("kick", beat + 2.5, 0, 0.4, 0.35, 0),
      note("rim", beat + 1, 0, 0.1, 0.12, 0.2),
      note("rim", beat + 3, 0, 0.1, 0.12, 0.2),
      ...eighths().map((eighth) => note("shaker", beat + eighth, 0, 0.12, eighth % 1 === 0 ? 0.05 : 0.09, -0.3)),
    ];
  });
  return { bpm: 92, notes, home: [48, 60, 64, 67, 71] };
}

/** *Low*, 84 bpm: a slow pad over a deep root, a soft pulse; leaves all the room to the voice. */
function low(): Score {
  const chords = [
    { pad: [57, 60, 64, 71], root: 33 },
    { pad: [53, 57, 60, 67], root: 29 },
    { pad: [55, 60, 62, 64], root: 36 },
    { pad: [55, 59, 62, 66], root: 31 },
  ];
  const notes = chords.flatMap(({ pad, root }, bar): Note[] => {
    const beat = bar * 4;
    return [
      ...pad.map((pitch, i) => note("pad", beat, pitch, 4, 0.14, -0.5 + i * 0.33)),
      note("bass", beat, root + 12, 2.6, 0.5, 0),
      note("bass", beat + 3.5, root + 12, 0.4, 0.25, 0),
      note("kick", beat, 0, 0.4, 0.4, 0),
      note("kick", beat + 2, 0, 0.4, 0.2, 0),
      note("keys", beat + 1.5, (pad[3] ?? 60) + 12, 2, 0.06, 0.4),
      note("keys", beat + 3, (pad[2] ?? 60) + 12, 2, 0.05, -0.4),
    ];
  });
  return { bpm: 84, notes, home: [45, 57, 60, 64, 71] };
}

function note(instrument: Instrument, beat: number, pitch: number, length: number, level: number, pan: number): Note {
  return { instrument, beat, pitch, length, level, pan };
}

function eighths(): number[] {
  return Array.from({ length: 8 }, (_, i) => i / 2);
}
