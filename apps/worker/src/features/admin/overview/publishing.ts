import { type FailureCount, percentile } from "@vignette/domain/admin";
import { days, type Instant, instant, later } from "@vignette/domain/kernel";
import { TargetState } from "@vignette/domain/scheduling";
import type { AdminStore } from "../store.ts";

/** The period of lag and failures. */
const WEEK = days(7);
/** Targets read for lag and failures, the latest first: enough for a percentile, few enough for one request. */
const SAMPLE = 300;
/** Before any planned time. */
const START = instant(0);

type Store = Pick<AdminStore, "targets">;

/** The number of targets in each state. */
export async function countTargets({ targets }: Store): Promise<Record<TargetState, number>> {
  const counts = TargetState.options.map(async (state) => [state, await targets.count(inState(state, START))] as const);
  return Object.fromEntries(await Promise.all(counts)) as Record<TargetState, number>;
}

/** How long after its planned time sending began, in milliseconds, for the latest targets of the last seven days. */
export async function publishingLag({ targets }: Store, now: Instant) {
  const published = await targets.find({
    ...inState("published", later(now, -WEEK)),
    orderBy: [["publishAt", "desc"]],
    limit: SAMPLE,
  });
  const lags = published.flatMap(({ value: { attempt, publishAt } }) =>
    attempt ? [Math.max(0, attempt.sendingSince - publishAt)] : [],
  );
  return { measured: lags.length, p50: percentile(lags, 0.5), p95: percentile(lags, 0.95) };
}

/** The causes of failure of the latest failed targets of the last seven days, the most frequent first. */
export async function failures({ targets }: Store, now: Instant): Promise<FailureCount[]> {
  const failed = await targets.find({
    ...inState("failed", later(now, -WEEK)),
    orderBy: [["publishAt", "desc"]],
    limit: SAMPLE,
  });
  const counts = new Map<string, FailureCount>();
  for (const { value } of failed) {
    const { platform, failure } = value;
    const code = failure?.code ?? "unknown";
    const known = counts.get(`${platform} ${code}`);
    if (known) known.count += 1;
    else counts.set(`${platform} ${code}`, { platform, code, message: failure?.message ?? "", count: 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}

const inState = (state: TargetState, since: Instant) =>
  ({
    where: [
      ["state", "==", state],
      ["publishAt", ">=", since],
    ],
  }) as const;
