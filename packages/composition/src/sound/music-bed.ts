import type { MusicBed } from "@vignette/domain/studio/catalogue";
import { performScore } from "./beds/perform-score.ts";
import { roomTone } from "./beds/room-tone.ts";
import { BEATS_PER_BAR, type Score } from "./beds/score.ts";
import { SCORES } from "./scores.ts";
import { SAMPLE_RATE, type Sound, type Stereo, samplesIn, silence } from "./signal/sound.ts";

/** How long the last chord rings: half a second at least in a piece of hardly more than a bar. */
const LAST_CHORD_MS = 900;
const SHORTEST_CHORD_MS = 500;

/**
 * A bed synthesized note by note: no recording, no rights, the same samples every time. Music loops until its
 * final chord, which begins on the last bar, or in the middle of one, that leaves it time, and rings out: after a whole bar it is
 * hardly heard. Room tone goes on to the end.
 * `semitones` moves music up or down.
 */
export function musicBed(name: MusicBed, durationMs: number, semitones = 0): Sound {
  const out = silence(durationMs);
  if (out.left.length > 0 && name !== "room") playScore(out, SCORES[name], semitones);
  if (name === "room") repeat(out, roomTone());
  return { sampleRate: SAMPLE_RATE, channels: [out.left, out.right] };
}

function playScore(out: Stereo, score: Score, semitones: number): void {
  const { bar, begun, home } = performScore(score, semitones);
  const barMs = (BEATS_PER_BAR * 60_000) / score.bpm;
  const durationMs = (out.left.length / SAMPLE_RATE) * 1000;
  const halvesBefore = (chordMs: number) => Math.max(0, Math.floor((2 * (durationMs - chordMs)) / barMs));
  const halves = halvesBefore(LAST_CHORD_MS) || halvesBefore(SHORTEST_CHORD_MS);
  // Too short for a chord at the end: it plays on and is faded out.
  const whole = halves > 0 ? Math.floor(halves / 2) : Math.ceil(durationMs / barMs);
  for (let i = 0; i < whole; i++) add(out, bar(i % score.bars.length), samplesIn(i * barMs));
  if (halves % 2 === 1) add(out, begun(whole % score.bars.length, BEATS_PER_BAR / 2), samplesIn(whole * barMs));
  if (halves > 0) add(out, home(), samplesIn((halves * barMs) / 2));
}

function add(out: Stereo, part: Stereo, start: number): void {
  const length = Math.min(part.left.length, out.left.length - start);
  for (let i = 0; i < length; i++) {
    out.left[start + i] = (out.left[start + i] ?? 0) + (part.left[i] ?? 0);
    out.right[start + i] = (out.right[start + i] ?? 0) + (part.right[i] ?? 0);
  }
}

function repeat(out: Stereo, loop: Stereo): void {
  for (let start = 0; start < out.left.length; start += loop.left.length) add(out, loop, start);
}
