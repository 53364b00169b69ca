import { instant } from "@vignette/domain/kernel";
import { instantOf, wallTimeAt } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { clockText } from "../../../shared/formats.ts";
import { dateTimeIn, dayIn, ownZone } from "../../../shared/times/times.ts";

const HOUR = 3_600_000;

/** A hint about a wall time that the clocks skip or repeat, or that differs in the user's own zone. Null for none. */
export function wallTimeHint(wallTime: string, zone: string, own = ownZone()): string | null {
  const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wallTime) ? instantOf(wallTime, zone) : null;
  if (moment === null) return null;
  const day = dayIn("UTC", instant(Date.parse(`${wallTime}Z`)));
  const time = clockText(wallTime.slice(11));
  const shown = wallTimeAt(moment, zone);
  if (shown !== wallTime) return m.calendar_clock_gap({ time, day, actual: clockText(shown.slice(11)) });
  if (wallTimeAt(instant(moment + HOUR), zone) === wallTime) {
    return m.calendar_clock_twice({ time, day });
  }
  return wallTimeAt(moment, own) === wallTime ? null : m.calendar_your_time({ own: dateTimeIn(own, moment) });
}
