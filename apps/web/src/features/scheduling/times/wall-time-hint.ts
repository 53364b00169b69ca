import { instant } from "@vignette/domain/kernel";
import { instantOf, wallTimeAt } from "@vignette/domain/scheduling";
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
  if (shown !== wallTime) return `${time} doesn't exist on ${day}; goes out ${clockText(shown.slice(11))}.`;
  if (wallTimeAt(instant(moment + HOUR), zone) === wallTime) {
    return `${time} comes twice on ${day}; goes out the first time.`;
  }
  return wallTimeAt(moment, own) === wallTime ? null : `That is ${dateTimeIn(own, moment)} where you are.`;
}
