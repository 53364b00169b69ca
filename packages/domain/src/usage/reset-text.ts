import { days, type Instant } from "../kernel/index.ts";

/**
 * When usage resets, in words. Source: spec §9, Usage counting. The short date is British English, as in
 * docs/experience.md#usage-panel.
 */
export function resetText(resetsAt: Instant, now: Instant): string {
  const count = Math.max(0, Math.round((startOfDay(resetsAt) - startOfDay(now)) / days(1)));
  if (count === 0) return "Resets today";
  if (count === 1) return "Resets tomorrow";
  if (count < 7) return `Resets in ${count} days`;
  return `Resets ${shortDate.format(resetsAt)}`;
}

const shortDate = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const startOfDay = (moment: Instant) => Math.floor(moment / days(1)) * days(1);
