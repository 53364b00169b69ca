import { days, type Instant, instant } from "../../kernel/index.ts";

/**
 * The end of the calendar, about which nothing is planned or asked: the beginning of the year 2100. Our own choice: far
 * beyond any plan, and every calculation with dates stays within the years that are written with four digits.
 */
export const CALENDAR_END = instant(Date.UTC(2100, 0, 1));

const formats = new Map<string, Intl.DateTimeFormat>();

/** Whether the zone is one that this machine knows: an IANA name such as `Europe/Berlin`. */
export function isZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/**
 * The wall time `2026-11-03T18:30` that clocks in the zone show at an instant. Throws a RangeError for an unknown zone.
 */
export function wallTimeAt(moment: Instant, zone: string): string {
  return new Date(moment + offsetAt(moment, zone)).toISOString().slice(0, 16);
}

/**
 * The instant at which clocks in the zone show the wall time. A time that the clocks skip moves forward by what they
 * skip; for a time that they show twice it is the first. Null for a day that does not exist or lies beyond the
 * calendar. Throws a RangeError for an unknown zone.
 */
export function instantOf(wallTime: string, zone: string): Instant | null {
  const asUtc = Date.parse(`${wallTime}:00Z`);
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 16) !== wallTime) return null;
  if (asUtc > CALENDAR_END) return null;

  // No zone changes its clocks twice within two days, so one of these two offsets is right.
  const before = asUtc - offsetAt(asUtc - days(1), zone);
  const after = asUtc - offsetAt(asUtc + days(1), zone);
  const shown = [before, after].filter((it) => it + offsetAt(it, zone) === asUtc);
  return instant(Math.max(0, shown.length > 0 ? Math.min(...shown) : before));
}

/** Milliseconds that clocks in the zone are ahead of UTC. */
function offsetAt(moment: number, zone: string): number {
  const parts: Record<string, number> = {};
  for (const part of formatOf(zone).formatToParts(moment)) parts[part.type] = Number(part.value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  formats.set(zone, format);
  return format;
}
