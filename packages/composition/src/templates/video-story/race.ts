import type { TimedBeat } from "../videos/timed-beats.ts";

/** One lap of a running clock: its time when it stops. */
export type Lap = { text: string; startMs: number; stopMs: number; endMs: number };

/** `saved`: by how much the second lap was shorter, e.g. "−39 min"; null if that is not known. */
export type Race = { laps: Lap[]; saved: { text: string; startMs: number; endMs: number } | null };

/** The share of its beat after which the second clock stops; the time it saved is shown for the rest. */
const STOPS_AT = 0.5;

/**
 * The two times of a story and their difference. Times are read from the beats' small text ("42 min"); without them,
 * one clock runs with the video, because a time that was not measured is not shown.
 */
export function raceOf(beats: readonly TimedBeat[]): Race {
  const timed = beats.flatMap((beat) => (beat.role === "ask" ? [] : (timeIn(beat) ?? [])));
  const [slow, fast] = timed;
  if (!slow || !fast) return { laps: wholeLap(beats), saved: null };
  const stopMs = fast.startMs + (fast.endMs - fast.startMs) * STOPS_AT;
  const saved = savedText(slow.text, fast.text);
  return {
    laps: [
      { ...slow, stopMs: slow.endMs, endMs: fast.startMs },
      { ...fast, stopMs },
    ],
    saved: saved === null ? null : { text: saved, startMs: stopMs, endMs: fast.endMs },
  };
}

const TIME = /\d+(?:[.,]\d)?\s?\p{L}+/u;

function timeIn({ small, startMs, endMs }: TimedBeat) {
  const text = TIME.exec(small)?.[0];
  return text ? { text, startMs, endMs } : null;
}

/**
 * The clock of the video itself: it stops at the end of the story, and stays stopped during the next beat unless that
 * is the call to action.
 */
function wholeLap(beats: readonly TimedBeat[]): Lap[] {
  const last = beats.at(-1);
  const stopMs = (beats.length > 2 ? last?.startMs : last?.endMs) ?? 0;
  const endMs = (last?.role === "ask" && beats.length > 2 ? last.startMs : last?.endMs) ?? 0;
  return [{ text: `${(stopMs / 1000).toFixed(1)} s`, startMs: 0, stopMs, endMs }];
}

/** "42 minutes" and "3 minutes" are "−39 minutes"; times in different units are not compared. */
function savedText(slow: string, fast: string): string | null {
  const [a, b] = [parts(slow), parts(fast)];
  if (a.unit.replace(/s$/, "") !== b.unit.replace(/s$/, "") || !(a.amount > b.amount)) return null;
  const rounded = Math.round((a.amount - b.amount) * 10) / 10;
  return `−${rounded} ${slow.replace(/^[\d.,]+\s?/, "")}`;
}

function parts(time: string): { amount: number; unit: string } {
  const [number = ""] = /^[\d.,]+/.exec(time) ?? [];
  return { amount: Number(number.replace(",", ".")), unit: time.slice(number.length).trim().toLowerCase() };
}
