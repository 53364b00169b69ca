import {
  afterReading,
  countedOf,
  type DayGain,
  dayOf,
  kindAndLook,
  type Latest,
  type MetricValues,
  marksAfter,
  nextReadingAt,
  type PostFacts,
  publishedAtOf,
  type ReadingDay,
  summed,
  withPoint,
} from "@vignette/domain/analytics";
import type { Instant } from "@vignette/domain/kernel";
import { isStory, type Target } from "@vignette/domain/scheduling";
import type { Documents, Stored, Write } from "../../../adapters/documents/documents.ts";
import type { LivePush } from "../../../adapters/live.ts";
import type { Result } from "../../../records/posts/results.ts";
import type { PostStore } from "../../../records/stores/post-store.ts";
import type { ReadingStore } from "../../../records/stores/reading-store.ts";
import type { ResultStore } from "../../../records/stores/result-store.ts";
import type { TargetStore } from "../../../records/stores/target-store.ts";
import { factsOf } from "./facts-of.ts";

export type KeepDeps = {
  documents: Documents;
  readings: ReadingStore;
  results: ResultStore;
  targets: TargetStore;
  posts: Pick<PostStore, "find" | "findAsset" | "creation">;
  live: LivePush;
  now: Instant;
};

/** A target that was read; `values` null without an answer. */
export type Read = { target: Target; values: MetricValues | null };

/** A reading with what is stored of its target now. */
type Told = {
  target: Target;
  values: NonNullable<Read["values"]>;
  result: Stored<Result> | null;
  today: Stored<ReadingDay> | null;
};

/** Everything to write for some targets of one account, calculated from what is stored now. */
export async function readingWrites(deps: KeepDeps, read: readonly Read[]): Promise<Write[]> {
  const plans = read.map(({ target, values }) => nextReading(deps, target, values !== null));
  const answered = read.flatMap(({ target, values }) => (values ? [{ target, values }] : []));
  const [results, days] = await Promise.all([
    deps.results.several(answered.map(({ target }) => target.id)),
    deps.readings.onDays(answered.map(({ target }) => [target.id, deps.now])),
  ]);
  const told = answered.map(
    (it): Told => ({ ...it, result: results.get(it.target.id) ?? null, today: days.get(it.target.id) ?? null }),
  );
  const kept = await Promise.all(told.map((it) => keep(deps, it)));
  const [first] = read;
  return [...plans, ...kept.flatMap(({ writes }) => writes), ...(first ? dailyWrites(deps, first.target, kept) : [])];
}

function nextReading(deps: KeepDeps, target: Target, answered: boolean): Write {
  const isNamed = target.publication !== null && target.publication.permalink !== null;
  const plan = { publishedAt: publishedAtOf(target), isNamed, isStory: isStory(target.options), answered };
  return deps.targets.writes.readAt(target, nextReadingAt(plan, deps.now));
}

/** `facts` are null if they are not known: its gains then belong to no kind. */
type Kept = { target: Target; writes: Write[]; gains: DayGain[]; facts: PostFacts | null };

async function keep(deps: KeepDeps, { target, values, result, today }: Told): Promise<Kept> {
  const { now } = deps;
  const { id: targetId, uid, projectId, postId, accountId, platform } = target;
  const publishedAt = publishedAtOf(target);
  const reading = { at: now, values };
  const points = withPoint(today?.value.points ?? [], reading);
  // A later reading of the same ten minutes is stored: this one says nothing new.
  if (!points.includes(reading)) return { target, writes: [], gains: [], facts: null };

  const isLate = result !== null && result.value.createdAt > now;
  const near = isLate ? await pointsAround(deps, target, result.value) : [];
  const { latest, gains } = afterReading(publishedAt, result && latestOf(result.value, publishedAt), reading, near);
  const owner = { uid, projectId, postId, targetId, accountId };
  const writes = [
    deps.readings.writes.day({ ...owner, day: dayOf(now), points, lastUpdated: now }, today?.version ?? null),
  ];
  const facts = result?.value.facts ?? (await factsOf(deps, target));
  if (latest) {
    const { marks, counted } = latest;
    const value: Result = {
      ...{ id: targetId, uid, projectId, postId, accountId, platform, values, publishedAt, marks },
      ...{ counts: counted.counts, createdAt: now, ...(facts && { facts }) },
    };
    writes.push(deps.results.writes.keep(value, result?.version ?? null));
  }
  return { target, writes, gains, facts };
}

/** Of a result that was stored before counts were, what it told is what was known. */
function latestOf({ createdAt: at, counts, values, marks }: Result, publishedAt: Instant): Latest {
  if (counts) return { counted: { at, counts }, marks };
  const { views } = values;
  return {
    counted: countedOf(at, values),
    marks: views === null ? marks : marksAfter(marks, null, { age: at - publishedAt, views }),
  };
}

/** All points from the day of a late reading to the latest one, and before it as far as a plan reaches back. */
async function pointsAround(deps: KeepDeps, target: Target, latest: Result) {
  const days = await deps.readings.between(
    target.uid,
    target.id,
    dayOf(publishedAtOf(target)),
    dayOf(latest.createdAt),
  );
  return days.flatMap(({ points }) => points);
}

/** The sums of the targets of one account, by project and day, and by kind and look within. */
function dailyWrites(deps: KeepDeps, { accountId, platform, uid }: Target, kept: readonly Kept[]): Write[] {
  return [...Map.groupBy(kept, ({ target }) => target.projectId)].flatMap(([projectId, some]) => {
    const byLook = [...Map.groupBy(some, ({ facts }) => facts && kindAndLook(facts))].flatMap(([look, ofLook]) =>
      look === null ? [] : summed(ofLook.flatMap(({ gains }) => gains)).map((gain) => ({ look, gain })),
    );
    return summed(some.flatMap(({ gains }) => gains)).map((gain) => {
      const looks = byLook.flatMap((it) => (it.gain.day === gain.day ? [[it.look, it.gain] as const] : []));
      return deps.readings.writes.gain(gain, looks, { uid, projectId, accountId, platform }, deps.now);
    });
  });
}
