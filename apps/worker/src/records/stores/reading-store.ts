import {
  type DailyTotals,
  type Day,
  type DayGain,
  dayOf,
  type GainsOfDay,
  type ReadingDay,
  type ReadingPoint,
} from "@vignette/domain/analytics";
import type { Instant } from "@vignette/domain/kernel";
import type { Documents, Stored, Version, Write } from "../../adapters/documents/documents.ts";
import { open } from "../open.ts";
import { dailyRecords } from "../posts/daily.ts";
import { metricRecords } from "../posts/metrics.ts";
import { readingRecords } from "../posts/readings.ts";

/** Readings of a target that are shown, in the old collection: an hour apart they fill a month. Our own choice. */
const OLD_READINGS = 800;

type DailyOwner = Pick<DailyTotals, "uid" | "projectId" | "accountId" | "platform">;

/**
 * Collections `readings` and `daily`. Needs the composite indexes readings: uid + targetId + day, daily: uid + projectId
 * + day, metrics: uid + targetId + createdAt.
 */
export function readingStore(documents: Documents) {
  const readings = open(documents, readingRecords);
  const daily = open(documents, dailyRecords);
  const metrics = open(documents, metricRecords);
  const idOf = (targetId: string, day: Day) => `${targetId}_${day}`;

  return {
    /** The readings of these targets on the day of each instant, by target id. */
    async onDays(
      wanted: readonly (readonly [targetId: string, at: Instant])[],
    ): Promise<Map<string, Stored<ReadingDay>>> {
      const found = await readings.several(wanted.map(([id, at]) => idOf(id, dayOf(at))));
      return new Map(found.map((it) => [it.value.targetId, it]));
    },
    /** The readings of a target from one day to another, both inclusive. */
    async between(uid: string, targetId: string, from: Day, to: Day): Promise<ReadingDay[]> {
      const found = await readings.find({
        where: [
          ["uid", "==", uid],
          ["targetId", "==", targetId],
          ["day", ">=", from],
          ["day", "<=", to],
        ],
        orderBy: [["day", "asc"]],
      });
      return found.map(({ value }) => value);
    },
    /** All readings of a target, oldest first, also those that were stored one by one, before days were. */
    async curve(uid: string, targetId: string): Promise<ReadingPoint[]> {
      const ofTarget = [
        ["uid", "==", uid],
        ["targetId", "==", targetId],
      ] as const;
      const [days, old] = await Promise.all([
        readings.find({ where: ofTarget, orderBy: [["day", "asc"]] }),
        metrics.find({ where: ofTarget, orderBy: [["createdAt", "asc"]], limit: OLD_READINGS }),
      ]);
      const points = days.flatMap(({ value }) => value.points);
      return [...old.map(({ value }) => ({ at: value.createdAt, values: value.values })), ...points];
    },
    /** The sums of a project from one day to another, both inclusive. */
    async daily(uid: string, projectId: string, from: Day, to: Day): Promise<DailyTotals[]> {
      const found = await daily.find({
        where: [
          ["uid", "==", uid],
          ["projectId", "==", projectId],
          ["day", ">=", from],
          ["day", "<=", to],
        ],
        orderBy: [["day", "asc"]],
      });
      return found.map(({ value }) => value);
    },
    writes: {
      /** Stores a day's readings; `version` null if it has none yet. Fails if another writer was faster. */
      day(value: Omit<ReadingDay, "id">, version: Version | null): Write {
        const id = idOf(value.targetId, value.day);
        const stored = { id, ...value };
        return version === null ? readings.writes.create(id, stored) : readings.writes.put(id, stored, version);
      },
      /** Adds what an account gained on a day, and what of it each of `looks` did, by `kindAndLook`. */
      gain(
        { day, ...gains }: DayGain,
        looks: readonly (readonly [look: string, gains: GainsOfDay])[],
        owner: DailyOwner,
        now: Instant,
      ): Write {
        const id = `${owner.projectId}_${owner.accountId}_${day}`;
        const parts = [["", gains] as const, ...looks.map(([look, it]) => [`looks.${look}.`, it] as const)];
        const added = parts.flatMap(([prefix, { gained, caughtUp }]) => [
          ...Object.entries(gained).map(([name, count]) => [`${prefix}gained.${name}`, count] as const),
          ...Object.entries(caughtUp).map(([name, count]) => [`${prefix}caughtUp.${name}`, count] as const),
        ]);
        return daily.writes.add(id, { id, ...owner, day, lastUpdated: now }, Object.fromEntries(added));
      },
    },
  };
}
export type ReadingStore = ReturnType<typeof readingStore>;
