import { days, type Instant, later } from "../../kernel/index.ts";
import { slotsBetween } from "../../scheduling/index.ts";
import { dayOf } from "../readings/gains.ts";
import { dayAfter, lastDays, type Period } from "../report/period.ts";

/** When weekly mails are sent, by the clocks of their reader. Our own choice: the start of a working week. */
const MONDAY_MORNING = { weekday: 1, time: "08:00" };

/** The first Monday morning after an instant, in an IANA zone. Throws a RangeError for an unknown zone. */
export function nextMonday(after: Instant, zone: string): Instant {
  const [slot] = slotsBetween({ zone, times: [MONDAY_MORNING] }, later(after, 1), later(after, days(8)));
  if (!slot) throw new RangeError(`No Monday follows ${after} in ${zone}.`);
  return slot.publishAt;
}

/** What a weekly mail is about: the seven days before an instant that are over, in UTC like all days of a report. */
export const weekBefore = (at: Instant): Period => lastDays(7, dayAfter(dayOf(at), -1));
