import type { Storyboard } from "../../storyboard/storyboard.ts";
import { type BeatTimes, type Pace, readingMs } from "../beat-times.ts";
import type { SoundEffect } from "../videos/audio-clips.ts";
import { type TimedBeat, timedBeats } from "../videos/words/timed-beats.ts";

/** The timing of a joke: one turn, at 60 % of it without speech (docs/content.md#meme-video: 55-65 %). */
export type JokeTiming = { beats: TimedBeat[]; turnMs: number; durationMs: number };

const TURNS_AT = 0.6;
/** So that a joke lasts five seconds at least. */
const LEAST_TURN_MS = 2000;

/**
 * The beats of a joke: the last is the turn, all before it are the setup. A single beat contains both, and turns after
 * `saidMs` if that is later.
 */
export function jokeTiming(
  storyboard: Storyboard,
  pace: Pace = jokePace(storyboard),
  saidMs: number | undefined = undefined,
): JokeTiming {
  const beats = timedBeats(storyboard, pace);
  return { beats, turnMs: turnAt(beats, saidMs), durationMs: beats.at(-1)?.endMs ?? 0 };
}

/** A beat whose length the user set leaves the turn this time at least: that of a short name. Source: `readingMs`. */
const LEAST_AFTER_MS = 1500;

/** When the turn of a joke comes, in ms. */
export function turnAt(beats: readonly BeatTimes[], saidMs = 0): number {
  const last = beats.at(-1);
  if (!last) return 0;
  if (beats.length > 1) return last.startMs;
  return wholeFrames(Math.max(last.endMs * TURNS_AT, Math.min(saidMs, last.endMs - LEAST_AFTER_MS)));
}

/** The pace of a joke whose only beat turns once the speech of its recording is over. */
export const afterSpeech = (pace: Pace, saidMs: number): Pace => ({
  ...pace,
  usualMs: (beat, index) =>
    Math.max(pace.usualMs?.(beat, index) ?? 0, saidMs + Math.max(LEAST_TURN_MS, readingMs(beat))),
});

/** How long the beats of a joke stay, and whose recordings are heard. */
export const jokePace = (storyboard: Storyboard, heard?: Pace["heard"]): Pace => ({
  usualMs: pacing(storyboard),
  ...(heard && { heard }),
});

const wholeFrames = (ms: number) => (Math.round((ms / 1000) * 30) * 1000) / 30;

/** The reading time, stretched so that the turn comes at its share of the whole. */
function pacing({ beats }: Storyboard): NonNullable<Pace["usualMs"]> {
  const setup = beats.slice(0, -1).reduce((sum, beat) => sum + readingMs(beat), 0);
  const last = beats.at(-1);
  const turn = Math.max(LEAST_TURN_MS, last ? readingMs(last) : 0, (setup * (1 - TURNS_AT)) / TURNS_AT);
  const stretch = (turn * TURNS_AT) / (1 - TURNS_AT) / Math.max(1, setup);
  if (beats.length === 1) return () => turn / (1 - TURNS_AT);
  return (beat, i) => (i === beats.length - 1 ? turn : readingMs(beat) * stretch);
}

const SILENCE_MS = 200;

/** The sounds of the turn: the bed pauses shortly before it, and a slam falls on it. */
export function punchlineEffects(turnMs: number): SoundEffect[] {
  return [
    { effect: "gap", atMs: turnMs - SILENCE_MS, lengthMs: SILENCE_MS },
    { effect: "slam", atMs: turnMs },
  ];
}
