import type { RecipePlan } from "@vignette/domain/automation";

const DAY = 86_400_000;

/**
 * The wall times that a plan sets between two instants, as `2027-03-28T18:30`: read off the calendar of its zone, not
 * calculated as the product does.
 */
export function setTimes({ times }: Pick<RecipePlan, "times">, from: number, to: number): string[] {
  const [first, last] = [wallTime(from, times.zone), wallTime(to, times.zone)];
  const found: string[] = [];
  for (let day = Date.parse(first.slice(0, 10)); day <= Date.parse(last.slice(0, 10)); day += DAY) {
    const date = new Date(day).toISOString().slice(0, 10);
    const weekday = new Date(day).getUTCDay() || 7;
    for (const it of times.times) if (it.weekday === weekday) found.push(`${date}T${it.time}`);
  }
  return found.filter((it) => it > first && it <= last).toSorted();
}

/** What a clock on the wall shows. */
export function wallTime(at: number, zone: string): string {
  const shown = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
  return shown.format(at).replace(" ", "T");
}
