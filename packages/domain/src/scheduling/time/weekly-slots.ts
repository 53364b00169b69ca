import * as z from "zod/mini";
import { days, type Instant, later, maxUtf16Units, minutes } from "../../kernel/index.ts";
import { addDays, weekdayOf } from "./wall-time.ts";
import { instantOf, wallTimeAt } from "./zone.ts";

/** The times at which an account usually posts, by its own clocks. Source: docs/experience.md#calendar. */
export const WeeklySlots = z.object({
  zone: z.string().check(z.minLength(1), ...maxUtf16Units(60)),
  times: z
    .array(
      z.object({
        /** ISO weekday: 1 is Monday. */
        weekday: z.number().check(z.int(), z.minimum(1), z.maximum(7)),
        time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Use a time like 18:30.")),
      }),
    )
    .check(z.maxLength(70)),
});
export type WeeklySlots = z.infer<typeof WeeklySlots>;

export type SlotTime = { wallTime: string; publishAt: Instant };

/** A post this near to a slot fills it. Our own choice. */
const FILLS_WITHIN = minutes(15);

/** The slots from one instant to another, earliest first. Throws a RangeError for an unknown zone. */
export function slotsBetween({ zone, times }: WeeklySlots, from: Instant, to: Instant): SlotTime[] {
  const found = new Map<Instant, SlotTime>();
  const last = wallTimeAt(later(to, days(1)), zone).slice(0, 10);
  for (let day = `${wallTimeAt(from, zone).slice(0, 10)}T00:00`; day.slice(0, 10) <= last; day = addDays(day, 1)) {
    for (const { weekday, time } of times) {
      const wallTime = `${day.slice(0, 10)}T${time}`;
      const publishAt = weekday === weekdayOf(day) ? instantOf(wallTime, zone) : null;
      // Two slots may become one on the night when the clocks go forward.
      if (publishAt !== null && publishAt >= from && publishAt <= to) found.set(publishAt, { wallTime, publishAt });
    }
  }
  return [...found.values()].toSorted((a, b) => a.publishAt - b.publishAt);
}

/** The slots that no post fills yet. `planned` are the times of the account's posts that will go out. */
export function freeSlots(slots: readonly SlotTime[], planned: readonly Instant[]): SlotTime[] {
  return slots.filter(({ publishAt }) => planned.every((it) => Math.abs(it - publishAt) > FILLS_WITHIN));
}

/** How far ahead a free slot is looked for. Our own choice: beyond it a plan is a guess. */
const LOOK_AHEAD = days(120);

/** The first free slot after an instant; null if there is none in four months or the account has no slots. */
export function nextFreeSlot(slots: WeeklySlots, planned: readonly Instant[], after: Instant): SlotTime | null {
  return freeSlots(slotsBetween(slots, later(after, 1), later(after, LOOK_AHEAD)), planned)[0] ?? null;
}
