import { wallTimeAt } from "@vignette/domain/scheduling";
import { paths } from "../../../../paths.ts";
import type { Day } from "../state/days.ts";
import type { OpenSlot } from "../state/open-slot.ts";

/**
 * The composer at the next free slot of a day; without one, on that day. Never at a random time.
 * Source: docs/experience.md#calendar.
 */
export function newPostOn(day: Day, slots: readonly OpenSlot[]): string {
  const slot = slots.find((it) => it.wallTime.startsWith(day));
  return slot ? newPostAt(slot) : `${paths.newPost}?day=${day}`;
}

/** The composer at a free slot. */
export const newPostAt = ({ zone, publishAt }: Pick<OpenSlot, "zone" | "publishAt">): string =>
  `${paths.newPost}?at=${wallTimeAt(publishAt, zone)}&zone=${encodeURIComponent(zone)}`;
