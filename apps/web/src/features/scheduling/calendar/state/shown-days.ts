import { instant } from "@vignette/domain/kernel";
import { isZone } from "@vignette/domain/scheduling";
import { ownZone } from "../../../../shared/language/reader.ts";
import { storedValue } from "../../../../shared/storage/stored-value.ts";
import { type Day, dayAt, type InstantRange, isDay, monthGrid, spanOf } from "./days.ts";

/** The zone that the user chose for the calendar. */
export const keptZone = storedValue("calendar-zone");

/** The calendar's zone: the chosen one, or the browser's. */
export const zoneOf = (kept: string | null): string => (kept !== null && isZone(kept) ? kept : ownZone());

/** The day that the address names, or today. */
export function shownDay(query: URLSearchParams, zone: string): Day {
  const day = query.get("day") ?? "";
  return isDay(day) ? day : dayAt(instant(Date.now()), zone);
}

/** What the calendar asks for: the whole weeks that contain the month of a day. */
export const monthSpan = (day: Day, zone: string): InstantRange => spanOf(monthGrid(day), zone);

/** What the calendar asks for first at an address. */
export function shownSpan(query: URLSearchParams): InstantRange {
  const zone = zoneOf(keptZone.read());
  return monthSpan(shownDay(query, zone), zone);
}
