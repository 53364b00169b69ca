import { wallTimeAt } from "@vignette/domain/scheduling";
import { paths } from "../../../../paths.ts";
import type { Day } from "../state/days.ts";
import type { OpenSlot } from "../state/open-slot.ts";

/**
 * The address of the composer for the next free slot of a day, or for the day if there is none. Source:
 * docs/experience.md#calendar.
 */
export function newPostOn(day: Day, slots: readonly OpenSlot[]): string {
  const slot = slots.find((it) => it.wallTime.startsWith(day));
  return slot ? newPostAt(slot) : `${paths.newPost}?day=${day}`;
}

/** The address of the composer for a free slot. */
export const newPostAt = ({ zone, publishAt }: Pick<OpenSlot, "zone" | "publishAt">): string =>
  `${paths.newPost}?at=${wallTimeAt(publishAt, zone)}&zone=${encodeURIComponent(zone)}`;
