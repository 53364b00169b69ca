import type { TimedBeat } from "../videos/words/timed-beats.ts";

/** One lap of a running clock: its time when it stops. */
export type Lap = { text: string; startMs: number; stopMs: number; endMs: number };

/** The two beats that are compared, and when the second has finished. */
export type Halves = { slow: TimedBeat; fast: TimedBeat; stopMs: number };

/**
 * `halves`: null if there are not two beats to compare. `laps`: none if no times are known. `saved`: by how much the
 * second lap was shorter, e.g. "−39 min"; null if that is not known.
 */
export type Race = {
  halves: Halves | null;
  laps: Lap[];
  saved: { text: string; startMs: number; endMs: number } | null;
};

/** The share of its beat after which the second one stops where nobody speaks; the difference is shown for the rest. */
const STOPS_AT = 0.5;
/** How long both times are compared, at least, once the second one has stopped. Our own choice. */
const COMPARED_MS = 1200;
/** A clock that stops sooner was not seen running. Our own choice. */
const LEAST_RUN_MS = 800;

/**
 * The two beats that a story compares, and their times with the difference. Times are read from the beats' small text
 * ("42 min"); without two of them no time is shown, because none was measured.
 */
export function raceOf(beats: readonly TimedBeat[]): Race {
  const told = beats.filter(({ isFirst, role }) => !isFirst && role !== "ask");
  // What the film ends with may have a price: "From £95 per metre".
  const timed = told.filter(({ small, isLast }) => TIME.test(small) && !(isLast && told.length > 2));
  const isMeasured = timed.length > 1 && timed[1]?.index === (timed[0]?.index ?? 0) + 1;
  const [slow, fast] = isMeasured ? timed : told;
  if (!slow || !fast) return { halves: null, laps: [], saved: null };
  const stopMs = finishMs(fast);
  const halves = { slow, fast, stopMs };
  if (!isMeasured) return { halves, laps: [], saved: null };
  const [before, after] = [timeIn(slow), timeIn(fast)];
  const saved = savedText(before, after);
  return {
    halves,
    laps: [
      { text: before, startMs: slow.startMs, stopMs: figureMs(slow) ?? slow.endMs, endMs: fast.startMs },
      { text: after, startMs: fast.startMs, stopMs, endMs: fast.endMs },
    ],
    saved: saved === null ? null : { text: saved, startMs: stopMs, endMs: fast.endMs },
  };
}

/** The second one has finished when the voice says its time or, where it says none, with the last word: a clock that is ahead of the voice tells the end first. */
function finishMs(fast: TimedBeat): number {
  const { startMs, endMs, said } = fast;
  const wanted = figureMs(fast) ?? said.at(-1)?.startMs ?? startMs + (endMs - startMs) * STOPS_AT;
  return Math.max(
    startMs + Math.min(LEAST_RUN_MS, (endMs - startMs) * STOPS_AT),
    Math.min(wanted, endMs - COMPARED_MS),
  );
}

/** When the voice says the time of a beat; null if it does not, or so early that no clock could run up to it. */
function figureMs(beat: TimedBeat): number | null {
  const [figure] = /^[\d.,]+/.exec(timeIn(beat)) ?? [];
  const word = figure && beat.said.find(({ text }) => text.replace(/[^\d.,]|[.,]$/g, "") === figure);
  return word && word.startMs - beat.startMs >= LEAST_RUN_MS ? word.startMs : null;
}

const TIME = /\d+(?:[.,]\d)?\s?\p{L}+/u;

const timeIn = ({ small }: TimedBeat): string => TIME.exec(small)?.[0] ?? "";

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
