import * as z from "zod/mini";
import { days } from "../../kernel/index.ts";

/**
 * The ages at which posts are compared, in milliseconds after publication. Our own choice: most of a short post's views
 * come in its first day or two, and few after a week. Source: ADR 104.
 */
export const markAges = { "1d": days(1), "3d": days(3), "7d": days(7) } as const;
/** From young to old. */
export const markNames = ["1d", "3d", "7d"] as const satisfies readonly (keyof typeof markAges)[];
export type MarkName = (typeof markNames)[number];

/** A post's views at each of the ages; an age it has not reached, or around which it was not read, is absent. */
export const AgeMarks = z.partialRecord(z.enum(markNames), z.number().check(z.int(), z.nonnegative()));
export type AgeMarks = z.infer<typeof AgeMarks>;

/** The views of a post at an age in milliseconds. */
type Seen = { age: number; views: number };

/** A mark is set from two readings that lie at most this part of its age apart. Our own choice. */
const APART = 0.5;
/** A single reading stands for a mark if its age differs by at most this part. Our own choice. */
const NEAR = 0.1;

/**
 * The marks of a post after one more reading: an age between the last reading and this one gets the views on the line
 * between both, if they are close enough to say. `before` is null for the first reading.
 */
export function marksAfter(marks: AgeMarks, before: Seen | null, now: Seen): AgeMarks {
  const next = { ...marks };
  for (const name of markNames) {
    const views = viewsAt(markAges[name], before, now);
    if (next[name] === undefined && views !== null) next[name] = views;
  }
  return next;
}

function viewsAt(age: number, before: Seen | null, now: Seen): number | null {
  if (before && before.age <= age && age <= now.age && now.age - before.age <= age * APART) {
    const part = now.age === before.age ? 1 : (age - before.age) / (now.age - before.age);
    return Math.max(0, Math.round(before.views + part * (now.views - before.views)));
  }
  return now.age >= age && now.age - age <= age * NEAR ? now.views : null;
}
