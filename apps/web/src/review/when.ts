import type { ReviewPost } from "@vignette/domain/approval";
import { getLocale, m } from "@vignette/messages";

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
  return new Intl.DateTimeFormat(readersTag(), options).format(at);
}

export const readersZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

function timeIn(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat(readersTag(), { dateStyle: "full", timeStyle: "short", timeZone }).format(at);
}

/** The reader's own variety of the page's language, such as British English: it decides how times are written. */
function readersTag(): string {
  const language = getLocale();
  const tags = typeof navigator === "undefined" ? [] : navigator.languages;
  return tags.find((tag) => tag.split("-")[0] === language.split("-")[0]) ?? language;
}
