import { later, minutes } from "@vignette/domain/kernel";
import { instantOf, type PostView, wallTimeAt } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { useState } from "react";
import { shortDay } from "./day-names.ts";
import { type Day, dayPlus } from "./days.ts";
import { instantOn, type Move } from "./moves.ts";
import type { OpenSlot } from "./open-slot.ts";

/** A post that is being moved by keyboard, and where it would be dropped: a wall time in the calendar's zone. */
export type Carried = { post: PostView; day: Day; time: string };
export type Carry = {
  carried: Carried | null;
  lift: (post: PostView) => void;
  by: (days: number, quarters: number) => Day | null;
  drop: () => Move | null;
  leave: () => void;
  /** The text for screen readers: `Thu 5 Nov, 18:30, free slot`. */
  spoken: string;
};

/** Moves a post by keyboard: pick up, arrow keys, drop or cancel. Source: docs/experience.md#accessibility. */
export function useCarry(zone: string, slots: readonly OpenSlot[]): Carry {
  const [carried, setCarried] = useState<Carried | null>(null);
  const [ended, setEnded] = useState("");
  const isSlot = carried && slots.some((it) => it.publishAt === instantOf(`${carried.day}T${carried.time}`, zone));
  return {
    carried,
    spoken: carried
      ? (isSlot ? m.calendar_carried_to_slot : m.calendar_carried_to)({
          day: shortDay(carried.day),
          time: carried.time,
        })
      : ended,
    lift(post) {
      const wallTime = wallTimeAt(post.schedule.publishAt, zone);
      setCarried({ post, day: wallTime.slice(0, 10), time: wallTime.slice(11) });
    },
    by(days, quarters) {
      if (!carried) return null;
      const next = moved(carried, days, quarters);
      setCarried(next);
      return next.day;
    },
    drop() {
      setCarried(null);
      setEnded("");
      return carried && { id: carried.post.id, publishAt: instantOn(carried.day, carried.time, zone) };
    },
    leave() {
      setCarried(null);
      setEnded(m.calendar_not_moved());
    },
  };
}

/** Calendars have no zone: UTC only serves to count quarters of an hour, over midnight too. */
function moved(carried: Carried, days: number, quarters: number): Carried {
  const start = instantOn(dayPlus(carried.day, days), carried.time, "UTC");
  const wallTime = wallTimeAt(later(start, minutes(15 * quarters)), "UTC");
  return { ...carried, day: wallTime.slice(0, 10), time: wallTime.slice(11) };
}
