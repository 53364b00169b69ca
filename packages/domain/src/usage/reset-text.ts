import { days, type Instant } from "../kernel/index.ts";

/** When usage resets, in the words of a refusal, which are US English. Source: spec §9, Usage counting. */
export function resetText(resetsAt: Instant, now: Instant): string {
  const count = daysUntilReset(resetsAt, now);
  if (count === 0) return "Resets today";
  if (count === 1) return "Resets tomorrow";
  if (count < 7) return `Resets in ${count} days`;
  const shortDate = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short", timeZone: "UTC" });
  return `Resets ${shortDate.format(resetsAt)}`;
}

/** Whole days until usage resets, in UTC; 0 is today. */
export const daysUntilReset = (resetsAt: Instant, now: Instant): number =>
  Math.max(0, Math.round((startOfDay(resetsAt) - startOfDay(now)) / days(1)));

const startOfDay = (moment: Instant) => Math.floor(moment / days(1)) * days(1);
