import type { Instant } from "../../kernel/index.ts";
import { wallTimeAt } from "../../scheduling/index.ts";
import { type Aged, againstUsual } from "./against-usual.ts";
import { dayParts } from "./grouped-by.ts";
import { LEARNED_FROM, type Times } from "./learned.ts";
import { comparable } from "./noise.ts";
import { shrunk, timesOf } from "./shrunk.ts";

/** The posts of one weekday and part of the day. `times` is null under five posts: then nothing is said. */
export type WeekCell = {
  /** 1 is Monday, 7 is Sunday, as in ISO 8601. */
  weekday: number;
  /** The hour at which the part of the day begins. */
  from: number;
  n: number;
  times: Times | null;
};

/** The hours at which the parts of a day begin. */
export const partsOfDay: readonly number[] = Object.values(dayParts);

type Posted = Aged & { publishedAt: Instant };

/**
 * What the posts of one account say about when to post: each against the usual of the account at the same age, by
 * weekday and part of the day as clocks in `zone` show them, shrunk toward the usual as in `learn`. Every cell of a
 * week is there, from Monday at midnight.
 */
export function weekGrid(targets: readonly Posted[], zone: string): WeekCell[] {
  const compared = againstUsual(targets);
  const { logs, noise } = comparable(compared.map(({ log }) => log));
  const cells = new Map<string, number[]>();
  for (const [at, { target }] of compared.entries()) {
    const key = cellOf(target.publishedAt, zone);
    cells.set(key, [...(cells.get(key) ?? []), logs[at] ?? 0]);
  }
  const keys = [...cells.keys()];
  const beliefs = new Map(shrunk([...cells.values()], noise).map((belief, at) => [keys[at], belief]));
  return [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
    partsOfDay.map((from) => {
      const key = `${weekday}/${from}`;
      const n = cells.get(key)?.length ?? 0;
      const belief = beliefs.get(key);
      return { weekday, from, n, times: belief && n >= LEARNED_FROM ? timesOf(belief) : null };
    }),
  );
}

function cellOf(at: Instant, zone: string): string {
  const wallTime = wallTimeAt(at, zone);
  const weekday = new Date(`${wallTime}:00Z`).getUTCDay() || 7;
  return `${weekday}/${partsOfDay.findLast((from) => Number(wallTime.slice(11, 13)) >= from)}`;
}
