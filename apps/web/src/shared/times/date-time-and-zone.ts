import type { Instant } from "@vignette/domain/kernel";
import { dateTimeIn, ownZone } from "./times.ts";

/** `Tue, Nov 3, 6:30 PM`, and the name of a zone whose clocks are not the reader's: `Tue, Nov 3, 6:30 PM Asia/Tokyo`. */
export function dateTimeAndZone(zone: string, moment: Instant): string {
  const text = dateTimeIn(zone, moment);
  return text === dateTimeIn(ownZone(), moment) ? text : `${text} ${zone.replaceAll("_", " ")}`;
}
