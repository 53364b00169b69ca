import type { TimedWord } from "../openai/speech/timed-words.ts";

/** The time of each character of a text, in seconds. Source: docs/platforms/elevenlabs.md#speech-with-timestamps. */
export type Alignment = {
  characters: string[];
  character_start_times_seconds: number[];
  character_end_times_seconds: number[];
};

/** Words share their time among their letters; characters between words take the time between them. */
export function characterTimes(text: string, words: readonly TimedWord[], durationS: number): Alignment {
  const characters = [...text];
  const times: [start: number, end: number][] = [];
  let at = 0;
  let clock = 0;
  for (const { word, start, end } of words) {
    const letters = [...word];
    const from = indexOf(characters, letters, at);
    spread(times, from - at, clock, start);
    spread(times, letters.length, start, end);
    at = from + letters.length;
    clock = end;
  }
  spread(times, characters.length - at, clock, words.length === 0 ? durationS : Math.min(durationS, clock + 0.1));
  return {
    characters,
    character_start_times_seconds: times.map(([start]) => start),
    character_end_times_seconds: times.map(([, end]) => end),
  };
}

/** Adds `count` equal pieces of the time from `start` to `end`. */
function spread(times: [number, number][], count: number, start: number, end: number): void {
  const step = (end - start) / Math.max(1, count);
  for (let i = 0; i < count; i++) times.push([round(start + i * step), round(start + (i + 1) * step)]);
}

function indexOf(characters: readonly string[], wanted: readonly string[], from: number): number {
  for (let at = from; at <= characters.length - wanted.length; at++)
    if (wanted.every((it, offset) => characters[at + offset] === it)) return at;
  return from;
}

const round = (seconds: number): number => Math.round(seconds * 1000) / 1000;
