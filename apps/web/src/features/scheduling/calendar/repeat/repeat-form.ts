import { type PostView, type Recurrence, weekdayOf } from "@vignette/domain/scheduling";
import { monthPlus } from "../state/days.ts";

/** The form as typed; a number may be incomplete. */
export type RepeatForm = {
  frequency: Recurrence["frequency"];
  interval: string;
  weekdays: number[];
  ends: "count" | "until";
  count: string;
  until: string;
  skipped: number[];
};

/** The default: weekly on the post's weekday, eight posts in total. */
export function freshForm({ schedule }: PostView): RepeatForm {
  const until = monthPlus(schedule.wallTime.slice(0, 10), 2);
  const weekdays = [weekdayOf(schedule.wallTime)];
  return { frequency: "weekly", interval: "1", weekdays, ends: "count", count: "8", until, skipped: [] };
}

/** The rule that a form describes; incomplete numbers become the nearest allowed value. */
export function repeatRuleOf({ frequency, interval, weekdays, ends, count, until, skipped }: RepeatForm): Recurrence {
  return {
    frequency,
    interval: whole(interval, 52),
    weekdays: frequency === "weekly" ? weekdays : [],
    end: ends === "count" ? { type: "count", count: whole(count, 100) } : { type: "until", date: until },
    skipped,
  };
}

const whole = (text: string, max: number) => Math.min(max, Math.max(1, Math.floor(Number(text) || 1)));
