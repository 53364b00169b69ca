import type { DailyTotals, MetricValues, ReadingDay } from "@vignette/domain/analytics";
import { type DayGain, dayOf, publishedAtOf } from "@vignette/domain/analytics";
import { type Instant, instant } from "@vignette/domain/kernel";
import { freshOptions, type Target } from "@vignette/domain/scheduling";
import { DocumentError, type Stored, type Write } from "../../../adapters/documents/documents.ts";
import type { Measurement } from "../../../adapters/platforms/platform-gate.ts";
import type { Result } from "../../../records/posts/results.ts";
import type { CollectDeps } from "./collect-metrics.ts";

/** A published target of a user; `at` is when it went out. */
export const aTarget = (id: string, at: Instant, change: Partial<Target> = {}) =>
  ({
    ...{ id, postId: `p-${id}`, uid: "u1", projectId: "project", accountId: "a1", platform: "instagram" },
    ...{ caption: "", media: "video", options: freshOptions("instagram", false), attempt: null, publishAt: at },
    ...{ state: "published", publication: { at, platformPostId: id, permalink: `https://instagram.test/${id}` } },
    ...change,
  }) as unknown as Target;

type Versioned<T> = Map<string, { value: T; version: number }>;

/**
 * Stores and a platform in memory. `views` tells a target's views at an instant; null without an answer. Writes check
 * versions as Firestore does, and are made together or not at all.
 */
export function inMemory(targets: readonly Target[], views: (target: Target, at: Instant) => number | null) {
  const due = new Map(targets.map((it) => [it.id, { target: it, at: publishedAtOf(it) as Instant | null }]));
  const results: Versioned<Result> = new Map();
  const readings: Versioned<ReadingDay> = new Map();
  const daily = new Map<string, Pick<DailyTotals, "gained" | "caughtUp" | "day">>();
  let stored = 0;

  const asWrite = (check: () => boolean, apply: () => void) => ({ check, apply }) as unknown as Write;
  const put = <T>(into: Versioned<T>, id: string, value: T, version: string | null) =>
    asWrite(
      () => String(into.get(id)?.version ?? null) === String(version),
      () => into.set(id, { value, version: (into.get(id)?.version ?? 0) + 1 }),
    );
  const storedOf = <T>(from: Versioned<T>, id: string): Stored<T>[] => {
    const found = from.get(id);
    return found ? [{ id, value: structuredClone(found.value), version: String(found.version) }] : [];
  };

  const depsAt = (now: Instant) =>
    ({
      now,
      documents: {
        async commit(writes: readonly { check: () => boolean; apply: () => void }[]) {
          if (!writes.every(({ check }) => check())) throw new DocumentError("changed", "Changed.");
          for (const { apply } of writes) apply();
        },
      },
      targets: {
        toRead: async (at: Instant, limit: number) =>
          [...due.values()]
            .filter((it) => it.at !== null && it.at <= at)
            .toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0))
            .slice(0, limit)
            .map(({ target }) => ({ id: target.id, value: target, version: "1" })),
        writes: {
          readAt: (target: Target, at: Instant | null) =>
            asWrite(
              () => due.has(target.id),
              () => due.set(target.id, { target, at }),
            ),
        },
      },
      results: {
        several: async (ids: readonly string[]) =>
          new Map(ids.flatMap((id) => storedOf(results, id)).map((it) => [it.id, it])),
        writes: { keep: (value: Result, version: string | null) => put(results, value.id, value, version) },
      },
      readings: {
        onDays: async (wanted: readonly (readonly [string, Instant])[]) =>
          new Map(
            wanted.flatMap(([id, at]) => storedOf(readings, `${id}_${dayOf(at)}`)).map((it) => [it.value.targetId, it]),
          ),
        between: async (_: string, targetId: string) =>
          [...readings.values()]
            .map(({ value }) => value)
            .filter((it) => it.targetId === targetId)
            .toSorted((a, b) => (a.day < b.day ? -1 : 1)),
        writes: {
          day: (value: Omit<ReadingDay, "id">, version: string | null) => {
            const id = `${value.targetId}_${value.day}`;
            return put(readings, id, { id, ...value }, version);
          },
          gain: (gain: DayGain, _: unknown, { projectId, accountId }: { projectId: string; accountId: string }) =>
            asWrite(
              () => true,
              () => add(`${projectId}_${accountId}_${gain.day}`, gain),
            ),
        },
      },
      posts: { find: async () => null },
      platforms: {
        measure: async (_: string, __: string, posts: readonly { targetId: string }[]): Promise<Measurement[]> =>
          posts.flatMap(({ targetId }) => {
            const target = due.get(targetId)?.target;
            const told = target ? views(target, now) : null;
            if (told === null) return [];
            stored += 1;
            const values = { views: told, likes: null } as MetricValues;
            return [{ targetId, platformPostId: targetId, permalink: null, values }];
          }),
      },
      live: async () => undefined,
      warn: (error: unknown) => {
        throw error;
      },
    }) as unknown as CollectDeps;

  function add(id: string, { day, gained, caughtUp }: DayGain) {
    const known = daily.get(id) ?? { day, gained: {}, caughtUp: {} };
    for (const [name, count] of Object.entries(gained))
      if (name === "views") known.gained.views = (known.gained.views ?? 0) + count;
    for (const [name, count] of Object.entries(caughtUp))
      if (name === "views") known.caughtUp.views = (known.caughtUp.views ?? 0) + count;
    daily.set(id, known);
  }

  return {
    depsAt,
    results,
    readings,
    daily,
    answers: () => stored,
    dueAt: (id: string) => due.get(id)?.at ?? null,
    gainedInAll: () =>
      [...daily.values()].reduce((sum, it) => sum + (it.gained.views ?? 0) + (it.caughtUp.views ?? 0), 0),
    viewsInAll: () => [...results.values()].reduce((sum, { value }) => sum + (value.values.views ?? 0), 0),
  };
}

/** A day that has just begun, in UTC. */
export const MIDNIGHT = instant(Date.UTC(2026, 10, 24));
