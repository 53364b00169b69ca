import type { BedName } from "../scene/audio-clip.ts";
import { BEATS_PER_LOOP, SCORES, type Score } from "./bed-score.ts";
import { playNote } from "./play-note.ts";
import { SAMPLE_RATE, type Sound, type Stereo, samplesIn, silence } from "./sound.ts";

/**
 * A bed of music made here, note by note: no recording, no rights, the same samples every time.
 * It loops until the last whole bar, then its home chord rings out.
 */
export function musicBed(name: BedName, durationMs: number): Sound {
  const score = SCORES[name];
  const beatMs = 60_000 / score.bpm;
  const loop = renderLoop(score, beatMs);
  const out = silence(durationMs);
  const bars = Math.max(1, Math.floor(durationMs / (4 * beatMs)));
  const end = Math.min(samplesIn(bars * 4 * beatMs), out.left.length);
  for (let i = 0; i < end; i++) {
    out.left[i] = loop.left[i % loop.left.length] ?? 0;
    out.right[i] = loop.right[i % loop.right.length] ?? 0;
  }
  ringOut(out, score, end, beatMs);
  return { sampleRate: SAMPLE_RATE, channels: [out.left, out.right] };
}

function renderLoop(score: Score, beatMs: number): Stereo {
  const loop = silence(BEATS_PER_LOOP * beatMs);
  score.notes.forEach((note, i) => {
    playNote(loop, note, beatMs / 1000, i + 1);
  });
  return loop;
}

function ringOut(out: Stereo, score: Score, from: number, beatMs: number): void {
  const rest = silence(Math.max(4 * beatMs + 2000, ((out.left.length - from) / SAMPLE_RATE) * 1000));
  score.home.forEach((pitch, i) => {
    const last = {
      instrument: i === 0 ? "bass" : "keys",
      beat: 0,
      pitch,
      length: 4,
      level: i === 0 ? 0.5 : 0.2,
      pan: 0,
    } as const;
    playNote(rest, last, beatMs / 1000, 1);
  });
  for (let i = from; i < out.left.length; i++) {
    out.left[i] = (out.left[i] ?? 0) + (rest.left[i - from] ?? 0);
    out.right[i] = (out.right[i] ?? 0) + (rest.right[i - from] ?? 0);
  }
}
