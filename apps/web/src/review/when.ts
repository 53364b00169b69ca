import type { ReviewPost } from "@vignette/domain/approval";
import { getLocale, m } from "@vignette/messages";
import { firstOfMonth } from "@vignette/messages/first-of-month";

type Planned = Pick<ReviewPost, "schedule">;

/** `Tuesday, November 3, 2026 at 6:30 PM Europe/Berlin`, as the reader writes times. */
export function plannedTime({ schedule: { publishAt, zone } }: Planned): string {
  return `${timeIn(publishAt, zone)} ${zone.replaceAll("_", " ")}`;
}

/** The same time on the reader's own clock; null if it is the same there. */
export function ownTime({ schedule: { publishAt, zone } }: Planned, own: string): string | null {
  const here = timeIn(publishAt, own);
  return here === timeIn(publishAt, zone) ? null : m.review_your_time({ time: here });
}

/** `Nov 3, 6:30 PM` on the reader's clock. */
export function shortTime(at: number): string {
  const options = { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" } as const;
  return written(at, options);
}

export const readersZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

function timeIn(at: number, timeZone: string): string {
  return written(at, { dateStyle: "full", timeStyle: "short", timeZone });
}

function written(at: number, options: Intl.DateTimeFormatOptions): string {
  const tag = readersTag();
  return firstOfMonth(new Intl.DateTimeFormat(tag, options).format(at), tag);
}

/** The reader's own variety of the page's language, such as British English: it decides how times are written. */
function readersTag(): string {
  const language = getLocale();
  const tags = typeof navigator === "undefined" ? [] : navigator.languages;
  return tags.find((tag) => tag.split("-")[0] === language.split("-")[0]) ?? language;
}
