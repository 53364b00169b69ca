import type { ReviewPost } from "@vignette/domain/approval";

type Planned = Pick<ReviewPost, "schedule">;

/** `Tuesday, 3 November 2026, 18:30 Europe/Berlin`. */
export function plannedTime({ schedule: { publishAt, zone } }: Planned): string {
  return `${timeIn(publishAt, zone)} ${zone.replaceAll("_", " ")}`;
}

/** The same time on the reader's own clock; null if it is the same there. */
export function ownTime({ schedule: { publishAt, zone } }: Planned, own: string): string | null {
  const here = timeIn(publishAt, own);
  return here === timeIn(publishAt, zone) ? null : `${here} where you are`;
}

/** `3 Nov, 18:30` on the reader's clock. */
export function shortTime(at: number): string {
  const options = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat("en-GB", options).format(at);
}

export const readersZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

function timeIn(at: number, timeZone: string): string {
  const day = { weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone } as const;
  const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone } as const;
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat("en-GB", options).format(at);
  return `${format(day)}, ${format(time)}`;
}
