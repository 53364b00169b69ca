import type { Instant } from "../../kernel/index.ts";
import { type AgeMarks, marksAfter } from "../learning/age-marks.ts";
import {
  atPublication,
  type Counted,
  correction,
  countedAfter,
  countedOf,
  type DayGain,
  gainsBetween,
} from "./gains.ts";
import type { ReadingPoint } from "./reading-day.ts";

/** What is known of a target: its last counts, and its views at fixed ages. */
export type Latest = { counted: Counted; marks: AgeMarks };

/**
 * What a reading adds: `latest` as it is stored afterwards, null if a later one is already stored, and what each day's
 * totals gain. `latest` is null for a first reading. `near` are the points around a reading that comes after a later
 * one; they are not used otherwise.
 */
export function afterReading(
  publishedAt: Instant,
  latest: Latest | null,
  reading: ReadingPoint,
  near: readonly ReadingPoint[],
): { latest: Latest | null; gains: DayGain[] } {
  const last = latest?.counted ?? atPublication(publishedAt);
  if (latest && last.at > reading.at) return { latest: null, gains: lateGains(publishedAt, last, reading, near) };
  const counted = countedAfter(last, reading.values, reading.at);
  const before = latest ? { age: last.at - publishedAt, views: last.counts.views ?? 0 } : null;
  const now = { age: reading.at - publishedAt, views: reading.values.views };
  const marks = latest?.marks ?? {};
  return {
    latest: { counted, marks: now.views === null ? marks : marksAfter(marks, before, { ...now, views: now.views }) },
    gains: gainsBetween(publishedAt, last, counted),
  };
}

function lateGains(
  publishedAt: Instant,
  last: Counted,
  reading: ReadingPoint,
  near: readonly ReadingPoint[],
): DayGain[] {
  const known = near.map(({ at, values }) => countedOf(at, values));
  const before = known.findLast(({ at }) => at < reading.at) ?? atPublication(publishedAt);
  const after = known.find(({ at }) => at > reading.at) ?? last;
  return correction(publishedAt, [before, countedAfter(before, reading.values, reading.at), after]);
}
